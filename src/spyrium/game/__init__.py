"""The object that people hold: `Game` and what it begins with."""

from spyrium.game.beginning import Dealer, check_seed
from spyrium.game.playing import Game
from spyrium.game.seen import MOST_CHOICES

__all__ = ["MOST_CHOICES", "Dealer", "Game", "check_seed"]
