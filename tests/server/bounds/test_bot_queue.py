"""Bots' time is shared: people take turns, games that somebody waits for come first, and leases do not run out."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from spyrium import Game
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.messages import BotSpec, NewGame, PersonSpec
from spyrium.server.storage import games, players
from spyrium.server.storage.database import opened
from spyrium.server.tables import play, seating
from spyrium.server.tables.bot_queue import BotQueue
from spyrium.server.tables.seating import MOST_BOTS_ALONE
from tests.asynchronous import run_apart
from tests.server.people.test_accounts import fresh_name, register
from tests.server.process import ServerProcess, Table, post
from tests.server.storage.test_durability import run, table_for_two

CROWD = 100


@dataclass(eq=False)
class Waiting:
    """A game in which a bot has to decide."""

    person: str
    watched: bool = False
    awaited: bool = True
    host: str = "host"


def served(*waiting: Waiting) -> list[Waiting]:
    """In which order these get their answers."""
    queue: BotQueue[Waiting] = BotQueue()
    for game in waiting:
        queue.put(game)
    return list(iter(queue.pop, None))


def test_a_crowd_of_one_person_does_not_keep_another_waiting() -> None:
    crowd, mine = [Waiting("crowd") for _ in range(CROWD)], Waiting("me")
    order = served(*crowd, mine)
    assert order.index(mine) <= 1
    assert len(order) == CROWD + 1


def test_people_take_turns() -> None:
    order = served(*[Waiting(person) for person in "aaabbbc"])
    assert "".join(game.person for game in order) == "abcabab"


def test_guests_of_one_address_take_turns_in_its_share() -> None:
    order = served(*[Waiting("address", host=host) for host in "aaab"], Waiting("account", host="c"))
    assert "".join(game.host for game in order) == "acbaa"


def test_of_a_persons_games_the_watched_one_comes_first() -> None:
    plain, watched = Waiting("me"), Waiting("me", watched=True)
    assert served(plain, watched) == [watched, plain]


def test_games_that_nobody_waits_for_come_last() -> None:
    alone = [Waiting("crowd", awaited=False) for _ in range(3)]
    mine = [Waiting("me"), Waiting("me")]
    assert served(*alone, *mine)[:2] == mine


def test_nobody_is_kept_waiting_by_those_who_watch() -> None:
    crowd, mine = [Waiting("crowd", watched=True) for _ in range(CROWD)], Waiting("me")
    assert served(*crowd, mine).index(mine) <= 1


def test_whoever_waits_for_a_game_hears_of_it() -> None:
    async def wait() -> Waiting:
        queue: BotQueue[Waiting] = BotQueue()
        taken = asyncio.get_running_loop().create_task(queue.take())
        await asyncio.sleep(0)
        queue.put(game)
        return await taken

    game = Waiting("me")
    assert run_apart(wait()) is game


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose bots think for long: there is always somebody in the queue."""
    process = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", bot_simulations=3000)
    yield process
    process.stop()


@contextmanager
def visitor(server: ServerProcess, name: str) -> Iterator[httpx.Client]:
    with server.client() as client:
        assert client.post("/api/me", json={"name": name}).is_success
        yield client


def make(client: httpx.Client, *levels: str) -> str:
    seats = [{"kind": "person", "name": "Nobody"}, *({"kind": "bot", "level": level} for level in levels)]
    answer = client.post("/api/games", json={"seats": seats})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def answered(server: ServerProcess, ids: list[str]) -> int:
    """In how many of these games a bot has decided."""
    with sqlite3.connect(server.settings["database"].removeprefix("sqlite:///")) as database:
        marks = ",".join("?" * len(ids))
        query = f"SELECT count(DISTINCT game) FROM entries WHERE game IN ({marks})"
        return int(database.execute(query, ids).fetchone()[0])


def asks_a_bot(client: httpx.Client, game: str) -> bool:
    return bool(client.get(f"/api/games/{game}").json()["current"] != 0)


@pytest.mark.parametrize("level", ["master", "random"])
def test_a_visitors_game_is_answered_before_a_crowds_queue_is_done(busy: ServerProcess, level: str) -> None:
    with visitor(busy, "Crowd") as crowd, visitor(busy, "Ada") as ada:
        theirs = [game for game in (make(crowd, *["master"] * 4) for _ in range(CROWD)) if asks_a_bot(crowd, game)]
        mine = next(game for game in iter(lambda: make(ada, level), None) if asks_a_bot(ada, game))
        while not answered(busy, [mine]):
            ada.get("/health")
        before_me = answered(busy, theirs)

    assert before_me < len(theirs)


def test_games_in_which_nobody_sits_are_few(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", bot_simulations=3000)
    with visitor(server, "Host") as host:
        wish = {"seats": [{"kind": "bot", "level": "master"}] * 5}
        answers = [host.post("/api/games", json=wish) for _ in range(MOST_BOTS_ALONE + 1)]
    server.stop()

    assert {answer.status_code for answer in answers[:-1]} == {201}
    assert answers[-1].status_code == 429
    assert "let one end first" in answers[-1].json()["error"]["message"]


def test_guests_without_a_cookie_are_one_person_and_an_account_is_another(tmp_path: Path) -> None:
    process = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}")
    wish = {"seats": [{"kind": "person", "mine": True}, {"kind": "bot", "level": "random"}]}
    with process.client() as account:
        register(account, fresh_name())
        games_ = [post(f"{process.url}/api/games", json=wish).json()["id"] for _ in range(3)]
        games_.append(account.post("/api/games", json=wish).json()["id"])
    people = [stored_game(process, game).person for game in games_]
    process.stop()

    assert len(set(people[:3])) == 1
    assert people[3] not in people[:3]


