"""Machine code that comes with the package, so that nobody waits for it: `make wheel` puts it there.

A folder for every level of processors, with a list of what is in it. A folder is used whole or not at all: made from
these very sources, for this Python and this Numba, with every byte as it was written.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import NamedTuple

import llvmlite
import llvmlite.binding as llvm
import numba

PACKAGE = Path(__file__).resolve().parent.parent
FOLDER = PACKAGE / "jit" / "shipped"
CONTENTS = "contents.json"

_V3 = frozenset(("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sse4.2", "xsave"))
# What a processor must be able to do beyond its kind's least, by LLVM's name of the level; the best level first.
LEVELS: dict[str, frozenset[str]] = {
    "x86-64-v4": _V3 | {"avx512bw", "avx512cd", "avx512dq", "avx512f", "avx512vl"},
    "x86-64-v3": _V3,
    "generic": frozenset(),
}


class Shipped(NamedTuple):
    """A folder of machine code, and the processor that it was made for, as Numba names it."""

    folder: Path
    target: tuple[str, str, str]


def makers() -> dict[str, str]:
    """What machine code depends on beside its sources and the processor."""
    python = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
    return {"python": python, "numba": numba.__version__, "llvmlite": llvmlite.__version__}


def find_shipped(key: str, root: Path = FOLDER) -> Shipped | None:
    """The code for the best level that this processor has, if it is whole and made from the sources with this key."""
    if numba.config.CPU_NAME is not None or not root.is_dir():  # who names a processor wants code for that one
        return None
    can = {name for name, has in llvm.get_host_cpu_features().items() if has}
    for level, needed in LEVELS.items():
        if needed <= can and (root / level / CONTENTS).is_file():
            return _checked(root / level, key)
    return None


def describe(folder: Path, key: str, target: tuple[str, str, str]) -> None:
    """Write what a folder holds, for `find_shipped` to compare with."""
    contents = {"key": key, "makers": makers(), "target": target, "files": _hashes(folder)}
    (folder / CONTENTS).write_text(json.dumps(contents, indent=1) + "\n", encoding="utf-8")


def _checked(folder: Path, key: str) -> Shipped | None:
    try:
        contents = json.loads((folder / CONTENTS).read_text(encoding="utf-8"))
        triple, processor, features = contents["target"]
        as_made = (contents["key"], contents["makers"], triple) == (key, makers(), llvm.get_process_triple())
        whole = as_made and contents["files"] == _hashes(folder)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return Shipped(folder, (triple, processor, features)) if whole else None


def _hashes(folder: Path) -> dict[str, str]:
    files = sorted(path for path in folder.rglob("*.nb[ci]"))
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
