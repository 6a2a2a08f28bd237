"""The connection to SQLite or PostgreSQL: many readers, and one writer that commits what has gathered in one go.

Nothing is acknowledged before its commit. Committing in groups is what makes a thousand durable decisions a second
possible on one disk: while one group is being flushed, the next gathers.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, CursorResult, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError

T = TypeVar("T")

CHANNEL = "spyrium"  # PostgreSQL's notification channel between nodes
LARGEST_GROUP = 500
MOST_ATTEMPTS = 5  # at what waits for another node in a ring
GIVE = "give sqlite:///FILE or postgresql://USER@HOST/NAME"
SNAPSHOT = {"isolation_level": "REPEATABLE READ"}  # SQLite has no other
DEADLOCK = "40P01"  # PostgreSQL's word for two transactions that wait for each other; it ends one of them

# One statement for a whole group, not one a row: after every step of SQLite the writer has to wait for the interpreter.
# PostgreSQL takes a column of nothing but NULLs for text, hence the casts.
# Whoever checked an entry on a table that has changed since must check it again: the version says so.
INSERT_ENTRIES = """
    INSERT INTO entries (game, seq, at, body)
    SELECT new.column1, new.column2, new.column3, new.column4 FROM (VALUES {rows}) AS new
    WHERE NOT EXISTS (SELECT 1 FROM games WHERE games.id = new.column1 AND games.version <> new.column5)
    ON CONFLICT DO NOTHING"""
UPDATE_GAMES = """
    UPDATE games SET seq = new.column2, updated = new.column3, round = CAST(new.column4 AS INTEGER),
        current = CAST(new.column5 AS INTEGER), wake_at = CAST(new.column6 AS BIGINT), people = new.column7
    FROM (VALUES {rows}) AS new WHERE games.id = new.column1 AND games.seq < new.column2"""


@dataclass(frozen=True)
class Append:
    """One entry for a game's log, with the shortcuts that go into the game's own row."""

    game: str
    seq: int
    at: int
    body: str
    version: int  # of the table that it was checked on
    round: int | None
    current: int | None
    wake_at: int | None
    people: int


@dataclass
class Job:
    work: Append | Callable[[Connection], Any]
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


Outcome = tuple[Job, Any, Exception | None]


def tell(outcomes: list[Outcome]) -> None:
    """Wake all who waited for a group, in one step of the event loop."""
    for job, result, problem in outcomes:
        if job.done.done():
            continue  # whoever asked has gone
        if problem is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(problem)


def open_engine(url: str) -> Engine:
    """An engine for `sqlite:///file` or `postgresql://…`, set up so that a commit is on the disk when it returns."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise ValueError(f"database {url!r}: {GIVE}") from error
    if parsed.get_backend_name() == "postgresql":
        return open_postgresql(parsed)
    if parsed.get_backend_name() != "sqlite":
        raise ValueError(f"database {str(parsed)!r}: {GIVE}")
    if parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed, connect_args={"check_same_thread": False, "timeout": 30})
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """An engine as long as it is needed; then its connections are closed."""
    engine = open_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


def open_postgresql(url: URL) -> Engine:
    try:
        return create_engine(url.set(drivername="postgresql+psycopg"), pool_size=8, max_overflow=16, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise ValueError("PostgreSQL needs an extra: pip install 'spyrium[postgresql]'") from error


def check_database(url: str) -> None:
    """ValueError says in one line why a database cannot be opened."""
    try:
        with opened(url) as engine:
            engine.connect().close()
    except (OSError, DBAPIError) as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error).strip()
        raise ValueError(f"database {str(make_url(url))!r}: {reason}") from error


def check_there(url: str) -> None:
    """ValueError says that an SQLite file is not there: SQLite would make one of a name that is mistyped."""
    parsed = make_url(url) if url.startswith("sqlite:") else None
    if parsed is not None and parsed.database and not Path(parsed.database).is_file():
        raise ValueError(f"database {url!r}: there is no such file")


def prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN itself, see begin_sqlite
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-32000"):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class Database:
    """`read` and `write` run functions on a connection, off the event loop; `append` adds to a game's log."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.is_postgresql = self.engine.dialect.name == "postgresql"
        # A read sees one moment: a table and its log belong together.
        self._snapshots = self.engine.execution_options(**SNAPSHOT) if self.is_postgresql else self.engine
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="read")
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_forever, name="writer", daemon=True)
        self._writer.start()

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self._snapshots.connect() as connection:
            return query(connection)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Run `change` in a transaction; returns once it is durable."""
        result: T = await self._submit(Job(change))
        return result

    async def append(self, entry: Append) -> bool:
        """Add an entry to its game's log; returns once it is durable.

        False: that number is taken already, or the table is not as it was when the entry was checked.
        """
        first: bool = await self._submit(Job(entry))
        return first

    async def _submit(self, job: Job) -> Any:
        self._jobs.put(job)
        return await job.done

    def close(self) -> None:
        """Finish what is queued and close all connections."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def notify(self, connection: Connection, message: str) -> None:
        """Tell the other nodes, together with the commit (nothing to tell on SQLite)."""
        if self.is_postgresql:
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, message))

    def _write_forever(self) -> None:
        while (first := self._jobs.get()) is not None:
            group = [first]
            stop = False
            while len(group) < LARGEST_GROUP and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    stop = True
                    break
                group.append(job)
            self._commit(group)
            if stop:
                return

    def _commit(self, group: list[Job]) -> None:
        group[0].done.get_loop().call_soon_threadsafe(tell, self._outcomes(group))

    def _outcomes(self, group: list[Job], attempts: int = MOST_ATTEMPTS) -> list[Outcome]:
        """All in one transaction; what spoils it is tried apart, so that nobody fails for the sake of another."""
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                appends = [job for job in group if isinstance(job.work, Append)]
                changes = [job for job in group if not isinstance(job.work, Append)]
                return [*self._append_all(connection, appends), *(self._change(connection, job) for job in changes)]
        except Exception as error:  # perhaps of the commit itself: nobody in this group may be told that it is stored
            apart = len(group) > 1 and isinstance(error, IntegrityError)
            if attempts > 1 and (apart or deadlocked(error)):
                return [outcome for job in group for outcome in self._outcomes([job], attempts - 1)]
            return [(job, None, error) for job in group]

    @staticmethod
    def _change(connection: Connection, job: Job) -> Outcome:
        assert not isinstance(job.work, Append)
        try:
            with connection.begin_nested():
                return job, job.work(connection), None
        except Exception as error:
            if deadlocked(error):
                raise  # only the end of the whole transaction lets the other one go on
            return job, None, error

    def _append_all(self, connection: Connection, jobs: list[Job]) -> list[Outcome]:
        """Store the entries, and the shortcuts of their games; the outcome is whether each got its number."""
        if not jobs:
            return []
        # In the same order on every node: those who race for the same numbers must not wait for each other in a ring.
        appends = sorted((job.work for job in jobs if isinstance(job.work, Append)), key=lambda e: (e.game, e.seq))
        stored = self._insert(connection, appends)
        latest = {entry.game: entry for entry in stored}.values()
        if latest:
            rows = [(e.game, e.seq, e.at, e.round, e.current, e.wake_at, e.people) for e in latest]
            self._run_for_all(connection, UPDATE_GAMES, rows)
            for entry in latest:
                self.notify(connection, f"entry {entry.game} {entry.seq}")
        first = set(stored)
        return [(job, job.work in first, None) for job in jobs]

    def _insert(self, connection: Connection, appends: list[Append]) -> list[Append]:
        """The entries that got their numbers: all, or else those that no other node was first with."""
        rows = [(entry.game, entry.seq, entry.at, entry.body, entry.version) for entry in appends]
        attempt = connection.begin_nested()
        if self._run_for_all(connection, INSERT_ENTRIES, rows).rowcount == len(rows):
            attempt.commit()
            return appends
        attempt.rollback()
        first = {tuple(row) for row in self._run_for_all(connection, f"{INSERT_ENTRIES} RETURNING game, seq", rows)}
        return [entry for entry in appends if (entry.game, entry.seq) in first]

    def _run_for_all(
        self, connection: Connection, statement: str, rows: Sequence[tuple[str | int | None, ...]]
    ) -> CursorResult[Any]:
        """Run a statement once, with all rows in it."""
        mark = "%s" if self.is_postgresql else "?"
        row = f"({', '.join([mark] * len(rows[0]))})"
        values = tuple(value for row in rows for value in row)
        return connection.exec_driver_sql(statement.format(rows=", ".join([row] * len(rows))), values)


def deadlocked(error: Exception) -> bool:
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", None) == DEADLOCK
