"""Contests between bots on duplicate deals, and what self-play says about an edition."""

from spyrium.arena.contest import Contest, GameOrder, Played
from spyrium.arena.statistics import Result, Standing, Statistics

__all__ = ["Contest", "GameOrder", "Played", "Result", "Standing", "Statistics"]
