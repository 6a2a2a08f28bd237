"""Brings a database to the present form by itself, with a backup before anything that exists is touched."""

from __future__ import annotations

import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from spyrium.server.storage.backup import copy_database

LOCK = 7_797_486  # any number that only Spyrium's nodes use, so that just one of them migrates


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def migrate(engine: Engine, backup_folder: Path | None = None) -> Path | None:
    """Run what is missing; returns where the backup lies, if one was made."""
    config = alembic_config()
    head = ScriptDirectory.from_config(config).get_current_head()
    with engine.connect() as connection:
        present = MigrationContext.configure(connection).get_current_revision()
    if present == head:
        return None
    backup = None
    if present is not None:
        name = f"spyrium-before-{head}-{time.strftime('%Y%m%d-%H%M%S')}.sqlite"
        backup = (backup_folder or folder_of(engine)) / name
        copy_database(engine, f"sqlite:///{backup}")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        run(connection, config)
    return backup


def run(connection: Connection, config: Config) -> None:
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def folder_of(engine: Engine) -> Path:
    """Backups lie beside an SQLite file, and in the working directory otherwise."""
    if engine.dialect.name == "sqlite" and engine.url.database:
        return Path(engine.url.database).parent
    return Path.cwd()
