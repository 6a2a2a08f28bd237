"""The 3x3 market: positions are numbered row by row, gaps as NOTATION.md lists them."""

import numpy as np

POSITIONS = 9
GAPS = 12
NO_CARD = -1

# The two positions of each gap, left or upper one first: a1b1 b1c1 a2b2 b2c2 a3b3 b3c3 a1a2 b1b2 c1c2 a2a3 b2b3 c2c3.
SIDES = np.array(
    [[0, 1], [1, 2], [3, 4], [4, 5], [6, 7], [7, 8], [0, 3], [1, 4], [2, 5], [3, 6], [4, 7], [5, 8]],
    dtype=np.int64,
)

_gaps_of = [[gap for gap in range(GAPS) if position in SIDES[gap]] for position in range(POSITIONS)]

# The gaps around each position, and how many there are (two in a corner, four in the middle).
AROUND = np.array([gaps + [-1] * (4 - len(gaps)) for gaps in _gaps_of], dtype=np.int64)
AROUND_COUNT = np.array([len(gaps) for gaps in _gaps_of], dtype=np.int64)
