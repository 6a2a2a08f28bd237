"""Tables before and around the play: making them, sitting down, getting ready, the rematch."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from spyrium import Edition, Game, Record, replay
from spyrium.server.people.identity import Caller, Player, hashed, matches, new_id, new_secret, now
from spyrium.server.people.names import clean
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.messages import (
    BotSpec,
    ForkedFrom,
    GameCreated,
    NewGame,
    OpenSpec,
    Options,
    PersonSpec,
    SeatLink,
    SeatSpec,
)
from spyrium.server.storage import games
from spyrium.server.storage.games import GameRow, SeatRow, Setup
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.levels import check_level
from spyrium.server.tables.room import Room, begin, inherited
from spyrium.server.tables.views import outcome


def make_seat(number: int, spec: SeatSpec, player: Player | None) -> SeatRow:
    match spec:
        case BotSpec():
            level = check_level(spec.level)
            return SeatRow(number, "bot", clean(spec.name or "") or f"bot:{level}", level=level, ready=True)
        case PersonSpec(mine=True) if player is not None:
            name = clean(spec.name or "") or player.name
            return SeatRow(number, "person", name, player=player.id, holders={player.id}, ready=True)
        case PersonSpec() | OpenSpec():
            kind = "open" if isinstance(spec, OpenSpec) else "person"
            return SeatRow(number, kind, clean(spec.name or "") or f"Player {number + 1}")


async def source_of(hall: Hall, wish: NewGame) -> tuple[Game | None, ForkedFrom | None]:
    """The game that a new one goes on from, as far as it is kept, if the new one does not begin at the beginning."""
    if sum(source is not None for source in (wish.position, wish.record, wish.fork)) > 1:
        raise Refused("bad_request", "Give one of position, record and fork.")
    try:
        if wish.position is not None:
            return Game.from_position(wish.position, edition=hall.shelf.named(wish.edition)), ForkedFrom(None, 0)
        if wish.record is not None:
            game = replay(Record.loads(wish.record, hall.shelf.of_record(wish.record)), wish.at)
            return game, ForkedFrom(None, game.ply)
    except ValueError as error:
        raise Refused("illegal", str(error)) from error
    if wish.fork is not None:
        room = await hall.room(wish.fork)
        if room.log is None:
            raise Refused("not_playing", "That game has not started yet.")
        async with room.lock:  # not a decision that is still being stored
            at = len(room.log.in_force) if wish.at is None else wish.at
            return game_at(room, at), ForkedFrom(room.id, at)
    return None, None


def past_of(game: Game) -> str:
    """What a new game knows of the one it goes on from: not the seed, which would tell what comes there."""
    record = game.record()
    record.seed = record.seed if game.over else None
    return record.dumps()


def game_at(room: Room, at: int) -> Game:
    """The game as it stood after its first `at` decisions."""
    if room.log is None:
        raise Refused("not_playing", "The game has not started yet.")
    if not 0 <= at <= len(room.log.in_force):
        raise Refused("not_found", f"The game has {len(room.log.in_force)} decisions, not {at}.")
    game = room.beginning()
    for decision in room.log.in_force[:at]:
        game.play(decision.word)
    return game


async def create(hall: Hall, caller: Caller, wish: NewGame, origin: str) -> GameCreated:
    """A new table, in play at once or waiting until all are ready."""
    await hall.wait_for_rules()
    source, forked = await source_of(hall, wish)
    if source is not None and source.players != len(wish.seats):
        raise Refused("bad_request", f"That game is for {source.players} players, not {len(wish.seats)}.")
    edition = source.edition if source is not None else hall.shelf.named(wish.edition)
    check_level(wish.stand_in)
    seats = [make_seat(number, spec, caller.player) for number, spec in enumerate(wish.seats)]
    moment = now()
    options = Options(
        listed=wish.listed,
        pace=wish.pace,
        clock=wish.clock,
        stand_in=wish.stand_in,
        rated=wish.rated and wish.seed is None and forked is None,
        start=wish.start,
        seed_chosen=wish.seed is not None,
        forked_from=forked,
        grace=wish.grace,
    )
    seed = secrets.randbits(53) if wish.seed is None else wish.seed
    past = past_of(source) if source is not None else None
    setup = Setup(len(seats), seed, edition.name, edition.hash, webhook=wish.webhook, record=past)
    row = GameRow(
        id=new_id(),
        title=clean(wish.title),
        status="waiting",
        host=caller.player_id,
        setup=setup,
        options=options,
        created=moment,
        started=None,
        ended=None,
        next=None,
        result=None,
        seats=seats,
    )
    links = [give_link(row.id, seat, origin) for seat in seats]
    if source is not None and source.over and wish.record is not None:
        finish(row, source)
    elif wish.start == "now" or all(seat.kind == "bot" for seat in seats):
        start(row, edition)
    else:
        check_beginning(row, edition)

    def store(connection: Connection) -> None:
        hall.shelf.keep(connection, edition)
        games.create(connection, row)

    await hall.database.write(store)
    room = hall.rooms[row.id] = Room(row, edition)
    hall.metrics.games.inc()
    hall.started(room)
    return GameCreated(row.id, links, f"{origin}/game/{row.id}")


def give_link(game: str, seat: SeatRow, origin: str) -> SeatLink:
    """A fresh secret for a seat; only its hash is kept."""
    if seat.kind == "bot":
        return SeatLink(seat.seat, None, None)
    secret = new_secret()
    seat.secret = hashed(secret)
    return SeatLink(seat.seat, secret, f"{origin}/game/{game}#seat={secret}")


def check_beginning(row: GameRow, edition: Edition) -> Game:
    try:
        game = begin(row.setup, edition, [seat.name for seat in row.seats])
    except ValueError as error:
        raise Refused("illegal", str(error)) from error
    for word in inherited(row.setup, edition):
        game.play(word)
    if game.over or game.awaiting_deal:
        raise Refused("illegal", "There is nothing left to decide in that position.")
    return game


def start(row: GameRow, edition: Edition) -> None:
    """Mark a table as in play."""
    game = check_beginning(row, edition)
    row.status = "playing"
    row.started = now()
    row.round, row.current = game.round, game.current
    row.wake_at = row.started  # the first look starts a bot or notes the clock


def finish(row: GameRow, game: Game) -> None:
    """Mark a table as one where a finished game can be looked at; it is nobody's result."""
    row.status = "finished"
    row.started = row.ended = now()
    row.round, row.result = game.round, outcome(game)


