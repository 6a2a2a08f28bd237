"""Connections: none stays half open, and no address has them all."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from spyrium.server.http.connections import REQUEST_TIME

from ..process import PATIENCE, ServerProcess, Table, get

HALF_OPEN = {
    "nothing at all": b"",
    "half a header": b"GET /health HTTP/1.1\r\nHost: x\r\n",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
}


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("connections")
    server = ServerProcess(f"sqlite:///{folder / 'games.sqlite'}", connections_per_address=8)
    yield server
    server.stop()


def knock(server: ServerProcess) -> socket.socket:
    url = httpx.URL(server.url)
    return socket.create_connection((url.host, url.port or 80), timeout=PATIENCE)


def read_to_the_end(connection: socket.socket) -> bytes:
    """What comes until the server closes."""
    read = b""
    try:
        while part := connection.recv(65_536):
            read += part
    except ConnectionResetError:
        pass
    return read


def test_half_open_requests_end(guarded: ServerProcess) -> None:
    """Also where a request drips on a connection that was used before; all are waited for at once."""
    with ExitStack() as stack:
        connections = {state: stack.enter_context(knock(guarded)) for state in HALF_OPEN}
        for state, connection in connections.items():
            connection.sendall(HALF_OPEN[state])
        used = stack.enter_context(knock(guarded))
        used.sendall(b"GET /api/bots HTTP/1.1\r\nHost: x\r\n\r\n")
        assert used.recv(65_536).startswith(b"HTTP/1.1 200")
        used.sendall(b"G")
        rest = {state: read_to_the_end(connection) for state, connection in connections.items()}
        assert b"HTTP/1.1" not in read_to_the_end(used)  # no second answer

    assert rest == dict.fromkeys(HALF_OPEN, b"")
    assert REQUEST_TIME < PATIENCE


def test_one_address_has_so_many_connections_and_no_more(guarded: ServerProcess) -> None:
    with ExitStack() as stack:
        for _ in range(8):
            stack.enter_context(knock(guarded)).sendall(b"GET /health HTTP/1.1\r\n")
        with pytest.raises(httpx.TransportError):
            get(f"{guarded.url}/health")
    with httpx.Client(transport=httpx.HTTPTransport(retries=5), timeout=PATIENCE) as client:
        assert client.get(f"{guarded.url}/health").status_code == 200


def test_live_connections_count_and_are_given_back(guarded: ServerProcess) -> None:
    game = Table(guarded).id
    for _ in range(12):
        with guarded.live(game) as live:
            live.until("view")


@pytest.fixture(scope="module")
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("behind")
    server = ServerProcess(f"sqlite:///{folder / 'games.sqlite'}", connections_per_address=3, trust_proxy=True)
    yield server
    server.stop()


def test_behind_a_proxy_live_connections_are_limited_by_the_visitors_address(behind_a_proxy: ServerProcess) -> None:
    game = Table(behind_a_proxy).id
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(behind_a_proxy.live(game)).until("view")
        with pytest.raises(InvalidStatus) as refused:
            stack.enter_context(behind_a_proxy.live(game))

    assert refused.value.response.status_code == 429


@pytest.mark.parametrize("path", ["/metrics", "/metrics/"])
def test_numbers_are_not_told_through_a_proxy(behind_a_proxy: ServerProcess, path: str) -> None:
    def ask(**headers: str) -> int:
        return httpx.get(f"{behind_a_proxy.url}{path}", headers=headers, timeout=PATIENCE).status_code

    assert (ask(), ask(**{"x-forwarded-for": "203.0.113.7"})) == (200, 404)
