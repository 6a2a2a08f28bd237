"""Games where there is no server: the network is gone, or the client lies on any file server.

Every day a last round without network, and a first turn at the site; whole games, and most of the site, are for
`make proofs`.
"""

import random
import subprocess
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page

from spyrium import Record
from tests.effort import proven, seldom
from tests.web.conftest import ROOT, Desk
from tests.web.driver import (
    OVER,
    Server,
    client_is_kept,
    last_round,
    lose_the_network,
    offers,
    open_record,
    play_in_haste,
    play_on,
)
from tests.web.offline.test_interruptions import NO_NETWORK
from tests.web.pages.test_lesson import follow

SCREENS = {"desktop": (1280, 860), "phone": (360, 740)}
WITHOUT_NETWORK = [
    pytest.param("desktop", "apprentice", False),
    *seldom(
        pytest.param("desktop", "master", False),
        pytest.param("phone", "apprentice", True),
        pytest.param("phone", "master", True),
        pytest.param("desktop", "master", True),
    ),
]
WEB = ROOT / "web"


def play_to_the_end(page: Page, level: str, whole: bool) -> None:
    """From the home page: a game against a bot, or its last round."""
    if whole:
        page.get_by_label("Players").select_option(label="2")
        page.get_by_label("Bot strength").select_option(level)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(".market [data-place]")
    else:
        page.get_by_role("link", name="My games").click()
        open_record(page, last_round("Ada", f"bot:{level}"))
    play_in_haste(page, random.Random(1), in_earnest=15 if whole else 0)
    page.wait_for_selector(OVER)


def save(page: Page, folder: Path) -> Path:
    """The record of the game that has just ended."""
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Save the record").click()
    saved = folder / "game.spy"
    download.value.save_as(saved)
    return saved


def open_again(page: Page, record: Path) -> None:
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".look-back")
    decisions = Record.loads(record.read_text()).replay().ply
    page.wait_for_function(f"() => document.querySelectorAll('.log .line').length === {decisions}")


@pytest.mark.parametrize(("screen", "level", "whole"), WITHOUT_NETWORK)
def test_without_network_a_game_is_played_to_its_end(
    server: Server, desk: Desk, screen: str, level: str, whole: bool, tmp_path: Path
) -> None:
    page = desk.person(*SCREENS[screen], touch=screen == "phone", offline=True)
    lose_the_network(page, server)
    play_to_the_end(page, level, whole)
    record = save(page, tmp_path)

    page.goto(server.url + "/games")
    page.get_by_text("On this device", exact=True).wait_for()
    open_again(page, record)
    desk.excuse(NO_NETWORK)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """A file server that keeps its requests to itself."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the client on a file server, below a path."""
    folder = tmp_path_factory.mktemp("files")
    build = ["node_modules/.bin/vite", "build", "--mode", "site", "--outDir", str(folder / "spyrium"), "--emptyOutDir"]
    subprocess.run(build, cwd=WEB, check=True, capture_output=True)
    files = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=files.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{files.server_port}/spyrium/"
    files.shutdown()
    files.server_close()


@pytest.mark.proof
@pytest.mark.parametrize(("level", "whole"), [("apprentice", False), ("master", False), ("master", True)])
def test_the_site_plays_a_game_and_opens_its_record(
    page: Page, site: str, tmp_path: Path, level: str, whole: bool
) -> None:
    page.goto(site)
    play_to_the_end(page, level, whole)
    record = save(page, tmp_path)
    page.reload()
    page.wait_for_selector(OVER)

    page.get_by_role("dialog").get_by_role("link", name="Home").click()
    page.get_by_role("link", name="My games").click()
    page.get_by_text("On this device", exact=True).wait_for()
    open_again(page, record)


@pytest.mark.parametrize("clicks", proven([2, 10], 2))
def test_the_site_seats_several_people_at_one_screen(page: Page, site: str, clicks: int) -> None:
    page.goto(site)
    page.get_by_role("link", name="On one screen").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".market [data-place]")
    play_on(page, random.Random(3), clicks)
    assert offers(page)


@pytest.mark.proof
@pytest.mark.parametrize("steps", [5, None])
def test_the_site_teaches_the_game(page: Page, site: str, steps: int | None) -> None:
    page.goto(site + "#/learn")
    page.wait_for_selector(".coach .words p")
    follow(page, steps=steps)
    if steps is None:
        assert page.inner_text("dialog .headline") == "You win!"


@pytest.mark.proof
def test_the_site_says_what_needs_a_server(page: Page, site: str) -> None:
    page.goto(site + "#/ratings")
    page.get_by_role("heading", name="This needs a server").wait_for()
    page.get_by_text("make play").wait_for()
    page.get_by_role("link", name="Cards").click()
    page.get_by_text("Laboratory I", exact=True).first.wait_for()


@pytest.mark.proof
def test_the_site_opens_without_network(desk: Desk, site: str) -> None:
    page = desk.person(offline=True)
    page.goto(site)
    client_is_kept(page)
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    assert offers(page)
    desk.excuse(NO_NETWORK)
