"""Looks after games that wait: bots whose node died, clocks that ran out. Every node watches; the log decides races."""

from __future__ import annotations

import asyncio

from spyrium.server import play
from spyrium.server.hall import Hall, log
from spyrium.server.identity import now
from spyrium.server.opponents import Opponents
from spyrium.server.ratings import settle
from spyrium.server.storage import games

EVERY = 0.5  # seconds


async def watch(hall: Hall, opponents: Opponents) -> None:
    while True:
        try:
            for game_id in await hall.database.read(lambda connection: games.due(connection, now())):
                await look(hall, opponents, game_id)
        except Exception:
            log.exception("the watch over games stumbled; it goes on")
        await asyncio.sleep(EVERY)


async def look(hall: Hall, opponents: Opponents, game_id: str) -> None:
    """Do what is due in one game, and note when to look again."""
    room = await hall.room(game_id)
    async with room.lock:
        await hall.catch_up(room)
    await play.run_out(hall, room, now())
    opponents.look(room)
    await settle(hall, room)
    await hall.database.write(lambda connection: games.change(connection, game_id, wake_at=room.wake_at(now())))
