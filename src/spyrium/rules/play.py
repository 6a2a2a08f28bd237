"""What a decision does: §5-§10. Every function trusts that the decision is legal."""

from spyrium.jit.compiled import compiled, shared
from spyrium.rules import decisions as d
from spyrium.rules.cards import (
    CAPITALIZATION,
    CAPITALIZATION_PAYS,
    COMMERCE,
    COUNTRY_HOUSE,
    COUNTRY_HOUSE_PAYS,
    EFFECT_BUILDING,
    EFFECT_SPYRIUM_COST,
    EFFECT_SPYRIUM_GAIN,
    EFFECT_VP,
    ENGINEERING,
    ENGINEERING_VP,
    EXPORT,
    EXPORT_MONEY,
    EXPORT_PAYS,
    FACTORY,
    FIRST_CHARACTER,
    FIRST_TECHNIQUE,
    KEPT_TOKENS,
    LOBBYING,
    NIGHT_SHIFT,
    NIGHT_SHIFT_PAYS,
    PATRONAGE,
    PATRONAGE_PAYS,
    PATRONAGE_VP,
    RECRUITMENT,
    RESIDENCE_EFFECT,
    SPYRIUM_COST,
    SPYRIUM_GAIN,
    SYMBOLS,
    TAYLORISM,
    TOKEN_FEE,
    TOKEN_NONE,
    TOKEN_SPYRIUM,
    TOKEN_USE,
    VP_GAIN,
    WINDFALL,
    WORKER_GAIN,
)
from spyrium.rules.costs import has, ready, replacing_price, space_cost, tokens_on, workers_around, workers_needed
from spyrium.rules.market import NO_CARD, SIDES
from spyrium.rules.state import (
    ACTION,
    ACTIVATION,
    ARRIVAL,
    AWAIT_DEAL,
    BONUS,
    BONUS_CASH,
    BONUS_WORKER,
    BUILD,
    CHOOSE_REUSE,
    CHOOSE_TOKEN,
    CHOOSE_VALUE,
    MAX_WORKERS,
    OVER,
    PASSED,
    RESIDENCE,
    ROUNDS,
    EditionTables,
    State,
)

FIRST_BONUS, SECOND_BONUS = 8, 20
BONUS_MONEY = 5


@compiled
def hire(s: State, p: int, count: int) -> None:
    """New workers, active at once, as far as the reserve goes (R1.1, R6.5, R10.3)."""
    count = min(count, MAX_WORKERS - s.staff[p])
    s.staff[p] += count
    s.active[p] += count


@compiled
def grant_bonus(s: State, p: int, bonus: int) -> None:
    s.bonuses[p] |= bonus
    if bonus == BONUS_CASH:
        s.money[p] += BONUS_MONEY
    else:
        hire(s, p, 1)


@compiled
def end_turn(s: State) -> None:
    """R4.1: the next player who has not passed; after the last pass the round ends."""
    s.made = 0
    s.spot = -1
    s.in_hand = -1
    s.option = -1
    s.step = ACTION
    seat = s.current
    for _ in range(s.players):
        seat += 1
        if seat == s.players:
            seat = 0
        if s.phase[seat] != PASSED:
            s.current = seat
            return
    s.step = OVER if s.turn_round == ROUNDS else AWAIT_DEAL


@compiled
def finish_action(s: State, p: int) -> None:
    """R10.2, R10.3: the bonuses are the last step of an action."""
    if s.vp[p] >= SECOND_BONUS:
        if s.bonuses[p] & BONUS_CASH == 0:
            grant_bonus(s, p, BONUS_CASH)
        if s.bonuses[p] & BONUS_WORKER == 0:
            grant_bonus(s, p, BONUS_WORKER)
    elif s.vp[p] >= FIRST_BONUS and s.bonuses[p] == 0:
        s.step = BONUS
        return
    end_turn(s)


@compiled
def place_worker(s: State, p: int, gap: int) -> None:
    """R5.1."""
    s.active[p] -= 1
    s.workers[gap, p] += 1
    s.crowd[gap] += 1
    s.in_market[p] += 1
    end_turn(s)


