"""Whole games through the browser: by mouse, by keyboard, at one screen, between two browsers."""

import random

import pytest
from playwright.sync_api import Page

from tests.web.conftest import NewPerson
from tests.web.driver import Server, bot, choices, click, last_round, me, new_game, open_table, play_on

OVER = "dialog .headline"


def test_a_whole_game_against_a_bot_by_clicking(page: Page, server: Server) -> None:
    game = new_game(page, server, seats=[me(), bot()])
    play_on(page, random.Random(2))
    assert_the_end_is_explained(page, server, game)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_round_with_more_seats_by_clicking(page: Page, server: Server, seats: int) -> None:
    game = new_game(page, server, seats=[me(), *[bot()] * (seats - 1)], position=last_round(seats))
    play_on(page, random.Random(seats))
    assert_the_end_is_explained(page, server, game)


def assert_the_end_is_explained(page: Page, server: Server, game: str) -> None:
    page.wait_for_selector(OVER)
    result = server.get(f"/api/games/{game}")["result"]
    shown = page.locator("dialog .total").all_inner_texts()
    assert sorted(map(int, shown), reverse=True) == sorted(result["scores"], reverse=True)


def test_one_click_on_the_home_page_starts_a_game(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.click(".go")
    page.wait_for_selector(".market [data-place]")
    assert choices(page)


def test_two_rounds_to_the_end_with_the_keyboard_alone(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me(), bot()], position=last_round(2, at_round=5))
    chance = random.Random(7)
    while choices(page) != ["over"]:
        for _ in range(chance.randint(1, 4)):
            page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "m"]))
        page.keyboard.press("Enter")
    assert page.locator(OVER).is_visible()


def test_a_hot_seat_game_shows_whose_turn_it_is(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), me("Brunel"), me("Isambard")])
    names = set()
    chance = random.Random(3)
    for _ in range(12):
        names.add(page.locator(".company.big.acting .who b").inner_text())
        play_on(page, chance, clicks=1)
    assert names == {"Ada", "Brunel", "Isambard"}


def test_two_browsers_play_with_each_other(person: NewPerson, server: Server) -> None:
    ada, brunel = person(), person(name="Brunel")
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Brunel"}]
    game = server.post("/api/games", {"seats": seats})
    for page, seat in ((ada, game["seats"][0]), (brunel, game["seats"][1])):
        page.goto(seat["link"].replace("localhost", "127.0.0.1"))
        page.wait_for_selector(".market [data-place]")
        assert "secret" not in page.url
        assert "#" not in page.url
    chance = random.Random(4)
    for _ in range(10):
        view = server.get(f"/api/games/{game['id']}")
        to_move, other = (ada, brunel) if view["current"] == 0 else (brunel, ada)
        play_on(to_move, chance, clicks=1)
        other.wait_for_function("n => document.querySelectorAll('.log .line').length >= n", arg=view["decisions"])


def test_undo_takes_back_a_decision_of_the_turn(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), me("Brunel")])
    page.wait_for_selector('[data-word="phase2"]')
    click(page, '[data-word="phase2"]')
    page.wait_for_function("() => !document.querySelector('[data-word=phase2]')")
    page.keyboard.press("u")
    page.wait_for_selector('[data-word="phase2"]')


def test_entering_phase_two_asks_once(person: NewPerson, server: Server) -> None:
    page = person(confirmPhase=True)
    new_game(page, server, seats=[me("Ada"), me("Brunel")])
    page.wait_for_selector('[data-word="phase2"]')
    click(page, '[data-word="phase2"]')
    page.wait_for_selector('[data-word="confirm"]')
    assert page.locator("[data-gap]").count() == 0
    click(page, '[data-word="confirm"]')
    page.wait_for_selector('[data-word="pass"]')


def test_a_phone_in_portrait_plays_without_scrolling_sideways(person: NewPerson, server: Server) -> None:
    page = person(360, 740)
    new_game(page, server, seats=[me(), bot()])
    play_on(page, random.Random(9), clicks=12)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_spectator_sees_the_game_and_can_do_nothing(person: NewPerson, server: Server) -> None:
    ada, watcher = person(), person()
    game = new_game(ada, server, seats=[me("Ada"), me("Brunel")])
    open_table(watcher, server, game)
    play_on(ada, random.Random(2), clicks=3)
    watcher.wait_for_function("document.querySelectorAll('.log .line').length >= 3")
    assert watcher.locator("[data-gap], [data-word]").count() == 0
    ada.wait_for_selector(".watchers")
