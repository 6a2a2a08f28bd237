"""Accounts: a name and a password (argon2) that keep games, rating and settings."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from spyrium.server.people.identity import Caller, Player
from spyrium.server.protocol.errors import Refused
from spyrium.server.storage import players
from spyrium.server.storage.tables import players as players_table
from spyrium.server.tables.hall import Hall

S = TypeVar("S", bound=msgspec.Struct)

HASHER = PasswordHasher()
ONE_AT_A_TIME = asyncio.Semaphore(1)  # hashing is slow on purpose: never on all cores at once


@cache
def nobody() -> str:
    """Checked for unknown names, so that they take as long as known ones."""
    return HASHER.hash("nobody has this password")


async def hash_password(password: str) -> str:
    async with ONE_AT_A_TIME:
        return await asyncio.to_thread(HASHER.hash, password)


async def is_password(stored: str, password: str) -> bool:
    def check() -> bool:
        try:
            return HASHER.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async with ONE_AT_A_TIME:
        return await asyncio.to_thread(check)


async def check_free(hall: Hall, name: str) -> None:
    if await hall.database.read(lambda c: players.by_account(c, name)) is not None:
        raise Refused("taken", f"There is an account {name!r} already.")


async def register(hall: Hall, player: Player, name: str, password: str) -> Player:
    if player.account is not None:
        raise Refused("conflict", f"You are logged in as {player.account!r} already.")
    hashed = await hash_password(password)
    account = name.lower()
    try:
        await hall.database.write(lambda c: players.change(c, player.id, name=name, account=account, password=hashed))
    except IntegrityError as error:
        raise Refused("taken", f"There is an account {name!r} already.") from error
    return Player(player.id, name, account, player.epoch)


async def login(hall: Hall, caller: Caller, name: str, password: str) -> Player:
    """The account's player; whatever the visitor held before goes to it."""
    found = await hall.database.read(lambda c: players.by_account(c, name))
    if not await is_password(found[1] if found else nobody(), password) or found is None:
        raise Refused("unauthorised", "This name and password do not belong together.")
    player, visitor = found[0], caller.player
    if visitor is not None and visitor.account is None and visitor.id != player.id:
        moved = await hall.database.write(lambda c: players.move_seats(c, visitor.id, player.id))
        for game in moved:
            if game in hall.rooms:
                await hall.refresh(hall.rooms[game])
    return player


def settings_of(connection: Connection, player: str, kind: type[S]) -> S:
    query = select(players_table.c.settings).where(players_table.c.id == player)
    return msgspec.json.decode(connection.execute(query).scalar() or "{}", type=kind)
