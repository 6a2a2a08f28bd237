"""The games that a game goes on from."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection

from spyrium.server.protocol.errors import Refused
from spyrium.server.storage import games
from spyrium.server.storage.games import GameRow

LONGEST = 100  # forks of forks


def ancestors(connection: Connection, row: GameRow) -> Iterator[GameRow | None]:
    """The game that this one was forked from, the one that was forked from, and so on; None for one that is gone."""
    for _ in range(LONGEST):
        forked = row.options.forked_from
        if forked is None or forked.game is None:
            return
        source = games.load(connection, forked.game)
        yield source
        if source is None:
            return
        row = source
    raise Refused("unproven", f"This game goes on from more than {LONGEST} others, one from the other.")


def advises_others(connection: Connection, row: GameRow) -> bool:
    """Whether a bot's decision here would be advice for a game that the host still plays with others, or rated."""
    return any(
        source is not None
        and source.status != "finished"
        and (source.terms == "rated" or any(s.kind != "bot" and s.holders != {row.host} for s in source.seats))
        for source in ancestors(connection, row)
    )
