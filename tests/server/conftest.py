"""One server on SQLite for all tests that do not need one of their own; some run on a PostgreSQL as well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from spyrium.server.storage.database import opened
from tests.effort import proven

from .postgresql import started
from .process import ServerProcess

ON_BOTH = {
    "test_accounts",
    "test_clocks",
    "test_names",
    "test_protocol",
    "test_replay",
    "test_seats",
    "test_sessions",
    "test_undo",
}
# Nothing but games' own logs, which other tests on both databases read and write as well: for `make proofs`.
SELDOM = {"test_clocks", "test_protocol", "test_replay", "test_undo"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What people rely on is the same on either database."""
    file = metafunc.module.__name__.rpartition(".")[2]
    if "server" in metafunc.fixturenames and file in ON_BOTH:
        everyday = ["sqlite"] if file in SELDOM else ["sqlite", "postgresql"]
        metafunc.parametrize("server", proven(["sqlite", "postgresql"], *everyday), indirect=True, scope="session")


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest) -> ServerProcess:
    running: ServerProcess = request.getfixturevalue(f"on_{getattr(request, 'param', 'sqlite')}")
    return running


@pytest.fixture(scope="session")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    process = ServerProcess(f"sqlite:///{folder / 'games.sqlite'}")
    yield process
    process.stop()


@pytest.fixture(scope="session")
def on_postgresql(postgresql: str) -> Iterator[ServerProcess]:
    process = ServerProcess(postgresql)
    yield process
    process.stop()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with started() as address:
        yield address


def database_of_its_own(postgresql: str, name: str) -> str:
    """A new database on the same PostgreSQL, for tests that count what all nodes do."""
    with opened(postgresql) as engine, engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name}"))
        connection.execute(text(f"CREATE DATABASE {name}"))
    return postgresql.replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="session")
def nodes(postgresql: str) -> Iterator[list[ServerProcess]]:
    """Two nodes on it, for all who race."""
    running = [ServerProcess(postgresql) for _ in range(2)]
    yield running
    for node in running:
        node.stop()
