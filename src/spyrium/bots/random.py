"""The policy `random`: any legal decision, all alike."""

import numpy as np

from spyrium.bots.bot import Candidates
from spyrium.game import Game
from spyrium.jit.compiled import entry
from spyrium.rules.engine import next_weyl, pick_below


@entry
def pick_any(seed: int, n: int) -> int:
    """A fair index below n."""
    return pick_below(next_weyl(np.uint64(seed)), n)


class Random:
    """The policy `random`."""

    def weigh(self, game: Game, seed: int, until_settled: bool) -> Candidates:
        weights = np.zeros(len(game.legal_ids))
        weights[pick_any(seed, len(weights))] = 1
        return Candidates.of(game, weights)
