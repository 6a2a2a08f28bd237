"""Leaving a game and coming back, and handing over at one screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.driver import Server, bot, decide, me, new_game, offers


def test_a_bot_plays_on_until_its_person_is_back(page: Page, server: Server) -> None:
    game = new_game(page, server, seats=[me(), {"kind": "person", "name": "Brunel"}], stand_in="random")
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Let a bot take over").click()
    page.get_by_role("button", name="I am back").click()
    page.get_by_role("button", name="I am back").wait_for(state="detached")

    kinds = [line["entry"]["kind"] for line in server.get(f"/api/games/{game}/entries")["entries"]]
    assert kinds.index("stand-in") < kinds.index("returned")
    assert server.get(f"/api/games/{game}")["seats"][0]["stand_in"] is None


def test_to_resign_takes_two_clicks_in_two_places(page: Page, server: Server) -> None:
    game = new_game(page, server, seats=[me(), {"kind": "person", "name": "Brunel"}], stand_in="random")
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Resign …").dblclick()
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(page.locator(".own .who small")).to_have_text("Resigned · Random (bot)")
    expect(page.locator(".question .whole")).to_have_text("You have resigned; a bot plays your seat.")
    page.locator(".prompt").get_by_role("link", name="Home").wait_for()
    expect(page.locator(".foot .asked")).to_have_count(0)

    assert server.get(f"/api/games/{game}")["seats"][0]["stand_in"]["reason"] == "resigned"


def test_at_one_screen_a_notice_says_whose_turn_it_is(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), me("Brunel")])
    first = page.locator(".prompt .who").inner_text()
    decide(page, "place:a1b1")

    other = {"Ada": "Brunel", "Brunel": "Ada"}[first]
    page.get_by_role("status").get_by_text(f"Hand over to {other}").wait_for()
    assert page.locator(".prompt .who").inner_text() == other


@pytest.mark.proof
def test_the_notice_can_wait_for_the_next_person(person: NewPerson, server: Server) -> None:
    page = person(handover="wait")
    new_game(page, server, seats=[me("Ada"), me("Brunel")])
    decide(page, "place:a1b1")
    page.get_by_role("dialog").get_by_role("button", name="I am").click()

    decide(page, "place:b1c1")
    page.get_by_role("dialog").wait_for()


@pytest.mark.proof
def test_the_notice_can_be_switched_off(person: NewPerson, server: Server) -> None:
    page = person(handover="off")
    new_game(page, server, seats=[me("Ada"), me("Brunel")])
    first = page.locator(".prompt .who").inner_text()
    decide(page, "place:a1b1")
    page.wait_for_function("first => document.querySelector('.prompt .who')?.textContent !== first", arg=first)

    assert page.get_by_text("Hand over to").count() == 0


def test_what_changed_since_my_last_turn_is_shown_again(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me(), bot(), bot()])
    decide(page, next(offer for offer in offers(page) if offer.startswith("place:")))
    offers(page)
    page.get_by_role("button", name="What has changed?").click()
    page.get_by_text("You are looking back").wait_for()

    page.get_by_text("You are looking back").wait_for(state="detached")
    offers(page)


def test_the_consequences_of_a_choice_are_shown_before_it_is_made(person: NewPerson, server: Server) -> None:
    page = person(confirmTurn=True)
    new_game(page, server, seats=[me("Ada"), me("Brunel")])
    decide(page, "place:a1b1")

    page.get_by_role("status").get_by_text("After this decision").wait_for()
    assert page.locator(".after b.minus").inner_text() == "2"  # active workers of three
