"""What a game begins with: checks of what it is given, and what the first deal meets."""

from operator import index
from typing import Protocol

import numpy as np
import numpy.typing as npt

from spyrium.errors import InvalidArgument, shown
from spyrium.notation.deals import Deal, RevealedEvent, check_first_event
from spyrium.notation.record import MAX_SEED
from spyrium.notation.words import EVENT_NUMBER
from spyrium.rules.deal import TOKENS_OF_EACH_VALUE
from spyrium.rules.state import MAX_PLAYERS, STATE


class Dealer(Protocol):
    """Knows deals to come: asked after each round, with the words decided so far."""

    def __call__(self, made: list[str], /) -> Deal | None:
        """The deal of the next round; None if it should be drawn."""


def is_whole(value: object) -> bool:
    """Whether it counts as a number of something: NumPy's integers do, truth values and arrays do not."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def check_players(players: int) -> int:
    """A number of players that the game has room for."""
    if not is_whole(players) or not 2 <= players <= MAX_PLAYERS:
        raise InvalidArgument(f"players should be 2 to {MAX_PLAYERS} (R1.1), not {shown(players)}")
    return index(players)


def check_seed(seed: int) -> int:
    """A seed the generator takes."""
    if not is_whole(seed) or not 0 <= seed <= MAX_SEED:
        raise InvalidArgument(f"the seed should be a whole number from 0 to {MAX_SEED}, not {shown(seed)}")
    return index(seed)


def before_first_deal(players: int, event: RevealedEvent, tables: npt.NDArray[np.record]) -> npt.NDArray[np.record]:
    """The state that the first deal of a real table meets, for its checks."""
    states = np.zeros(1, STATE)
    check_first_event(event)
    state = states[0]
    state.players = players
    state.supply[:] = TOKENS_OF_EACH_VALUE
    state.decks[:] = tables[0].copies
    state.events_left[:] = 1
    state.events_left[EVENT_NUMBER[event.name]] = 0
    if event.token:
        state.supply[event.token - 1] -= 1
    return states
