"""Which tests share what they start, and so run in one process; all others run wherever there is time."""

from xdist.scheduler import LoadScopeScheduling

RAY = ("tests/arena/test_runners.py", "tests/bots/test_train.py")  # one Ray at a time
# Files of browser tests that share more than the browser, which every process has.
SHARING = tuple(f"test_{name}.py" for name in ("decisions", "hidden_state", "looking_back", "review", "without_server"))


def unit(test: str) -> str:
    """The name of all that runs in one process with this test."""
    file, _, name = test.partition("::")
    if "postgresql" in name or "/fairness/" in file:
        return "postgresql"
    if "/install/" in file:
        return "wheel"
    if file in RAY:
        return "ray"
    return test if "/web/" in file and not file.endswith(SHARING) else file


class InUnits(LoadScopeScheduling):  # type: ignore[misc]  # pytest-xdist has no types
    """Instead of pytest-xdist's own groups: pytest 9.2 does not hear of them, and every process would start all."""

    def _split_scope(self, nodeid: str) -> str:
        return unit(nodeid)
