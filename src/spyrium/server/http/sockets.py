"""WebSockets whose other end does not read are cut: what waits for them would stay in memory for ever."""

from __future__ import annotations

from asyncio import TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE = 20.0  # seconds in which whoever is behind must take something


class ReadingSocket(WebSocketsSansIOProtocol):
    """Uvicorn's, but it does not wait for ever. It closes by `abort`: to close politely is to wait for the reader."""

    _cut: TimerHandle | None = None

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
