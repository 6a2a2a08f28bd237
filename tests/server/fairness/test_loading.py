"""What another node changes while a table is being loaded here is not missed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest
from litestar.channels.backends.base import ChannelsBackend

from spyrium.server.storage import games
from spyrium.server.tables import nodes, watch
from tests.server.process import PATIENCE
from tests.server.storage.test_durability import run, table_for_two


class OneMessage:
    """The channel between the nodes, on which another one tells of a change."""

    def __init__(self, message: str) -> None:
        self.message = message

    async def stream_events(self) -> AsyncIterator[tuple[str, bytes]]:
        yield "spyrium", self.message.encode()


async def change_while_loading(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The title of a table that another node changes after it was read here and before it is at hand."""
    monkeypatch.setattr(watch, "DELETIONS_EVERY", 3600)  # on SQLite a node looks by itself, too
    async with table_for_two(folder, start="ready") as (hall, room, _):
        del hall.rooms[room.id]
        read, was_read, goes_on = hall.database.read, asyncio.Event(), asyncio.Event()

        async def slowly(query: Any) -> Any:
            found = await read(query)
            if getattr(query, "__qualname__", "").startswith("Hall._load."):  # others read as well
                was_read.set()
                await goes_on.wait()
            return found

        monkeypatch.setattr(hall.database, "read", slowly)
        loading = asyncio.create_task(hall.room(room.id))
        await was_read.wait()
        await hall.database.write(lambda c: games.change_table(c, room.id, title="changed"))
        await nodes.hear(hall, cast(ChannelsBackend, OneMessage(f"table {room.id} elsewhere")))
        goes_on.set()
        loaded = await loading
        async with asyncio.timeout(PATIENCE):
            while loaded.row.title != "changed":
                await asyncio.sleep(0.01)
        return loaded.row.title


def test_a_change_that_comes_while_a_table_is_loaded_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(change_while_loading(tmp_path, monkeypatch)) == "changed"
