"""Hypothesis tries the same examples every time; `make proofs` (HYPOTHESIS_PROFILE=explore) looks for new ones."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.units import InUnits

settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

# Tables are laid out for a wide terminal, whichever test loads the commands first.
os.environ["COLUMNS"] = "200"
# The tests themselves keep all cores busy: threads of theirs would wait for each other, and compute while they wait.
os.environ |= {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}

# What waits for long begins first, beside the checks of the types; then what takes long on end, so that no process is
# left with it when the others are done.
FIRST = (
    "tests/server/fairness/",
    "tests/server/bounds/test_sockets.py",
    "tests/server/http/test_connections.py",
    "tests/web/past/test_review.py",
    "tests/web/offline/test_without_server.py",
    "tests/bots/test_train.py",
)
KINDS = ("tests/web/", "tests/server/", "tests/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with a browser, with servers and with neither take turns: where some wait, others compute."""
    kinds: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for file in dict.fromkeys(file_of(item) for item in items):
        kinds[next(kind for kind in KINDS if file.startswith(kind))].append(file)
    turns = {file: number / len(files) for files in kinds.values() for number, file in enumerate(files)}
    items.sort(key=lambda item: ([not item.nodeid.startswith(each) for each in FIRST], turns[file_of(item)]))


def file_of(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> InUnits:
    from tests.units import InUnits  # pytest-xdist need not be there

    return InUnits(config, log)
