"""A server, and what a person does at its pages: look for what glows, and click it."""

import random
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import httpx
from playwright.sync_api import FilePayload, Page

from spyrium import Game, Position
from tests.server.process import ServerProcess

OVER = "dialog .headline"

# Looks at a page that does not go on before it counts as a dead end, and the pause between two (ms).
LOOKS = 2000
BETWEEN_LOOKS = 50

# What can be done now: everything legal on the table carries its word or, where a worker is picked first, its gap.
OFFERED = """() => {
  if (document.querySelector('dialog .headline')) return ['over'];
  if (document.querySelector('.table[aria-busy=true]')) return false;
  const offered = [...document.querySelectorAll('[data-word], [data-gap]')]
    .filter(each => each.offsetParent && each.dataset.word !== 'undo')
    .map(each => each.dataset.word ?? each.dataset.gap);
  return offered.length > 0 && [...new Set(offered)];
}"""

# Scrolls a thing into view and says where its middle is, if nothing covers it.
MIDDLE = """selector => {
  for (const each of document.querySelectorAll(selector)) {
    if (!each.offsetParent) continue;
    each.scrollIntoView({block: 'center', inline: 'center'});
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (each.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


class Server(ServerProcess):
    """A server that anybody can ask."""

    @cached_property
    def anybody(self) -> httpx.Client:
        return self.client()

    def get(self, path: str) -> Any:
        return self.anybody.get(path).raise_for_status().json()

    def words(self, game: str) -> list[str]:
        """The decisions of a game so far."""
        return [step["word"] for step in self.get(f"/api/games/{game}/timeline")["words"]]


def me(name: str = "Ada") -> dict[str, object]:
    return {"kind": "person", "name": name, "mine": True}


def bot(level: str = "random") -> dict[str, object]:
    return {"kind": "bot", "level": level}


def make_game(page: Page, server: Server, **game: object) -> str:
    """Makes a game as the person of this page."""
    answer = page.request.post(server.url + "/api/games", data=game)
    assert answer.ok, answer.text()
    game_id: str = answer.json()["id"]
    return game_id


def open_table(page: Page, server: Server, game: str, query: str = "") -> None:
    page.goto(f"{server.url}/game/{game}{query}")
    page.wait_for_selector(".market [data-place]")


def new_game(page: Page, server: Server, **game: object) -> str:
    """Makes a game as the person of this page, and opens its table."""
    game_id = make_game(page, server, **game)
    open_table(page, server, game_id)
    return game_id


# As a link within the site leads there.
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def go_to_table(page: Page, server: Server, game: str, query: str = "") -> None:
    """Opens a table from wherever the page is; the client is loaded once."""
    if page.url.startswith(server.url) and page.locator("main").count():
        page.evaluate(GO, "/nowhere")
        page.wait_for_selector(".market", state="detached")
        page.evaluate(GO, f"/game/{game}{query}")
        page.wait_for_selector(".market [data-place]")
    else:
        open_table(page, server, game, query)


def next_table(page: Page, server: Server, **game: object) -> str:
    """Makes a game, and goes to its table."""
    game_id = make_game(page, server, **game)
    go_to_table(page, server, game_id)
    return game_id


def sit_down(page: Page, server: Server, game: str) -> None:
    """Takes the open seat of a running game as Brunel, and opens its table."""
    page.request.post(server.url + "/api/me", data={"name": "Brunel"})
    answer = page.request.post(f"{server.url}/api/games/{game}/seats/1/take", data={})
    assert answer.ok, answer.text()
    open_table(page, server, game)


def at_round(number: int, players: int) -> Position:
    """A position at the start of a round, reached by random play."""
    chance = random.Random(players)
    game = Game(players=players, seed=players)
    while game.round < number:
        game.play(chance.choice(game.legal))
    return game.position()


def open_record(page: Page, game: Game) -> None:
    """From the list of games, opens a record as a game of this device, to look at or to go on with."""
    record = FilePayload(name="game.spy", mimeType="text/plain", buffer=game.record().dumps().encode())
    page.set_input_files("[name=record]", files=record)
    page.wait_for_selector(".market [data-place]")


def last_round(*names: str) -> Game:
    """A game of these players that has come to its last round."""
    return Game.from_position(at_round(6, len(names)), names=names)


def decide_without_looking(page: Page, server: Server, game: str) -> None:
    """The person of this page, who has all seats, makes all decisions that are left, without their browser.

    The result is stored a moment after the last one.
    """
    path = f"{server.url}/api/games/{game}"
    while (view := page.request.get(path).json())["status"] != "finished":
        if view["legal"]:
            word = soonest([each["word"] for each in view["legal"]], random.Random(1))
            page.request.post(f"{path}/decisions", data={"seq": view["seq"], "word": word})
        else:
            page.wait_for_timeout(BETWEEN_LOOKS)


def offers(page: Page) -> list[str]:
    """All words and gaps that can be clicked, as soon as there are any; `["over"]` after the game."""
    # By itself it looks at every frame, and so has every frame drawn.
    found: list[str] = page.wait_for_function(OFFERED, polling=BETWEEN_LOOKS).json_value()
    return found


def click(page: Page, selector: str) -> bool:
    """A real click in the middle of a thing; False when it is gone or covered."""
    middle = page.evaluate(MIDDLE, selector)
    if middle is None:
        return False
    page.mouse.click(*middle)
    return True


def choose(page: Page, offer: str) -> bool:
    """Clicks what carries this word or gap."""
    return click(page, f'[data-word="{offer}"], [data-gap="{offer}"]')


def some_offer(offered: Sequence[str], chance: random.Random) -> str:
    """Something at random; once a worker is picked, where it goes."""
    return chance.choice([each for each in offered if ">" in each] or offered)


def soonest(offered: Sequence[str], chance: random.Random) -> str:
    """What ends a game soonest: nobody places a worker, everybody passes."""
    return next((word for word in ("pass", "phase2") if word in offered), some_offer(offered, chance))


def click_one(page: Page, pick: Callable[[list[str]], str]) -> bool:
    """Clicks what is picked of the offers, as soon as nothing covers it; False after the game."""
    for _ in range(LOOKS):
        if (offered := offers(page)) == ["over"]:
            return False
        if choose(page, pick(offered)):
            return True
        page.wait_for_timeout(BETWEEN_LOOKS)
    raise AssertionError(f"something covers {offered}")


def play_on(page: Page, chance: random.Random, clicks: int | None = None) -> None:
    """Clicks something legal again and again, to the end of the game or for so many clicks."""
    made = 0
    while (clicks is None or made < clicks) and click_one(page, lambda offered: some_offer(offered, chance)):
        made += 1


def play_in_haste(page: Page, chance: random.Random, in_earnest: int = 0) -> None:
    """To the end of the game with few clicks: so many are made at random, then those that end it soonest."""
    play_on(page, chance, clicks=in_earnest)
    while click_one(page, lambda offered: soonest(offered, chance)):
        pass


def play_together(pages: Sequence[Page], chance: random.Random, clicks: int | None = None) -> None:
    """Whoever is asked clicks what ends the game soonest, to the end in every browser or for so many clicks."""
    going, idle, made = list(pages), 0, 0
    while going and made != clicks:
        offered = going[0].evaluate(OFFERED)
        if offered == ["over"]:
            going.pop(0)
        elif offered and choose(going[0], soonest(offered, chance)):
            idle = 0
            made += 1
        else:
            idle += 1
            assert idle < LOOKS, f"nobody can click anything; last offered: {offered}"
            going[0].wait_for_timeout(BETWEEN_LOOKS)
            going.append(going.pop(0))


def decide(page: Page, word: str) -> None:
    """Makes one decision of the notation through the table."""
    gap, leaves_for, _ = word.partition(":")[2].partition(">")
    for offer in [gap, word] if leaves_for else [word]:
        glowing = f'.table[aria-busy=false] :is([data-word="{offer}"], [data-gap="{offer}"]):visible'
        page.wait_for_selector(glowing)
        assert choose(page, offer), f"{offer} is covered"
    # With something left that scores, the table asks whether one really passes.
    if word == "pass" and page.locator('[data-word="confirm"]').count():
        assert choose(page, "confirm")


def client_is_kept(page: Page) -> None:
    """Waits until the service worker has all files of the client."""
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def lose_the_network(page: Page, server: Server) -> None:
    """Visits home until the client is kept on the device, then goes offline and opens it again."""
    page.goto(server.url)
    client_is_kept(page)
    page.reload()
    page.wait_for_selector(".go")
    page.context.set_offline(True)
    page.reload()
