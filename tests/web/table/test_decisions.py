"""Every decision kind of the notation, made through the table; and all that is legal is offered, nothing else."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, Position, expect

from spyrium.notation.words import WORDS
from tests.effort import proven, seeds, seldom
from tests.positions import some_position
from tests.table import EDITION, PASSED, player, position
from tests.web.driver import Server, choose, decide, me, next_table, offers

WORKER = {"a1b1": [0]}
BESIDE_A_RIVAL = {"a1b1": [0, 1]}


def table(words: str, *owned: str, **layout: Any) -> Any:
    """A case: seat 0 with these cards, a table around it, and the words it decides, named after them."""
    changes = {name: layout.pop(name) for name in ("vp", "phase", "residence") if name in layout}
    return pytest.param(words.split(), position(player(*owned, **changes), **layout), id=words)


def at_a1(words: str, card: str, *owned: str, workers: dict[str, list[int]] = WORKER, **layout: Any) -> Any:
    """A case with a worker beside the card at a1."""
    return table(words, *owned, market={"a1": card}, workers=workers, **layout)


# Every day each kind of decision once.
TURNS = [
    at_a1("phase2 gain:a1b1>a1", "mine-1", phase=1, workers=BESIDE_A_RIVAL),
    table("gain:a1b1", workers=WORKER),
    table("pass"),
    at_a1("activate:a1b1>a1 token:1 advance", "architect:1"),
    at_a1("activate:a1b1>a1 space score", "residence-1"),
    at_a1("activate:a1b1>a1 replace:mine-1", "mine-2", "mine-1", "mine-1*"),
    at_a1("activate:a1b1>a1 replace:mine-1*", "mine-2", "mine-1", "mine-1*"),
    at_a1("activate:a1b1>a1 space token:2=1", "university-1:2", "commerce"),
    at_a1("activate:a1b1>a1 worker", "adviser", vp=7),
    at_a1("activate:a1b1>a1 cash", "adviser", vp=7),
    at_a1("lobby:a1b1>a1 space", "mine-1", "lobbying", workers=BESIDE_A_RIVAL),
    table("use:mine-2/1", "mine-2"),
    table("taylorism reuse:mine-2/2", "mine-2*", "taylorism"),
    table("event place:a1b1", event="late-arrival", market={"a1": "mine-1"}),
    table("event:3 value:3", "commerce", event="windfall:2"),
]
MORE_TURNS = seldom(
    table("place:a1b1", phase=1, market={"a1": "mine-1"}),
    at_a1("activate:a1b1>a1 token:3", "miner:3"),
    at_a1("activate:a1b1>a1 token:2=3", "miner:2", "commerce"),
    at_a1("activate:a1b1>a1", "crane"),
    at_a1("activate:a1b1>a1 space", "mine-1"),
    table("use:mine-2/2", "mine-2", "mine-2"),
    table("event", event="recruitment"),
    table("event advance", event="country-house"),
    table("event score", event="country-house", residence=7),
    table("event reuse:mine-1/1", "mine-1*", event="night-shift"),
    table("event:1", event="patronage"),
    table("event:2", event="export"),
    table("event:3", event="windfall:2"),
)


@pytest.fixture
def page(shared_page: Page) -> Page:
    return shared_page


@pytest.mark.parametrize(("turn", "start"), [*TURNS, *MORE_TURNS])
def test_a_turn_is_made_through_the_table(page: Page, server: Server, turn: list[str], start: dict[str, Any]) -> None:
    game = next_table(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    for word in turn:
        offers(page)
        assert explained(page)
        decide(page, word)
    page.wait_for_function("n => document.querySelectorAll('.log .line').length >= n", arg=len(turn))

    assert server.words(game) == turn


def explained(page: Page) -> bool:
    """Whether the prompt leads to the rules it is about, without leaving the table."""
    page.locator(".prompt .rule[aria-haspopup]").click()
    rules = page.locator("dialog section h3").all_inner_texts()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    return len(rules) > 0 and not any("rules-r" in each for each in rules)


def kind(word: str) -> str:
    """The shape of a word: `token:2=3` is another kind of decision than `token:2`."""
    verb, _, rest = word.partition(":")
    return verb + "".join(mark for mark in ">=*" if mark in rest)


def test_no_kind_of_decision_is_missing_here() -> None:
    made = {kind(word) for case in TURNS for word in case.values[0]}

    assert made == {kind(word) for word in WORDS}


def everything_offered(page: Page) -> set[str]:
    """What can be clicked, also after picking each of the workers that can be picked."""
    found = set(offers(page)) - set(gaps(page))
    for gap in gaps(page):
        assert choose(page, gap), f"the worker in {gap} is covered"
        found |= {each for each in offers(page) if f":{gap}>" in each}
    return found


def gaps(page: Page) -> list[str]:
    """The gaps in which a worker can be picked."""
    found: list[str] = page.eval_on_selector_all(
        "[data-gap]:not([data-word])", "all => all.map(each => each.dataset.gap)"
    )
    return found


@pytest.mark.parametrize("seed", seeds(4))
def test_all_that_is_legal_is_offered_and_nothing_else(page: Page, server: Server, seed: int) -> None:
    start = playable(seed)
    seats = [me(f"Player {n}") for n, _ in enumerate(start["seats"])]
    game = next_table(page, server, seats=seats, position=start)

    offered = everything_offered(page)

    legal = page.request.get(f"{server.url}/api/games/{game}").json()["legal"]
    assert offered == {each["word"] for each in legal}


def playable(seed: int) -> dict[str, Any]:
    """Some position in the middle of a game."""
    chance = random.Random(seed)
    while (start := some_position(chance.randrange(10**6)))["result"] is not None:
        pass
    return dict(start)


def test_a_card_tells_what_it_would_cost_before_there_is_anything_to_decide(page: Page, server: Server) -> None:
    start = position(player("mine-1", phase=1), player(phase=1), market={"a1": "mine-2"}, workers={"a1b1": [1]})
    next_table(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    offers(page)
    page.hover('[data-place="a1"] .look')

    told = page.get_by_role("tooltip")
    told.get_by_text("On a new space: £").wait_for()
    assert "1 (workers) + 1 (space)" in told.inner_text()
    assert "Replace Mine\u00a0I: £" in told.inner_text()


WHOLE = """told => {
  const {top, bottom} = told.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && told.scrollHeight <= told.clientHeight;
}"""


@pytest.mark.parametrize("place", proven(["a1", "c3"], "c3"))
def test_all_ways_to_build_are_told_within_a_low_window(page: Page, server: Server, place: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    owned = player("mine-1", "mine-2", "workshop-1", "residence-1", "university-1", "university-1*")
    start = position(owned, market={place: "laboratory-1"}, workers={"a1b1": [0], "b3c3": [0]})
    next_table(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    offers(page)
    page.hover(f'[data-place="{place}"] .look')

    told = page.get_by_role("tooltip")
    told.get_by_text("Replace University I (used): £").wait_for()
    assert told.evaluate(WHOLE)


def test_where_to_build_tells_the_points_given_up_and_why_there_is_no_new_space(page: Page, server: Server) -> None:
    builder = player("mine-1", "laboratory-2", money=7)
    start = position(builder, market={"a1": "factory-1"}, workers={"a1b1": [0]})
    next_table(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    decide(page, "activate:a1b1>a1")
    mine = page.locator('.prompt [data-word="replace:mine-1"]')

    expect(mine.locator(".seal")).to_have_text("−1")
    expect(page.locator('.prompt [data-word="replace:laboratory-2"] .seal')).to_have_text("−3")
    assert page.locator('[data-word="space"]').count() == 0
    expect(page.locator(".prompt .dear")).to_contain_text("£1 short")


def test_what_a_token_costs_is_foreseen_with_the_price(page: Page, server: Server) -> None:
    market = {"a1": "banker:2,3", "b1": "architect:1"}
    start = position(player(), player(), PASSED, market=market, workers={"a1b1": [0, 1]})
    next_table(page, server, seats=[me(), me("Brunel"), me("Cubitt")], edition=EDITION.name, position=start)
    choose(page, "a1b1")
    least = EDITION.price["banker"] + 1 + 2
    page.hover('[data-word="activate:a1b1>a1"]:visible')

    expect(page.locator(".after")).to_contain_text(f"20 → {20 - least - 1}–{20 - least}")
    expect(page.locator(".after")).to_contain_text("0 → 4")
    expect(page.locator('[data-place="a1"] .ways')).to_contain_text(f"Activate from £{least}")


def test_a_token_says_that_the_residence_effect_comes_with_it(page: Page, server: Server) -> None:
    start = position(player(), market={"a1": "architect:1"}, workers={"a1b1": [0]})
    next_table(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    decide(page, "activate:a1b1>a1")
    token = page.get_by_label("Your decision").get_by_role("button", name="Take the 1 token and pay £1")

    expect(token.locator(".exchange .icon")).to_have_count(1)


def test_a_click_on_a_card_keeps_its_text_until_the_next(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    start = position(player(), player(), market={"a1": "mine-2", "c3": "crane"}, workers={"a1b1": [0]})
    game = next_table(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    offers(page)
    told = page.get_by_role("tooltip")
    title = Position(x=20, y=8)
    page.click('[data-place="a1"] .look', position=title)  # picks the worker
    expect(page.locator('[data-gap="a1b1"]')).to_have_attribute("aria-pressed", "true")
    expect(told).to_have_count(0)

    page.click('[data-place="a1"] .look', position=title)
    expect(told.locator(".name")).to_have_text("Mine II")
    page.hover('[data-place="c3"] .look')
    page.hover(".prompt")
    expect(told.locator(".name")).to_have_text("Mine II")
    company, shown = page.locator(".own").bounding_box(), told.bounding_box()
    assert company is not None
    assert shown is not None
    assert shown["y"] >= company["y"] + company["height"]

    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(page.locator('[data-gap="a1b1"]')).to_have_attribute("aria-pressed", "true")

    page.click('[data-place="a1"] .look', position=title)
    page.click('[data-place="a1"] .look', position=title)
    expect(told).to_have_count(0)
    page.hover(".prompt")
    assert server.words(game) == []


def test_what_is_told_of_a_card_goes_with_it(page: Page, server: Server) -> None:
    start = position(player(), PASSED, market={"a1": "mine-1"}, round_number=3)
    next_table(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    offers(page)
    page.hover('[data-place="a1"] .look')
    told = page.get_by_role("tooltip").locator(".name")
    expect(told).to_have_text("Mine I")

    # The round ends while the pointer rests.
    page.locator('[data-word="pass"]').press("Enter")

    expect(page.locator('[data-place="a1"] .name')).not_to_have_text("Mine I")
    expect(told.and_(page.get_by_text("Mine I"))).to_have_count(0)
