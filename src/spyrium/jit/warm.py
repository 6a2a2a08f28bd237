"""Making everything ready before it is needed: rules and bots are compiled side by side, one process a part.

`spyrium warm`, `make test` and the server's first start use this; a part that is ready is not compiled again.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import numpy as np

from spyrium.jit import first_use
from spyrium.jit.cache import CACHE_FOLDER, INTERPRETED, SHIPPED

Tell = Callable[[int, int], None]
"""Hears how many parts are ready, and of how many."""


def _legal() -> None:
    from spyrium import observation
    from spyrium.editions import Edition
    from spyrium.rules.state import STATE

    first_use.compile_listing()
    first_use.compile_scoring()
    states = np.zeros(1, STATE)
    states["players"] = 2
    observation.observe(states, 0, Edition.load("standard").tables, 0)


def _doing() -> None:
    first_use.compile_dealing()
    first_use.compile_quoting()


def _rules() -> None:
    first_use.compile_rules(lambda done: None)


def _playouts() -> None:
    from spyrium.editions import Edition
    from spyrium.notation.words import MOST_CHOICES
    from spyrium.rules import engine
    from spyrium.rules.state import DEAL, STATE

    tables, deal, out = Edition.load("standard").tables, np.zeros(1, DEAL), np.zeros(MOST_CHOICES, np.int64)
    engine.play_random_games(np.zeros(1, STATE), tables, 2, 0, deal, out)


def _bots(*names: str) -> None:
    from spyrium import Game, bots

    for name in names:  # with more simulations than a search makes before it looks how it stands
        bots.load(name, simulations=200, seed=0).choose(Game(players=2, seed=0))


def _endgame() -> None:
    from spyrium import Game, bots

    game = last = Game(players=2, seed=0)
    while not game.over:
        last = game.copy()
        game.play(game.legal[-1])
    bots.solve(last, nodes=1)


# What others build on comes first; within a group the longest first. The first two take about as long as each other.
GROUPS: tuple[Mapping[str, Callable[[], None]], ...] = (
    {"doing": _doing, "legal": _legal},
    {"rules": _rules, "playouts": _playouts},
    {
        "levels": lambda: _bots("apprentice", "random"),  # with apprentice greedy and gifts
        "master": lambda: _bots("master"),
        "endgame": _endgame,
        "mcts": lambda: _bots("mcts"),
    },
)
PARTS = {name: part for group in GROUPS for name, part in group.items()}


def warm(tell: Tell, processes: int | None = None) -> None:
    """Compile every part that is not ready, on all processors; with everything shipped, or nowhere to keep it, none."""
    if INTERPRETED or SHIPPED is not None or CACHE_FOLDER is None:
        tell(len(PARTS), len(PARTS))
        return
    done = 0
    with ThreadPoolExecutor(processes or os.cpu_count() or 1) as pool:
        for group in GROUPS:
            for ready in as_completed([pool.submit(_compile, name, CACHE_FOLDER) for name in group]):
                ready.result()
                done += 1
                tell(done, len(PARTS))


def _compile(name: str, folder: Path) -> None:
    """One part, in a process of its own."""
    mark = folder / f"warm-{name}"
    if mark.exists():
        return
    subprocess.run([sys.executable, "-m", __name__, name], check=True)
    mark.touch()


if __name__ == "__main__":
    PARTS[sys.argv[1]]()
