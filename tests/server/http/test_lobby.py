"""The lobby: tables to join and games to watch, neither in the way of the other."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spyrium.server.people.identity import Caller
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.messages import NewGame, OpenSpec
from spyrium.server.tables import seating
from spyrium.server.tables.seating import MOST_LISTED
from tests.server.fairness.people import Seated, play_out, play_together, visitors
from tests.server.process import ServerProcess
from tests.server.storage.test_durability import run, table_for_two
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


async def list_many(folder: Path) -> tuple[list[str], str]:
    """What somebody hears who lists one table too many, as two guests, and what a stranger hears then."""
    async with table_for_two(folder) as (hall, _, _caller):
        wish, heard = NewGame([OpenSpec(), OpenSpec()], start="ready", listed=True), []
        for _ in range(MOST_LISTED):
            await seating.create(hall, Caller(address="here"), wish, "")
        for one_more in (wish, msgspec.structs.replace(wish, start="now"), msgspec.structs.replace(wish, listed=False)):
            heard.append(await code_of(seating.create(hall, Caller(address="here"), one_more, "")))
        return heard, await code_of(seating.create(hall, Caller(address="there"), wish, ""))


async def code_of(making: Coroutine[Any, Any, object]) -> str:
    try:
        await making
    except Refused as refused:
        return refused.problem.code
    return "made"


def test_tables_of_one_address_do_not_fill_the_list(tmp_path: Path) -> None:
    assert run(list_many(tmp_path)) == (["rate_limited", "rate_limited", "made"], "made")
    assert MOST_LISTED < PAGE


def test_rematches_that_nobody_comes_to_do_not_fill_the_list(tmp_path: Path) -> None:
    process = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", creations_per_minute=1000)
    with visitors(process, "Eve", "Eva") as [eve, eva]:
        games = [play_together(eve, eva, listed=True, stand_in="random") for _ in range(2)]
        for ours, theirs in games:
            ours.post("resign")
            theirs.post("resign")
            play_out(ours, theirs)
        for _ in range(MOST_LISTED - 1):
            make(eve, OPEN, OPEN, listed=True, start="ready")
        made, refused = (ours.post("rematch") for ours, _ in games)
    process.stop()

    assert (made.status_code, refused.status_code) == (201, 429)


def test_a_rematch_of_bots_alone_waits_for_nobody(crowded: ServerProcess) -> None:
    bots = [{"kind": "bot", "level": "random"}] * 2
    with visitor(crowded, "Ada") as ada:
        watched = Seated(ada, make(ada, *bots)["id"])
        play_out(watched)
        final = play_out(Seated(ada, watched.post("rematch").json()["id"]))

    assert final["status"] == "finished"


def test_no_list_tells_of_a_game_that_is_not_listed(crowded: ServerProcess) -> None:
    """By way of one that goes on from it."""
    with visitor(crowded, "Ada") as ada:
        secret, known = (make(ada, MINE, MINE, listed=listed)["id"] for listed in (False, True))
        forks = [{"seats": [MINE, MINE], "fork": game, "listed": True} for game in (secret, known)]
        refused, made = (ada.post("/api/games", json=fork) for fork in forks)

    assert (refused.status_code, made.status_code) == (400, 201)
    assert "not listed" in refused.json()["error"]["message"]


def test_a_game_in_play_with_an_open_seat_can_be_joined(crowded: ServerProcess) -> None:
    with visitor(crowded, "Ada") as ada:
        game = make(ada, MINE, OPEN, listed=True)["id"]
        lobby = ada.get("/api/lobby").json()

    assert game in [table["id"] for table in lobby["waiting"]]
    assert game not in [table["id"] for table in lobby["playing"]]
