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
    """Tests that share what they start run in one process."""
    for item in items:
        if item.get_closest_marker("xdist_group") is None and (group := shared_by(item)):
            item.add_marker(pytest.mark.xdist_group(group))


def shared_by(item: pytest.Item) -> str | None:
    """A file shares; so do all that need a PostgreSQL. Each process has a browser, so its tests may run anywhere."""
    assert isinstance(item, pytest.Function)
    file = item.nodeid.partition("::")[0]
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    if "postgresql" in item.fixturenames or parameters.get("server") == "postgresql":
        return "postgresql"
    return None if "/web/" in file else file
