"""`/health` tells a database that takes no changes; a newer one is told in a line."""

from __future__ import annotations

import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from spyrium.server.storage.database import opened
from spyrium.server.storage.migrate import migrate

from ..process import ServerProcess, get


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def serving(file: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(f"sqlite:///{file}")
    yield server
    server.kill()


def health(server: ServerProcess) -> tuple[int, str, str | None]:
    answer = get(f"{server.url}/health")
    return answer.status_code, answer.json()["status"], answer.json()["reason"]


def until_failing(server: ServerProcess) -> str:
    """The reason, as soon as what was found before is out of date."""
    while (found := health(server))[0] == 200:
        pass
    status, word, reason = found
    assert (status, word) == (503, "failing")
    assert reason is not None
    return reason


def test_a_locked_database_is_told(serving: ServerProcess, file: Path) -> None:
    well = health(serving)
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        reason = until_failing(serving)
        other.execute("ROLLBACK")

    assert well == (200, "ok", None)
    assert "locked" in reason


def test_a_disk_that_takes_no_more_is_told(serving: ServerProcess) -> None:
    resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    assert until_failing(serving)


def test_a_corrupt_database_is_told(serving: ServerProcess, file: Path) -> None:
    get(f"{serving.url}/health")
    with sqlite3.connect(file) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as damaged:
        damaged.seek(100)
        damaged.write(b"\xa5" * (file.stat().st_size - 100))

    assert until_failing(serving)


def test_a_newer_database_is_told_in_a_line_and_left_alone(file: Path) -> None:
    with opened(f"sqlite:///{file}") as engine:
        migrate(engine)
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    given = {"SPYRIUM_DATABASE": f"sqlite:///{file}", "SPYRIUM_PORT": "0"}
    words = [sys.executable, "-m", "spyrium", "serve"]
    ended = subprocess.run(words, env=os.environ | given, capture_output=True, text=True, check=False)

    assert ended.returncode != 0
    assert "newer version of Spyrium" in " ".join(ended.stderr.split())
    assert "Traceback" not in ended.stderr
    assert list(file.parent.glob("*before*")) == []
