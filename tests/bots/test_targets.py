"""What the policy learns from a search: visits that noise brought are no lesson."""

import numpy as np

from spyrium.bots.search.tree import NODE
from spyrium.bots.training.targets import pruned_visits
from spyrium.rules.engine import Records

EXPLORATION = 0.25


def root(visits: list[int], means: list[float]) -> Records:
    """A root whose children were visited so often, with these mean utilities for the mover."""
    nodes: Records = np.zeros(1 + len(visits), NODE)
    nodes[0]["first"], nodes[0]["children"], nodes[0]["visits"] = 1, len(visits), 1 + sum(visits)
    nodes["visits"][1:] = visits
    nodes["utility"][1:, 0] = np.multiply(visits, means)
    return nodes


def pruned(nodes: Records, priors: list[float]) -> list[float]:
    visits = np.zeros(len(priors))
    total = pruned_visits(nodes, np.array(priors), EXPLORATION, visits)
    assert total == visits.sum()
    return visits.tolist()


def test_a_poor_decision_that_only_noise_visited_teaches_nothing() -> None:
    kept = pruned(root([900, 60], [0.6, 0.4]), [0.95, 0.001])
    assert kept == [900, 0]


def test_the_favourite_keeps_all_its_visits() -> None:
    assert pruned(root([500, 400], [0.5, 0.5]), [0.1, 0.9])[0] == 500


def test_a_decision_that_looks_better_than_the_favourite_keeps_its_visits() -> None:
    assert pruned(root([500, 20], [0.5, 0.7]), [0.9, 0.1])[1] == 20


def test_visits_that_the_prior_explains_are_kept() -> None:
    """The score of the favourite is 0.6 + 7.91 * 0.5 / 901; the other's sinks to that at some 39 visits."""
    kept = pruned(root([900, 100], [0.6, 0.5]), [0.5, 0.5])
    assert 30 < kept[1] < 45
