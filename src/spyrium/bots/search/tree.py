"""The tree of a search for 2 to 5 players (max-n): every seat maximises its own utility.

The tree covers the present round, where nothing is hidden; what lies behind its
end is dealt anew and judged on every visit.
A node is what a decision led to, its children lie in one block, and states are replayed from the root.
"""

from typing import Annotated, Protocol

import numpy as np
import numpy.typing as npt

from spyrium.bots.arithmetic import hyperbolic_tangent
from spyrium.bots.bot import Candidates
from spyrium.jit.compiled import compiled, entry
from spyrium.rules.counts import Counts
from spyrium.rules.engine import Numbers, Records
from spyrium.rules.scoring import final_score
from spyrium.rules.state import MAX_PLAYERS, EditionTables, State, record_type

LONGEST_PATH = 512  # more decisions than a round can take
LEAD_SCALE = 15.0


class Floats(Protocol):
    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


class Node(Protocol):
    decision: Annotated[int, "i2"]
    mover: Annotated[int, "i1"]  # who decides here
    children: Annotated[int, "i2"]
    first: Annotated[int, "i4"]  # where the children begin
    visits: Annotated[int, "i4"]
    prior: Annotated[float, "f4"]
    utility: Annotated[Floats, "f4", (MAX_PLAYERS,)]  # sums over the visits
    wins: Annotated[Floats, "f4", (MAX_PLAYERS,)]


NODE = record_type(Node)


@compiled
def clear_node(node: Node, decision: int, prior: float) -> None:
    node.decision = decision
    node.mover = -1
    node.children = 0
    node.first = 0
    node.visits = 0
    node.prior = prior
    for p in range(MAX_PLAYERS):
        node.utility[p] = 0.0
        node.wins[p] = 0.0


@compiled
def add_children(nodes: Records, parent: int, used: int, mover: int, decisions: Counts, priors: Floats, n: int) -> int:
    """Give a node its children, one a decision; returns the new number of nodes used."""
    nodes[parent].mover = mover
    nodes[parent].first = used
    nodes[parent].children = n
    for k in range(n):
        clear_node(nodes[used + k], decisions[k], priors[k])
    return used + n


@compiled
def select_child(nodes: Records, parent: int, exploration: float, urgency_loss: float) -> int:
    """The child with the highest utility for the mover plus what its rarity promises (PUCT)."""
    node = nodes[parent]
    seat = node.mover
    reach = exploration * np.sqrt(np.float64(max(1, node.visits)))
    untried = node.utility[seat] / max(1, node.visits) - urgency_loss
    best, best_score = int(node.first), -1e9
    for child in range(node.first, node.first + node.children):
        visits = nodes[child].visits
        mean = nodes[child].utility[seat] / visits if visits > 0 else untried
        score = mean + reach * nodes[child].prior / (1 + visits)
        if score > best_score:
            best, best_score = child, score
    return best


@compiled
def back_up(nodes: Records, path: Counts, depth: int, players: int, wins: Floats, utility: Floats) -> None:
    """Count a simulation's outcome on every node of its path."""
    for k in range(depth + 1):
        node = nodes[path[k]]
        node.visits += 1
        for p in range(players):
            node.utility[p] += utility[p]
            node.wins[p] += wins[p]


@compiled
def score_outcome(s: State, e: EditionTables, scores: Floats, wins: Floats) -> None:
    """The scores and shares of victory (R11.4) of a finished game."""
    best = -1.0
    for p in range(s.players):
        scores[p] = final_score(s, e, p)
        best = max(best, scores[p])
    winners = 0
    for p in range(s.players):
        if scores[p] == best:
            winners += 1
    for p in range(s.players):
        wins[p] = 1.0 / winners if scores[p] == best else 0.0


@compiled
def mix_utility(players: int, scores: Floats, wins: Floats, win_share: float, utility: Floats) -> None:
    """What a seat strives for: to win, and to lead, so that a lost or won game is still played well."""
    for p in range(players):
        rival = -1e9
        for q in range(players):
            if q != p:
                rival = max(rival, scores[q])
        lead = (scores[p] - rival) / LEAD_SCALE
        utility[p] = win_share * wins[p] + (1.0 - win_share) * (0.5 + 0.5 * hyperbolic_tangent(lead))


@entry
def weigh_root(
    nodes: Records,
    decisions: Numbers,
    chances: npt.NDArray[np.float64],
    visits: Numbers,
    weights: npt.NDArray[np.float64],
) -> int:
    """What the search found out about the root's decisions, index by index; returns how many there are.

    The most visited weighs most, then the likelier win; what was never tried has the root's own chance.
    """
    root = nodes[0]
    seat = root.mover
    for k in range(root.children):
        child = nodes[root.first + k]
        seen = max(1, child.visits)
        decisions[k] = child.decision
        visits[k] = child.visits
        chances[k] = child.wins[seat] / seen if child.visits > 0 else root.wins[seat] / max(1, root.visits)
        weights[k] = child.visits + 0.5 * min(max(child.utility[seat] / seen, 0.0), 1.0)
    return int(root.children)


def root_candidates(nodes: Records) -> Candidates:
    """`weigh_root` for Python."""
    n = int(nodes[0].children)
    found = Candidates(np.zeros(n, np.int64), np.zeros(n), np.zeros(n, np.int64), np.zeros(n))
    weigh_root(nodes, *found)
    return found
