"""What nobody at the table knows never reaches a browser: neither the seed nor what is still to be dealt."""

import json
import random
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Response, WebSocket

from spyrium.notation.words import CARDS
from tests.web.conftest import Desk
from tests.web.driver import Server, at_round, bot, make_game, me, offers, open_table, play_in_haste, play_on

SLUG = re.compile("|".join(sorted(CARDS, key=len, reverse=True)))
# Fields that tell two tables apart, but nothing about the game.
OF_THE_TABLE = {"id", "player", "host", "at", "created", "started", "connected", "spectators", "replaceable"}


class Wiretap:
    """Everything that the server tells a page about its game, in the order of its arrival."""

    def __init__(self, page: Page) -> None:
        self._heard: list[str | Response] = []
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self._heard.append(answer) if "/api/" in answer.url else None)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard.append(str(frame)))

    def frames(self) -> list[str]:
        """What came over the live connection."""
        return [each for each in self._heard if isinstance(each, str)]

    def texts(self) -> list[str]:
        return [each if isinstance(each, str) else each.text() for each in self._heard]


class Overheard(NamedTuple):
    texts: list[str]  # before the end of the game, when everything is laid open
    seed: int
    deals: list[list[str]]  # the nine cards of each round, in the order of the deal


@pytest.fixture(scope="module")
def overheard(browser: Browser, server: Server) -> Overheard:
    """A whole game against a bot."""
    desk = Desk(browser)
    page = desk.person()
    wire = Wiretap(page)
    game = make_game(page, server, seats=[me("Ada"), bot()])
    open_table(page, server, game)
    play_in_haste(page, random.Random(6), in_earnest=15)
    record = server.anybody.get(f"/api/games/{game}/record").text
    texts = [text for text in wire.texts() if '"status":"finished"' not in text]
    deals = [SLUG.findall(line) for line in record.splitlines() if line.startswith("deal:")]
    seed = server.get(f"/api/games/{game}")["seed"]
    desk.contexts[0].close()
    return Overheard(texts, seed, deals)


@pytest.mark.proof
def test_a_whole_game_never_tells_its_seed(overheard: Overheard) -> None:
    assert overheard.texts
    assert not [text for text in overheard.texts if str(overheard.seed) in text]


@pytest.mark.proof
def test_a_whole_game_never_tells_a_deal_before_it_is_made(overheard: Overheard) -> None:
    for number, deal in enumerate(overheard.deals[1:], start=2):
        dealt = next(i for i, text in enumerate(overheard.texts) if f'"round-began","round":{number}' in text)
        order = " ".join(deal)
        assert not [text for text in overheard.texts[:dealt] if order in " ".join(SLUG.findall(text))], number


def told(text: str) -> str:
    """A message without what belongs to the table it is sent to."""

    def clean(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: clean(each) for key, each in value.items() if key not in OF_THE_TABLE}
        return [clean(each) for each in value] if isinstance(value, list) else value

    return json.dumps(clean(json.loads(text)), sort_keys=True)


def test_two_games_that_differ_in_nothing_but_the_hidden_look_the_same(fresh_page: Page, server: Server) -> None:
    page, start = fresh_page, at_round(2, players=2)
    wire, heard = Wiretap(page), []
    for seed in (1, 2):
        game = make_game(page, server, seats=[me("Ada"), me("Brunel")], position=start, seed=seed)
        before = len(wire.frames())
        open_table(page, server, game)
        play_on(page, random.Random(8), clicks=8)
        offers(page)
        heard.append({told(text) for text in wire.frames()[before:] if '"view":' in text})

    assert len(heard[0]) > 6
    assert heard[0] == heard[1]
