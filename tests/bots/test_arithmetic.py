"""Powers by arithmetic alone are as good as those of a library."""

import math

import pytest
from numba import njit

from spyrium.bots import arithmetic


@njit  # type: ignore[untyped-decorator]
def exponential(x: float) -> float:
    return arithmetic.exponential(x)


@njit  # type: ignore[untyped-decorator]
def hyperbolic_tangent(x: float) -> float:
    return arithmetic.hyperbolic_tangent(x)


@pytest.mark.parametrize("x", [-700.0, -37.5, -1.0, -1e-9, 0.0, 1e-9, 0.3, 1.0, 20.25, 700.0])
def test_the_exponential_function(x: float) -> None:
    assert exponential(x) == pytest.approx(math.exp(x), rel=1e-15)


def test_what_is_far_below_counts_as_nothing() -> None:
    assert exponential(-1e9) == 0.0


@pytest.mark.parametrize("x", [-30.0, -1.5, -1e-3, 0.0, 0.2, 4.0, 400.0])
def test_the_hyperbolic_tangent(x: float) -> None:
    assert hyperbolic_tangent(x) == pytest.approx(math.tanh(x), abs=1e-15)
