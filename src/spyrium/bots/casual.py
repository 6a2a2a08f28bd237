"""Playing like people: among decisions that look about equal, not always the same one."""

import numpy as np

from spyrium.bots.bot import Candidates, Policy
from spyrium.game import Game

FAR_BEHIND = -1e9


class Casual:
    """A policy that picks among the decisions whose chance to win lies within `spread` of its favourite's."""

    def __init__(self, policy: Policy, spread: float) -> None:
        self.policy = policy
        self.spread = spread

    def weigh(self, game: Game, seed: int, until_settled: bool) -> Candidates:
        found = self.policy.weigh(game, seed, until_settled=False)  # near-equals want to be known well
        favourite = int(np.argmax(found.weights))
        near = (found.win_chances >= found.win_chances[favourite] - self.spread) & (found.visits > 0)
        near[favourite] = True
        whims = np.random.default_rng(seed).gumbel(scale=self.spread / 2, size=len(near))
        return found._replace(weights=np.where(near, found.win_chances + whims, FAR_BEHIND + found.weights))
