"""How the rules become machine code: two decorators over Numba, and where its cache lives.

`compiled` marks a function that other compiled code calls; `entry` marks one that Python calls
and that is worth caching. With NUMBA_DISABLE_JIT=1 both leave plain Python functions.
"""

import hashlib
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba import njit

Function = TypeVar("Function", bound=Callable[..., object])

INTERPRETED = bool(numba.config.DISABLE_JIT)
_MONTH = 30 * 24 * 3600
PACKAGE = Path(__file__).resolve().parent.parent


def _is_compiled_source(path: Path, text: bytes) -> bool:
    return path.parent.name == "rules" or b"\n@compiled" in text or b"\n@entry" in text


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


def compiled(function: Function) -> Function:
    """Compile for use by other compiled functions."""
    return cast(Function, njit(nogil=True, error_model="numpy")(function))


def inlined(function: Function) -> Function:
    """Compile into every caller, which then knows more about the numbers it passes."""
    return cast(Function, njit(nogil=True, error_model="numpy", forceinline=True)(function))


def entry(function: Function) -> Function:
    """Compile for use from Python, cached on disk where possible."""
    if CACHE_FOLDER is None:
        return compiled(function)
    # Numba reads its cache folder while decorating; other users of Numba keep their own.
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(CACHE_FOLDER)
    try:
        return cast(Function, njit(nogil=True, error_model="numpy", cache=True)(function))
    finally:
        numba.config.CACHE_DIR = before


def wrapping(function: Function) -> Function:
    """Compile integer arithmetic that is meant to wrap around, without NumPy's warnings when interpreted."""
    if INTERPRETED:
        return np.errstate(over="ignore")(function)
    return compiled(function)
