"""Where machine code is kept: shipped with the package, or in a folder of the user's; both by place in the package.

Shipped code is looked at first. What is not there is compiled, and kept in the user's folder where that can be written.
"""

import hashlib
import os
import shutil
import time
from pathlib import Path
from typing import Any, Self

import numba
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, InTreeCacheLocator, NullCache, _Cache
from numba.core.registry import CPUDispatcher
from numba.core.runtime import rtsys

from spyrium.jit.shipped import PACKAGE, Shipped, find_shipped

INTERPRETED = bool(numba.config.DISABLE_JIT)
_MONTH = 30 * 24 * 3600
_MARKS = (b"\n@compiled", b"\n@shared", b"\n@entry")
_HOW = (PACKAGE / "jit" / "compiled.py", PACKAGE / "jit" / "callees.py")


def _is_compiled_source(path: Path, text: bytes) -> bool:
    return path in _HOW or path.parent.name == "rules" or any(mark in text for mark in _MARKS)


def source_key() -> str:
    """A hash of everything that is compiled: Numba itself does not notice a change in a called module."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_bytes()
        if _is_compiled_source(path, text):
            digest.update(path.name.encode() + b"\0" + text)
    return digest.hexdigest()[:16]


def writable_folder(key: str) -> Path | None:
    """The folder for this version's machine code, or None where nothing can be written."""
    root = os.environ.get("SPYRIUM_CACHE") or platformdirs.user_cache_dir("spyrium")
    folder = Path(root) / f"compiled-{key}"
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


_KEY = "" if INTERPRETED else source_key()
SHIPPED = None if INTERPRETED else find_shipped(_KEY)
CACHE_FOLDER = None if INTERPRETED else writable_folder(_KEY)


class _PlaceInPackage(InTreeCacheLocator):  # type: ignore[misc]
    """Names a module's folder by its place in the package, not on the disk: so machine code can move and be shared."""

    def __init__(self, py_func: Any, py_file: str) -> None:
        super().__init__(py_func, py_file)
        folder = Path(py_file).resolve().parent
        inside = folder.is_relative_to(PACKAGE)
        self.place = folder.relative_to(PACKAGE) if inside else Path(self.get_suitable_cache_subpath(folder))

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> Self | None:
        """The folder is not tried now: most functions are never saved."""
        return cls(py_func, py_file) if Path(py_file).exists() else None

    def get_cache_path(self) -> str:
        return str(Path(CACHE_FOLDER or "") / self.place)


class _ShippedPlace(_PlaceInPackage):
    def get_cache_path(self) -> str:
        return str((SHIPPED.folder if SHIPPED else PACKAGE) / self.place)


class _Storing(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_PlaceInPackage,)


class _StoringShipped(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_ShippedPlace,)


class _OwnCache(FunctionCache):  # type: ignore[misc]
    _impl_class = _Storing

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """As Numba does it, but with only its runtime made ready: all that compiling needs takes long to import."""
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)


class _ShippedCache(_OwnCache):
    """Read-only. It is asked for the processor that the code was made for, which this one can do as well: so nothing
    else that this process compiles need be made for that processor.
    """

    _impl_class = _StoringShipped

    def __init__(self, function: Any, shipped: Shipped) -> None:
        super().__init__(function)
        self._target = shipped.target

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        signature, _, sources = super()._index_key(sig, codegen)
        return signature, self._target, sources


class _ShippedFirst(_Cache):  # type: ignore[misc]
    """What is shipped, else what has been kept."""

    def __init__(self, shipped: _ShippedCache, own: _Cache) -> None:
        self._shipped = shipped
        self._own = own

    @property
    def cache_path(self) -> Any:
        return self._own.cache_path

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        found = self._shipped.load_overload(sig, target_context)
        return self._own.load_overload(sig, target_context) if found is None else found

    def save_overload(self, sig: Any, data: Any) -> None:
        self._own.save_overload(sig, data)

    def enable(self) -> None:
        self._own.enable()

    def disable(self) -> None:
        self._own.disable()

    def flush(self) -> None:
        self._own.flush()


def keep(dispatcher: CPUDispatcher) -> None:
    """Keep a function's machine code on disk, where that is possible."""
    function = dispatcher.py_func
    own = _OwnCache(function) if CACHE_FOLDER is not None else NullCache()
    dispatcher._cache = _ShippedFirst(_ShippedCache(function, SHIPPED), own) if SHIPPED is not None else own
