"""Many games at once: the same games as one by one, in arrays that stay in place."""

import numpy as np
import pytest

from spyrium import bots, observation
from spyrium.envs import VectorSpyrium
from spyrium.game import Game
from spyrium.notation.words import WORDS


def test_rows_show_what_single_games_show() -> None:
    envs = VectorSpyrium(num_envs=3, players=3)
    envs.reset(seed=5)
    seeds = np.random.default_rng(5).integers(2**64, size=3, dtype=np.uint64)
    games = [Game(3, seed=int(seed)) for seed in seeds]
    chooser = np.random.default_rng(0)
    for _ in range(150):
        for i, game in enumerate(games):
            assert np.flatnonzero(envs.masks[i]).tolist() == game.legal_ids
            seen = observation.observe(game.states, game.ply, game.edition.tables, game.current)
            assert np.array_equal(envs.observations[i], seen)
        actions = envs.sample_actions(chooser)
        for action, game in zip(actions.tolist(), games, strict=True):
            game.play_id(action)
        if any(game.over for game in games):
            break
        envs.step(actions)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_was_kept_from_step_to_step_is_what_a_fresh_look_shows(players: int) -> None:
    envs = VectorSpyrium(num_envs=8, players=players)
    envs.reset(seed=7)
    chooser = np.random.default_rng(7)
    fresh = np.empty_like(envs.observations)
    for _ in range(120 * players):
        envs.step(envs.sample_actions(chooser))
        observation.encode_movers(envs.states, envs.edition.tables, fresh)
        assert np.array_equal(envs.observations, fresh)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_that_end_pay_out_one_point_and_begin_anew(players: int) -> None:
    envs = VectorSpyrium(num_envs=16, players=players)
    envs.reset(seed=1)
    chooser = np.random.default_rng(1)
    ended = 0
    for _ in range(150 * players):
        _, rewards, terminals, truncations, infos = envs.step(envs.sample_actions(chooser))
        assert rewards[terminals].sum() == pytest.approx(terminals.sum(), abs=1e-4)
        assert not rewards[~terminals].any()
        assert not truncations.any()
        assert (infos["action_mask"].sum(axis=1) > 0).all()
        if terminals.any():
            scores = infos["scores"][terminals]
            assert ((rewards[terminals] > 0) == (scores == scores.max(axis=1, keepdims=True))).all()
            assert (envs.states["turn_round"][terminals] == 1).all()
        ended += int(terminals.sum())
    assert ended >= 16


def test_score_differences_add_up_to_nothing() -> None:
    envs = VectorSpyrium(num_envs=8, players=3, rewarding="score")
    envs.reset(seed=2)
    chooser = np.random.default_rng(2)
    seen = False
    for _ in range(400):
        _, rewards, terminals, _, _ = envs.step(envs.sample_actions(chooser))
        assert np.allclose(rewards.sum(axis=1), 0, atol=1e-4)
        seen = seen or bool(np.abs(rewards[terminals]).sum() > 0)
    assert seen


def test_the_arrays_stay_where_they_are() -> None:
    envs = VectorSpyrium(num_envs=4, players=2)
    observations, infos = envs.reset(seed=3)
    again, *_, more = envs.step(envs.sample_actions(np.random.default_rng(3)))
    assert again is observations is envs.observations
    assert more["action_mask"] is infos["action_mask"] is envs.masks


def test_an_illegal_action_costs_whoever_chose_it_the_game() -> None:
    envs = VectorSpyrium(num_envs=2, players=3)
    envs.reset(seed=4)
    actions = envs.sample_actions(np.random.default_rng(4)).copy()
    actions[1] = 999
    loser = int(envs.seats[1])
    _, rewards, terminals, _, _ = envs.step(actions)
    assert terminals.tolist() == [False, True]
    assert rewards[1].tolist() == [-1.0 if seat == loser else 0.0 for seat in range(3)]


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = VectorSpyrium(num_envs=8), VectorSpyrium(num_envs=8)
    for envs in (one, other):
        envs.reset(seed=6)
        chooser = np.random.default_rng(6)
        for _ in range(200):
            envs.step(envs.sample_actions(chooser))
    assert np.array_equal(one.observations, other.observations)


def test_greedy_plays_in_all_rows_as_it_plays_alone() -> None:
    envs = VectorSpyrium(num_envs=4, players=2)
    envs.reset(seed=8)
    seeds = np.random.default_rng(8).integers(2**64, size=4, dtype=np.uint64)
    games = [Game(2, seed=int(seed)) for seed in seeds]
    greedy = bots.load("greedy", seed=0)
    for _ in range(60):
        actions = envs.greedy_actions()
        assert [WORDS[action] for action in actions] == [greedy.choose(game) for game in games]
        for action, game in zip(actions.tolist(), games, strict=True):
            game.play_id(action)
        envs.step(actions)
