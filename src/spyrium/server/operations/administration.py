"""What a host can do to a database from outside, also while the server runs."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, func, select

from spyrium.server.people.accounts import HASHER
from spyrium.server.people.identity import Player
from spyrium.server.storage import games, players
from spyrium.server.storage.backup import copy_database, restore
from spyrium.server.storage.database import CHANNEL, check_database, opened
from spyrium.server.storage.migrate import migrate, present
from spyrium.server.storage.tables import players as players_table


@contextmanager
def changing(database: str) -> Iterator[Connection]:
    """A transaction on the database, brought to its present form if need be."""
    with opened(database) as engine:
        migrate(engine)
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection


def back_up(database: str, file: Path) -> int:
    """Copy a consistent snapshot into one SQLite file; returns the number of rows."""
    if file.exists():
        raise ValueError(f"{file} exists already")
    with opened(database) as engine:
        if present(engine) is None:
            raise ValueError(f"{str(engine.url)!r} holds nothing to back up")
        return copy_database(engine, f"sqlite:///{file}")


def put_back(database: str, file: Path) -> int:
    """Fill a new database from a backup, of whichever kind either is."""
    if file.is_file():  # before anything is done to the database
        check_database(f"sqlite:///{file}")
        with opened(f"sqlite:///{file}") as copy:
            if present(copy) is None:
                raise ValueError(f"{file} is no backup: it holds nothing of Spyrium's")
    return restore(file, database)


def tell_nodes(connection: Connection, *messages: str) -> None:
    """With the commit; on SQLite the server looks by itself."""
    if connection.dialect.name == "postgresql":
        for message in messages:
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, f"{message} admin"))


def delete_game(database: str, game: str) -> None:
    """Remove a game with everything that belongs to it."""
    with changing(database) as connection:
        if not games.remove(connection, game):
            raise ValueError(f"there is no game {game}")
        tell_nodes(connection, f"table {game}")


def find_player(connection: Connection, name: str) -> Player:
    """By account name, by id, or by the name shown if nobody else has it."""
    account = players.by_account(connection, name)
    if account is not None:
        return account[0]
    by_id = players.find(connection, name)
    if by_id is not None:
        return by_id
    found = connection.execute(select(players_table.c.id).where(func.lower(players_table.c.name) == name.lower())).all()
    if len(found) != 1:
        raise ValueError(f"{len(found)} players are called {name!r}: give the account's name or the player's id")
    player = players.find(connection, found[0].id)
    assert player is not None
    return player


def delete_player(database: str, name: str) -> str:
    """Erase a player; their games stay for the others, under no name. Returns the id."""
    with changing(database) as connection:
        player = find_player(connection, name)
        players.erase(connection, player.id)
        tell_nodes(connection, f"session {player.id}", f"player {player.id}")
        return player.id


def reset_password(database: str, name: str) -> str:
    """A new password for an account; all its cookies and bots' tokens become void. Returns the password."""
    password = secrets.token_urlsafe(12)
    with changing(database) as connection:
        player = find_player(connection, name)
        if player.account is None:
            raise ValueError(f"{name!r} has no account")
        players.set_password(connection, player.id, HASHER.hash(password))
        tell_nodes(connection, f"session {player.id}")
    return password
