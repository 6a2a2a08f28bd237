"""Seats changing hands: sitting down, standing up, links, holders, readiness.

Every change is one transaction on the locked row of the table: it is decided on what is stored, whichever node asks.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select

from spyrium.server.clock import now
from spyrium.server.people.identity import Caller, Player, matches
from spyrium.server.people.names import as_called, belongs_to_another, clean
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.messages import HolderList, HolderView, SeatLink, SeatSpec
from spyrium.server.seats.authority import host_only, is_alone, is_host, is_owner, may_act, player_of, seats_of
from spyrium.server.seats.readiness import arrangement_of, everybody_ready, let_lapse, let_reconsider, set_ready
from spyrium.server.storage import games
from spyrium.server.storage.games import GameRow, SeatRow
from spyrium.server.storage.players import find, keep_newcomer
from spyrium.server.storage.tables import players
from spyrium.server.tables import seating
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import Room

Change = Callable[[GameRow], list[int]]  # returns the seats that are different now


async def change_table(hall: Hall, room: Room, caller: Caller, change: Change) -> None:
    """Change a table and its seats; the game starts when that makes everybody ready. All nodes hear of it."""
    check_pace(hall, room, caller)

    def store(connection: Connection) -> tuple[GameRow, bool]:
        row = games.to_change(connection, room.id)
        keep_newcomer(connection, caller)
        waiting, before = row.status == "waiting", arrangement_of(row)
        changed = change(row)
        if waiting:
            lapsed = let_lapse(row)
            changed = sorted({*changed, *lapsed, *let_reconsider(row, before, seats_of(caller, row.seats))})
        if row.status == "finished":
            forget_addresses(row)
        started = waiting and everybody_ready(row)
        if started:
            seating.start(row, room.edition)
            if row.people == 0:  # the host has made the last person's seat a bot's
                seating.check_bots_time(connection, row)
        for seat in row.seats if started else [row.seats[number] for number in changed]:
            games.put_seat(connection, row.id, seat)
        values = seating.start_values(row) if started else {}
        if row.status == "playing" and row.current in changed and not bot_plays(room, row.current):
            values["wake_at"] = now()  # somebody else may have to decide: look at their clock
        games.change_table(connection, row.id, **values)
        row.version += 1
        hall.database.notify(connection, f"table {row.id} {hall.node}")
        return row, started

    async with room.lock:
        try:
            row, started = await hall.database.write(store)
        except Refused:
            if hall.database.is_postgresql:  # another node may have been first: whoever is refused sees why
                await hall.catch_up(room)
            raise
        room.take_row(row)
        hall.announce_view(room)
    if started:
        hall.started(room)


def forget_addresses(row: GameRow) -> None:
    """Nobody is told of turns in a game that is over, so that nobody need know where they come from."""
    for seat in row.seats:
        seat.person = None


def check_pace(hall: Hall, room: Room, caller: Caller) -> None:
    """Whoever keeps a table busy, even in vain, lets those who play there wait."""
    if not hall.changes_limit.take(f"{room.id} {caller.address}"):
        raise Refused("rate_limited", "Too many changes of this table: wait a moment.", wait=5)


def bot_plays(room: Room, seat: int) -> bool:
    """Whether a bot stands in here: some node has the lease for its thought, and keeps it."""
    return room.log is not None and room.log.plays_itself(seat)


def bind(seat: SeatRow, player: Player, person: str) -> None:
    """Let a player hold a seat; whoever is the first owns it, and nobody is ready for them."""
    if seat.player is None:
        seat.player, seat.person = player.id, person
        set_ready(seat, False)
        if seat.name == f"Player {seat.seat + 1}":
            seat.name = player.name
    seat.kind = "person"
    seat.holders.add(player.id)


async def claim(hall: Hall, room: Room, caller: Caller, secret: str) -> None:
    """Bind the seat of a link to this visitor. A link binds once; whom it has bound may open it again."""
    player = player_of(caller, "play")

    def change(row: GameRow) -> list[int]:
        for seat in row.seats:
            if matches(secret, seat.secret):
                bind(seat, player, caller.person)
                seat.secret, seat.spent = None, seat.secret
                return [seat.seat]
            if matches(secret, seat.spent):
                if player.id in seat.holders:
                    return []
                raise Refused("forbidden", "This link has been used: ask whoever holds the seat for a fresh one.")
        raise Refused("forbidden", "This link is not valid (any more): ask for a fresh one.")

    await change_table(hall, room, caller, change)


async def take(hall: Hall, room: Room, caller: Caller, number: int) -> None:
    """Sit down on an open seat."""
    player = player_of(caller, "play")

    def change(row: GameRow) -> list[int]:
        seat = seat_of(row, number)
        if seat.kind == "person" and seat.player == player.id:
            return []  # a repeat, whose first answer was lost
        if seat.kind != "open":
            raise Refused("taken", f"Seat {number} is not open.")
        void(seat)
        bind(seat, player, caller.person)
        seat.sat_down = now() if row.status == "playing" else None
        return [number]

    await change_table(hall, room, caller, change)


def void(seat: SeatRow) -> None:
    """No link leads to this seat any more."""
    seat.secret = seat.spent = None


async def free(hall: Hall, room: Room, caller: Caller, number: int) -> None:
    """Stand up, or send somebody away, at a table that still waits."""

    def change(row: GameRow) -> list[int]:
        if not may_act(caller, seat_of(require_waiting(row), number)) and not is_host(caller, row):
            raise Refused("forbidden", "Only whoever sits there, or the host, can free a seat.")
        row.seats[number] = SeatRow(number, "open", f"Player {number + 1}")
        return [number]

    await change_table(hall, room, caller, change)


async def respecify(hall: Hall, room: Room, caller: Caller, number: int, spec: SeatSpec) -> None:
    """The host changes what a seat of a waiting table is."""

    def change(row: GameRow) -> list[int]:
        host_only(caller, row)
        seat_of(require_waiting(row), number)
        row.seats[number] = seating.make_seat(number, spec, caller)
        return [number]

    await change_table(hall, room, caller, change)


async def rename(hall: Hall, room: Room, caller: Caller, number: int, name: str) -> None:
    """Sit at a waiting table under another name."""

    def change(row: GameRow) -> list[int]:
        seat = seat_of(require_waiting(row), number)
        if not may_act(caller, seat):
            raise Refused("forbidden", "Only whoever sits there can change the name.")
        seat.name = clean(name) or seat.name
        return [number]

    await change_table(hall, room, caller, change)


async def ready(hall: Hall, room: Room, caller: Caller, is_ready: bool) -> None:
    def change(row: GameRow) -> list[int]:
        mine = seats_of(caller, require_waiting(row).seats)
        if not mine:
            raise Refused("forbidden", "You hold no seat at this table.")
        for number in mine:
            set_ready(row.seats[number], is_ready)
            row.seats[number].person = caller.person
        return mine

    await change_table(hall, room, caller, change)


async def rematch(hall: Hall, room: Room, caller: Caller) -> str:
    """The next game of the same table, seats rotated by one: the same for all, and begun when all have asked for it."""
    check_pace(hall, room, caller)

    def store(connection: Connection) -> tuple[str, bool]:
        row = games.to_change(connection, room.id)
        if not seats_of(caller, row.seats) and not is_host(caller, row, "play"):
            raise Refused("forbidden", "Only those who played can ask for a rematch.")
        if row.next is not None and games.load(connection, row.next) is not None:
            return row.next, False
        if room.log is None or not room.log.over:
            raise Refused("not_playing", "A rematch comes after the game.")
        following = seating.rotated(row, caller.person)
        leave_names_of_others(connection, following)
        bots_alone = everybody_ready(following)  # nobody else will say so
        if bots_alone:
            seating.start(following, room.edition)
        seating.check_share(hall, connection, following)
        games.create(connection, following)
        games.change_table(connection, row.id, next=following.id)
        hall.database.notify(connection, f"table {row.id} {hall.node}")
        return following.id, bots_alone

    async with room.lock:
        await hall.catch_up(room)
        game, started = await hall.database.write(store)
        following = await hall.room(game)
    await hall.refresh(room)
    if started:
        hall.started(following)
    if following.seats_of(caller, "play") and following.row.status == "waiting":
        await say_yes(hall, following, caller)
    return following.id


def leave_names_of_others(connection: Connection, row: GameRow) -> None:
    """A name that has become an account's since somebody sat down under it is not taken along to the next game."""
    for seat in row.seats:
        if belongs_to_another(connection, seat.name, seat.player):
            known = find(connection, seat.player) if seat.player is not None else None
            nameless = f"bot:{seat.level}" if seat.kind == "bot" else f"Player {seat.seat + 1}"
            seat.name = as_called(connection, known).name if known is not None else nameless


