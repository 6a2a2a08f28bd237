"""A real server process and what a person does at its pages, for the browser tests."""

import json
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page

from spyrium import Game, Position

ROOT = Path(__file__).parents[2]
SERVED = re.compile(r"http://[\d.]+:(\d+)")

# What can be clicked now: each legal thing on the table carries its gap or its word.
TARGETS = """() => {
  if (document.querySelector('dialog .headline')) return ['over'];
  const seen = [...document.querySelectorAll('[data-gap], [data-word]')]
    .filter(e => e.offsetParent && e.dataset.word !== 'undo')
    .map(e => e.dataset.gap ? `[data-gap="${e.dataset.gap}"]` : `[data-word="${e.dataset.word}"]`);
  return seen.length ? [...new Set(seen)] : false;
}"""

# Scrolls a thing into view and says where its middle is, if nothing covers it.
MIDDLE = """selector => {
  const found = [...document.querySelectorAll(selector)].filter(e => e.offsetParent);
  for (const e of found) {
    e.scrollIntoView({block: 'center', inline: 'center'});
    const box = e.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (top && (e.contains(top) || top.contains(e))) return [x, y];
  }
  return null;
}"""


class Server:
    """`spyrium serve` on a database of its own; it can be stopped and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "spyrium", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'games.sqlite3'}"]
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(self.folder)}
        log = self.folder / "server.log"
        with log.open("w") as output:
            self.process = subprocess.Popen(command, env=environment, stdout=output, stderr=output, text=True)
        while (found := SERVED.search(log.read_text())) is None or not self._answers(int(found[1])):
            assert self.process.poll() is None, log.read_text()
            time.sleep(0.05)
        self.port = int(found[1])

    def _answers(self, port: int) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{port}/health") as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait()

    def get(self, path: str) -> Any:
        with urlopen(self.url + path) as answer:
            return json.load(answer)

    def post(self, path: str, body: object) -> Any:
        request = Request(self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(request) as answer:
            return json.load(answer)


def new_game(page: Page, server: Server, **game: object) -> str:
    """Makes a game as the person of this page and opens its table."""
    game_id: str = page.request.post(server.url + "/api/games", data=game).json()["id"]
    open_table(page, server, game_id)
    return game_id


def open_table(page: Page, server: Server, game_id: str, query: str = "") -> None:
    page.goto(f"{server.url}/game/{game_id}{query}")
    page.wait_for_selector(".market [data-place]")


def me(name: str = "Ada") -> dict[str, object]:
    return {"kind": "person", "name": name, "mine": True}


def bot(level: str = "random") -> dict[str, object]:
    return {"kind": "bot", "level": level}


def last_round(players: int, at_round: int = 6) -> Position:
    """A position at the start of a late round, reached by random play."""
    chance = random.Random(players)
    game = Game(players=players, seed=players)
    while game.round < at_round:
        game.play(chance.choice(game.legal))
    return game.position()


def click(page: Page, selector: str) -> bool:
    """A real click with the mouse in the middle of a thing; False when it is gone or covered."""
    middle = page.evaluate(MIDDLE, selector)
    if middle is None:
        return False
    page.mouse.click(*middle)
    return True


def choices(page: Page) -> list[str]:
    """Selectors of all that can be done now; waits until there is something, `["over"]` after the game."""
    found: list[str] = page.wait_for_function(TARGETS, polling=15).json_value()
    return found


def decisions(page: Page, game_id: str) -> int:
    answer: int = page.evaluate("async id => (await (await fetch(`/api/games/${id}`)).json()).decisions", game_id)
    return answer


def play_on(page: Page, chance: random.Random, clicks: int | None = None) -> int:
    """Clicks something legal again and again, to the end of the game or for so many clicks."""
    made = 0
    while clicks is None or made < clicks:
        found = choices(page)
        if found == ["over"]:
            break
        made += click(page, chance.choice(found))
    return made


def decide(page: Page, word: str) -> None:
    """Makes one decision of the notation through the table."""
    verb, _, rest = word.partition(":")
    gap = rest.split(">")[0]
    if verb == "place" or word == f"gain:{gap}":
        selector = f'[data-gap="{gap}"]'
    else:
        selector = f'[data-word="{word}"]'
        if verb in ("gain", "activate", "lobby"):
            page.wait_for_selector(f'[data-gap="{gap}"]')
            assert click(page, f'[data-gap="{gap}"]')
    page.locator(f"{selector}:visible").first.wait_for()
    assert click(page, selector), f"{word} is covered"
