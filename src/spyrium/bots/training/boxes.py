"""The boxes that a run plays with: editions, and others like them whose house numbers are shifted at random.

A network that has seen many boxes plays one that it has never seen.
"""

import random
from collections.abc import Sequence

import numpy as np

from spyrium.editions import Edition
from spyrium.editions.house_numbers import changed, shifts
from spyrium.rules.engine import Records

SHIFTED = 256


class Boxes:
    """The numbers of each box; the editions come first, the shifted ones follow."""

    def __init__(self, editions: Sequence[Edition], shifted_share: float, seed: int) -> None:
        self._editions = len(editions)
        self._shifted_share = shifted_share
        chance = random.Random(seed)
        others = [changed(edition, shifts(edition, chance)) for edition in chance.choices(editions, k=SHIFTED)]
        self.tables: Records = np.concatenate([edition.tables for edition in (*editions, *others)])

    def draw(self, rng: np.random.Generator) -> int:
        """The number of a box to play with."""
        if rng.random() < self._shifted_share:
            return self._editions + int(rng.integers(SHIFTED))
        return int(rng.integers(self._editions))

    def __getitem__(self, box: int) -> Records:
        return self.tables[box : box + 1]
