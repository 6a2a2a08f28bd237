"""What a decision costs and changes at once, as numbers: prices are itemised here for everybody who shows them."""

from spyrium.jit.compiled import compiled, entry
from spyrium.rules import decisions as d
from spyrium.rules.cards import BUILDINGS, FIRST_CHARACTER, TOKEN_FEE, TOKEN_USE
from spyrium.rules.costs import replacing_price, smallest_fee, space_cost, tokens_on, workers_around
from spyrium.rules.counts import Counts
from spyrium.rules.engine import Numbers, Records
from spyrium.rules.market import AROUND, AROUND_COUNT, SIDES
from spyrium.rules.play import apply_decision
from spyrium.rules.scoring import final_score
from spyrium.rules.state import EditionTables, State

PRICE = ("base", "workers", "space", "discount", "token")  # £, the discount to be taken off
_BASE, _WORKERS, _SPACE, _DISCOUNT, _TOKEN = range(len(PRICE))
CHANGES = ("money", "spyrium", "vp", "staff", "active", "residence")  # of the state's fields
QUOTED = (*PRICE, *CHANGES, "projected", "ends", "priced")
_PARTS = len(PRICE)
WAY = (*PRICE, "decision")
MOST_WAYS = 1 + 2 * BUILDINGS


@compiled
def market_target(decision: int) -> int:
    """The market position of an activation, lobbied or not."""
    chosen = decision - d.LOBBY if decision >= d.LOBBY else decision - d.ACTIVATE
    return SIDES[chosen // 2, chosen % 2]


@compiled
def set_construction(s: State, e: EditionTables, p: int, building: int, decision: int, out: Counts) -> None:
    """R6.4: base price, new space and discount of a building by `space` or `replace:…`."""
    out[_BASE] = e.price[building]
    if decision == d.SPACE:
        out[_SPACE] = space_cost(s, p)
    else:
        out[_DISCOUNT] = e.price[building] - replacing_price(e, building, (decision - d.REPLACE) // 2)


@compiled
def set_price(s: State, e: EditionTables, decision: int, out: Counts) -> bool:
    """What a legal decision makes the player pay in £ at this very step; False where it buys no card."""
    for part in range(_PARTS):
        out[part] = 0
    if d.ACTIVATE <= decision < d.SPACE:
        position = market_target(decision)
        card = s.card[position]
        if decision < d.LOBBY:
            out[_WORKERS] = workers_around(s, position) - 1
        if card >= FIRST_CHARACTER:  # a building's own price falls due with its place
            out[_BASE] = e.price[card]
        return True
    if d.SPACE <= decision < d.TOKEN:
        set_construction(s, e, s.current, s.in_hand, decision, out)
        return True
    if d.TOKEN <= decision < d.VALUE and TOKEN_USE[s.in_hand] == TOKEN_FEE:
        out[_TOKEN] = (decision - d.TOKEN) % 3 + 1
        return True
    return False


@entry
def quote_decision(states: Records, i: int, tables: Records, decision: int, out: Numbers) -> None:
    """The numbers `QUOTED` of a legal decision of game `i`; `states[i + 1]` becomes what the decision leads to."""
    s, e, after = states[i], tables[0], states[i + 1]
    p = s.current
    priced = set_price(s, e, decision, out)
    states[i + 1] = states[i]
    apply_decision(after, e, decision)
    out[_PARTS] = after.money[p] - s.money[p]
    out[_PARTS + 1] = after.spyrium[p] - s.spyrium[p]
    out[_PARTS + 2] = after.vp[p] - s.vp[p]
    out[_PARTS + 3] = after.staff[p] - s.staff[p]
    out[_PARTS + 4] = after.active[p] - s.active[p]
    out[_PARTS + 5] = after.residence[p] - s.residence[p]
    out[_PARTS + 6] = final_score(after, e, p) - final_score(s, e, p)
    out[_PARTS + 7] = 1 if after.made == 0 else 0
    out[_PARTS + 8] = 1 if priced else 0


@entry
def surcharge_at(states: Records, i: int, seat: int, position: int) -> int:
    """For a worker of the seat next to the card: one that stands there, or one more that it would place."""
    s = states[i]
    stands = 0
    for k in range(AROUND_COUNT[position]):
        if s.workers[AROUND[position, k], seat] > 0:
            stands = 1
    return workers_around(s, position) - stands


@entry
def fee_at(states: Records, i: int, seat: int, position: int) -> int:
    """The least £ that a token of the card costs the seat on top of the price (R6.3); 0 where none does."""
    s = states[i]
    card = s.card[position]
    if card < FIRST_CHARACTER or TOKEN_USE[card] != TOKEN_FEE or tokens_on(s, position) == 0:
        return 0
    return smallest_fee(s, seat, position)


@entry
def list_ways(states: Records, i: int, tables: Records, seat: int, building: int, surcharge: int, out: Numbers) -> int:
    """Every way for a seat to construct a building, a row of `WAY` each; returns how many there are."""
    s, e = states[i], tables[0]
    n = 0
    for decision in range(d.SPACE, d.TOKEN):
        if decision > d.SPACE:
            old, inclined = (decision - d.REPLACE) // 2, (decision - d.REPLACE) % 2
            there = s.inclined[seat, old]
            if inclined == 0:
                there = s.owned[seat, old] - there
            if there == 0:
                continue
        row = out[n]
        for part in range(_PARTS):
            row[part] = 0
        set_construction(s, e, seat, building, decision, row)
        row[_WORKERS] = surcharge
        row[_PARTS] = decision
        n += 1
    return n
