"""Positions: the JSON of docs/notation.md, written from a state and read back with every check."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import TypedDict

import numpy as np

from spyrium.editions import Edition
from spyrium.notation.deals import token_values
from spyrium.notation.words import BUILDING_CARDS, CARDS, EVENTS, GAPS, PERIODS, POSITIONS, TECHNIQUE_CARDS
from spyrium.rules.state import BONUS_CASH, BONUS_WORKER, plain


class EventView(TypedDict):
    name: str
    token: int | None


class MarketCard(TypedDict):
    card: str
    tokens: list[int]


class OwnedCard(TypedDict):
    card: str
    inclined: bool


class TokenPiles(TypedDict):
    supply: list[int]
    discard: list[int]


class Seat(TypedDict):
    money: int
    spyrium: int
    vp: int
    residence: int
    workers: int
    active: int
    phase: int
    event_used: bool
    bonuses: list[str]
    buildings: list[OwnedCard]
    techniques: list[OwnedCard]
    kept: int


class Result(TypedDict):
    scores: list[int]
    winners: list[int]


class Board(TypedDict):
    """What lies on the table, the companies apart."""

    round: int
    first: int
    event: EventView
    future: EventView
    events_left: list[str]
    market: dict[str, MarketCard | None]
    workers: dict[str, list[int]]
    tokens: TokenPiles
    decks: dict[str, dict[str, int]]


class Position(Board):
    edition: str
    current: int
    turn: list[str]
    seats: list[Seat]
    result: Result | None


def write_position(record: np.record, edition: Edition, turn: Sequence[str], scores: Sequence[int] | None) -> Position:
    """The position of a state at the start of a turn, with the words decided since and the result, if any."""
    state = plain(record)
    return Position(
        edition=edition.label,
        round=state.turn_round,
        first=state.first,
        current=state.current,
        turn=list(turn),
        event=event_view(state.event, state.event_token),
        future=event_view(state.future, state.future_token),
        events_left=sorted(name for k, name in enumerate(EVENTS) if state.events_left[k]),
        market={name: _market_card(state, k) for k, name in enumerate(POSITIONS)},
        workers={name: seats for k, name in enumerate(GAPS) if (seats := _seats_in_gap(state, k))},
        tokens=TokenPiles(supply=state.supply, discard=state.discard),
        decks={period: _deck(state.decks[k]) for k, period in enumerate(PERIODS)},
        seats=[_seat(state, p, edition) for p in range(state.players)],
        result=None if scores is None else result_of(scores),
    )


def result_of(scores: Sequence[int]) -> Result:
    """R11.4: most VP wins; a tie is a shared victory."""
    best = max(scores)
    return Result(scores=list(scores), winners=[p for p, score in enumerate(scores) if score == best])


def shares_of(scores: Sequence[int]) -> list[float]:
    """Every seat's share of the victory (R11.4)."""
    winners = result_of(scores)["winners"]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]


def event_view(event: int, token: int) -> EventView:
    """An event by its number, with its token; 0 where it has none."""
    return EventView(name=EVENTS[event], token=token or None)


def _market_card(state: SimpleNamespace, position: int) -> MarketCard | None:
    card = state.card[position]
    return None if card < 0 else MarketCard(card=CARDS[card], tokens=token_values(state.tokens[position]))


def _seats_in_gap(state: SimpleNamespace, gap: int) -> list[int]:
    return [seat for seat in range(state.players) for _ in range(state.workers[gap][seat])]


def _deck(counts: list[int]) -> dict[str, int]:
    return {CARDS[k]: n for k, n in enumerate(counts) if n}


def _seat(state: SimpleNamespace, p: int, edition: Edition) -> Seat:
    bonuses = state.bonuses[p]
    return Seat(
        money=state.money[p],
        spyrium=state.spyrium[p],
        vp=state.vp[p],
        residence=int(edition.track[state.residence[p]]),
        workers=state.staff[p],
        active=state.active[p],
        phase=state.phase[p],
        event_used=bool(state.event_used[p]),
        bonuses=[name for name, bit in (("cash", BONUS_CASH), ("worker", BONUS_WORKER)) if bonuses & bit],
        buildings=_buildings(state.owned[p], state.inclined[p]),
        techniques=_techniques(state.techniques[p], state.exhausted[p]),
        kept=state.kept[p],
    )


def _buildings(owned: list[int], inclined: list[int]) -> list[OwnedCard]:
    cards = [
        OwnedCard(card=card, inclined=k >= owned[number] - inclined[number])
        for number, card in enumerate(BUILDING_CARDS)
        for k in range(owned[number])
    ]
    return sorted(cards, key=_card_then_upright)


def _techniques(owned: int, exhausted: int) -> list[OwnedCard]:
    cards = [
        OwnedCard(card=card, inclined=bool(exhausted >> k & 1))
        for k, card in enumerate(TECHNIQUE_CARDS)
        if owned >> k & 1
    ]
    return sorted(cards, key=_card_then_upright)


def _card_then_upright(card: Mapping[str, object]) -> tuple[str, bool]:
    return (str(card["card"]), bool(card["inclined"]))
