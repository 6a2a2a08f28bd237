"""Why a word cannot be played now: the reason, the rule, and what would be right.

Reasons are codes with values; the catalogues have the sentences (`refusals.ftl`).
"""

from collections.abc import Sequence

import numpy as np

from spyrium.editions import Edition
from spyrium.errors import IllegalDecision, Refusal, shortened, shown
from spyrium.notation.words import (
    CARD_NUMBER,
    CARDS,
    DECISIONS,
    EFFECT_NAMES,
    EVENTS,
    GAPS,
    NUMBER,
    POSITIONS,
    Decision,
    nearest_word,
)
from spyrium.prices import target_of, ways_to_build
from spyrium.rules import decisions as d
from spyrium.rules.cards import (
    AUTOMATION,
    COMMERCE,
    COUNTRY_HOUSE,
    COUNTRY_HOUSE_PAYS,
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
    NIGHT_SHIFT_PAYS,
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
from spyrium.rules.quotes import surcharge_at
from spyrium.rules.state import (
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

_ASKED = {
    BUILD: ("asked-build", "R6.4"),
    CHOOSE_TOKEN: ("asked-token", "R6.3"),
    CHOOSE_VALUE: ("asked-value", "R9.7"),
    CHOOSE_REUSE: ("asked-reuse", "R9.6"),
    RESIDENCE: ("asked-residence", "R10.1"),
    BONUS: ("asked-bonus", "R10.2"),
    ARRIVAL: ("asked-arrival", "R5.1"),
}


class _Reason:
    """The code of a message, the rule, and the values of the message."""

    def __init__(self, code: str, rule: str, **values: str | int) -> None:
        self.code, self.rule, self.values = code, rule, values


def refusal(state: np.record, edition: Edition, word: str, legal: Sequence[str]) -> IllegalDecision:
    """The error for a word that is not among the legal ones."""
    # Whoever never plays an illegal word need not wait for the catalogues.
    from spyrium.text.catalogue import catalogue
    from spyrium.text.refusals import refusal_text

    reason = _reason(state, edition, word)
    refused = Refusal(
        shortened(word) if isinstance(word, str) else shown(word), reason.code, reason.rule, reason.values, tuple(legal)
    )
    return IllegalDecision(refusal_text(refused, catalogue("en")), refused.rule, refused)


def _reason(state: np.record, edition: Edition, word: str) -> _Reason:
    if not isinstance(word, str) or word not in NUMBER:
        near = nearest_word(word)
        return _Reason("unknown-near", "notation", near=near) if near else _Reason("unknown", "notation")
    if state.step == OVER:
        return _Reason("over", "R11.3")
    if state.step == AWAIT_DEAL:
        return _Reason("deal", "R11.1")
    decision = NUMBER[word]
    asked = _ASKED.get(int(state.step))
    if asked is None:
        return _action_reason(state, edition, decision)
    return _choice_reason(state, edition, decision) or _Reason(*asked)


def _choice_reason(state: np.record, edition: Edition, decision: int) -> _Reason | None:
    """For a word of the kind that is asked for: why this one does not do."""
    seat, parsed = int(state.current), DECISIONS[decision]
    if state.step == BUILD and d.SPACE <= decision < d.TOKEN:
        return _building_reason(state, edition, parsed)
    if state.step == CHOOSE_TOKEN and parsed.token is not None:
        return _token_reason(state, parsed.token, parsed.value or parsed.token)
    if state.step == CHOOSE_REUSE and d.REUSE <= decision < d.ADVANCE:
        return _effect_reason(state, decision - d.REUSE, again=True)
    if state.step == ARRIVAL and decision < d.EVENT:
        return _Reason("gap-empty", "R5.1", gap=GAPS[decision])
    if state.step == RESIDENCE and decision == d.ADVANCE:
        return _Reason("last-space", "R10.1")
    if state.step == BONUS and decision == d.WORKER:
        return _Reason("all-workers", "R10.3", n=int(state.staff[seat]))
    return None


def _building_reason(state: np.record, edition: Edition, parsed: Decision) -> _Reason:
    seat = int(state.current)
    if parsed.card is not None:
        old = CARD_NUMBER[parsed.card]
        upright = state.owned[seat, old] - state.inclined[seat, old]
        if not (state.inclined[seat, old] if parsed.inclined else upright):
            return _Reason("no-inclined" if parsed.inclined else "no-upright", "R6.4", card=parsed.card)
    ways = ways_to_build(np.array([state]), edition.tables, seat, int(state.in_hand), surcharge=0)
    [total] = [way.total for way in ways if way.word == str(parsed)]
    return _too_dear(state, total, "R6.4")


def _token_reason(state: np.record, token: int, value: int) -> _Reason:
    seat = int(state.current)
    if state.tokens[state.spot, token - 1] == 0:
        return _Reason("no-such-token", "R6.3", n=token)
    if token != value and not (state.techniques[seat] & ~state.exhausted[seat]) >> COMMERCE & 1:
        return _Reason("needs-technique-for-value", "R9.7", card="commerce")
    return _Reason("fee", "R6.3", price=value, money=int(state.money[seat]))


def _too_dear(state: np.record, price: int, rule: str) -> _Reason:
    return _Reason("too-dear", rule, price=int(price), money=int(state.money[state.current]))


def _too_little_spyrium(state: np.record, n: int, rule: str) -> _Reason:
    return _Reason("too-little-spyrium", rule, pays=int(n), owned=int(state.spyrium[state.current]))


def _action_reason(state: np.record, edition: Edition, decision: int) -> _Reason:
    seat = int(state.current)
    in_activation = state.phase[seat] == ACTIVATION
    if decision < d.EVENT:
        if in_activation:
            return _Reason("placement-only", "R4.5")
        if state.active[seat] == 0:
            return _Reason("no-active-worker", "R5.1")
        return _Reason("gap-empty", "R5.1", gap=GAPS[decision])
    if decision < d.PHASE2:
        return _event_reason(state, decision)
    if decision == d.PHASE2:
        return _Reason("in-phase-two", "R4.5")
    if decision in range(d.SPACE, d.USE) or decision in range(d.REUSE, d.PASS):
        return _Reason("not-asked", "R4.4" if in_activation else "R4.3")
    if not in_activation:
        return _Reason("phase-two-first", "R4.3", command="phase2")
    if decision < d.SPACE:
        return _worker_reason(state, edition, decision)
    if decision < d.TAYLOR:
        return _effect_reason(state, decision - d.USE, again=False)
    if decision == d.TAYLOR:
        return _taylorism_reason(state, seat)
    return _Reason("workers-in-market", "R6.8", n=int(state.in_market[seat]))


def _taylorism_reason(state: np.record, seat: int) -> _Reason:
    if not state.techniques[seat] >> TAYLORISM & 1:
        return _Reason("no-technique", "R9.6", card="taylorism")
    if state.exhausted[seat] >> TAYLORISM & 1:
        return _Reason("technique-used", "R9.6", card="taylorism")
    return _Reason("nothing-to-reuse", "R9.6")


def _event_reason(state: np.record, decision: int) -> _Reason:
    seat, event = int(state.current), EVENTS[state.event]
    if state.event_used[seat]:
        return _Reason("event-used", "R5.2")
    options, option = int(EVENT_OPTIONS[state.event]), decision - d.EVENT
    if options == 0 and option:
        return _Reason("event-one-effect", "R5.2", event=event, command="event")
    if options and not 1 <= option <= options:
        return _Reason("event-effects", "R5.2", event=event, first="event:1", last=f"event:{options}")
    if state.event in (NIGHT_SHIFT, LATE_ARRIVAL) and state.phase[seat] != ACTIVATION:
        return _Reason("event-phase-two", "R5.2", event=event)
    return _unpayable_event(state, seat, max(0, option - 1))


def _unpayable_event(state: np.record, seat: int, option: int) -> _Reason:
    """What the event asks for, and the player lacks (§8)."""
    event = int(state.event)
    if event == WINDFALL:
        return _Reason("event-no-token", "R11.2", event="windfall")
    if event == PATRONAGE:
        return _too_dear(state, PATRONAGE_PAYS[option], "R5.2")
    if event == EXPORT:
        return _too_little_spyrium(state, EXPORT_PAYS[option], "R5.2")
    if event == COUNTRY_HOUSE:
        return _too_little_spyrium(state, COUNTRY_HOUSE_PAYS, "R5.2")
    if event == RECRUITMENT and state.staff[seat] == MAX_WORKERS:
        return _Reason("all-workers", "R1.1", n=MAX_WORKERS)
    if event == RECRUITMENT:
        return _Reason("recruitment-too-dear", "R5.2", price=int(state.staff[seat]), money=int(state.money[seat]))
    if event == NIGHT_SHIFT and state.money[seat] < NIGHT_SHIFT_PAYS:
        return _too_dear(state, NIGHT_SHIFT_PAYS, "R5.2")
    if event == NIGHT_SHIFT:
        return _Reason("nothing-to-reuse", "R6.7")
    return _Reason("no-late-worker", "R5.1")


def _worker_reason(state: np.record, edition: Edition, decision: int) -> _Reason:
    """Why a worker cannot be withdrawn like that (R6.1, R6.2)."""
    rule = "R6.1" if decision < d.ACTIVATE else "R6.2"
    seat = int(state.current)
    gap, position = target_of(decision)
    if state.workers[gap, seat] == 0:
        return _Reason("no-worker-there", rule, gap=GAPS[gap])
    if position < 0:
        return _Reason("name-the-card", rule)
    if state.card[position] < 0:
        return _Reason("position-empty", rule, position=POSITIONS[position])
    return _activation_reason(state, edition, decision, position)


def _activation_reason(state: np.record, edition: Edition, decision: int, position: int) -> _Reason:
    seat, number = int(state.current), int(state.card[position])
    card, money = CARDS[number], int(state.money[seat])
    now, tables = np.array([state]), edition.tables
    surcharge = int(surcharge_at(now, 0, seat, position))
    if decision >= d.LOBBY:
        if not (state.techniques[seat] & ~state.exhausted[seat]) >> LOBBYING & 1:
            return _Reason("needs-technique", "R9.5", card="lobbying")
        if surcharge == 0:
            return _Reason("no-surcharge", "R9.5")
        surcharge = 0
    if number < FIRST_CHARACTER:
        cheapest = min(way.total for way in ways_to_build(now, tables, seat, number, surcharge))
        return _Reason("building-too-dear", "R6.4", card=card, price=cheapest, money=money)
    base = int(edition.price[card])
    if base + surcharge > money:
        bill = {"price": base + surcharge, "base": base, "workers": surcharge}
        return _Reason("card-too-dear", "R6.2", card=card, money=money, **bill)
    if state.spyrium[seat] < SPYRIUM_COST[number]:
        return _too_little_spyrium(state, SPYRIUM_COST[number], "R6.3")
    if TOKEN_USE[number] != TOKEN_NONE and not state.tokens[position].any():
        return _Reason("no-token-left", "R6.3", card=card)
    return _Reason("tokens-too-dear", "R6.3", card=card)


def _effect_reason(state: np.record, effect: int, *, again: bool) -> _Reason:
    seat, building = int(state.current), int(EFFECT_BUILDING[effect])
    inclined = int(state.inclined[seat, building])
    count = inclined if again else int(state.owned[seat, building]) - inclined
    card = EFFECT_NAMES[effect].split("/")[0]
    if count == 0:
        return _Reason("no-inclined" if again else "no-upright", "R9.6" if again else "R6.7", card=card)
    free = state.techniques[seat] >> AUTOMATION & 1 and SYMBOLS[building] & MINE
    return _Reason(
        "effect-too-dear",
        "R6.7",
        workers=0 if free else int(EFFECT_WORKERS[effect]),
        pays=int(EFFECT_SPYRIUM_COST[effect]),
        active=int(state.active[seat]),
        owned=int(state.spyrium[seat]),
    )
