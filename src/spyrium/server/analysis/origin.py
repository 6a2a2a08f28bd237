"""Which games may be looked into: never one that is still played somewhere, by whatever way its position came here.

A fork or an opened record shows the decisions of another game. Until it is certain that the other game is over, an
analysis or a hint there could be used at its table.
"""

from __future__ import annotations

from sqlalchemy import Connection

from spyrium import Record
from spyrium.chance.verification import verify
from spyrium.server.protocol.errors import Refused
from spyrium.server.storage import games
from spyrium.server.storage.games import GameRow
from spyrium.server.storage.lineage import ancestors
from spyrium.server.tables.shelf import Shelf


def check_origin(connection: Connection, shelf: Shelf, row: GameRow) -> None:
    """Refuse a game that goes on from one that may not be over, or is dealt as one that people still play."""
    _check_seed(connection, row.setup.seed, row)
    for source in ancestors(connection, row):
        if source is None or source.status != "finished":
            raise Refused(
                "unproven", "This game goes on from one that is still played, or gone: wait until that is over."
            )
        row = source
    if row.options.forked_from is not None:
        _check_record(connection, shelf, row)


def _check_record(connection: Connection, shelf: Shelf, row: GameRow) -> None:
    """A record proves that its game is over by telling what all of its deals were drawn from."""
    if row.setup.record is not None:
        record = Record.loads(row.setup.record, shelf.fetch(connection, row.setup.edition_hash))
        _check_seed(connection, record.seed, row)
        found = verify(record)
        if record.position is None and found.result == "fixed" and found.drawn == len(record.dealt):
            return
    raise Refused(
        "unproven",
        "This game goes on from a record or position that does not prove that its game is over. A record does if it "
        "has the secret or seed of all its deals; others can be analysed by `spyrium analyse` on your own computer.",
    )


def _check_seed(connection: Connection, seed: int | None, row: GameRow) -> None:
    """Whoever chose the seed of a game with others could play the same decisions here."""
    if seed is not None and games.has_running_twin(connection, seed, row.id):
        raise Refused("unproven", "You still play a game with this seed with other people: wait until that is over.")