async def say_yes(hall: Hall, room: Room, caller: Caller) -> None:
    """Whoever asks for a rematch is ready for it, unless it has begun in the meantime."""
    try:
        await ready(hall, room, caller, True)
    except Refused as refused:
        if refused.problem.code != "conflict":
            raise


# --- links and holders --------------------------------------------------------------------------------------------


async def fresh_link(hall: Hall, room: Room, caller: Caller, number: int, origin: str) -> SeatLink:
    links: list[SeatLink] = []

    def change(row: GameRow) -> list[int]:
        seat = seat_of(row, number)
        if seat.kind == "bot":
            raise Refused("bad_request", "A bot needs no link.")
        vacant = not seat.holders and seat.subject is None  # of somebody who was deleted in a rated game it is not
        if not may_act(caller, seat, "own") and not (is_host(caller, row) and vacant):
            raise Refused("forbidden", "Only whoever holds a seat, or the host while nobody does, can make its link.")
        if seat.kind == "open":
            raise Refused("bad_request", "An open seat needs no link: whoever comes to the table can sit down.")
        links[:] = [seating.give_link(row.id, seat, origin)]
        return [number]

    await change_table(hall, room, caller, change)
    return links[0]


async def holders(hall: Hall, room: Room, caller: Caller, number: int) -> HolderList:
    """Who can act for a seat, told to its owner."""

    def query(connection: Connection) -> HolderList:
        seat = seat_of(games.require_found(games.load(connection, room.id), room.id), number)
        owner_only(caller, seat)
        found = select(players.c.id, players.c.name).where(players.c.id.in_(seat.holders)).order_by(players.c.created)
        views = [HolderView(one.id, one.name, one.id == seat.player) for one in connection.execute(found)]
        return HolderList(sorted(views, key=lambda view: not view.owner))

    return await hall.database.read(query)


