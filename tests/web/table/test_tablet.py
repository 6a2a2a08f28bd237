"""A tablet: what one is about to touch stays where it is."""

import pytest
from playwright.sync_api import Page, expect

from tests.effort import proven
from tests.table import EDITION, player, position
from tests.web.conftest import NewPerson
from tests.web.driver import Server, bot, choose, decide, make_game, me, new_game, open_table, sit_down
from tests.web.table.late import SEATS, late_game
from tests.web.table.test_phone import press_long

TABLETS = [(820, 1180), (768, 1024), (1024, 768)]

# Where market, residence track, company and rivals begin, and how large the market is.
STANDING = """() => ['.market', '[data-place]', '.pad', '.own', '.companies'].map(selector => {
  const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect();
  const size = /market|place/.test(selector) ? [width, height] : [];
  return [selector, ...[x, y, ...size].map(Math.round)];
})"""


def standing(page: Page) -> list[list[str | int]]:
    page.evaluate("new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))")
    found: list[list[str | int]] = page.evaluate(STANDING)
    return found


@pytest.mark.parametrize("screen", proven(TABLETS, TABLETS[0]), ids=str)
def test_nothing_moves_between_ones_own_turn_and_the_others(
    person: NewPerson, server: Server, screen: tuple[int, int]
) -> None:
    ada, brunel = person(*screen, language="de", motion="none"), person(name="Brunel")
    start = position(player(), player(), market={"a1": "architect:1"}, workers={"a1b1": [0, 1]}, event="windfall:2")
    game = make_game(ada, server, seats=[me("Ada"), {"kind": "open"}], edition=EDITION.name, position=start)
    open_table(ada, server, game)
    sit_down(brunel, server, game)
    ada.wait_for_selector('[data-event] [data-word^="event:"]')
    before = standing(ada)
    assert choose(ada, "a1b1")
    ada.wait_for_selector('[data-word="gain:a1b1>a1"]')
    assert standing(ada) == before
    assert choose(ada, "gain:a1b1>a1")
    ada.wait_for_selector(".prompt:not(.mine)")
    assert ada.locator('[data-event] [data-word^="event:"]').count() == 0
    assert standing(ada) == before


@pytest.mark.parametrize("screen", proven(TABLETS, TABLETS[-1]), ids=str)
def test_a_hint_leaves_the_market_as_it_is(person: NewPerson, server: Server, screen: tuple[int, int]) -> None:
    page = person(*screen)
    new_game(page, server, seats=[me(), bot(), bot(), bot(), bot()], rated=False)
    page.get_by_role("button", name="Hint", exact=True).wait_for()
    before = standing(page)[:2]
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Tell me").wait_for()
    assert standing(page)[:2] == before
    page.get_by_role("button", name="Tell me").click()
    page.wait_for_selector(".hint b")
    assert standing(page)[:2] == before


def test_the_log_can_be_enlarged_where_it_is_low(person: NewPerson, server: Server) -> None:
    page = person(1024, 768)
    open_table(page, server, make_game(page, server, seats=SEATS, record=late_game(1)))
    page.wait_for_selector(".prompt.mine")
    lines = page.locator(".log .lines")
    before = lines.bounding_box()
    page.get_by_role("button", name="Enlarge the log").click()
    after = lines.bounding_box()

    assert before is not None
    assert after is not None
    assert after["height"] > 2 * before["height"]


def test_a_finger_that_rests_on_an_answer_is_told_about_it_and_decides_nothing(
    person: NewPerson, server: Server
) -> None:
    page = person(820, 1180, touch=True)
    start = position(player("mine-1", "laboratory-2"), market={"a1": "factory-1"}, workers={"a1b1": [0]})
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    decide(page, "activate:a1b1>a1")
    page.wait_for_selector('.own [data-word="replace:mine-1"]')
    press_long(page, '.own [data-word="replace:mine-1"]')

    expect(page.get_by_role("tooltip").locator(".name")).to_have_text("Mine I")
    assert server.words(game) == ["activate:a1b1>a1"]
