"""Two nodes on one PostgreSQL: one queue, and nothing is lost when a node dies."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest

from spyrium.server.analysis.analyst import WORKER
from tests.effort import proven
from tests.server.fairness.people import Seated, elsewhere, visitors
from tests.server.process import PATIENCE, ServerProcess

from .conftest import FEW, analysed, finished, told, wait_until


def test_either_node_tells_of_the_same_analysis(nodes: list[ServerProcess]) -> None:
    here, there = nodes
    with visitors(here, "Ada") as [ada]:
        game = finished(ada)
        other = Seated(elsewhere(ada, there), game.id)
        with there.live(game.id) as live:
            game.post("analysis")
            while live.until("analysis")["state"] != "done":
                pass
        assert analysed(game) == analysed(other)


@pytest.mark.parametrize("end", proven([ServerProcess.kill, ServerProcess.stop], ServerProcess.kill))
def test_another_node_goes_on_when_one_ends(postgresql: str, end: Callable[[ServerProcess], None]) -> None:
    first = ServerProcess(postgresql, analysis_simulations=FEW + 1, analysis_niceness=0)
    try:
        with visitors(first, "Ada") as [ada]:
            game = finished(ada)
            game.post("analysis")
            wait_until(lambda: told(game)["state"] == "running")  # it takes seconds to start its process
            end(first)
            second = ServerProcess(postgresql, analysis_simulations=FEW + 1, analysis_niceness=0)
            try:
                done = analysed(Seated(elsewhere(ada, second), game.id))
            finally:
                second.stop()
    finally:
        first.stop()

    assert done["state"] == "done"


def test_the_process_that_analyses_ends_with_its_server() -> None:
    with subprocess.Popen([*WORKER, "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        worker.stdin.close()
        assert worker.wait(PATIENCE) == 0
