"""From a request to its caller, and from a new visitor to a cookie."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from sqlalchemy import Connection as Database

from spyrium.server.clock import now
from spyrium.server.http.limits import address
from spyrium.server.people.identity import COOKIE, TOKEN_MARK, Caller, Player, Scope
from spyrium.server.people.names import GUEST, as_called
from spyrium.server.protocol.errors import Refused
from spyrium.server.seats.authority import check_scope
from spyrium.server.storage import players
from spyrium.server.tables.hall import Hall

YEAR = 365 * 86_400
USE_NOTED_EVERY = 60_000  # milliseconds
OWNER_ONLY: dict[str, Scope] = {"scope": "own"}  # an option of routes that no bot's token opens

Connection = ASGIConnection[Any, Any, Any, State]
GivenHall: TypeAlias = NamedDependency[Hall]
GivenCaller: TypeAlias = NamedDependency[Caller]


def provide_hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def own_origin(connection: Connection, hall: Hall) -> str:
    """Where people reach this server, as the start of a link."""
    if hall.settings.public_url:
        return hall.settings.public_url.rstrip("/")
    scheme = connection.scope.get("scheme", "http").replace("ws", "http")
    return f"{scheme}://{connection.headers.get('host', 'localhost')}"


async def provide_caller(request: Request[Any, Any, State], hall: GivenHall) -> Caller:
    """Whoever calls, if they may: a bot's token looks and plays, what concerns the account is its owner's business."""
    caller = await identify(request, hall)
    usual: Scope = "read" if request.method in ("GET", "HEAD") else "play"
    check_scope(caller, request.route_handler.opt.get("scope", usual))
    return caller


async def identify(connection: Connection, hall: Hall) -> Caller:
    """Whoever sent this, and where from."""
    caller = await _caller(connection, hall)
    caller.address = address(connection.scope, hall.settings)
    return caller


async def _caller(connection: Connection, hall: Hall) -> Caller:
    """By bearer secret or token, by cookie, or nobody in particular."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if bearer and scheme.lower() == "bearer":
        if not bearer.startswith(TOKEN_MARK):
            return Caller(None, [bearer])
        found = await hall.database.read(lambda c: players.by_token(c, bearer))
        if found is None:
            raise Refused("unauthorised", "This bot token is not valid (any more).")
        player, token = found
        if token.last_used < now() - USE_NOTED_EVERY:
            hall.spawn(hall.database.write(lambda c: players.note_use(c, token.id)))
        return Caller(player, scope=token.scope, token=token.id)
    signed = hall.signer.read(connection.cookies.get(COOKIE, ""))
    if signed is None:
        return Caller()
    player_id, epoch = signed

    def find(connection: Database) -> Player | None:
        known = players.find(connection, player_id)
        return as_called(connection, known) if known is not None and known.epoch == epoch else None

    return Caller(await hall.database.read(find))


@contextmanager
def visiting(request: Request[Any, Any, State], hall: Hall, caller: Caller) -> Iterator[Player]:
    """Within, the caller is a player: a newcomer becomes a guest, stored with what they do (`keep_newcomer`).

    If that is refused there is no such guest, and no cookie.
    """
    if caller.player is None:
        caller.player, caller.newcomer = players.new_player(GUEST), True
    yield caller.player
    if caller.newcomer:
        remember(request, hall, caller.player)


def remember(request: Request[Any, Any, State], hall: Hall, player: Player) -> None:
    """Let the answer to this request carry the player's cookie."""
    request.state["cookie"] = Cookie(
        key=COOKIE,
        value=hall.signer.sign(player.id, player.epoch),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=own_origin(request, hall).startswith("https:"),
    )


def forget(request: Request[Any, Any, State]) -> None:
    request.state["cookie"] = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")
