"""Games, seats and logs, in and out of the tables."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, bindparam, delete, exists, func, insert, select, update

from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.log_messages import Entry
from spyrium.server.protocol.messages import Options, Status, Terms
from spyrium.server.protocol.view_messages import Outcome
from spyrium.server.storage.tables import entries, games, holders, seats

decode_entry = msgspec.json.Decoder(Entry).decode
decode_options = msgspec.json.Decoder(Options).decode


class Setup(Struct, frozen=True):
    """How a game begins. Holds what deals are drawn from, so it never goes out while the game runs."""

    players: int
    edition: str
    edition_hash: str
    seed: int | None = None  # chosen by whoever made the table, or of a game stored before there were secrets
    secret: str | None = None  # what deals are drawn from, in hexadecimal digits
    position: dict[str, Any] | None = None  # in games stored before they had a record
    webhook: str | None = None
    record: str | None = None  # what had happened before, where the game goes on from another one


class SeatRow(Struct):
    seat: int
    kind: str
    name: str
    level: str | None = None
    player: str | None = None
    secret: bytes | None = None
    ready: bool = False
    holders: set[str] = msgspec.field(default_factory=set)
    spent: bytes | None = None
    subject: str | None = None
    sat_down: int | None = None
    ready_at: int | None = None
    person: str | None = None


class GameRow(Struct, kw_only=True):
    id: str
    title: str
    status: Status = "waiting"
    host: str | None
    setup: Setup
    options: Options
    created: int
    started: int | None = None
    ended: int | None = None
    next: str | None = None
    result: Outcome | None = None
    seats: list[SeatRow]
    person: str | None = None
    terms: Terms | None = None
    version: int = 0
    # shortcuts, as of the latest entry
    seq: int = 0
    round: int | None = None
    current: int | None = None
    people: int = 0
    updated: int = 0
    wake_at: int | None = None


def create(connection: Connection, game: GameRow) -> None:
    connection.execute(
        insert(games).values(
            id=game.id,
            title=game.title,
            status=game.status,
            host=game.host,
            person=game.person,
            setup=msgspec.json.encode(game.setup).decode(),
            options=msgspec.json.encode(game.options).decode(),
            listed=game.options.listed,
            created=game.created,
            started=game.started,
            ended=game.ended,
            result=msgspec.json.encode(game.result).decode() if game.result else None,
            terms=game.terms,
            version=0,
            seq=0,
            round=game.round,
            current=game.current,
            people=game.people,
            updated=game.created,
            wake_at=game.wake_at,
        )
    )
    for seat in game.seats:
        put_seat(connection, game.id, seat)


def put_seat(connection: Connection, game: str, seat: SeatRow) -> None:
    """Write a seat as it is now, with those who hold it."""
    for table in (seats, holders):
        connection.execute(delete(table).where(table.c.game == game, table.c.seat == seat.seat))
    connection.execute(
        insert(seats).values(
            game=game,
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            player=seat.player,
            secret=seat.secret,
            spent=seat.spent,
            subject=seat.subject,
            sat_down=seat.sat_down,
            ready=seat.ready,
            ready_at=seat.ready_at,
            person=seat.person,
        )
    )
    if seat.holders:
        rows = [{"game": game, "seat": seat.seat, "player": player} for player in sorted(seat.holders)]
        connection.execute(insert(holders), rows)


def load(connection: Connection, game_id: str) -> GameRow | None:
    found = load_many(connection, games.c.id == game_id)
    return found[0] if found else None


def load_to_change(connection: Connection, game_id: str) -> GameRow | None:
    """A game that nobody else can change before this transaction ends (on SQLite nobody can change anything)."""
    connection.execute(select(games.c.id).where(games.c.id == game_id).with_for_update())
    return load(connection, game_id)


def to_change(connection: Connection, game_id: str) -> GameRow:
    """Likewise, of a game that has to be there."""
    return require_found(load_to_change(connection, game_id), game_id)


def held_still(connection: Connection, game_id: str) -> GameRow:
    """A game whose seats nobody changes before this transaction ends; its log may go on meanwhile."""
    held = select(games.c.id).where(games.c.id == game_id).with_for_update(read=True, key_share=True)
    connection.execute(held)
    return require_found(load(connection, game_id), game_id)


def require_found(row: GameRow | None, game_id: str) -> GameRow:
    if row is None:
        raise Refused("not_found", f"There is no game {game_id}.")
    return row


def remove(connection: Connection, game_id: str) -> bool:
    """Remove a game with everything that belongs to it; whether there was one."""
    return connection.execute(delete(games).where(games.c.id == game_id)).rowcount > 0


def load_many(
    connection: Connection, *conditions: ColumnElement[bool], limit: int = 100, offset: int = 0
) -> list[GameRow]:
    """Games that meet the conditions, latest first, each with its seats."""
    query = select(games).where(*conditions).order_by(games.c.updated.desc()).limit(limit).offset(offset)
    rows = connection.execute(query).all()
    found = {row.id: to_game(row) for row in rows}
    by_game = select(seats).where(seats.c.game.in_(found)).order_by(seats.c.seat)
    for row in connection.execute(by_game):
        found[row.game].seats.append(
            SeatRow(
                row.seat,
                row.kind,
                row.name,
                row.level,
                row.player,
                row.secret,
                row.ready,
                spent=row.spent,
                subject=row.subject,
                sat_down=row.sat_down,
                ready_at=row.ready_at,
                person=row.person,
            )
        )
    for row in connection.execute(select(holders).where(holders.c.game.in_(found))):
        found[row.game].seats[row.seat].holders.add(row.player)
    return list(found.values())


def has_open_seat() -> ColumnElement[bool]:
    return exists().where(seats.c.game == games.c.id, seats.c.kind == "open")


def can_be_joined() -> ColumnElement[bool]:
    return (games.c.status == "waiting") | ((games.c.status == "playing") & has_open_seat())


def can_only_be_watched() -> ColumnElement[bool]:
    return (games.c.status == "playing") & ~has_open_seat()


def to_game(row: Row[Any]) -> GameRow:
    return GameRow(
        id=row.id,
        title=row.title,
        status=row.status,
        host=row.host,
        person=row.person,
        setup=msgspec.json.decode(row.setup, type=Setup),
        options=decode_options(row.options),
        created=row.created,
        started=row.started,
        ended=row.ended,
        next=row.next,
        result=msgspec.json.decode(row.result, type=Outcome) if row.result else None,
        seats=[],
        terms=row.terms,
        version=row.version,
        seq=row.seq,
        round=row.round,
        current=row.current,
        people=row.people,
        updated=row.updated,
        wake_at=row.wake_at,
    )


def load_entries(connection: Connection, game_id: str, since: int = 0) -> list[tuple[int, int, Entry]]:
    """The log from number `since` on: (number, time, entry)."""
    query = (
        select(entries.c.seq, entries.c.at, entries.c.body)
        .where(entries.c.game == game_id, entries.c.seq > since)
        .order_by(entries.c.seq)
    )
    return [(row.seq, row.at, decode_entry(row.body)) for row in connection.execute(query)]


def change(connection: Connection, game_id: str, **values: Any) -> None:
    connection.execute(update(games).where(games.c.id == game_id).values(**values))


def change_table(connection: Connection, game_id: str, **values: Any) -> None:
    """Change what the table is, beside its log: every node notices by the version."""
    change(connection, game_id, version=games.c.version + 1, **values)


def forget_addresses(connection: Connection, game_id: str) -> None:
    """Where people came from is no longer needed once a game is over."""
    change(connection, game_id, person=None)
    connection.execute(update(seats).where(seats.c.game == game_id).values(person=None))


def version(connection: Connection, game_id: str) -> int | None:
    return connection.execute(select(games.c.version).where(games.c.id == game_id)).scalar()


def latest_moment(connection: Connection) -> int:
    """The latest time that any game has seen."""
    return connection.execute(select(func.max(games.c.updated))).scalar() or 0


def renew_leases(connection: Connection, held: list[tuple[str, int]], until: int) -> None:
    """Put off the look at games whose bot still thinks about the same number."""
    same = (games.c.id == bindparam("game"), games.c.seq <= bindparam("number"), games.c.status == "playing")
    rows = [{"game": game, "number": number} for game, number in sorted(held)]  # in the same order on every node
    connection.execute(update(games).where(*same).values(wake_at=until), rows)


def renew_readiness(connection: Connection, there: list[tuple[str, int]], moment: int) -> None:
    """Note that whoever is ready at these seats is still there."""
    same = (seats.c.game == bindparam("at_game"), seats.c.seat == bindparam("at_seat"), seats.c.ready.is_(True))
    rows = [{"at_game": game, "at_seat": seat} for game, seat in sorted(there)]  # in the same order on every node
    connection.execute(update(seats).where(*same).values(ready_at=moment), rows)


def put_off(connection: Connection, game_id: str, seq: int, version: int, wake_at: int | None) -> None:
    """Note when to look at a game again, unless more has happened than whoever looked had seen."""
    seen = (games.c.seq <= seq, games.c.version == version)
    connection.execute(update(games).where(games.c.id == game_id, *seen).values(wake_at=wake_at))


def bots_alone(connection: Connection, person: str) -> int:
    """How many games of a person are played by bots alone, for people who have given up included."""
    alone = (games.c.person == person, games.c.status == "playing", games.c.people == 0)
    return connection.execute(select(func.count()).select_from(games).where(*alone)).scalar_one()


def has_running_twin(connection: Connection, seed: int, game: str) -> bool:
    """Whether somebody who sits here still plays another game with the seed that was chosen, with other people."""
    here = select(holders.c.player).where(holders.c.game == game)
    theirs = games.c.id.in_(select(holders.c.game).where(holders.c.player.in_(here)))
    same = (games.c.id != game, games.c.people > 1, games.c.status == "playing", theirs)
    setups = connection.execute(select(games.c.setup).where(*same, games.c.setup.contains(f'"seed":{seed}'))).scalars()
    return any(msgspec.json.decode(setup, type=Setup).seed == seed for setup in setups)


def waiting_in_the_list(connection: Connection, person: str) -> int:
    """How many tables of a person others are asked to join."""
    theirs = (games.c.listed.is_(True), can_be_joined(), games.c.person == person)
    return connection.execute(select(func.count()).select_from(games).where(*theirs)).scalar_one()


def due(connection: Connection, moment: int) -> list[str]:
    """Games in which a bot should have moved or a clock has run out."""
    query = select(games.c.id).where(games.c.wake_at <= moment, games.c.status == "playing").limit(200)
    return list(connection.execute(query).scalars())


def versions(connection: Connection, ids: list[str]) -> dict[str, int]:
    """Of those of these games that are there."""
    query = select(games.c.id, games.c.version).where(games.c.id.in_(ids))
    return {row.id: row.version for row in connection.execute(query)}


def held_by(connection: Connection, player: str) -> list[GameRow]:
    mine = select(holders.c.game).where(holders.c.player == player)
    return load_many(connection, games.c.id.in_(mine), limit=200)
