"""What a game begins with: checks of what it is given, and what the first deal meets."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from spyrium.errors import InvalidArgument
from spyrium.notation.deals import Deal, RevealedEvent, check_first_event
from spyrium.notation.record import MAX_SEED
from spyrium.notation.words import EVENT_NUMBER
from spyrium.rules.deal import TOKENS_OF_EACH_VALUE
from spyrium.rules.state import MAX_PLAYERS, STATE


class Dealer(Protocol):
    """Knows deals to come: asked after each round, with the words decided so far."""

    def __call__(self, made: list[str], /) -> Deal | None:
        """The deal of the next round; None if it should be drawn."""


def check_players(players: int) -> int:
    """A number of players that the game has room for."""
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= MAX_PLAYERS:
        raise InvalidArgument(f"players should be 2 to {MAX_PLAYERS} (R1.1), not {players!r}")
    return players


def check_seed(seed: int) -> int:
    """A seed the generator takes."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise InvalidArgument(f"the seed should be a whole number from 0 to {MAX_SEED}, not {seed!r}")
    return seed


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
