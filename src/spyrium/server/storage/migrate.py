"""Brings a database to the present form by itself, with a backup before anything that exists is touched."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import Engine, inspect, text

from spyrium.server.storage.backup import copy_database

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_797_486  # any number that only Spyrium's nodes use, so that just one of them migrates


def newest() -> str:
    """The revision of the newest migration: the number its file name begins with."""
    return max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def present(engine: Engine) -> str | None:
    """The revision a database is in; none for a new one."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found


def migrate(engine: Engine, backup_folder: Path | None = None) -> Path | None:
    """Run what is missing; returns where the backup lies, if one was made."""
    before, after = present(engine), newest()
    if before == after:
        return None
    backup = None
    if before is not None:
        name = f"spyrium-before-{after}-{time.strftime('%Y%m%d-%H%M%S')}.sqlite"
        backup = (backup_folder or folder_of(engine)) / name
        copy_database(engine, f"sqlite:///{backup}")
    upgrade(engine)
    return backup


def upgrade(engine: Engine) -> None:
    from alembic import command  # takes a while to import, and is needed for this alone
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def folder_of(engine: Engine) -> Path:
    """Backups lie beside an SQLite file, and in the working directory otherwise."""
    if engine.dialect.name == "sqlite" and engine.url.database:
        return Path(engine.url.database).parent
    return Path.cwd()
