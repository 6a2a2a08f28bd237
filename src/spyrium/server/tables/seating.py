"""Tables: making them, from the beginning or going on from another game, starting and closing them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection

from spyrium import Edition, Game, Record, replay
from spyrium.chance.secret import new_deal_secret
from spyrium.server.clock import now
from spyrium.server.people.identity import Caller, hashed, new_id, new_secret
from spyrium.server.people.names import clean
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.messages import (
    BotSpec,
    DaysClock,
    ForkedFrom,
    GameCreated,
    NewGame,
    NoClock,
    OpenSpec,
    Options,
    PersonSpec,
    SeatLink,
    SeatSpec,
)
from spyrium.server.ratings.terms import fix_terms
from spyrium.server.storage import games, lineage, players
from spyrium.server.storage.games import GameRow, SeatRow, Setup
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.levels import check_level
from spyrium.server.tables.room import BOT_LEASE, Room, begin, inherited
from spyrium.server.tables.views import outcome

MOST_BOTS_ALONE = 10  # games of one person in which nobody plays
MOST_LEFT = 100  # …because those who did have left; each takes memory until its bots have played it out
YOURS = "of yours, or of guests at your address,"
MOST_LISTED = 20  # tables of one person in the list of those to join; a page of it has fifty


def make_seat(number: int, spec: SeatSpec, caller: Caller) -> SeatRow:
    player = caller.player
    match spec:
        case BotSpec():
            level = check_level(spec.level)
            return SeatRow(number, "bot", clean(spec.name or "") or f"bot:{level}", level=level, ready=True)
        case PersonSpec(mine=True) if player is not None:
            name = clean(spec.name or "") or player.name
            mine = SeatRow(number, "person", name, player=player.id, holders={player.id}, person=caller.person)
            mine.ready, mine.ready_at = True, now()
            return mine
        case PersonSpec() | OpenSpec():
            kind = "open" if isinstance(spec, OpenSpec) else "person"
            return SeatRow(number, kind, clean(spec.name or "") or f"Player {number + 1}")


async def source_of(hall: Hall, wish: NewGame) -> tuple[Game | None, ForkedFrom | None]:
    """The game that a new one goes on from, as far as it is kept, if the new one does not begin at the beginning."""
    if sum(source is not None for source in (wish.position, wish.record, wish.fork)) > 1:
        raise Refused("bad_request", "Give one of position, record and fork.")
    try:
        if wish.position is not None:
            edition = hall.shelf.labelled(str(wish.position.get("edition"))) or hall.shelf.find_or_refuse(wish.edition)
            return Game.from_position(wish.position, edition=edition), ForkedFrom(None, 0)
        if wish.record is not None:
            game = replay(Record.loads(wish.record, hall.shelf.of_record(wish.record)), wish.at)
            return game, ForkedFrom(None, game.ply)
    except ValueError as error:
        raise Refused("illegal", str(error)) from error
    if wish.fork is not None:
        room = await hall.room(wish.fork)
        if room.log is None:
            raise Refused("not_playing", "That game has not started yet.")
        if wish.listed and not room.row.options.listed:  # the list would tell of it
            raise Refused("bad_request", "That game is not listed: a game continued from it cannot be, either.")
        async with room.lock:  # not a decision that is still being stored
            at = len(room.log.in_force) if wish.at is None else wish.at
            return game_at(room, at), ForkedFrom(room.id, at)
    return None, None


def past_of(game: Game) -> str:
    """What a new game knows of the one it goes on from: not the seed or secret that would tell what comes there."""
    record = game.record()
    if not game.over:
        record.forget_chance()
    return record.dumps()


def game_at(room: Room, at: int) -> Game:
    """The game as it stood after its first `at` decisions."""
    if room.log is None:
        raise Refused("not_playing", "The game has not started yet.")
    if not 0 <= at <= len(room.log.in_force):
        raise Refused("not_found", f"The game has {len(room.log.in_force)} decisions, not {at}.")
    game = room.log.game.copy()
    for _ in room.log.in_force[at:]:
        game.undo()
    return game


def record_at(room: Room, at: int | None = None) -> Record:
    """The record of the game (after its first `at` decisions); what deals are drawn from is told once it is over."""
    if room.log is None:
        raise Refused("not_playing", "The game has not started yet.")
    game, draws = room.log.game, room.log.game.draws
    record = (game if at is None else game_at(room, at)).record()
    finished = room.row.status == "finished"
    record.seed = record.seed if finished else None
    record.secret = draws.secret if finished and draws is not None else None
    return record


def check_time(wish: NewGame) -> None:
    """The pace tells whether one need be there, and is told of turns: no clock of seconds runs behind “over days”."""
    if not isinstance(wish.clock, NoClock) and (wish.pace == "days") != isinstance(wish.clock, DaysClock):
        raise Refused("bad_request", "A clock of days goes with the pace “days”, one of seconds with the pace “live”.")


def options_of(wish: NewGame, forked: ForkedFrom | None) -> Options:
    return Options(
        listed=wish.listed,
        pace=wish.pace,
        clock=wish.clock,
        stand_in=check_level(wish.stand_in),
        rated=wish.rated,
        start=wish.start,
        seed_chosen=wish.seed is not None,
        forked_from=forked,
        grace=wish.grace,
    )


async def create(hall: Hall, caller: Caller, wish: NewGame, origin: str) -> GameCreated:
    """A new table, in play at once or waiting until all are ready."""
    if not caller.allows("play"):
        raise Refused("forbidden", "This token may only look.")
    check_time(wish)
    await hall.wait_for_rules()
    source, forked = await source_of(hall, wish)
    if source is not None and source.players != len(wish.seats):
        raise Refused("bad_request", f"That game is for {source.players} players, not {len(wish.seats)}.")
    edition = source.edition if source is not None else hall.shelf.find_or_refuse(wish.edition)
    finished = source if source is not None and source.over and wish.record is not None else None
    setup = Setup(
        len(wish.seats),
        edition.name,
        edition.hash,
        seed=wish.seed,
        secret=new_deal_secret().hex() if wish.seed is None and finished is None else None,
        webhook=wish.webhook,
        record=past_of(source) if source is not None else None,
    )
    row = GameRow(
        id=new_id(),
        title=clean(wish.title),
        host=caller.player_id,
        person=caller.person,
        setup=setup,
        options=options_of(wish, forked),
        created=now(),
        seats=[make_seat(number, spec, caller) for number, spec in enumerate(wish.seats)],
    )
    links = [
        give_link(row.id, seat, origin) if not seat.holders or caller.allows("own") else SeatLink(seat.seat, None, None)
        for seat in row.seats
    ]
    if finished is not None:
        finish(row, finished)
    elif wish.start == "now" or all(seat.kind == "bot" for seat in row.seats):
        start(row, edition)
    else:
        check_beginning(row, edition)

    def store(connection: Connection) -> None:
        check_share(hall, connection, row)
        if any(seat.kind == "bot" for seat in row.seats) and lineage.advises_others(connection, row):
            raise Refused("unproven", "That game is still played: bots can go on from it once it is over.")
        players.keep_newcomer(connection, caller)
        hall.shelf.keep(connection, edition)
        games.create(connection, row)
        if finished is not None:
            games.forget_addresses(connection, row.id)

    await hall.database.write(store)
    room = hall.keep(Room(row, edition))
    hall.metrics.games.inc()
    hall.started(room)
    return GameCreated(row.id, links, f"{origin}/game/{row.id}")


def check_share(hall: Hall, connection: Connection, row: GameRow) -> None:
    """That nobody takes all of the bots' time, or all of the list, by a new table."""
    check_bots_time(connection, row)
    can_be_joined = row.status == "waiting" or any(seat.kind == "open" for seat in row.seats)
    limited = hall.settings.creations_per_minute > 0 and row.options.listed and can_be_joined
    if limited and games.waiting_in_the_list(connection, row.person or "") >= MOST_LISTED:
        raise Refused("rate_limited", f"{MOST_LISTED} tables {YOURS} wait in the list: close one first.")


