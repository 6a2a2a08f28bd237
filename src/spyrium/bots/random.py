"""The policy `random`: any legal decision, all alike."""

import numpy as np

from spyrium.bots.bot import Candidates
from spyrium.game import Game


class Random:
    """The policy `random`."""

    def weigh(self, game: Game, seed: int, until_settled: bool) -> Candidates:
        return Candidates.of(game, np.random.default_rng(seed).random(len(game.legal_ids)))
