"""The browsers that a player is told on by web push."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from spyrium.server.notify.push import Subscription
from spyrium.server.protocol.errors import Refused
from spyrium.server.storage.tables import pushes

MOST = 10  # per player


def of(connection: Connection, player: str) -> list[Subscription]:
    found = connection.execute(select(pushes).where(pushes.c.player == player))
    return [Subscription(row.endpoint, row.p256dh, row.auth) for row in found]


def add(connection: Connection, player: str, subscription: Subscription) -> None:
    """A browser tells one player: whoever uses it now."""
    forget(connection, subscription.endpoint)
    count = select(func.count()).select_from(pushes).where(pushes.c.player == player)
    if connection.execute(count).scalar_one() >= MOST:
        raise Refused("conflict", f"You are told on {MOST} devices already: switch notices off on one of them first.")
    connection.execute(insert(pushes).values(player=player, **msgspec.structs.asdict(subscription)))


def end(connection: Connection, player: str, endpoint: str) -> None:
    """The player's own wish; those of others are not touched."""
    connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint, pushes.c.player == player))


def forget(connection: Connection, endpoint: str) -> None:
    connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))
