"""What a search teaches the policy: the visits that its root's decisions earned, less those that noise brought them."""

import numpy as np
import numpy.typing as npt

from spyrium.jit.compiled import compiled, entry
from spyrium.rules.engine import Records, next_weyl, pick_below

Floats = npt.NDArray[np.float64]
FINE = 1 << 24


@compiled
def uniform(weyl: np.uint64) -> float:
    """A number from 0 to 1, without both ends."""
    return (pick_below(weyl, FINE) + 0.5) / FINE


@compiled
def keep_priors(nodes: Records, priors: Floats) -> None:
    """The network's own priors, before chance is mixed into them."""
    for k in range(nodes[0].children):
        priors[k] = nodes[nodes[0].first + k].prior


@entry
def pruned_visits(nodes: Records, priors: Floats, exploration: float, visits: Floats) -> float:
    """The visits that the root's children would have earned without noise; returns their sum.

    A child keeps as many as leave its score no lower than that of the most visited one (policy-target pruning).
    """
    root = nodes[0]
    seat = root.mover
    reach = exploration * np.sqrt(np.float64(max(1, root.visits)))
    best = 0
    for k in range(root.children):
        if nodes[root.first + k].visits > nodes[root.first + best].visits:
            best = k
    favourite = nodes[root.first + best]
    bar = favourite.utility[seat] / max(1, favourite.visits) + reach * priors[best] / (1 + favourite.visits)
    total = 0.0
    for k in range(root.children):
        child = nodes[root.first + k]
        visits[k] = child.visits
        lag = bar - child.utility[seat] / max(1, child.visits)
        if k != best and lag > 0:
            visits[k] = min(visits[k], max(0.0, reach * priors[k] / lag - 1.0))
        total += visits[k]
    return total


@compiled
def disturb_root(nodes: Records, noise: float, weyl: np.uint64) -> np.uint64:
    """Mix a flat Dirichlet into the root's priors."""
    first, n = nodes[0].first, nodes[0].children
    total = 0.0
    start = weyl
    for _ in range(n):
        weyl = next_weyl(weyl)
        total -= np.log(uniform(weyl))
    weyl = start
    for k in range(n):
        weyl = next_weyl(weyl)
        share = -np.log(uniform(weyl)) / total
        nodes[first + k].prior = (1.0 - noise) * nodes[first + k].prior + noise * share
    return weyl
