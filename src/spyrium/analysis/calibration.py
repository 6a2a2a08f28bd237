"""Honest chances: what a search says, sharpened or softened to what came true, by number of players and round."""

from functools import cache
from importlib import resources

import msgspec
import numpy as np
import numpy.typing as npt

Chances = npt.NDArray[np.float64]


class Calibration(msgspec.Struct, frozen=True):
    """Exponents by number of players and round: above 1, the search was too timid."""

    exponents: dict[int, dict[int, float]]

    def honest(self, chances: Chances, players: int, round_: int) -> Chances:
        """The chances raised to the exponent, and scaled to sum to 1."""
        exponent = self.exponents.get(players, {}).get(round_, 1.0)
        raised: Chances = np.maximum(chances, 0.0) ** exponent
        shares: Chances = raised / raised.sum()
        return shares


UNCALIBRATED = Calibration({})


@cache
def shipped_calibration() -> Calibration:
    """The exponents measured for the shipped weights."""
    text = (resources.files("spyrium.analysis") / "calibration.json").read_bytes()
    return msgspec.json.decode(text, type=Calibration)
