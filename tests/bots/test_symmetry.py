"""The symmetries of the market that training learns from."""

import numpy as np

from spyrium.bots.training.symmetry import decision_permutations, feature_permutations
from spyrium.notation.words import WORDS
from spyrium.observation import NAMES


def test_each_symmetry_moves_every_entry_once() -> None:
    for rows in (feature_permutations(), decision_permutations()):
        assert all(sorted(row) == list(range(rows.shape[1])) for row in rows.tolist())
        assert len({tuple(row) for row in rows.tolist()}) == 8


def test_the_first_symmetry_is_to_leave_all_as_it_is() -> None:
    assert np.array_equal(feature_permutations()[0], np.arange(len(NAMES)))


def test_a_quarter_turn_moves_decisions_with_their_gap() -> None:
    turn = decision_permutations()[1]
    come_from = {WORDS[k]: WORDS[source] for k, source in enumerate(turn.tolist())}
    gap, position = come_from["activate:a1b1>b1"].removeprefix("activate:").split(">")
    assert come_from["place:a1b1"] == f"place:{gap}"
    assert position in gap
    assert come_from["pass"] == "pass"
