"""Why a decision was better: the two turns played out and compared, in the rules' own numbers."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from spyrium.analysis.report import Choice, Reason
from spyrium.events import Gained, Paid
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
    buildings: Counter[str]
    gap: str  # where a worker was placed
    card: str
    price: int


def reasons(game: Game, best: Choice, made: Sequence[str], expected: Sequence[str]) -> list[Reason]:
    """What the best turn would have brought beyond the one that was made; `expected` follows the decision made."""
    better, other = _end_turn(game, [best.word, *best.line]), _end_turn(game, made)
    if better is None or other is None:
        return []
    found: list[Reason] = []
    # A turn that places a worker only puts off what another brings; what an event brings is its very description.
    if bool(better.gap) == bool(other.gap) and not best.word.startswith("event"):
        found += _gains(game, better, other)
    line = [*made[:1], *expected]
    plan, instead = _plan(game, [best.word, *best.line], better.gap), _plan(game, line, other.gap)
    if plan is not None and not _same(plan, instead or Reason("plan", card=other.card)):
        found.append(plan)
    card = plan.card if plan is not None else better.card
    if card and card != other.card and (rival := _taker(game, line, card)) is not None:
        found.append(Reason("rival", card=card, seat=rival))
    return found[:MOST_REASONS]


def _gains(game: Game, better: _Ended, other: _Ended) -> list[Reason]:
    found = []
    if better.card and better.card == other.card and better.price < other.price:
        found.append(Reason("price", amount=better.price, instead=other.price, card=better.card))
    now = game.now()["seats"][game.current]
    mine = Counter(building["card"] for building in now["buildings"])
    found += [Reason("kept", card=card) for card in (mine & better.buildings) - other.buildings]
    at_once = better.vp - other.vp
    gains = {
        "vp": at_once,
        "end": better.projected - other.projected - at_once,
        "workers": better.workers - other.workers,
        "income": better.residence - other.residence,
        "spyrium": better.spyrium - other.spyrium,
        # What a card costs is no reason against taking it, unless money is earned instead.
        "money": better.money - other.money if better.card or not other.card or better.money > now["money"] else 0,
    }
    found += [Reason(code, amount=gain) for code, gain in gains.items() if gain > 0]  # type: ignore[arg-type]
    return found


def _end_turn(game: Game, words: Sequence[str]) -> _Ended | None:
    """The seat once its turn is over; None where the words end before the turn does."""
    rest, seat = game.copy(), game.current
    gap, card, price = "", "", 0
    for word in words:
        if _takes(word):
            card = _card_at(rest, word)
        elif word.startswith("place:"):
            gap = word.removeprefix("place:")
        rest.play(word)
        price += _paid(rest, seat)
        if not rest.turn:
            return _read(rest, seat, gap, card, price)
    return None


def _read(game: Game, seat: int, gap: str, card: str, price: int) -> _Ended:
    after = game.now()["seats"][seat]
    return _Ended(
        after["vp"], game.projected_scores[seat], after["money"], after["spyrium"], after["workers"],
        after["residence"], Counter(building["card"] for building in after["buildings"]), gap, card, price,
    )  # fmt: skip


def _plan(game: Game, words: Sequence[str], gap: str) -> Reason | None:
    """What a worker that the words place in the gap is expected to do there, for how much."""
    if not gap:
        return None
    rest, seat = game.copy(), game.current
    card, price = "", 0
    for word in words:
        own = rest.current == seat
        if own and word.startswith(f"activate:{gap}"):
            card = _card_at(rest, word)
        rest.play(word)
        if own and word.startswith(f"gain:{gap}"):
            earned = _gained(rest, seat)
            return Reason("earn", amount=earned) if earned else None
        if card:
            price += _paid(rest, seat)
            if not rest.turn:
                return Reason("plan", amount=price, card=card)
        if rest.over or rest.awaiting_deal:
            return None
    return None


def _same(plan: Reason, instead: Reason) -> bool:
    return (plan.code, plan.card) == (instead.code, instead.card)


def _taker(game: Game, words: Sequence[str], card: str) -> int | None:
    """The rival who takes the card from the market in the line that is expected."""
    rest, seat = game.copy(), game.current
    for word in words:
        mover = rest.current
        if _takes(word) and mover != seat and _card_at(rest, word) == card:
            return mover
        rest.play(word)
        if rest.over or rest.awaiting_deal:
            return None
    return None


def _takes(word: str) -> bool:
    return word.startswith(("activate:", "lobby:"))


def _card_at(game: Game, word: str) -> str:
    found = game.now()["market"][word[-2:]]
    return found["card"] if found is not None else ""


def _paid(game: Game, seat: int) -> int:
    """By the decision just played."""
    return sum(event.money for event in game.events if isinstance(event, Paid) and event.seat == seat)


def _gained(game: Game, seat: int) -> int:
    return sum(event.money for event in game.events if isinstance(event, Gained) and event.seat == seat)
