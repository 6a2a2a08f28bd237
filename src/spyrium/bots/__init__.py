"""Opponents, from random to master.

bot = spyrium.bots.load("master", simulations=2000, seed=7)
game.play(bot.choose(game))
"""

from spyrium.bots.bot import Bot, Candidates, Policy, Thought
from spyrium.bots.endgame.exact_solution import Solution, solve
from spyrium.bots.loading import LEVELS, NAMES, load, names
from spyrium.bots.search.grow_tree import Budget

__all__ = [
    "LEVELS",
    "NAMES",
    "Bot",
    "Budget",
    "Candidates",
    "Policy",
    "Solution",
    "Thought",
    "load",
    "names",
    "solve",
]
