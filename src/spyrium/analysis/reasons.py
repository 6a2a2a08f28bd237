"""Why a decision was better: the two turns played out and compared, in the rules' own numbers."""

from collections.abc import Sequence
from typing import NamedTuple

from spyrium.analysis.report import Choice, Reason
from spyrium.events import Paid
from spyrium.game import Game

MOST_REASONS = 3  # reasons that anybody reads


class _Ended(NamedTuple):
    """A seat at the end of its turn, and what the turn was about."""

    vp: int
    projected: int
    money: int
    spyrium: int
    workers: int
    residence: int
    card: str
    price: int


def reasons(game: Game, best: Choice, made: Sequence[str], expected: Sequence[str]) -> list[Reason]:
    """What the best turn would have brought beyond the one that was made; `expected` follows the decision made."""
    better, other = _end_turn(game, [best.word, *best.line]), _end_turn(game, made)
    if better is None or other is None:
        return []
    found = []
    if better.card and better.card == other.card and better.price < other.price:
        found.append(Reason("price", amount=better.price, instead=other.price, card=better.card))
    at_once = better.vp - other.vp
    at_the_end = better.projected - other.projected - at_once
    gains = {
        "vp": at_once,
        "end": at_the_end,
        "workers": better.workers - other.workers,
        "income": better.residence - other.residence,
        "spyrium": better.spyrium - other.spyrium,
        "money": better.money - other.money,
    }
    found += [Reason(code, amount=gain) for code, gain in gains.items() if gain > 0]  # type: ignore[arg-type]
    if (
        better.card
        and better.card != other.card
        and (rival := _taker(game, made[:1], expected, better.card)) is not None
    ):
        found.append(Reason("rival", card=better.card, seat=rival))
    return found[:MOST_REASONS]


def _end_turn(game: Game, words: Sequence[str]) -> _Ended | None:
    """The seat once its turn is over; None where the words end before the turn does."""
    rest, seat = game.copy(), game.current
    card, price = "", 0
    for word in words:
        place = word[-2:] if word.startswith(("activate:", "lobby:")) else ""
        if place:
            found = rest.now()["market"][place]
            card = found["card"] if found is not None else ""
        rest.play(word)
        price += sum(event.money for event in rest.events if isinstance(event, Paid) and event.seat == seat)
        if not rest.turn:
            return _read(rest, seat, card, price)
    return None


def _read(game: Game, seat: int, card: str, price: int) -> _Ended:
    after = game.now()["seats"][seat]
    return _Ended(
        after["vp"], game.projected_scores[seat], after["money"], after["spyrium"], after["workers"],
        after["residence"], card, price,
    )  # fmt: skip


def _taker(game: Game, made: Sequence[str], expected: Sequence[str], card: str) -> int | None:
    """The rival who takes the card from the market in the line that is expected after the decision made."""
    rest, seat = game.copy(), game.current
    for word in [*made, *expected]:
        mover = rest.current
        if word.startswith(("activate:", "lobby:")) and mover != seat:
            found = rest.now()["market"][word[-2:]]
            if found is not None and found["card"] == card:
                return mover
        rest.play(word)
        if rest.over or rest.awaiting_deal:
            return None
    return None
