"""Talk at the table: kept with the game, limited in rate; the host can mute people."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from spyrium.server.clock import now
from spyrium.server.people.identity import Caller
from spyrium.server.people.names import as_called
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.live_messages import ChatMessage
from spyrium.server.protocol.view_messages import ChatLine
from spyrium.server.seats.authority import host_only, seats_of
from spyrium.server.seats.changes import check_pace
from spyrium.server.storage import games, players
from spyrium.server.storage.games import SeatRow
from spyrium.server.storage.tables import chat, mutes
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import Room

PAGE = 200


def to_line(row: Row[Any]) -> ChatLine:
    return ChatLine(row.id, row.at, row.seat, row.player, row.name, row.text)


def speaker(seats: list[SeatRow], caller: Caller) -> tuple[int | None, str]:
    """The seat and name somebody speaks with."""
    if not caller.allows("play"):
        raise Refused("forbidden", "This token may only look.")
    mine = seats_of(caller, seats, "play")
    if mine and (caller.player is None or len(mine) == 1):
        return mine[0], seats[mine[0]].name
    if caller.player is not None:
        return (mine[0] if mine else None), caller.player.name
    raise Refused("unauthorised", "Pick a name first.")


async def say(hall: Hall, room: Room, caller: Caller, text: str) -> ChatLine:
    words = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not words:
        raise Refused("bad_request", "There is nothing to say in that.")
    seat, _ = speaker(room.seats, caller)
    who = caller.player_id or f"{room.id}/{seat}"
    if not hall.chat_limit.take(who):
        raise Refused("rate_limited", "Slower: five lines in ten seconds are enough.", wait=10)
    if seat is None and not hall.onlookers_chat_limit.take(room.id):
        raise Refused("rate_limited", "Too many onlookers talk at this table: wait a minute.", wait=60)

    def store(connection: Connection) -> ChatLine:
        seats = games.held_still(connection, room.id).seats
        # connected for long, perhaps: since then they may go by another name, or theirs may have become somebody else's
        known = players.find(connection, caller.player.id) if caller.player is not None else None
        called = replace(caller, player=as_called(connection, known) if known is not None else None)
        seat, name = speaker(seats, called)
        speakers = [called.player_id, seats[seat].player if seat is not None else None]  # a link's bearer is its owner
        muted = select(mutes).where(mutes.c.game == room.id, mutes.c.player.in_(filter(None, speakers)))
        if connection.execute(muted).first():
            raise Refused("forbidden", "The host has muted you at this table.")
        line = insert(chat).values(game=room.id, at=now(), seat=seat, player=called.player_id, name=name, text=words)
        number = connection.execute(line).inserted_primary_key[0]  # type: ignore[index]
        hall.database.notify(connection, f"chat {room.id} {hall.node} {number}")
        return ChatLine(number, now(), seat, called.player_id, name, words)

    stored = await hall.database.write(store)
    hall.tell(room, ChatMessage(stored))
    return stored


async def lines(hall: Hall, room: Room, since: int) -> list[ChatLine]:
    """The latest lines after number `since`, oldest first."""
    query = select(chat).where(chat.c.game == room.id, chat.c.id > since).order_by(chat.c.id.desc()).limit(PAGE)
    rows = await hall.database.read(lambda connection: connection.execute(query).all())
    return [to_line(row) for row in reversed(rows)]


async def mute(hall: Hall, room: Room, caller: Caller, player: str, muted: bool) -> None:
    check_pace(hall, room, caller)

    def store(connection: Connection) -> None:
        host_only(caller, games.to_change(connection, room.id))
        connection.execute(delete(mutes).where(mutes.c.game == room.id, mutes.c.player == player))
        if muted:
            connection.execute(insert(mutes).values(game=room.id, player=player))

    await hall.database.write(store)
