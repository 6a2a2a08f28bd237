"""A phone held upright: everything fits the width, and no tap must be precise."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.effort import proven
from tests.table import EDITION, player, position
from tests.web.conftest import NewPerson
from tests.web.driver import Server, at_round, bot, decide, make_game, me, new_game, offers, open_table, play_on
from tests.web.pages.test_pages import NONE, THEMES, WEAR, obstacles
from tests.web.table.late import SEATS, late_game

# Legal things that a tap 19 px off their middle would miss, which makes them smaller than 40 px.
TOO_SMALL = """() => [...document.querySelectorAll('[data-word], [data-gap]:not([aria-pressed=true])')].filter(each => {
  each.scrollIntoView({block: 'center'});
  const box = each.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
  const hit = (dx, dy) => each.contains(document.elementFromPoint(x + dx, y + dy));
  return each.offsetParent && !(hit(-19, 0) && hit(19, 0) && hit(0, -19) && hit(0, 19));
}).map(each => each.dataset.word ?? each.dataset.gap)"""

# How far the ink of a thing stands off from its own ground; axe looks at text alone, and here are drawings.
CONTRAST = """selector => {
  const style = getComputedStyle(document.querySelector(selector));
  const light = colour => {
    const part = value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const [red, green, blue] = colour.match(/[0-9.]+/g).map(each => part(each / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [one, other] = [light(style.color), light(style.backgroundColor)];
  return Math.max(one, other) / Math.min(one, other);
}"""


def fits(page: Page) -> bool:
    found: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


@pytest.mark.parametrize("turns", proven([3, 8], 3))
def test_some_turns_are_played_by_tapping(person: NewPerson, server: Server, turns: int) -> None:
    page, chance = person(360, 740, touch=True), random.Random(9)
    new_game(page, server, seats=[me(), bot(), bot(), bot(), bot()], position=at_round(5, players=5))
    for _ in range(turns):
        offers(page)
        assert page.evaluate(TOO_SMALL) == []
        assert fits(page)
        play_on(page, chance, clicks=1)


def test_the_tools_of_the_table_are_in_its_menu(person: NewPerson, server: Server) -> None:
    page = person(360, 740, touch=True)
    new_game(page, server, seats=[me(), bot()])
    for name in ("All choices", "Board as text", "What may still come up"):
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("button", name=name).tap()
        page.get_by_role("heading", name=name).wait_for()
        assert fits(page)
        page.get_by_role("button", name="Close this window").tap()


@pytest.mark.proof
def test_the_pace_of_the_others_is_set_in_the_menu(person: NewPerson, server: Server) -> None:
    page = person(360, 740, touch=True)
    new_game(page, server, seats=[me(), bot()])
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("radio", name="Slow").tap()

    assert fits(page)
    assert page.evaluate("JSON.parse(localStorage['spyrium.settings']).pace") == "slow"


def test_what_a_building_brings_can_be_read_in_its_button(person: NewPerson, server: Server, axe: str) -> None:
    page = person(390, 844, touch=True)
    start = position(player("workshop-1", "mine-1"), market={"a1": "crane"}, workers={"a1b1": [0]})
    new_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    page.wait_for_selector(".prompt .gives")

    assert obstacles(page, axe, ".prompt") == NONE
    for theme in THEMES:
        page.evaluate(WEAR, theme)
        assert page.evaluate(CONTRAST, ".prompt .gives") > 4.5, theme


def test_something_is_asked_where_all_answers_are_buttons(person: NewPerson, server: Server) -> None:
    page = person(390, 844, touch=True)
    start = position(player("workshop-1", phase=1, event_used=True), player(phase=1), market={"a1": "crane"})
    new_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    decide(page, "phase2")
    page.wait_for_selector('[data-word="use:workshop-1/1"]')

    assert "use a building" in page.locator(".prompt .question").inner_text()


# How far below the top of the screen a section of the board begins.
TOP = "selector => Math.round(document.querySelector(selector).getBoundingClientRect().top)"
SECTIONS = {".companies > .company": "The others", ".log": "Log", ".events": "Events", ".own": "Company"}


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "sideways"])
def test_each_section_of_the_board_is_a_tap_away(person: NewPerson, server: Server, size: tuple[int, int]) -> None:
    page = person(*size, touch=True)
    open_table(page, server, make_game(page, server, seats=SEATS, record=late_game(1)))
    page.wait_for_selector(".prompt.mine")
    sections = page.get_by_role("navigation", name="Board")
    for selector, name in SECTIONS.items():
        sections.get_by_role("button", name=name).tap()
        expect(sections.get_by_role("button", name=name)).to_have_attribute("aria-current", "location")

        assert 0 <= page.evaluate(TOP, selector) < size[1] / 3, name


def test_the_market_is_a_tap_away(person: NewPerson, server: Server) -> None:
    page = person(390, 844, touch=True)
    open_table(page, server, make_game(page, server, seats=SEATS, record=late_game(1)))
    page.wait_for_selector(".prompt.mine")
    page.evaluate("scrollTo(0, 500)")
    page.get_by_role("button", name="Market", exact=True).tap()

    page.wait_for_function("scrollY === 0")


def test_the_market_calls_whoever_looks_elsewhere_in_their_turn(person: NewPerson, server: Server) -> None:
    page = person(360, 740, touch=True)
    open_table(page, server, make_game(page, server, seats=SEATS, record=late_game(1)))
    page.wait_for_selector(".prompt.mine")
    market = page.get_by_role("button", name="Market", exact=True)
    expect(market).not_to_have_class(re.compile("calls"))
    page.get_by_role("button", name="The others").tap()

    expect(market).to_have_class(re.compile("calls"))


def press_long(page: Page, selector: str) -> None:
    """A finger rests on a thing until it is told about it, and leaves."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.wait_for_selector("[role=tooltip]")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_shows_the_text_of_a_card_and_decides_nothing(person: NewPerson, server: Server) -> None:
    page = person(360, 740, touch=True)
    start = position(player(), market={"a1": "crane"}, workers={"a1b1": [0]})
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    offers(page)
    press_long(page, '[data-place="a1"] .look')

    shown = page.get_by_role("tooltip")
    assert "A new space costs you £3 less" in shown.inner_text()
    assert page.locator('[aria-pressed="true"]').count() == 0
    assert server.words(game) == []
    box = shown.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360

    page.touchscreen.tap(180, 20)
    shown.wait_for(state="detached")


def test_a_tap_on_the_details_of_a_card_closes_them_and_decides_nothing(person: NewPerson, server: Server) -> None:
    page = person(390, 844, touch=True)
    game = make_game(page, server, seats=SEATS, record=late_game(1))
    open_table(page, server, game)
    page.wait_for_selector(".prompt.mine")
    decided = server.words(game)
    answer = page.locator('.prompt [data-word^="event:"]').first.bounding_box()
    assert answer is not None
    middle = answer["x"] + answer["width"] / 2, answer["y"] + answer["height"] / 2
    press_long(page, '[data-place="b1"] .look')
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.inspector') !== null", list(middle))

    page.touchscreen.tap(*middle)
    page.wait_for_selector("[role=tooltip]", state="detached")
    page.wait_for_selector(".prompt.mine")
    assert server.words(game) == decided
