"""The observation: what is public, as numbers, from one seat's point of view.

One layout for 2 to 5 players: the observer's seat comes first, the others follow in turn order, absent seats
are zero. Most values lie between 0 and 1, and most are 0 in any one state. `NAMES` names every index; a change
of the layout or of a scale changes `VERSION`. Value networks and research environments read the same vector.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Annotated, Protocol, cast

import numpy as np
import numpy.typing as npt

from spyrium.jit.compiled import compiled, entry, inlined, shared
from spyrium.notation.words import BUILDING_CARDS, CARDS, EVENTS, GAPS, POSITIONS, PROMPTS, TECHNIQUE_CARDS
from spyrium.notation.words import PERIODS as PERIOD_NAMES
from spyrium.rules import cards, market
from spyrium.rules.cards import EFFECT_BUILDING, EFFECTS, FIRST_CHARACTER, FIRST_TECHNIQUE, TECHNIQUES
from spyrium.rules.counts import counts
from spyrium.rules.deal import PERIOD_OF_ROUND, ROUNDS_OF_PERIOD
from spyrium.rules.engine import Records
from spyrium.rules.market import AROUND, NO_CARD
from spyrium.rules.scoring import final_score
from spyrium.rules.state import BONUS_CASH, BONUS_WORKER, MAX_PLAYERS, ROUNDS, EditionTables, State, record_type

Values = npt.NDArray[np.float32]

VERSION = 1

SEATS = ["own", "next1", "next2", "next3", "next4"]
_CALLABLE = CARDS[:FIRST_TECHNIQUE]  # what a turn can have in hand
_USED_UP = ["lobbying", "taylorism", "commerce"]  # the techniques that are used once a round
_USABLE = sorted({int(EFFECT_BUILDING[effect]) for effect in range(EFFECTS)})


@dataclass(frozen=True)
class Feature:
    """One number of the observation. The vector holds the count divided by `scale`."""

    index: int
    name: str
    meaning: str
    scale: int


FEATURES: list[Feature] = []


def _block(names: Sequence[str], meaning: str, scale: int = 1) -> int:
    """Append features to the layout; returns the index of the first."""
    first = len(FEATURES)
    FEATURES.extend(Feature(first + k, name, meaning, scale) for k, name in enumerate(names))
    return first


# What counts are divided by, to lie near 0..1. Powers of two: exact in floating point, and quick.
_MONEY, _SPYRIUM, _VP, _SCORE, _STAFF, _SPACES, _BUILDINGS = 16, 8, 64, 64, 8, 8, 8
_COPIES, _TOKENS, _SUPPLY, _GAP, _CROWD, _PRICE, _PRINTED, _MADE, _VALUE = 2, 2, 8, 4, 8, 16, 16, 4, 4

_AT_PLAYERS = _block([f"players={n}" for n in range(2, MAX_PLAYERS + 1)], "how many play")
_AT_ROUND = _block([f"round={n}" for n in range(1, ROUNDS + 1)], "the round")
_AT_PERIOD = _block([f"period={name}" for name in PERIOD_NAMES], "the period of the round's deck")
_AT_STEP = _block([f"step={name}" for name in PROMPTS], "what the next decision is about")
_AT_MADE = _block(["turn.made"], "decisions made in the present turn", _MADE)
_AT_HAND = _block([f"hand={card}" for card in _CALLABLE], "the card that the present turn activates")
_AT_HAND_TOKENS = _block([f"hand.tokens[{v}]" for v in (1, 2, 3)], "tokens of that value on the card in hand", _TOKENS)
_AT_OPTION = _block([f"option={n}" for n in (1, 2, 3)], "the effect of the event that the present turn chose")
_AT_EVENT = _block([f"event={name}" for name in EVENTS], "the round's event")
_AT_EVENT_TOKEN = _block(["event.token"], "the value of its token, 0 without one", _VALUE)
_AT_FUTURE = _block([f"future={name}" for name in EVENTS], "the future event")
_AT_FUTURE_TOKEN = _block(["future.token"], "the value of its token, 0 without one", _VALUE)
_AT_EVENTS_LEFT = _block([f"left={name}" for name in EVENTS], "whether the event has not been seen yet")
_AT_SUPPLY = _block([f"supply[{v}]" for v in (1, 2, 3)], "tokens of that value in the supply", _SUPPLY)
_AT_DISCARD = _block([f"discard[{v}]" for v in (1, 2, 3)], "tokens of that value discarded", _SUPPLY)
_AT_DECKS = _block([f"decks.{card}" for card in CARDS], "unseen copies in the decks that later rounds use", _COPIES)


def _market_block(position: str) -> int:
    first = _block([f"{position}={card}" for card in CARDS], "the card at this market position")
    _block([f"{position}.price"], "its price", _PRICE)
    _block([f"{position}.vp"], "the VP printed on it", _PRINTED)
    _block([f"{position}.tokens[{v}]" for v in (1, 2, 3)], "tokens of that value on it", _TOKENS)
    _block([f"{position}.own"], "own workers next to this position", _CROWD)
    _block([f"{position}.others"], "other players' workers next to this position", _CROWD)
    return first


_AT_MARKET, *_ = [_market_block(position) for position in POSITIONS]
_MARKET_SIZE = (len(FEATURES) - _AT_MARKET) // len(POSITIONS)
_IN_PRICE, _IN_VP, _IN_TOKENS, _IN_OWN, _IN_OTHERS = (len(CARDS) + k for k in (0, 1, 2, 5, 6))

_AT_GAPS = _block([f"{gap}.{seat}" for gap in GAPS for seat in SEATS], "workers of that seat in the gap", _GAP)


def _seat_block(seat: str) -> int:
    first = _block([f"{seat}.present"], "whether somebody sits there")
    _block([f"{seat}.decides"], "whether the next decision is theirs")
    _block([f"{seat}.first"], "whether they are the first player")
    _block([f"{seat}.money"], "£", _MONEY)
    _block([f"{seat}.spyrium"], "spyrium", _SPYRIUM)
    _block([f"{seat}.vp"], "victory points so far", _VP)
    _block([f"{seat}.score"], "the score if the game ended now", _SCORE)
    _block([f"{seat}.residence"], "the number of the residence space", _SPACES)
    _block([f"{seat}.workers"], "workers owned", _STAFF)
    _block([f"{seat}.active"], "active workers", _STAFF)
    _block([f"{seat}.in_market"], "workers in the market", _STAFF)
    _block([f"{seat}.phase={n}" for n in (1, 2, 3)], "placement, activation or passed")
    _block([f"{seat}.event_used"], "whether the event was used this round")
    _block([f"{seat}.bonus.cash", f"{seat}.bonus.worker"], "whether the bonus was received")
    _block([f"{seat}.buildings"], "buildings owned", _BUILDINGS)
    _block([f"{seat}.kept"], "tokens kept with Commerce", _STAFF)
    _block([f"{seat}.owned.{card}" for card in BUILDING_CARDS], "copies owned", _COPIES)
    _block([f"{seat}.inclined.{BUILDING_CARDS[n]}" for n in _USABLE], "copies inclined", _COPIES)
    _block([f"{seat}.technique.{card}" for card in TECHNIQUE_CARDS], "whether the technique is owned")
    _block([f"{seat}.used.{card}" for card in _USED_UP], "whether the technique is used up this round")
    return first


_AT_SEATS, *_ = [_seat_block(seat) for seat in SEATS]
_SEAT_SIZE = (len(FEATURES) - _AT_SEATS) // len(SEATS)
(_IN_PRESENT, _IN_DECIDES, _IN_FIRST, _IN_MONEY, _IN_SPYRIUM, _IN_SEAT_VP, _IN_SCORE, _IN_RESIDENCE,
 _IN_STAFF, _IN_ACTIVE, _IN_MARKET, _IN_PHASE) = range(12)  # fmt: skip
_IN_EVENT_USED = _IN_PHASE + 3
_IN_BONUS = _IN_EVENT_USED + 1
_IN_BUILDINGS = _IN_BONUS + 2
_IN_KEPT = _IN_BUILDINGS + 1
_IN_OWNED = _IN_KEPT + 1
_IN_INCLINED = _IN_OWNED + len(BUILDING_CARDS)
_IN_TECHNIQUES = _IN_INCLINED + len(_USABLE)
_IN_USED = _IN_TECHNIQUES + TECHNIQUES

NAMES = [feature.name for feature in FEATURES]
SIZE = len(NAMES)


class Row(Protocol):
    """One observation as a record: compiled code writes to it quicker than to a view of an array."""

    board: Annotated[Values, "f4", (_AT_SEATS,)]
    seats: Annotated[Values, "f4", (MAX_PLAYERS, _SEAT_SIZE)]


ROW = record_type(Row)

_USABLE_NUMBERS = counts(_USABLE)
_USABLE_COUNT = len(_USABLE)
_USED_BITS = counts([TECHNIQUE_CARDS.index(card) for card in _USED_UP])
_USED_COUNT = len(_USED_UP)
_LAST_OF_A, _LAST_OF_B, _LAST_OF_C = accumulate(ROUNDS_OF_PERIOD)  # the last rounds that draw from these decks
_BUILDINGS_COUNT, _CARDS_COUNT = cards.BUILDINGS, cards.CARDS
_EVENTS_COUNT, _POSITIONS_COUNT, _GAPS_COUNT = cards.EVENTS, market.POSITIONS, market.GAPS


def describe() -> list[Feature]:
    """Every number of the observation, in order."""
    return list(FEATURES)


@inlined
def _share(count: int, scale: int) -> np.float32:
    return np.float32(count) * np.float32(1 / scale)


@inlined
def _seat_after(s: State, seat: int, k: int) -> int:
    """The seat `k` places after another in turn order."""
    return seat + k if seat + k < s.players else seat + k - s.players


@inlined
def _encode_turn(s: State, o: Row) -> None:
    """How far the present turn is."""
    for k in range(_AT_STEP, _AT_EVENT):
        o.board[k] = 0
    o.board[_AT_STEP + int(s.step)] = 1
    o.board[_AT_MADE] = _share(s.made, _MADE)
    if s.in_hand >= 0:
        o.board[_AT_HAND + int(s.in_hand)] = 1
        for k in range(3):
            o.board[_AT_HAND_TOKENS + k] = _share(s.tokens[s.spot, k], _TOKENS)
    if s.option >= 0:
        o.board[_AT_OPTION + int(s.option)] = 1


@inlined
def _encode_round(s: State, o: Row) -> None:
    """What a deal changes and a decision does not, the market apart; all of it is zero before."""
    o.board[_AT_PLAYERS + int(s.players) - 2] = 1
    if s.turn_round > 0:
        o.board[_AT_ROUND + int(s.turn_round) - 1] = 1
        o.board[_AT_PERIOD + PERIOD_OF_ROUND[s.turn_round]] = 1
    if s.event >= 0:
        o.board[_AT_EVENT + int(s.event)] = 1
        o.board[_AT_EVENT_TOKEN] = _share(s.event_token, _VALUE)
    o.board[_AT_FUTURE + int(s.future)] = 1
    o.board[_AT_FUTURE_TOKEN] = _share(s.future_token, _VALUE)
    for event in range(_EVENTS_COUNT):
        o.board[_AT_EVENTS_LEFT + event] = s.events_left[event]
    for k in range(3):
        o.board[_AT_SUPPLY + k] = _share(s.supply[k], _SUPPLY)
    if s.turn_round < ROUNDS:
        a, b = int(s.turn_round < _LAST_OF_A), int(s.turn_round < _LAST_OF_B)
        for card in range(_CARDS_COUNT):
            copies = s.decks[2, card] + b * s.decks[1, card] + a * s.decks[0, card]
            o.board[_AT_DECKS + card] = _share(copies, _COPIES)


@inlined
def _encode_cards(s: State, e: EditionTables, o: Row) -> None:
    """The cards that lie in the market, where there was nothing before."""
    for position in range(_POSITIONS_COUNT):
        card = s.card[position]
        if card != NO_CARD:
            at = _AT_MARKET + _MARKET_SIZE * position
            o.board[at + int(card)] = 1
            o.board[at + _IN_PRICE] = _share(e.price[card], _PRICE)
            if card < FIRST_CHARACTER:
                o.board[at + _IN_VP] = _share(e.vp[card], _PRINTED)


@inlined
def _clear_taken_cards(s: State, o: Row) -> None:
    """Between deals cards only ever leave the market."""
    for position in range(_POSITIONS_COUNT):
        if s.card[position] == NO_CARD:
            at = _AT_MARKET + _MARKET_SIZE * position
            for k in range(_IN_TOKENS):
                o.board[at + k] = 0


@inlined
def _encode_tokens(s: State, o: Row) -> None:
    """Tokens on the cards that lie in the market, and discarded ones."""
    for k in range(3):
        o.board[_AT_DISCARD + k] = _share(s.discard[k], _SUPPLY)
    for position in range(_POSITIONS_COUNT):
        lies = int(s.card[position] != NO_CARD)
        for k in range(3):
            o.board[_AT_MARKET + _MARKET_SIZE * position + _IN_TOKENS + k] = _share(
                lies * s.tokens[position, k], _TOKENS
            )


@inlined
def _encode_workers(s: State, seat: int, o: Row) -> None:
    """Everybody's workers in the gaps, and how many stand next to each position."""
    for k in range(s.players):
        p = _seat_after(s, seat, k)
        for gap in range(_GAPS_COUNT):
            o.board[_AT_GAPS + MAX_PLAYERS * gap + k] = _share(s.workers[gap, p], _GAP)
    for position in range(_POSITIONS_COUNT):
        own, everybody = 0, 0
        for k in range(4):
            gap = AROUND[position, k]
            if gap >= 0:
                own += s.workers[gap, seat]
                everybody += s.crowd[gap]
        at = _AT_MARKET + _MARKET_SIZE * position
        o.board[at + _IN_OWN] = _share(own, _CROWD)
        o.board[at + _IN_OTHERS] = _share(everybody - own, _CROWD)


