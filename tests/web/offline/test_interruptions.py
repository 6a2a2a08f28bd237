"""What goes wrong in between costs nothing: reloads, restarts of the server, the network gone."""

import pytest
from playwright.sync_api import Page

from tests.table import EDITION, player, position
from tests.web.conftest import Desk
from tests.web.driver import Server, decide, lose_the_network, me, new_game

BUILDING = position(player("mine-1"), market={"a1": "mine-2"}, workers={"a1b1": [0]})
NO_NETWORK = "ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket"
WAYS = '[data-word="replace:mine-1"]:visible'


def in_the_middle_of_a_turn(page: Page, server: Server) -> str:
    """A building is chosen; where it goes is still open."""
    seats = [me("Ada"), me("Brunel")]
    game = new_game(page, server, seats=seats, edition=EDITION.name, position=BUILDING)
    decide(page, "activate:a1b1>a1")
    page.wait_for_selector(WAYS)
    return game


def test_a_reload_in_mid_turn_changes_nothing(page: Page, server: Server) -> None:
    game = in_the_middle_of_a_turn(page, server)

    page.reload()
    decide(page, "replace:mine-1")

    page.locator(".log .line").nth(1).wait_for()
    assert server.words(game) == ["activate:a1b1>a1", "replace:mine-1"]


def test_a_table_is_opened_over_one_connection(page: Page, server: Server) -> None:
    opened: list[str] = []
    page.on("websocket", lambda socket: opened.append(socket.url))
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")])
    decide(page, "place:a1b1")
    page.locator(".log .line").wait_for()

    assert [url.rpartition("/api")[2] for url in opened] == [f"/games/{game}/live"]


def test_a_server_killed_in_mid_turn_and_started_again_loses_nothing(page: Page, server: Server, desk: Desk) -> None:
    game = in_the_middle_of_a_turn(page, server)
    server.kill()
    page.wait_for_selector(".state")
    server.start()
    page.wait_for_selector(".state", state="detached")
    desk.excuse("ERR_CONNECTION_REFUSED|WebSocket")

    decide(page, "replace:mine-1")

    page.locator(".log .line").nth(1).wait_for()
    assert server.words(game) == ["activate:a1b1>a1", "replace:mine-1"]


def test_a_game_that_does_not_exist_is_said_so(page: Page, server: Server, desk: Desk) -> None:
    page.goto(server.url + "/game/nothing")
    page.get_by_text("There is no such game").first.wait_for()
    page.wait_for_load_state("networkidle")
    desk.excuse("404|WebSocket")


def test_without_network_home_says_so_once_and_offers_games_of_this_device(server: Server, desk: Desk) -> None:
    page = desk.person(offline=True)
    lose_the_network(page, server)
    page.get_by_text("No connection").wait_for()
    assert page.locator(".go").is_enabled()
    assert page.locator("[name=rated]").is_disabled()
    assert page.locator(".doors a[href]").all_inner_texts()[0].startswith("On one screen")
    assert page.locator(".doors a[href]").count() == 1
    page.context.set_offline(False)
    page.wait_for_selector("[name=rated]:enabled")
    desk.excuse(NO_NETWORK)


@pytest.mark.proof
def test_without_network_rules_and_cards_can_be_read_though_never_visited(server: Server, desk: Desk) -> None:
    page = desk.person(offline=True, language="de")
    lose_the_network(page, server)
    page.get_by_role("link", name="Regeln").click()
    page.get_by_text("Aufpreis").first.wait_for()
    page.locator("#R6\\.4 .figure").get_by_text("£").first.wait_for()
    page.goto(server.url + "/cards")
    page.get_by_text("Laboratorium").first.wait_for()
    fonts = page.evaluate("document.fonts.ready.then(fonts => [...fonts].map(each => each.status))")
    assert "error" not in fonts
    page.goto(server.url + "/ratings")
    page.get_by_text("Diese Seite braucht den Server").wait_for()
    desk.excuse(NO_NETWORK)
