"""A copied, deep-copied or pickled game plays on exactly like the original, and neither changes the other."""

import copy
import pickle
import random
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spyrium import Game
from tests.effort import examples
from tests.positions import some_position


def through_a_pickle(game: Game) -> Game:
    again: Game = pickle.loads(pickle.dumps(game))
    return again


WAYS = [Game.copy, copy.copy, copy.deepcopy, through_a_pickle]
ways = pytest.mark.parametrize("duplicate", WAYS, ids=["copy()", "copy.copy", "copy.deepcopy", "pickle"])

new_games = st.builds(lambda players, seed: Game(players, seed=seed), st.integers(2, 5), st.integers(0, 2**64 - 1))
unusual_games = st.builds(lambda seed: Game.from_position(some_position(seed), seed=seed), st.integers(0, 10**6))


def play_some(game: Game, choose: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if game.over:
            return
        game.play(choose.choice(game.legal))


def seen(game: Game) -> tuple[object, ...]:
    """All that a game tells about itself."""
    return (
        repr(game),
        game.position(),
        game.now(),
        game.legal,
        game.turn,
        game.events,
        game.projected_scores,
        game.record().dumps(),
        np.asarray(game.state).tobytes(),
    )


@ways
@settings(max_examples=examples(100))
@given(st.one_of(new_games, unusual_games), st.integers(0, 120), st.integers(0, 10**6))
def test_a_copy_plays_on_like_the_original(
    duplicate: Callable[[Game], Game], game: Game, before: int, chance: int
) -> None:
    play_some(game, random.Random(chance), before)
    twin = duplicate(game)
    assert seen(twin) == seen(game)
    play_some(game, random.Random(chance + 1), 1000)
    play_some(twin, random.Random(chance + 1), 1000)
    assert game.over
    assert seen(twin) == seen(game)


@ways
def test_neither_changes_the_other(duplicate: Callable[[Game], Game]) -> None:
    game = Game(3, seed=7)
    play_some(game, random.Random(1), 30)
    twin = duplicate(game)
    before = seen(game)
    play_some(twin, random.Random(2), 1000)
    assert seen(game) == before
    twin = duplicate(game)
    twin_before = seen(twin)
    while game.ply:
        game.undo()
    assert seen(twin) == twin_before


@ways
def test_a_copy_takes_back_what_the_original_decided(duplicate: Callable[[Game], Game]) -> None:
    game = Game(2, seed=3)
    start = seen(game)
    play_some(game, random.Random(5), 40)
    twin = duplicate(game)
    while twin.ply:
        twin.undo()
    assert seen(twin) == start
