"""A long game of five at every size of screen and text: all that one decides with is near, whole and uncovered."""

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from spyrium import Game
from spyrium.bots import load
from tests.effort import proven, seldom
from tests.table import EDITION, PASSED, player, position
from tests.web.conftest import NewPerson
from tests.web.driver import Server, choose, make_game, open_table
from tests.web.pages.test_languages import CUT
from tests.web.past.test_review import careless_game, first_mistake, open_review
from tests.web.table.late import SEATS, late_game, rebuilding

Screens = list[tuple[int, int]]

# A phone, a tablet and a laptop; all others are for `make proofs`.
THREE = [(360, 740), (820, 1180), (1366, 768)]
OTHERS = [
    (390, 844), (667, 375), (844, 390), (768, 1024), (1024, 768), (1180, 820), (1280, 720),
    (1440, 900), (1920, 1080), (2560, 1440),
]  # fmt: skip
SCREENS = sorted(THREE + OTHERS)

pytestmark = pytest.mark.parametrize("screens", proven([THREE, OTHERS], THREE), ids=["three", "others"])

# What is wrong with the table as it stands.
FAULTS = """() => {
  scrollTo(0, 0);
  const faults = [];
  const all = selector => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility());
  const name = each => each.dataset.word ?? each.dataset.gap ?? each.dataset.place ?? each.className;
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
  for (const each of all('.market, .prompt, [data-event], .own .company')) {
    const box = each.getBoundingClientRect();
    if (box.bottom > 2 * innerHeight + 1) faults.push(`${name(each)} ends at ${Math.round(box.bottom)}`);
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${name(each)} sticks out`);
  }
  if (!document.querySelector('.prompt .question').innerText.trim()) faults.push('nothing is asked');
  const prompt = document.querySelector('.prompt').getBoundingClientRect();
  if (prompt.bottom > innerHeight + 1 || prompt.top < 0) faults.push('the prompt is out of sight');
  const wide = prompt.width > 0.6 * innerWidth;
  if (wide && prompt.height > 0.55 * innerHeight) faults.push(`the prompt is ${Math.round(prompt.height)} high`);
  const rolls = each => /auto|scroll/.test(getComputedStyle(each).overflowX);
  const scrolls = each => rolls(each) && each.scrollWidth > each.clientWidth + 1;
  for (const each of all('.prompt, .prompt *')) if (scrolls(each)) faults.push(`${name(each)} scrolls sideways`);
  for (const each of all('.prompt .button')) {
    const [box, inside] = [each.getBoundingClientRect(), document.createRange()];
    inside.selectNodeContents(each);
    const unseen = each.querySelector('.unseen');
    if (unseen) inside.setEndBefore(unseen);
    const words = inside.getBoundingClientRect();
    if (words.left < box.left - 1 || words.right > box.right + 1) faults.push(`${name(each)} holds less than it says`);
  }
  const log = document.querySelector('.log').getBoundingClientRect();
  const lines = document.querySelector('.log .lines').clientHeight;
  if (lines < 60) faults.push(`of the log ${lines} px are seen`);
  if (log.height > innerHeight || log.height < 120) faults.push(`the log is ${Math.round(log.height)} high`);
  for (const each of all('[data-word], [data-gap], .market .card, .standings, .prompt .rule')) {
    each.scrollIntoView({block: 'center', inline: 'nearest'});
    const box = each.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${name(each)} is cut off at the side`);
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const own = hit && (each.contains(hit) || hit.closest('.slot')?.contains(each));
    if (!own) faults.push(`${name(each)} is covered by ${hit?.className}`);
  }
  for (const each of all('.market .name, .market .effect'))
    if (parseFloat(getComputedStyle(each).fontSize) < 11) faults.push(`${each.textContent} is tiny`);
  const column = document.querySelector('.others').getBoundingClientRect();
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const each of document.querySelectorAll('.mini .label, .company .name b'))
    if (!each.checkVisibility() || each.scrollWidth > each.clientWidth + 1) faults.push(`${each.textContent} unnamed`);
  if (innerWidth >= 69 * rem && column.top > innerHeight / 2) faults.push('the rivals are below the market');
  scrollTo(0, 0);
  const low = innerWidth > innerHeight && innerHeight < 42 * 16;
  if (low)
    for (const each of all('.market .card, .standings, .prompt [data-word]')) {
      const box = each.getBoundingClientRect();
      if (box.top < -1 || box.bottom > innerHeight + 1) faults.push(`${name(each)} is out of sight`);
      const hit = document.elementFromPoint(box.x + box.width / 2, box.bottom - 3);
      if (each.matches('.standings') && !each.contains(hit)) faults.push('the standings are covered');
    }
  const tablet = innerWidth >= 47 * rem && innerWidth < 69 * rem && innerHeight >= 42 * rem;
  // Eight buildings that can be used again need more than its one screen.
  const whole = tablet && !document.querySelector('.prompt .again');
  if (whole)
    for (const each of all('.companies .company, .own .company, .log .all > :last-child')) {
      const { top } = each.getBoundingClientRect();
      if (top > innerHeight - 2 * rem) faults.push(`${name(each)} begins at ${Math.round(top)}`);
    }
  const question = document.querySelector('.prompt .question');
  const asked = question.clientHeight / parseFloat(getComputedStyle(question).lineHeight);
  if (tablet && innerWidth < innerHeight && asked > 2.3) faults.push(`${Math.round(asked)} lines are asked`);
  const below = document.documentElement.scrollHeight - innerHeight;
  if ((innerWidth >= 69 * rem || whole) && below > 0) faults.push(`${below} px are below the screen`);
  for (const each of all('.event h2'))
    if (each.scrollWidth > each.clientWidth + 1) faults.push(`${each.textContent} sticks out`);
  const [points, numbers] = [all('.market .seal'), all('.rail .tick i')];
  for (const each of [...points, ...numbers]) {
    const near = each.closest('.card, .rail').querySelectorAll('.asked, .bonus, .prize');
    if ([...near].some(other => shared(each, other) > 0.2)) faults.push(`${each.textContent} is covered`);
  }
  return [...new Set(faults)];
  function shared(one, other) {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(0, width) * Math.max(0, height) / (a.width * a.height);
  }
}"""

