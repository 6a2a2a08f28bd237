"""Whoever is ready must be about, and has said yes to this very table: its company and its terms."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from spyrium.server.clock import now
from spyrium.server.protocol.messages import Terms
from spyrium.server.ratings.terms import terms_of
from spyrium.server.storage import games
from spyrium.server.storage.games import GameRow, SeatRow
from spyrium.server.tables.hall import Hall

READY_LASTS = 600_000  # milliseconds after somebody was last there
RENEWED_EVERY = 60_000


def set_ready(seat: SeatRow, is_ready: bool) -> None:
    seat.ready, seat.ready_at = is_ready, now() if is_ready else None


def let_lapse(row: GameRow) -> list[int]:
    """The seats of a waiting table that are not ready any more. By days, nobody need be there to begin."""
    if row.options.pace == "days":
        return []
    oldest = now() - READY_LASTS
    gone = [seat for seat in row.seats if seat.kind == "person" and seat.ready and (seat.ready_at or 0) < oldest]
    for seat in gone:
        set_ready(seat, False)
    return [seat.seat for seat in gone]


class Arrangement(NamedTuple):
    """What somebody says yes to: whether it is rated, and with whom, as far as that is known."""

    terms: Terms
    company: list[tuple[str | None, str | None]]  # a bot's level, or the person; neither where anybody may sit down

    def admits(self, later: Arrangement) -> bool:
        """Whether nobody is gone, or a bot, who was expected to be there."""
        pairs = zip(self.company, later.company, strict=True)
        return all(old == new or (old == (None, None) and new[0] is None) for old, new in pairs)


def arrangement_of(row: GameRow) -> Arrangement:
    return Arrangement(terms_of(row), [(seat.level, seat.player) for seat in row.seats])


def let_reconsider(row: GameRow, before: Arrangement, mine: list[int]) -> list[int]:
    """The seats whose yes was to another table than it is now; not those of whoever has just changed it.

    The host decides who sits there, and need not say so again when somebody stands up.
    """
    after = arrangement_of(row)
    if after.terms == before.terms and before.admits(after):
        return []
    said_yes = [seat for seat in row.seats if seat.kind == "person" and seat.ready and seat.seat not in mine]
    others = [seat for seat in said_yes if after.terms != before.terms or seat.player != row.host]
    for seat in others:
        set_ready(seat, False)
    return [seat.seat for seat in others]


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
