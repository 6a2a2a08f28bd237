"""Casual players take what is nearly as good as their favourite, the better the more often, and nothing worse."""

import numpy as np

from spyrium.bots.casual import pick_casually

SPREAD = 0.1


def picks(chances: list[float], visits: list[int]) -> list[int]:
    """How often each decision is picked; the first is the favourite."""
    weights = np.array([1.0] + [0.0] * (len(chances) - 1))
    asked = (np.array(chances), np.array(visits), weights, len(chances), SPREAD)
    counts = [0] * len(chances)
    for seed in range(2_000):
        counts[pick_casually(*asked, seed)] += 1
    return counts


def test_equals_are_picked_equally_often() -> None:
    first, second = picks([0.5, 0.5], [1, 1])
    assert abs(first - second) < 200


def test_the_better_is_picked_more_often() -> None:
    first, second = picks([0.5, 0.45], [1, 1])
    assert first > 2 * second > 0


def test_what_is_worse_by_more_than_the_spread_is_never_picked() -> None:
    assert picks([0.5, 0.39], [1, 1])[1] == 0


def test_what_was_never_looked_at_is_never_picked() -> None:
    assert picks([0.5, 0.5], [1, 0])[1] == 0
