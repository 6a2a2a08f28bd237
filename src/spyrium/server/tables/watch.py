"""Looks after games that wait: bots whose node died, clocks that ran out. Every node watches; the log decides races."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from spyrium.server.clock import now
from spyrium.server.protocol.errors import Refused
from spyrium.server.ratings.ratings import settle
from spyrium.server.seats import readiness
from spyrium.server.storage import games
from spyrium.server.tables import play
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.opponents import Opponents
from spyrium.server.tables.room import BOT_LEASE, PRESENCE_TOLD_EVERY

log = logging.getLogger(__name__)

EVERY = 0.5  # seconds
DELETIONS_EVERY = 2.0
PUT_OFF = 60_000  # milliseconds


async def watch(hall: Hall, opponents: Opponents) -> None:
    # A server that starts alone looks at all games that wait for a bot; beside others, only at those of a dead one.
    ahead = 0 if hall.database.is_postgresql else BOT_LEASE
    while True:
        try:
            for game_id in await hall.database.read(partial(games.due, moment=now() + ahead)):
                await look_safely(hall, opponents, game_id)
        except Exception:
            log.exception("the watch over games stumbled; it goes on")
        ahead = 0
        await asyncio.sleep(EVERY)


async def keep_presence_known(hall: Hall) -> None:
    """Repeat to the other nodes who is connected here, before they forget."""
    while True:
        await asyncio.sleep(PRESENCE_TOLD_EVERY / 1000)
        try:
            for room in [room for room in hall.rooms.values() if room.listeners or room.heard_here()]:
                await hall.share_presence(room)
        except Exception:
            log.exception("the other nodes could not be told who is here; trying again")


async def keep_ready(hall: Hall) -> None:
    """Whoever is there stays ready."""
    while True:
        await asyncio.sleep(readiness.RENEWED_EVERY / 1000)
        try:
            await readiness.renew(hall)
        except Exception:
            log.exception("who is still ready could not be noted; trying again")


async def notice_deletions(hall: Hall) -> None:
    """SQLite does not tell that `spyrium admin` deleted games or players: look from time to time."""
    while True:
        await asyncio.sleep(DELETIONS_EVERY)
        rooms = list(hall.rooms.values())
        try:
            found = await hall.database.read(partial(games.versions, ids=[room.id for room in rooms]))
            for room in rooms:
                if found.get(room.id) != room.row.version:
                    await hall.refresh(room)
        except Exception:
            log.exception("deleted games could not be looked for; trying again")


async def look_safely(hall: Hall, opponents: Opponents, game_id: str) -> None:
    """A game that cannot be looked at is put off, so that it does not stand in the way of the others."""
    try:
        await look(hall, opponents, game_id)
    except Exception as error:
        if isinstance(error, Refused) and error.is_gone:
            return  # deleted in the meantime
        log.exception("game %s could not be looked after; trying again in a minute", game_id)
        await hall.database.write(partial(games.change, game_id=game_id, wake_at=now() + PUT_OFF))


async def look(hall: Hall, opponents: Opponents, game_id: str) -> None:
    """Do what is due in one game, and note when to look again."""
    room = await hall.room(game_id)
    async with room.lock:
        await hall.catch_up(room)
    await play.run_out(hall, room, now())
    await play.grant_undo(hall, room)
    opponents.look(room)
    await settle(hall, room)
    again = partial(games.put_off, game_id=game_id, seq=room.seq, version=room.row.version, wake_at=room.wake_at(now()))
    await hall.database.write(again)