async def drop_holder(hall: Hall, room: Room, caller: Caller, number: int, player: str) -> None:
    """Take a seat away from one of its owner's further devices, and make void what link that one may have made."""

    def change(row: GameRow) -> list[int]:
        seat = seat_of(row, number)
        owner_only(caller, seat)
        if player not in seat.holders or player == seat.player:
            raise Refused("not_found", "No further device of that name holds this seat.")
        seat.holders.discard(player)
        void(seat)
        return [number]

    await change_table(hall, room, caller, change)


async def close(hall: Hall, room: Room, caller: Caller) -> None:
    """Remove a table at which no game has begun, or an unrated game of one's own; whoever is there is sent away."""
    check_pace(hall, room, caller)

    def store(connection: Connection) -> None:
        row = games.to_change(connection, room.id)
        host_only(caller, row)
        if row.status != "waiting":
            check_own(row)
        games.remove(connection, row.id)
        hall.database.notify(connection, f"table {row.id} {hall.node}")

    async with room.lock:
        await hall.database.write(store)
        hall.close(room)


def check_own(row: GameRow) -> None:
    """That a game in play, or played, is its host's alone. A rated one stays: ratings are made of it."""
    if row.terms == "rated":
        raise Refused("conflict", "A rated game stays, as it is part of the ratings; you can resign.")
    if not is_alone(row):
        raise Refused("conflict", "The game has started, and others sit in it: it is theirs as well.")


def owner_only(caller: Caller, seat: SeatRow) -> None:
    if not is_owner(caller, seat):
        raise Refused("forbidden", "Only the owner of a seat can do that.")


def seat_of(row: GameRow, number: int) -> SeatRow:
    if not 0 <= number < len(row.seats):
        raise Refused("not_found", f"The table has seats 0 to {len(row.seats) - 1}.")
    return row.seats[number]


def require_waiting(row: GameRow) -> GameRow:
    if row.status != "waiting":
        raise Refused("conflict", "The game has started.")
    return row