# On a desk the log tells at least what everybody has done last.
STARVED_LOG = """() => {
  const list = document.querySelector('.log .lines').getBoundingClientRect();
  const whole = [...document.querySelectorAll('.log .line')].map(each => each.getBoundingClientRect())
    .filter(({top, bottom}) => top >= list.top && bottom <= list.bottom);
  const least = innerWidth < 1180 ? 0 : innerHeight < 46 * 16 ? 2 : innerWidth < 2560 ? 4 : 8;
  return whole.length < least ? [`of the log ${whole.length} lines are seen`] : [];
}"""

# What is wrong with the end of a game: how to go on is out of sight, or a name is broken.
FAULTS_OF_END = """() => {
  const faults = [];
  for (const each of document.querySelectorAll('dialog .next .button')) {
    const box = each.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) faults.push(`${each.textContent} is out of sight`);
  }
  for (const each of document.querySelectorAll('dialog .scores header b')) {
    const name = document.createRange();
    name.selectNode(each.firstChild);
    if (name.getClientRects().length > 1) faults.push(`${name} is broken`);
  }
  if (!document.querySelector('dialog .crest.lit')) faults.push('nobody is honoured');
  for (const each of document.querySelectorAll('dialog .tally .bar'))
    if (each.clientWidth < 80) faults.push(`a bar is ${each.clientWidth} wide`);
  const line = document.querySelector('dialog .headline');
  if (line.scrollWidth > line.clientWidth) faults.push('the headline sticks out');
  const body = document.querySelector('dialog');
  if (body.scrollWidth > body.clientWidth) faults.push('wider than the window');
  return faults;
}"""

# The largest text of the settings, without opening them.
HUGE = """() => {
  document.documentElement.dataset.text = 'huge';
  document.documentElement.style.setProperty('--text-scale', 1.4);
}"""

