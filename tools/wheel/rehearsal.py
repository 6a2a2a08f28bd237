"""Everything that people do with an installed Spyrium and that is compiled, once: so that its machine code is shipped.

Training is not among it: whoever trains has the sources, and compiles in a second of many minutes.
"""

import numpy as np

import spyrium
from spyrium import analysis, bots, observation
from spyrium.arena.balance.quick_games import QuickGames
from spyrium.bench import playout_rate
from spyrium.editions import Edition
from spyrium.envs.vector import VectorSpyrium
from spyrium.server.operations.preparation import play_a_game
from spyrium.server.tables.levels import LEVELS

MORE_THAN_BETWEEN_TWO_LOOKS = 200  # simulations that a search makes before it looks how it stands


def rehearse() -> None:
    """Games, levels, analysis, endgames, environments, reports on editions, measurements."""
    last = play_a_game()
    bots.solve(last, nodes=1)
    _play_levels()
    analysis.analyse(_finished(), simulations=2)
    _learn()
    QuickGames(Edition.load("standard")).play(3, seed=1)
    playout_rate(games=1)


def _play_levels() -> None:
    for level in (*LEVELS, "mcts"):
        budget = {} if level in ("random", "greedy") else {"simulations": MORE_THAN_BETWEEN_TWO_LOOKS}
        bot, game = bots.load(level, seed=1, **budget), spyrium.Game(players=2, seed=1)
        for _ in range(6):  # the second time a search goes on from its last tree
            game.play(bot.choose(game))
        bot.think(game)


def _finished() -> spyrium.Game:
    game, bot = spyrium.Game(players=2, seed=2), bots.load("random", seed=2)
    while not game.over:
        game.play(bot.choose(game))
    return game


def _learn() -> None:
    games = VectorSpyrium(num_envs=4, players=3)
    games.reset(seed=1)
    games.step(games.sample_actions(np.random.default_rng(1)))
    games.step(games.greedy_actions())
    game = spyrium.Game(players=2, seed=1)
    observation.observe(game.states, game.ply, game.edition.tables, 0)


if __name__ == "__main__":
    rehearse()
