"""Powers by arithmetic alone: the same bits on every machine, where libraries of mathematics differ."""

import numpy as np

from spyrium.jit.compiled import compiled

_LOG2_E = 1.4426950408889634
_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
_LEAST = -700.0  # what is smaller counts as nothing
_TERMS = 14
_SERIES = 1 / np.cumprod([1.0, *range(1, _TERMS)])
_STEP = 32
_COARSE = np.array([2.0 ** (_STEP * k) for k in range(-_STEP, _STEP)])
_FINE = np.array([2.0**k for k in range(_STEP)])


@compiled
def exponential(x: float) -> float:
    """e^x, to a unit or two in the last place; x up to 700."""
    if x < _LEAST:
        return 0.0
    power = int(x * _LOG2_E + (0.5 if x > 0 else -0.5))
    rest = x - power * _LN2_HIGH - power * _LN2_LOW
    total = 0.0
    for k in range(_TERMS - 1, -1, -1):
        total = total * rest + _SERIES[k]
    return float(total * _COARSE[(power >> 5) + _STEP] * _FINE[power & 31])


@compiled
def hyperbolic_tangent(x: float) -> float:
    small = exponential(-2.0 * abs(x))
    rise = (1.0 - small) / (1.0 + small)
    return rise if x >= 0 else -rise
