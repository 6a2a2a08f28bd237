"""Two nodes on a real PostgreSQL, for all who race."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import text

from spyrium.server.storage.database import open_engine
from tests.server.process import ServerProcess


def database_of_its_own(postgresql: str, name: str) -> str:
    """A new database on the same PostgreSQL, for tests that count what all nodes do."""
    engine = open_engine(postgresql)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name}"))
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return postgresql.replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="session")
def nodes(postgresql: str) -> Iterator[list[ServerProcess]]:
    running = [ServerProcess(postgresql) for _ in range(2)]
    yield running
    for node in running:
        node.stop()
