"""The object that people hold: `Game` and what it begins with."""

from spyrium.game.beginning import Dealer, check_players, check_seed
from spyrium.game.playing import Game
from spyrium.game.seen import SCORE_PARTS
from spyrium.notation.words import MOST_CHOICES

__all__ = ["MOST_CHOICES", "SCORE_PARTS", "Dealer", "Game", "check_players", "check_seed"]