# What is wrong with the table under analysis: something too narrow to be read, or beside the screen.
FAULTS_OF_ANALYSIS = """() => {
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
  for (const each of document.querySelectorAll('.event, .chances, .moment, .review, .look-back, .own .company')) {
    const box = each.getBoundingClientRect();
    const least = each.matches('.event') ? 150 : 180;
    if (box.width < least) faults.push(`${each.className} is ${Math.round(box.width)} wide`);
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${each.className} sticks out`);
  }
  const below = document.documentElement.scrollHeight - innerHeight;
  if (innerWidth >= 1180 && below > 0) faults.push(`${below} px are below the screen`);
  scrollTo(0, 0);
  const steps = document.querySelector('.look-back').getBoundingClientRect();
  const tablet = Math.min(innerWidth, innerHeight) >= 700;
  const tried = document.querySelector('.prompt');
  if (tablet && !tried && steps.bottom > innerHeight + 1) faults.push(`the steps end at ${Math.round(steps.bottom)}`);
  return faults;
}"""

RIVALS_OUT_OF_SIGHT = """() => {
  const rivals = document.querySelector('.companies');
  const away = rivals.scrollHeight - rivals.clientHeight;
  return away > 0 ? [`${away} px of the rivals are scrolled away`] : [];
}"""


# With very large text, the ways to build take most of a phone held upright.
LOW = [(667, 375), (844, 390), (1024, 768), (1280, 720), (1366, 768)]


def look_everywhere(page: Page, screens: Screens, faulty: str = FAULTS) -> None:
    found = {}
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))")
        if faults := [*page.evaluate(faulty), *(f"cut off: {text}" for text in page.evaluate(CUT))]:
            found[width, height] = faults
    assert found == {}


@pytest.mark.parametrize(
    ("language", "size", "phase"),
    [
        pytest.param("de", 1.4, 1, id="placing-large"),
        *seldom(
            pytest.param("de", 1, 1, id="placing"),
            pytest.param("ru", 1, 2, id="building"),
            pytest.param("ru", 1.4, 2, id="building-large"),
        ),
    ],
)
def test_a_long_game_fits(
    person: NewPerson, server: Server, screens: Screens, language: str, size: float, phase: int
) -> None:
    page = person(1440, 900, language=language, textSize=size)
    game = make_game(page, server, seats=SEATS, record=late_game(phase))
    open_table(page, server, game)
    page.wait_for_selector(".prompt.mine")
    page.wait_for_function("() => document.querySelectorAll('.log .line').length >= 300")
    shown = [screen for screen in screens if screen in LOW] if size > 1 and phase == 2 else screens
    look_everywhere(page, shown)
    if size == 1:
        look_everywhere(page, shown, STARVED_LOG)
    if phase == 2:
        activation = rebuilding(late_game(phase))
        assert choose(page, activation.removeprefix("activate:").partition(">")[0])
        page.wait_for_selector(f'[data-word="{activation}"]')
        look_everywhere(page, shown)
        assert choose(page, activation)
        page.wait_for_selector('.prompt [data-word^="replace:"]')
        look_everywhere(page, shown)


# In the last round: eight buildings of which six have been used, and a character with three tokens for whoever has
# Commerce. The words lead to the most that can be asked at once.
CROWDED = {
    "a1": "architect:1,2,3", "b1": "university-2:2", "c1": "laboratory-2", "a2": "neighbourhood-2", "b2": "luxury-home",
    "c2": "mine-3:3", "a3": "adviser", "b3": "workshop-2", "c3": "factory-1",
}  # fmt: skip
USED = ["mine-1*", "mine-2*", "workshop-1*", "laboratory-1*", "neighbourhood-1", "university-1*", "factory-1*"]
MANY = {
    "used again": ([*USED, "residence-1", "taylorism"], "recruitment", ["taylorism"], "reuse:"),
    "tokens": (["commerce", "mine-1", "workshop-1"], "recruitment", ["a1b1", "activate:a1b1>a1"], "token:"),
    "event": (["commerce", "mine-1", "workshop-1"], "windfall:2", [], "event:"),
}
# Each of these makes a column longer than four rivals with little do.
FULL = ["commerce", "laboratory-1", "university-1", "workshop-1", "workshop-1"]


