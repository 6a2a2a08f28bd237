"""What a finished game leaves behind: its result, everybody's rating (openskill), history and statistics."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import Connection, Integer, cast, func, insert, select, update

from spyrium.server.people.identity import now
from spyrium.server.protocol.messages import GameSummary, Outcome, RatingChange
from spyrium.server.storage import games
from spyrium.server.storage.tables import games as games_table
from spyrium.server.storage.tables import players, ratings, results
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import Room
from spyrium.server.tables.views import outcome

MODEL = PlackettLuce()
BASE, SCALE = 1500, 40  # mu 25 is shown as 1500
SURE_ENOUGH = 5  # games before somebody appears on the leaderboard


class RatingRow(Struct, frozen=True):
    players: int
    rating: float
    games: int


class HistoryRow(Struct, frozen=True):
    at: int
    game: str
    players: int
    rating: float


class Statistics(Struct, frozen=True):
    players: int
    games: int
    wins: int
    mean_score: float
    best_score: int


class Profile(Struct, frozen=True):
    id: str
    name: str
    account: bool
    ratings: list[RatingRow]
    history: list[HistoryRow]
    statistics: list[Statistics]
    games: list[GameSummary]


class LeaderboardRow(Struct, frozen=True):
    player: str | None
    name: str
    bot: str | None
    rating: float
    games: int


class Leaderboard(Struct, frozen=True):
    players: int
    rows: list[LeaderboardRow]


def shown(mu: float) -> float:
    return round(BASE + SCALE * (mu - MODEL.mu), 1)


def subjects(room: Room) -> list[str]:
    """Who is rated for each seat: a player, or a bot's level."""
    return [
        f"bot:{seat.level}" if seat.kind == "bot" else seat.player or f"guest:{room.id}:{seat.seat}"
        for seat in room.seats
    ]


def is_rated(room: Room) -> bool:
    """Only between different people and bots, all known, on a deal that nobody knew."""
    assert room.log is not None
    who = subjects(room)
    persons = [seat.player for seat in room.seats if seat.kind != "bot"]
    return (
        room.row.options.rated
        and not room.log.undid_reveal
        and None not in persons
        and len(set(who)) == len(who)
        and bool(persons)
    )


async def settle(hall: Hall, room: Room) -> None:
    """Close a finished game, once; also after a crash between the last decision and this."""
    if room.log is None or not room.log.over or room.row.status == "finished":
        return
    result, who, rated, moment = outcome(room.log.game), subjects(room), is_rated(room), now()

    def store(connection: Connection) -> Outcome | None:
        mine = (games_table.c.id == room.id, games_table.c.status == "playing")
        closing = update(games_table).where(*mine).values(status="finished", ended=moment, wake_at=None)
        if connection.execute(closing).rowcount == 0:
            return None  # another node was first
        changes = rate(connection, who, result.scores) if rated else []
        final = msgspec.structs.replace(result, ratings=changes)
        encoded = msgspec.json.encode(final).decode()
        options = msgspec.structs.replace(room.row.options, rated=rated)
        games.change(connection, room.id, result=encoded, options=msgspec.json.encode(options).decode())
        for seat, subject in enumerate(who):
            change = changes[seat] if changes else None
            row = insert(results).values(
                game=room.id,
                seat=seat,
                subject=subject,
                players=len(who),
                at=moment,
                score=result.scores[seat],
                won=seat in result.winners,
                before=change.before if change else None,
                after=change.after if change else None,
            )
            connection.execute(row)
        hall.database.notify(connection, f"table {room.id} {hall.node}")
        return final

    await hall.database.write(store)
    await hall.refresh(room)


def rate(connection: Connection, who: list[str], scores: list[int]) -> list[RatingChange]:
    """Everybody's new rating for this number of players; ties are ties."""
    count = len(who)
    known = {
        row.subject: row
        for row in connection.execute(select(ratings).where(ratings.c.players == count, ratings.c.subject.in_(who)))
    }
    before = [MODEL.rating(mu=known[s].mu, sigma=known[s].sigma) if s in known else MODEL.rating() for s in who]
    after = MODEL.rate([[rating] for rating in before], scores=[float(score) for score in scores])
    changes = []
    for seat, subject in enumerate(who):
        [new] = after[seat]
        values: dict[str, Any] = {"mu": new.mu, "sigma": new.sigma}
        if subject in known:
            mine = (ratings.c.subject == subject, ratings.c.players == count)
            connection.execute(update(ratings).where(*mine).values(games=ratings.c.games + 1, **values))
        else:
            connection.execute(insert(ratings).values(subject=subject, players=count, games=1, **values))
        changes.append(RatingChange(seat, shown(before[seat].mu), shown(new.mu)))
    return changes


def leaderboard(connection: Connection, count: int) -> Leaderboard:
    """Accounts and bots with enough games, best first."""
    query = (
        select(ratings, players.c.name, players.c.id)
        .outerjoin(players, players.c.id == ratings.c.subject)
        .where(ratings.c.players == count, ratings.c.games >= SURE_ENOUGH)
        .where(players.c.account.is_not(None) | ratings.c.subject.like("bot:%"))
        .order_by(ratings.c.mu.desc())
        .limit(100)
    )
    rows = []
    for row in connection.execute(query):
        bot = row.subject[4:] if row.subject.startswith("bot:") else None
        rows.append(LeaderboardRow(row.id, row.name or row.subject, bot, shown(row.mu), row.games))
    return Leaderboard(count, rows)


def rating_rows(connection: Connection, player: str) -> list[RatingRow]:
    query = select(ratings).where(ratings.c.subject == player).order_by(ratings.c.players)
    return [RatingRow(row.players, shown(row.mu), row.games) for row in connection.execute(query)]


def history(connection: Connection, player: str, *, unlisted: bool) -> list[HistoryRow]:
    """The player's rated games; unlisted ones are told to the player alone."""
    told = [] if unlisted else [games_table.c.listed.is_(True)]
    query = (
        select(results)
        .join(games_table, games_table.c.id == results.c.game)
        .where(results.c.subject == player, results.c.after.is_not(None), *told)
        .order_by(results.c.at.desc())
        .limit(500)
    )
    rows = connection.execute(query).all()
    return [HistoryRow(row.at, row.game, row.players, row.after) for row in reversed(rows)]


def statistics(connection: Connection, player: str) -> list[Statistics]:
    query = (
        select(
            results.c.players,
            func.count().label("games"),
            func.sum(cast(results.c.won, Integer)).label("wins"),
            func.avg(results.c.score).label("mean"),
            func.max(results.c.score).label("best"),
        )
        .where(results.c.subject == player)
        .group_by(results.c.players)
        .order_by(results.c.players)
    )
    return [
        Statistics(row.players, row.games, int(row.wins), round(float(row.mean), 2), row.best)
        for row in connection.execute(query)
    ]
