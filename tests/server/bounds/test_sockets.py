"""A WebSocket whose other end never reads is cut, and one that says too much is heard slowly, piece by piece."""

from __future__ import annotations

import asyncio
import select
import socket
import struct
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
import uvicorn
from litestar.exceptions import WebSocketDisconnect
from uvicorn.server import ServerState

from spyrium.server.http import live
from spyrium.server.http.limits import Buckets
from spyrium.server.http.sockets import ReadingSocket
from spyrium.server.people.identity import Caller, Player
from tests.server.process import PATIENCE, ServerProcess, Table
from tests.server.storage.test_durability import Ear, run, table_for_two

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
ASK = b'{"type":"view"}'
LINGERING = 0.05  # seconds between questions, so that the limit of messages does not answer for us


def frame(payload: bytes) -> bytes:
    """A masked text frame; a mask of zeros leaves the payload as it is."""
    return struct.pack("!BB4x", 0x81, 0x80 | len(payload)) + payload


def test_whoever_asks_and_never_reads_is_cut(server: ServerProcess) -> None:
    table, place = Table(server), urlsplit(server.url)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(PATIENCE)
        deaf.connect((place.hostname, place.port))
        deaf.sendall(HANDSHAKE.format(path=f"{table.path}/live", host=place.netloc).encode())
        assert deaf.recv(12) == b"HTTP/1.1 101"
        cut = asked_until_cut(deaf)

    assert cut
    assert server.client().get("/health").status_code == 200


def asked_until_cut(deaf: socket.socket) -> bool:
    """Ask for the view again and again; whether the server ends that."""
    ended = select.poll()
    ended.register(deaf, 0)  # that the connection is over is told unasked
    for _ in range(int(PATIENCE / LINGERING)):
        try:
            deaf.sendall(frame(ASK))
        except ConnectionError:
            return True
        if ended.poll(1000 * LINGERING):
            return True
    return False


async def say_much(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What two guests hear, an account at their address, and a guest elsewhere, if two messages are allowed."""
    monkeypatch.setattr(live, "PAUSE", 0)
    async with table_for_two(folder) as (hall, room, _):
        limit, ears = Buckets(per_minute=0.001, burst=2), [Ear() for _ in range(4)]
        account = Player("somebody", "Ada", "ada", 0)
        callers = [
            Caller(address="here"),
            Caller(address="here"),
            Caller(account, address="here"),
            Caller(address="there"),
        ]
        for ear, caller in zip(ears, callers, strict=True):
            connection = live.Connection(hall, room, cast(Any, ear), caller, limit, False)
            for _ in range(2):
                await connection.handle('{"type":"ping"}')
            while connection._sender is not None:
                await connection._sender
        return [[message["type"] for message in ear.heard] for ear in ears]


def test_connections_of_one_address_share_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many accounts somebody has made there."""
    heard = run(say_much(tmp_path, monkeypatch))

    assert heard == [["pong", "pong"], ["error", "error"], ["error", "error"], ["pong", "pong"]]


class Crowding(Ear):
    """Has sent many messages at once, before anybody was there to read them."""

    def __init__(self, *messages: str) -> None:
        super().__init__()
        self.waiting = list(messages)

    async def receive_data(self, mode: str) -> str:
        if not self.waiting:
            raise WebSocketDisconnect(detail="gone")
        return self.waiting.pop()

    async def close(self, code: int, reason: str) -> None:
        pass


async def meanwhile(folder: Path) -> list[int]:
    """How many of fifty messages are still to be read, as somebody sees it who gets a turn now and then."""
    async with table_for_two(folder) as (hall, room, caller):
        crowding, seen = Crowding(*['{"type":"ping"}'] * 50), []
        connection = live.Connection(hall, room, cast(Any, crowding), caller, Buckets(0), False)
        reading = asyncio.create_task(connection.run(None))
        while not reading.done():
            seen.append(len(crowding.waiting))
            await asyncio.sleep(0)
        await reading
        return seen


def test_a_burst_of_messages_leaves_the_others_their_turn(tmp_path: Path) -> None:
    assert set(run(meanwhile(tmp_path))) >= set(range(50))


async def said_before_it_was_closed(folder: Path) -> int:
    async with table_for_two(folder) as (hall, room, caller):
        far = Crowding('{"type":"leave"}')
        connection = live.Connection(hall, room, cast(Any, far), caller, Buckets(0), False)
        connection.close(4401, "logged out")
        await connection.run(None)
        return room.seq


def test_what_a_closed_connection_had_sent_is_not_carried_out(tmp_path: Path) -> None:
    assert run(said_before_it_was_closed(tmp_path)) == 0


class Gone(Ear):
    """Cannot even be told goodbye."""

    async def close(self, code: int, reason: str) -> None:
        raise WebSocketDisconnect(detail="gone")


async def close_what_is_gone(folder: Path) -> None:
    async with table_for_two(folder) as (hall, room, caller):
        before = set(hall._tasks)
        live.Connection(hall, room, cast(Any, Gone()), caller, Buckets(0), False).close(1013, "too slow")
        await asyncio.wait(hall._tasks - before)


def test_whoever_goes_while_they_are_cut_off_is_no_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    run(close_what_is_gone(tmp_path))

    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


class Line(asyncio.Transport):
    """The near end of a connection; nothing ever goes out."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 1)})

    def write(self, data: object) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def take_apart(times: int) -> tuple[int, int]:
    """How many messages are heard of those that came in one go, and how many waited at most."""
    heard = most = 0
    over = asyncio.Event()

    async def listen(_scope: Any, receive: Any, send: Any) -> None:
        nonlocal heard, most
        await receive()
        await send({"type": "websocket.accept"})
        while heard < times:
            await receive()
            heard, most = heard + 1, max(most, far.queue.qsize())
        over.set()

    config = uvicorn.Config(cast(Any, listen), ws_per_message_deflate=False)
    config.load()
    far = ReadingSocket(config, ServerState(), {})
    far.connection_made(Line())
    far.data_received(HANDSHAKE.format(path="/", host="here").encode())
    far.data_received(frame(ASK) * times)
    await asyncio.wait_for(over.wait(), PATIENCE)
    return heard, most


def test_messages_in_one_go_do_not_fill_the_memory() -> None:
    heard, waited = run(take_apart(10_000))

    assert heard == 10_000
    assert waited < 1_000
