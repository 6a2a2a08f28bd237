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
        asked = wanted - (0 if ends else done)
        used = search(nodes, used, asked, seed + done)
        if nodes[0].visits >= wanted if ends is None else time.perf_counter() >= ends:
            return nodes
        if nodes[0].visits - done < asked:  # the search stopped for lack of room
            if len(nodes) >= MOST_NODES:
                return nodes
            nodes = np.concatenate([nodes, np.zeros(len(nodes), NODE)])
