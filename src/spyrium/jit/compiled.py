"""How functions become machine code: decorators over Numba, and where its cache lives.

`compiled` marks a function that other compiled code calls, `shared` a large one that many call, so that it is worth
caching by itself; `entry` marks one that Python calls. With NUMBA_DISABLE_JIT=1 all leave plain Python functions.
"""

import hashlib
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba import njit, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, InTreeCacheLocator
from numba.core.registry import CPUDispatcher

Function = TypeVar("Function", bound=Callable[..., object])

INTERPRETED = bool(numba.config.DISABLE_JIT)
_MONTH = 30 * 24 * 3600
PACKAGE = Path(__file__).resolve().parent.parent
MARKS = (b"\n@compiled", b"\n@shared", b"\n@entry")
OPTIONS = {"nogil": True, "error_model": "numpy"}


def _is_compiled_source(path: Path, text: bytes) -> bool:
    return path == PACKAGE / "jit" / "compiled.py" or path.parent.name == "rules" or any(mark in text for mark in MARKS)


def source_key() -> str:
    """A hash of everything that is compiled: Numba itself does not notice a change in a called module."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_bytes()
        if _is_compiled_source(path, text):
            digest.update(path.name.encode() + b"\0" + text)
    return digest.hexdigest()[:16]


def _writable_cache_folder() -> Path | None:
    """The folder for this version's machine code, or None where nothing can be written."""
    root = os.environ.get("SPYRIUM_CACHE") or platformdirs.user_cache_dir("spyrium")
    folder = Path(root) / f"compiled-{source_key()}"
    probe = folder / f".probe-{os.getpid()}"
    try:
        if not folder.exists():
            _forget_old_versions(folder.parent)
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()  # also marks the folder as used
        probe.unlink()
    except OSError:
        return None
    return folder


def _forget_old_versions(root: Path) -> None:
    """Machine code of versions that have not been used for a month."""
    for old in root.glob("compiled-*"):
        if time.time() - old.stat().st_mtime > _MONTH:
            shutil.rmtree(old, ignore_errors=True)


CACHE_FOLDER = None if INTERPRETED else _writable_cache_folder()


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


class _PlaceInPackage(InTreeCacheLocator):  # type: ignore[misc]
    """Names a module's folder by its place in the package, not on the disk: so machine code can move and be shared."""

    def get_cache_path(self) -> str:
        folder = Path(self._py_file).resolve().parent
        inside = folder.is_relative_to(PACKAGE)
        return str(
            Path(CACHE_FOLDER or "")
            / (folder.relative_to(PACKAGE) if inside else self.get_suitable_cache_subpath(folder))
        )


class _Storing(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_PlaceInPackage,)


class _Cache(FunctionCache):  # type: ignore[misc]
    _impl_class = _Storing


def _cached(dispatcher: Any) -> None:
    """Keep the machine code on disk, where that is possible."""
    if CACHE_FOLDER is not None:
        dispatcher._cache = _Cache(dispatcher.py_func)


def compiled(function: Function) -> Function:
    """Compile for use by other compiled functions."""
    if INTERPRETED:
        return function
    return cast(Function, _Widening(function, {}, {"nopython": True, "boundscheck": None, **OPTIONS}))


def shared(function: Function) -> Function:
    """The same, cached: whoever compiles a caller finds it ready."""
    widened = compiled(function)
    if not INTERPRETED:
        _cached(widened)
    return widened


def inlined(function: Function) -> Function:
    """Compile into every caller, which then knows more about the numbers it passes."""
    return cast(Function, njit(forceinline=True, **OPTIONS)(function))


def entry(function: Function) -> Function:
    """Compile for use from Python, cached on disk where possible."""
    dispatcher = njit(**OPTIONS)(function)
    if not INTERPRETED:
        _cached(dispatcher)
    return cast(Function, dispatcher)


def wrapping(function: Function) -> Function:
    """Compile integer arithmetic that is meant to wrap around, without NumPy's warnings when interpreted."""
    if INTERPRETED:
        return np.errstate(over="ignore")(function)
    return compiled(function)
