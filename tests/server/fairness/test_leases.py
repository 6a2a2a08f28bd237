"""Two nodes on one PostgreSQL: a bot's thought is one node's for as long as it waits or thinks, and is done once."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from litestar import Litestar

from spyrium import Game
from spyrium.server.app import create_app, running
from spyrium.server.http.protection import Wall
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.messages import BotSpec, NewGame, PersonSpec
from spyrium.server.settings import Settings
from spyrium.server.tables import seating
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import BOT_LEASE
from tests.asynchronous import run_apart
from tests.server.conftest import database_of_its_own
from tests.server.process import PATIENCE, ServerProcess

from .people import MINE, Seated, elsewhere, make, visitors

THOUGHTS = re.compile(r"^spyrium_bot_decisions_total (\S+)", re.MULTILINE)
SHORT = 6_000  # a lease, in milliseconds: short, but longer than a busy machine keeps a node waiting
THOUGHT = 1.5 * SHORT / 1000
BOT_BEGINS = 2  # a seed
FOR_EVER = 10**7  # simulations


@pytest.fixture
def thoughtful(postgresql: str, request: pytest.FixtureRequest) -> Iterator[list[ServerProcess]]:
    """Two nodes that nobody else uses, so that all thoughts can be counted."""
    database = database_of_its_own(postgresql, "leases")
    nodes = [ServerProcess(database, bot_simulations=getattr(request, "param", 1)) for _ in range(2)]
    yield nodes
    for node in nodes:
        node.kill()  # whatever its bots are at


def thoughts(node: ServerProcess) -> int:
    found = THOUGHTS.search(httpx.get(f"{node.url}/metrics", timeout=PATIENCE).text)
    assert found is not None
    return int(float(found[1]))


def decided_by_bots(node: ServerProcess, created: dict[str, Any], person: httpx.Client) -> int:
    """How many decisions a game's bots have made when it is its person's turn."""
    with node.live(created["id"], created["seats"][0]["secret"]) as live:
        while not (live.receive().get("view") or {}).get("legal"):
            pass
    entries = person.get(f"{Seated(person, created['id']).path}/entries").json()["entries"]
    return sum(line["entry"]["by"] == "bot" for line in entries)


@pytest.mark.parametrize(
    ("thoughtful", "level", "games"),
    [(1, "engineer", 10), pytest.param(6000, "master", 30, marks=pytest.mark.proof)],  # 30 wait longer than a lease
    indirect=["thoughtful"],
)
def test_of_two_nodes_one_thinks(thoughtful: list[ServerProcess], level: str, games: int) -> None:
    here, _ = thoughtful
    with visitors(here, "Ada") as [ada]:
        made = [make(ada, MINE, *[{"kind": "bot", "level": level}] * 4) for _ in range(games)]
        decided = sum(decided_by_bots(here, created, ada) for created in made)

    assert decided > 0
    assert [thoughts(node) for node in thoughtful] == [decided, 0]


def where_a_bot_begins(person: httpx.Client) -> Seated:
    games = (Seated(person, make(person, MINE, {"kind": "bot", "level": "master"})["id"]) for _ in iter(int, 1))
    return next(game for game in games if game.view()["current"] == 1)


@pytest.mark.proof  # longer than a lease
@pytest.mark.parametrize("thoughtful", [FOR_EVER], indirect=True)
def test_no_node_begins_a_thought_that_another_is_still_at(thoughtful: list[ServerProcess]) -> None:
    here, there = thoughtful
    with visitors(here, "Ada") as [ada], elsewhere(ada, there) as far:
        game = where_a_bot_begins(ada)
        time.sleep(1.5 * BOT_LEASE / 1000)
        thinking = [Seated(one, game.id).view()["thinking"] for one in (ada, far)]

    assert thinking[0] is not None
    assert thinking[1] is None


@asynccontextmanager
async def node_within(database: str) -> AsyncIterator[Hall]:
    app = create_app(Settings(database=database))
    assert isinstance(app, Wall)
    assert isinstance(app.app, Litestar)
    async with running(app.app):
        await app.app.state.hall.wait_for_rules()
        yield app.app.state.hall


async def think_for_long(database: str, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Thoughts and decisions of a bot that takes longer than its lease, with another node looking on."""
    begun = 0

    def slowly(game: Game, _level: str, _simulations: int | None) -> tuple[str, float]:
        nonlocal begun
        begun += 1
        time.sleep(THOUGHT)
        return game.legal[0], THOUGHT

    for place in ("room", "opponents", "seating"):
        monkeypatch.setattr(f"spyrium.server.tables.{place}.BOT_LEASE", SHORT)
    monkeypatch.setattr("spyrium.server.tables.opponents.choose", slowly)
    monkeypatch.setattr("spyrium.server.tables.watch.EVERY", 0.05)
    async with node_within(database) as here, node_within(database):
        wish = NewGame([PersonSpec(), BotSpec("master")], seed=BOT_BEGINS)
        room = await here.room((await seating.create(here, Caller(), wish, "")).id)
        assert room.log is not None
        while room.log.asked == 1:
            await asyncio.sleep(0.05)
        return begun, room.log.seq


def test_a_lease_is_renewed_while_a_bot_thinks(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, decided = run_apart(think_for_long(database_of_its_own(postgresql, "thinking"), monkeypatch))

    assert begun == decided > 0
