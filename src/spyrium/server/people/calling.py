"""From a request to its caller, and from a new visitor to a cookie."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from spyrium.server.people.identity import COOKIE, TOKEN_MARK, Caller, Player
from spyrium.server.protocol.errors import Refused
from spyrium.server.storage import players
from spyrium.server.tables.hall import Hall

YEAR = 365 * 86_400
GUEST = "Guest"

Connection = ASGIConnection[Any, Any, Any, State]


def provide_hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def own_origin(connection: Connection, hall: Hall) -> str:
    """Where people reach this server, as the start of a link."""
    if hall.settings.public_url:
        return hall.settings.public_url.rstrip("/")
    scheme = connection.scope.get("scheme", "http").replace("ws", "http")
    return f"{scheme}://{connection.headers.get('host', 'localhost')}"


async def provide_caller(request: Request[Any, Any, State], hall: Hall) -> Caller:
    return await identify(request, hall)


async def identify(connection: Connection, hall: Hall) -> Caller:
    """Whoever sent this: by bearer secret or token, by cookie, or nobody in particular."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if bearer and scheme.lower() == "bearer":
        if not bearer.startswith(TOKEN_MARK):
            return Caller(None, [bearer])
        player = await hall.database.read(lambda c: players.by_token(c, bearer))
        if player is None:
            raise Refused("unauthorised", "This bot token is not valid (any more).")
        return Caller(player)
    signed = hall.signer.read(connection.cookies.get(COOKIE, ""))
    if signed is None:
        return Caller()
    player_id, epoch = signed
    player = await hall.database.read(lambda c: players.find(c, player_id))
    return Caller(player if player is not None and player.epoch == epoch else None)


async def visitor(request: Request[Any, Any, State], hall: Hall, caller: Caller, name: str = GUEST) -> Player:
    """The calling player; a newcomer becomes a guest, whose cookie goes out with the answer."""
    if caller.player is None:
        caller.player = await hall.database.write(lambda c: players.create(c, name))
        remember(request, hall, caller.player)
    return caller.player


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