async def change_table(hall: Hall, room: Room, change: Callable[[GameRow], list[int]]) -> None:
    """Change a table's row and the seats whose numbers `change` returns; all nodes hear of it."""
    async with room.lock:
        row = await hall.database.read(lambda connection: games.load(connection, room.id))
        if row is None:
            raise Refused("not_found", f"There is no game {room.id}.")
        waiting = row.status == "waiting"
        changed = change(row)
        if waiting and everybody_ready(row):
            start(row, room.edition)

        def store(connection: Connection) -> None:
            for seat in changed:
                games.put_seat(connection, row.id, row.seats[seat])
            if waiting and row.status == "playing":
                games.change(
                    connection,
                    row.id,
                    status="playing",
                    started=row.started,
                    round=row.round,
                    current=row.current,
                    wake_at=row.wake_at,
                )
            hall.database.notify(connection, f"table {row.id} {hall.node}")

        await hall.database.write(store)
        room.take_row(row)
        hall.announce_view(room)
        if waiting and row.status == "playing":
            hall.started(room)


def everybody_ready(row: GameRow) -> bool:
    return all(seat.kind == "bot" or (seat.kind == "person" and seat.holders and seat.ready) for seat in row.seats)


def named(caller: Caller) -> Player:
    if caller.player is None:
        raise Refused("unauthorised", "Pick a name first.")
    return caller.player


def sit(seat: SeatRow, player: Player, default_name: str) -> None:
    if seat.player is None:
        seat.player = player.id
        if seat.name == default_name:
            seat.name = player.name
    seat.kind = "person"
    seat.holders.add(player.id)


async def claim(hall: Hall, room: Room, caller: Caller, secret: str) -> None:
    """Bind the seat of an invite link to this visitor, too."""
    player = named(caller)

    def change(row: GameRow) -> list[int]:
        for seat in row.seats:
            if matches(secret, seat.secret):
                sit(seat, player, f"Player {seat.seat + 1}")
                return [seat.seat]
        raise Refused("forbidden", "This link is not valid (any more): ask for a fresh one.")

    await change_table(hall, room, change)


async def take(hall: Hall, room: Room, caller: Caller, number: int) -> None:
    """Sit down on an open seat."""
    player = named(caller)

    def change(row: GameRow) -> list[int]:
        seat = seat_of(row, number)
        if seat.kind != "open":
            raise Refused("taken", f"Seat {number} is not open.")
        sit(seat, player, f"Player {number + 1}")
        return [number]

    await change_table(hall, room, change)


async def free(hall: Hall, room: Room, caller: Caller, number: int) -> None:
    """Stand up, or send somebody away, at a table that still waits."""

    def change(row: GameRow) -> list[int]:
        seat = seat_of(waiting(row), number)
        if number not in room.seats_of(caller) and not room.is_host(caller):
            raise Refused("forbidden", "Only whoever sits there, or the host, can free a seat.")
        seat.kind, seat.player, seat.ready, seat.level = "open", None, False, None
        seat.name, seat.holders = f"Player {number + 1}", set()
        return [number]

    await change_table(hall, room, change)


