"""What a player has set, on the server for all devices."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, select

from spyrium.server.protocol.messages import Request, exactly
from spyrium.server.storage.tables import players
from spyrium.text.catalogue import LANGUAGES

Language = Annotated[str, Meta(pattern=exactly("|".join(LANGUAGES)))]


class PlayerSettings(Request, frozen=True):
    """How to be told of one's turn (`days`: only in games over days), and whatever the browser keeps here."""

    webhook: Annotated[str, Meta(max_length=500, pattern="^https?://")] | None = None
    email: Annotated[str, Meta(max_length=200, pattern=r"^[^@\s]+@[^@\s]+$")] | None = None
    push: bool = False
    notify: Literal["days", "all", "none"] = "days"
    language: Language | None = None  # of notices; as the browser's where not given
    client: dict[str, Any] = msgspec.field(default_factory=dict)


def settings_of(connection: Connection, player: str) -> PlayerSettings:
    query = select(players.c.settings).where(players.c.id == player)
    return msgspec.json.decode(connection.execute(query).scalar() or "{}", type=PlayerSettings)
