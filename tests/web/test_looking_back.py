"""The past of a game: log, turn slider, replay by address, playing on from a point, the record as a file."""

import random
from pathlib import Path

from playwright.sync_api import Page

from tests.web.driver import Server, decisions, me, new_game, open_table, play_on

LINES = "document.querySelectorAll('.log .line').length"


def played(page: Page, server: Server, clicks: int = 8) -> str:
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")])
    play_on(page, random.Random(5), clicks)
    page.wait_for_function(
        f"async id => (await (await fetch(`/api/games/${{id}}`)).json()).decisions === {LINES}", arg=game
    )
    return game


def test_the_log_tells_every_decision_in_a_sentence(page: Page, server: Server) -> None:
    game = played(page, server)
    lines = page.locator(".log .line").all_inner_texts()
    assert len(lines) == decisions(page, game)
    assert all(line.startswith(("Ada ", "Brunel ")) for line in lines)


def test_a_line_of_the_log_leads_back_to_its_moment_and_to_now_again(page: Page, server: Server) -> None:
    played(page, server)
    page.locator(".log .line").first.click()
    page.wait_for_selector(".look-back")
    assert page.locator(".market .worker").count() == 1
    assert page.locator("[data-gap], [data-word]").count() == 0
    page.get_by_text("Back to now").click()
    page.wait_for_selector("[data-gap], [data-word]")


def test_an_address_shows_one_moment_of_a_game(page: Page, server: Server) -> None:
    game = played(page, server)
    open_table(page, server, game, "?at=0")
    page.wait_for_selector(".look-back")
    assert page.locator(".market .worker").count() == 0


def test_playing_on_from_a_point_makes_a_new_game(page: Page, server: Server) -> None:
    game = played(page, server)
    open_table(page, server, game, "?at=2")
    page.wait_for_selector(".look-back")
    page.get_by_text("Play on from here").click()
    page.wait_for_url(lambda url: "/game/" in url and game not in url)
    page.wait_for_selector("[data-gap]")
    fork = page.url.split("/")[-1]
    made = server.get(f"/api/games/{fork}")
    assert made["options"]["forked_from"] == {"game": game, "at": 2}
    assert made["now"]["workers"] == server.get(f"/api/games/{game}/at/2")["now"]["workers"]


def test_the_record_is_saved_as_a_file_and_opened_again(page: Page, server: Server, tmp_path: Path) -> None:
    game = played(page, server)
    open_table(page, server, game, "?at=4")
    page.wait_for_selector(".look-back")
    with page.expect_download() as download:
        page.get_by_text("Save the record").click()
    saved = tmp_path / "game.spy"
    download.value.save_as(saved)
    assert saved.read_text().startswith("# Spyrium game record 1")
    page.goto(server.url + "/games")
    page.set_input_files("input[type=file]", saved)
    page.wait_for_url(lambda url: "/game/" in url)
    page.wait_for_selector("[data-gap], [data-word]")
    opened = server.get(f"/api/games/{page.url.split('/')[-1]}")
    assert opened["now"]["workers"] == server.get(f"/api/games/{game}/at/4")["now"]["workers"]
