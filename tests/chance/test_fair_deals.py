"""Chance is fair: chi-square over many fixed seeds. The threshold lets a fair generator fail once in a million."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest
from scipy.special import chdtri

from spyrium import Game
from spyrium.notation.words import EVENTS, POSITIONS
from tests.table import EDITION

SEEDS = 4000
LUCK = 1e-6


def assert_fair(seen: Counter[Any], shares: Mapping[Any, float]) -> None:
    """Whether the counts come in these shares, as far as chance goes."""
    total, weight = sum(seen.values()), sum(shares.values())
    assert set(seen) <= set(shares)
    expected = {kind: total * share / weight for kind, share in shares.items()}
    distance = sum((seen[kind] - expected[kind]) ** 2 / expected[kind] for kind in shares)
    assert distance < chdtri(len(shares) - 1, LUCK)


@cache
def starts(players: int) -> list[Game]:
    return [Game(players, seed=seed, edition=EDITION) for seed in range(SEEDS)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_is_first_equally_often(players: int) -> None:
    assert_fair(Counter(game.current for game in starts(players)), dict.fromkeys(range(players), 1.0))


@pytest.mark.parametrize("which", ["event", "future"])
def test_every_event_comes_equally_often(which: str) -> None:
    seen: Counter[Any] = Counter(EVENTS[getattr(game.state, which)] for game in starts(3))
    assert_fair(seen, dict.fromkeys(EVENTS, 1.0))


@pytest.mark.parametrize("place", range(len(POSITIONS)), ids=POSITIONS)
def test_every_card_comes_as_often_as_it_has_copies_at_every_position(place: int) -> None:
    copies = {card: float(n) for card, n in EDITION.decks["A"].items()}
    names = list(EDITION.cards)
    assert_fair(Counter(names[game.state.card[place]] for game in starts(3)), copies)


@pytest.mark.parametrize("place", range(len(POSITIONS)), ids=POSITIONS)
def test_every_token_comes_equally_often_at_every_position(place: int) -> None:
    totals = sum(np.asarray(game.state.tokens, int)[place] for game in starts(2))
    assert_fair(Counter({value: int(totals[value - 1]) for value in (1, 2, 3)}), dict.fromkeys((1, 2, 3), 1.0))


def test_every_token_comes_equally_often_on_windfall() -> None:
    seen: Counter[Any] = Counter(
        int(token)
        for players in (2, 3, 4, 5)
        for game in starts(players)
        for token in (game.state.event_token, game.state.future_token)
        if token
    )
    assert_fair(seen, dict.fromkeys((1, 2, 3), 1.0))


def test_later_rounds_deal_every_card_as_often_as_it_is_left() -> None:
    """Rounds 4 and 5 draw nine of the twenty cards of period B; round 6 lays out all of C."""
    names, seen = list(EDITION.cards), Counter[Any]()
    for seed in range(1500):
        game = Game(2, seed=seed, edition=EDITION)
        for later in (4, 5):
            while game.round < later:
                game.play("phase2")
                game.play("pass")
            seen.update(names[card] for card in np.asarray(game.state.card))
    assert_fair(seen, {card: float(n) for card, n in EDITION.decks["B"].items()})


def test_neighbouring_seeds_deal_unlike_games() -> None:
    """Two games have the same card at a position as often as two cards drawn from two decks are the same."""
    even, odd = ([card for game in starts(3)[k::2] for card in np.asarray(game.state.card).tolist()] for k in (0, 1))
    alike = Counter[Any](one == other for one, other in zip(even, odd, strict=True))
    same = sum((n / 30) ** 2 for n in EDITION.decks["A"].values())
    assert_fair(alike, {True: same, False: 1 - same})
