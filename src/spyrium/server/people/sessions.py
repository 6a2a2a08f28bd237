"""What a cookie or a token has opened ends with it: on this node at once, on the others as soon as they hear."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import Connection

from spyrium.server.people.identity import Caller
from spyrium.server.protocol.live_messages import NO_SUCH_CALLER
from spyrium.server.storage import players
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import Listener

log = logging.getLogger(__name__)

EVERY = 10.0  # seconds
IDS_AT_ONCE = 500


async def end(hall: Hall, player: str, change: Callable[[Connection], int]) -> int:
    """Make a change that voids cookies or tokens of a player, and close what they had opened; returns its result."""

    def store(connection: Connection) -> int:
        result = change(connection)
        hall.database.notify(connection, f"session {player} {hall.node}")
        return result

    result = await hall.database.write(store)
    await close_ended(hall, player)
    return result


async def keep_closing_ended(hall: Hall) -> None:
    """From time to time, for what nobody told: `spyrium admin` on SQLite, or a handshake that overlapped."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await close_ended(hall)
        except Exception:
            log.exception("ended sessions could not be looked for; trying again")


async def close_ended(hall: Hall, player: str | None = None) -> None:
    """Close the live connections whose cookie or token is void: of one player, or of all."""
    opened = [
        listener
        for room in list(hall.rooms.values())
        for listener in room.listeners
        if listener.caller.player is not None and player in (None, listener.caller.player_id)
    ]
    for first in range(0, len(opened), IDS_AT_ONCE):
        await close_ended_of(hall, opened[first : first + IDS_AT_ONCE])


async def close_ended_of(hall: Hall, opened: list[Listener]) -> None:
    people = sorted({caller.player_id for caller in (each.caller for each in opened) if caller.player_id})
    bots = sorted({each.caller.token for each in opened if each.caller.token})

    def query(connection: Connection) -> tuple[dict[str, int], set[str]]:
        return players.epochs(connection, people), players.living_tokens(connection, bots)

    epochs, tokens = await hall.database.read(query)
    for listener in opened:
        if not is_valid(listener.caller, epochs, tokens):
            listener.close(NO_SUCH_CALLER, "logged out")


def is_valid(caller: Caller, epochs: dict[str, int], tokens: set[str]) -> bool:
    if caller.player is None:
        return True
    if caller.token is not None:
        return caller.token in tokens
    return epochs.get(caller.player.id) == caller.player.epoch
