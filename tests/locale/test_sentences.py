"""Every choice and every event of whole games has a sentence in every language."""

import random

import pytest

from spyrium import Game
from spyrium.text.catalogue import LANGUAGES, catalogue
from spyrium.text.sentences import explain, final_lines, question, tell


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    words, choose = catalogue(language), random.Random(1)
    for seed in range(3):
        game = Game(players=2 + seed, seed=seed)
        while not game.over:
            assert question(game, words)
            assert all(explain(game, word, words) for word in game.legal)
            game.play(choose.choice(game.legal))
            assert all(tell(event, game, words) != "" for event in game.events)
        assert all(final_lines(game, seat, words) for seat in range(game.players))


def test_a_question_names_only_what_can_be_done() -> None:
    words = catalogue("en")
    game = Game(players=2, seed=4)
    assert game.now()["event"]["name"] == "windfall"
    assert question(game, words) == "Your turn: place a worker, use the event or enter phase II."
    game.play("event:1")
    game.play("phase2")
    assert question(game, words) == "You are in phase II now: use the event or pass."


def test_a_choice_names_its_price_and_place() -> None:
    game = Game(players=3, seed=42)
    assert explain(game, "place:a1b1", catalogue("en")) == "Place a worker between Workshop I and Mine II"
