"""What the page says of a game is what Python says of it, field by field."""

import os

import pytest

from spyrium import Game
from tests.effort import proven
from tests.engine.comparing import digest, random_game, shown
from tests.engine.conftest import Page

GAMES = int(os.environ.get("ENGINE_GAMES", "20"))  # over all numbers of players


@pytest.mark.parametrize("games", proven([8, GAMES], 8))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_are_told_alike(page: Page, players: int, games: int) -> None:
    for seed in range(games // 4):
        words = random_game(players, seed).words
        answers = page.ask("show", players=players, seed=seed, words=words)
        game = Game(players=players, seed=seed)
        for ply, answer in enumerate(answers):
            native = shown(game)
            if answer != digest(native):
                assert page.ask("look", players=players, seed=seed, words=words, ply=ply) == native
            if ply < len(words):
                game.play(words[ply])
