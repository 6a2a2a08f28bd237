"""A table before its game: inviting, sitting down, getting ready."""

from collections.abc import Mapping

import pytest
from playwright.sync_api import Page

from tests.web.conftest import NewPerson
from tests.web.driver import Server, make_game, offers
from tests.web.together import qr

BRUNEL = {"kind": "person", "name": "Brunel"}
OPEN = {"kind": "open"}


def set_up(page: Page, server: Server, *seats: Mapping[str, object], **options: object) -> str:
    """Makes a table that waits for its people, with the page's person at its first seat, and opens it."""
    mine = {"kind": "person", "name": "Ada", "mine": True}
    game = make_game(page, server, seats=[mine, *seats], start="ready", **options)
    page.goto(f"{server.url}/game/{game}")
    page.locator(".waiting").wait_for()
    return game


def set_up_by_hand(page: Page, server: Server, second_seat: str) -> None:
    """The same for two seats through the pages: the second for somebody invited, or open to everybody."""
    page.goto(server.url + "/new")
    page.get_by_role("radio", name="2").check(force=True)
    page.get_by_label("Seat 2").select_option(second_seat)
    page.get_by_role("radio", name="Anybody").check()
    page.get_by_label("Name of the table").fill("Rainy evening")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".waiting").wait_for()


def in_play(page: Page) -> None:
    page.wait_for_selector(".market [data-place]")


def test_a_game_starts_when_all_who_were_invited_are_ready(person: NewPerson, server: Server) -> None:
    ada, brunel = person(), person(name="Brunel")
    set_up_by_hand(ada, server, "person")
    brunel.goto(ada.get_by_label("Invitation link").input_value())

    assert ada.get_by_role("heading", name="Rainy evening").is_visible()
    ada.get_by_text("2 of 2").wait_for()
    assert ada.locator(".market").count() == 0

    brunel.get_by_role("button", name="Start the game").click()
    for page in (ada, brunel):
        in_play(page)


def test_an_open_seat_is_taken_from_the_lobby(person: NewPerson, server: Server) -> None:
    ada, brunel = person(), person(name="Brunel")
    set_up_by_hand(ada, server, "open")
    game = ada.url.rpartition("/")[2]
    brunel.goto(server.url + "/lobby")
    brunel.locator(f'a[href="/game/{game}"]').click()
    brunel.get_by_role("button", name="Join").click()
    brunel.get_by_role("button", name="Start the game").click()

    for page in (ada, brunel):
        in_play(page)
    seats = server.get(f"/api/games/{game}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person"]
    assert seats[0]["player"] != seats[1]["player"]


@pytest.mark.proof
def test_who_sits_down_brings_their_name(person: NewPerson, server: Server) -> None:
    ada, brunel = person(), person(name="Brunel")
    game = set_up(ada, server, OPEN)
    brunel.goto(f"{server.url}/game/{game}")
    brunel.get_by_role("button", name="Join").click()

    ada.locator(".waiting").get_by_text("Brunel", exact=True).wait_for()


@pytest.mark.proof
def test_a_seat_kept_for_somebody_invited_is_not_offered_to_others(person: NewPerson, server: Server) -> None:
    ada, passer_by = person(), person(name="Passer-by")
    game = set_up(ada, server, BRUNEL, OPEN)
    passer_by.goto(f"{server.url}/game/{game}")
    passer_by.locator(".waiting").wait_for()

    assert passer_by.get_by_role("button", name="Join").count() == 1


@pytest.mark.proof
def test_somebody_still_without_a_name_is_called_by_number_in_every_language(person: NewPerson, server: Server) -> None:
    page = person(language="ru")
    set_up(page, server, {"kind": "person"})

    page.locator(".waiting .seat").get_by_text("Игрок 2").wait_for()
    assert page.locator(".waiting").get_by_text("Player").count() == 0


@pytest.mark.proof
def test_a_guest_says_a_name_once_and_is_ready(person: NewPerson, server: Server) -> None:
    ada, guest = person(), person(name="")
    set_up(ada, server, {"kind": "person"}, OPEN, clock={"kind": "days", "days": 3}, pace="days", rated=False)
    ada.get_by_role("button", name="Invite").click()
    guest.goto(ada.locator("details").get_by_label("Invitation link").input_value())
    guest.get_by_label("Your name").fill("Isambard")
    terms = guest.locator(".waiting dl").inner_text()
    guest.get_by_role("button", name="I am ready").click()

    ada.locator("li").filter(has_text="Isambard").filter(has_text="ready").wait_for()
    assert "3 days" in terms
    assert "No" in terms.split("Rated game")[1]
    assert guest.locator("li").filter(has_text="You").locator("input").input_value() == "Isambard"
    assert "Isambard" in guest.evaluate("localStorage['spyrium.settings']")


def test_the_host_closes_the_table(person: NewPerson, server: Server) -> None:
    ada, guest = person(), person(name="Guest")
    game = set_up(ada, server, OPEN)
    guest.goto(f"{server.url}/game/{game}")
    guest.locator(".waiting").wait_for()
    assert guest.get_by_role("button", name="Close the table").count() == 0

    ada.get_by_role("button", name="Close the table").click()
    ada.get_by_role("alert").get_by_role("button", name="Close the table").click()

    ada.wait_for_url(f"{server.url}/")
    guest.get_by_text("This table has been closed").wait_for()


def test_the_host_fills_free_seats_with_bots(page: Page, server: Server) -> None:
    set_up(page, server, OPEN, OPEN)
    page.get_by_role("button", name="Fill the free seats with bots").click()

    in_play(page)
    assert offers(page)


def test_the_qr_code_holds_the_invitation(page: Page, server: Server) -> None:
    page.goto(server.url + "/new")
    page.get_by_role("button", name="Open the table").click()
    invitation = page.locator(".waiting details")
    path = invitation.get_by_role("img", name="QR code").locator("path").get_attribute("d")

    assert qr.read(qr.modules(path or "")) == invitation.get_by_label("Invitation link").input_value()


@pytest.mark.proof
def test_a_host_who_lost_a_link_gets_a_fresh_one(person: NewPerson, server: Server) -> None:
    ada, brunel = person(), person(name="Brunel")
    set_up(ada, server, BRUNEL)
    ada.get_by_role("button", name="Invite").click()
    brunel.goto(ada.get_by_label("Invitation link").input_value())
    brunel.get_by_role("button", name="Start the game").click()

    in_play(ada)


@pytest.mark.proof
def test_the_invitation_is_copied(person: NewPerson, server: Server) -> None:
    page = person()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    set_up(page, server, OPEN)
    page.get_by_role("button", name="Copy").last.click()

    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
