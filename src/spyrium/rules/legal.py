"""Which decisions are legal: §4-§6, §8 and the order that docs/notation.md gives the choices.

Each function writes decision numbers into `out` from index `n` on, in ascending order, and returns the new `n`.
A decision is listed only if the turn can be completed from there with every cost paid.
"""

from spyrium.jit.compiled import compiled, shared
from spyrium.rules import decisions as d
from spyrium.rules.cards import (
    BUILDINGS,
    COMMERCE,
    COUNTRY_HOUSE,
    COUNTRY_HOUSE_PAYS,
    EFFECT_BUILDING,
    EFFECTS,
    EVENT_OPTIONS,
    EXPORT,
    EXPORT_PAYS,
    LATE_ARRIVAL,
    LOBBYING,
    NIGHT_SHIFT,
    NIGHT_SHIFT_PAYS,
    PATRONAGE,
    PATRONAGE_PAYS,
    RECRUITMENT,
    TAYLORISM,
    TOKEN_FEE,
    TOKEN_USE,
    WINDFALL,
)
from spyrium.rules.costs import (
    can_activate,
    can_pay_effect,
    can_reuse,
    ready,
    replacing_price,
    space_cost,
    workers_around,
)
from spyrium.rules.counts import Counts
from spyrium.rules.market import GAPS, NO_CARD, SIDES
from spyrium.rules.state import (
    ACTION,
    ACTIVATION,
    ARRIVAL,
    BONUS,
    BUILD,
    CHOOSE_REUSE,
    CHOOSE_TOKEN,
    CHOOSE_VALUE,
    MAX_WORKERS,
    PLACEMENT,
    RESIDENCE,
    EditionTables,
    State,
)


@compiled
def gap_is_open(s: State, gap: int) -> bool:
    """R5.1: at least one of the gap's two positions still holds a card."""
    return s.card[SIDES[gap, 0]] != NO_CARD or s.card[SIDES[gap, 1]] != NO_CARD


@compiled
def can_place(s: State, p: int) -> bool:
    if s.active[p] == 0:
        return False
    for gap in range(GAPS):
        if gap_is_open(s, gap):
            return True
    return False


@compiled
def list_placements(s: State, p: int, out: Counts, n: int) -> int:
    """R5.1."""
    if s.active[p] > 0:
        for gap in range(GAPS):
            if gap_is_open(s, gap):
                out[n] = d.PLACE + gap
                n += 1
    return n


@compiled
def event_is_payable(s: State, p: int, option: int) -> bool:
    """§8: whether an effect of the round's event can be used now; options count from 0."""
    event = s.event
    if event == WINDFALL:
        return s.event_token > 0
    if event == COUNTRY_HOUSE:
        return s.spyrium[p] >= COUNTRY_HOUSE_PAYS
    if event == PATRONAGE:
        return s.money[p] >= PATRONAGE_PAYS[option]
    if event == EXPORT:
        return s.spyrium[p] >= EXPORT_PAYS[option]
    if event == RECRUITMENT:
        return s.staff[p] < MAX_WORKERS and s.money[p] >= s.staff[p]
    if s.phase[p] != ACTIVATION:
        return False
    if event == NIGHT_SHIFT:
        return s.money[p] >= NIGHT_SHIFT_PAYS and can_reuse(s, p)
    return event == LATE_ARRIVAL and can_place(s, p)


@compiled
def list_event(s: State, p: int, out: Counts, n: int) -> int:
    """R5.2: at most once a round."""
    if s.event_used[p]:
        return n
    options = EVENT_OPTIONS[s.event]
    if options == 0:
        if event_is_payable(s, p, 0):
            out[n] = d.EVENT
            n += 1
        return n
    for option in range(options):
        if event_is_payable(s, p, option):
            out[n] = d.EVENT + 1 + option
            n += 1
    return n


@compiled
def list_gains(s: State, p: int, out: Counts, n: int) -> int:
    """R6.1."""
    for gap in range(GAPS):
        if s.workers[gap, p] == 0:
            continue
        if not gap_is_open(s, gap):
            out[n] = d.GAIN + 3 * gap + 2
            n += 1
            continue
        for side in range(2):
            if s.card[SIDES[gap, side]] != NO_CARD:
                out[n] = d.GAIN + 3 * gap + side
                n += 1
    return n


