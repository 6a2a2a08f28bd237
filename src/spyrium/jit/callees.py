"""Functions that only other compiled functions call: neither optimised nor turned into machine code by themselves.

Numba would do both for every function, with all that it calls linked in, only to do the same again for its caller,
and for the caller's caller. Here that is left to the entry at the top, which does it once, for all.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class _OnlyLinked(JITCodeLibrary):  # type: ignore[misc]
    """The text of a function and of all it calls, for callers to link."""

    @property
    def codegen(self) -> Any:
        return _WithoutEnvironment(self._codegen)

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0


class _WithoutEnvironment:
    """Where there is no machine code, there is no place in it for what a function knows of Python."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: object) -> None:
        pass


class CalleeCompiler(Compiler):  # type: ignore[misc]
    """Numba's own, but for where it puts what it has made."""

    def compile_extra(self, func: Any) -> Any:
        self.state.library = _OnlyLinked(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)
