"""WebSockets that hold no more memory than they must: the other end has to read, and is read as far as is asked for."""

from __future__ import annotations

from asyncio import TimerHandle

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE = 20.0  # seconds in which whoever is behind must take something
PIECE = 4096  # bytes that are taken apart at once


class ReadingSocket(WebSocketsSansIOProtocol):
    """Uvicorn's, but it does not wait for ever. It closes by `abort`: to close politely is to wait for the reader.

    What has come in one go is taken apart piece by piece, as it is asked for: thousands of small messages would take
    twenty times their size.
    """

    _cut: TimerHandle | None = None
    _unread = b""

    def data_received(self, data: bytes) -> None:
        if self.close_sent and len(data) > PIECE:  # a polite end answers in a few bytes
            self.transport.abort()
            return
        self._unread += data
        self._take_apart()

    def _take_apart(self) -> None:
        while self._unread and not self.read_paused:
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(piece)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._take_apart()
        return message

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cut = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._spare()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._spare()
        super().connection_lost(exc)

    def _spare(self) -> None:
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None
