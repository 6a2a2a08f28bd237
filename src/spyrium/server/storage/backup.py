"""Copies of a whole database, from and to SQLite or PostgreSQL alike, also while the server runs.

The copy reads one consistent snapshot, so nothing has to stop. A backup is always one SQLite file.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, MetaData, event, func, select, text

from spyrium.server.storage.database import opened

ROWS_AT_ONCE = 1000
NEXT_CHAT_LINE = "SELECT setval(pg_get_serial_sequence('chat', 'id'), COALESCE(MAX(id), 0) + 1, false) FROM chat"


def copy_database(source: Engine, target_url: str) -> int:
    """Copy every table into an empty database; returns the number of rows."""
    tables = MetaData()
    event.listen(tables, "column_reflect", use_common_type)
    snapshot = {"isolation_level": "REPEATABLE READ"} if source.dialect.name == "postgresql" else {}
    with opened(target_url) as target, source.connect().execution_options(**snapshot) as reading:
        tables.reflect(reading)
        with target.connect().execution_options(writes=True) as writing, writing.begin():
            tables.create_all(writing)
            return sum(copy_table(reading, writing, tables, name) for name in in_order(tables))


def use_common_type(_inspector: object, _table: object, column: dict[str, Any]) -> None:
    """Types by their general names, which both databases know; how each of them counts is its own business."""
    column["type"] = column["type"].as_generic()
    column["default"] = None


def in_order(tables: MetaData) -> Iterator[str]:
    return (table.name for table in tables.sorted_tables)


def copy_table(reading: Connection, writing: Connection, tables: MetaData, name: str) -> int:
    table = tables.tables[name]
    count = 0
    for rows in reading.execute(select(table)).mappings().partitions(ROWS_AT_ONCE):
        writing.execute(table.insert(), [dict(row) for row in rows])
        count += len(rows)
    return count


def restore(backup: Path, target_url: str) -> int:
    """Fill an empty database from a backup; refuses one that already holds games."""
    if not backup.is_file():
        raise ValueError(f"{backup}: no such backup")
    with opened(target_url) as target, target.connect() as connection:
        present = MetaData()
        present.reflect(connection)
        for table in present.sorted_tables:
            if connection.execute(select(func.count()).select_from(table)).scalar():
                raise ValueError(f"{target_url} is not empty: restore into a new database")
        for table in reversed(present.sorted_tables):
            table.drop(connection)
        connection.commit()
    with opened(f"sqlite:///{backup}") as source:
        rows = copy_database(source, target_url)
    repair_sequences(target_url)
    return rows


def repair_sequences(url: str) -> None:
    """PostgreSQL counts chat lines by a sequence of its own, which a copy of rows does not move."""
    with opened(url) as engine:
        if engine.dialect.name == "postgresql":
            with engine.begin() as connection:
                connection.execute(text(NEXT_CHAT_LINE))
