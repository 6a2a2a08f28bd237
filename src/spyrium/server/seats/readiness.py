"""Whoever is ready must be about: a table does not start with people who left long ago."""

from __future__ import annotations

from sqlalchemy import Connection

from spyrium.server.people.identity import now
from spyrium.server.protocol.messages import DaysClock
from spyrium.server.storage import games
from spyrium.server.storage.games import GameRow, SeatRow
from spyrium.server.tables.hall import Hall

READY_LASTS = 600_000  # milliseconds after somebody was last there
RENEWED_EVERY = 60_000


def set_ready(seat: SeatRow, is_ready: bool) -> None:
    seat.ready, seat.ready_at = is_ready, now() if is_ready else None


def let_lapse(row: GameRow) -> list[int]:
    """The seats of a waiting table that are not ready any more. By days, nobody need be there to begin."""
    if row.options.pace == "days" or isinstance(row.options.clock, DaysClock):
        return []
    oldest = now() - READY_LASTS
    gone = [seat for seat in row.seats if seat.kind == "person" and seat.ready and (seat.ready_at or 0) < oldest]
    for seat in gone:
        set_ready(seat, False)
    return [seat.seat for seat in gone]


def everybody_ready(row: GameRow) -> bool:
    return all(seat.kind == "bot" or (seat.kind == "person" and seat.ready) for seat in row.seats)


async def renew(hall: Hall) -> None:
    """Note who is still there, at the tables that wait."""
    moment = now()
    waiting = [room for room in hall.rooms.values() if room.row.status == "waiting"]
    there = [(room.id, seat) for room in waiting for seat in room.there_since(moment - RENEWED_EVERY)]

    def store(connection: Connection) -> None:
        games.renew_readiness(connection, there, moment)

    if there:
        await hall.database.write(store)
