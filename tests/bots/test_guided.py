"""The guided search does not judge where there is nothing to decide."""

import numpy as np
import pytest

import spyrium
from spyrium import bots
from spyrium.bots.search.grow_tree import Budget, Tree, grow_tree
from spyrium.bots.search.guided import Desk, search_guided_entry
from spyrium.bots.search.network import shipped_network
from spyrium.notation.words import WORDS
from spyrium.rules.engine import Records


def search(game: spyrium.Game, simulations: int) -> Tree:
    desk, tables, net = Desk.new(), game.edition.tables, shipped_network()
    desk.states[0] = game.state

    def run(nodes: Records, used: int, wanted: int, seed: int) -> int:
        return search_guided_entry(desk, tables, net, nodes, used, wanted, seed)

    return grow_tree(run, Budget(simulations), seed=1, until_settled=False)


@pytest.fixture(scope="module")
def game() -> spyrium.Game:
    """Near the end of a round, where much is forced."""
    game = spyrium.Game(players=5, seed=3)
    walker = bots.load("greedy", seed=1)
    while game.ply < 60:
        game.play(walker.choose(game))
    return game


def leaves(nodes: Records, game: spyrium.Game, node: int) -> list[spyrium.Game]:
    """The games at all places in the tree that were visited and have no children."""
    children = range(int(nodes[node].first), int(nodes[node].first) + int(nodes[node].children))
    if not children:
        return [game]
    found = []
    for child in children:
        if nodes[child].visits > 0:
            after = game.copy()
            after.play(WORDS[int(nodes[child].decision)])
            found += leaves(nodes, after, child)
    return found


def test_a_simulation_plays_on_through_forced_decisions(game: spyrium.Game) -> None:
    nodes, used = search(game, 200)
    forced = np.flatnonzero(nodes["children"][:used] == 1)
    assert len(forced) > 0
    assert (nodes["visits"][nodes["first"][forced]] == nodes["visits"][forced]).all()


def test_only_the_deal_and_the_end_are_leaves_once_visited(game: spyrium.Game) -> None:
    nodes, _ = search(game, 60)
    ended = leaves(nodes, game, 0)
    assert all(each.over or each.round > game.round for each in ended)
