"""What a position is worth to a seat by rule of thumb, in victory points: what `greedy` looks at.

The weights are a player's common sense, not fitted: what brings points each round counts for the rounds left,
money and spyrium count as far as they can still be turned into points.
"""

from spyrium.jit.compiled import compiled
from spyrium.rules.cards import (
    BUILDINGS,
    EFFECT_BUILDING,
    EFFECT_SPYRIUM_COST,
    EFFECT_SPYRIUM_GAIN,
    EFFECT_VP,
    EFFECTS,
    FIRST_CHARACTER,
    FIRST_TECHNIQUE,
    RESIDENCE_EFFECT,
    SPYRIUM_COST,
    SPYRIUM_GAIN,
    TOKEN_FEE,
    TOKEN_NONE,
    TOKEN_USE,
    VP_GAIN,
    WORKER_GAIN,
)
from spyrium.rules.costs import can_activate, tokens_on, workers_around
from spyrium.rules.market import GAPS, NO_CARD, SIDES
from spyrium.rules.scoring import final_score
from spyrium.rules.state import PASSED, PLACEMENT, ROUNDS, EditionTables, State

MONEY_WORTH = 0.55  # VP for £1 while there are rounds to come
LATE_MONEY_WORTH = 0.15  # in the last round
SPYRIUM_WORTH = 1.1
LATE_SPYRIUM_WORTH = 0.5
WORKER_WORTH = 1.6  # a round
TECHNIQUE_WORTH = 0.8  # a round
USE_SHARE = 0.6  # how much of a building's yield is left after its worker
IDLE_WORTH = 0.9  # an active worker who can still be placed
TOKEN_VALUE = 2.0


@compiled
def effect_worth(effect: int) -> float:
    """What using a building brings, its worker not counted."""
    spyrium = EFFECT_SPYRIUM_GAIN[effect] - EFFECT_SPYRIUM_COST[effect]
    return EFFECT_VP[effect] + SPYRIUM_WORTH * spyrium


@compiled
def building_worth(building: int) -> float:
    """The best use of a building, a round."""
    best = 0.0
    for effect in range(EFFECTS):
        if EFFECT_BUILDING[effect] == building:
            best = max(best, effect_worth(effect))
    return best


@compiled
def card_worth(s: State, e: EditionTables, p: int, position: int, left: int) -> float:
    """What activating a market card would bring the seat, its price not counted."""
    card = s.card[position]
    if card >= FIRST_TECHNIQUE:
        return 2.0 + TECHNIQUE_WORTH * left
    worth = VP_GAIN[card] + SPYRIUM_WORTH * (SPYRIUM_GAIN[card] - SPYRIUM_COST[card])
    worth += WORKER_GAIN[card] * WORKER_WORTH * left
    if RESIDENCE_EFFECT[card]:
        worth += e.track[s.residence[p]]
    use = TOKEN_USE[card]
    if use != TOKEN_NONE and tokens_on(s, position) > 0:
        worth += -TOKEN_VALUE * MONEY_WORTH if use == TOKEN_FEE else TOKEN_VALUE
    if card < FIRST_CHARACTER:
        worth += e.vp[card] + building_worth(card) * USE_SHARE * (left + 0.5)
    return worth


@compiled
def placed_worth(s: State, e: EditionTables, p: int, left: int, money_worth: float) -> float:
    """What the seat's workers in the market promise: the better of money and card, each."""
    total = 0.0
    for gap in range(GAPS):
        if s.workers[gap, p] == 0:
            continue
        best = 0.0
        for side in range(2):
            position = SIDES[gap, side]
            if s.card[position] == NO_CARD:
                continue
            others = workers_around(s, position) - 1
            best = max(best, money_worth * others)
            card = s.card[position]
            if can_activate(s, e, p, position, others):
                price = e.price[card] + others
                if card < FIRST_CHARACTER:
                    price += s.buildings[p]
                best = max(best, 0.9 * (card_worth(s, e, p, position, left) - money_worth * price))
        total += best * s.workers[gap, p]
    return total


@compiled
def seat_worth(s: State, e: EditionTables, p: int) -> float:
    """The seat's projected score, by rule of thumb."""
    left = ROUNDS - s.turn_round
    playing = s.phase[p] != PASSED
    late = left == 0
    money_worth = LATE_MONEY_WORTH if late else MONEY_WORTH
    spyrium_worth = LATE_SPYRIUM_WORTH if late else SPYRIUM_WORTH
    worth = float(final_score(s, e, p))
    if playing or not late:
        worth += money_worth * s.money[p] + spyrium_worth * min(s.spyrium[p], 6)
    worth += left * (WORKER_WORTH * s.staff[p] + MONEY_WORTH * e.track[s.residence[p]])
    worth += left * TECHNIQUE_WORTH * count_bits(s.techniques[p])
    for building in range(BUILDINGS):
        if s.owned[p, building] > 0:
            upright = s.owned[p, building] - s.inclined[p, building]
            use = building_worth(building) * USE_SHARE
            worth += use * (left * s.owned[p, building] + (0.4 * upright if playing else 0.0))
    if playing:
        worth += placed_worth(s, e, p, left, money_worth)
        worth += s.active[p] * (IDLE_WORTH if s.phase[p] == PLACEMENT else 0.5)
    return worth


@compiled
def count_bits(bits: int) -> int:
    count = 0
    while bits > 0:
        count += bits & 1
        bits >>= 1
    return count


@compiled
def standing(s: State, e: EditionTables, p: int) -> float:
    """The seat's worth less that of its best rival."""
    best = -1e9
    for rival in range(s.players):
        if rival != p:
            best = max(best, seat_worth(s, e, rival))
    return seat_worth(s, e, p) - best
