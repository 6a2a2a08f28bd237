"""Opponents, from random to master.

bot = spyrium.bots.load("master", simulations=2000, seed=7)
game.play(bot.choose(game))
"""

from spyrium.bots.bot import Bot, Thought
from spyrium.bots.endgame.solution import Solution, solve
from spyrium.bots.loading import LEVELS, NAMES, load

__all__ = ["LEVELS", "NAMES", "Bot", "Solution", "Thought", "load", "solve"]
