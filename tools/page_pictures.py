"""Writes the pictures of docs/images that show the client in a browser: `python -m tools.page_pictures`."""

import io
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from tests.web.conftest import QUIET, Desk, chromium
from tests.web.driver import Server, bot, choose, me, new_game

from spyrium import Game, bots

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
LEVEL, SIMULATIONS, PLAYERS = "apprentice", 150, 4
SEATS = [me("Ada"), *(bot(LEVEL) for _ in range(PLAYERS - 1))]
NAMES = ["Ada", *[f"bot:{LEVEL}"] * (PLAYERS - 1)]
DESKTOP, PHONE = (1440, 900), (390, 844)
HIGH, BETWEEN = 616, 8  # of pictures that stand beside each other


def game_until(wanted: Callable[[Game], bool], seed: int = 9) -> Game:
    """A game between equal bots until it is as wanted, or over."""
    game, player = Game(players=PLAYERS, seed=seed, names=NAMES), bots.load(LEVEL, simulations=SIMULATIONS, seed=seed)
    while not (game.over or wanted(game)):
        game.play(player.choose(game))
    return game


def adas_turn(game: Game) -> bool:
    return game.round >= 4 and game.current == 0 and not game.turn


def placing(game: Game) -> bool:
    """Ada places, and so have others."""
    placed = sum(word.startswith("place:") for word in game.words[-8:])
    return adas_turn(game) and game.phase(0) == 1 and placed >= 6


def activating(game: Game) -> bool:
    """Ada can activate several cards."""
    return adas_turn(game) and len(activations(game)) >= 2


def activations(game: Game) -> list[str]:
    return [word for word in game.legal if word.startswith("activate:")]


def won_by_ada() -> Game:
    games = (game_until(lambda game: game.over, seed) for seed in count(1))
    return next(game for game in games if game.winners == [0])


def photograph(page: Page) -> Image.Image:
    page.wait_for_timeout(400)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def table(desk: Desk, server: Server) -> Image.Image:
    page = desk.person(*DESKTOP)
    new_game(page, server, seats=SEATS, record=game_until(placing).record().dumps())
    page.wait_for_selector(".prompt.mine")
    return photograph(page)


def end(desk: Desk, server: Server) -> Image.Image:
    page = desk.person(*DESKTOP, theme="light")
    new_game(page, server, seats=SEATS, record=won_by_ada().record().dumps())
    page.wait_for_selector("dialog svg polyline")
    return photograph(page)


def phone(desk: Desk, server: Server) -> Image.Image:
    """A worker is picked, and what it can do is asked."""
    page = desk.person(*PHONE)
    game = game_until(activating)
    new_game(page, server, seats=SEATS, record=game.record().dumps())
    page.wait_for_selector(".prompt.mine")
    choose(page, activations(game)[0].removeprefix("activate:").partition(">")[0])
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")
    return photograph(page)


def gallery(desk: Desk, server: Server) -> Image.Image:
    page = desk.person(*PHONE, theme="light")
    page.goto(server.url + "/cards")
    page.wait_for_selector(".card")
    return photograph(page)


def side_by_side(pictures: list[Image.Image]) -> Image.Image:
    """All of one height, on a dark ground."""
    sizes = [(round(each.width * HIGH / each.height), HIGH) for each in pictures]
    scaled = [each.resize(size, Image.Resampling.LANCZOS) for each, size in zip(pictures, sizes, strict=True)]
    wide = sum(each.width for each in scaled) + BETWEEN * (len(scaled) - 1)
    whole, left = Image.new("RGB", (wide, HIGH), "#171310"), 0
    for each in scaled:
        whole.paste(each, (left, 0))
        left += each.width + BETWEEN
    return whole


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(f"sqlite:///{data}/games.sqlite3")
        desk = Desk(playwright.chromium.launch(executable_path=chromium(), args=QUIET))
        table(desk, server).save(IMAGES / "table.webp", quality=85, method=6)
        pages = [show(desk, server) for show in (end, phone, gallery)]
        side_by_side(pages).save(IMAGES / "pages.webp", quality=80, method=6)
        server.stop()


if __name__ == "__main__":
    main()
