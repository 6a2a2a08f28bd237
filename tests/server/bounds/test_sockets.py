"""A WebSocket whose other end never reads is cut, and one that says too much is heard slowly."""

from __future__ import annotations

import select
import socket
import struct
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest

from spyrium.server.http import live
from spyrium.server.http.limits import Buckets
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
    """What two connections of guests at one address hear, and one of an account there, if two messages are allowed."""
    monkeypatch.setattr(live, "PAUSE", 0)
    async with table_for_two(folder) as (hall, room, _):
        limit, ears = Buckets(per_minute=0.001, burst=2), [Ear(), Ear(), Ear()]
        account = Player("somebody", "Ada", "ada", 0)
        callers = [Caller(address="here"), Caller(address="here"), Caller(account, address="here")]
        for ear, caller in zip(ears, callers, strict=True):
            connection = live.Connection(hall, room, cast(Any, ear), caller, limit, False)
            for _ in range(2):
                await connection.handle('{"type":"ping"}')
            while connection._sender is not None:
                await connection._sender
        return [[message["type"] for message in ear.heard] for ear in ears]


def test_connections_of_one_address_share_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(say_much(tmp_path, monkeypatch)) == [["pong", "pong"], ["error", "error"], ["pong", "pong"]]
