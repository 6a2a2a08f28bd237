"""The machine code of a wheel: everything is compiled for every level of this kind of processor."""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from spyrium.jit.cache import source_key
from spyrium.jit.shipped import LEVELS, describe

_KINDS = {"x86-64-v3": ("x86_64", "AMD64")}  # the others suit every machine


def build_machine_code(out: Path) -> None:
    """A folder for every level in `out`, which is made anew."""
    shutil.rmtree(out, ignore_errors=True)
    for level in LEVELS:
        if platform.machine() in _KINDS.get(level, (platform.machine(),)):
            size = _build(level, out / level)
            print(f"{out / level}: {size:,} bytes", flush=True)


def _build(level: str, folder: Path) -> int:
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {
            "SPYRIUM_CACHE": cache,
            "NUMBA_CPU_NAME": level,
            "NUMBA_CPU_FEATURES": "",  # those of the level
            "NUMBA_DISABLE_INTEL_SVML": "1",  # a library that not everybody has
        }
        for command in (["spyrium", "warm"], ["tools.wheel.rehearsal"]):
            subprocess.run([sys.executable, "-m", *command], env=environment, check=True)
        asked = [sys.executable, "-c", _ASK_FOR_TARGET]
        target = subprocess.run(asked, env=environment, check=True, capture_output=True, text=True).stdout
        made = Path(cache) / f"compiled-{source_key()}"
        shutil.copytree(made, folder, ignore=lambda _, names: [name for name in names if name.startswith(".")])
    triple, processor, features = target.splitlines()
    for mark in [*folder.glob("warm-*"), folder / "rules-compiled"]:
        mark.unlink()
    describe(folder, source_key(), (triple, processor, features))
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


_ASK_FOR_TARGET = """
from numba.core.registry import cpu_target
print(*cpu_target.target_context.codegen().magic_tuple(), sep="\\n")
"""
