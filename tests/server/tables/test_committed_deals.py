"""Deals of the server are fixed beforehand: committed to at the start, told at the end, and no seed to search."""

from __future__ import annotations

import base64
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
import pytest

from spyrium import Edition, Game, Record
from spyrium.chance.secret import commitment_to
from spyrium.chance.verification import verify
from spyrium.server.storage.games import Setup
from spyrium.server.tables.room import begin
from tests.server.process import ServerProcess, Table
from tests.server.tables.test_secrecy import Ear, listen_to_a_whole_game


class Alone:
    """One person who plays both seats, and so may take back whatever was played."""

    def __init__(self, *nodes: httpx.Client, **options: Any) -> None:
        self.nodes = nodes
        nodes[0].post("/api/me", json={"name": "Ada"})
        for node in nodes[1:]:
            node.cookies = nodes[0].cookies
        seats = [{"kind": "person", "mine": True}] * 2
        answer = nodes[0].post("/api/games", json={"seats": seats, **options})
        assert answer.status_code == 201, answer.text
        self.path = f"/api/games/{answer.json()['id']}"

    def view(self, node: int = 0) -> dict[str, Any]:
        view: dict[str, Any] = self.nodes[node].get(self.path).json()
        return view

    def get(self, path: str, node: int = 0) -> httpx.Response:
        return self.nodes[node].get(f"{self.path}/{path}")

    def play(self, until: int, node: int = 0) -> dict[str, Any]:
        """Pass as soon as possible, to the first decision of a round or to the end."""
        view = self.view(node)
        while view["current"] is not None and view["round"] < until:
            words = {legal["word"] for legal in view["legal"]}
            body = {"seq": view["seq"], "word": "pass" if "pass" in words else "phase2"}
            answer = self.nodes[node].post(f"{self.path}/decisions", json=body)
            assert answer.status_code == 201, answer.text
            view = self.view(node)
        return view

    def take_back(self, decisions: int, node: int = 0) -> None:
        view = self.view(node)
        body = {"seq": view["seq"], "to": view["decisions"] - decisions}
        answer = self.nodes[node].post(f"{self.path}/undo-request", json=body)
        assert answer.status_code == 201, answer.text

    def finish(self) -> None:
        self.play(until=7)
        while self.view()["status"] != "finished":
            pass


@contextmanager
def alone(*servers: ServerProcess, **options: Any) -> Iterator[Alone]:
    clients = [server.client() for server in servers]
    yield Alone(*clients, **options)
    for client in clients:
        client.close()


def stored_setup(server: ServerProcess, game: str) -> dict[str, Any]:
    with sqlite3.connect(server.settings["database"].removeprefix("sqlite:///")) as database:
        [text] = database.execute("SELECT setup FROM games WHERE id = ?", (game,)).fetchone()
    setup: dict[str, Any] = msgspec.json.decode(text)
    return setup


@pytest.fixture(scope="module")
def game(server: ServerProcess) -> tuple[Ear, list[dict[str, Any]]]:
    """Everything that was heard of a whole game, and all live messages."""
    return listen_to_a_whole_game(server, None)


def test_the_commitment_is_told_from_the_start(server: ServerProcess) -> None:
    table = Table(server)
    commitment = commitment_to(bytes.fromhex(stored_setup(server, table.id)["secret"]))
    with server.live(table.id) as live:
        hello = live.until("hello")

    assert table.view()["commitment"] == commitment
    assert table.players[0].get(f"{table.path}/entries").json()["commitment"] == commitment
    assert hello["commitment"] == commitment
    assert f"commitment: {commitment}\n" in table.players[0].get(f"{table.path}/record").text


def test_a_table_that_waits_is_committed_already(server: ServerProcess) -> None:
    table = Table(server, "open", "person", start="ready")
    before = table.view(1)

    assert before["status"] == "waiting"
    assert before["commitment"].startswith("sha256:")


def test_the_secret_is_not_told_before_the_end(game: tuple[Ear, list[dict[str, Any]]], server: ServerProcess) -> None:
    ear, messages = game
    secret = stored_setup(server, ear.table.id)["secret"]
    forms = [secret, base64.b64encode(bytes.fromhex(secret)).decode(), str(int(secret, 16))]

    assert not [form for form in forms if form in ear.everything()]
    assert not [form for form in forms if form in "".join(server.log)]
    assert messages[-1]["view"]["secret"] == secret


def test_after_the_end_everybody_can_draw_again(game: tuple[Ear, list[dict[str, Any]]]) -> None:
    ear, messages = game
    record = Record.loads(ear.get("/record").text)
    told = ear.get("/verification").json()

    assert record.commitment == messages[-1]["view"]["commitment"]
    assert (verify(record).result, verify(record).drawn) == ("fixed", 6)
    assert (told["result"], told["drawn"]) == ("fixed", 6)


