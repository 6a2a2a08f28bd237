"""Whether the deals of a record were fixed beforehand: they are drawn again, from its secret or its seed."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from spyrium.chance.secret import START, commitment_to, draw_deal, draw_first_deal, draw_start
from spyrium.game import Game
from spyrium.notation.deals import Deal, RevealedEvent, revealed
from spyrium.notation.record import Record
from spyrium.replay import walk


class Verification(Struct, frozen=True):
    """What came out."""

    result: Literal["fixed", "differs", "another-secret", "secret-to-come", "unknown"]
    source: Literal["secret", "seed"] | None = None
    commitment: str | None = None
    drawn: int = 0  # deals that the source should yield
    given: int = 0  # deals of the game that this one goes on from
    skipped: int = 0  # draws that are not in the record, as those that were taken back
    round: int | None = None  # whose deal differs; 0 for the first player and the first event
    expected: str | None = None  # what the source yields instead


class Comparison(NamedTuple):
    """What a record says of a round, and what its source yields."""

    round: int
    written: str
    expected: str


def verify(record: Record) -> Verification:
    """Draw all deals of a record again."""
    if record.commitment is not None:
        return _by_secret(record, record.commitment)
    if record.seed is not None and record.position is None:
        found = Verification("fixed", "seed", drawn=len(record.dealt))
        return _outcome(found, _drawn_from_seed(record, record.seed))
    return Verification("unknown", given=len(record.dealt))


def _by_secret(record: Record, commitment: str) -> Verification:
    numbers = [round_.draw for round_ in record.dealt if round_.draw is not None]
    found = Verification(
        "fixed",
        "secret",
        commitment,
        drawn=len(numbers),
        given=len(record.dealt) - len(numbers),
        skipped=max(numbers, default=START) - START - len(numbers),
    )
    if record.secret is None:
        return replace(found, result="secret-to-come")
    if commitment_to(record.secret) != commitment:
        return replace(found, result="another-secret")
    return _outcome(found, _drawn_from_secret(record, record.secret))


def _outcome(found: Verification, comparisons: Iterator[Comparison]) -> Verification:
    for round_, written, expected in comparisons:
        if written != expected:
            return replace(found, result="differs", round=round_, expected=expected)
    return found


def _drawn_from_secret(record: Record, secret: bytes) -> Iterator[Comparison]:
    """Every deal that has a number, in the game as it was played."""
    opening = record.rounds[0] if record.rounds else None
    if opening is not None and opening.deal is not None and opening.draw is not None:
        first, event = draw_start(secret, len(record.names))
        yield Comparison(0, _start(record.first, record.event), _start(first, event))
        deck = record.edition.tables[0].copies[0].tolist()
        drawn = draw_first_deal(secret, len(record.names), record.event, deck)
        yield Comparison(1, _text(opening.deal), _text(drawn))
    for round_, game in walk(record):
        if round_.deal is not None and round_.draw is not None:
            drawn = draw_deal(secret, round_.draw, game.states[game.ply])
            yield Comparison(round_.number, _text(round_.deal), _text(drawn))


def _drawn_from_seed(record: Record, seed: int) -> Iterator[Comparison]:
    """The game of that seed, for as long as it goes as written."""
    game = Game(len(record.names), seed, record.edition)
    state = game.state
    event = revealed(state.event, state.event_token)
    yield Comparison(0, _start(record.first, record.event), _start(int(state.first), event))
    for round_ in record.dealt:
        assert round_.deal is not None
        yield Comparison(round_.number, _text(round_.deal), _text(game.deals()[game.ply]))
        for turn in round_.turns:
            for word in turn.words:
                game.play(word)


def _start(first: int, event: RevealedEvent) -> str:
    return f"first: {first}, event: {event}"


def _text(deal: Deal) -> str:
    return f"deal: {' '.join(map(str, deal.cards))}, next: {deal.next_event}"
