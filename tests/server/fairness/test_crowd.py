"""A short run of the crowd (`make fairness` is a long one)."""

from __future__ import annotations

from sqlalchemy import text

from spyrium.server.storage.database import open_engine
from tests.server.process import ServerProcess

from .crowd import WRONG, run_fair


def test_under_kills_nothing_is_lost_stolen_or_miscounted(postgresql: str) -> None:
    with open_engine(postgresql).connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT").execute(text("CREATE DATABASE crowd"))
    database = postgresql.replace("/postgres?", "/crowd?")
    nodes = [ServerProcess(database) for _ in range(2)]
    found = run_fair(nodes, 0.1, database)
    for node in nodes:
        node.stop()

    assert {wrong: found[wrong] for wrong in WRONG} == dict.fromkeys(WRONG, 0)
    assert min(found["decisions"], found["tries"], found["kills"], found["rated games"]) > 0
