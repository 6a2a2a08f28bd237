"""Accounts: a name and a password (argon2) that keep games, rating and settings."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from spyrium.server.http.limits import Limits
from spyrium.server.people import names, sessions
from spyrium.server.people.identity import Caller, Player
from spyrium.server.protocol.errors import Refused
from spyrium.server.seats.authority import require_player
from spyrium.server.storage import players
from spyrium.server.tables.hall import Hall

HASHER = PasswordHasher()
HASHING = ThreadPoolExecutor(1, thread_name_prefix="password")  # slow on purpose: never on all cores at once


@cache
def nobody() -> str:
    """Checked for unknown names, so that they take as long as known ones."""
    return HASHER.hash("nobody has this password")


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(HASHING, HASHER.hash, password)


async def is_password(stored: str, password: str) -> bool:
    def check() -> bool:
        try:
            return HASHER.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    return await asyncio.get_running_loop().run_in_executor(HASHING, check)


async def register(hall: Hall, caller: Caller, name: str, password: str) -> Player:
    player = require_player(caller)
    if player.account is not None:
        raise Refused("conflict", f"You are logged in as {player.account!r} already.")
    hashed = await hash_password(password)
    account = name.lower()

    def store(connection: Connection) -> None:
        players.keep_newcomer(connection, caller)
        names.reserve(connection, player.id, name)
        players.change(connection, player.id, name=name, account=account, password=hashed)

    try:
        await hall.database.write(store)
    except IntegrityError as error:
        raise Refused("taken", f"There is an account {name!r} already.") from error
    return Player(player.id, name, account, player.epoch)


async def rename(hall: Hall, caller: Caller, name: str) -> Player:
    """Go by another name; an account keeps the one it logs in with as well."""
    player = require_player(caller)

    def store(connection: Connection) -> None:
        players.keep_newcomer(connection, caller)
        if player.account is not None:
            names.reserve(connection, player.id, player.account, name)
        else:
            names.check_free(connection, [name], player.id)
        players.change(connection, player.id, name=name)

    await hall.database.write(store)
    return Player(player.id, name, player.account, player.epoch)


async def check_password(hall: Hall, limits: Limits, name: str, password: str) -> Player:
    """The account of that name, if the password is right; wrong ones are limited for each name."""
    account = names.clean(name).lower()
    found = await hall.database.read(lambda c: players.by_account(c, account))
    if not limits.guesses.has(account):
        raise Refused("rate_limited", "Too many wrong passwords for this name: wait some minutes.", wait=300)
    if not await is_password(found[1] if found else nobody(), password) or found is None:
        limits.guesses.take(account)
        raise Refused("unauthorised", "This name and password do not belong together.")
    return found[0]


async def change_password(hall: Hall, player: Player, password: str) -> Player:
    """All sessions end, and all tokens are void; the caller gets a cookie of the new epoch."""
    hashed = await hash_password(password)

    def store(connection: Connection) -> int:
        players.require_session(connection, player)
        return players.set_password(connection, player.id, hashed)

    epoch = await sessions.end(hall, player.id, store)
    return Player(player.id, player.name, player.account, epoch)


async def login(hall: Hall, limits: Limits, caller: Caller, name: str, password: str) -> Player:
    """The account's player; whatever the visitor held before goes to it."""
    player, visitor = await check_password(hall, limits, name, password), caller.player
    if visitor is not None and visitor.account is None and visitor.id != player.id:

        def move(connection: Connection) -> None:
            players.move_seats(connection, visitor.id, player.id)
            hall.database.notify(connection, f"player {visitor.id} {hall.node}")

        await hall.database.write(move)
        await hall.refresh_seats_of(visitor.id)
    return player
