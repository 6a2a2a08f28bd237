"""The page analyses a game as Python does: the same chances, judgements, reasons and sums."""

import json

import pytest

from spyrium import Game, analysis, bots
from tests.effort import proven
from tests.engine.conftest import Page

SIMULATIONS = 60
# Sums in another order, and an exponential of another library: the last bits may differ.
ALMOST = 1e-9
A_TENTH = 0.1 + ALMOST  # to which projected scores are rounded, so that a last bit may turn one


def played(players: int) -> Game:
    """A game of careless bots: with mistakes, and so with reasons."""
    game, bot = Game(players=players, seed=players), bots.load("apprentice", seed=players)
    while not game.over:
        game.play(bot.choose(game))
    return game


def alike(page: object, native: object) -> bool:
    if isinstance(native, dict) and isinstance(page, dict):
        return native.keys() == page.keys() and all(
            page[key] == pytest.approx(each, abs=A_TENTH) if key == "projected" else alike(page[key], each)
            for key, each in native.items()
        )
    if isinstance(native, list) and isinstance(page, list):
        return len(native) == len(page) and all(map(alike, page, native))
    if isinstance(native, float):
        return page == pytest.approx(native, abs=ALMOST)
    return page == native


@pytest.mark.parametrize("players", proven([2, 3, 5], 3))
def test_a_game_is_analysed_alike(page: Page, players: int) -> None:
    game = played(players)
    native = json.loads(analysis.analyse(game, simulations=SIMULATIONS, seed=7).json())
    record = game.record().dumps()
    told = page.ask("analyse", record=record, simulations=SIMULATIONS, seed=7)
    for ours, theirs in zip(told["steps"], native["steps"], strict=True):
        assert alike(ours, theirs), (ours, theirs)
    assert any(step.get("reasons") for step in native["steps"])
    assert any(step.get("exact") for step in native["steps"])
    assert alike(told, native)
