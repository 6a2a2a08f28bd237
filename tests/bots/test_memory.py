"""Searches that end once the choice is settled, and trees that are used again."""

import spyrium
from spyrium import bots
from spyrium.bots.search.grow_tree import Budget
from spyrium.bots.search.guided import Guided
from spyrium.bots.search.network import shipped_network
from spyrium.bots.search.reuse import Memory


def searched(game: spyrium.Game) -> Memory:
    """The memory of a guided search that has looked at the game for a moment."""
    policy = Guided(Budget(seconds=0.1), shipped_network())
    policy.weigh(game, seed=1, until_settled=False)
    return policy.memory


def test_the_choice_is_that_of_the_whole_search() -> None:
    game = spyrium.Game(players=2, seed=3)
    for _ in range(12):
        bot = bots.load("master:600", seed=4)
        assert bot.choose(game) == bot.think(game)[0].word
        game.play(bot.choose(game))


def test_the_tree_goes_on_from_the_position_that_was_reached() -> None:
    game = spyrium.Game(players=2, seed=3)
    memory = searched(game)
    game.play(game.legal[0])
    tree = memory.recall(game)
    assert tree is not None
    root = tree.nodes[0]
    decisions = tree.nodes["decision"][root.first : root.first + root.children]
    assert decisions.tolist() == game.legal_ids
    assert root.visits == 1 + tree.nodes["visits"][root.first : root.first + root.children].sum()


def test_another_game_is_not_taken_for_the_one_remembered() -> None:
    memory = searched(spyrium.Game(players=2, seed=3))
    other = spyrium.Game(players=2, seed=4)
    other.play(other.legal[0])
    assert memory.recall(other) is None


def test_nothing_is_remembered_across_a_deal() -> None:
    game = spyrium.Game(players=2, seed=3)
    memory = searched(game)
    walker = bots.load("random", seed=1)
    while game.round == 1:
        game.play(walker.choose(game))
    assert memory.recall(game) is None
