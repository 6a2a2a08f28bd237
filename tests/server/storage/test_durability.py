"""No acknowledged decision is ever lost, and none is there twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from litestar import Litestar

from spyrium import Game
from spyrium.server.app import create_app, running
from spyrium.server.http.limits import Buckets
from spyrium.server.http.live import Connection
from spyrium.server.http.protection import Wall
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.messages import NewGame, PersonSpec
from spyrium.server.settings import Settings
from spyrium.server.storage import games
from spyrium.server.storage.database import Append
from spyrium.server.tables import play, seating
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import Room
from tests.server.process import ServerProcess, Table
from tests.server.storage.durability import WRONG, kill_either_node, kill_one_node
from tests.server.tables.test_seats import MINE, PERSON, make, play_out, visitor

KILLS = 1  # `make durability` kills the real command again and again


def test_kill_9_under_load_loses_nothing(tmp_path: Path) -> None:
    node = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}")
    found = kill_one_node(node, KILLS)
    node.stop()

    assert [found[wrong] for wrong in WRONG] == [0, 0, 0]
    assert found["acknowledged"] > KILLS


def test_two_nodes_take_moves_of_the_same_games_while_either_is_killed(nodes: list[ServerProcess]) -> None:
    found = kill_either_node(nodes, KILLS)

    assert [found[wrong] for wrong in WRONG] == [0, 0, 0]
    assert found["acknowledged"] > KILLS


def test_what_is_decided_on_one_node_is_heard_on_the_other(nodes: list[ServerProcess]) -> None:
    table = Table(nodes[0])
    seat = table.view()["current"]
    with nodes[1].live(table.id, since=0) as live:
        live.until("view")
        table.decide(seat, 0, "place:a1b1")
        entry = live.until("entry")

    assert (entry["seq"], entry["entry"]["word"]) == (1, "place:a1b1")
    assert entry["view"]["now"]["workers"] == {"a1b1": [seat]}


def test_a_repeat_on_the_other_node_is_answered_as_the_first_time(nodes: list[ServerProcess]) -> None:
    table = Table(nodes[0])
    seat = table.view()["current"]
    first = table.decide(seat, 0, "place:a1b1")
    with nodes[1].client(table.secrets[seat]) as elsewhere:
        again = elsewhere.post(f"{table.path}/decisions", json={"seq": 0, "word": "place:a1b1"})

    assert (again.status_code, again.json()) == (201, first.json())


def test_whoever_changes_nodes_with_every_request_notices_nothing(nodes: list[ServerProcess]) -> None:
    table = Table(nodes[0])
    elsewhere = [nodes[1].client(secret) for secret in table.secrets]
    for number in range(20):
        here, there = (table.players, elsewhere)[:: -1 if number % 2 else 1]
        seat = there[0].get(table.path).json()["current"]
        view = here[seat].get(table.path).json()
        word = view["legal"][0]["word"]
        answer = there[seat].post(f"{table.path}/decisions", json={"seq": view["seq"], "word": word})
        with nodes[number % 2].live(table.id, since=number + 1, views=0) as live:
            hello = live.until("hello")

        assert (view["seq"], answer.status_code, hello["seq"]) == (number, 201, number + 1)


def test_people_on_different_nodes_share_chat_presence_and_result(nodes: list[ServerProcess]) -> None:
    here, there = nodes
    with visitor(here, "Ada") as ada, visitor(there, "Charles") as charles:
        game = make(ada, MINE, PERSON, start="ready")
        path = f"/api/games/{game['id']}"
        claimed = charles.post(f"{path}/claim", json={"secret": game["seats"][1]["secret"]}).json()
        charles.post(f"{path}/ready", json={"ready": True})
        link = charles.post(f"{path}/seats/1/link", json={}).json()
        with there.live(game["id"], link["secret"]) as live:
            with here.live(game["id"], game["seats"][0]["secret"]):
                while live.until("presence")["connected"] != [True, True]:
                    pass
            ada.post(f"{path}/chat", json={"text": "hello over there"})
            heard = live.until("chat")["chat"]
        play_out(here, game, ada, charles)
        profile = charles.get(f"/api/players/{claimed['you']['player']}").json()
        leaders = charles.get("/api/leaderboard?players=2")

    assert (heard["name"], heard["text"]) == ("Ada", "hello over there")
    assert [row["games"] for row in profile["statistics"]] == [1]
    assert [row["games"] for row in profile["ratings"]] == [1]
    assert leaders.status_code == 200


def test_a_live_connection_resumes_across_a_restart_without_gaps_or_repeats(tmp_path: Path) -> None:
    node = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}")
    table = Table(node)
    for _ in range(5):
        table.step()
    with node.live(table.id, since=0, views=0) as live:
        seen = [live.until("entry")["seq"] for _ in range(3)]
    node.kill()
    node.start()
    table.step()
    with node.live(table.id, since=seen[-1], views=0) as live:
        seen += [live.until("entry")["seq"] for _ in range(3)]
    node.stop()

    assert seen == [1, 2, 3, 4, 5, 6]


class Ear:
    """The far end of a live connection."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    async def send_data(self, data: bytes, mode: str) -> None:
        self.heard.append(json.loads(data))


