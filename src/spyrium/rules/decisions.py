"""The decision space: one number for each word of docs/notation.md, in a fixed order."""

from spyrium.rules.cards import BUILDINGS, EFFECTS
from spyrium.rules.market import GAPS

PLACE = 0  # + gap
EVENT = PLACE + GAPS  # + 0 for an event with one effect, + 1, 2, 3 for the effect chosen
PHASE2 = EVENT + 4
GAIN = PHASE2 + 1  # + 3 * gap + side (0, 1; 2 where both positions are empty)
ACTIVATE = GAIN + 3 * GAPS  # + 2 * gap + side
LOBBY = ACTIVATE + 2 * GAPS  # + 2 * gap + side
SPACE = LOBBY + 2 * GAPS
REPLACE = SPACE + 1  # + 2 * building + (1 where inclined)
TOKEN = REPLACE + 2 * BUILDINGS  # + 3 * (token - 1) + (value counted - 1)
VALUE = TOKEN + 9  # + value - 1
USE = VALUE + 3  # + effect
TAYLOR = USE + EFFECTS
REUSE = TAYLOR + 1  # + effect
ADVANCE = REUSE + EFFECTS
SCORE = ADVANCE + 1
WORKER = SCORE + 1
CASH = WORKER + 1
PASS = CASH + 1
DECISIONS = PASS + 1
