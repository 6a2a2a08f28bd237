"""Brings a database to the present form by itself, with a backup before anything that exists is touched."""

from __future__ import annotations

import re
import time
from pathlib import Path

from sqlalchemy import Engine, inspect, text

from spyrium.server.storage.backup import copy_database
from spyrium.server.storage.database import opened

CHAIN = re.compile(r'^revision = "(\w+)"\ndown_revision = (None|"\w+")$', re.MULTILINE)
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_797_486  # any number that only Spyrium's nodes use, so that just one of them migrates


def revisions() -> list[str]:
    """All revisions, oldest first: each file names its own and the one before."""
    texts = [file.read_text(encoding="utf-8") for file in (MIGRATIONS / "versions").glob("[0-9]*.py")]
    following = {found[2]: found[1] for found in map(CHAIN.search, texts) if found}
    chain = [following["None"]]
    while (before := f'"{chain[-1]}"') in following:
        chain.append(following[before])
    return chain


def newest() -> str:
    return revisions()[-1]


def check_form(url: str) -> None:
    with opened(url) as engine:
        check_revision(engine)


def check_revision(engine: Engine) -> None:
    """ValueError says that a newer version of the server has changed the database."""
    found = present(engine)
    if found is not None and found not in revisions():
        raise ValueError(
            f"database {str(engine.url)!r} was changed by a newer version of Spyrium (its form is {found}, "
            f"this version knows forms up to {newest()}): update Spyrium, or restore the backup from before"
        )


def present(engine: Engine) -> str | None:
    """The revision a database is in; none for a new one."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found


def migrate(engine: Engine, backup_folder: Path | None = None) -> Path | None:
    """Run what is missing; returns where the backup lies, if one was made."""
    check_revision(engine)
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


def upgrade(engine: Engine, revision: str = "head") -> None:
    from alembic import command  # takes a while to import, and is needed for this alone
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def folder_of(engine: Engine) -> Path:
    """Backups lie beside an SQLite file, and in the working directory otherwise."""
    if engine.dialect.name == "sqlite" and engine.url.database:
        return Path(engine.url.database).parent
    return Path.cwd()
