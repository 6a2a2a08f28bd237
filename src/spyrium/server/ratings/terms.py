"""Whether a game is rated: fixed when it starts, by the same rules for everybody (docs/server.md)."""

from __future__ import annotations

from spyrium.server.protocol.messages import USUAL_GRACE, NoClock, Terms, Unrated
from spyrium.server.storage.games import GameRow

LEAST_GRACE = USUAL_GRACE  # seconds


def terms_of(row: GameRow) -> Terms:
    """As they were fixed; of a table that waits, as they would be if everybody who is expected came."""
    if row.terms is not None:
        return row.terms
    options = row.options
    if options.seed_chosen:
        return "seed"
    if options.forked_from is not None:
        return "origin"
    if not options.rated:
        return "choice"
    persons = [seat for seat in row.seats if seat.kind != "bot"]
    if not persons:
        return "bots"
    held = [player for seat in persons for player in seat.holders]
    if len(set(held)) < len(held):
        return "twice"
    if any(seat.player is None and (seat.ready or row.status != "waiting") for seat in persons):
        return "seats"  # whoever is ready by a link's secret alone has come, and is nobody known
    untimed = options.pace == "live" and isinstance(options.clock, NoClock)
    if untimed and options.grace < LEAST_GRACE and len(persons) > 1:
        return "grace"
    return "rated"


def unrated(row: GameRow) -> Unrated | None:
    terms = terms_of(row)
    return None if terms == "rated" else terms


def fix_terms(row: GameRow) -> None:
    """A game starts: from now on it is known whether it is rated, and who is rated for each seat."""
    row.terms = terms_of(row)
    for seat in row.seats:
        subject = f"bot:{seat.level}" if seat.kind == "bot" else seat.player
        seat.subject = subject if row.terms == "rated" else None
