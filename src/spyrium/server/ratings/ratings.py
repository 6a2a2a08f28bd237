"""What a finished game leaves behind: its result, everybody's rating (openskill), history and statistics."""

from __future__ import annotations

from statistics import fmean
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, Integer, Row, case, cast, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from spyrium.server.clock import now
from spyrium.server.protocol.view_messages import GameSummary, RatingChange
from spyrium.server.storage import games
from spyrium.server.storage.games import GameRow
from spyrium.server.storage.players import ERASED
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
    mean_score: float | None  # of the games in which nobody but the player decided, if there are any
    best_score: int | None


class AccuracyRow(Struct, frozen=True):
    """How well somebody decided in a game that has been analysed (docs/analysis.md)."""

    at: int
    game: str
    players: int
    accuracy: float
    mean_loss: float


class Profile(Struct, frozen=True):
    id: str
    name: str
    account: bool
    ratings: list[RatingRow]
    history: list[HistoryRow]
    statistics: list[Statistics]
    accuracy: list[AccuracyRow]
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


def subjects(row: GameRow) -> list[str]:
    """Whose result each seat's is: as fixed at the start of a rated game, or else a player or a bot's level."""
    return [
        seat.subject or (f"bot:{seat.level}" if seat.kind == "bot" else seat.player or f"guest:{row.id}:{seat.seat}")
        for seat in row.seats
    ]


def standings(scores: list[int], stood_in: set[int], resigned: set[int]) -> list[float]:
    """What seats are rated by: the final scores; behind them whoever a bot has decided for, and last who resigned."""
    behind = dict.fromkeys(stood_in, min(scores) - 1) | dict.fromkeys(resigned, min(scores) - 2)
    return [float(behind.get(seat, score)) for seat, score in enumerate(scores)]


async def settle(hall: Hall, room: Room) -> None:
    """Close a finished game, once; also after a crash between the last decision and this."""
    if room.log is None or not room.log.over or room.row.status == "finished":
        return
    result, stood_in, moment = outcome(room.log.game), room.log.stood_in, now()
    places = standings(result.scores, stood_in, room.log.resigned)

    def store(connection: Connection) -> None:
        row = games.load_to_change(connection, room.id)
        if row is None or row.status == "finished":
            return  # another node was first
        who = subjects(row)
        rated = rate(connection, who, places) if row.terms == "rated" else {}
        changes = [RatingChange(seat, shown(one.before), shown(one.after)) for seat, one in sorted(rated.items())]
        final = msgspec.structs.replace(result, ratings=changes)
        encoded = msgspec.json.encode(final).decode()
        ended = {"status": "finished", "ended": moment, "wake_at": None, "result": encoded}
        games.change_table(connection, row.id, **ended)
        games.forget_addresses(connection, row.id)
        for seat, subject in enumerate(who):
            one = rated.get(seat)
            kept = insert(results).values(
                game=row.id,
                seat=seat,
                subject=subject,
                players=len(who),
                at=moment,
                score=result.scores[seat],
                stood_in=seat in stood_in,
                won=seat in result.winners and seat not in stood_in,
                before=shown(one.before) if one else None,
                after=shown(one.after) if one else None,
                number=one.number if one else None,
            )
            connection.execute(kept)
        hall.database.notify(connection, f"table {room.id} {hall.node}")

    await hall.database.write(store)
    await hall.refresh(room)


class Rated(NamedTuple):
    """What a game did to the rating of a seat's subject, whose `number`-th rated game it was."""

    before: float
    after: float
    number: int


def rate(connection: Connection, who: list[str], scores: list[float]) -> dict[int, Rated]:
    """Everybody's new rating for this number of players; ties are ties. A bot in several seats gets the mean."""
    count, subjects_ = len(who), sorted(set(who) - {ERASED})
    known = locked_ratings(connection, subjects_, count)
    before = [MODEL.rating(mu=known[s].mu, sigma=known[s].sigma) if s in known else MODEL.rating() for s in who]
    after = [team[0] for team in MODEL.rate([[rating] for rating in before], scores=scores)]
    for subject in subjects_:
        mine = [after[seat] for seat in range(count) if who[seat] == subject]
        values = {"mu": fmean(one.mu for one in mine), "sigma": fmean(one.sigma for one in mine)}
        row = (ratings.c.subject == subject, ratings.c.players == count)
        connection.execute(update(ratings).where(*row).values(games=ratings.c.games + 1, **values))
    return {
        seat: Rated(before[seat].mu, after[seat].mu, known[subject].games + 1)
        for seat, subject in enumerate(who)
        if subject in known
    }


def locked_ratings(connection: Connection, subjects_: list[str], count: int) -> dict[str, Row[Any]]:
    """The ratings of these subjects, made for newcomers; no other game can change them before this one is stored.

    Always in the same order, so that games that end at once do not wait for each other in a ring.
    """
    for subject in subjects_:
        newcomer = {"subject": subject, "players": count, "mu": MODEL.mu, "sigma": MODEL.sigma, "games": 0}
        insert_ = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        connection.execute(insert_(ratings).values(**newcomer).on_conflict_do_nothing())
    query = select(ratings).where(ratings.c.players == count, ratings.c.subject.in_(subjects_))
    rows = connection.execute(query.order_by(ratings.c.subject).with_for_update())
    return {row.subject: row for row in rows}


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


def history(connection: Connection, player: str, *, own: bool) -> list[HistoryRow]:
    """The player's rated games, as they followed each other."""
    rows = _played(connection, player, results.c.after.is_not(None), own=own)
    return [HistoryRow(row.at, row.game, row.players, row.after) for row in rows]


def accuracies(connection: Connection, player: str, *, own: bool) -> list[AccuracyRow]:
    """The player's games that have been analysed, likewise; others are told of the rated ones."""
    rows = _played(connection, player, results.c.accuracy.is_not(None), *_counted(own), own=own)
    return [AccuracyRow(row.at, row.game, row.players, row.accuracy, row.mean_loss) for row in rows]


def _played(connection: Connection, player: str, *kind: ColumnElement[bool], own: bool) -> list[Row[Any]]:
    """The latest results of a kind; unlisted games are told to the player alone."""
    told = [] if own else [games_table.c.listed.is_(True)]
    query = (
        select(results)
        .join(games_table, games_table.c.id == results.c.game)
        .where(results.c.subject == player, *kind, *told)
        .order_by(results.c.at.desc())
        .limit(500)
    )
    return list(reversed(connection.execute(query).all()))


def _counted(own: bool) -> list[ColumnElement[bool]]:
    """Others are told of rated games alone: in the rest, deals can be chosen, decisions taken back, seats shared."""
    return [] if own else [games_table.c.terms == "rated"]


def statistics(connection: Connection, player: str, *, own: bool) -> list[Statistics]:
    """By number of players. A score that a bot has helped to make is nobody's."""
    own_score = case((results.c.stood_in.is_(False), results.c.score))
    query = (
        select(
            results.c.players,
            func.count().label("games"),
            func.sum(cast(results.c.won, Integer)).label("wins"),
            func.avg(own_score).label("mean"),
            func.max(own_score).label("best"),
        )
        .join(games_table, games_table.c.id == results.c.game)
        .where(results.c.subject == player, *_counted(own))
        .group_by(results.c.players)
        .order_by(results.c.players)
    )
    return [
        Statistics(
            row.players, row.games, int(row.wins), None if row.mean is None else round(float(row.mean), 2), row.best
        )
        for row in connection.execute(query)
    ]
