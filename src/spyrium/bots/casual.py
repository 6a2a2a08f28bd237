"""Playing like people: among decisions that look about equal, not always the same one, but never a gift."""

import numpy as np
import numpy.typing as npt

from spyrium.bots.arithmetic import exponential
from spyrium.bots.bot import Candidates, Policy
from spyrium.bots.gifts import without_gifts
from spyrium.game import Game
from spyrium.jit.compiled import compiled, entry
from spyrium.rules.engine import Numbers, next_weyl, pick_below

Floats = npt.NDArray[np.float64]
_RESOLUTION = 1 << 30


@compiled
def appeal(chances: Floats, visits: Numbers, k: int, favourite: int, spread: float) -> float:
    """How readily a decision is taken for the favourite: not at all where it is worse by more than the spread."""
    behind = chances[k] - chances[favourite]
    if k != favourite and (visits[k] == 0 or behind < -spread):
        return 0.0
    return exponential(behind / (spread / 2))


@entry
def pick_casually(chances: Floats, visits: Numbers, weights: Floats, count: int, spread: float, seed: int) -> int:
    """One of the decisions near the favourite, each the likelier the better its chance to win."""
    favourite = 0
    for k in range(count):
        if weights[k] > weights[favourite]:
            favourite = k
    total = 0.0
    for k in range(count):
        total += appeal(chances, visits, k, favourite, spread)
    rest = total * pick_below(next_weyl(np.uint64(seed)), _RESOLUTION) / _RESOLUTION
    for k in range(count):
        rest -= appeal(chances, visits, k, favourite, spread)
        if rest < 0:
            return k
    return favourite


class Casual:
    """A policy that picks among the decisions whose chance to win lies within `spread` of its favourite's."""

    def __init__(self, policy: Policy, spread: float) -> None:
        self.policy = policy
        self.spread = spread

    def weigh(self, game: Game, seed: int, until_settled: bool) -> Candidates:
        found = self.policy.weigh(game, seed, until_settled=False)  # near-equals want to be known well
        found = without_gifts(game, found)
        chances, visits, weights = found.win_chances, found.visits, found.weights.copy()
        picked = pick_casually(chances, visits, weights, len(weights), self.spread, seed)
        weights[picked] = weights.max() + 1
        return found._replace(weights=weights)
