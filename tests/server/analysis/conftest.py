"""A server that analyses quickly, and games to analyse."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from tests.server.fairness.people import MINE, Seated, make, play_out
from tests.server.process import PATIENCE, ServerProcess

FEW = 4  # simulations; and nothing gives way, as other tests may run beside these


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("analysis")
    process = ServerProcess(f"sqlite:///{folder / 'games.sqlite'}", analysis_simulations=FEW, analysis_niceness=0)
    yield process
    process.stop()


@pytest.fixture(scope="session")
def nodes(postgresql: str) -> Iterator[list[ServerProcess]]:
    running = [ServerProcess(postgresql, analysis_simulations=FEW, analysis_niceness=0) for _ in range(2)]
    yield running
    for node in running:
        node.stop()


def finished(person: httpx.Client, **options: Any) -> Seated:
    """A game that somebody has played with themselves to its end."""
    game = Seated(person, make(person, MINE, MINE, **options)["id"])
    play_out(game)
    return game


def error_of(answer: httpx.Response) -> str:
    assert answer.is_error, answer.text
    code: str = answer.json()["error"]["code"]
    return code


def told(game: Seated) -> dict[str, Any]:
    found: dict[str, Any] = game.person.get(f"{game.path}/analysis").json()
    return found


def analysed(game: Seated) -> dict[str, Any]:
    """The state of the analysis once it is done."""
    wait_until(lambda: told(game)["state"] in ("done", "failed"))
    return told(game)


def wait_until(condition: Callable[[], bool]) -> None:
    """Look again and again; only a hung server takes longer than our patience."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "nothing happened"
        time.sleep(0.05)
