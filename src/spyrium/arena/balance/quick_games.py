"""Whole games of `greedy` against itself in compiled code: the same games that the bot plays, several times faster."""

import numpy as np
import numpy.typing as npt

from spyrium.bots.greedy import LONGEST_TURN, weigh_turn_inside
from spyrium.editions import Edition
from spyrium.game import MOST_CHOICES
from spyrium.jit.compiled import entry
from spyrium.rules.deal import new_game
from spyrium.rules.engine import Numbers, Records, advance
from spyrium.rules.state import DEAL, OVER, STATE

LONGEST_GAME = 2_000  # decisions; far more than six rounds offer


@entry
def record_greedy_game(
    states: Records,
    decisions: Numbers,
    tables: Records,
    players: int,
    deal: Records,
    turn: Records,
    outs: Numbers,
    untried: Numbers,
    standings: npt.NDArray[np.float64],
) -> int:
    """Fill `states` and `decisions` with a game, dealt from `states[0].rng`; returns the number of decisions."""
    new_game(states[0], tables[0], players, deal[0])
    ply = 0
    while states[ply].step != OVER:
        turn[0] = states[ply]
        turn[0].rng = np.uint64(0)
        n = weigh_turn_inside(turn, tables, outs, untried, standings)
        best = 0
        for k in range(1, n):
            if standings[k] > standings[best]:
                best = k
        decisions[ply] = outs[0, best]
        states[ply + 1] = states[ply]
        ply += 1
        advance(states[ply], tables[0], decisions[ply - 1], deal[0])
    return ply


class QuickGames:
    """Room for one game after the other."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._states: Records = np.zeros(LONGEST_GAME, STATE)
        self._decisions = np.zeros(LONGEST_GAME, np.int64)
        levels = LONGEST_TURN + 2
        self._room: tuple[Records, Records, Numbers, Numbers, npt.NDArray[np.float64]] = (
            np.zeros(1, DEAL),
            np.zeros(levels, STATE),
            np.zeros((levels, MOST_CHOICES), np.int64),
            np.zeros(levels, np.int64),
            np.zeros(MOST_CHOICES),
        )

    def play(self, players: int, seed: int) -> tuple[Records, list[int]]:
        """The states and decisions of a game, in room that the next game will use again."""
        tables = self._edition.tables
        self._states[0].rng = seed
        made = record_greedy_game(self._states, self._decisions, tables, players, *self._room)
        decisions: list[int] = self._decisions[:made].tolist()
        return self._states[: made + 1], decisions
