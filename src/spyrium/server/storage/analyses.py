"""Analyses that were asked for: whose is next, who is at it, and what came out."""

from __future__ import annotations

import zlib
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select, update

from spyrium.server.clock import DAY
from spyrium.server.protocol.analysis_messages import AnalysisStage
from spyrium.server.storage.tables import analyses, results

LEASE = 20_000  # milliseconds; an analysis whose node has not been heard of for so long is taken over
MOST_ATTEMPTS = 3


class Job(NamedTuple):
    """One analysis: of which game, and how thorough."""

    game: str
    simulations: int


class Known(NamedTuple):
    state: AnalysisStage
    progress: float
    body: bytes | None


def find(connection: Connection, job: Job, *, with_body: bool = True) -> Known | None:
    columns = (analyses.c.state, analyses.c.progress, *([analyses.c.body] if with_body else []))
    row = connection.execute(select(*columns).where(_is(job))).first()
    if row is None:
        return None
    packed = row.body if with_body else None
    return Known(row.state, row.progress, zlib.decompress(packed) if packed is not None else None)


def waiting_of(connection: Connection, person: str) -> int:
    """How many analyses of one person are not done yet."""
    mine = (analyses.c.person == person, analyses.c.state.in_(["waiting", "running"]))
    return connection.execute(select(func.count()).select_from(analyses).where(*mine)).scalar_one()


def ask(connection: Connection, job: Job, person: str, moment: int) -> None:
    """Put an analysis that is not known yet into the queue, or one that failed into it again."""
    again = {"state": "waiting", "person": person, "asked": moment, "attempts": 0, "progress": 0.0}
    if find(connection, job, with_body=False) is not None:
        connection.execute(update(analyses).where(_is(job), analyses.c.state == "failed").values(**again))
    else:
        connection.execute(insert(analyses).values(game=job.game, simulations=job.simulations, **again))


def take(connection: Connection, node: str, moment: int) -> Job | None:
    """The next analysis, now this node's: people take turns, whoever was served longest ago first.

    One that was given up more than a few times is not tried again.
    """
    forget_people(connection, moment)
    free = _is_free(moment)
    hopeless = and_(free, analyses.c.state == "running", analyses.c.attempts >= MOST_ATTEMPTS)
    connection.execute(update(analyses).where(hopeless).values(state="failed"))
    others = analyses.alias()
    served = select(func.max(others.c.begun)).where(others.c.person == analyses.c.person).scalar_subquery()
    turn = (func.coalesce(served, 0), analyses.c.asked, analyses.c.game)
    query = select(analyses.c.game, analyses.c.simulations).where(free).order_by(*turn).limit(1)
    row = connection.execute(query.with_for_update(skip_locked=True, of=analyses)).first()
    if row is None:
        return None
    job = Job(row.game, row.simulations)
    taken = {"state": "running", "node": node, "begun": moment, "lease": moment + LEASE, "progress": 0.0}
    changed = connection.execute(
        update(analyses).where(_is(job), free).values(attempts=analyses.c.attempts + 1, **taken)
    )
    return job if changed.rowcount else None


def forget_people(connection: Connection, moment: int) -> None:
    """Who asked, perhaps an address, is of no more use for taking turns after a day."""
    long_ago = (analyses.c.state.in_(["done", "failed"]), analyses.c.person != "", analyses.c.begun < moment - DAY)
    query = select(analyses.c.game).where(*long_ago).with_for_update(skip_locked=True)  # another node may be at it
    if found := list(connection.execute(query).scalars()):
        connection.execute(update(analyses).where(analyses.c.game.in_(found), *long_ago).values(person=""))


def is_any_free(connection: Connection, moment: int) -> bool:
    return connection.execute(select(analyses.c.game).where(_is_free(moment)).limit(1)).first() is not None


def keep(connection: Connection, job: Job, node: str, moment: int) -> None:
    """The node is still at it."""
    connection.execute(update(analyses).where(_is_held(job, node)).values(lease=moment + LEASE))


def renew(connection: Connection, job: Job, node: str, moment: int, progress: float) -> bool:
    """Tell how far it is, and that the node is still at it; False if another has taken over or the game is gone."""
    values = {"lease": moment + LEASE, "progress": progress}
    return connection.execute(update(analyses).where(_is_held(job, node)).values(**values)).rowcount == 1


def give_back(connection: Connection, job: Job, node: str) -> None:
    """The node stops: somebody else can go on at once."""
    values = {"state": "waiting", "lease": None, "attempts": analyses.c.attempts - 1, "progress": 0.0}
    connection.execute(update(analyses).where(_is_held(job, node)).values(**values))


def fail(connection: Connection, job: Job, node: str) -> None:
    connection.execute(update(analyses).where(_is_held(job, node)).values(state="failed", lease=None))


class Played(NamedTuple):
    """How well somebody decided at a seat."""

    seat: int
    accuracy: float
    mean_loss: float


def finish(connection: Connection, job: Job, node: str, body: bytes, seats: list[Played]) -> bool:
    """Keep what came out; False if another node has taken over."""
    values = {"state": "done", "lease": None, "progress": 1.0, "body": zlib.compress(body)}
    if connection.execute(update(analyses).where(_is_held(job, node)).values(**values)).rowcount == 0:
        return False
    for played in seats:
        mine = (results.c.game == job.game, results.c.seat == played.seat)
        told = {"accuracy": played.accuracy, "mean_loss": played.mean_loss}
        connection.execute(update(results).where(*mine).values(**told))
    return True


def _is(job: Job) -> ColumnElement[bool]:
    return and_(analyses.c.game == job.game, analyses.c.simulations == job.simulations)


def _is_free(moment: int) -> ColumnElement[bool]:
    """Not taken yet, or by a node that has not been heard of for long."""
    return or_(analyses.c.state == "waiting", and_(analyses.c.state == "running", analyses.c.lease < moment))


def _is_held(job: Job, node: str) -> ColumnElement[bool]:
    return and_(_is(job), analyses.c.state == "running", analyses.c.node == node)
