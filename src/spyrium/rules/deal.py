"""Chance: setting up a game and dealing a round (§2, §3, R11.1, R11.2).

A deal is drawn from the state's generator, or given by a record or a real table; either way
`lay_out` carries it out, so both play alike.
"""

import numpy as np

from spyrium.jit.compiled import compiled, shared, wrapping
from spyrium.rules.cards import BUILDINGS, CARDS, EVENTS, FIRST_CHARACTER, TOKEN_NONE, TOKEN_USE, WINDFALL
from spyrium.rules.counts import counts
from spyrium.rules.market import GAPS, NO_CARD, POSITIONS
from spyrium.rules.state import ACTION, AWAIT_DEAL, MAX_PLAYERS, PASSED, PERIODS, PLACEMENT, Deal, EditionTables, State

START_MONEY, START_SPYRIUM, START_WORKERS = 8, 2, 3
TOKENS_OF_EACH_VALUE = 8
# R3.4, by players and card: one on a building, one fewer than the players on a character.
TOKENS_DUE = counts([
    [(TOKEN_USE[card] != TOKEN_NONE) * (1 if card < FIRST_CHARACTER else max(0, players - 1)) for card in range(CARDS)]
    for players in range(MAX_PLAYERS + 1)
])  # fmt: skip
ROUNDS_OF_PERIOD = (3, 2, 1)
PERIOD_OF_ROUND = counts([0] + [period for period, rounds in enumerate(ROUNDS_OF_PERIOD) for _ in range(rounds)])
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1, _MIX_2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, _S33 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(33)


@wrapping
def random_below(s: State, n: int) -> int:
    """A fair number from 0 to n - 1 from the state's generator (SplitMix64)."""
    z = np.uint64(s.rng) + _GOLDEN
    s.rng = z
    z = (z ^ (z >> _S30)) * _MIX_1
    z = (z ^ (z >> _S27)) * _MIX_2
    z = z ^ (z >> _S31)
    return int(z >> _S33) % int(n)


@compiled
def draw_token(s: State) -> int:
    """R11.2: a token at random; the discarded ones come back only when the supply is empty. 0 if there is none."""
    if s.supply[0] + s.supply[1] + s.supply[2] == 0:
        for k in range(3):
            s.supply[k] = s.discard[k]
            s.discard[k] = 0
    total = s.supply[0] + s.supply[1] + s.supply[2]
    if total == 0:
        return 0
    rest = random_below(s, total)
    token = 0
    while rest >= s.supply[token]:
        rest -= s.supply[token]
        token += 1
    s.supply[token] -= 1
    return token + 1


@compiled
def draw_event(s: State) -> int:
    """R2.2, R3.2: one of the events not yet seen."""
    left = 0
    for event in range(EVENTS):
        left += s.events_left[event]
    rest = random_below(s, left)
    event = 0
    while rest >= s.events_left[event]:
        rest -= s.events_left[event]
        event += 1
    return event


@compiled
def cards_left(s: State, period: int) -> int:
    left = 0
    for card in range(CARDS):
        left += s.decks[period, card]
    return left


@compiled
def draw_card(s: State, period: int, left: int) -> int:
    """R3.3: one of the `left` cards of the period's deck."""
    rest = random_below(s, left)
    card = 0
    while rest >= s.decks[period, card]:
        rest -= s.decks[period, card]
        card += 1
    s.decks[period, card] -= 1
    return card


@compiled
def draw_deal(s: State, deal: Deal) -> None:
    """Sample the coming round's event, cards and tokens; only the generator of `s` is left changed."""
    supply_0, supply_1, supply_2 = s.supply[0], s.supply[1], s.supply[2]
    discard_0, discard_1, discard_2 = s.discard[0], s.discard[1], s.discard[2]
    period = PERIOD_OF_ROUND[s.turn_round + 1]
    deal.event = draw_event(s)
    deal.event_token = draw_token(s) if deal.event == WINDFALL else 0
    left = cards_left(s, period)
    for position in range(POSITIONS):
        deal.card[position] = draw_card(s, period, left - position)
    for position in range(POSITIONS):
        for k in range(3):
            deal.tokens[position, k] = 0
        for _ in range(TOKENS_DUE[s.players, deal.card[position]]):
            token = draw_token(s)
            if token > 0:
                deal.tokens[position, token - 1] += 1
    for position in range(POSITIONS):
        s.decks[period, deal.card[position]] += 1
    s.supply[0], s.supply[1], s.supply[2] = supply_0, supply_1, supply_2
    s.discard[0], s.discard[1], s.discard[2] = discard_0, discard_1, discard_2


@compiled
def take_from_supply(s: State, ones: int, twos: int, threes: int) -> None:
    """R11.2 for tokens that are known: what the supply lacks comes from the discarded ones."""
    lacking = 0
    for k in range(3):
        wanted = ones if k == 0 else twos if k == 1 else threes
        s.supply[k] -= wanted
        lacking += max(0, -s.supply[k])
    if lacking > 0:
        for k in range(3):
            s.supply[k] += s.discard[k]
            s.discard[k] = 0


