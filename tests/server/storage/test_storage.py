"""The one writer of a node, also where nodes race for the same numbers."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from spyrium.server.storage.database import LARGEST_GROUP, Append, Database
from spyrium.server.storage.migrate import migrate
from spyrium.server.storage.tables import entries, games

Story = Callable[[Database, Database, list[str]], Awaitable[Any]]


@pytest.fixture(params=["sqlite", "postgresql"])
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[Story], Any]]:
    """Runs a story of two nodes on one database with more games than fit into a group."""
    on_sqlite = request.param == "sqlite"
    address = f"sqlite:///{tmp_path / 'games.sqlite'}" if on_sqlite else request.getfixturevalue("postgresql")
    here, there = Database(address), Database(address)
    migrate(here.engine)
    prefix = secrets.token_hex(4)
    names = [f"{prefix}{number:04}" for number in range(LARGEST_GROUP + 50)]
    common = {"title": "", "status": "playing", "setup": "{}", "options": "{}", "listed": False}
    with here.engine.begin() as connection:
        connection.execute(
            insert(games), [{"id": name, "created": 0, "updated": 0, "seq": 0, **common} for name in names]
        )

    async def on_a_loop(story: Story) -> Any:
        return await story(here, there, names)

    with ThreadPoolExecutor(1) as thread:  # browser tests in the same process leave a loop running
        yield lambda story: thread.submit(asyncio.run, on_a_loop(story)).result()
    here.close()
    there.close()


def entry(game: str, seq: int = 1) -> Append:
    return Append(game, seq, seq, "{}", 0, None, None, None, 0)


def stored(database: Database, names: list[str]) -> Counter[int]:
    """How many entries these games have, and what number their rows say."""
    with database.engine.connect() as connection:
        count = connection.execute(select(func.count()).select_from(entries).where(entries.c.game.in_(names))).scalar()
        shortcuts = connection.execute(select(games.c.seq).where(games.c.id.in_(names))).scalars()
        return Counter(shortcuts) + Counter({-1: count or 0})


def test_a_crowd_is_stored_at_once(tell: Callable[[Story], Any]) -> None:
    async def story(here: Database, _there: Database, names: list[str]) -> tuple[list[bool], Counter[int]]:
        won = await asyncio.gather(*(here.append(entry(name)) for name in names))
        return won, stored(here, names)

    won, found = tell(story)

    assert all(won)
    assert found == {1: len(won), -1: len(won)}


def test_of_two_nodes_in_a_race_each_number_goes_to_one(tell: Callable[[Story], Any]) -> None:
    """One from the front and one from the back: nodes that waited for each other would both fail."""

    async def story(here: Database, there: Database, names: list[str]) -> tuple[list[list[bool]], Counter[int]]:
        ahead = [here.append(entry(name)) for name in names]
        back = [there.append(entry(name)) for name in reversed(names)]
        won = await asyncio.gather(*ahead, *back)
        return [won[: len(names)], won[: len(names) - 1 : -1]], stored(here, names)

    (here, there), found = tell(story)

    assert [not first for first in here] == there
    assert found == {1: len(here), -1: len(here)}


def test_a_game_that_was_deleted_fails_alone(tell: Callable[[Story], Any]) -> None:
    async def story(here: Database, _there: Database, names: list[str]) -> tuple[list[Any], Any]:
        wishes = [here.append(entry(name)) for name in [*names[:20], "deleted", *names[20:40]]]
        answers = await asyncio.gather(*wishes, here.write(lambda _: "beside"), return_exceptions=True)
        return answers, stored(here, names[:40])

    answers, found = tell(story)

    assert isinstance(answers[20], IntegrityError)
    assert [*answers[:20], *answers[21:]] == [True] * 40 + ["beside"]
    assert found == {1: 40, -1: 40}


@pytest.mark.parametrize("tell", ["postgresql"], indirect=True)  # SQLite lets one in at a time anyway
def test_changes_that_wait_for_each_other_are_made_one_after_the_other(tell: Callable[[Story], Any]) -> None:
    both_have_one, waited = threading.Barrier(2), set[str]()

    def change(order: list[str], connection: Connection) -> str:
        for name in order:
            connection.execute(update(games).where(games.c.id == name).values(seq=games.c.seq + 1))
            if order[0] not in waited:
                waited.add(order[0])
                both_have_one.wait()
        return order[0]

    async def story(here: Database, there: Database, names: list[str]) -> tuple[tuple[str, str], Counter[int]]:
        ours, theirs = names[:2], names[1::-1]
        answers = await asyncio.gather(here.write(partial(change, ours)), there.write(partial(change, theirs)))
        return answers, stored(here, ours)

    answers, found = tell(story)

    assert sorted(answers) == answers
    assert found == {2: 2}
