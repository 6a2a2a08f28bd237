"""Growing a search tree within a budget of simulations or seconds."""

import time
from typing import NamedTuple, Protocol

import numpy as np

from spyrium.bots.tree import NODE, clear_node
from spyrium.game import MOST_CHOICES
from spyrium.rules.compiled import entry
from spyrium.rules.engine import Records

CHUNK = 128  # simulations between two looks at the clock
MOST_NODES = 8_000_000
CHILDREN_EXPECTED = 16


class Budget(NamedTuple):
    """How long a search may think: a number of simulations, or seconds."""

    simulations: int | None = None
    seconds: float | None = None


class Search(Protocol):
    """Simulations on a tree: nodes, how many are used, how many simulations, seed; returns how many are used then."""

    def __call__(self, nodes: Records, used: int, simulations: int, seed: int, /) -> int: ...


@entry
def clear_tree(nodes: Records) -> int:
    """Leave the root alone; returns the number of nodes used."""
    clear_node(nodes[0], -1, 1.0)
    return 1


def grow_tree(search: Search, budget: Budget, seed: int) -> Records:
    """Search within the budget, giving the tree more room as it grows; returns its nodes."""
    wanted = budget.simulations if budget.simulations is not None else CHUNK
    nodes: Records = np.zeros(2 * MOST_CHOICES + CHILDREN_EXPECTED * min(wanted, MOST_NODES // 64), NODE)
    used = clear_tree(nodes)
    ends = None if budget.seconds is None else time.perf_counter() + budget.seconds
    while True:
        done = int(nodes[0].visits)
        used = search(nodes, used, wanted - (0 if ends else done), seed + done)
        if nodes[0].visits >= wanted if ends is None else time.perf_counter() >= ends:
            return nodes
        if used + MOST_CHOICES > len(nodes):
            if len(nodes) >= MOST_NODES:
                return nodes
            nodes = np.concatenate([nodes, np.zeros(len(nodes), NODE)])
