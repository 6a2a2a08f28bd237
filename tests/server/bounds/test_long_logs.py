"""A log does not grow for ever, and a long one is sent all the same."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from spyrium import Game
from spyrium.server.http import live
from spyrium.server.http.limits import Buckets
from spyrium.server.http.live import MOST_UNSENT, PAGE, Connection
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.messages import Decision, NoClock, Undo
from spyrium.server.tables.gamelog import MOST_TAKEN_BACK, GameLog
from spyrium.server.tables.play import check_wear
from tests.asynchronous import run_apart


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
