"""Pictures of every page at phone and desktop width, light and dark, and of a long game at every width:
`python -m tests.web.screenshots FOLDER`.
"""

import random
import sys
import tempfile
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from spyrium import Game, Position
from spyrium.bots import load
from tests.web.conftest import QUIET, Desk, chromium
from tests.web.driver import Server, bot, click, make_game, me, new_game, open_table, play_on
from tests.web.table.late import SEATS, late_game
from tests.web.table.test_every_width import SCREENS

PAGES = {
    "home": "/", "new-table": "/new", "lobby": "/lobby", "my-games": "/games", "rules": "/rules", "cards": "/cards",
    "profile": "/profile", "ratings": "/ratings", "settings": "/settings", "first-game": "/learn",
    "no-page": "/nowhere",
}  # fmt: skip
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
COMPANY = [me("Ada"), bot("greedy"), bot("greedy"), bot("greedy")]


@cache
def well_played(at_round: int, further: int = 0) -> Position:
    """A position of a sensible game, a number of decisions into a round, with the first seat to decide."""
    player = load("apprentice", simulations=150, seed=7)
    game = Game(players=4, seed=11)
    while game.round < at_round:
        game.play(player.choose(game))
    for _ in range(further):
        game.play(player.choose(game))
    while game.current != 0 or game.turn or game.phase(0) == 3:
        game.play(player.choose(game))
    return game.position()


def table_pictures(page: Page, server: Server, save: "Save") -> None:
    game = new_game(page, server, seats=COMPANY, position=well_played(4, further=9))
    page.wait_for_selector("[data-gap]")
    save("table-placement")
    if page.locator('[data-word="phase2"]').count():
        click(page, '[data-word="phase2"]')
    page.wait_for_selector("[data-gap]:not(.place)")
    click(page, "[data-gap]:not(.place)")
    save("table-activation")
    page.keyboard.press("Escape")
    for key, name in (("d", "deck"), ("b", "board-as-text"), ("o", "all-choices")):
        page.keyboard.press(key)
        save(f"table-{name}")
        page.keyboard.press("Escape")
    open_table(page, server, game, "?at=0")
    page.wait_for_selector(".look-back")
    save("replay")


def waiting_picture(page: Page, server: Server, save: "Save") -> None:
    page.goto(server.url + "/new")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".waiting")
    save("waiting-room")


def end_picture(page: Page, server: Server, save: "Save") -> None:
    new_game(page, server, seats=COMPANY, position=well_played(6))
    play_on(page, random.Random(1))
    page.wait_for_selector("dialog svg polyline")
    save("end")


def late_pictures(page: Page, server: Server, folder: Path) -> None:
    """A long game of five, building, at every size of screen."""
    game = make_game(page, server, seats=SEATS, record=late_game(2))
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        open_table(page, server, game)
        page.wait_for_selector(".prompt.mine")
        Save(page, folder, f"{width}x{height}")("late")


class Save:
    def __init__(self, page: Page, folder: Path, suffix: str) -> None:
        self.page, self.folder, self.suffix = page, folder, suffix

    def __call__(self, name: str) -> None:
        self.page.wait_for_timeout(350)
        self.page.screenshot(path=self.folder / f"{name}-{self.suffix}.png")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(f"sqlite:///{data}/games.sqlite3")
        desk = Desk(playwright.chromium.launch(executable_path=chromium(), args=QUIET))
        for size, (width, height) in SIZES.items():
            for theme in ("dark", "light"):
                page = desk.person(width, height, theme=theme)
                save = Save(page, folder, f"{size}-{theme}")
                for name, path in PAGES.items():
                    page.goto(server.url + path)
                    page.wait_for_selector("main")
                    save(name)
                waiting_picture(page, server, save)
                table_pictures(page, server, save)
                end_picture(page, server, save)
        late_pictures(desk.person(), server, folder)
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
