"""The past of a game: log, turn slider, replay by address, playing on from a point, the record as a file."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from spyrium import Game, Record, replay
from spyrium.notation.words import GAPS
from tests.web.driver import OVER, Server, decide, me, next_table, open_table


@pytest.fixture
def page(shared_page: Page) -> Page:
    return shared_page


def played(page: Page, server: Server) -> str:
    """A game that has seen eight workers placed."""
    names = ["Ada", "Brunel", "Isambard"]
    so_far = Game(players=3, seed=1, names=names)
    for gap in GAPS[:8]:
        so_far.play(f"place:{gap}")
    game = next_table(page, server, seats=[me(name) for name in names], record=so_far.record().dumps())
    page.wait_for_function("() => document.querySelectorAll('.log .line').length === 8")
    return game


def workers(page: Page) -> int:
    return page.locator(".market .worker").count()


def test_the_log_tells_every_decision_in_a_sentence(page: Page, server: Server) -> None:
    played(page, server)
    lines = page.locator(".log .line").all_inner_texts()

    assert len(lines) == 8
    assert all(line.startswith(("Ada places", "Brunel places", "Isambard places")) for line in lines)


def test_a_line_of_the_log_leads_back_to_its_moment_and_to_now_again(page: Page, server: Server) -> None:
    played(page, server)
    page.locator(".log .line").first.click()
    page.wait_for_selector(".look-back")
    assert workers(page) == 1
    assert page.locator("[data-gap], [data-word]").count() == 0

    page.get_by_text("Back to the present").click()
    page.wait_for_selector("[data-gap]")
    assert workers(page) == 8


IN_SIGHT = "each => { const box = each.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"


@pytest.mark.proof
def test_on_a_tablet_one_steps_through_the_past_without_scrolling(page: Page, server: Server) -> None:
    game = played(page, server)
    page.set_viewport_size({"width": 768, "height": 1024})
    open_table(page, server, game, "?at=5")
    prompt = page.locator(".prompt")
    for name, left in (("Previous decision", 4), ("Next decision", 5), ("Back to the present", 8)):
        button = prompt.get_by_role("button", name=name)
        assert button.evaluate(IN_SIGHT)
        button.click()
        page.wait_for_function("n => document.querySelectorAll('.market .worker').length === n", arg=left)
    page.set_viewport_size({"width": 1280, "height": 860})  # as the other tests of this page expect it


@pytest.mark.proof
def test_an_address_shows_one_moment_of_a_game(page: Page, server: Server) -> None:
    game = played(page, server)
    open_table(page, server, game, "?at=5")
    page.wait_for_selector(".look-back")
    assert workers(page) == 5


LOG_BEGINS = """() => {
  const [list, first] = ['.log .lines', '.log .line'].map(each => document.querySelector(each).getBoundingClientRect());
  return first.top >= list.top && first.bottom <= list.bottom;
}"""


def test_at_its_beginning_the_log_begins_too_and_all_of_it_is_still_to_come(page: Page, server: Server) -> None:
    chance, so_far = random.Random(1), Game(players=2, seed=1)
    while so_far.ply < 40:
        so_far.play(chance.choice(so_far.legal))
    game = next_table(page, server, seats=[me("Ada"), me("Brunel")], record=so_far.record().dumps())
    page.wait_for_function("() => document.querySelectorAll('.log .line').length === 40")
    assert not page.evaluate(LOG_BEGINS)
    open_table(page, server, game, "?at=0")
    page.wait_for_selector(".look-back")

    page.wait_for_function(LOG_BEGINS)
    assert page.locator(".log .line.later").count() == 40


def test_the_scrubber_moves_through_the_game(page: Page, server: Server) -> None:
    game = played(page, server)
    open_table(page, server, game, "?at=0")
    page.wait_for_selector(".look-back")
    assert workers(page) == 0

    scrubber = page.locator(".look-back input[type=range]")
    scrubber.fill("3")
    page.wait_for_function("() => document.querySelectorAll('.market .worker').length === 3")
    scrubber.press("ArrowRight")
    page.wait_for_function("() => document.querySelectorAll('.market .worker').length === 4")
    page.get_by_role("button", name="Previous decision").click()
    page.wait_for_function("() => document.querySelectorAll('.market .worker').length === 3")


def test_playing_on_from_a_point_makes_a_new_game(page: Page, server: Server) -> None:
    game = played(page, server)
    open_table(page, server, game, "?at=2")
    page.wait_for_selector(".look-back")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/game/" in url and game not in url)

    page.get_by_role("status").get_by_text("This is a new game").wait_for()
    assert page.get_by_role("link", name="Open the old game").get_attribute("href") == f"/game/{game}"
    decide(page, "place:c2c3")

    page.wait_for_function("() => document.querySelectorAll('.market .worker').length === 3")
    fork = server.get(f"/api/games/{page.url.rpartition('/')[2]}")
    assert fork["options"]["forked_from"] == {"game": game, "at": 2}
    assert page.locator(".log .line").count() == 3


def test_the_record_is_saved_as_a_file_and_opened_again(page: Page, server: Server, tmp_path: Path) -> None:
    game = played(page, server)
    open_table(page, server, game, "?at=4")
    page.wait_for_selector(".look-back")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    saved = tmp_path / "game.spy"
    download.value.save_as(saved)
    assert replay(Record.loads(saved.read_text())).words == server.words(game)

    open_record(page, server, saved)
    page.wait_for_selector("[data-gap]")
    assert workers(page) == 8
    page.wait_for_function("() => document.querySelectorAll('.log .line').length === 8")


def open_record(page: Page, server: Server, file: Path) -> None:
    page.goto(server.url + "/games")
    page.set_input_files("input[type=file]", file)
    page.wait_for_url(lambda url: "/game/" in url)


def test_the_record_of_a_finished_game_opens_as_a_replay(page: Page, server: Server, tmp_path: Path) -> None:
    chance = random.Random(6)
    game = Game(players=2, seed=6, names=["Ada", "bot:adviser"])
    while not game.over:
        game.play(chance.choice(game.legal))
    saved = tmp_path / "game.spy"
    saved.write_text(game.record().dumps())

    open_record(page, server, saved)
    page.wait_for_selector(".look-back")
    page.wait_for_function(f"() => document.querySelectorAll('.log .line').length === {game.ply}")
    assert workers(page) == 0

    page.get_by_role("button", name="Result").click()
    page.wait_for_selector(OVER)
    assert page.locator("dialog .total").all_inner_texts() == [str(n) for n in sorted(game.scores or [], reverse=True)]
    page.locator("dialog").get_by_text("Adviser (bot)").wait_for()
    page.get_by_role("button", name="Look back at the game").click()
    page.locator(".look-back input[type=range]").fill("1")
    page.wait_for_function("() => document.querySelectorAll('.market .worker').length === 1")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("status").get_by_text("This is a new game").wait_for()
    page.wait_for_selector("[data-gap]")
    assert page.locator(".log .line").count() > 1
