"""Spyrium, the board game of Victorian industry, for 2 to 5 players.

import spyrium
game = spyrium.Game(players=3, seed=42)
game.legal
game.play("place:a1b1")
"""

from spyrium.editions import Edition
from spyrium.errors import (
    IllegalDecision,
    InvalidArgument,
    InvalidDeal,
    InvalidEdition,
    InvalidPosition,
    InvalidRecord,
    SpyriumError,
)
from spyrium.events import Event
from spyrium.game import Dealer, Game
from spyrium.notation.deals import Deal, DealtCard, RevealedEvent
from spyrium.notation.position import Position
from spyrium.notation.record import Record
from spyrium.notation.words import Decision, parse
from spyrium.prices import Price, Quote
from spyrium.replay import replay, resume

__version__ = "0.1.0"
__all__ = [
    "Deal",
    "Dealer",
    "DealtCard",
    "Decision",
    "Edition",
    "Event",
    "Game",
    "IllegalDecision",
    "InvalidArgument",
    "InvalidDeal",
    "InvalidEdition",
    "InvalidPosition",
    "InvalidRecord",
    "Position",
    "Price",
    "Quote",
    "Record",
    "RevealedEvent",
    "SpyriumError",
    "parse",
    "replay",
    "resume",
]
