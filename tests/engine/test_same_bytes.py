"""The page's engine and the native one play the same games, byte by byte."""

import os

import pytest

from tests.engine.comparing import checksum
from tests.engine.conftest import Page

# Over all numbers of players; `make engine-check` asks for 10,000,000.
DECISIONS = int(os.environ.get("ENGINE_DECISIONS", "100000"))
AT_ONCE = 25


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_are_the_same(page: Page, players: int) -> None:
    seed = made = 0
    while made < DECISIONS / 4:
        answer = page.ask("play", players=players, seed=seed, games=AT_ONCE)
        native = [checksum(players, seed + k) for k in range(AT_ONCE)]
        assert answer["answers"] == [crc for crc, _ in native]
        assert answer["decisions"] == sum(length for _, length in native)
        made += answer["decisions"]
        seed += AT_ONCE
