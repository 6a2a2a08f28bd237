"""Machine code for a processor that cannot be run here: compiled from what was compiled for another."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
from tools.wheel.compile_again import argument_types, indexed_function

from spyrium.jit.cache import CACHE_FOLDER
from spyrium.rules import quotes
from spyrium.rules.state import STATE

ROOT = Path(__file__).parents[2]


def test_the_same_functions_are_compiled_for_the_same_arguments(tmp_path: Path) -> None:
    quotes.surcharge_at(np.zeros(1, STATE), 0, 0, 0)  # which compiles it, where that has not been done
    assert CACHE_FOLDER is not None
    known, made = tmp_path / "known", tmp_path / "made"
    (index,) = (CACHE_FOLDER / "rules").glob("quotes.surcharge_at-*.nbi")
    (known / "rules").mkdir(parents=True)
    shutil.copy(index, known / "rules")
    environment = os.environ | {"SPYRIUM_CACHE": str(made), "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}

    command = [sys.executable, "-m", "tools.wheel.compile_again", str(known)]
    subprocess.run(command, env=environment, check=True, cwd=ROOT)

    (again,) = made.rglob("*.nbi")
    assert again.name == index.name
    assert set(argument_types(again)) == set(argument_types(index))
    assert len(list(again.parent.glob("*.nbc"))) == len(set(argument_types(index)))


def test_an_index_tells_its_function() -> None:
    assert indexed_function(Path("rules/quotes.surcharge_at-81.py311.nbi")) is quotes.surcharge_at
