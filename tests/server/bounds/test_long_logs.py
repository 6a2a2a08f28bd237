"""A log does not grow for ever, and a long one is sent all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spyrium import Game
from spyrium.server.http import live
from spyrium.server.http.limits import Buckets
from spyrium.server.http.live import MOST_UNSENT, PAGE, Connection
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.log_messages import Decision, Undo
from spyrium.server.protocol.messages import NoClock
from spyrium.server.tables import play
from spyrium.server.tables.gamelog import MOST_TAKEN_BACK, GameLog
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.play import check_wear
from spyrium.server.tables.room import Room
from tests.asynchronous import run_apart
from tests.server.process import Live, ServerProcess, Table
from tests.server.storage.test_durability import run, table_for_two

Act = Callable[[Hall, Room, Caller], Awaitable[None]]


def log_of_undo_loops(entries: int) -> GameLog:
    """Somebody enters phase II and takes it back, again and again."""
    log = GameLog(Game(2, seed=1), NoClock(), {0, 1}, began=0)
    while log.seq < entries:
        seat = log.asked
        assert seat is not None
        log.append(Decision(seat, "phase2", "person"), 0)
        log.append(Undo(seat, 0, asked=False), 0)
    return log


def test_taking_back_ends_with_a_clear_refusal() -> None:
    log = log_of_undo_loops(MOST_TAKEN_BACK)
    with pytest.raises(Refused, match="no more can"):
        check_wear(log, [log.game.current])
    assert not log.can_undo([0, 1])
    assert not log.can_ask_undo([0, 1])


async def go_on_and_on(folder: Path, *acts: Act) -> tuple[int, str]:
    """Somebody does the same again and again: how many entries the log has in the end, and why that is the end."""
    async with table_for_two(folder) as (hall, room, caller):
        while True:
            try:
                for act in acts:
                    await act(hall, room, caller)
            except Refused as refused:
                return room.seq, refused.problem.code


async def enter_phase_2(hall: Hall, room: Room, caller: Caller) -> None:
    await play.decide(hall, room, caller, room.seq, "phase2")


async def take_back(hall: Hall, room: Room, caller: Caller) -> None:
    await play.undo(hall, room, caller, room.seq, None)


async def leave(hall: Hall, room: Room, caller: Caller) -> None:
    assert room.log is not None
    await play.leave(hall, room, caller, 1 - room.log.game.current)


async def come_back(hall: Hall, room: Room, caller: Caller) -> None:
    await play.come_back(hall, room, caller, None)


@pytest.mark.parametrize("acts", [(enter_phase_2, take_back), (leave, come_back)], ids=["undo", "leave"])
def test_nobody_makes_a_log_grow_for_ever(tmp_path: Path, acts: tuple[Act, ...]) -> None:
    entries, code = run(go_on_and_on(tmp_path, *acts))

    assert code == "conflict"
    assert entries <= MOST_TAKEN_BACK + len(acts)


def test_what_one_takes_back_costs_the_others_nothing() -> None:
    log = log_of_undo_loops(MOST_TAKEN_BACK)
    check_wear(log, [1 - log.game.current])


def test_whoever_takes_back_now_and_then_is_not_bothered() -> None:
    log = log_of_undo_loops(MOST_TAKEN_BACK // 2)
    check_wear(log, [0, 1])
    log.append(Decision(log.game.current, "phase2", "person"), 0)
    assert log.can_undo([0, 1])


class Socket:
    """A WebSocket whose other end reads."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.closed: int | None = None

    async def send_data(self, data: bytes, mode: str) -> None:
        await asyncio.sleep(0)
        self.sent.append(msgspec.json.decode(data))

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


class Here:
    """As much of a hall and a room as a connection needs."""

    commitment = None

    def __init__(self, log: GameLog) -> None:
        self.log, self.lock, self.joined = log, asyncio.Lock(), False

    @property
    def seq(self) -> int:
        return self.log.seq

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        return asyncio.get_running_loop().create_task(work)

    def join(self, room: object, listener: object) -> None:
        self.joined = True


def test_a_long_log_is_sent_page_by_page() -> None:
    async def listen() -> tuple[Socket, Here]:
        here, socket = Here(log_of_undo_loops(MOST_UNSENT + PAGE)), Socket()
        connection = Connection(here, here, socket, Caller(), Buckets(0), wants_views=False)  # type: ignore[arg-type]
        await connection.join(since=0)
        while connection._sender is not None:
            await asyncio.wait([connection._sender])
        return socket, here

    socket, here = run_apart(listen())

    assert socket.closed is None
    assert here.joined
    assert [message["seq"] for message in socket.sent[1:]] == list(range(1, here.seq + 1))
    assert live.PAGE < live.MOST_UNSENT


def repeat_until_refused(live: Live, *acts: dict[str, Any], most: int) -> dict[str, Any]:
    """The first refusal to somebody who does the same again and again; or else the last answer."""
    seq, answer = 0, {}
    for number in range(most):
        live.send(**acts[number % len(acts)], seq=seq)
        while (answer := live.receive())["type"] not in ("accepted", "error"):
            pass
        if answer["type"] == "error":
            return answer
        seq = answer["seq"]
    return answer


def test_whoever_takes_back_over_a_live_connection_comes_to_an_end_too(server: ServerProcess) -> None:
    table = Table(server)
    seat = table.view()["current"]
    with server.live(table.id, table.secrets[seat], views=0) as loop:
        acts = {"type": "decision", "word": "phase2"}, {"type": "undo"}
        last = repeat_until_refused(loop, *acts, most=2 * MOST_TAKEN_BACK)

    assert last["type"] == "error"
    assert last["error"]["code"] == "conflict"
    assert table.view()["seq"] <= MOST_TAKEN_BACK + 1


def wear_out(server: ServerProcess, table: Table) -> int:
    """Everybody but the one who has to decide leaves and returns as often as can be; the number of entries then."""
    others = {0, 1, 2, 3, 4} - {table.view()["current"]}
    with server.live(table.id, views=0) as live:
        for secret in table.secrets:
            live.send(type="auth", secret=secret)
            live.until("done")
        for seat in others:
            for _ in range(MOST_TAKEN_BACK // 2):
                for act in ("leave", "return"):
                    live.send(type=act, seat=seat)
                    last = live.until("accepted")
    return int(last["seq"])


@pytest.mark.proof  # thousands of entries
def test_the_longest_log_can_be_followed_from_its_beginning(server: ServerProcess) -> None:
    table = Table(server, *["person"] * 5)
    entries = wear_out(server, table)
    with server.live(table.id, since=0, views=0) as live:
        followed = [live.until("entry")["seq"] for _ in range(entries)]

    assert entries >= MOST_UNSENT
    assert followed == list(range(1, entries + 1))
