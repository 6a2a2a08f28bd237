"""The compiled entries do what `Game` does, on arrays of games; and the same without compilation."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import numba
import numpy as np
import pytest

from spyrium import Game
from spyrium.game import MOST_CHOICES
from spyrium.jit import cache, compiled
from spyrium.observation import observe
from spyrium.rules import engine
from spyrium.rules.state import AWAIT_DEAL, DEAL, OVER, STATE
from tests.table import EDITION, PASSED, player, table

ROOT = Path(__file__).resolve().parents[2]
TABLES = EDITION.tables


def same_choice(states: np.ndarray, seed: int, players: int) -> int:
    """Play a game by always taking a choice that depends on how many there are; returns the decisions made."""
    deal, out = np.zeros(1, DEAL), np.zeros(MOST_CHOICES, np.int64)
    states[0].rng = seed
    engine.start(states, 0, TABLES, players, deal)
    n, made = engine.legal(states, 0, TABLES, out), 0
    while n:
        n = engine.step(states, 0, TABLES, int(out[(7 * made + n) % n]), deal, out)
        made += 1
    return made


def test_step_plays_deals_and_lists_like_a_game() -> None:
    states = np.zeros(1, STATE)
    made = same_choice(states, seed=9, players=3)
    game = Game(3, seed=9, edition=EDITION)
    while not game.over:
        game.play_id(game.legal_ids[(7 * game.ply + len(game.legal_ids)) % len(game.legal_ids)])
    assert (game.ply, np.asarray(game.state).tobytes()) == (made, states[0].tobytes())


def test_apply_leaves_the_deal_to_the_caller() -> None:
    game = table(player(), PASSED, round_number=3)
    states, deal = game.states[:1].copy(), np.zeros(1, DEAL)
    engine.apply(states, 0, TABLES, game.legal_ids[-1])
    assert states[0].step == AWAIT_DEAL
    engine.deal_round(states, 0, TABLES, deal)
    assert states[0].turn_round == 4
    assert (states[0].card == deal[0].card).all()


def test_random_games_are_played_to_the_end_and_repeat() -> None:
    deal, out = np.zeros(1, DEAL), np.zeros(MOST_CHOICES, np.int64)
    states, again = np.zeros(3, STATE), np.zeros(3, STATE)
    made = engine.play_random_games(states, TABLES, 3, 5, deal, out)
    assert engine.play_random_games(again, TABLES, 3, 5, deal, out) == made > 3 * 50
    assert (states["step"] == OVER).all()
    assert states.tobytes() == again.tobytes()


def test_perft_counts_what_is_legal_and_stops_at_the_end_of_a_round() -> None:
    game = table(player("mine-2"), PASSED)
    outs = np.zeros((5, 128), np.int64)

    def count(depth: int) -> int:
        states = np.zeros(5, STATE)
        states[0] = game.state
        return int(engine.perft(states, 0, TABLES, depth, outs))

    assert game.legal == ["event", "use:mine-2/1", "use:mine-2/2", "pass"]
    # After the event three words are left, after either use two, and after a pass the game is over.
    assert [count(depth) for depth in range(4)] == [1, 4, 3 + 2 + 2 + 1, (1 + 1 + 1) + (1 + 1) + (1 + 1) + 1]


FINGERPRINT = """
from tests.jit.test_engine import fingerprint
print(fingerprint())
"""


def fingerprint() -> str:
    """A hash of whole games for two to five players, with every state on the way and some observations."""
    digest = hashlib.sha256()
    for players in (2, 3, 4, 5):
        game = Game(players, seed=players, edition=EDITION)
        while not game.over:
            game.play_id(game.legal_ids[(7 * game.ply + 3) % len(game.legal_ids)])
            digest.update(np.asarray(game.state).tobytes())
            if game.ply % 20 == 0:
                digest.update(observe(game.states, game.ply, TABLES, game.current).tobytes())
        states, deal, out = np.zeros(2, STATE), np.zeros(1, DEAL), np.zeros(MOST_CHOICES, np.int64)
        engine.play_random_games(states, TABLES, players, 77, deal, out)
        digest.update(states.tobytes() + str(game.scores).encode())
    return digest.hexdigest()


def fingerprint_elsewhere(**environment: str) -> str:
    """The same from another process."""
    found = subprocess.run(
        [sys.executable, "-c", FINGERPRINT],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.strip()


def test_interpreted_and_compiled_rules_give_the_same_bytes() -> None:
    other_mode = "0" if cache.INTERPRETED else "1"
    assert fingerprint_elsewhere(NUMBA_DISABLE_JIT=other_mode) == fingerprint()


def test_the_cache_has_a_folder_for_this_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPYRIUM_CACHE", str(tmp_path))
    folder = cache.writable_folder("of-this-version")
    assert folder == tmp_path / "compiled-of-this-version"
    assert folder is not None
    assert list(folder.iterdir()) == []


def test_machine_code_of_a_version_unused_for_long_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, recent = tmp_path / "compiled-old", tmp_path / "compiled-recent"
    for folder in (old, recent):
        folder.mkdir()
    os.utime(old, (0, 0))
    monkeypatch.setenv("SPYRIUM_CACHE", str(tmp_path))
    first, second = cache.writable_folder("of-this-version"), cache.writable_folder("of-this-version")
    assert first == second
    assert (old.exists(), recent.exists()) == (False, True)


def test_without_a_writable_folder_there_is_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("SPYRIUM_CACHE", str(file))
    assert cache.writable_folder("of-this-version") is None


@pytest.mark.parametrize("cached", [True, False])
def test_an_entry_works_with_and_without_a_cache(cached: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "CACHE_FOLDER", tmp_path if cached else None)
    assert compiled.entry(_twice)(21) == 42


def _twice(number: int) -> int:
    return number + number


def _caller_of(function: Callable[[int], int]) -> Callable[..., int]:
    @numba.njit  # type: ignore[untyped-decorator]
    def call(number: int) -> int:
        return function(number)

    return cast(Callable[..., int], call)


only_compiled = pytest.mark.skipif(cache.INTERPRETED, reason="nothing is compiled here")


@pytest.mark.parametrize("interpreted", [True, pytest.param(False, marks=only_compiled)])
def test_wrapping_arithmetic_wraps_in_either_mode(interpreted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "INTERPRETED", interpreted)
    twice = compiled.wrapping(_twice)
    called: Callable[..., int] = twice if interpreted else _caller_of(twice)
    assert called(np.uint64(2**63 + 4)) == 8


@only_compiled
def test_python_is_refused_what_only_compiled_functions_call() -> None:
    inside = compiled.compiled(_twice)
    assert _caller_of(inside)(4) == 8
    with pytest.raises(TypeError, match="_twice is for compiled functions"):
        inside(4)
