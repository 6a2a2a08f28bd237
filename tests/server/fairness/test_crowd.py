"""A short run of the crowd (`make fairness` is a long one)."""

from __future__ import annotations

import pytest

from tests.server.conftest import database_of_its_own
from tests.server.process import SPYRIUM, ServerProcess

from .crowd import WRONG, run_fair


@pytest.mark.proof
def test_under_kills_nothing_is_lost_stolen_or_miscounted(postgresql: str) -> None:
    database = database_of_its_own(postgresql, "crowd")
    nodes = [ServerProcess(database, SPYRIUM) for _ in range(2)]
    found = run_fair(nodes, minutes=0.2, database=database)
    for node in nodes:
        node.stop()

    assert {wrong: found[wrong] for wrong in WRONG} == dict.fromkeys(WRONG, 0)
    assert min(found["decisions"], found["tries"], found["kills"], found["rated games"]) > 0
