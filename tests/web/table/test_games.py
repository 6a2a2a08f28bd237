"""Games to their end through the browser: by mouse, by keyboard, at one screen, between two browsers.

Every day some turns by keyboard and a last round by mouse; whole games and the others are for `make proofs`.
"""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.effort import proven, seldom
from tests.table import EDITION, player, position
from tests.web.conftest import NewPerson
from tests.web.driver import (
    LOOKS,
    OVER,
    Server,
    at_round,
    bot,
    choose,
    click_one,
    decide,
    me,
    new_game,
    offers,
    open_table,
    play_in_haste,
    play_on,
    play_together,
    sit_down,
    soonest,
)


def assert_the_end_is_explained(page: Page, server: Server, game: str) -> None:
    page.wait_for_selector(OVER)
    result = server.get(f"/api/games/{game}")["result"]
    shown = [int(text) for text in page.locator("dialog .total").all_inner_texts()]
    assert shown == sorted(result["scores"], reverse=True)


FIRST, LAST = 1, 6
IN_EARNEST = 30  # decisions of a whole game before it is hurried to its end


def from_round(number: int, players: int) -> dict[str, Any]:
    """What a game that begins in this round is made with."""
    return {} if number == FIRST else {"position": at_round(number, players)}


@pytest.mark.parametrize("first_round", proven([FIRST, LAST], LAST))
def test_a_game_against_a_bot_is_played_by_clicking(page: Page, server: Server, first_round: int) -> None:
    game = new_game(page, server, seats=[me(), bot()], **from_round(first_round, players=2))
    if first_round == FIRST:
        play_on(page, random.Random(2))
    else:
        play_in_haste(page, random.Random(2), in_earnest=5)

    assert_the_end_is_explained(page, server, game)


SCREENS = {3: (820, 1180), 4: (1440, 900), 5: (360, 740)}  # a tablet, a desktop, a phone


@pytest.mark.proof
@pytest.mark.parametrize("seats_and_round", [*((seats, FIRST) for seats in SCREENS), (5, LAST)], ids=str)
def test_a_game_with_more_seats_is_played_by_clicking(
    person: NewPerson, server: Server, seats_and_round: tuple[int, int]
) -> None:
    seats, first_round = seats_and_round
    width, height = SCREENS[seats]
    page = person(width, height, touch=width < 1000)
    game = new_game(page, server, seats=[me(), *[bot("greedy")] * (seats - 1)], **from_round(first_round, seats))
    play = play_on if first_round == FIRST else play_in_haste
    play(page, random.Random(seats))

    assert_the_end_is_explained(page, server, game)
    assert page.locator("dialog .total").count() == seats


