"""What a bot might play, told beforehand."""

import pytest

import spyrium
from spyrium import bots
from spyrium.bots.intentions import intentions


def test_the_intentions_of_one_that_varies_are_what_it_plays_with_other_seeds() -> None:
    game = spyrium.Game(players=2, seed=4)
    intended = intentions(bots.load("apprentice", seed=1), game)
    played = [bots.load("apprentice", seed=seed).choose(game) for seed in range(400)]
    assert len(intended) > 1
    assert sum(intended.values()) == pytest.approx(1)
    for word, share in intended.items():
        assert played.count(word) / len(played) == pytest.approx(share, abs=0.2)


def test_one_that_does_not_vary_intends_what_it_chooses() -> None:
    game, bot = spyrium.Game(players=2, seed=4), bots.load("greedy", seed=1)
    assert intentions(bot, game) == {bot.choose(game): 1.0}