async def respecify(hall: Hall, room: Room, caller: Caller, number: int, spec: SeatSpec) -> None:
    """The host changes what a seat of a waiting table is."""

    def change(row: GameRow) -> list[int]:
        host_only(room, caller)
        old = seat_of(waiting(row), number)
        row.seats[number] = make_seat(number, spec, caller.player)
        if row.seats[number].kind != "bot":
            row.seats[number].secret = old.secret
        return [number]

    await change_table(hall, room, change)


async def rename(hall: Hall, room: Room, caller: Caller, number: int, name: str) -> None:
    """Sit at a waiting table under another name."""

    def change(row: GameRow) -> list[int]:
        seat = seat_of(waiting(row), number)
        if number not in room.seats_of(caller):
            raise Refused("forbidden", "Only whoever sits there can change the name.")
        seat.name = clean(name) or seat.name
        return [number]

    await change_table(hall, room, change)


async def close(hall: Hall, room: Room, caller: Caller) -> None:
    """Remove a table at which no game has begun; whoever is there is sent away."""
    host_only(room, caller)

    def remove(connection: Connection) -> bool:
        gone = games.remove_waiting(connection, room.id)
        if gone:
            hall.database.notify(connection, f"table {room.id} {hall.node}")
        return gone

    async with room.lock:
        if not await hall.database.write(remove):
            raise Refused("conflict", "The game has started.")
        hall.close(room)


async def fresh_link(hall: Hall, room: Room, caller: Caller, number: int, origin: str) -> SeatLink:
    links: list[SeatLink] = []

    def change(row: GameRow) -> list[int]:
        seat = seat_of(row, number)
        if number not in room.seats_of(caller) and not (room.is_host(caller) and not seat.holders):
            raise Refused("forbidden", "Only whoever holds a seat, or the host while nobody does, can make its link.")
        if seat.kind == "bot":
            raise Refused("bad_request", "A bot needs no link.")
        links.append(give_link(row.id, seat, origin))
        return [number]

    await change_table(hall, room, change)
    return links[0]


async def ready(hall: Hall, room: Room, caller: Caller, is_ready: bool) -> None:
    mine = room.seats_of(caller)

    def change(row: GameRow) -> list[int]:
        waiting(row)
        if not mine:
            raise Refused("forbidden", "You hold no seat at this table.")
        for number in mine:
            row.seats[number].ready = is_ready
        return mine

    await change_table(hall, room, change)


async def rematch(hall: Hall, room: Room, caller: Caller) -> str:
    """The next game of the same table, seats rotated by one; everybody who asks gets the same one."""
    if not room.seats_of(caller) and not room.is_host(caller):
        raise Refused("forbidden", "Only those who played can ask for a rematch.")
    async with room.lock:
        if room.row.next is not None:
            return room.row.next
        if room.log is None or not room.log.over:
            raise Refused("not_playing", "A rematch comes after the game.")
        row = rotated(room.row, room.edition)

        def store(connection: Connection) -> str:
            present = games.load(connection, room.id)
            if present is not None and present.next is not None:
                return present.next
            games.create(connection, row)
            games.change(connection, room.id, next=row.id)
            hall.database.notify(connection, f"table {room.id} {hall.node}")
            return row.id

        room.row.next = await hall.database.write(store)
        hall.announce_view(room)
    if room.row.next == row.id:
        hall.rooms[row.id] = Room(row, room.edition)
        hall.started(hall.rooms[row.id])
    return room.row.next


def rotated(old: GameRow, edition: Edition) -> GameRow:
    order = old.seats[1:] + old.seats[:1]
    seats = [msgspec.structs.replace(seat, seat=number, ready=True) for number, seat in enumerate(order)]
    for seat in seats:
        if seat.kind == "person" and not seat.holders and seat.secret is None:
            seat.kind = "open"
    setup = msgspec.structs.replace(old.setup, seed=secrets.randbits(53), position=None, record=None)
    options = msgspec.structs.replace(old.options, seed_chosen=False, forked_from=None)
    row = GameRow(
        id=new_id(),
        title=old.title,
        status="waiting",
        host=old.host,
        setup=setup,
        options=options,
        created=now(),
        started=None,
        ended=None,
        next=None,
        result=None,
        seats=seats,
    )
    start(row, edition)
    return row


def seat_of(row: GameRow, number: int) -> SeatRow:
    if not 0 <= number < len(row.seats):
        raise Refused("not_found", f"The table has seats 0 to {len(row.seats) - 1}.")
    return row.seats[number]


def waiting(row: GameRow) -> GameRow:
    if row.status != "waiting":
        raise Refused("conflict", "The game has started.")
    return row


def host_only(room: Room, caller: Caller) -> None:
    if not room.is_host(caller):
        raise Refused("forbidden", "Only the host of the table can do that.")
