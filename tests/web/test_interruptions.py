"""What goes wrong in between costs nothing: reloads, restarts of the server, the network gone."""

import random

from playwright.sync_api import Page

from tests.web.conftest import Desk
from tests.web.driver import Server, click, me, new_game, play_on


def enter_phase_two(page: Page) -> None:
    page.wait_for_selector('[data-word="phase2"]')
    click(page, '[data-word="phase2"]')
    page.wait_for_selector('[data-word="pass"]')


def test_a_reload_in_mid_turn_changes_nothing(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), me("Brunel")])
    enter_phase_two(page)
    page.reload()
    page.wait_for_selector('[data-word="pass"]')
    assert page.locator('[data-word="phase2"]').count() == 0


def test_a_restart_of_the_server_in_mid_turn_is_bridged(page: Page, server: Server, desk: Desk) -> None:
    new_game(page, server, seats=[me("Ada"), me("Brunel")])
    enter_phase_two(page)
    server.stop()
    page.wait_for_selector(".state")
    server.start()
    page.wait_for_selector(".state", state="detached")
    assert play_on(page, random.Random(1), clicks=2) == 2
    # The browser itself notes every refused attempt to connect; those are no fault of the page.
    desk.complaints.clear()


def test_a_game_that_does_not_exist_is_said_so(page: Page, server: Server, desk: Desk) -> None:
    page.goto(server.url + "/game/nothing")
    page.get_by_text("There is no such game").first.wait_for()
    desk.complaints.clear()


def test_without_network_the_client_still_opens_and_says_so(server: Server, desk: Desk) -> None:
    page = desk.person(offline=True)
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_selector(".go")
    page.context.set_offline(True)
    page.reload()
    page.get_by_text("No connection").first.wait_for()
    desk.complaints.clear()