@pytest.mark.parametrize("size", proven([1, 1.4], 1.4), ids=["ordinary", "large"])
@pytest.mark.parametrize("asked", proven(["used again", "tokens", "event"], "used again"))
def test_whatever_is_asked_all_answers_fit(
    person: NewPerson, server: Server, screens: Screens, asked: str, size: float
) -> None:
    owned, event, words, answers = MANY[asked]
    page = person(1440, 900, language="de", textSize=size)
    ada = player(*owned, vp=24, spyrium=6, workers=6)
    rivals = [player("workshop-1", "residence-1", vp=9), PASSED, PASSED, player("mine-1", vp=22)]
    workers = {"a1b1": [0, 1], "b1b2": [0, 4], "a2b2": [4, 4], "b2c2": [1]}
    start = position(ada, *rivals, market=CROWDED, workers=workers, event=event)
    game = make_game(page, server, seats=SEATS, edition=EDITION.name, position=start)
    open_table(page, server, game)
    for word in words:
        page.wait_for_selector(f'[data-word="{word}"], [data-gap="{word}"]')
        assert choose(page, word)
    page.wait_for_selector(f'.prompt [data-word^="{answers}"]', state="attached")
    page.mouse.move(0, 0)
    look_everywhere(page, screens)


@pytest.mark.parametrize("language", proven(["de", "ru"], "ru"))
@pytest.mark.parametrize("players", [2, 5])
def test_a_full_company_and_the_answers_of_an_event_fit(
    person: NewPerson, server: Server, screens: Screens, players: int, language: str
) -> None:
    page = person(1440, 900, language=language)
    rivals = [
        player("mine-2", "residence-1", "taylorism", vp=9),
        player("workshop-2", "neighbourhood-1"),
        PASSED,
        PASSED,
    ]
    workers = {"a1b1": [0, 1], "b1b2": [0]}
    start = position(
        player(*FULL, vp=24),
        *rivals[: players - 1],
        market=CROWDED | {"a1": "crane"},
        workers=workers,
        event="windfall:2",
    )
    game = make_game(page, server, seats=SEATS[:players], edition=EDITION.name, position=start)
    open_table(page, server, game)
    page.wait_for_selector('.event [data-word^="event:"]', state="attached")
    page.mouse.move(0, 0)
    look_everywhere(page, screens)


@cache
def finished_game() -> str:
    """The record of a whole game of five."""
    player = load("greedy", seed=5)
    game = Game(players=5, seed=5, names=["Ada", *["bot:greedy"] * 4])
    while not game.over:
        game.play(player.choose(game))
    return game.record().dumps()


def test_the_end_of_a_game_fits(page: Page, server: Server, screens: Screens) -> None:
    game = make_game(page, server, seats=SEATS, record=finished_game())
    open_table(page, server, game)
    page.wait_for_selector("dialog svg polyline")
    look_everywhere(page, screens, FAULTS_OF_END)
    page.evaluate(HUGE)
    look_everywhere(page, screens, FAULTS_OF_END)
    with page.expect_download() as picture:
        page.get_by_role("button", name="Share a picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    expect(page.locator("dialog .next").get_by_role("status")).to_have_text("Saved")


# Whose points at the end of a game are out of sight.
POINTS_OUT_OF_SIGHT = """() => {
  const bottom = document.querySelector('dialog .next').getBoundingClientRect().top;
  const rows = [...document.querySelectorAll('dialog .tally .bar')];
  return rows.filter(each => each.getBoundingClientRect().bottom > bottom).map(each => each.parentElement.textContent);
}"""


def test_at_the_end_everybodys_points_are_in_sight_at_once(page: Page, server: Server, screens: Screens) -> None:
    game = make_game(page, server, seats=SEATS, record=finished_game())
    open_table(page, server, game)
    page.wait_for_selector("dialog svg polyline")
    assert page.locator("dialog .tally .bar").count() == 5
    look_everywhere(page, screens, POINTS_OUT_OF_SIGHT)


@pytest.mark.proof
def test_a_game_under_analysis_fits(page: Page, server: Server, screens: Screens) -> None:
    open_review(page, server, careless_game(2, first_round=5))
    first_mistake(page)
    look_everywhere(page, screens, FAULTS_OF_ANALYSIS)


@pytest.mark.proof
def test_five_fit_under_analysis_and_when_a_mistake_is_tried_again(
    page: Page, server: Server, screens: Screens
) -> None:
    open_review(page, server, careless_game(5, first_round=5))
    slider = page.locator(".chances svg[role=slider]")
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")
    look_everywhere(page, screens, RIVALS_OUT_OF_SIGHT)
    page.locator(".review tbody button").nth(1).click()
    page.get_by_role("button", name="Learn from your mistakes").click()
    page.wait_for_selector(".market [data-gap]")
    look_everywhere(page, screens, FAULTS_OF_ANALYSIS)
