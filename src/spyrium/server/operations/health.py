"""Whether the database takes what must not be lost: it is written to and read anew, not only asked."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import Connection, create_engine, delete, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from spyrium.server.storage.database import Database
from spyrium.server.storage.tables import keys, metadata

PATIENCE = 5  # seconds
GOOD_FOR = 1  # seconds: however often somebody asks, the disk is flushed no more often than this
ROW = "health"


class Health:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._asked: asyncio.Task[str | None] | None = None
        self._until = 0.0

    async def problem(self) -> str | None:
        """Why the database fails; nothing if it is well."""
        if self._asked is None or (self._asked.done() and time.monotonic() > self._until):
            self._asked = asyncio.get_running_loop().create_task(self._look())
        return await asyncio.shield(self._asked)

    async def _look(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.database.write(beat)
                await self.database.read(read_every_table)
        except TimeoutError:
            return f"the database has not taken a change for {PATIENCE} seconds: it may be locked"
        except DBAPIError as error:
            return str(error.orig).strip()
        finally:
            self._until = time.monotonic() + GOOD_FOR
        return None


def beat(connection: Connection) -> None:
    connection.execute(delete(keys).where(keys.c.name == ROW))
    connection.execute(insert(keys).values(name=ROW, value=str(time.time_ns()).encode()))


def read_every_table(connection: Connection) -> None:
    """On SQLite over a fresh connection, since an old one reads from its own memory what the disk has lost."""
    if connection.dialect.name != "sqlite":
        return look_at_tables(connection)
    fresh = create_engine(connection.engine.url, poolclass=NullPool)
    with fresh.connect() as reading:
        return look_at_tables(reading)


def look_at_tables(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        connection.execute(select(table).limit(1)).all()
