"""Counts the decision sequences from fixed positions: the numbers that any implementation of the rules must give.

python -m tools.perft          prints the counts
python -m tools.perft --write  writes them into tests/fixtures/perft.json
"""

import json
import random
import sys

import numpy as np
from tests.positions import enriched, play_randomly
from tests.table import EDITION, FIXTURES, PASSED, player, position

from spyrium import Game, Position
from spyrium.rules import engine
from spyrium.rules.state import STATE

FILE = FIXTURES / "perft.json"
MOST_NODES = 3_000_000
DEEPEST = 6


def count(game: Game, depth: int) -> int:
    """How many sequences of `depth` decisions there are; the end of a round closes a sequence early."""
    states = np.zeros(depth + 1, STATE)
    states[0] = game.state
    outs = np.zeros((depth + 1, 128), np.int64)
    return int(engine.perft(states, 0, EDITION.tables, depth, outs))


def _in_the_middle(players: int, seed: int, decisions: int) -> Position:
    """A position some way into a random game, with richer players."""
    choose = random.Random(seed)
    game = Game(players, seed=seed, edition=EDITION)
    play_randomly(game, decisions, choose)
    return enriched(game, choose)


def positions() -> dict[str, Position]:
    """The positions counted from, by name."""
    kit = ["automation", "lobbying", "taylorism", "commerce", "mine-2", "mine-1*", "factory-1", "university-1*"]
    return {
        "start-2": Game(2, seed=1, edition=EDITION).position(),
        "start-5": Game(5, seed=5, edition=EDITION).position(),
        "early-3": _in_the_middle(3, seed=3, decisions=30),
        "middle-2": _in_the_middle(2, seed=12, decisions=70),
        "middle-4": _in_the_middle(4, seed=4, decisions=150),
        "late-3": _in_the_middle(3, seed=13, decisions=170),
        "alone-with-everything": position(
            player(*kit, vp=6, workers=7, kept=6),
            PASSED,
            market={"b2": "university-2:1", "b1": "banker:3", "c2": "architect:2", "a2": "mine-3:2", "b3": "crane"},
            workers={"b1b2": [0, 0], "a2b2": [0], "b2c2": [0]},
            event="windfall:2",
        ),
    }


def measured() -> dict[str, object]:
    """Every position with its counts, as deep as stays quick."""
    result: dict[str, object] = {}
    for name, start in positions().items():
        game, counts = Game.from_position(start, seed=0, edition=EDITION), [1]
        while len(counts) <= DEEPEST and counts[-1] * len(game.legal) < MOST_NODES:
            counts.append(count(game, len(counts)))
        result[name] = {"position": start, "counts": counts[1:]}
    return result


if __name__ == "__main__":
    table = measured()
    for name, entry in table.items():
        print(name, *entry["counts"])  # type: ignore[index]
    if "--write" in sys.argv[1:]:
        FILE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
