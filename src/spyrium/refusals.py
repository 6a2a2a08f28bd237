"""Why a word cannot be played now: the reason, the rule, and what would be right."""

from collections.abc import Sequence

import numpy as np

from spyrium.editions import Edition
from spyrium.errors import IllegalDecision
from spyrium.notation.words import (
    CARD_NUMBER,
    CARDS,
    DECISIONS,
    EFFECT_NAMES,
    EVENTS,
    GAPS,
    NUMBER,
    POSITIONS,
    WORDS,
    not_a_word,
)
from spyrium.prices import activation_price, construction_price, construction_ways, target_of, workers_next_to
from spyrium.rules import decisions as d
from spyrium.rules.cards import (
    AUTOMATION,
    COMMERCE,
    COUNTRY_HOUSE,
    EFFECT_BUILDING,
    EFFECT_SPYRIUM_COST,
    EFFECT_WORKERS,
    EVENT_OPTIONS,
    EXPORT,
    EXPORT_PAYS,
    FIRST_CHARACTER,
    LATE_ARRIVAL,
    LOBBYING,
    MINE,
    NIGHT_SHIFT,
    PATRONAGE,
    PATRONAGE_PAYS,
    RECRUITMENT,
    SPYRIUM_COST,
    SYMBOLS,
    TAYLORISM,
    TOKEN_NONE,
    TOKEN_USE,
    WINDFALL,
)
from spyrium.rules.state import (
    ACTION,
    ACTIVATION,
    ARRIVAL,
    AWAIT_DEAL,
    BONUS,
    BUILD,
    CHOOSE_REUSE,
    CHOOSE_TOKEN,
    CHOOSE_VALUE,
    MAX_WORKERS,
    OVER,
    RESIDENCE,
)

PROMPTS = {
    ACTION: "action",
    BUILD: "build",
    CHOOSE_TOKEN: "token",
    CHOOSE_VALUE: "value",
    CHOOSE_REUSE: "reuse",
    RESIDENCE: "residence",
    BONUS: "bonus",
    ARRIVAL: "late-arrival",
    AWAIT_DEAL: "deal",
    OVER: "over",
}

_ASKED = {
    BUILD: ("where the new building goes is asked", "R6.4"),
    CHOOSE_TOKEN: ("which token to take is asked", "R6.3"),
    CHOOSE_VALUE: ("the value to count the event's token as is asked", "R9.7"),
    CHOOSE_REUSE: ("which inclined building to use again is asked", "R9.6"),
    RESIDENCE: ("the residence effect is asked", "R10.1"),
    BONUS: ("the bonus is asked", "R10.2"),
    ARRIVAL: ("the gap for the late worker is asked", "R5.1"),
}

_SHOWN = 8


def refusal(state: np.record, edition: Edition, word: str, legal: Sequence[str]) -> IllegalDecision:
    """The error for a word that is not among the legal ones."""
    reason, rule = _reason(state, edition, word)
    shown = ", ".join(legal[:_SHOWN]) + (f" and {len(legal) - _SHOWN} more" if len(legal) > _SHOWN else "")
    right = f" Legal now: {shown}." if legal else ""
    return IllegalDecision(f"“{word}” cannot be played: {reason} ({rule}).{right}", rule)


def _reason(state: np.record, edition: Edition, word: str) -> tuple[str, str]:
    if not isinstance(word, str) or word not in NUMBER:
        return f"it {not_a_word(word)}", "notation"
    if state.step == OVER:
        return "the game is over", "R11.3"
    if state.step == AWAIT_DEAL:
        return "the round is over and the next deal is awaited", "R11.1"
    decision = NUMBER[word]
    asked = _ASKED.get(int(state.step))
    if asked is None:
        return _action_reason(state, edition, decision)
    return _choice_reason(state, edition, decision) or asked


