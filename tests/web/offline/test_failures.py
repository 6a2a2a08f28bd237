"""What fails is told, and can be tried again without losing anything."""

import pytest
from playwright.sync_api import FilePayload, Page

from tests.table import EDITION
from tests.web.conftest import Desk
from tests.web.driver import Server, bot, decide, make_game, me, new_game, offers

OF_THE_BROWSER = "Failed to load resource|ERR_FAILED"


def fail(page: Page, address: str) -> None:
    """The server answers as one that is broken."""
    page.route(address, lambda route: route.fulfill(status=500, body="broken"))


def try_again(page: Page, address: str) -> None:
    page.get_by_role("alert").get_by_text("Something went wrong on the server").wait_for()
    page.unroute(address)
    page.get_by_role("button", name="Try again").click()


def test_an_account(page: Page, server: Server, desk: Desk) -> None:
    page.goto(server.url + "/profile")
    fail(page, "**/api/account/register")
    page.fill("[name=account-name]", "Fox Henderson")
    page.fill("[name=secret]", "great-western")
    page.get_by_role("button", name="Create an account").last.click()
    try_again(page, "**/api/account/register")

    page.get_by_role("button", name="Sign out").wait_for()
    desk.excuse(OF_THE_BROWSER)


@pytest.mark.proof
def test_opening_a_record(page: Page, server: Server, desk: Desk) -> None:
    game = make_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name)
    record = page.request.get(f"{server.url}/api/games/{game}/record").body()
    page.goto(server.url + "/games")
    fail(page, "**/api/games")  # which is asked, as the page itself does not know the edition
    page.set_input_files("[name=record]", files=FilePayload(name="game.spy", mimeType="text/plain", buffer=record))
    try_again(page, "**/api/games")

    page.wait_for_selector(".market [data-place]")
    desk.excuse(OF_THE_BROWSER)


def test_the_client_itself(fresh_page: Page, server: Server, desk: Desk) -> None:
    fresh_page.route("**/assets/client-*", lambda route: route.abort())
    fresh_page.goto(server.url)
    again = fresh_page.get_by_role("button", name="Spyrium could not be loaded. Try again")
    again.wait_for()
    fresh_page.unroute("**/assets/client-*")
    again.click()

    fresh_page.wait_for_selector(".go")
    desk.excuse(OF_THE_BROWSER)


@pytest.mark.proof
def test_the_cards_of_a_table(page: Page, server: Server, desk: Desk) -> None:
    game = make_game(page, server, seats=[me(), bot("greedy")], edition=EDITION.name)
    fail(page, "**/api/editions/**")
    page.goto(f"{server.url}/game/{game}")
    try_again(page, "**/api/editions/**")

    assert offers(page)
    desk.excuse(OF_THE_BROWSER)


@pytest.mark.proof
def test_looking_back(page: Page, server: Server, desk: Desk) -> None:
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")])
    decide(page, next(word for word in offers(page) if word.startswith("place:")))
    page.wait_for_selector(".log .line")
    fail(page, f"**/api/games/{game}/at/**")
    page.locator("[name=turn]").fill("0")
    try_again(page, f"**/api/games/{game}/at/**")

    page.get_by_text("You are looking back").wait_for()
    desk.excuse(OF_THE_BROWSER)
