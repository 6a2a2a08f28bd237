"""Every kind of decision of the notation, made once by clicking; and what the browser never gets to know."""

import random

import pytest
from playwright.sync_api import Page, WebSocket

from spyrium import Game, Position
from tests.positions import enriched, play_randomly
from tests.web.driver import Server, bot, decide, decisions, me, new_game, play_on

KINDS = [
    "place", "phase2", "event", "event:1", "gain", "activate", "lobby", "space", "replace", "replace*", "token",
    "token=", "value", "use", "taylorism", "reuse", "advance", "score", "worker", "cash", "pass",
]  # fmt: skip


def kind_of(word: str) -> str:
    verb, _, rest = word.partition(":")
    if verb == "event":
        return "event:1" if rest else "event"
    mark = {"replace": "*", "token": "="}.get(verb, "")
    return verb + (mark if mark and mark in rest else "")


def found(kind: str) -> tuple[Position, list[str]]:
    """A position at the start of a turn, and the words that lead to a decision of that kind in it."""
    chance = random.Random(kind)
    while True:
        game = Game(players=2, seed=chance.getrandbits(30))
        play_randomly(game, chance.randint(5, 90), chance)
        if game.over:
            continue
        start = Game.from_position(enriched(game, chance), seed=1)
        path: list[str] = []
        while not start.over and (not path or start.turn):
            word = next((each for each in start.legal if kind_of(each) == kind), None)
            path.append(word or chance.choice(start.legal))
            if word:
                return start.position() | {"turn": []}, path
            start.play(path[-1])


@pytest.mark.parametrize("kind", KINDS)
def test_a_decision_is_made_by_clicking(page: Page, server: Server, kind: str) -> None:
    position, path = found(kind)
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")], position=position)
    for word in path:
        decide(page, word)
    page.wait_for_function(
        "([id, n]) => fetch(`/api/games/${id}`).then(a => a.json()).then(v => v.decisions >= n)", arg=[game, len(path)]
    )
    assert server.get(f"/api/games/{game}/at/{len(path)}")["words"][: len(path)] == path
    assert decisions(page, game) == len(path)


def test_the_hidden_state_never_reaches_the_browser(page: Page, server: Server) -> None:
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", listen)
    page.on("response", lambda answer: heard.append(answer.text()) if "/api/games/" in answer.url else None)
    game = new_game(page, server, seats=[me(), bot()])
    play_on(page, random.Random(6), clicks=6)
    assert len(heard) > 6
    for text in heard:
        assert '"rng"' not in text
        assert '"seed":null' in text or '"seed"' not in text
    decks = server.get(f"/api/games/{game}")["now"]["decks"]
    assert all(isinstance(copies, int) for deck in decks.values() for copies in deck.values())
