"""Pictures of every page at phone and desktop width, light and dark: `python -m tests.web.screenshots FOLDER`."""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import CHROMIUM, Desk
from tests.web.driver import Server, bot, click, last_round, me, new_game, open_table, play_on

PAGES = {
    "home": "/", "new-table": "/new", "lobby": "/lobby", "my-games": "/games", "rules": "/rules", "cards": "/cards",
    "profile": "/profile", "ratings": "/ratings", "settings": "/settings",
}  # fmt: skip
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
COMPANY = [me("Ada"), bot("greedy"), bot("greedy"), bot("greedy")]


def table_pictures(page: Page, server: Server, save: "Save") -> None:
    game = new_game(page, server, seats=COMPANY, position=last_round(4, at_round=4))
    page.wait_for_selector("[data-gap]")
    save("table-placement")
    play_on(page, random.Random(1), clicks=2)
    page.wait_for_selector('[data-word="phase2"]')
    click(page, '[data-word="phase2"]')
    page.wait_for_selector("[data-gap]")
    click(page, "[data-gap]")
    save("table-activation")
    page.keyboard.press("Escape")
    for key, name in (("d", "deck"), ("b", "board-as-text"), ("o", "all-choices")):
        page.keyboard.press(key)
        save(f"table-{name}")
        page.keyboard.press("Escape")
    open_table(page, server, game, "?at=3")
    page.wait_for_selector(".look-back")
    save("replay")


def end_picture(page: Page, server: Server, save: "Save") -> None:
    new_game(page, server, seats=COMPANY, position=last_round(4))
    play_on(page, random.Random(1))
    page.wait_for_selector("dialog svg polyline")
    save("end")


class Save:
    def __init__(self, page: Page, folder: Path, suffix: str) -> None:
        self.page, self.folder, self.suffix = page, folder, suffix

    def __call__(self, name: str) -> None:
        self.page.wait_for_timeout(350)
        self.page.screenshot(path=self.folder / f"{name}-{self.suffix}.png")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        desk = Desk(playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]))
        for size, (width, height) in SIZES.items():
            for theme in ("dark", "light"):
                page = desk.person(width, height, theme=theme)
                save = Save(page, folder, f"{size}-{theme}")
                for name, path in PAGES.items():
                    page.goto(server.url + path)
                    page.wait_for_selector("main")
                    save(name)
                table_pictures(page, server, save)
                end_picture(page, server, save)
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
