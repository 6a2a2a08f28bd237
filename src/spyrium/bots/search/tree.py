"""The tree of a search for 2 to 5 players (max-n): every seat maximises its own utility.

The tree covers the present round, where nothing is hidden; what lies behind its
end is dealt anew and judged on every visit.
A node is what a decision led to, its children lie in one block, and states are replayed from the root.
"""

from typing import Annotated, Protocol

import numpy as np

from spyrium.bots.bot import Candidates
from spyrium.jit.compiled import compiled
from spyrium.rules.counts import Counts
from spyrium.rules.engine import Records
from spyrium.rules.scoring import final_score
from spyrium.rules.state import MAX_PLAYERS, EditionTables, State, record_type

LONGEST_PATH = 512  # more decisions than a round can take
WIN_SHARE = 0.75  # of the utility; the rest is the lead, so that a lost or won game is still played well
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
def score_outcome(s: State, e: EditionTables, scores: Floats, wins: Floats, utility: Floats) -> None:
    """The shares of victory (R11.4) and utilities of a finished game."""
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
    mix_utility(s.players, scores, wins, utility)


@compiled
def mix_utility(players: int, scores: Floats, wins: Floats, utility: Floats) -> None:
    """What a seat strives for: mostly to win, a little to lead by much."""
    for p in range(players):
        rival = -1e9
        for q in range(players):
            if q != p:
                rival = max(rival, scores[q])
        lead = (scores[p] - rival) / LEAD_SCALE
        utility[p] = WIN_SHARE * wins[p] + (1.0 - WIN_SHARE) * (0.5 + 0.5 * np.tanh(lead))


def root_candidates(nodes: Records) -> Candidates:
    """What the search found out about the root's decisions; the most visited comes first, then the likelier win."""
    root = nodes[0]
    children = nodes[root.first : root.first + root.children]
    visits = children["visits"].astype(np.int64)
    seen = np.maximum(visits, 1)
    chances = children["wins"][:, root.mover] / seen
    unseen = root.wins[root.mover] / max(1, root.visits)
    chances = np.where(visits > 0, chances, unseen).astype(np.float64)
    weights = visits + 0.5 * np.clip(children["utility"][:, root.mover] / seen, 0, 1)
    return Candidates(children["decision"].astype(np.int64), chances, visits, weights.astype(np.float64))