@inlined
def _encode_seat(s: State, e: EditionTables, p: int, k: int, o: Row) -> None:
    """All that seat `p`, which the observer counts as `k`, has."""
    o.seats[k, _IN_PRESENT] = 1
    o.seats[k, _IN_DECIDES] = s.current == p
    o.seats[k, _IN_FIRST] = s.first == p
    o.seats[k, _IN_MONEY] = _share(s.money[p], _MONEY)
    o.seats[k, _IN_SPYRIUM] = _share(s.spyrium[p], _SPYRIUM)
    o.seats[k, _IN_SEAT_VP] = _share(s.vp[p], _VP)
    o.seats[k, _IN_SCORE] = _share(final_score(s, e, p), _SCORE)
    o.seats[k, _IN_RESIDENCE] = _share(e.track[s.residence[p]], _SPACES)
    o.seats[k, _IN_STAFF] = _share(s.staff[p], _STAFF)
    o.seats[k, _IN_ACTIVE] = _share(s.active[p], _STAFF)
    o.seats[k, _IN_MARKET] = _share(s.in_market[p], _STAFF)
    for phase in range(3):
        o.seats[k, _IN_PHASE + phase] = s.phase[p] == phase + 1
    o.seats[k, _IN_EVENT_USED] = s.event_used[p]
    o.seats[k, _IN_BONUS] = (s.bonuses[p] & BONUS_CASH) != 0
    o.seats[k, _IN_BONUS + 1] = (s.bonuses[p] & BONUS_WORKER) != 0
    o.seats[k, _IN_BUILDINGS] = _share(s.buildings[p], _BUILDINGS)
    o.seats[k, _IN_KEPT] = _share(s.kept[p], _STAFF)
    for building in range(_BUILDINGS_COUNT):
        o.seats[k, _IN_OWNED + building] = _share(s.owned[p, building], _COPIES)
    for n in range(_USABLE_COUNT):
        o.seats[k, _IN_INCLINED + n] = _share(s.inclined[p, _USABLE_NUMBERS[n]], _COPIES)
    for technique in range(TECHNIQUES):
        o.seats[k, _IN_TECHNIQUES + technique] = (s.techniques[p] >> technique) & 1
    for n in range(_USED_COUNT):
        o.seats[k, _IN_USED + n] = (s.exhausted[p] >> _USED_BITS[n]) & 1


