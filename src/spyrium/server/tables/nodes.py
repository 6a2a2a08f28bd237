"""Several nodes on one PostgreSQL: hearing what the others stored, through Litestar's PostgreSQL channel.

Messages are sent inside the transaction that stores the change (`Database.notify`), so they come if and only if it was
stored. They carry no content: whoever hears one reads the log. After a broken connection every room is read again.
"""

from __future__ import annotations

import asyncio
import logging

from litestar.channels.backends.base import ChannelsBackend

from spyrium.server.analysis.analyst import announce
from spyrium.server.people.sessions import close_ended
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.live_messages import ChatMessage
from spyrium.server.storage.database import CHANNEL
from spyrium.server.tables import chat
from spyrium.server.tables.hall import Hall

log = logging.getLogger(__name__)

RETRY = 1.0  # seconds


async def follow(hall: Hall) -> None:
    """Listen for as long as the server runs."""
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

    address = hall.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        channel = PsycoPgChannelsBackend(address)
        try:
            await channel.on_startup()
            try:
                await channel.subscribe([CHANNEL])
                await catch_up_with_all(hall)
                await hear(hall, channel)
            finally:
                await channel.on_shutdown()
        except Exception:
            log.exception("the channel between the nodes broke; trying again")
        await asyncio.sleep(RETRY)


async def hear(hall: Hall, channel: ChannelsBackend) -> None:
    async for _, message in channel.stream_events():
        kind, what, *rest = message.decode().split(" ")
        if kind != "entry" and rest[0] == hall.node:
            continue
        if kind == "session":
            hall.spawn(close_ended(hall, what))
        elif kind == "player":
            hall.spawn(hall.refresh_seats_of(what))
        elif hall.knows(what):  # also while its room is being loaded, perhaps from what was stored just before
            hall.spawn(take_over_if_there(hall, kind, what, rest))


async def catch_up_with_all(hall: Hall) -> None:
    for room in list(hall.rooms.values()):
        await take_over_if_there(hall, "table", room.id, [])
        await take_over_if_there(hall, "entry", room.id, [str(room.seq + 1)])
        await hall.share_presence(room)


async def take_over_if_there(hall: Hall, kind: str, game: str, rest: list[str]) -> None:
    try:
        await take_over(hall, kind, game, rest)
    except Refused as refused:
        if not refused.is_gone:
            raise


async def take_over(hall: Hall, kind: str, game: str, rest: list[str]) -> None:
    room = await hall.room(game)
    match kind:
        case "entry":
            if room.seq < int(rest[0]):
                async with room.lock:
                    await hall.catch_up(room)
        case "table":
            await hall.refresh(room)
        case "chat":
            for line in await chat.lines(hall, room, int(rest[1]) - 1):
                if line.id == int(rest[1]):
                    hall.tell(room, ChatMessage(line))
        case "analysis":
            await announce(hall, game)
        case "presence":
            seats = frozenset(int(seat) for seat in rest[1].split(",") if seat)
            hall.presence_elsewhere(room, rest[0], seats, int(rest[2]))
