"""Deals drawn from a secret: fair, fixed beforehand, and never the same draw twice."""

import hashlib
import random
from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest

from spyrium import Game
from spyrium.chance.secret import START, below, commitment_to, draw_deal, draw_start, pick, stream
from spyrium.notation.words import EVENTS, POSITIONS
from tests.chance.test_fair_deals import assert_fair
from tests.table import EDITION

GAMES = 1500


def secret(number: int) -> bytes:
    return hashlib.sha256(f"secret {number}".encode()).digest()


@cache
def starts() -> list[Game]:
    return [Game.from_secret(secret(number), 3, EDITION) for number in range(GAMES)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_is_first_equally_often(players: int) -> None:
    first = Counter(draw_start(secret(number), players)[0] for number in range(GAMES))
    assert_fair(first, dict.fromkeys(range(players), 1.0))


def test_a_game_begins_as_was_drawn() -> None:
    drawn = [draw_start(secret(number), 3) for number in range(GAMES)]
    begun = [(game.current, EVENTS[game.state.event], game.state.event_token) for game in starts()]
    assert begun == [(first, event.name, event.token or 0) for first, event in drawn]


@pytest.mark.parametrize("which", ["event", "future"])
def test_every_event_comes_equally_often(which: str) -> None:
    seen: Counter[Any] = Counter(EVENTS[getattr(game.state, which)] for game in starts())
    assert_fair(seen, dict.fromkeys(EVENTS, 1.0))


@pytest.mark.parametrize("place", [0, 8], ids=[POSITIONS[0], POSITIONS[8]])
def test_every_card_comes_as_often_as_it_has_copies(place: int) -> None:
    copies = {card: float(n) for card, n in EDITION.decks["A"].items()}
    names = list(EDITION.cards)
    assert_fair(Counter(names[game.state.card[place]] for game in starts()), copies)


def test_every_token_comes_equally_often() -> None:
    totals = sum(np.asarray(game.state.tokens, int).sum(axis=0) for game in starts())
    assert_fair(Counter({value: int(totals[value - 1]) for value in (1, 2, 3)}), dict.fromkeys((1, 2, 3), 1.0))


@pytest.mark.parametrize("n", [1, 2, 3, 7, 30, 59])
def test_every_number_stands_for_as_many_bytes(n: int) -> None:
    bytes_of = Counter(below(n, iter([byte, 0])) for byte in range(256 - 256 % n))
    assert set(bytes_of.values()) == {256 // n}


def test_a_byte_that_would_favour_small_numbers_is_passed_over() -> None:
    assert below(7, iter([252, 255, 13])) == 6


def test_an_outcome_comes_as_often_as_its_weight() -> None:
    drawn = Counter(pick([(10, 1), (20, 0), (30, 3)], iter([byte])) for byte in range(256))
    assert drawn == {10: 64, 30: 192}


def test_draws_have_streams_of_their_own() -> None:
    heads = {bytes(next(numbers) for _ in range(40)) for numbers in (stream(secret(1), draw) for draw in range(50))}
    assert len(heads) == 50


def played(seed: int, until: int) -> Game:
    """A game of random decisions up to the first of round `until`."""
    game, chance = Game.from_secret(secret(seed), 2, EDITION), random.Random(seed)
    while game.round < until:
        game.play(chance.choice(game.legal))
    return game


def test_without_undo_each_round_has_its_own_number() -> None:
    draws = played(1, 6).draws
    assert draws is not None
    assert list(draws.by_ply.values()) == [1, 2, 3, 4, 5, 6]


def test_a_deal_that_was_taken_back_does_not_come_again() -> None:
    game = played(2, 2)
    seen = game.deals()[game.ply]
    last = game.undo()
    assert game.draws is not None
    due = draw_deal(secret(2), START + 3, waiting(game, last))

    game.play(last)

    assert game.draws.by_ply == {0: 1, game.ply: 3}
    assert game.deals()[game.ply] == due != seen


def waiting(game: Game, last: str) -> Any:
    """The state that waits for a deal after `last`."""
    twin = game.copy()
    twin._draws_deals = False
    twin.play(last)
    return twin.state


def test_a_copy_has_the_same_future_and_a_count_of_its_own() -> None:
    game = played(3, 2)
    twin = game.copy()
    last = twin.undo()
    twin.play(last)

    assert game.draws is not None
    assert twin.draws is not None
    assert (game.draws.following, twin.draws.following) == (3, 4)


def test_the_generator_of_the_state_is_not_used() -> None:
    game = played(4, 6)
    assert len({int(state.rng) for state in game.states[: game.ply + 1]}) == 1


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment_to(bytes(32)) == "sha256:66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
