"""Tests that share what they start run in one process: what is shared is started once."""

import pytest
from xdist.scheduler import LoadScopeScheduling

from tests.units import unit

TOGETHER = [
    ("tests/rules/test_end.py::test_one", "tests/rules/test_end.py::test_another[2]"),
    ("tests/server/fairness/test_races.py::test_one", "tests/server/fairness/test_time.py::test_another"),
    ("tests/server/people/test_names.py::test_one[postgresql]", "tests/server/tables/test_undo.py::test_x[postgresql]"),
    ("tests/arena/test_runners.py::test_one", "tests/bots/test_train.py::test_another"),
    ("tests/web/past/test_review.py::test_one", "tests/web/past/test_review.py::test_another"),
]
APART = [
    ("tests/rules/test_end.py::test_one", "tests/rules/test_events.py::test_another"),
    ("tests/server/people/test_names.py::test_one[sqlite]", "tests/server/people/test_names.py::test_one[postgresql]"),
    ("tests/web/table/test_games.py::test_one", "tests/web/table/test_games.py::test_another"),
]


@pytest.mark.parametrize(("one", "other"), TOGETHER)
def test_what_shares_runs_in_one_process(one: str, other: str) -> None:
    assert unit(one) == unit(other)


@pytest.mark.parametrize(("one", "other"), APART)
def test_what_shares_nothing_runs_anywhere(one: str, other: str) -> None:
    assert unit(one) != unit(other)


def test_the_scheduler_still_asks_for_units_by_this_name() -> None:
    assert "_split_scope" in vars(LoadScopeScheduling)
