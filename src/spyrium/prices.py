"""What a legal decision costs and yields, itemised, without making it."""

from collections.abc import Sequence

import msgspec
import numpy as np

from spyrium.notation.words import DECISIONS, GAP_NUMBER, POSITION_NUMBER, WORDS
from spyrium.rules import decisions as d
from spyrium.rules.cards import FIRST_CHARACTER
from spyrium.rules.engine import Records
from spyrium.rules.quotes import MOST_WAYS, PRICE, QUOTED, WAY, fee_at, list_ways, quote_decision, surcharge_at
from spyrium.rules.state import STATE

_QUOTED = {  # fields of a quote, and of the state
    "money": "money",
    "spyrium": "spyrium",
    "vp": "vp",
    "workers": "staff",
    "active": "active",
    "residence": "residence",
}


class Price(msgspec.Struct, frozen=True, omit_defaults=True):
    """£: the card's base price, the workers around it, the new space, the discount of a shared symbol, the token."""

    base: int = 0
    workers: int = 0
    space: int = 0
    discount: int = 0
    token: int = 0

    @property
    def total(self) -> int:
        """What is paid in all."""
        return self.base + self.workers + self.space - self.discount + self.token


class Way(msgspec.Struct, frozen=True):
    """A way to construct the building that an activation buys, with the whole price."""

    word: str
    price: Price
    total: int
    affordable: bool


class MarketPrice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card of the market would cost a seat as things stand: a building by every way to construct it.

    `fee` is the least £ that a character's token costs on top.
    """

    price: Price | None = None
    ways: tuple[Way, ...] = ()
    fee: int = 0

    @property
    def least(self) -> int:
        """£ that it takes at least."""
        return min((way.total for way in self.ways), default=self.price.total + self.fee if self.price else 0)


class Quote(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal decision before it is made: its price, and what it changes at once for the player.

    `residence` is by how many spaces the marker moves on; which numbers these have is the edition's. `fee` is the
    least £ that the token costs which is chosen next.
    """

    word: str
    price: Price | None = None
    money: int = 0
    spyrium: int = 0
    vp: int = 0
    workers: int = 0
    active: int = 0
    residence: int = 0
    projected: int = 0  # by how much the score rises that the game would end with now
    ways: tuple[Way, ...] = ()
    fee: int = 0
    ends: bool = False  # the turn is over with it


def target_of(decision: int) -> tuple[int, int]:
    """Gap and market position of a gain, activation or lobbied activation; position -1 where both are empty."""
    parsed = DECISIONS[decision]
    position = -1 if parsed.position is None else POSITION_NUMBER[parsed.position]
    return GAP_NUMBER[parsed.gap or ""], position


def quotes_of(state: np.record, tables: Records, decisions: Sequence[int]) -> list[Quote]:
    """Legal decisions of a state, before they are made."""
    trial, numbers = np.zeros(2, STATE), np.zeros(len(QUOTED), np.int64)
    trial[0] = state
    quotes = []
    for decision in decisions:
        quote_decision(trial, 0, tables, decision, numbers)
        quoted = dict(zip(QUOTED, numbers.tolist(), strict=True))
        building = _building_bought(state, decision)
        quote = Quote(
            word=WORDS[decision],
            price=_price(quoted),
            **{name: quoted[field] for name, field in _QUOTED.items()},
            projected=quoted["projected"],
            ways=() if building is None else ways_to_build(trial, tables, state.current, building, quoted["workers"]),
            fee=_fee(trial, decision),
            ends=bool(quoted["ends"]),
        )
        quotes.append(quote)
    return quotes


def price_of(state: np.record, tables: Records, decision: int) -> Price | None:
    """What a legal decision makes the player pay in £ at this very step; None where it buys no card."""
    if not d.ACTIVATE <= decision < d.VALUE:  # most decisions: nothing to work out
        return None
    trial, numbers = np.zeros(2, STATE), np.zeros(len(QUOTED), np.int64)
    trial[0] = state
    quote_decision(trial, 0, tables, decision, numbers)
    return _price(dict(zip(QUOTED, numbers.tolist(), strict=True)))


def _price(quoted: dict[str, int]) -> Price | None:
    return Price(**{part: quoted[part] for part in PRICE}) if quoted["priced"] else None


def _fee(states: Records, decision: int) -> int:
    if not d.ACTIVATE <= decision < d.SPACE:
        return 0
    return int(fee_at(states, 0, states[0].current, target_of(decision)[1]))


def _building_bought(state: np.record, decision: int) -> int | None:
    """The building that an activation takes; what it costs depends on where it will stand."""
    if not d.ACTIVATE <= decision < d.SPACE:
        return None
    card = int(state.card[target_of(decision)[1]])
    return card if card < FIRST_CHARACTER else None


def market_price(states: Records, tables: Records, seat: int, position: int) -> MarketPrice:
    """For a worker of the seat next to the card: one that stands there, or one more that it would place."""
    card, surcharge = int(states[0].card[position]), int(surcharge_at(states, 0, seat, position))
    if card < FIRST_CHARACTER:
        return MarketPrice(ways=ways_to_build(states, tables, seat, card, surcharge))
    fee = int(fee_at(states, 0, seat, position))
    return MarketPrice(price=Price(base=int(tables[0].price[card]), workers=surcharge), fee=fee)


def ways_to_build(states: Records, tables: Records, seat: int, card: int, surcharge: int) -> tuple[Way, ...]:
    """Every way for a seat to place a building in the game `states[0]`, with the whole price."""
    rows = np.zeros((MOST_WAYS, len(WAY)), np.int64)
    n = list_ways(states, 0, tables, seat, card, surcharge, rows)
    money = int(states[0].money[seat])
    ways = []
    for *parts, decision in rows[:n].tolist():
        price = Price(*parts)
        ways.append(Way(WORDS[decision], price, price.total, price.total <= money))
    return tuple(ways)
