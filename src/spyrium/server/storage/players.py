"""Players, their accounts, tokens and settings; and the server's own keys."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from spyrium.server.clock import now
from spyrium.server.people.identity import Caller, Player, Scope, Token, hashed, new_id
from spyrium.server.protocol.errors import Refused
from spyrium.server.storage.tables import (
    chat,
    games,
    holders,
    keys,
    names,
    players,
    pushes,
    ratings,
    results,
    seats,
    tokens,
)

ERASED = "erased"
MOST_TOKENS = 20  # of an account


def new_key() -> bytes:
    return secrets.token_bytes(32)


def key(connection: Connection, name: str, make: Callable[[], bytes] = new_key) -> bytes:
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


def to_player(row: Row[Any]) -> Player:
    return Player(row.id, row.name, row.account, row.epoch)


def new_player(name: str) -> Player:
    return Player(new_id(), name, None, 0)


def keep_newcomer(connection: Connection, caller: Caller) -> None:
    """Store whoever does something here for the first time; part of the transaction that does it."""
    if caller.newcomer and caller.player is not None:
        add(connection, caller.player)


def add(connection: Connection, player: Player) -> None:
    values = {"id": player.id, "name": player.name, "epoch": player.epoch, "settings": "{}", "created": now()}
    connection.execute(insert(players).values(**values))


def find(connection: Connection, player_id: str) -> Player | None:
    row = connection.execute(select(players).where(players.c.id == player_id)).first()
    return None if row is None else to_player(row)


def by_token(connection: Connection, token: str) -> tuple[Player, Token] | None:
    """Whose token it is, and what it allows."""
    columns = (players, tokens.c.id.label("token"), tokens.c.scope, tokens.c.last_used)
    query = select(*columns).join(tokens, tokens.c.player == players.c.id).where(tokens.c.hash == hashed(token))
    row = connection.execute(query).first()
    if row is None:
        return None
    return to_player(row), Token(row.token, row.scope, row.last_used or 0)


def note_use(connection: Connection, token_id: str) -> None:
    connection.execute(update(tokens).where(tokens.c.id == token_id).values(last_used=now()))


def end_sessions(connection: Connection, player_id: str) -> int:
    """Make all cookies of a player void; returns the epoch of those to come."""
    later = update(players).where(players.c.id == player_id).values(epoch=players.c.epoch + 1)
    epoch: int = connection.execute(later.returning(players.c.epoch)).scalar_one()
    return epoch


def require_session(connection: Connection, player: Player) -> None:
    """That nothing has ended the session of this player since they called; nor can it before this is stored."""
    epoch = select(players.c.epoch).where(players.c.id == player.id).with_for_update()
    if connection.execute(epoch).scalar() != player.epoch:
        raise Refused("unauthorised", "Your session has ended: log in again.")


def set_password(connection: Connection, player_id: str, password: str) -> int:
    """A new password (its hash): cookies and tokens from before are void. Returns the epoch of cookies to come."""
    change(connection, player_id, password=password)
    connection.execute(delete(tokens).where(tokens.c.player == player_id))
    return end_sessions(connection, player_id)


def epochs(connection: Connection, ids: list[str]) -> dict[str, int]:
    """The present epoch of each of these players who is still there."""
    query = select(players.c.id, players.c.epoch).where(players.c.id.in_(ids))
    return {row.id: row.epoch for row in connection.execute(query)}


def living_tokens(connection: Connection, ids: list[str]) -> set[str]:
    return set(connection.execute(select(tokens.c.id).where(tokens.c.id.in_(ids))).scalars())


def confirmed_email(connection: Connection, player_id: str) -> str | None:
    address: str | None = connection.execute(select(players.c.email).where(players.c.id == player_id)).scalar()
    return address


def by_account(connection: Connection, name: str) -> tuple[Player, str] | None:
    """The account of that name with its password's hash."""
    row = connection.execute(select(players).where(players.c.account == name.lower())).first()
    return None if row is None else (to_player(row), row.password)


def change(connection: Connection, player_id: str, **values: Any) -> None:
    connection.execute(update(players).where(players.c.id == player_id).values(**values))


