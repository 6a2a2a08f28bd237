"""Compiles rules and bots before anybody plays: a version's first start takes a while, and people see how far it is."""

from __future__ import annotations

import gc

import spyrium
from spyrium import bots
from spyrium.jit.warm import PARTS, warm
from spyrium.server.tables.hall import Preparation
from spyrium.server.tables.levels import LEVELS
from spyrium.server.tables.opponents import choose
from spyrium.server.tables.views import projections


def prepare(preparation: Preparation) -> None:
    """Compile what is not compiled, then use everything once, so that no player waits for it to be loaded."""
    preparation.steps = len(PARTS) + 2 + len(LEVELS)

    def tell(done: int, parts: int) -> None:
        preparation.done = done

    warm(tell)
    last = play_a_game()
    preparation.done = len(PARTS) + 1
    bots.solve(last, nodes=1)
    preparation.done = len(PARTS) + 2
    for level in LEVELS:
        choose(spyrium.Game(players=2, seed=0), level, 1)
        preparation.done += 1
    keep_pauses_short()


def keep_pauses_short() -> None:
    """A full search for garbage stops everybody: leave out what is loaded for good, and let it be rare."""
    gc.freeze()
    gc.set_threshold(5_000, 20, 1_000)


def play_a_game() -> spyrium.Game:
    """A whole game; returns it as it was before the last decision."""
    game = last = spyrium.Game(players=2, seed=0)
    while not game.over:
        last = game.copy()
        game.quote(game.legal[0])
        game.play(game.legal[-1])
    projections(game)
    return last