def test_one_click_on_the_home_page_starts_a_game(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_label("Bot strength").select_option("apprentice")
    page.get_by_role("button", name="Play now").click()

    assert offers(page)
    assert page.locator(".company").count() == 3


@pytest.mark.parametrize("most", proven([20, LOOKS], 20), ids=["some turns", "whole"])
def test_a_game_with_the_keyboard_alone(page: Page, server: Server, most: int) -> None:
    """From the home page on: Tab to what starts a game, arrows from choice to choice, Enter."""
    page.goto(server.url)
    page.wait_for_selector(".choices option[value=master]", state="attached")
    for _ in range(LOOKS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.go')"):
            break
    for key in ("Tab", "Home", "Tab", "Home", "Shift+Tab", "Shift+Tab", "Enter"):  # one bot, the weakest
        page.keyboard.press(key)
    chance = random.Random(7)
    for presses in range(most):
        if (offered := offers(page)) == ["over"]:
            break
        page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        soonest_of_all = {"phase2", "pass"}.intersection(offered if presses > IN_EARNEST else [])
        focused = page.evaluate("document.activeElement.dataset.word")
        if focused in soonest_of_all if soonest_of_all else focused != "undo":
            page.keyboard.press("Enter")

    page.wait_for_selector(OVER if most == LOOKS else ".log .line")
    assert page.locator("dialog .total").count() == (2 if most == LOOKS else 0)


def test_a_decision_is_made_by_typing_its_word(page: Page, server: Server) -> None:
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")])
    offers(page)

    page.keyboard.press("o")
    page.keyboard.type("place:b2b3")
    page.keyboard.press("Enter")

    page.wait_for_selector(".log .line")
    assert server.words(game) == ["place:b2b3"]


@pytest.mark.proof
@pytest.mark.parametrize("first_round", [FIRST, LAST])
def test_a_hot_seat_game_shows_whose_turn_it_is_to_the_end(page: Page, server: Server, first_round: int) -> None:
    names = ["Ada", "Brunel"]
    game = new_game(page, server, seats=[me(name) for name in names], **from_round(first_round, players=2))
    chance, shown = random.Random(3), set()

    def note_and_pass(offered: list[str]) -> str:
        shown.add(page.locator(".company.big.acting .who b").inner_text())
        return soonest(offered, chance)

    while click_one(page, note_and_pass):
        pass

    assert shown == set(names)
    assert_the_end_is_explained(page, server, game)


@pytest.mark.parametrize("clicks", proven([6, None], 6), ids=["a few turns", "whole"])
def test_two_browsers_play_by_an_invite_link(person: NewPerson, server: Server, clicks: int | None) -> None:
    ada, brunel = person(), person(name="Brunel")
    ada.goto(server.url + "/new")
    ada.get_by_role("radio", name="2").check()
    ada.get_by_role("button", name="Open the table").click()
    brunel.goto(ada.locator(".waiting details input").input_value())
    brunel.get_by_role("button", name="Start the game").click()
    for page in (brunel, ada):
        page.wait_for_selector(".market [data-place]")
        assert "#" not in page.url
    play_together([ada, brunel], random.Random(4), clicks)
    game = ada.url.rpartition("/")[2]
    made = server.words(game)
    for page in (brunel, ada):
        page.wait_for_function("n => document.querySelectorAll('.log .line').length >= n", arg=len(made))
        if clicks is None:
            assert_the_end_is_explained(page, server, game)


@pytest.mark.proof
def test_two_browsers_play_to_the_end(person: NewPerson, server: Server) -> None:
    ada, brunel = person(), person(name="Brunel")
    game = new_game(ada, server, seats=[me("Ada"), {"kind": "open"}], position=at_round(LAST, players=2))
    sit_down(brunel, server, game)
    play_together([ada, brunel], random.Random(4))
    for page in (brunel, ada):
        assert_the_end_is_explained(page, server, game)


def test_undo_takes_back_a_decision_of_the_turn(page: Page, server: Server) -> None:
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")])
    decide(page, "phase2")
    page.wait_for_selector('[data-word="pass"]')

    page.keyboard.press("u")

    page.wait_for_selector('[data-word="phase2"]')
    assert server.words(game) == []


def test_a_double_click_does_not_confirm_what_it_only_asked_for(person: NewPerson, server: Server) -> None:
    page = person(confirmPhase=True)
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")])
    page.locator('[data-word="phase2"]').dblclick()

    assert offers(page) == ["confirm"]
    expect(page.locator('[data-word="confirm"]')).to_have_text("Yes, enter phase\N{NO-BREAK SPACE}II")
    assert server.words(game) == []


def test_entering_phase_two_asks_once(person: NewPerson, server: Server) -> None:
    page = person(confirmPhase=True)
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")])
    decide(page, "phase2")
    assert offers(page) == ["confirm"]
    assert server.words(game) == []

    decide(page, "confirm")

    page.wait_for_selector('[data-word="pass"]')
    assert server.words(game) == ["phase2"]


def test_a_spectator_sees_the_game_and_can_do_nothing(person: NewPerson, server: Server) -> None:
    ada, watcher = person(), person(name="Watcher")
    game = new_game(ada, server, seats=[me("Ada"), me("Brunel")])
    open_table(watcher, server, game)
    ada.wait_for_selector(".watchers")

    decide(ada, "place:b1b2")

    watcher.wait_for_selector(".log .line")
    assert watcher.locator(".market .worker").count() == 1
    assert watcher.locator("[data-gap], [data-word]").count() == 0


COMPANIES = "all => all.map(each => each.dataset.company)"


@pytest.mark.proof
def test_to_a_spectator_companies_keep_their_places(person: NewPerson, server: Server) -> None:
    ada, watcher = person(), person(name="Watcher")
    game = new_game(ada, server, seats=[me("Ada"), me("Brunel"), me("Cora")])
    open_table(watcher, server, game)

    for turn, gap in enumerate(["a1b1", "b1c1", "a2b2"], start=1):
        decide(ada, f"place:{gap}")
        expect(watcher.locator(".log .line")).to_have_count(turn)
        assert watcher.eval_on_selector_all(".company", COMPANIES) == ["0", "1", "2"]


@pytest.mark.parametrize(("building", "asks"), [("university-1", True), *seldom(pytest.param("mine-2", False))])
def test_whoever_passes_with_points_to_be_had_is_asked(page: Page, server: Server, building: str, asks: bool) -> None:
    start = position(player(building), round_number=5)
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    assert "pass" in offers(page)
    assert choose(page, "pass")

    if asks:
        expect(page.locator(".prompt .question")).to_contain_text("Pass although you could still do something?")
        assert server.words(game) == []
    else:
        page.locator(".log .line").wait_for()
        assert server.words(game) == ["pass"]


@pytest.mark.proof
def test_what_passing_would_leave_undone_can_be_done_at_once(page: Page, server: Server) -> None:
    start = position(player("university-1"), round_number=5)
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    offers(page)
    assert choose(page, "pass")
    expect(page.locator('[data-word="confirm"]')).to_have_text("Yes, pass")

    page.locator('.prompt [data-word^="use:university-1"]').first.click()
    page.locator(".log .line").wait_for()
    assert server.words(game)[0].startswith("use:university-1")


def test_what_is_a_mere_formality_needs_no_click(person: NewPerson, server: Server) -> None:
    page = person(forced=True, confirmPhase=True)
    ada, brunel = player(phase=1, event_used=True), player(phase=2, event_used=True, active=0)
    workers = {"a1b1": [0, 0, 0]}
    start = position(ada, brunel, workers=workers, market={"a1": "mine-1"}, round_number=5)
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    decide(page, "gain:a1b1>a1")

    # Brunel, without a worker or a building, passes.
    expect(page.locator(".log .line")).to_have_count(3)
    assert server.words(game) == ["phase2", "gain:a1b1>a1", "pass"]
