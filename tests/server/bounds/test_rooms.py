"""Rooms that nobody uses are forgotten, also those of games that were just made."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from spyrium.server.people.identity import Caller
from spyrium.server.protocol.messages import NewGame, PersonSpec, SeatSpec
from spyrium.server.settings import Settings
from spyrium.server.storage.database import Database
from spyrium.server.storage.migrate import migrate
from spyrium.server.tables import hall as hall_module
from spyrium.server.tables import seating
from spyrium.server.tables.hall import TIDIED_EVERY, Hall
from spyrium.server.tables.shelf import Shelf
from tests.asynchronous import run_apart

PEOPLE: list[SeatSpec] = [PersonSpec(), PersonSpec()]


def make(folder: Path, count: int, **bounds: int) -> tuple[int, int]:
    """Make so many forks of a game; how many rooms are at hand afterwards, and how many can be read."""

    async def run() -> tuple[int, int]:
        database = Database(f"sqlite:///{folder / 'games.sqlite'}")
        await asyncio.to_thread(migrate, database.engine)
        hall = Hall(Settings(), database, Shelf(), b"key")
        first = await seating.create(hall, Caller(), NewGame(PEOPLE), "")
        forks = [await seating.create(hall, Caller(), NewGame(PEOPLE, fork=first.id), "") for _ in range(count)]
        kept = len(hall.rooms)
        read = [await hall.room(fork.id) for fork in forks]
        await hall.stop()
        await asyncio.to_thread(database.close)
        return kept, len(read)

    return run_apart(run())


def test_forks_do_not_fill_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "ROOMS_KEPT", 10)
    kept, readable = make(tmp_path, 60)
    assert kept <= 10 + TIDIED_EVERY
    assert readable == 60


def test_heavy_rooms_count_for_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "MEMORY_KEPT", 300_000)
    kept, readable = make(tmp_path, 60)
    assert kept <= 10 + TIDIED_EVERY
    assert readable == 60