def test_there_is_no_seed_to_search(game: tuple[Ear, list[dict[str, Any]]], server: ServerProcess) -> None:
    ear, messages = game
    setup = stored_setup(server, ear.table.id)

    assert setup["seed"] is None
    assert len(bytes.fromhex(setup["secret"])) == 32
    assert messages[-1]["view"]["seed"] is None
    assert "seed:" not in ear.get("/record").text


def test_before_the_end_there_is_nothing_to_verify(server: ServerProcess) -> None:
    with alone(server) as player:
        assert player.get("verification").json()["result"] == "secret-to-come"
        assert "secret:" not in player.get("record").text


def test_undo_does_not_show_what_will_be_dealt(server: ServerProcess) -> None:
    with alone(server) as player:
        seen = player.play(until=2)["now"]["market"]
        player.take_back(1)
        again = player.play(until=2)["now"]["market"]
        record = player.get("record").text
        player.finish()
        told = player.get("verification").json()

    assert again != seen
    assert "draws: 1 3\n" in record
    assert (told["result"], told["skipped"]) == ("fixed", 1)


def test_looking_back_shows_the_deals_that_were_played(server: ServerProcess) -> None:
    with alone(server) as player:
        player.play(until=2)
        player.take_back(2)
        now = player.play(until=2)
        back = player.get(f"at/{now['decisions']}").json()
        steps = player.get("timeline").json()["words"]

    assert back["position"] == now["position"]
    assert len(steps) == now["decisions"]


def test_a_fork_has_a_secret_of_its_own(server: ServerProcess) -> None:
    with alone(server) as player:
        player.play(until=2)
        game = player.path.rpartition("/")[2]
        with alone(server, fork=game) as fork:
            forked = fork.path.rpartition("/")[2]
            record = fork.get("record").text
            other = fork.play(until=3)["now"]["market"]
            fork.finish()
            told = fork.get("verification").json()
            text = fork.get("record").text
        mine = player.play(until=3)["now"]["market"]
        secrets = [stored_setup(server, each)["secret"] for each in (game, forked)]

    assert secrets[0] != secrets[1]
    assert secrets[0] not in record + text
    assert commitment_to(bytes.fromhex(secrets[0])) not in record
    assert (told["result"], told["given"], told["drawn"]) == ("fixed", 2, 4)
    assert mine != other


def test_a_chosen_seed_deals_as_it_does_everywhere_and_is_not_rated(server: ServerProcess) -> None:
    with alone(server, seed=42) as player:
        begun = player.view()
        player.finish()
        told = player.get("verification").json()

    assert begun["rated"] is False
    assert begun["options"]["seed_chosen"] is True
    assert begun["commitment"] is None
    assert begun["position"] == Game(2, seed=42).position()
    assert (told["result"], told["source"]) == ("fixed", "seed")


def test_a_rematch_is_drawn_from_another_secret(server: ServerProcess) -> None:
    with alone(server, seed=42) as player:
        player.finish()
        following = player.nodes[0].post(f"{player.path}/rematch", json={}).json()["id"]
        setup = stored_setup(server, following)

    assert setup["seed"] is None
    assert len(setup["secret"]) == 64


def test_a_finished_record_is_verified_where_it_is_opened(server: ServerProcess) -> None:
    game, chance = Game.from_secret(bytes(range(32)), 2), random.Random(3)
    while not game.over:
        game.play(chance.choice(game.legal))
    table = Table(server, record=game.record().dumps())

    assert table.view()["secret"] == bytes(range(32)).hex()
    assert table.players[0].get(f"{table.path}/verification").json()["result"] == "fixed"


def test_games_stored_with_a_seed_are_dealt_as_they_were() -> None:
    edition = Edition.load("standard")
    stored = {"players": 2, "seed": 77, "edition": "standard", "edition_hash": edition.hash, "webhook": None}
    setup = msgspec.json.decode(msgspec.json.encode(stored), type=Setup)

    game = begin(setup, edition, ["Ada", "Brunel"])

    assert game.position() == Game(2, seed=77).position()
    assert game.draws is None


def test_two_nodes_deal_alike_also_after_undo(nodes: list[ServerProcess]) -> None:
    with alone(*nodes) as player:
        player.play(until=2, node=0)
        player.take_back(1, node=1)
        player.play(until=3, node=1)
        player.take_back(3, node=0)
        player.play(until=4, node=0)
        views = [player.view(node) for node in (0, 1)]
        records = [player.get("record", node).text for node in (0, 1)]

    assert views[0]["position"] == views[1]["position"]
    assert records[0] == records[1]
    assert "draws: 1 3 5 6\n" in records[0]
