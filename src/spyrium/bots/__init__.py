"""Opponents, from random to master.

bot = spyrium.bots.load("master", simulations=2000, seed=7)
game.play(bot.choose(game))
"""

from spyrium.bots.bot import Bot, Thought
from spyrium.bots.loading import LEVELS, NAMES, load
from spyrium.bots.solution import Solution, solve

__all__ = ["LEVELS", "NAMES", "Bot", "Solution", "Thought", "load", "solve"]
