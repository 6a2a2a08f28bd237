"""Setting up a table: clocks, what happens with whoever is away, and games to watch."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver import Server

OPEN = "Open the table"


def options(page: Page, server: Server) -> dict[str, object]:
    """Opens the table as it is set up, and returns its options as the server has them."""
    page.get_by_role("button", name=OPEN).click()
    page.locator(".waiting").wait_for()
    found: dict[str, object] = server.get(f"/api/games/{page.url.rpartition('/')[2]}")["options"]
    return found


def test_how_long_somebody_may_be_away_is_chosen(page: Page, server: Server) -> None:
    page.goto(server.url + "/new")
    page.get_by_label("If somebody is away").select_option(label="10 minutes")

    assert options(page, server)["grace"] == 600


def test_only_a_live_game_without_a_clock_asks_how_long_somebody_may_be_away(page: Page, server: Server) -> None:
    page.goto(server.url + "/new")
    away = page.get_by_label("If somebody is away")
    expect(away).to_be_visible()
    page.get_by_label("Time for the game").select_option("20")
    expect(away).to_have_count(0)
    page.get_by_role("radio", name="Over several days").check()
    expect(away).to_have_count(0)

    assert options(page, server)["clock"] == {"kind": "days", "days": 3}


@pytest.mark.proof
def test_the_same_seed_can_be_asked_for_and_is_not_rated(page: Page, server: Server) -> None:
    page.goto(server.url + "/new")
    page.get_by_text("More options").click()
    page.get_by_label("Seed").fill("42")
    expect(page.get_by_role("switch", name="Rated game")).to_have_count(0)

    assert options(page, server)["seed_chosen"] is True
    assert server.get(f"/api/games/{page.url.rpartition('/')[2]}")["rated"] is False


def test_a_game_can_be_left_unrated(page: Page, server: Server) -> None:
    page.goto(server.url + "/new")
    page.get_by_text("More options").click()
    page.get_by_role("switch", name="Rated game").uncheck()

    options(page, server)
    assert server.get(f"/api/games/{page.url.rpartition('/')[2]}")["rated"] is False


@pytest.mark.proof
def test_people_at_one_screen_have_names_of_their_own(page: Page, server: Server) -> None:
    page.goto(server.url + "/new?seats=mine")
    page.locator("[name=name-1]").fill("")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".market [data-place]")

    names = page.locator(".company .name").all_inner_texts()
    assert {"Ada", "Player 2"} <= set(names)


@pytest.mark.proof
def test_who_plays_at_one_screen_is_not_asked_about_others(page: Page, server: Server) -> None:
    page.goto(server.url + "/new?seats=mine&pace=days")
    page.get_by_text("More options").click()
    for question in ("Who may join", "Pace", "Rated game"):
        expect(page.get_by_label(question, exact=True)).to_have_count(0)
    page.get_by_label("Name of the table").fill("At home")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".market [data-place]")

    assert page.locator("h1").inner_text() == "At home"


EMPTY_LOBBY = {"waiting": [], "playing": [], "more_waiting": False, "more_playing": False}


def test_there_is_always_a_game_to_watch(page: Page, server: Server) -> None:
    page.route("**/api/lobby?*", lambda route: route.fulfill(json=EMPTY_LOBBY))
    page.goto(server.url + "/lobby")
    page.get_by_role("button", name="Watch bots play").click()
    page.wait_for_selector(".market [data-place]")

    game = server.get(f"/api/games/{page.url.rpartition('/')[2]}")
    assert [seat["kind"] for seat in game["seats"]] == ["bot"] * 4
