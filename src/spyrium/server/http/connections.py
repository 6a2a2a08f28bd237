"""uvicorn's connections, with a time limit for every request and a limit for each address.

uvicorn itself waits for ever for the end of a request that has begun, and takes as many connections as there are files.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from spyrium.server.http.limits import network
from spyrium.server.http.sockets import ReadingSocket

REQUEST_TIME = 15  # seconds from the beginning of a request, or of a connection, until all of it is here


Client = tuple[str, int] | None  # uvicorn's words for who is at the other end


class OpenConnections:
    """Those of each address; `most` 0 is any number."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def admit(self, client: Client) -> bool:
        """Count one more, which will be released whether or not it may stay."""
        who = address_of(client)
        self._open[who] += 1
        return not self.most or self._open[who] <= self.most

    def release(self, client: Client) -> None:
        who = address_of(client)
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


def address_of(client: Client) -> str:
    return network(client[0]) if client else "unknown"


class GuardedHttp(H11Protocol):
    def __init__(self, open_connections: OpenConnections, **given: Any) -> None:
        super().__init__(**given)
        self._open_connections = open_connections
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # counted once: a connection that becomes a live one ends as that
        if self._open_connections.admit(self.client):
            self._expect_request()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_live = self.transport.get_protocol() is not self
        if is_live or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._end_deadline()
        elif self._deadline is None:
            self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_deadline()
        self._open_connections.release(self.client)
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_TIME, self.transport.abort)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class GuardedLive(ReadingSocket):
    def __init__(self, open_connections: OpenConnections, **given: Any) -> None:
        super().__init__(**given)
        self._open_connections = open_connections

    def connection_lost(self, exc: Exception | None) -> None:
        self._open_connections.release(self.client)
        super().connection_lost(exc)


def protocols(connections_per_address: int) -> dict[str, Any]:
    """What uvicorn's configuration takes; both kinds count together."""
    counted = OpenConnections(connections_per_address)
    return {"http": partial(GuardedHttp, counted), "ws": partial(GuardedLive, counted)}
