"""The lobby: tables to join and games to watch, neither in the way of the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import ServerProcess
from tests.server.tables.test_seats import MINE, OPEN, PERSON, make, visitor

PAGE = 50


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One waiting table, and 120 games that began later."""
    folder: Path = tmp_path_factory.mktemp("lobby")
    server = ServerProcess(f"sqlite:///{folder / 'games.sqlite'}")
    with visitor(server, "Ada") as ada:
        make(ada, MINE, OPEN, listed=True, start="ready", title="Join me")
        for _ in range(120):
            make(ada, PERSON, PERSON, listed=True)
    yield server
    server.stop()


def test_games_in_play_do_not_hide_tables_that_wait(crowded: ServerProcess) -> None:
    with crowded.client() as client:
        lobby = client.get("/api/lobby").json()

    assert [table["title"] for table in lobby["waiting"]] == ["Join me"]
    assert (len(lobby["playing"]), lobby["more_waiting"], lobby["more_playing"]) == (PAGE, False, True)


def test_further_pages_hold_the_rest_once(crowded: ServerProcess) -> None:
    with crowded.client() as client:
        pages = [client.get(f"/api/lobby?playing={number}").json() for number in range(3)]
    found = [game["id"] for page in pages for game in page["playing"]]

    assert len(found) == len(set(found)) == 120
    assert [page["more_playing"] for page in pages] == [True, True, False]


def test_a_game_in_play_with_an_open_seat_can_be_joined(crowded: ServerProcess) -> None:
    with visitor(crowded, "Ada") as ada:
        game = make(ada, MINE, OPEN, listed=True)["id"]
        lobby = ada.get("/api/lobby").json()

    assert game in [table["id"] for table in lobby["waiting"]]
    assert game not in [table["id"] for table in lobby["playing"]]