@compiled
def withdraw_worker(s: State, p: int, gap: int) -> None:
    """The worker is inactive until the next round."""
    s.workers[gap, p] -= 1
    s.crowd[gap] -= 1
    s.in_market[p] -= 1


@compiled
def gain_money(s: State, p: int, gap: int, side: int) -> None:
    """R6.1, R9.2."""
    withdraw_worker(s, p, gap)
    if side < 2:
        s.money[p] += workers_around(s, SIDES[gap, side])
    if has(s, p, CAPITALIZATION):
        s.money[p] += CAPITALIZATION_PAYS
    end_turn(s)


@compiled
def take_windfall(s: State, p: int, value: int) -> None:
    if s.option == 0:
        s.money[p] += value
    elif s.option == 1:
        s.spyrium[p] += value
    else:
        s.vp[p] += value
    finish_action(s, p)


@compiled
def use_event(s: State, p: int, option: int) -> None:
    """R5.2, §8; options count from 0."""
    s.event_used[p] = 1
    event = s.event
    if event == WINDFALL:
        s.option = option
        if ready(s, p, COMMERCE):
            s.step = CHOOSE_VALUE
        else:
            take_windfall(s, p, s.event_token)
    elif event == COUNTRY_HOUSE:
        s.spyrium[p] -= COUNTRY_HOUSE_PAYS
        s.step = RESIDENCE
    elif event == PATRONAGE:
        s.money[p] -= PATRONAGE_PAYS[option]
        s.vp[p] += PATRONAGE_VP[option]
        finish_action(s, p)
    elif event == EXPORT:
        s.spyrium[p] -= EXPORT_PAYS[option]
        s.money[p] += EXPORT_MONEY[option]
        end_turn(s)
    elif event == RECRUITMENT:
        s.money[p] -= s.staff[p]
        hire(s, p, 1)
        end_turn(s)
    elif event == NIGHT_SHIFT:
        s.money[p] -= NIGHT_SHIFT_PAYS
        s.step = CHOOSE_REUSE
    else:  # Late Arrival
        s.step = ARRIVAL


@compiled
def choose_value(s: State, p: int, value: int) -> None:
    """R9.7 with Windfall: nothing is kept, the token stays."""
    if value != s.event_token:
        s.exhausted[p] |= 1 << COMMERCE
    take_windfall(s, p, value)


@compiled
def activate(s: State, e: EditionTables, p: int, gap: int, side: int, lobbied: bool) -> None:
    """R6.2: the worker leaves, the surcharge is paid; then by the card's kind."""
    position = SIDES[gap, side]
    card = s.card[position]
    withdraw_worker(s, p, gap)
    if lobbied:
        s.exhausted[p] |= 1 << LOBBYING
    else:
        s.money[p] -= workers_around(s, position)
    s.spot = position
    s.in_hand = card
    if card < FIRST_CHARACTER:
        s.step = BUILD
        return
    s.money[p] -= e.price[card]
    if card >= FIRST_TECHNIQUE:  # R6.6
        s.card[position] = NO_CARD
        s.techniques[p] |= 1 << (card - FIRST_TECHNIQUE)
        end_turn(s)
        return
    s.spyrium[p] -= SPYRIUM_COST[card]  # R6.3
    if TOKEN_USE[card] == TOKEN_NONE:
        resolve_card(s, p)
    else:
        s.step = CHOOSE_TOKEN


@compiled
def resolve_card(s: State, p: int) -> None:
    """What the card in hand gives apart from its token (R6.3, R6.5)."""
    card = s.in_hand
    s.spyrium[p] += SPYRIUM_GAIN[card]
    s.vp[p] += VP_GAIN[card]
    hire(s, p, WORKER_GAIN[card])
    if RESIDENCE_EFFECT[card]:
        s.step = RESIDENCE
    else:
        finish_action(s, p)


@compiled
def construct(s: State, p: int, cost: int) -> None:
    """R6.4, R6.5: the building arrives upright; its token is taken, or asked about with Commerce."""
    s.money[p] -= cost
    s.owned[p, s.in_hand] += 1
    s.buildings[p] += 1
    s.card[s.spot] = NO_CARD
    if tokens_on(s, s.spot) == 0:
        resolve_card(s, p)
    elif ready(s, p, COMMERCE):
        s.step = CHOOSE_TOKEN
    else:
        token = 1
        while s.tokens[s.spot, token - 1] == 0:
            token += 1
        take_token(s, p, token, token)


