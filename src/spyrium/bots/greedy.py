"""Looking one turn ahead: every way to complete the present turn, judged by rule of thumb."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from spyrium.bots.arithmetic import exponential
from spyrium.bots.bot import Candidates
from spyrium.bots.evaluate import standing
from spyrium.game import MOST_CHOICES, Game
from spyrium.jit.compiled import compiled, entry
from spyrium.rules.engine import Numbers, Records
from spyrium.rules.legal import list_legal
from spyrium.rules.play import apply_decision
from spyrium.rules.state import AWAIT_DEAL, OVER, STATE

LONGEST_TURN = 8
MARGIN_SCALE = 12.0  # the lead in points that makes a win about three times as likely as not


@compiled
def next_completion(states: Records, tables: Records, outs: Numbers, untried: Numbers, level: int) -> int:
    """The level at which the turn is complete in the next way, or 0; begun at level 1 with `untried[1]` at -1.

    Depth first; level k lies in `states[k]`, its decisions in `outs[k]`, how many are untried in `untried[k]`.
    Compiled recursion does not survive Numba's cache, hence the loop.
    """
    while level > 0:
        s = states[level]
        if untried[level] < 0:
            if s.made == 0 or s.step == AWAIT_DEAL or s.step == OVER:
                untried[level] = 0
                return level
            untried[level] = list_legal(s, tables[0], outs[level])
        if untried[level] == 0:
            level -= 1
            continue
        untried[level] -= 1
        states[level + 1] = s
        apply_decision(states[level + 1], tables[0], outs[level, untried[level]])
        level += 1
        untried[level] = -1
    return 0


@compiled
def best_completion(states: Records, tables: Records, seat: int, outs: Numbers, untried: Numbers) -> float:
    """The best standing that `seat` can reach by completing its turn from `states[1]`."""
    best = -1e9
    untried[1] = -1
    level = next_completion(states, tables, outs, untried, 1)
    while level > 0:
        best = max(best, standing(states[level], tables[0], seat))
        level = next_completion(states, tables, outs, untried, level)
    return best


@compiled
def weigh_turn_inside(
    states: Records, tables: Records, outs: Numbers, untried: Numbers, standings: npt.NDArray[np.float64]
) -> int:
    """For each legal decision of `states[0]`, the best standing it leads to; returns how many there are."""
    seat = states[0].current
    n = list_legal(states[0], tables[0], outs[0])
    for k in range(n):
        states[1] = states[0]
        apply_decision(states[1], tables[0], outs[0, k])
        standings[k] = best_completion(states, tables, seat, outs, untried)
    return n


@entry
def weigh_turn(
    states: Records,
    tables: Records,
    outs: Numbers,
    untried: Numbers,
    standings: npt.NDArray[np.float64],
    chances: npt.NDArray[np.float64],
) -> int:
    """`weigh_turn_inside` for Python, with the chance to win that each standing promises."""
    n = weigh_turn_inside(states, tables, outs, untried, standings)
    rivals = states[0].players - 1
    for k in range(n):
        chances[k] = 1.0 / (1.0 + rivals * exponential(-standings[k] / MARGIN_SCALE))
    return n


class TurnRoom(NamedTuple):
    """Working space for looking through one turn: a row a level."""

    states: Records
    outs: Numbers
    untried: Numbers
    standings: npt.NDArray[np.float64]
    chances: npt.NDArray[np.float64]

    @staticmethod
    def new() -> "TurnRoom":
        levels = LONGEST_TURN + 2
        return TurnRoom(
            np.zeros(levels, STATE),
            np.zeros((levels, MOST_CHOICES), np.int64),
            np.zeros(levels, np.int64),
            np.zeros(MOST_CHOICES),
            np.zeros(MOST_CHOICES),
        )


class Greedy:
    """The policy `greedy`."""

    def weigh(self, game: Game, seed: int, until_settled: bool) -> Candidates:
        states, outs, untried, standings, chances = TurnRoom.new()
        states[0] = game.state
        states[0].rng = 0
        n = weigh_turn(states, game.edition.tables, outs, untried, standings, chances)
        return Candidates(outs[0, :n].copy(), chances[:n].copy(), np.ones(n, np.int64), standings[:n].copy())
