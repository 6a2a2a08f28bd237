"""Machine code that comes with the package: used if it is whole and fits, and otherwise as if it were not there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding as llvm
import numba
import pytest
from numba.core.registry import cpu_target

from spyrium import Game, bots
from spyrium.jit.cache import CACHE_FOLDER, source_key
from spyrium.jit.shipped import CONTENTS, LEVELS, PACKAGE, Shipped, describe, find_shipped, makers

KEY = source_key()
LEVEL = next(reversed(LEVELS))  # the one that every processor has

# Plays and thinks, and tells how many functions were compiled meanwhile.
PLAY = """
from numba.core.event import install_recorder
with install_recorder("numba:compile") as compiled:
    from spyrium import Game, bots
    game = Game(players=2, seed=3)
    word = bots.load("master", simulations=300, seed=3).choose(game)
    game.play(word)
from spyrium.jit.cache import SHIPPED
print(word, sum(1 for _, event in compiled.buffer if event.is_start), SHIPPED is not None)
"""


def native_target() -> tuple[str, str, str]:
    triple, processor, features = cpu_target.target_context.codegen().magic_tuple()
    return triple, processor, features


@pytest.fixture(scope="module")
def word() -> str:
    """What master decides here, which compiles it where that has not been done."""
    return bots.load("master", simulations=300, seed=3).choose(Game(players=2, seed=3))


@pytest.fixture
def package(word: str, tmp_path: Path) -> Path:
    """A copy of the package, with the machine code of this processor shipped; returns the folder it is in."""
    assert CACHE_FOLDER is not None
    unwanted = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(PACKAGE, tmp_path / "spyrium", ignore=unwanted)
    folder = tmp_path / "spyrium/jit/shipped" / LEVEL
    shutil.copytree(CACHE_FOLDER, folder)
    describe(folder, KEY, native_target())
    return tmp_path


def played(package: Path, cache: Path) -> list[str]:
    """The word that master decided on, how many functions were compiled, whether shipped code was used."""
    environment = os.environ | {"PYTHONPATH": str(package), "SPYRIUM_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True, cwd=package
    )
    return done.stdout.split()


def test_with_shipped_code_nothing_is_compiled_and_nothing_written(package: Path, word: str, tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.touch()

    assert played(package, no_folder) == [word, "0", "True"]


def damage_a_byte(folder: Path) -> None:
    code = next(folder.rglob("*.nbc"))
    whole = bytearray(code.read_bytes())
    whole[len(whole) // 2] ^= 1
    code.write_bytes(whole)


def lose_a_file(folder: Path) -> None:
    next(folder.rglob("*.nbi")).unlink()


def cut_the_contents(folder: Path) -> None:
    path = folder / CONTENTS
    path.write_text(path.read_text(encoding="utf-8")[:100], encoding="utf-8")


def change_contents(**changes: object) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        path = folder / CONTENTS
        path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | changes), encoding="utf-8")

    return change


def test_damaged_code_is_not_used_and_play_goes_on(package: Path, word: str) -> None:
    assert CACHE_FOLDER is not None
    damage_a_byte(package / "spyrium/jit/shipped" / LEVEL)

    assert played(package, CACHE_FOLDER.parent) == [word, "0", "False"]  # from the user's folder


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small shipped folder."""
    folder = tmp_path / LEVEL / "rules"
    folder.mkdir(parents=True)
    (folder / "engine.start-1.py311.nbi").write_bytes(b"index")
    (folder / "engine.start-1.py311.1.nbc").write_bytes(b"some machine code")
    describe(tmp_path / LEVEL, KEY, native_target())
    return tmp_path


def test_a_whole_folder_is_found(root: Path) -> None:
    assert find_shipped(KEY, root) == Shipped(root / LEVEL, native_target())


@pytest.mark.parametrize(
    "wrong",
    [
        damage_a_byte,
        lose_a_file,
        cut_the_contents,
        change_contents(key="of other sources"),
        change_contents(makers=makers() | {"numba": "0.1"}),
        change_contents(makers=makers() | {"python": "cpython 3.1"}),
        change_contents(target=["sparc-sun-solaris", "generic", ""]),
        change_contents(target=None),
    ],
)
def test_a_folder_that_does_not_fit_is_not_used(root: Path, wrong: Callable[[Path], None]) -> None:
    wrong(root / LEVEL)

    assert find_shipped(KEY, root) is None


@pytest.mark.parametrize(
    ("lacking", "level"),
    [
        ((), "x86-64-v4"),
        (("avx512vl",), "x86-64-v3"),  # what the first processors with AVX-512 lacked
        (("avx512f", "avx512vl"), "x86-64-v3"),
        (("avx512f", "avx512vl", "avx2"), "generic"),
    ],
)
def test_the_best_level_that_the_processor_has_is_taken(
    root: Path, lacking: tuple[str, ...], level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything = set().union(*LEVELS.values())
    monkeypatch.setattr(llvm, "get_host_cpu_features", lambda: {name: name not in lacking for name in everything})
    for better in LEVELS.keys() - {LEVEL}:
        shutil.copytree(root / LEVEL, root / better)

    assert find_shipped(KEY, root) == Shipped(root / level, native_target())


def test_a_level_beyond_the_processor_is_not_taken(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "beyond all processors", frozenset({"clairvoyance"}))
    (root / LEVEL).rename(root / "beyond all processors")

    assert find_shipped(KEY, root) is None


def test_who_names_a_processor_gets_code_for_that_one(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "CPU_NAME", "generic")

    assert find_shipped(KEY, root) is None