def test_an_address_is_forgotten_with_the_end_of_a_game(server: ServerProcess) -> None:
    table = Table(server)
    with visitor(server, "Ada") as ada:
        ada.post(f"{table.path}/claim", json={"secret": table.secrets[0]}).raise_for_status()
        table.secrets[0] = ada.post(f"{table.path}/seats/0/link", json={}).json()["secret"]
    during = addresses(server, table.id)
    table.play_to_the_end(random.Random(1))

    assert during == ["at 127.0.0.1", "at 127.0.0.1", None]
    assert addresses(server, table.id) == [None, None, None]


def test_no_address_is_kept_with_a_game_that_is_over_already(server: ServerProcess) -> None:
    """As it was uploaded, also when somebody sits down to look at it."""
    game, chance = Game(2, seed=1), random.Random(1)
    while not game.over:
        game.play(chance.choice(game.legal))
    with visitor(server, "Host") as host, visitor(server, "Ada") as ada:
        seats = [{"kind": "person", "mine": True}, {"kind": "person"}]
        created = host.post("/api/games", json={"seats": seats, "record": game.record().dumps()}).json()
        claimed = ada.post(f"/api/games/{created['id']}/claim", json={"secret": created["seats"][1]["secret"]})

    assert claimed.status_code == 200
    assert addresses(server, created["id"]) == [None, None, None]


def test_a_game_whose_people_have_left_counts_as_one_of_bots(tmp_path: Path) -> None:
    process = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", bot_simulations=3000)
    alone = {"seats": [{"kind": "bot", "level": "master"}] * 5}
    with process.client() as host:
        for _ in range(MOST_BOTS_ALONE):
            wish = {"seats": [{"kind": "person", "mine": True}, *alone["seats"][1:]], "stand_in": "master"}
            game = host.post("/api/games", json=wish).json()["id"]
            assert host.post(f"/api/games/{game}/leave", json={}).status_code == 201
        refused = host.post("/api/games", json=alone)
        room_for_people = host.post("/api/games", json={"seats": [{"kind": "person"}, *alone["seats"][1:]]})
    process.stop()

    assert refused.status_code == 429
    assert room_for_people.status_code == 201


def test_the_last_persons_seat_is_not_made_a_bots_to_have_more_of_them(busy: ServerProcess) -> None:
    master = {"kind": "bot", "level": "master"}
    with visitor(busy, "Host") as host:
        for _ in range(MOST_BOTS_ALONE):
            host.post("/api/games", json={"seats": [master] * 5})
        waiting = {"seats": [{"kind": "person", "mine": True}, *[master] * 4], "start": "ready"}
        table = f"/api/games/{host.post('/api/games', json=waiting).json()['id']}"
        refused = host.put(f"{table}/seats/0", json=master)
        view = host.get(table).json()

    assert refused.status_code == 429
    assert (view["status"], view["seats"][0]["kind"]) == ("waiting", "person")


async def leave_many(folder: Path) -> tuple[int, str]:
    """How many games somebody makes and leaves to slow bots, and what they hear in the end."""
    async with table_for_two(folder) as (hall, _, _caller):
        person = Caller(players.new_player("Eve"), newcomer=True, address="here")
        left = 0
        while True:
            try:
                made = await seating.create(hall, person, NewGame([PersonSpec(mine=True), BotSpec("master")]), "")
            except Refused as refused:
                return left, refused.problem.code
            person.newcomer, left = False, left + 1
            await play.leave(hall, await hall.room(made.id), person, 0)


def test_games_that_were_left_do_not_fill_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_LEFT", 15)

    assert run(leave_many(tmp_path)) == (15, "rate_limited")


def addresses(server: ServerProcess, game: str) -> list[str | None]:
    """Where those who made a game and who sit there came from."""
    row = stored_game(server, game)
    return [row.person, *(seat.person for seat in row.seats)]


def stored_game(server: ServerProcess, game: str) -> games.GameRow:
    with opened(server.settings["database"]) as engine, engine.connect() as connection:
        row = games.load(connection, game)
    assert row is not None
    return row


async def left_by_all(folder: Path) -> tuple[bool, bool]:
    """Whether somebody may wait for a game in which all people have left, before and after."""
    async with table_for_two(folder, stand_in="greedy") as (hall, room, caller):
        before = room.awaited
        for _ in room.seats:
            await play.leave(hall, room, caller, None)
        return before, room.awaited


def test_nobody_waits_for_a_game_that_all_have_left(tmp_path: Path) -> None:
    assert run(left_by_all(tmp_path)) == (True, False)


def test_a_lease_is_not_renewed_for_a_number_that_is_past(server: ServerProcess) -> None:
    with visitor(server, "Lessee") as client:
        game = make(client, "random")
    writing = {"writes": True}
    with opened(server.settings["database"]) as engine, engine.connect().execution_options(**writing) as connection:
        row = games.load(connection, game)
        assert row is not None
        before = row.wake_at
        games.renew_leases(connection, [(game, row.seq - 1)], until=5)
        past = games.load(connection, game)
        games.renew_leases(connection, [(game, row.seq)], until=7)
        same = games.load(connection, game)
        connection.rollback()
    assert past is not None
    assert same is not None
    assert (past.wake_at, same.wake_at) == (before, 7)