def move_seats(connection: Connection, visitor: str, account: str) -> None:
    """What a visitor held belongs to the account from now on, except for ratings of games that have begun.

    Whoever has agreed to play with the visitor says so again: another person sits there now.
    """
    raise_versions(connection, visitor)
    waiting = select(games.c.id).where(games.c.id.in_(held_by(visitor)), games.c.status == "waiting")
    others = (seats.c.game.in_(waiting), seats.c.kind == "person", seats.c.player.is_distinct_from(visitor))
    connection.execute(update(seats).where(*others).values(ready=False, ready_at=None))
    both = holders.alias()
    already = select(both).where(both.c.game == holders.c.game, both.c.seat == holders.c.seat, both.c.player == account)
    connection.execute(delete(holders).where(holders.c.player == visitor, already.exists()))
    connection.execute(update(holders).where(holders.c.player == visitor).values(player=account))
    connection.execute(update(seats).where(seats.c.player == visitor).values(player=account))
    connection.execute(update(games).where(games.c.host == visitor).values(host=account, person=account))


def held_by(player_id: str) -> Select[tuple[str]]:
    return select(holders.c.game).where(holders.c.player == player_id)


def raise_versions(connection: Connection, player_id: str) -> None:
    """Somebody's seats and tables are about to change hands: nobody acts on what was known of them before."""
    theirs = games.c.id.in_(held_by(player_id)) | (games.c.host == player_id)
    connection.execute(select(games.c.id).where(theirs).order_by(games.c.id).with_for_update())
    connection.execute(update(games).where(theirs).values(version=games.c.version + 1))


def erase(connection: Connection, player_id: str) -> None:
    """Delete a player: their games stay for the others, under no name. Further devices and links go with them."""
    raise_versions(connection, player_id)
    connection.execute(update(chat).where(said_by(player_id)).values(player=None, name=ERASED))
    for table in (tokens, pushes, names):
        connection.execute(delete(table).where(table.c.player == player_id))
    theirs = exists().where(seats.c.game == holders.c.game, seats.c.seat == holders.c.seat, seats.c.player == player_id)
    connection.execute(delete(holders).where((holders.c.player == player_id) | theirs))
    nobodys = dict.fromkeys(("player", "secret", "spent", "ready_at", "person")) | {"name": ERASED, "ready": False}
    connection.execute(update(seats).where(seats.c.player == player_id).values(**nobodys))
    connection.execute(update(seats).where(seats.c.subject == player_id).values(subject=ERASED))
    connection.execute(delete(ratings).where(ratings.c.subject == player_id))
    connection.execute(update(results).where(results.c.subject == player_id).values(subject=ERASED))
    connection.execute(delete(players).where(players.c.id == player_id))


def said_by(player_id: str) -> ColumnElement[bool]:
    """What somebody said, also by a further device or a link, which speak under the name of the seat."""
    here = (seats.c.game == chat.c.game, seats.c.seat == chat.c.seat, seats.c.player == player_id)
    by_device = (holders.c.game == chat.c.game, holders.c.seat == chat.c.seat, holders.c.player == chat.c.player)
    by_seat = exists().where(*here) & (chat.c.player.is_(None) | exists().where(*by_device))
    return (chat.c.player == player_id) | by_seat


def token_list(connection: Connection, player_id: str) -> list[Row[Any]]:
    query = select(tokens).where(tokens.c.player == player_id).order_by(tokens.c.created)
    return list(connection.execute(query).all())


def add_token(connection: Connection, player_id: str, name: str, secret: str, scope: Scope) -> str:
    count = select(func.count()).select_from(tokens).where(tokens.c.player == player_id)
    if connection.execute(count).scalar_one() >= MOST_TOKENS:
        raise Refused("conflict", f"You have {MOST_TOKENS} tokens: drop one that no bot needs first.")
    token_id = new_id()
    values = {"player": player_id, "name": name, "hash": hashed(secret), "scope": scope, "created": now()}
    connection.execute(insert(tokens).values(id=token_id, **values))
    return token_id


def drop_token(connection: Connection, player_id: str, token_id: str) -> bool:
    mine = delete(tokens).where(tokens.c.id == token_id, tokens.c.player == player_id)
    return connection.execute(mine).rowcount > 0
