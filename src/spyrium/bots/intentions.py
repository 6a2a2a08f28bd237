"""What a bot might play in a position, and how likely."""

import numpy as np

from spyrium.bots.bot import Bot, position_seed
from spyrium.bots.casual import Casual, pick_casually
from spyrium.bots.gifts import without_gifts
from spyrium.game import Game
from spyrium.notation.words import WORDS

DRAWS = 64


def intentions(bot: Bot, game: Game) -> dict[str, float]:
    """How likely each word is to be played: one for sure, unless the bot varies on purpose."""
    casual = bot.policy
    if not isinstance(casual, Casual) or len(game.legal_ids) == 1:
        return {bot.choose(game): 1.0}
    seed = position_seed(bot.seed, game)
    found = without_gifts(game, casual.policy.weigh(game, seed, until_settled=False))
    asked = found.win_chances, found.visits, found.weights, len(found.weights), casual.spread
    picked = [found.decisions[pick_casually(*asked, seed + number)] for number in range(DRAWS)]
    decisions, counts = np.unique(picked, return_counts=True)
    return {WORDS[decision]: often / DRAWS for decision, often in zip(decisions.tolist(), counts.tolist(), strict=True)}