def _choice_reason(state: np.record, edition: Edition, decision: int) -> tuple[str, str] | None:
    """For a word of the kind that is asked for: why this one does not do."""
    seat, parsed = int(state.current), DECISIONS[decision]
    if state.step == BUILD and d.SPACE <= decision < d.TOKEN:
        if parsed.card is not None:
            old = CARD_NUMBER[parsed.card]
            upright = state.owned[seat, old] - state.inclined[seat, old]
            if not (state.inclined[seat, old] if parsed.inclined else upright):
                return f"you own no {'inclined' if parsed.inclined else 'upright'} {parsed.card}", "R6.4"
        price = construction_price(state, edition, int(state.current), int(state.in_hand), WORDS[decision])
        return f"it costs £{price.total} and you have £{state.money[seat]}", "R6.4"
    if state.step == CHOOSE_TOKEN and parsed.token is not None:
        if state.tokens[state.spot, parsed.token - 1] == 0:
            return f"there is no token of value {parsed.token} on the card", "R6.3"
        if parsed.token != parsed.value and not (state.techniques[seat] & ~state.exhausted[seat]) >> COMMERCE & 1:
            return "counting a token as another value needs Commerce, unused this round", "R9.7"
        return f"the fee is £{parsed.value} and you have £{state.money[seat]}", "R6.3"
    if state.step == CHOOSE_REUSE and d.REUSE <= decision < d.ADVANCE:
        return _effect_reason(state, decision - d.REUSE, again=True)
    if state.step == ARRIVAL and decision < d.EVENT:
        return "both positions of the gap are empty", "R5.1"
    if state.step == RESIDENCE and decision == d.ADVANCE:
        return "the marker is on the last space", "R10.1"
    if state.step == BONUS and decision == d.WORKER:
        return "all seven workers are owned already", "R10.3"
    return None


def _action_reason(state: np.record, edition: Edition, decision: int) -> tuple[str, str]:
    seat = int(state.current)
    in_activation = state.phase[seat] == ACTIVATION
    if decision < d.EVENT:
        if in_activation:
            return "workers are placed in phase I only", "R4.5"
        if state.active[seat] == 0:
            return "you have no active worker", "R5.1"
        return f"both positions of the gap {GAPS[decision]} are empty", "R5.1"
    if decision < d.PHASE2:
        return _event_reason(state, decision)
    if decision == d.PHASE2:
        return "you are in phase II already", "R4.5"
    if decision in range(d.SPACE, d.USE) or decision in range(d.REUSE, d.PASS):
        return "it answers a question that is not asked now", "R4.3" if not in_activation else "R4.4"
    if not in_activation:
        return "that is an action of phase II; play “phase2” first", "R4.3"
    if decision < d.SPACE:
        return _worker_reason(state, edition, decision)
    if decision < d.TAYLOR:
        return _effect_reason(state, decision - d.USE, again=False)
    if decision == d.TAYLOR:
        return _taylorism_reason(state, seat)
    return f"{state.in_market[seat]} of your workers stand in the market", "R6.8"


def _taylorism_reason(state: np.record, seat: int) -> tuple[str, str]:
    if not state.techniques[seat] >> TAYLORISM & 1:
        return "you do not own Taylorism", "R9.6"
    if state.exhausted[seat] >> TAYLORISM & 1:
        return "Taylorism has been used this round", "R9.6"
    return "no inclined building of yours can be used again with the workers and spyrium you have", "R9.6"


def _event_reason(state: np.record, decision: int) -> tuple[str, str]:
    seat, event = int(state.current), EVENTS[state.event]
    if state.event_used[seat]:
        return "you have used the event this round", "R5.2"
    options, option = int(EVENT_OPTIONS[state.event]), decision - d.EVENT
    if options == 0 and option:
        return f"“{event}” has one effect: write “event”", "R5.2"
    if options and not 1 <= option <= options:
        return f"“{event}” has {options} effects: write “event:1” to “event:{options}”", "R5.2"
    if state.event in (NIGHT_SHIFT, LATE_ARRIVAL) and state.phase[seat] != ACTIVATION:
        return f"“{event}” can be used in phase II only", "R5.2"
    return _unpayable_event(state, seat, max(0, option - 1))


