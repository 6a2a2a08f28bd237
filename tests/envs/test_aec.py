"""PettingZoo: its own tests, and what they do not look at."""

import pickle
from itertools import count
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from spyrium.envs import aec_env, drawing


def play_to_the_end(env: Any, seed: int = 0) -> dict[str, float]:
    """Random legal actions; returns what each agent got."""
    env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        got[agent] += reward
        env.step(None if terminated else chooser.choice(np.flatnonzero(observation["action_mask"])))
    return got


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize("players", [2, 5])
def test_pettingzoo_api_test(players: int) -> None:
    api_test(aec_env(players), num_cycles=200)


def test_pettingzoo_seed_test() -> None:
    seed_test(aec_env, num_cycles=50)


def test_pettingzoo_render_test() -> None:
    render_test(aec_env)


def test_pettingzoo_performance_benchmark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """As it is, but for a clock that says a hundredth of a second at every look: it would take five seconds."""
    looks = count()
    monkeypatch.setattr("time.time", lambda: next(looks) / 100)
    performance_benchmark(aec_env())
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_winners_share_one_point(players: int) -> None:
    got = play_to_the_end(aec_env(players))
    assert sum(got.values()) == pytest.approx(1)


def test_score_differences_add_up_to_nothing() -> None:
    env = aec_env(players=3, rewarding="score")
    got = play_to_the_end(env)
    scores = env.unwrapped.game.scores
    assert list(got.values()) == pytest.approx([score - (sum(scores) - score) / 2 for score in scores])


def test_an_illegal_action_ends_the_game_at_the_expense_of_whoever_chose_it() -> None:
    env = aec_env(players=3)
    env.reset(seed=4)
    agent = env.agent_selection
    env.step(191)  # nobody can pass before phase II
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.agents}
    assert env.infos[agent]["illegal_action"] == 191


def test_only_the_agent_to_act_has_legal_actions() -> None:
    env = aec_env(players=3)
    env.reset(seed=1)
    acting = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
    assert acting == [env.agent_selection]


def test_it_is_pickled_by_its_arguments() -> None:
    env = pickle.loads(pickle.dumps(aec_env(players=4)))
    assert len(env.possible_agents) == 4


def test_the_picture_has_letters_for_all_it_says() -> None:
    missing = drawing._FONT.getmask("\uffff").getbbox(), bytes(drawing._FONT.getmask("\uffff"))
    for letter in "£›":
        mask = drawing._FONT.getmask(letter)
        assert (mask.getbbox(), bytes(mask)) != missing
