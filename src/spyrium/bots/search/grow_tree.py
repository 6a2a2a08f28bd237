"""Growing a search tree within a budget of simulations or seconds."""

import time
from typing import NamedTuple, Protocol

import numpy as np

from spyrium.bots.search.tree import NODE, clear_node
from spyrium.game import MOST_CHOICES
from spyrium.jit.compiled import entry
from spyrium.rules.engine import Records

CHUNK = 128  # simulations between two looks at the clock
MOST_NODES = 8_000_000
CHILDREN_EXPECTED = 16
NODES_FOR_SIMULATION = 10
NODES_FOR_SECOND = 200_000
MOST_ENDGAME_NODES = 200_000


class Budget(NamedTuple):
    """How long a search may think: a number of simulations, or seconds."""

    simulations: int | None = None
    seconds: float | None = None

    @property
    def endgame_nodes(self) -> int:
        """How many positions an attempt to solve the rest of the game may look at first."""
        if self.simulations is not None:
            return min(MOST_ENDGAME_NODES, NODES_FOR_SIMULATION * self.simulations)
        return int(min(MOST_ENDGAME_NODES, NODES_FOR_SECOND * (self.seconds or 1)))


class Search(Protocol):
    """Simulations on a tree: nodes, how many are used, how many simulations, seed; returns how many are used then."""

    def __call__(self, nodes: Records, used: int, simulations: int, seed: int, /) -> int: ...


class Tree(NamedTuple):
    """Nodes, the root first, and how many of them are in use."""

    nodes: Records
    used: int

    @staticmethod
    def new(simulations: int) -> "Tree":
        nodes: Records = np.zeros(2 * MOST_CHOICES + CHILDREN_EXPECTED * min(simulations, MOST_NODES // 64), NODE)
        return Tree(nodes, clear_tree(nodes))


@entry
def clear_tree(nodes: Records) -> int:
    """Leave the root alone; returns the number of nodes used."""
    clear_node(nodes[0], -1, 1.0)
    return 1


class _Clock:
    """How many simulations a budget still allows, exactly or by the speed so far."""

    def __init__(self, budget: Budget, already: int) -> None:
        self._budget = budget
        self._already = already
        self._began = time.perf_counter()

    def left(self, visits: int) -> int:
        if self._budget.simulations is not None:
            return self._budget.simulations - visits
        spent = time.perf_counter() - self._began
        rest = (self._budget.seconds or 0) - spent
        return 0 if rest <= 0 else max(1, int((visits - self._already) * rest / spent))


@entry
def is_settled(nodes: Records, left: int) -> bool:
    """Whether no decision can overtake the most visited one with the simulations that are left."""
    most, second = 0, 0
    root = nodes[0]
    for child in range(root.first, root.first + root.children):
        visits = int(nodes[child].visits)
        if visits > most:
            most, second = visits, most
        else:
            second = max(second, visits)
    return root.children < 2 or most - second > left


def grow_tree(search: Search, budget: Budget, seed: int, until_settled: bool, tree: Tree | None = None) -> Tree:
    """Search within the budget, giving the tree more room as it grows.

    With `until_settled` the search ends as soon as the rest of the budget could not change the choice.
    """
    nodes, used = tree or Tree.new(budget.simulations or CHUNK)
    clock = _Clock(budget, int(nodes[0].visits))
    while True:
        done = int(nodes[0].visits)
        asked = CHUNK if budget.simulations is None else min(CHUNK, budget.simulations - done)
        used = search(nodes, used, asked, seed + done)
        visits = int(nodes[0].visits)
        left = clock.left(visits)
        if left <= 0 or (until_settled and is_settled(nodes, left)):
            return Tree(nodes, used)
        if visits - done < asked:  # the search stopped for lack of room
            if len(nodes) >= MOST_NODES:
                return Tree(nodes, used)
            nodes = np.concatenate([nodes, np.zeros(len(nodes), NODE)])
