"""How functions become machine code: decorators over Numba.

`compiled` marks a function that other compiled code calls, `shared` a large one that many call, so that it is worth
caching by itself; `entry` marks one that Python calls. With NUMBA_DISABLE_JIT=1 all leave plain Python functions.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit, types
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

from spyrium.jit.cache import INTERPRETED, keep
from spyrium.jit.callees import CalleeCompiler

Function = TypeVar("Function", bound=Callable[..., object])

OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
# What no Python calls needs no way to be called from it: with that, everything takes a quarter longer to compile.
_INSIDE = {"no_cpython_wrapper": True, **OPTIONS}


class _Widening(CPUDispatcher):  # type: ignore[misc]
    """Takes every signed integer as 64 bits, whatever the caller has: a seat comes as int8, int32 and literal alike,
    and each would be compiled anew.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        _, folded = self._compiler.fold_argument_types(args, kws)
        return super().get_call_template(tuple(_widened(each) for each in folded), {})

    def add_overload(self, result: Any) -> None:
        """Known to compiled callers alone: there is nothing that Python could call."""
        self.overloads[tuple(result.signature.args)] = result

    def _compile_for_args(self, *args: object, **kws: object) -> Any:
        raise TypeError(f"{self.__name__} is for compiled functions to call; for Python there are entries")


def _widened(type_: types.Type) -> types.Type:
    plain = types.unliteral(type_)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain


def compiled(function: Function) -> Function:
    """Compile for use by other compiled functions; Python cannot call it."""
    return function if INTERPRETED else cast(Function, _widening(function, CalleeCompiler))


def shared(function: Function) -> Function:
    """The same, cached: whoever compiles a caller finds it ready."""
    if INTERPRETED:
        return function
    dispatcher = _widening(function, Compiler)
    keep(dispatcher)
    return cast(Function, dispatcher)


def _widening(function: Callable[..., object], compiler: type[Compiler]) -> _Widening:
    return _Widening(function, {}, {"nopython": True, "boundscheck": None, **_INSIDE}, compiler)


def inlined(function: Function) -> Function:
    """Compile into every caller, which then knows more about the numbers it passes."""
    return cast(Function, njit(forceinline=True, **_INSIDE)(function))


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
