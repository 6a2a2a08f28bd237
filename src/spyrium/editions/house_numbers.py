"""The house numbers of an edition, and small changes to them that keep the deck adding up.

Only numbers of provenance `house` ever change: prices, VP, and copies that move between two cards of one kind within a
period. So the periods of all designs, the counts of R1.4 and every fact of the rulebooks stay as they are.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from spyrium.editions.edition import Edition, Number
from spyrium.errors import InvalidArgument
from spyrium.notation.words import CARDS, PERIODS, kind_of

RANGES = {"price": (0, 15), "vp": (0, 12), "copies": (1, 4)}  # within which a house number makes sense
MOST_PRICE_SHIFT, COMMON_VP_SHIFT = 2, (-3, 1)  # of `shifts`; our building VP are rather high
# Reported by players: later periods are stronger and dearer. Within a family the price and the VP never fall.
FAMILIES = (
    ("mine-1", "mine-2", "mine-3"),
    ("workshop-1", "workshop-2", "factory-1", "factory-2"),
    ("laboratory-1", "laboratory-2", "laboratory-3"),
    ("neighbourhood-1", "neighbourhood-2"),
    ("residence-1", "residence-2"),
    ("university-1", "university-2"),
    ("luxury-home", "mansion", "palace"),
    ("apprentice", "engineer"),
)


@dataclass(frozen=True)
class Change:
    """A number of a card changed by some steps; `period` for copies."""

    card: str
    what: str  # "price", "vp" or "copies"
    by: int
    period: str = ""

    def __str__(self) -> str:
        return f"{self.card} {self.what}{' ' + self.period if self.period else ''} {self.by:+d}"


Proposal = tuple[Change, ...]


def value_of(edition: Edition, change: Change) -> int:
    """What the change starts from."""
    card = edition.cards[change.card]
    if change.what == "price":
        return card.price
    if change.what == "vp":
        return card.vp or 0
    return card.copies[change.period]


def is_house(edition: Edition, change: Change) -> bool:
    card = edition.cards[change.card]
    number = {"price": card.price, "vp": card.vp, "copies": card.copies.get(change.period)}[change.what]
    return number is not None and number.provenance == "house"


def is_allowed(edition: Edition, change: Change) -> bool:
    """Whether the number is ours and the changed one makes sense."""
    least, most = RANGES[change.what]
    return is_house(edition, change) and least <= value_of(edition, change) + change.by <= most


def steps(edition: Edition, what: str, by: int) -> Iterator[Change]:
    """All allowed changes of prices or VP by so many steps."""
    for card in CARDS:
        change = Change(card, what, by)
        if is_allowed(edition, change):
            yield change


def sweeps_of(edition: Edition, what: str, by: int) -> Iterator[Proposal]:
    """The same step for every card of a kind that begins in one period."""
    changes = list(steps(edition, what, by))
    groups = {(kind_of(change.card), min(edition.cards[change.card].copies)) for change in changes}
    for group in sorted(groups):
        yield tuple(
            change for change in changes if (kind_of(change.card), min(edition.cards[change.card].copies)) == group
        )


def copy_moves(edition: Edition) -> Iterator[Proposal]:
    """A copy less of one card, a copy more of another of its kind, in one period."""
    for period in PERIODS:
        deck = [card for card in edition.decks[period] if kind_of(card) != "technique"]
        for fewer in deck:
            for more in deck:
                move = (Change(fewer, "copies", -1, period), Change(more, "copies", 1, period))
                if fewer != more and kind_of(fewer) == kind_of(more) and all(is_allowed(edition, c) for c in move):
                    yield move


def shifts(edition: Edition, chance: random.Random) -> Proposal:
    """House numbers as another box might have them: all prices and VP a little off, VP also as a whole, and in
    each period perhaps a copy moved.
    """
    common = chance.randint(*COMMON_VP_SHIFT)
    changes = []
    for card in CARDS:
        changes.append(Change(card, "price", chance.randint(-MOST_PRICE_SHIFT, MOST_PRICE_SHIFT)))
        changes.append(Change(card, "vp", common + chance.randint(-1, 1)))
    moves = list(copy_moves(edition))
    for period in PERIODS:
        options = [move for move in moves if move[0].period == period]
        if options and chance.random() < 0.5:
            changes += chance.choice(options)
    return tuple(change for change in changes if change.by != 0 and is_allowed(edition, change))


def changed(edition: Edition, changes: Proposal) -> Edition:
    """The edition with numbers changed; where they come from stays."""
    cards = dict(edition.cards)
    for change in changes:
        card = cards[change.card]
        if change.what == "price":
            card = card._replace(price=_moved(card.price, change.by))
        elif change.what == "vp" and card.vp is not None:
            card = card._replace(vp=_moved(card.vp, change.by))
        elif change.what == "copies":
            card = card._replace(copies={**card.copies, change.period: _moved(card.copies[change.period], change.by)})
        cards[change.card] = card
    return replace(edition, cards=cards)


def _moved(number: Number, by: int) -> Number:
    return Number(number + by, number.provenance)


def drift(edition: Edition, start: Edition) -> int:
    """How far the numbers are from where they started: the sum of squared steps."""
    prices = sum((edition.price[card] - start.price[card]) ** 2 for card in CARDS)
    worths = sum((edition.vp[card] - start.vp[card]) ** 2 for card in start.vp)
    copies = sum(
        (edition.decks[period].get(card, 0) - start.decks[period].get(card, 0)) ** 2
        for period in PERIODS
        for card in CARDS
    )
    return prices + worths + copies


def rises(edition: Edition) -> bool:
    """Whether no family falls in price or VP."""
    prices = all(edition.price[a] <= edition.price[b] for family in FAMILIES for a, b in pairwise(family))
    worths = all(edition.vp.get(a, 0) <= edition.vp.get(b, 0) for family in FAMILIES for a, b in pairwise(family))
    return prices and worths


def revise(text: str, changes: Proposal) -> str:
    """The text of an edition file with numbers changed; comments, order and provenance stay."""
    for change in changes:
        header = f"[cards.{change.card}]\n"
        start = text.index(header)
        end = text.find("\n[", start + len(header))
        end = len(text) if end < 0 else end
        pattern = rf"(^copies = \{{.*\b{change.period} = )(\d+)" if change.period else rf"(^{change.what} = )(\d+)"
        section, found = re.subn(
            pattern,
            lambda match, by=change.by: f"{match[1]}{int(match[2]) + by}",  # type: ignore[misc]
            text[start:end],
            count=1,
            flags=re.MULTILINE,
        )
        if found != 1:
            raise InvalidArgument(f"{change.card}: the file does not write “{change.what}” on a line of its own")
        text = text[:start] + section + text[end:]
    return text