@asynccontextmanager
async def table_for_two(folder: Path, **wishes: Any) -> AsyncIterator[tuple[Hall, Room, Caller]]:
    """A server within this process, a game, perhaps of a certain kind, and somebody who may decide for both seats."""
    app = create_app(Settings(database=f"sqlite:///{folder / 'games.sqlite'}"))
    assert isinstance(app, Wall)
    assert isinstance(app.app, Litestar)
    async with running(app.app):
        hall: Hall = app.app.state.hall
        made = await seating.create(hall, Caller(), NewGame([PersonSpec(), PersonSpec()], **wishes), "")
        yield hall, await hall.room(made.id), Caller(None, [seat.secret or "" for seat in made.seats])


def run(story: Coroutine[Any, Any, Any]) -> Any:
    with ThreadPoolExecutor(1) as thread:  # browser tests in the same process leave a loop running
        return thread.submit(asyncio.run, story).result()


async def look_while_a_decision_is_being_stored(folder: Path) -> tuple[int, int]:
    """How many messages a second player gets before the decision is on the disk, and the number they see after."""
    async with table_for_two(folder) as (hall, room, caller):
        ear = Ear()
        unlimited = Buckets(0)
        deciding, looking = (Connection(hall, room, cast(Any, each), caller, unlimited, False) for each in (Ear(), ear))
        stored, store = asyncio.Event(), hall.database.append

        async def slowly(entry: Append) -> bool:
            await stored.wait()
            return await store(entry)

        hall.database.append = slowly  # type: ignore[method-assign]
        commands = [
            deciding.handle('{"type":"decision","seq":0,"word":"place:a1b1"}'),
            looking.handle('{"type":"view"}'),
        ]
        tasks = [asyncio.create_task(command) for command in commands]
        await asyncio.sleep(0.1)
        early = len(ear.heard)
        stored.set()
        await asyncio.gather(*tasks)
        while not ear.heard:
            await asyncio.sleep(0.01)
        return early, ear.heard[0]["view"]["seq"]


def test_nobody_sees_a_decision_before_it_is_on_the_disk(tmp_path: Path) -> None:
    assert run(look_while_a_decision_is_being_stored(tmp_path)) == (0, 1)


async def decide_while_the_database_is_away(folder: Path, record: str | None) -> tuple[int, list[int], int]:
    """The number seen afterwards, the log once another decision could be stored, and the number for newcomers."""
    async with table_for_two(folder, record=record) as (hall, room, caller):
        store, read, before = hall.database.append, hall.database.read, room.seq

        async def fail(_: object) -> Any:
            raise OSError("no database")

        hall.database.append = fail  # type: ignore[assignment, method-assign]
        hall.database.read = fail  # type: ignore[assignment, method-assign]
        with pytest.raises(OSError, match="no database"):
            await play.decide(hall, room, caller, before, "place:a2b2")
        hall.database.append, hall.database.read = store, read  # type: ignore[method-assign]
        seen = room.seq
        await play.decide(hall, room, caller, before, "place:b1c1")
        log = await read(lambda connection: games.load_entries(connection, room.id))
        del hall.rooms[room.id]
        return seen, [seq for seq, _, _ in log], (await hall.room(room.id)).seq


def test_a_decision_that_could_not_be_stored_leaves_no_gap(tmp_path: Path) -> None:
    assert run(decide_while_the_database_is_away(tmp_path, None)) == (0, [1], 1)


def test_a_decision_after_those_of_a_record_leaves_no_gap_either(tmp_path: Path) -> None:
    game = Game(players=2, seed=1)
    for _ in range(2):
        game.play("place:a1b1")

    assert run(decide_while_the_database_is_away(tmp_path, game.record().dumps())) == (2, [3], 3)