def check_bots_time(connection: Connection, row: GameRow) -> None:
    """That not too many games of one person go on without anybody."""
    most = MOST_BOTS_ALONE if row.status == "playing" and row.people == 0 else MOST_LEFT
    if games.bots_alone(connection, row.person or "") >= most:
        raise Refused("rate_limited", f"{most} games {YOURS} are played by bots alone: let one end first.")


def give_link(game: str, seat: SeatRow, origin: str) -> SeatLink:
    """A fresh secret for a seat; only its hash is kept. Bots need none, and an open seat is nobody's to give."""
    if seat.kind != "person":
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
    """Mark a table as in play; whether the game is rated is fixed with that."""
    game = check_beginning(row, edition)
    row.status = "playing"
    row.started = now()
    row.round, row.current = game.round, game.current
    row.people = sum(seat.kind != "bot" for seat in row.seats)
    # A bot is the business of the node that starts the game; a person's clock is noted by the first look.
    row.wake_at = row.started + (BOT_LEASE if row.seats[game.current].kind == "bot" else 0)
    fix_terms(row)


def start_values(row: GameRow) -> dict[str, Any]:
    """What `start` changed in the row of a table that had been waiting."""
    changed = ("status", "started", "round", "current", "people", "wake_at", "terms")
    return {name: getattr(row, name) for name in changed}


def finish(row: GameRow, game: Game) -> None:
    """Mark a table as one where a finished game can be looked at; it is nobody's result."""
    row.status = "finished"
    row.started = row.ended = now()
    row.round, row.result = game.round, outcome(game)
    fix_terms(row)


def rotated(old: GameRow, person: str) -> GameRow:
    """The next game of a table, waiting for all who played; a secret goes on where it is all that holds a seat."""
    seats = []
    for number, seat in enumerate(old.seats[1:] + old.seats[:1]):
        secret = None if seat.holders else seat.secret
        kind = "open" if seat.kind == "person" and not seat.holders and secret is None else seat.kind
        seats.append(
            SeatRow(number, kind, seat.name, seat.level, seat.player, secret, kind == "bot", set(seat.holders))
        )
    setup = msgspec.structs.replace(old.setup, seed=None, secret=new_deal_secret().hex(), position=None, record=None)
    options = msgspec.structs.replace(old.options, seed_chosen=False, forked_from=None, start="ready")
    return GameRow(
        id=new_id(),
        title=old.title,
        host=old.host,
        person=person,
        setup=setup,
        options=options,
        created=now(),
        seats=seats,
    )
