"""The policy `random`: any legal decision, all alike."""

import numpy as np

from spyrium.bots.bot import Candidates
from spyrium.game import Game


class Chance:
    """The policy `random`."""

    def weigh(self, game: Game, seed: int, until_settled: bool) -> Candidates:
        decisions = np.array(game.legal_ids, np.int64)
        n = len(decisions)
        weights = np.random.default_rng(seed).random(n)
        return Candidates(decisions, np.full(n, 1 / game.players), np.zeros(n, np.int64), weights)
