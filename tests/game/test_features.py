"""The observation: named, scaled, from the observer's seat, and blind to what nobody knows."""

import random

import numpy as np
import pytest

from spyrium import Game, observation
from spyrium.notation.words import CARDS
from spyrium.rules.state import STATE


def play_randomly(game: Game, decisions: int, seed: int = 0) -> Game:
    chooser = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        game.play_id(chooser.choice(game.legal_ids))
    return game


def seen(game: Game, seat: int) -> dict[str, float]:
    vector = observation.observe(game.states, game.ply, game.edition.tables, seat)
    return dict(zip(observation.NAMES, vector.tolist(), strict=True))


def test_every_index_has_a_name_of_its_own() -> None:
    assert len(set(observation.NAMES)) == observation.SIZE == len(observation.describe())
    assert [feature.index for feature in observation.describe()] == list(range(observation.SIZE))


def test_the_observer_comes_first_and_the_others_follow_in_turn_order() -> None:
    game = play_randomly(Game(players=4, seed=3), 120)
    money = next(feature for feature in observation.describe() if feature.name == "own.money")
    for seat in range(4):
        view = seen(game, seat)
        for k, who in enumerate(observation.SEATS[:4]):
            assert view[f"{who}.money"] * money.scale == game.state.money[(seat + k) % 4]
        assert view["next4.present"] == 0


def test_an_absent_seat_is_all_zero() -> None:
    view = seen(play_randomly(Game(players=2, seed=5), 90), 0)
    assert not any(value for name, value in view.items() if name.startswith(("next2.", "next3.", "next4.")))


def test_the_market_is_seen_as_it_lies() -> None:
    game = play_randomly(Game(players=3, seed=8), 4)
    view, position = seen(game, game.current), game.now()
    for place, lying in position["market"].items():
        for card in CARDS:
            assert view[f"{place}={card}"] == (lying is not None and lying["card"] == card)


def test_workers_next_to_a_position_are_counted_by_owner() -> None:
    game = Game(players=2, seed=1)
    first = game.current
    game.play("place:a1b1")
    game.play("place:a1b1")
    view = seen(game, first)
    assert view["a1.own"] == view["a1.others"] == view["b1.own"] > 0
    assert view["c1.own"] == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_generator_is_never_seen(players: int) -> None:
    game = play_randomly(Game(players=players, seed=11), 60)
    twins = np.zeros(2, STATE)
    twins[:] = game.state
    twins[1].rng = 987654321
    for seat in range(players):
        one, other = (observation.observe(twins, i, game.edition.tables, seat) for i in range(2))
        assert np.array_equal(one, other)


def test_numbers_stay_near_one() -> None:
    game = Game(players=5, seed=2)
    chooser = random.Random(1)
    while not game.over:
        view = observation.observe(game.states, game.ply, game.edition.tables, game.current)
        assert view.min() >= 0
        assert view.max() <= 6
        game.play_id(chooser.choice(game.legal_ids))


def test_many_games_are_encoded_as_one_by_one() -> None:
    games = [play_randomly(Game(players=3, seed=n), 20 * n) for n in range(5)]
    states = np.zeros(5, STATE)
    for i, game in enumerate(games):
        states[i] = game.state
    rows = np.empty((5, observation.SIZE), np.float32)
    observation.encode_movers(states, games[0].edition.tables, rows)
    for row, game in zip(rows, games, strict=True):
        single = observation.observe(game.states, game.ply, game.edition.tables, game.current)
        assert np.array_equal(row, single)
