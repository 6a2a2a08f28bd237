"""A game as one fixed-size record, and the edition's numbers as another.

Counts are signed so that interpreted NumPy and compiled code do the same arithmetic.
Equal positions are equal bytes, but for the generator, which comes last.
"""

from types import SimpleNamespace
from typing import Annotated, Protocol, cast, get_type_hints

import numpy as np

from spyrium.rules.cards import BUILDINGS, CARDS
from spyrium.rules.counts import Counts
from spyrium.rules.market import GAPS, POSITIONS

MAX_PLAYERS = 5
MAX_WORKERS = 7
MAX_TRACK = 16
ROUNDS = 6
PERIODS = 3
VERSION = 1  # of the rules and the layout below; stored games carry it

# What the next decision is about.
(ACTION, BUILD, CHOOSE_TOKEN, CHOOSE_VALUE, CHOOSE_REUSE, RESIDENCE, BONUS, ARRIVAL, AWAIT_DEAL, OVER) = range(10)

PLACEMENT, ACTIVATION, PASSED = 1, 2, 3
BONUS_CASH, BONUS_WORKER = 1, 2


class State(Protocol):
    """One game. Each field says its type and shape in the record."""

    players: Annotated[int, "i1"]
    turn_round: Annotated[int, "i1"]  # 1 to 6; 0 before the first deal
    first: Annotated[int, "i1"]
    current: Annotated[int, "i1"]
    step: Annotated[int, "i1"]
    made: Annotated[int, "i1"]  # decisions made in the present turn
    # What the present turn has in hand, -1 between turns.
    spot: Annotated[int, "i1"]  # market position of the card activated
    in_hand: Annotated[int, "i1"]  # its card
    option: Annotated[int, "i1"]  # effect chosen of the event
    # The board.
    event: Annotated[int, "i1"]
    event_token: Annotated[int, "i1"]  # 0 where none
    future: Annotated[int, "i1"]
    future_token: Annotated[int, "i1"]
    events_left: Annotated[Counts, "i1", (7,)]
    card: Annotated[Counts, "i1", (POSITIONS,)]
    tokens: Annotated[Counts, "i1", (POSITIONS, 3)]
    workers: Annotated[Counts, "i1", (GAPS, MAX_PLAYERS)]
    crowd: Annotated[Counts, "i1", (GAPS,)]  # all workers in a gap
    supply: Annotated[Counts, "i1", (3,)]
    discard: Annotated[Counts, "i1", (3,)]
    decks: Annotated[Counts, "i1", (PERIODS, CARDS)]
    # The players.
    money: Annotated[Counts, "i2", (MAX_PLAYERS,)]
    spyrium: Annotated[Counts, "i2", (MAX_PLAYERS,)]
    vp: Annotated[Counts, "i2", (MAX_PLAYERS,)]
    residence: Annotated[Counts, "i1", (MAX_PLAYERS,)]  # index on the track
    staff: Annotated[Counts, "i1", (MAX_PLAYERS,)]  # workers owned
    active: Annotated[Counts, "i1", (MAX_PLAYERS,)]
    in_market: Annotated[Counts, "i1", (MAX_PLAYERS,)]
    phase: Annotated[Counts, "i1", (MAX_PLAYERS,)]
    event_used: Annotated[Counts, "i1", (MAX_PLAYERS,)]
    bonuses: Annotated[Counts, "i1", (MAX_PLAYERS,)]  # set of BONUS_CASH, BONUS_WORKER
    buildings: Annotated[Counts, "i1", (MAX_PLAYERS,)]  # how many are owned
    owned: Annotated[Counts, "i1", (MAX_PLAYERS, BUILDINGS)]
    inclined: Annotated[Counts, "i1", (MAX_PLAYERS, BUILDINGS)]
    techniques: Annotated[Counts, "i2", (MAX_PLAYERS,)]  # bit set
    exhausted: Annotated[Counts, "i2", (MAX_PLAYERS,)]  # bit set: inclined until the round's end
    kept: Annotated[Counts, "i1", (MAX_PLAYERS,)]
    rng: Annotated[np.uint64, "u8"]


class EditionTables(Protocol):
    """The numbers of an edition that the rules need."""

    price: Annotated[Counts, "i2", (CARDS,)]
    vp: Annotated[Counts, "i2", (BUILDINGS,)]
    copies: Annotated[Counts, "i1", (PERIODS, CARDS)]
    track: Annotated[Counts, "i2", (MAX_TRACK,)]
    spaces: Annotated[int, "i1"]


class Deal(Protocol):
    """What chance brings at the start of a round."""

    card: Annotated[Counts, "i1", (POSITIONS,)]
    tokens: Annotated[Counts, "i1", (POSITIONS, 3)]
    event: Annotated[int, "i1"]
    event_token: Annotated[int, "i1"]


def record_type(fields: type) -> np.dtype[np.record]:
    """The NumPy record type of the annotated fields of a class."""
    hints = get_type_hints(fields, include_extras=True)
    plain = [(name, *hint.__metadata__) for name, hint in hints.items()]
    return cast("np.dtype[np.record]", np.dtype((np.record, plain)))


STATE = record_type(State)
_NAMES = (STATE.names or ())[:-1]  # all but the generator


def plain(state: np.record) -> SimpleNamespace:
    """A copy in Python's own numbers and lists, which Python reads many times faster than a record's fields."""
    values = [value.tolist() if isinstance(value, np.ndarray) else value for value in state.item()]
    return SimpleNamespace(**dict(zip(_NAMES, values, strict=False)))


EDITION = record_type(EditionTables)
DEAL = record_type(Deal)
