"""How functions become machine code: decorators over Numba.

`compiled` marks a function that other compiled code calls, `shared` a large one that many call, so that it is worth
caching by itself; `entry` marks one that Python calls. With NUMBA_DISABLE_JIT=1 all leave plain Python functions.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit, types
from numba.core.registry import CPUDispatcher

from spyrium.jit.cache import INTERPRETED, keep

Function = TypeVar("Function", bound=Callable[..., object])

OPTIONS = {"nogil": True, "error_model": "numpy"}


class _Widening(CPUDispatcher):  # type: ignore[misc]
    """Takes every signed integer as 64 bits, whatever the caller has: a seat comes as int8, int32 and literal alike,
    and each would be compiled anew.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        _, folded = self._compiler.fold_argument_types(args, kws)
        return super().get_call_template(tuple(_widened(each) for each in folded), {})


def _widened(type_: types.Type) -> types.Type:
    plain = types.unliteral(type_)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain


def compiled(function: Function) -> Function:
    """Compile for use by other compiled functions."""
    if INTERPRETED:
        return function
    return cast(Function, _Widening(function, {}, {"nopython": True, "boundscheck": None, **OPTIONS}))


def shared(function: Function) -> Function:
    """The same, cached: whoever compiles a caller finds it ready."""
    widened = compiled(function)
    if not INTERPRETED:
        keep(widened)
    return widened


def inlined(function: Function) -> Function:
    """Compile into every caller, which then knows more about the numbers it passes."""
    return cast(Function, njit(forceinline=True, **OPTIONS)(function))


def entry(function: Function) -> Function:
    """Compile for use from Python, cached on disk where possible."""
    dispatcher = njit(**OPTIONS)(function)
    if not INTERPRETED:
        keep(dispatcher)
    return cast(Function, dispatcher)


def wrapping(function: Function) -> Function:
    """Compile integer arithmetic that is meant to wrap around, without NumPy's warnings when interpreted."""
    if INTERPRETED:
        return np.errstate(over="ignore")(function)
    return compiled(function)
