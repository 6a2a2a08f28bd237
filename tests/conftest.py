"""Hypothesis tries the same examples every time; `make proofs` (HYPOTHESIS_PROFILE=explore) looks for new ones."""

import os

import pytest
from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

# Tables are laid out for a wide terminal, whichever test loads the commands first.
os.environ["COLUMNS"] = "200"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of a file share what they start, so they run in one process; the browser's share it with all others."""
    for item in items:
        file = item.nodeid.partition("::")[0]
        if "/web/" not in file and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(file))
