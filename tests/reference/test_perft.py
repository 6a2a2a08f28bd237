"""The published counts of decision sequences hold, and the referee counts the same."""

import json
from typing import Any

import pytest
from tools.perft import FILE, count

from spyrium import Game
from tests.reference import referee
from tests.table import EDITION

PUBLISHED: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
NUMBERS = {
    "price": {card: int(n) for card, n in EDITION.price.items()},
    "vp": {card: int(n) for card, n in EDITION.vp.items()},
    "track": [int(n) for n in EDITION.track],
    "copies": {period: {card: int(n) for card, n in deck.items()} for period, deck in EDITION.decks.items()},
}


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_counts(name: str) -> None:
    game = Game.from_position(PUBLISHED[name]["position"], edition=EDITION)
    depths = range(1, len(PUBLISHED[name]["counts"]) + 1)
    assert [count(game, depth) for depth in depths] == PUBLISHED[name]["counts"]


def counted_by_reference(position: Any, depth: int) -> int:
    words = referee.legal(position, NUMBERS) if depth else []
    if not words:
        return 1
    return sum(counted_by_reference(referee.play(position, word, NUMBERS), depth - 1) for word in words)


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_referee_counts_the_same(name: str) -> None:
    depth = 3 if PUBLISHED[name]["counts"][2] < 1500 else 2
    assert counted_by_reference(PUBLISHED[name]["position"], depth) == PUBLISHED[name]["counts"][depth - 1]