@compiled
def clear_round(s: State) -> None:
    """R11.1."""
    for position in range(POSITIONS):
        s.card[position] = NO_CARD
        for k in range(3):
            s.discard[k] += s.tokens[position, k]
            s.tokens[position, k] = 0
    if s.event_token > 0:
        s.discard[s.event_token - 1] += 1
    for p in range(s.players):
        s.exhausted[p] = 0
        for building in range(BUILDINGS):
            s.inclined[p, building] = 0
    s.first = (s.first + 1) % s.players


@compiled
def lay_out(s: State, e: EditionTables, deal: Deal) -> None:
    """§3: the start of a round, with what chance brought."""
    s.turn_round += 1
    for p in range(s.players):
        s.money[p] += e.track[s.residence[p]]  # R3.1
        s.active[p] = s.staff[p]  # R3.5
        s.phase[p] = PLACEMENT
        s.event_used[p] = 0
    s.event = s.future  # R3.2
    s.event_token = s.future_token
    s.future = deal.event
    s.future_token = deal.event_token
    s.events_left[deal.event] -= 1
    if deal.event_token > 0:
        token = deal.event_token
        take_from_supply(s, int(token == 1), int(token == 2), int(token == 3))
    period = PERIOD_OF_ROUND[s.turn_round]
    for position in range(POSITIONS):  # R3.3, R3.4
        s.card[position] = deal.card[position]
        s.decks[period, deal.card[position]] -= 1
        for k in range(3):
            s.tokens[position, k] = deal.tokens[position, k]
        take_from_supply(s, deal.tokens[position, 0], deal.tokens[position, 1], deal.tokens[position, 2])
    s.current = s.first
    s.step = ACTION


@compiled
def seat_player(s: State, p: int, taken: int) -> None:
    """R2.1; an empty seat is all zeros."""
    s.money[p] = START_MONEY * taken
    s.spyrium[p] = START_SPYRIUM * taken
    s.vp[p] = 0
    s.residence[p] = 0
    s.staff[p] = START_WORKERS * taken
    s.active[p] = START_WORKERS * taken
    s.in_market[p] = 0
    s.phase[p] = PASSED * taken
    s.event_used[p] = 0
    s.bonuses[p] = 0
    s.buildings[p] = 0
    s.techniques[p] = 0
    s.exhausted[p] = 0
    s.kept[p] = 0
    for building in range(BUILDINGS):
        s.owned[p, building] = 0
        s.inclined[p, building] = 0


@compiled
def set_up(s: State, e: EditionTables, players: int) -> None:
    """§2 but for what chance decides: the first event and the first player."""
    s.players = players
    s.turn_round = 0
    s.step = AWAIT_DEAL
    s.made = 0
    s.spot = -1
    s.in_hand = -1
    s.option = -1
    s.event = -1
    s.event_token = 0
    for event in range(EVENTS):
        s.events_left[event] = 1
    for position in range(POSITIONS):
        s.card[position] = NO_CARD
        for k in range(3):
            s.tokens[position, k] = 0
    for gap in range(GAPS):
        s.crowd[gap] = 0
        for p in range(MAX_PLAYERS):
            s.workers[gap, p] = 0
    for k in range(3):
        s.supply[k] = TOKENS_OF_EACH_VALUE
        s.discard[k] = 0
    for period in range(PERIODS):
        for card in range(CARDS):
            s.decks[period, card] = e.copies[period, card]
    for p in range(MAX_PLAYERS):
        seat_player(s, p, 1 if p < players else 0)


@compiled
def reveal_first_event(s: State, event: int, token: int) -> None:
    """R2.2, for an event that is known."""
    s.future = event
    s.future_token = token
    s.events_left[event] -= 1
    if token > 0:
        s.supply[token - 1] -= 1


@compiled
def draw_start(s: State) -> None:
    """R2.2, R2.3: the first player and the first event, at random."""
    s.first = random_below(s, s.players)
    event = draw_event(s)
    reveal_first_event(s, event, 1 + random_below(s, 3) if event == WINDFALL else 0)
    s.current = s.first


@compiled
def deal_given(s: State, e: EditionTables, deal: Deal) -> None:
    """End the round that was played, if any, and begin the next with the deal given."""
    if s.turn_round > 0:
        clear_round(s)
    lay_out(s, e, deal)


@shared
def deal_drawn(s: State, e: EditionTables, deal: Deal) -> None:
    """The same with a deal from the state's generator, which is left in `deal`."""
    if s.turn_round > 0:
        clear_round(s)
    draw_deal(s, deal)
    lay_out(s, e, deal)


@shared
def new_game(s: State, e: EditionTables, players: int, deal: Deal) -> None:
    """§2 and the first deal, from wherever the state's generator stands."""
    set_up(s, e, players)
    draw_start(s)
    deal_drawn(s, e, deal)
