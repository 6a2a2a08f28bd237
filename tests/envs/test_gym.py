"""Gymnasium: its own checker, and what it does not look at."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import spyrium.envs
from spyrium.envs.gym import SpyriumEnv


def play_to_the_end(env: SpyriumEnv, seed: int) -> tuple[float, dict[str, object]]:
    env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    while True:
        _, reward, terminated, _, info = env.step(int(chooser.choice(np.flatnonzero(env.action_masks()))))
        if terminated:
            return reward, info


@pytest.mark.parametrize("render_mode", ["ansi", "rgb_array", "human"])
def test_gymnasium_check_env(render_mode: str) -> None:
    env = gymnasium.make(spyrium.envs.GYMNASIUM_ID, opponents="random", render_mode=render_mode)
    check_env(env.unwrapped)


def test_the_reward_is_the_share_of_the_victory() -> None:
    env = SpyriumEnv(opponents="random", players=2)
    for seed in range(5):
        reward, info = play_to_the_end(env, seed)
        winners = info["winners"]
        assert isinstance(winners, list)
        assert reward == (1 / len(winners) if info["seat"] in winners else 0)


def test_bots_of_several_levels_sit_in_turn_order_after_the_learner() -> None:
    env = SpyriumEnv(opponents=("greedy", "random"), players=3, seat=1)
    _, info = play_to_the_end(env, seed=3)
    assert info["seat"] == 1


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = SpyriumEnv(opponents="greedy"), SpyriumEnv(opponents="greedy")
    assert play_to_the_end(first, seed=9) == play_to_the_end(second, seed=9)
    assert first.game.words == second.game.words


def test_without_a_seat_the_learner_sits_everywhere() -> None:
    env = SpyriumEnv(opponents="random", players=4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_game() -> None:
    env = SpyriumEnv(opponents="random")
    env.reset(seed=2)
    assert not env.action_masks()[191]
    _, reward, terminated, truncated, info = env.step(191)
    assert (reward, terminated, truncated, info["illegal_action"]) == (-1.0, True, False, 191)


def test_the_number_of_opponents_must_fit() -> None:
    with pytest.raises(ValueError, match="room for 2 opponents"):
        SpyriumEnv(opponents=("random",), players=3)
