"""The machine code of a wheel: everything is compiled for every level of this kind of processor."""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import llvmlite.binding as llvm

from spyrium.jit.cache import source_key
from spyrium.jit.shipped import LEVELS, describe

_X86_64 = ("x86_64", "AMD64")  # as systems name it; levels of other names suit every machine
_RUN_AND_COMPILED = (["spyrium", "warm"], ["tools.wheel.rehearsal"])


def build_machine_code(out: Path) -> None:
    """A folder for every level in `out`, which is made anew.

    Everything is run, and compiled by that; for a level that the processor here does not have, what was compiled for
    the least is compiled again, but not run.
    """
    shutil.rmtree(out, ignore_errors=True)
    can = {name for name, has in llvm.get_host_cpu_features().items() if has}
    least, *others = (level for level in reversed(LEVELS) if _is_of_this_kind(level))
    _build(least, out / least, *_RUN_AND_COMPILED)
    for level in others:
        again = ["tools.wheel.compile_again", str(out / least)]
        _build(level, out / level, *(_RUN_AND_COMPILED if LEVELS[level] <= can else [again]))


def _is_of_this_kind(level: str) -> bool:
    return platform.machine() in _X86_64 or not level.startswith("x86-64")


def _build(level: str, folder: Path, *commands: list[str]) -> None:
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {
            "SPYRIUM_CACHE": cache,
            "NUMBA_CPU_NAME": level,
            "NUMBA_CPU_FEATURES": "",  # those of the level
            "NUMBA_DISABLE_INTEL_SVML": "1",  # a library that not everybody has
        }
        for command in commands:
            subprocess.run([sys.executable, "-m", *command], env=environment, check=True)
        asked = [sys.executable, "-c", _ASK_FOR_TARGET]
        target = subprocess.run(asked, env=environment, check=True, capture_output=True, text=True).stdout
        made = Path(cache) / f"compiled-{source_key()}"
        shutil.copytree(made, folder, ignore=lambda _, names: [name for name in names if name.startswith(".")])
    triple, processor, features = target.splitlines()
    for mark in [*folder.glob("warm-*"), *folder.glob("rules-compiled")]:
        mark.unlink()
    describe(folder, source_key(), (triple, processor, features))
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}: {size:,} bytes", flush=True)


_ASK_FOR_TARGET = """
from numba.core.registry import cpu_target
print(*cpu_target.target_context.codegen().magic_tuple(), sep="\\n")
"""
