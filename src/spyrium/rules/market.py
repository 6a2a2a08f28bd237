"""The 3x3 market: positions are numbered row by row, gaps as docs/notation.md lists them."""

from spyrium.rules.counts import counts

POSITIONS = 9
GAPS = 12
NO_CARD = -1

# The two positions of each gap, left or upper one first: a1b1 b1c1 a2b2 … a1a2 b1b2 … c2c3.
_sides = [[0, 1], [1, 2], [3, 4], [4, 5], [6, 7], [7, 8], [0, 3], [1, 4], [2, 5], [3, 6], [4, 7], [5, 8]]
SIDES = counts(_sides)

_gaps_of = [[gap for gap in range(GAPS) if position in _sides[gap]] for position in range(POSITIONS)]

# The gaps around each position, and how many there are (two in a corner, four in the middle).
AROUND = counts([gaps + [-1] * (4 - len(gaps)) for gaps in _gaps_of])
AROUND_COUNT = counts([len(gaps) for gaps in _gaps_of])
