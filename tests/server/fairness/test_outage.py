"""A database that is away for a while: whoever stays connected is not taken for somebody who has gone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from spyrium.server.storage.database import opened
from spyrium.server.tables.room import PRESENCE_LASTS, PRESENCE_TOLD_EVERY
from tests.server.conftest import database_of_its_own
from tests.server.process import SPYRIUM, ServerProcess

from .machine import Machine
from .people import MINE, PERSON, Seated, make, visitors


@contextmanager
def away(postgresql: str, name: str) -> Iterator[None]:
    """Nobody is connected to this database, and nobody can connect."""
    with opened(postgresql) as engine, engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
        connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"), {"name": name}
        )
        yield
        connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))


def comes_to_be_known(game: Seated, seat: int) -> bool:
    """Whether a node hears that somebody is connected elsewhere; a request or two may still fail."""
    last = time.monotonic() + 60
    while time.monotonic() < last:
        answer = game.person.get(game.path)
        if answer.is_success and answer.json()["seats"][seat]["connected"]:
            return True
    return False


@pytest.mark.proof  # outlasts the time after which nodes tell each other again
def test_whoever_stays_connected_while_the_database_is_away_is_not_replaced(postgresql: str, tmp_path: Path) -> None:
    database = database_of_its_own(postgresql, "outage")
    here, there = ServerProcess(database, SPYRIUM), Machine(tmp_path, database)
    with visitors(there.server, "Ada") as [ada]:
        created = make(ada, MINE, PERSON, grace=0)
        game = Seated(ada, created["id"])
        with here.live(game.id, created["seats"][1]["secret"]) as live:
            while not live.until("presence")["connected"][1]:
                pass
            with away(postgresql, "outage"):
                time.sleep(1.5 * PRESENCE_TOLD_EVERY / 1000)
            there.set_clock(PRESENCE_LASTS // 1000 + 1)  # what was told before is out of date
            known = comes_to_be_known(game, 1)
            replaced = game.post("replace", seat=1)
    here.stop()
    there.server.stop()

    assert known
    assert replaced.status_code in (403, 409)  # if it is their turn, not before they have let all wait for long