def _unpayable_event(state: np.record, seat: int, option: int) -> tuple[str, str]:
    """What the event asks for, and the player lacks (§8)."""
    event, money, spyrium = int(state.event), f"you have £{state.money[seat]}", f"you have {state.spyrium[seat]}"
    if event == WINDFALL:
        return "there is no token on “windfall”", "R11.2"
    if event == PATRONAGE:
        return f"it costs £{PATRONAGE_PAYS[option]} and {money}", "R5.2"
    if event == EXPORT:
        return f"it takes {EXPORT_PAYS[option]} spyrium and {spyrium}", "R5.2"
    if event == COUNTRY_HOUSE:
        return f"it takes 1 spyrium and {spyrium}", "R5.2"
    if event == RECRUITMENT and state.staff[seat] == MAX_WORKERS:
        return "all seven workers are owned already", "R1.1"
    if event == RECRUITMENT:
        return f"it costs £{state.staff[seat]}, one for each worker owned, and {money}", "R5.2"
    if event == NIGHT_SHIFT and state.money[seat] == 0:
        return f"it costs £1 and {money}", "R5.2"
    if event == NIGHT_SHIFT:
        return "no inclined building of yours can be used again with the workers and spyrium you have", "R6.7"
    return "it takes an active worker, and a gap beside a card", "R5.1"


def _worker_reason(state: np.record, edition: Edition, decision: int) -> tuple[str, str]:
    """Why a worker cannot be withdrawn like that (R6.1, R6.2)."""
    rule = "R6.1" if decision < d.ACTIVATE else "R6.2"
    seat = int(state.current)
    gap, position = target_of(decision)
    if state.workers[gap, seat] == 0:
        return f"you have no worker in the gap {GAPS[gap]}", rule
    if position < 0:
        return "a position of the gap still holds a card: name it", rule
    if state.card[position] < 0:
        return f"the position {POSITIONS[position]} is empty", rule
    return _activation_reason(state, edition, decision, position)


def _activation_reason(state: np.record, edition: Edition, decision: int, position: int) -> tuple[str, str]:
    seat, number = int(state.current), int(state.card[position])
    if decision >= d.LOBBY:
        if not (state.techniques[seat] & ~state.exhausted[seat]) >> LOBBYING & 1:
            return "that needs Lobbying, unused this round", "R9.5"
        if workers_next_to(state, position) == 1:
            return "there is no surcharge to waive", "R9.5"
    card = CARDS[number]
    if number < FIRST_CHARACTER:
        cheapest = min(way.total for way in construction_ways(state, edition, decision))
        return f"{card} costs £{cheapest} at least and you have £{state.money[seat]}", "R6.4"
    price = activation_price(state, edition, decision)
    if price.total > state.money[seat]:
        bill = f"£{price.total} = {price.base} + {price.workers} workers"
        return f"{card} costs {bill}, and you have £{state.money[seat]}", "R6.2"
    if state.spyrium[seat] < SPYRIUM_COST[number]:
        return f"{card} takes {SPYRIUM_COST[number]} spyrium, and you have {state.spyrium[seat]}", "R6.3"
    if TOKEN_USE[number] != TOKEN_NONE and not state.tokens[position].any():
        return f"there is no token left on {card}", "R6.3"
    return f"no token of {card} is affordable after its price", "R6.3"


def _effect_reason(state: np.record, effect: int, *, again: bool) -> tuple[str, str]:
    seat, building = int(state.current), int(EFFECT_BUILDING[effect])
    inclined = int(state.inclined[seat, building])
    count = inclined if again else int(state.owned[seat, building]) - inclined
    card = EFFECT_NAMES[effect].split("/")[0]
    if count == 0:
        return f"you own no {'inclined' if again else 'upright'} {card}", "R9.6" if again else "R6.7"
    free = state.techniques[seat] >> AUTOMATION & 1 and SYMBOLS[building] & MINE
    workers = 0 if free else int(EFFECT_WORKERS[effect])
    return (
        f"it takes {workers} active workers and {EFFECT_SPYRIUM_COST[effect]} spyrium; "
        f"you have {state.active[seat]} and {state.spyrium[seat]}",
        "R6.7",
    )
