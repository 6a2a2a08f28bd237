"""The table as a picture, for notebooks, documents and messages, in the page's own art.

spyrium.svg.board(spyrium.Game(players=3, seed=42), seat=0, marks=["place:a1b1"])
"""

from spyrium.svg.marks import Highlight, Role
from spyrium.svg.table import board

__all__ = ["Highlight", "Role", "board"]
