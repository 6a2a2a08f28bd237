"""Whose analysis is next, who is at it, and what becomes of one whose node died."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select

from spyrium.server.clock import DAY
from spyrium.server.storage import analyses
from spyrium.server.storage.analyses import LEASE, MOST_ATTEMPTS, Job, Known
from spyrium.server.storage.database import Database
from spyrium.server.storage.migrate import migrate
from spyrium.server.storage.tables import analyses as table
from spyrium.server.storage.tables import games


@pytest.fixture(params=["sqlite", "postgresql"])
def connection(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Connection]:
    on_sqlite = request.param == "sqlite"
    address = f"sqlite:///{tmp_path / 'games.sqlite'}" if on_sqlite else request.getfixturevalue("postgresql")
    database = Database(address)
    migrate(database.engine)
    with database.engine.connect().execution_options(writes=True) as connection, connection.begin() as story:
        connection.execute(table.delete())
        yield connection
        story.rollback()
    database.close()


def game(connection: Connection) -> Job:
    name = secrets.token_hex(8)
    common = {"title": "", "status": "finished", "setup": "{}", "options": "{}", "listed": False}
    connection.execute(insert(games).values(id=name, created=0, updated=0, seq=0, **common))
    return Job(name, 100)


def ask(connection: Connection, *people: str) -> list[Job]:
    """One analysis for each mention of a person, asked for in this order."""
    jobs = [game(connection) for _ in people]
    for moment, (job, person) in enumerate(zip(jobs, people, strict=True)):
        analyses.ask(connection, job, person, moment)
    return jobs


def test_people_take_turns_however_many_analyses_each_asked_for(connection: Connection) -> None:
    a1, a2, a3, b1, b2, c1 = ask(connection, "ada", "ada", "ada", "bob", "bob", "cleo")

    served = [analyses.take(connection, "node", 1_000 + moment) for moment in range(6)]

    assert served == [a1, b1, c1, a2, b2, a3]
    assert analyses.take(connection, "node", 2_000) is None


def test_an_analysis_whose_node_died_is_taken_over_and_the_dead_node_s_result_is_not_wanted(
    connection: Connection,
) -> None:
    [job] = ask(connection, "ada")
    assert analyses.take(connection, "first", 1_000) == job

    assert analyses.take(connection, "second", 1_000 + LEASE) is None
    assert analyses.take(connection, "second", 1_001 + LEASE) == job
    assert not analyses.renew(connection, job, "first", 1_002 + LEASE, 0.5)
    assert not analyses.finish(connection, job, "first", b"{}", [])
    assert analyses.finish(connection, job, "second", b"{}", [])
    assert analyses.find(connection, job) == Known("done", 1.0, b"{}")


def test_a_node_that_tells_of_itself_keeps_its_analysis(connection: Connection) -> None:
    [job] = ask(connection, "ada")
    analyses.take(connection, "first", 0)

    assert analyses.renew(connection, job, "first", LEASE, 0.5)
    assert analyses.take(connection, "second", LEASE + 1) is None
    assert analyses.find(connection, job) == Known("running", 0.5, None)


def test_an_analysis_that_kills_every_node_fails_until_it_is_asked_for_again(connection: Connection) -> None:
    [job] = ask(connection, "ada")
    moments = [(LEASE + 1) * number for number in range(MOST_ATTEMPTS + 1)]

    taken = [analyses.take(connection, "node", moment) for moment in moments]

    assert taken == [job] * MOST_ATTEMPTS + [None]
    assert analyses.find(connection, job) == Known("failed", 0.0, None)
    analyses.ask(connection, job, "ada", moments[-1])
    assert analyses.take(connection, "node", moments[-1] + 1) == job


def test_a_node_that_stops_gives_its_analysis_back_at_once(connection: Connection) -> None:
    [job] = ask(connection, "ada")
    analyses.take(connection, "first", 0)

    analyses.give_back(connection, job, "first")

    assert analyses.take(connection, "second", 1) == job


def test_asking_twice_is_asking_once(connection: Connection) -> None:
    [job] = ask(connection, "ada")
    analyses.ask(connection, job, "bob", 5)

    assert (analyses.waiting_of(connection, "ada"), analyses.waiting_of(connection, "bob")) == (1, 0)


def test_a_day_after_an_analysis_nobody_knows_where_it_was_asked_from(connection: Connection) -> None:
    [done] = ask(connection, "at 192.0.2.1")
    analyses.take(connection, "node", 1_000)
    analyses.finish(connection, done, "node", b"{}", [])
    ask(connection, "ada", "at 192.0.2.2")
    analyses.take(connection, "node", 1_000 + DAY)
    soon = set(connection.execute(select(table.c.person)).scalars())
    analyses.take(connection, "node", 1_001 + DAY)

    assert soon == {"at 192.0.2.1", "ada", "at 192.0.2.2"}
    assert set(connection.execute(select(table.c.person)).scalars()) == {"", "ada", "at 192.0.2.2"}
