"""The two tones of each family: lit and shaded. Ink, paper, brass and crystal are the same for all."""

from __future__ import annotations

MINE = ("#bcae90", "#776b57")
WORKS = ("#cf9468", "#8b4d35")
LABORATORY = ("#a9bfb6", "#55776f")
HOUSING = ("#e0c793", "#7d5a3a")
UNIVERSITY = ("#b9b9c9", "#64678a")
LUXURY = ("#d9b7ae", "#8c4a58")
TECHNIQUE = ("#c9b58a", "#5d5648")
EVENT = ("#b8c2bd", "#4d6069")
BRAND = ("#cdb68a", "#4a4338")