@compiled
def demolish(s: State, p: int, building: int, is_inclined: int) -> None:
    """The replaced building is out of the game (R6.4)."""
    s.owned[p, building] -= 1
    s.inclined[p, building] -= is_inclined
    s.buildings[p] -= 1


@compiled
def take_token(s: State, p: int, token: int, value: int) -> None:
    """R6.3, R6.5, R9.7."""
    s.tokens[s.spot, token - 1] -= 1
    if has(s, p, COMMERCE) and s.kept[p] < KEPT_TOKENS:
        s.kept[p] += 1
    else:
        s.discard[token - 1] += 1
    if value != token:
        s.exhausted[p] |= 1 << COMMERCE
    use = TOKEN_USE[s.in_hand]
    if use == TOKEN_SPYRIUM:
        s.spyrium[p] += value
    elif use == TOKEN_FEE:
        s.money[p] -= value
    else:
        s.vp[p] += value
    resolve_card(s, p)


@compiled
def run_effect(s: State, p: int, effect: int) -> None:
    """R6.7, R9.1, R9.3."""
    workers = workers_needed(s, p, effect)
    s.active[p] -= workers
    s.spyrium[p] += EFFECT_SPYRIUM_GAIN[effect] - EFFECT_SPYRIUM_COST[effect]
    s.vp[p] += EFFECT_VP[effect]
    if has(s, p, ENGINEERING) and SYMBOLS[EFFECT_BUILDING[effect]] & FACTORY != 0:
        s.vp[p] += ENGINEERING_VP * workers
    finish_action(s, p)


@shared
def apply_decision(s: State, e: EditionTables, decision: int) -> None:
    """Carry out one legal decision of the current player."""
    p = s.current
    s.made += 1
    if decision < d.EVENT:
        place_worker(s, p, decision - d.PLACE)
    elif decision < d.PHASE2:
        use_event(s, p, max(0, decision - d.EVENT - 1))
    elif decision == d.PHASE2:
        s.phase[p] = ACTIVATION
    elif decision < d.ACTIVATE:
        gain_money(s, p, (decision - d.GAIN) // 3, (decision - d.GAIN) % 3)
    elif decision < d.LOBBY:
        activate(s, e, p, (decision - d.ACTIVATE) // 2, (decision - d.ACTIVATE) % 2, False)
    elif decision < d.SPACE:
        activate(s, e, p, (decision - d.LOBBY) // 2, (decision - d.LOBBY) % 2, True)
    elif decision == d.SPACE:
        construct(s, p, e.price[s.in_hand] + space_cost(s, p))
    elif decision < d.TOKEN:
        old = (decision - d.REPLACE) // 2
        demolish(s, p, old, (decision - d.REPLACE) % 2)
        construct(s, p, replacing_price(e, s.in_hand, old))
    elif decision < d.VALUE:
        take_token(s, p, (decision - d.TOKEN) // 3 + 1, (decision - d.TOKEN) % 3 + 1)
    elif decision < d.USE:
        choose_value(s, p, decision - d.VALUE + 1)
    elif decision < d.TAYLOR:
        effect = decision - d.USE
        s.inclined[p, EFFECT_BUILDING[effect]] += 1
        run_effect(s, p, effect)
    elif decision == d.TAYLOR:
        s.exhausted[p] |= 1 << TAYLORISM
        s.step = CHOOSE_REUSE
    elif decision < d.ADVANCE:
        run_effect(s, p, decision - d.REUSE)
    elif decision == d.ADVANCE:
        s.residence[p] += 1
        end_turn(s)
    elif decision == d.SCORE:
        s.vp[p] += e.track[s.residence[p]]
        finish_action(s, p)
    elif decision == d.WORKER:
        grant_bonus(s, p, BONUS_WORKER)
        end_turn(s)
    elif decision == d.CASH:
        grant_bonus(s, p, BONUS_CASH)
        end_turn(s)
    else:
        s.phase[p] = PASSED
        end_turn(s)