@inlined
def _move_up(s: State, o: Row) -> None:
    """Every seat's block to the place before it; the first one's is lost."""
    for k in range(s.players - 1):
        for n in range(_SEAT_SIZE):
            o.seats[k, n] = o.seats[k + 1, n]


@shared
def encode_row(s: State, e: EditionTables, seat: int, o: Row) -> None:
    """Write the `SIZE` numbers that `seat` sees of the game into `o`."""
    for k in range(_AT_SEATS):
        o.board[k] = 0
    for k in range(MAX_PLAYERS):
        for n in range(_SEAT_SIZE):
            o.seats[k, n] = 0
    _encode_turn(s, o)
    _encode_round(s, o)
    _encode_cards(s, e, o)
    _encode_tokens(s, o)
    _encode_workers(s, seat, o)
    for k in range(s.players):
        _encode_seat(s, e, _seat_after(s, seat, k), k, o)


@compiled
def encode_next(s: State, e: EditionTables, before: int, market_changed: bool, o: Row) -> None:
    """What the mover sees, where `o` holds what `before` saw when deciding, with no deal in between."""
    _encode_turn(s, o)
    if market_changed:
        _clear_taken_cards(s, o)
        _encode_tokens(s, o)
    _encode_workers(s, s.current, o)
    first, last = 0, 0  # the places to write anew
    if s.current == _seat_after(s, before, 1):
        _move_up(s, o)
        o.seats[0, _IN_DECIDES] = 1
        first = s.players - 1
    if s.current != before:
        last = s.players - 1
    for k in range(first, last + 1):
        _encode_seat(s, e, _seat_after(s, s.current, k), k, o)


@compiled
def encode(s: State, e: EditionTables, seat: int, out: Values) -> None:
    """The same into an array."""
    encode_row(s, e, seat, out.view(ROW)[0])


@entry
def encode_one(states: Records, i: int, tables: Records, seat: int, out: Values) -> None:
    """What `seat` sees of `states[i]`."""
    encode(states[i], tables[0], seat, out)


@entry
def encode_rows(states: Records, tables: Records, rows: Records) -> None:
    """What the seat to decide sees of every game, one row each."""
    for i in range(len(states)):
        encode_row(states[i], tables[0], states[i].current, rows[i])


def encode_movers(states: Records, tables: Records, out: Values) -> None:
    """The same into an array of `SIZE` numbers a game."""
    encode_rows(states, tables, as_rows(out))


def as_rows(observations: Values) -> Records:
    """A contiguous array of observations as rows for compiled code; both are the same memory."""
    return observations.reshape(-1).view(ROW)


def observe(states: Records, i: int, tables: Records, seat: int) -> Values:
    """A fresh vector of what `seat` sees of `states[i]`."""
    out = np.empty(SIZE, np.float32)
    encode_one(states, i, tables, seat, out)
    return cast(Values, out)
