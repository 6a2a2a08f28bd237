"""Why a decision was better: the two turns played out and compared, in the rules' own numbers."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from spyrium.analysis.foresight import card_at, compare, expected_scores, gained, paid, takers_in, takes
from spyrium.analysis.report import Reason
from spyrium.analysis.valuation import Foreseen
from spyrium.game import Game
from spyrium.notation.words import CHARACTER_CARDS

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


def reasons(game: Game, best: Foreseen, made: Foreseen, turn: Sequence[str], loss: float) -> list[Reason]:
    """What the best decision would have brought beyond the one made, which loses so many win points.

    `turn` begins with the words of the turn as it was made.
    """
    better, other = _end_turn(game, best.words), _end_turn(game, turn)
    if better is None or other is None:
        return []
    found: list[Reason] = []
    later = compare(game, best, made, loss)
    # A turn that places a worker only puts off what another brings; what an event brings is its very description.
    if bool(better.gap) == bool(other.gap) and not best.words[0].startswith("event"):
        gains = _gains(game, better, other)
        found += [gain for gain in gains if later is None or gain.card or later.holds(gain.code)]
    plan, instead = _plan(game, best.words, better.gap), _plan(game, made.words, other.gap)
    takers, other_takers = takers_in(game, best.words), takers_in(game, made.words)
    card = plan.card if plan is not None else better.card
    # A card that the seat gets in either line, from whichever gap, makes neither of them the better one.
    wanted = card and takers[game.current, card] > other_takers[game.current, card]
    if plan is not None and (wanted if plan.card else not _same(plan, instead)):
        found.append(plan)
    if wanted and card not in CHARACTER_CARDS:  # which stay for everybody
        rivals = (seat for seat, taken in other_takers - takers if taken == card and seat != game.current)
        found += [Reason("rival", card=card, seat=seat) for seat in rivals]
    if later is not None:
        found += later.reasons({card, *_beside(game, better.gap)}, {reason.code for reason in found})
    return (found or expected_scores(game.current, best, made))[:MOST_REASONS]


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
        if takes(word):
            card = card_at(rest, word)
        elif word.startswith("place:"):
            gap = word.removeprefix("place:")
        rest.play(word)
        price += paid(rest, seat)
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
        if own and word.startswith((f"activate:{gap}", f"lobby:{gap}")):
            card = card_at(rest, word)
        rest.play(word)
        if own and word.startswith(f"gain:{gap}"):
            earned = gained(rest, seat)
            return Reason("earn", amount=earned) if earned else None
        if card:
            price += paid(rest, seat)
            if not rest.turn:
                return Reason("plan", amount=price, card=card)
        if rest.over or rest.awaiting_deal:
            return None
    return None


def _same(plan: Reason, instead: Reason | None) -> bool:
    return instead is not None and plan.code == instead.code


def _beside(game: Game, gap: str) -> list[str]:
    """The cards next to a gap."""
    market = game.now()["market"]
    return [found["card"] for place in (gap[:2], gap[2:]) if (found := market.get(place)) is not None]
