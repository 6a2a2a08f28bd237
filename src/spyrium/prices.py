"""What a legal decision costs and yields, itemised, without making it."""

from types import SimpleNamespace

import msgspec
import numpy as np

from spyrium.editions import Edition
from spyrium.notation.words import (
    BUILDING_CARDS,
    CARD_NUMBER,
    CARDS,
    DECISIONS,
    GAP_NUMBER,
    POSITION_NUMBER,
    WORDS,
    parse,
)
from spyrium.rules import decisions as d
from spyrium.rules.cards import CRANE, CRANE_SAVES, FIRST_CHARACTER, SYMBOL_SAVES, SYMBOLS, TOKEN_FEE, TOKEN_USE
from spyrium.rules.engine import Records
from spyrium.rules.market import AROUND, AROUND_COUNT, POSITIONS
from spyrium.rules.quotes import MOST_WAYS, WAY, list_ways, surcharge_at

GAPS_AROUND = [[int(AROUND[p, k]) for k in range(AROUND_COUNT[p])] for p in range(POSITIONS)]
Readable = np.record | SimpleNamespace  # a state, or its plain copy


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
    """What a card of the market would cost a seat as things stand: a building by every way to construct it."""

    price: Price | None = None
    ways: tuple[Way, ...] = ()


class Quote(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal decision before it is made: its price, and what it changes at once for the player."""

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
    ends: bool = False  # the turn is over with it


def workers_next_to(state: Readable, position: int) -> int:
    """All workers, whoever's, around a market position."""
    return int(sum(state.crowd[gap] for gap in GAPS_AROUND[position]))


def target_of(decision: int) -> tuple[int, int]:
    """Gap and market position of a gain, activation or lobbied activation; position -1 where both are empty."""
    parsed = DECISIONS[decision]
    position = -1 if parsed.position is None else POSITION_NUMBER[parsed.position]
    return GAP_NUMBER[parsed.gap or ""], position


def space_price(state: Readable, seat: int) -> int:
    """R6.4 (a), R9.4."""
    owned = int(state.buildings[seat])
    return max(0, owned - CRANE_SAVES) if state.techniques[seat] >> CRANE & 1 else owned


def construction_price(state: Readable, edition: Edition, seat: int, card: int, word: str) -> Price:
    """The price of a building by `space` or `replace:…`, its surcharge apart."""
    base = int(edition.price[CARDS[card]])
    if word == "space":
        return Price(base=base, space=space_price(state, seat))
    old = CARD_NUMBER[parse(word).card or ""]
    return Price(base=base, discount=min(base, SYMBOL_SAVES) if SYMBOLS[card] & SYMBOLS[old] else 0)


def activation_price(state: Readable, edition: Edition, decision: int) -> Price:
    """Base price and surcharge of an activation, before its worker has left."""
    _, position = target_of(decision)
    surcharge = 0 if decision >= d.LOBBY else workers_next_to(state, position) - 1
    return Price(base=int(edition.price[CARDS[state.card[position]]]), workers=surcharge)


def construction_ways(state: Readable, edition: Edition, decision: int) -> tuple[Way, ...]:
    """Every way to place the building that an activation would buy, with the whole price."""
    _, position = target_of(decision)
    surcharge = activation_price(state, edition, decision).workers
    return _ways(state, edition, int(state.current), int(state.card[position]), surcharge)


def market_price(states: Records, tables: Records, seat: int, position: int) -> MarketPrice:
    """For a worker of the seat next to the card: one that stands there, or one more that it would place."""
    card, surcharge = int(states[0].card[position]), int(surcharge_at(states, 0, seat, position))
    if card < FIRST_CHARACTER:
        return MarketPrice(ways=ways_to_build(states, tables, seat, card, surcharge))
    return MarketPrice(price=Price(base=int(tables[0].price[card]), workers=surcharge))


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


def _ways(state: Readable, edition: Edition, seat: int, card: int, surcharge: int) -> tuple[Way, ...]:
    words = ["space"]
    owned, inclined = state.owned[seat], state.inclined[seat]
    for number, name in enumerate(BUILDING_CARDS):
        if owned[number] > inclined[number]:
            words.append(f"replace:{name}")
        if inclined[number]:
            words.append(f"replace:{name}*")
    ways = []
    for word in words:
        placing = construction_price(state, edition, seat, card, word)
        price = msgspec.structs.replace(placing, workers=surcharge)
        ways.append(Way(word, price, price.total, bool(price.total <= state.money[seat])))
    return tuple(ways)


def price_of(state: Readable, edition: Edition, decision: int) -> Price | None:
    """What a legal decision makes the player pay in £ at this very step; None where it buys no card."""
    if d.ACTIVATE <= decision < d.SPACE:
        price = activation_price(state, edition, decision)
        _, position = target_of(decision)
        # A building's own price falls due with `space` or `replace`.
        return Price(workers=price.workers) if state.card[position] < FIRST_CHARACTER else price
    if d.SPACE <= decision < d.TOKEN:
        return construction_price(state, edition, int(state.current), int(state.in_hand), WORDS[decision])
    if d.TOKEN <= decision < d.VALUE and TOKEN_USE[state.in_hand] == TOKEN_FEE:
        return Price(token=DECISIONS[decision].value or 0)
    return None
