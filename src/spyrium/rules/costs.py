"""What things cost, and whether a player can pay (R6.2-R6.4, R6.9)."""

from spyrium.jit.compiled import compiled
from spyrium.rules.cards import (
    AUTOMATION,
    BUILDINGS,
    COMMERCE,
    CRANE,
    CRANE_SAVES,
    EFFECT_BUILDING,
    EFFECT_SPYRIUM_COST,
    EFFECT_WORKERS,
    EFFECTS,
    FIRST_CHARACTER,
    FIRST_TECHNIQUE,
    MINE,
    SPYRIUM_COST,
    SYMBOL_SAVES,
    SYMBOLS,
    TOKEN_FEE,
    TOKEN_NONE,
    TOKEN_USE,
)
from spyrium.rules.market import AROUND, AROUND_COUNT
from spyrium.rules.state import EditionTables, State


@compiled
def has(s: State, p: int, technique: int) -> bool:
    return (s.techniques[p] >> technique) & 1 == 1


@compiled
def ready(s: State, p: int, technique: int) -> bool:
    """Owned, and not yet used up this round (R9.5-R9.8)."""
    return ((s.techniques[p] & ~s.exhausted[p]) >> technique) & 1 == 1


@compiled
def workers_around(s: State, position: int) -> int:
    """All workers, whoever's, that stand next to a market position."""
    count = 0
    for k in range(AROUND_COUNT[position]):
        count += s.crowd[AROUND[position, k]]
    return count


@compiled
def tokens_on(s: State, position: int) -> int:
    return s.tokens[position, 0] + s.tokens[position, 1] + s.tokens[position, 2]


@compiled
def space_cost(s: State, p: int) -> int:
    """R6.4 (a), R9.4: £1 per building owned, less with Crane."""
    cost = int(s.buildings[p])
    if has(s, p, CRANE):
        cost = max(0, cost - CRANE_SAVES)
    return cost


@compiled
def share_symbol(building: int, other: int) -> bool:
    return SYMBOLS[building] & SYMBOLS[other] != 0


@compiled
def replacing_price(e: EditionTables, building: int, old: int) -> int:
    """R6.4 (b), (c): the price of a building in place of another."""
    price = int(e.price[building])
    if share_symbol(building, old):
        price = max(0, price - SYMBOL_SAVES)
    return price


@compiled
def cheapest_construction(s: State, e: EditionTables, p: int, building: int) -> int:
    """The least that the building costs this player, its surcharge apart."""
    price = int(e.price[building])
    cheapest = price + space_cost(s, p)
    if s.buildings[p] > 0:
        cheapest = price
        if price > 0 and SYMBOLS[building] != 0:
            for old in range(BUILDINGS):
                if s.owned[p, old] > 0 and share_symbol(building, old):
                    return max(0, price - SYMBOL_SAVES)
    return cheapest


@compiled
def smallest_fee(s: State, p: int, position: int) -> int:
    """The least value that a token of the card, which has one, can be counted as (R6.3, R9.7)."""
    value = 1
    if not ready(s, p, COMMERCE):
        while s.tokens[position, value - 1] == 0:
            value += 1
    return value


@compiled
def can_activate(s: State, e: EditionTables, p: int, position: int, surcharge: int) -> bool:
    """R6.2-R6.6: whether the activation can be completed with every cost paid."""
    card = s.card[position]
    purse = s.money[p] - surcharge
    if card >= FIRST_TECHNIQUE:
        return purse >= e.price[card]
    if card < FIRST_CHARACTER:
        return purse >= cheapest_construction(s, e, p, card)
    purse -= e.price[card]
    if purse < 0 or s.spyrium[p] < SPYRIUM_COST[card]:
        return False
    if TOKEN_USE[card] == TOKEN_NONE:
        return True
    if tokens_on(s, position) == 0:
        return False
    return TOKEN_USE[card] != TOKEN_FEE or purse >= smallest_fee(s, p, position)


@compiled
def workers_needed(s: State, p: int, effect: int) -> int:
    """R6.7, R9.1: with Automation a mine takes no workers."""
    if has(s, p, AUTOMATION) and SYMBOLS[EFFECT_BUILDING[effect]] & MINE != 0:
        return 0
    return EFFECT_WORKERS[effect]


@compiled
def can_pay_effect(s: State, p: int, effect: int) -> bool:
    return s.active[p] >= workers_needed(s, p, effect) and s.spyrium[p] >= EFFECT_SPYRIUM_COST[effect]


@compiled
def can_reuse(s: State, p: int) -> bool:
    """Whether some inclined building could be straightened and used (R9.6, Night Shift)."""
    for effect in range(EFFECTS):
        if s.inclined[p, EFFECT_BUILDING[effect]] > 0 and can_pay_effect(s, p, effect):
            return True
    return False
