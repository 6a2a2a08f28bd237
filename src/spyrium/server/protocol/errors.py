"""One shape for everything that goes wrong, over HTTP and on the WebSocket alike."""

from __future__ import annotations

from typing import Literal

import msgspec

ErrorCode = Literal[
    "bad_request",
    "unauthorised",
    "forbidden",
    "origin",
    "unproven",
    "not_found",
    "not_your_turn",
    "stale",
    "illegal",
    "not_playing",
    "taken",
    "conflict",
    "too_large",
    "rate_limited",
    "internal",
]

STATUS: dict[ErrorCode, int] = {
    "bad_request": 400,
    "unauthorised": 401,
    "forbidden": 403,
    "origin": 403,
    "unproven": 403,
    "not_found": 404,
    "not_your_turn": 403,
    "stale": 409,
    "illegal": 422,
    "not_playing": 409,
    "taken": 409,
    "conflict": 409,
    "too_large": 413,
    "rate_limited": 429,
    "internal": 500,
}


class Problem(msgspec.Struct, frozen=True):
    """What is wrong, for people (`message`) and for programs (`code`)."""

    code: ErrorCode
    message: str
    rule: str | None = None
    seq: int | None = None


class ErrorAnswer(msgspec.Struct, frozen=True):
    error: Problem


class Refused(Exception):
    """Raised anywhere below a route; becomes one `Problem` for whoever asked."""

    def __init__(
        self, code: ErrorCode, message: str, *, rule: str | None = None, seq: int | None = None, wait: int = 0
    ) -> None:
        super().__init__(message)
        self.problem = Problem(code, message, rule, seq)
        self.wait = wait

    @property
    def status(self) -> int:
        return STATUS[self.problem.code]

    @property
    def is_gone(self) -> bool:
        """What was asked for is not there, perhaps deleted in the meantime."""
        return self.problem.code == "not_found"
