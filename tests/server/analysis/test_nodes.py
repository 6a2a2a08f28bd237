"""Two nodes on one PostgreSQL: one queue, and nothing is lost when a node dies."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from spyrium.server.analysis.analyst import WORKER
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


@pytest.mark.parametrize("end", [ServerProcess.kill, ServerProcess.stop])
def test_another_node_takes_over_when_one_ends(postgresql: str, end: Callable[[ServerProcess], None]) -> None:
    first, second = (ServerProcess(postgresql, analysis_simulations=FEW + 1, analysis_niceness=0) for _ in range(2))
    try:
        with visitors(first, "Ada") as [ada]:
            game, there = finished(ada), elsewhere(ada, second)
            with stopped(second):
                game.post("analysis")
                wait_until(lambda: told(game)["state"] == "running")  # it takes seconds to start its process
                end(first)
            done = analysed(Seated(there, game.id))
    finally:
        for node in (first, second):
            node.stop()

    assert done["state"] == "done"


@contextmanager
def stopped(node: ServerProcess) -> Iterator[None]:
    """A node that does nothing for a while, so that the other is first."""
    node.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        node.process.send_signal(signal.SIGCONT)


def test_the_process_that_analyses_ends_with_its_server() -> None:
    with subprocess.Popen([*WORKER, "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        worker.stdin.close()
        assert worker.wait(PATIENCE) == 0
