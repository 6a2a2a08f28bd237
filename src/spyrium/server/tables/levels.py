"""Which bots there are to choose from."""

from __future__ import annotations

from spyrium import bots
from spyrium.server.protocol.errors import Refused

LEVELS = ("random", "greedy", *bots.LEVELS)


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise Refused("bad_request", f"No bot {level!r}: choose from {', '.join(LEVELS)}.")
    return level
