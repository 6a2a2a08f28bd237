"""What a search remembers from one decision to the next: the part of its tree that the game has come to."""

from typing import NamedTuple

import numpy as np

from spyrium.bots.bot import public_bytes
from spyrium.bots.search.grow_tree import Budget, Search, Tree, grow_tree
from spyrium.bots.search.tree import NODE
from spyrium.game import Game
from spyrium.jit.compiled import entry
from spyrium.rules.engine import Records


class _Kept(NamedTuple):
    ply: int
    root: bytes
    tree: Tree


@entry
def copy_subtree(nodes: Records, node: int, out: Records) -> int:
    """The tree below a node, its root first; returns the number of nodes used."""
    out[0] = nodes[node]
    used, at = 1, 0
    while at < used:
        first, n = out[at].first, out[at].children
        if n > 0:
            for k in range(n):
                out[used + k] = nodes[first + k]
            out[at].first = used
            used += n
        at += 1
    return used


class Memory:
    """The tree of the last search, for as long as the game follows one of its lines."""

    def __init__(self) -> None:
        self._kept: _Kept | None = None

    def search(self, game: Game, search: Search, budget: Budget, seed: int, until_settled: bool) -> Tree:
        """Search from the present position. Only a budget in seconds begins with what is remembered:
        a number of simulations gives the same answer whatever was asked before.
        """
        if budget.seconds is None:
            return grow_tree(search, budget, seed, until_settled)
        tree = grow_tree(search, budget, seed, until_settled, self.recall(game))
        self._kept = _Kept(game.ply, public_bytes(game, game.ply), tree)
        return tree

    def recall(self, game: Game) -> Tree | None:
        """The tree from the present position on, if the last search looked at it."""
        kept, self._kept = self._kept, None
        if kept is None or game.ply <= kept.ply or public_bytes(game, kept.ply) != kept.root:
            return None
        nodes, node = kept.tree.nodes, 0
        for decision in game.decisions[kept.ply :]:
            first, n = int(nodes[node].first), int(nodes[node].children)
            found = np.flatnonzero(nodes["decision"][first : first + n] == decision)
            if len(found) == 0:
                return None
            node = first + int(found[0])
        if nodes[node].children == 0:
            return None
        out: Records = np.zeros(len(nodes), NODE)
        return Tree(out, copy_subtree(nodes, node, out))
