"""Writes the pictures and films of docs/images from a game between bots: `python -m tools.pictures`.

The board comes from spyrium.svg, Chromium turns it into pixels, and films are animated WebP.
"""

import io
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from tests.web.conftest import QUIET, chromium

from spyrium import Game, bots, svg
from spyrium.svg.layout import BROAD

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
NAMES = ["Ada", "Brunel", "Cora"]
WIDTH, FILM_WIDTH = 720, 640
SECONDS = 0.9  # a decision


def game_of(seed: int) -> Game:
    """A whole game between equal bots."""
    game, bot = Game(players=len(NAMES), seed=seed, names=NAMES), bots.load("adviser", seed=seed)
    while not game.over:
        game.play(bot.choose(game))
    return game


def moments(game: Game, number: int) -> Iterator[tuple[Game, str | None]]:
    """The positions of a round, each with the decision that follows."""
    words = game.words
    for ply in range(game.ply + 1):
        before = game.copy()
        while before.ply > ply:
            before.undo()
        if before.round == number:
            yield before, words[ply] if ply < len(words) else None


def photograph(page: Page, drawing: str) -> Image.Image:
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
    shot = page.locator("svg").first.screenshot(omit_background=True)
    return Image.open(io.BytesIO(shot)).convert("RGB")


def film(page: Page, game: Game, number: int) -> list[Image.Image]:
    """A round, decision by decision, each pointed at before it is made."""
    frames = []
    for before, word in moments(game, number):
        drawing = svg.board(before, marks=[word] if word is not None else [], width=WIDTH)
        frames.append(photograph(page, drawing))
    high = round(frames[0].height * FILM_WIDTH / frames[0].width)
    return [frame.resize((FILM_WIDTH, high), Image.Resampling.LANCZOS) for frame in frames]


def figures(page: Page, game: Game) -> dict[str, Image.Image]:
    """For the rules: the twelve gaps of a market, and a worker that activates the card next to it."""
    start = Game(players=len(NAMES), seed=42, names=NAMES)
    gaps = svg.board(start, marks=[word for word in start.legal if word.startswith("place:")], width=WIDTH)
    before, word = next(
        (before, word) for before, word in moments(game, 2) if word is not None and word.startswith("activate:")
    )
    activation = svg.board(before, seat=before.current, marks=[word], arrows=[word], width=WIDTH)
    return {"gaps": market_of(photograph(page, gaps)), "activation": market_of(photograph(page, activation))}


def market_of(whole: Image.Image) -> Image.Image:
    """The part of the picture with the nine cards."""
    scale, market = whole.width / WIDTH, BROAD.market.grown(14)
    corners = (market.x, market.y, market.x + market.width, market.y + market.height)
    left, top, right, bottom = (round(scale * corner) for corner in corners)
    return whole.crop((left, top, right, bottom))


def main() -> None:
    game = game_of(seed=42)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        page = browser.new_page(viewport={"width": WIDTH, "height": 900}, device_scale_factor=2)
        middle = next(before for before, _ in moments(game, 4) if before.phase(before.current) == 2)
        best = bots.load("master", simulations=2000, seed=1).choose(middle)
        drawing = svg.board(middle, seat=middle.current, marks=[best], arrows=[best], width=WIDTH)
        photograph(page, drawing).save(IMAGES / "board.webp", quality=80, method=6)

        for name, figure in figures(page, game).items():
            figure.save(IMAGES / f"{name}.webp", quality=75, method=6)
        first, *others = film(page, game, 2)
        timing = [round(1000 * SECONDS)] * len(others) + [3000]
        first.save(
            IMAGES / "round.webp", save_all=True, append_images=others, duration=timing, loop=0, quality=60, method=4
        )
        browser.close()


if __name__ == "__main__":
    main()
