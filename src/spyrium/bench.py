"""How fast the core is, side by side with peers where they are installed."""

import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from os import environ

import numpy as np

from spyrium.editions import Edition
from spyrium.game import MOST_CHOICES, Game
from spyrium.rules import engine
from spyrium.rules.state import DEAL, STATE

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Measurement:
    """One line of the table: what was measured, the number, and its unit."""

    key: str
    what: str
    value: float
    unit: str


def _playouts(games: int, seed: int, players: int = 3) -> int:
    states, deal, out = np.zeros(games, STATE), np.zeros(1, DEAL), np.zeros(MOST_CHOICES, np.int64)
    return engine.play_random_games(states, Edition.load("standard").tables, players, seed, deal, out)


def best_rate(work: Callable[[], int], repeats: int = 5, clock: Callable[[], float] = time.process_time) -> float:
    """The best of some runs, in units of work per second of processor time: others' work only ever slows a run down."""
    rates = []
    for _ in range(repeats):
        begin = clock()
        done = work()
        rates.append(done / (clock() - begin))
    return max(rates)


def playout_rate(games: int) -> float:
    _playouts(2, 0)
    return best_rate(lambda: _playouts(games, 1))


def two_core_rate(games: int) -> float:
    """Two threads at once: the compiled code runs without the interpreter's lock."""

    def both() -> int:
        counts: list[int] = []
        threads = [threading.Thread(target=lambda s=s: counts.append(_playouts(games, s))) for s in (1, 2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return sum(counts)

    return best_rate(both, clock=time.perf_counter)


def python_loop_rate(decisions: int) -> float:
    """Integer decisions on a state array: apply and list the next legal ones in one call."""
    tables = Edition.load("standard").tables
    states, deal, out = np.zeros(1, STATE), np.zeros(1, DEAL), np.zeros(MOST_CHOICES, np.int64)

    def play() -> int:
        choose = random.Random(1).random
        engine.start(states, 0, tables, 3, deal)
        n = engine.legal(states, 0, tables, out)
        step = engine.step
        for _ in range(decisions):
            n = step(states, 0, tables, out[int(choose() * n)], deal, out)
            if n == 0:
                engine.start(states, 0, tables, 3, deal)
                n = engine.legal(states, 0, tables, out)
        return decisions

    return best_rate(play)


def game_rate(games: int) -> float:
    """Through `Game`, with words."""

    def play() -> int:
        choose = random.Random(1).random
        made = 0
        for seed in range(games):
            game = Game(players=3, seed=seed)
            while not game.over:
                legal = game.legal
                game.play(legal[int(choose() * len(legal))])
            made += game.ply
        return made

    return best_rate(play)


def copy_seconds(copies: int = 200_000) -> float:
    states = np.zeros(1000, STATE)

    def copy() -> int:
        for _ in range(copies // len(states)):
            states.copy()
        return copies

    return 1 / best_rate(copy)


def _seconds_of_python(code: str, cache: str | None = None) -> float:
    """The time that a fresh interpreter measures and prints."""
    env = {**environ, "SPYRIUM_CACHE": cache} if cache else dict(environ)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    return float(done.stdout)


def import_seconds() -> float:
    code = "import time; t = time.perf_counter(); import spyrium; print(time.perf_counter() - t)"
    return min(_seconds_of_python(code) for _ in range(3))


def compile_seconds() -> float:
    code = (
        "import spyrium, time; t = time.perf_counter(); spyrium.Game(players=3, seed=1); print(time.perf_counter() - t)"
    )
    with tempfile.TemporaryDirectory() as empty:
        return _seconds_of_python(code, empty)


def measure(quick: bool, say: Progress) -> list[Measurement]:
    """All measurements of the core, with a word before each."""
    scale = 10 if quick else 1
    say("random games inside the compiled core")
    playout = playout_rate(20_000 // scale)
    say("the same on two cores")
    two = two_core_rate(20_000 // scale)
    say("a Python loop over integer decisions")
    loop = python_loop_rate(400_000 // scale)
    say("games with words")
    words = game_rate(100 // scale)
    say("copies")
    copy = copy_seconds(200_000 // scale)
    say("import")
    imported = import_seconds()
    say("compilation from nothing")
    compiled = compile_seconds()
    return [
        Measurement("playout_decisions_per_second", "random 3-player games, one core", playout, "decisions/s"),
        Measurement("two_core_decisions_per_second", "the same in two threads", two, "decisions/s"),
        Measurement("python_decisions_per_second", "Python loop, integer decisions", loop, "decisions/s"),
        Measurement("game_decisions_per_second", "Game, with words", words, "decisions/s"),
        Measurement("copy_seconds", "copy of a state", copy, "s"),
        Measurement("state_bytes", "size of a state", STATE.itemsize, "bytes"),
        Measurement("import_seconds", "import spyrium, warm", imported, "s"),
        Measurement("compile_seconds", "first game from an empty cache", compiled, "s"),
    ]


def catanatron_rate(games: int) -> float | None:
    """Random decisions per second of Catanatron, or None where it is not installed."""
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
    except ImportError:
        return None

    def play() -> int:
        made = 0
        for seed in range(games):
            catan = Catan([RandomPlayer(color) for color in list(Color)[:3]], seed=seed)
            while catan.winning_color() is None and made < 100_000:
                catan.play_tick()
                made += 1
        return made

    return best_rate(play, 1)


def openspiel_rate(game_name: str, games: int) -> float | None:
    """Random decisions per second of an OpenSpiel game from Python, or None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(game_name)

    def play() -> int:
        choose = random.Random(1)
        made = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choose.choice(state.legal_actions()))
                made += 1
        return made

    return best_rate(play, 1)


def measure_peers(quick: bool, say: Progress) -> list[Measurement]:
    """The same kind of number for peers, in the same run, as far as they are installed."""
    say("peers")
    games = 2 if quick else 10
    rates = {
        "catanatron_decisions_per_second": ("Catanatron, 3 random players", catanatron_rate(games)),
        "openspiel_backgammon_decisions_per_second": (
            "OpenSpiel backgammon, from Python",
            openspiel_rate("backgammon", 20 * games),
        ),
        "openspiel_hearts_decisions_per_second": (
            "OpenSpiel hearts, from Python",
            openspiel_rate("hearts", 50 * games),
        ),
    }
    return [Measurement(key, what, rate, "decisions/s") for key, (what, rate) in rates.items() if rate is not None]
