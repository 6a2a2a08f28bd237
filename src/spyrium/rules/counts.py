"""Arrays of whole numbers, as the rules see them."""

from collections.abc import Sequence
from typing import Protocol, cast

import numpy as np


class Counts(Protocol):
    """An array of one or two dimensions, read and written by index alone."""

    def __getitem__(self, index: int | tuple[int, int], /) -> int: ...
    def __setitem__(self, index: int | tuple[int, int], value: int, /) -> None: ...


def counts(values: Sequence[int] | Sequence[Sequence[int]]) -> Counts:
    """A table for compiled code."""
    return cast(Counts, np.array(values, dtype=np.int64))
