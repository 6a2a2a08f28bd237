"""Players, their accounts, tokens and settings; and the server's own keys."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from spyrium.server.people.identity import Player, hashed, new_id, now
from spyrium.server.storage.tables import holders, keys, players, pushes, ratings, results, seats, tokens

ERASED = "erased"


def key(connection: Connection, name: str, make: Any = lambda: secrets.token_bytes(32)) -> bytes:
    """One of the server's own secrets, made on first use; all nodes share it."""
    query = select(keys.c.value).where(keys.c.name == name)
    value = connection.execute(query).scalar()
    if value is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(keys).values(name=name, value=make()))
        except IntegrityError:
            pass  # another node was first
        value = connection.execute(query).scalar_one()
    return bytes(value)


def to_player(row: Any) -> Player | None:
    return None if row is None else Player(row.id, row.name, row.account, row.epoch)


def create(connection: Connection, name: str) -> Player:
    player = Player(new_id(), name, None, 0)
    connection.execute(insert(players).values(id=player.id, name=name, epoch=0, settings="{}", created=now()))
    return player


def find(connection: Connection, player_id: str) -> Player | None:
    return to_player(connection.execute(select(players).where(players.c.id == player_id)).first())


def by_token(connection: Connection, token: str) -> Player | None:
    query = select(players).join(tokens, tokens.c.player == players.c.id).where(tokens.c.hash == hashed(token))
    return to_player(connection.execute(query).first())


def by_account(connection: Connection, name: str) -> tuple[Player, str] | None:
    """The account of that name with its password's hash."""
    row = connection.execute(select(players).where(players.c.account == name.lower())).first()
    return None if row is None else (Player(row.id, row.name, row.account, row.epoch), row.password)


def change(connection: Connection, player_id: str, **values: Any) -> None:
    connection.execute(update(players).where(players.c.id == player_id).values(**values))


def move_seats(connection: Connection, visitor: str, account: str) -> list[str]:
    """What a visitor held belongs to the account from now on; returns the games concerned."""
    held = connection.execute(select(holders).where(holders.c.player == visitor)).all()
    connection.execute(delete(holders).where(holders.c.player == visitor))
    for row in held:
        mine = (holders.c.game == row.game, holders.c.seat == row.seat, holders.c.player == account)
        if connection.execute(select(holders).where(*mine)).first() is None:
            connection.execute(insert(holders).values(game=row.game, seat=row.seat, player=account))
    connection.execute(update(seats).where(seats.c.player == visitor).values(player=account))
    return sorted({row.game for row in held})


def erase(connection: Connection, player_id: str) -> None:
    """Delete a player: their games stay for the others, under no name."""
    for table in (tokens, pushes):
        connection.execute(delete(table).where(table.c.player == player_id))
    connection.execute(delete(holders).where(holders.c.player == player_id))
    connection.execute(update(seats).where(seats.c.player == player_id).values(player=None, name=ERASED))
    connection.execute(delete(ratings).where(ratings.c.subject == player_id))
    connection.execute(update(results).where(results.c.subject == player_id).values(subject=ERASED))
    connection.execute(delete(players).where(players.c.id == player_id))


def token_list(connection: Connection, player_id: str) -> list[Any]:
    query = select(tokens).where(tokens.c.player == player_id).order_by(tokens.c.created)
    return list(connection.execute(query).all())


def add_token(connection: Connection, player_id: str, name: str, secret: str) -> str:
    token_id = new_id()
    connection.execute(
        insert(tokens).values(id=token_id, player=player_id, name=name, hash=hashed(secret), created=now())
    )
    return token_id


def drop_token(connection: Connection, player_id: str, token_id: str) -> bool:
    mine = delete(tokens).where(tokens.c.id == token_id, tokens.c.player == player_id)
    return connection.execute(mine).rowcount > 0
