"""A hint, where nobody else sits: first where to look, then what to do and why."""

import pytest
from playwright.sync_api import Page, expect

from tests.effort import proven
from tests.web.conftest import Desk, NewPerson
from tests.web.driver import Server, bot, decide, me, new_game, offers
from tests.web.table.late import SEATS, late_game

FIRST_SEAT_BEGINS = 1  # a seed with which seat 0 of two is drawn as the first player


def play_here(page: Page, server: Server) -> None:
    """A game against bots in this browser, at the person's turn."""
    page.goto(server.url)
    page.locator(".go").click()
    offers(page)


def take_hint(page: Page) -> str:
    """Takes a hint in both steps; the word that it advises."""
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_text("Look here.").wait_for()
    assert page.locator(".marks .ring.pointed").count() == 1
    page.get_by_role("button", name="Tell me").click()
    expect(page.locator(".prompt .hint")).to_contain_text("Chance of winning")
    return page.locator(".marks .ring.pointed").get_attribute("data-decision") or ""


@pytest.mark.parametrize("size", proven([(1280, 860), (390, 844)], (1280, 860)), ids=str)
def test_a_hint_is_taken_and_followed(person: NewPerson, server: Server, size: tuple[int, int]) -> None:
    page = person(*size, touch=size[0] < 500)
    play_here(page, server)
    decide(page, take_hint(page))
    page.wait_for_selector(".marks .ring", state="detached")


def test_a_hint_is_put_away(page: Page, server: Server) -> None:
    play_here(page, server)
    take_hint(page)
    page.locator(".hint").get_by_role("button", name="Close").click()

    expect(page.locator(".marks .ring")).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).wait_for()


# Down to the end of the page; whether it is still there after some frames.
STAYS_BELOW = """async () => {
  const end = document.documentElement.scrollHeight - innerHeight;
  scrollTo(0, end);
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  return end > 300 && Math.abs(scrollY - end) < 2;
}"""


def test_while_a_hint_stands_the_rest_of_a_phones_page_can_be_looked_at(person: NewPerson, server: Server) -> None:
    page = person(390, 844, touch=True)
    play_here(page, server)
    take_hint(page)

    assert page.evaluate(STAYS_BELOW)


def test_a_game_with_a_hint_says_that_it_is_not_rated(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), bot()], rated=False, seed=FIRST_SEAT_BEGINS)
    offers(page)
    take_hint(page)
    expect(page.locator(".prompt .hint")).to_contain_text("Not rated: a hint was used.")


@pytest.mark.proof
def test_with_an_open_seat_or_other_people_there_are_no_hints(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), {"kind": "open"}], seed=FIRST_SEAT_BEGINS)
    offers(page)
    assert page.get_by_role("button", name="Hint", exact=True).count() == 0


def test_a_rated_game_has_no_hints(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), bot()])
    offers(page)
    assert page.get_by_role("button", name="Hint", exact=True).count() == 0


def test_a_game_on_the_server_says_that_a_hint_was_taken(page: Page, server: Server) -> None:
    game = new_game(page, server, seats=[me("Ada"), bot()], rated=False)
    offers(page)
    take_hint(page)
    assert server.get(f"/api/games/{game}")["unrated"] == "hint"


@pytest.mark.proof
def test_a_hint_that_is_refused_for_good_covers_nothing_and_cannot_be_tried_again(
    desk: Desk, page: Page, server: Server
) -> None:
    new_game(page, server, seats=SEATS, record=late_game(2), rated=False)
    offers(page)
    high = page.locator(".prompt").evaluate("each => each.offsetHeight")
    page.get_by_role("button", name="Hint", exact=True).click()
    refused = page.get_by_role("alert")
    refused.wait_for()

    assert refused.get_by_role("button").all_inner_texts() == ["Close"]
    assert page.locator(".prompt").evaluate("each => each.offsetHeight") == high
    desk.excuse("403")