@compiled
def list_activations(s: State, e: EditionTables, p: int, out: Counts, n: int) -> int:
    """R6.2, and with Lobbying where there is a surcharge to waive (R9.5)."""
    may_lobby = ready(s, p, LOBBYING)
    lobbied = 0
    for gap in range(GAPS):
        if s.workers[gap, p] == 0:
            continue
        for side in range(2):
            position = SIDES[gap, side]
            if s.card[position] == NO_CARD:
                continue
            surcharge = workers_around(s, position) - 1
            if can_activate(s, e, p, position, surcharge):
                out[n] = d.ACTIVATE + 2 * gap + side
                n += 1
            if may_lobby and surcharge > 0 and can_activate(s, e, p, position, 0):
                lobbied |= 1 << (2 * gap + side)
    if lobbied != 0:
        for bit in range(2 * GAPS):
            if (lobbied >> bit) & 1:
                out[n] = d.LOBBY + bit
                n += 1
    return n


@compiled
def list_uses(s: State, p: int, out: Counts, n: int) -> int:
    """R6.7: upright buildings."""
    if s.buildings[p] > 0:
        for effect in range(EFFECTS):
            building = EFFECT_BUILDING[effect]
            if s.owned[p, building] > s.inclined[p, building] and can_pay_effect(s, p, effect):
                out[n] = d.USE + effect
                n += 1
    return n


@compiled
def list_reuses(s: State, p: int, out: Counts, n: int) -> int:
    """Night Shift and R9.6: inclined buildings."""
    for effect in range(EFFECTS):
        if s.inclined[p, EFFECT_BUILDING[effect]] > 0 and can_pay_effect(s, p, effect):
            out[n] = d.REUSE + effect
            n += 1
    return n


@compiled
def list_actions(s: State, e: EditionTables, p: int, out: Counts) -> int:
    """R4.3, R4.4."""
    if s.phase[p] == PLACEMENT:
        n = list_placements(s, p, out, 0)
        n = list_event(s, p, out, n)
        out[n] = d.PHASE2
        return n + 1
    n = list_event(s, p, out, 0)
    if s.in_market[p] > 0:
        n = list_gains(s, p, out, n)
        n = list_activations(s, e, p, out, n)
    n = list_uses(s, p, out, n)
    if ready(s, p, TAYLORISM) and can_reuse(s, p):
        out[n] = d.TAYLOR
        n += 1
    if s.in_market[p] == 0:  # R6.8
        out[n] = d.PASS
        n += 1
    return n


@compiled
def list_construction(s: State, e: EditionTables, p: int, out: Counts) -> int:
    """R6.4; the surcharge is paid already."""
    n = 0
    building = s.in_hand
    if s.money[p] >= e.price[building] + space_cost(s, p):
        out[n] = d.SPACE
        n += 1
    for old in range(BUILDINGS):
        if s.owned[p, old] == 0 or s.money[p] < replacing_price(e, building, old):
            continue
        if s.owned[p, old] > s.inclined[p, old]:
            out[n] = d.REPLACE + 2 * old
            n += 1
        if s.inclined[p, old] > 0:
            out[n] = d.REPLACE + 2 * old + 1
            n += 1
    return n


@compiled
def list_tokens(s: State, p: int, out: Counts) -> int:
    """R6.3, R9.7: which token to take, and as what to count it."""
    n = 0
    is_fee = TOKEN_USE[s.in_hand] == TOKEN_FEE
    may_choose = ready(s, p, COMMERCE)
    for token in range(1, 4):
        if s.tokens[s.spot, token - 1] == 0:
            continue
        for value in range(1, 4):
            if (value == token or may_choose) and not (is_fee and s.money[p] < value):
                out[n] = d.TOKEN + 3 * (token - 1) + value - 1
                n += 1
    return n


@compiled
def list_residence(s: State, e: EditionTables, p: int, out: Counts) -> int:
    """R10.1."""
    n = 0
    if s.residence[p] + 1 < e.spaces:
        out[n] = d.ADVANCE
        n += 1
    out[n] = d.SCORE
    return n + 1


@compiled
def list_bonuses(s: State, p: int, out: Counts) -> int:
    """R10.2, R10.3."""
    n = 0
    if s.staff[p] < MAX_WORKERS:
        out[n] = d.WORKER
        n += 1
    out[n] = d.CASH
    return n + 1


@shared
def list_legal(s: State, e: EditionTables, out: Counts) -> int:
    """Write the numbers of all legal decisions into `out`; return how many there are."""
    p = s.current
    step = s.step
    n = 0
    if step == ACTION:
        n = list_actions(s, e, p, out)
    elif step == BUILD:
        n = list_construction(s, e, p, out)
    elif step == CHOOSE_TOKEN:
        n = list_tokens(s, p, out)
    elif step == CHOOSE_VALUE:
        for value in range(3):
            out[value] = d.VALUE + value
        n = 3
    elif step == CHOOSE_REUSE:
        n = list_reuses(s, p, out, 0)
    elif step == RESIDENCE:
        n = list_residence(s, e, p, out)
    elif step == BONUS:
        n = list_bonuses(s, p, out)
    elif step == ARRIVAL:
        n = list_placements(s, p, out, 0)
    return n
