"""A first start compiles the rules: who wants to play meanwhile is told, and the game begins by itself."""

import json

import pytest
from playwright.sync_api import Page, Route

from tests.web.driver import Server, bot, make_game, me


class Compiling:
    """A server that says it is not ready yet until it is let off."""

    def __init__(self, page: Page) -> None:
        self.ready = False
        page.route("**/api/preparation", self.answer)

    def answer(self, route: Route) -> None:
        if self.ready:
            route.continue_()
        else:
            route.fulfill(body=json.dumps({"ready": False, "done": 4, "steps": 15}), content_type="application/json")


def test_a_wanted_game_waits_with_a_word_and_then_begins(page: Page, server: Server) -> None:
    compiling = Compiling(page)
    page.goto(server.url)
    page.get_by_role("button", name="Rated game").click()
    page.get_by_text("Preparing the rules for the first time").wait_for()
    page.get_by_text("Step 4 of 15 · Your game starts by itself").wait_for()
    assert page.get_by_role("progressbar").evaluate("bar => [bar.value, bar.max]") == [4, 15]

    compiling.ready = True
    page.wait_for_selector(".market [data-place]")


@pytest.mark.proof
def test_a_game_of_this_device_waits_for_nothing(page: Page, server: Server) -> None:
    Compiling(page)
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()

    page.wait_for_selector(".market [data-place]")


def test_all_is_prepared_once_a_game_has_begun(page: Page, server: Server) -> None:
    make_game(page, server, seats=[me(), bot()])
    preparation = server.get("/api/preparation")

    assert preparation["ready"]
    assert preparation["done"] == preparation["steps"]
