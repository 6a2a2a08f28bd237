"""Two nodes on a real PostgreSQL, for all who race."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.process import ServerProcess


@pytest.fixture(scope="session")
def nodes(postgresql: str) -> Iterator[list[ServerProcess]]:
    running = [ServerProcess(postgresql) for _ in range(2)]
    yield running
    for node in running:
        node.stop()
