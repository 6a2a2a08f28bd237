"""Nothing hidden is ever sent: the seed, the generator, a deck's order, another's secret."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spyrium import Game
from spyrium.notation.words import CARDS
from spyrium.server.protocol.live_messages import ServerMessage
from spyrium.server.protocol.view_messages import GameView
from tests.server.people.test_accounts import PASSWORD, fresh_name, register
from tests.server.process import ServerProcess, Table

SEED = 8_123_456_789_012_345


class Ear:
    """Hears everything the server sends in a game, and knows what it must not say."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: list[str] = []

    def get(self, path: str = "") -> Any:
        answer = self.table.players[0].get(f"{self.table.path}{path}")
        self.heard.append(answer.text + str(answer.headers))
        return answer

    def provoke(self, seq: int) -> None:
        """Errors, too, are heard: an illegal word, an old number, a seat of somebody else, a game that is not there."""
        for player, number, word in ((0, seq, "place:z9z9"), (0, 0, "pass"), (1, seq, "pass"), (0, -1, "")):
            self.heard.append(self.table.decide(player, number, word).text)
        self.heard.append(self.table.players[0].get("/api/games/nosuchgame").text)

    def everything(self) -> str:
        return "\n".join(self.heard)


def listen_to_a_whole_game(server: ServerProcess, seed: int | None) -> tuple[Ear, list[dict[str, Any]]]:
    table = Table(server, "person", "person", "bot:random", seed=seed)
    ear, chance, messages = Ear(table), random.Random(5), []
    with server.live(table.id, table.secrets[0], since=0) as first, server.live(table.id, table.secrets[1]) as second:
        views: dict[int, dict[str, Any]] = {}
        while True:
            message = first.receive()
            messages.append(message)
            if message["type"] == "view" and message["view"]["status"] == "finished":
                break
            ear.heard.append(json.dumps(message))
            view = message.get("view")
            if view is None or view["seq"] in views:
                continue
            views[view["seq"]] = view
            if view["decisions"] % 40 == 0:
                for path in ("", "/record", "/entries", "/timeline", f"/at/{view['decisions']}", "/chat"):
                    ear.get(path)
                ear.provoke(view["seq"])
            if view["legal"]:
                first.send(type="decision", seq=view["seq"], word=chance.choice(view["legal"])["word"])
            elif view["current"] == 1:
                second.send(type="view")
                mine = second.until("view")["view"]
                while mine["seq"] < view["seq"]:
                    mine = second.until("view")["view"]
                if mine["legal"]:  # the game may have gone on meanwhile
                    second.send(type="decision", seq=mine["seq"], word=chance.choice(mine["legal"])["word"])
    return ear, messages


@pytest.fixture(scope="module")
def game(server: ServerProcess) -> tuple[Ear, list[dict[str, Any]]]:
    return listen_to_a_whole_game(server, SEED)


def test_the_seed_is_not_told_before_the_end(game: tuple[Ear, list[dict[str, Any]]], server: ServerProcess) -> None:
    ear, messages = game

    assert str(SEED) not in ear.everything()
    assert str(SEED) not in "".join(server.log)
    assert messages[-1]["view"]["seed"] == SEED


def test_the_generator_is_not_told(game: tuple[Ear, list[dict[str, Any]]]) -> None:
    ear, _ = game
    twin = Game(players=3, seed=SEED)
    states = {int(twin.state.rng)}
    for message in ear.heard:
        entry = json.loads(message).get("entry") if message.startswith("{") and '"type": "entry"' in message else None
        if entry and entry["kind"] == "decision":
            twin.play(entry["word"])
            states.add(int(twin.state.rng))

    assert twin.over
    everything = ear.everything()
    assert not [rng for rng in states if str(rng) in everything]


def test_coming_cards_are_told_as_sets_never_in_order(game: tuple[Ear, list[dict[str, Any]]]) -> None:
    _, messages = game
    for message in messages:
        if view := message.get("view"):
            for place in (view["position"], view["now"]):
                assert place["events_left"] == sorted(place["events_left"])
                for deck in place["decks"].values():
                    assert list(deck) == sorted(deck, key=CARDS.index)


def test_no_secret_of_a_seat_is_told_again(game: tuple[Ear, list[dict[str, Any]]], server: ServerProcess) -> None:
    ear, _ = game

    for secret in filter(None, ear.table.secrets):
        assert secret not in ear.everything()
        assert secret not in "".join(server.log)


def test_secrets_and_passwords_are_not_in_the_database(server: ServerProcess) -> None:
    with server.client() as client:
        register(client, fresh_name())
        token = client.post("/api/me/tokens", json={"name": "my bot"}).json()["token"]
    table = Table(server)
    file = Path(server.settings["database"].removeprefix("sqlite:///"))
    stored = b"".join(part.read_bytes() for part in file.parent.glob(f"{file.name}*"))

    assert table.id.encode() in stored
    assert not [secret for secret in (*table.secrets, token, PASSWORD) if secret.encode() in stored]


def test_every_message_is_of_the_declared_types(game: tuple[Ear, list[dict[str, Any]]]) -> None:
    _, messages = game
    for message in messages:
        converted = msgspec.convert(message, ServerMessage)
        assert msgspec.to_builtins(converted)["type"] == message["type"]
        if message.get("view"):
            assert set(message["view"]) == {field.name for field in msgspec.structs.fields(GameView)}
