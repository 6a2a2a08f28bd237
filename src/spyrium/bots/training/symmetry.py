"""The eight symmetries of the market: turned or mirrored, it is the same game, so one position teaches eightfold."""

import re
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from spyrium.notation.words import GAPS, POSITIONS, WORDS
from spyrium.observation import NAMES

_PLACE = re.compile(r"(?<![a-z0-9])([abc][123])([abc][123])?(?![a-z0-9-])")


def _images() -> list[dict[str, str]]:
    """For each symmetry, where every position goes."""
    grid = np.array(POSITIONS).reshape(3, 3)
    turned = [np.rot90(side, quarter) for side in (grid, grid.T) for quarter in range(4)]
    return [dict(zip(POSITIONS, image.ravel().tolist(), strict=True)) for image in turned]


def _renamed(name: str, image: dict[str, str]) -> str:
    """A feature's name or a decision's word after the symmetry."""

    def move(found: re.Match[str]) -> str:
        one, other = found.group(1), found.group(2)
        if other is None:
            return image[one]
        gap = image[one] + image[other]
        return gap if gap in GAPS else image[other] + image[one]

    return _PLACE.sub(move, name)


def _permutations(names: Sequence[str]) -> npt.NDArray[np.int64]:
    """A row a symmetry: where each entry of the moved vector comes from."""
    number = {name: k for k, name in enumerate(names)}
    rows = np.zeros((8, len(names)), np.int64)
    for row, image in enumerate(_images()):
        for k, name in enumerate(names):
            rows[row, number[_renamed(name, image)]] = k
    return rows


def feature_permutations() -> npt.NDArray[np.int64]:
    """`seen[permutation]` is the observation of the moved market."""
    return _permutations(NAMES)


def decision_permutations() -> npt.NDArray[np.int64]:
    """`shares[permutation]` are the shares of the moved decisions."""
    return _permutations(WORDS)
