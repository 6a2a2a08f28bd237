"""The worked examples, on settings small enough for every run of the tests."""

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """Import an example as its own directory would."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module


def test_random_baseline(example: Callable[[str], ModuleType], capsys: pytest.CaptureFixture[str]) -> None:
    example("random_baseline").main(["--games", "20", "--players", "2"])
    assert "random games of 2: mean score" in capsys.readouterr().out


def test_the_ladder_gives_intervals_around_the_means(example: Callable[[str], ModuleType]) -> None:
    results = example("ladder").main(["--bots", "random", "--games", "8"])
    assert 0 <= results["random"].low <= results["random"].mean <= results["random"].high <= 1


def test_what_the_linear_learner_saves_can_be_evaluated(example: Callable[[str], ModuleType], tmp_path: Path) -> None:
    path = str(tmp_path / "td.npz")
    example("td_learner").main(["--steps", "300", "--num-envs", "8", "--save", path])
    assert np.load(path)["weight_0"].any()
    results = example("ladder").main(["--policy", path, "--bots", "random", "--games", "2"])
    assert results["random"].high > 0


@pytest.mark.proof
def test_what_masked_ppo_saves_can_be_evaluated(example: Callable[[str], ModuleType], tmp_path: Path) -> None:
    path = str(tmp_path / "ppo.npz")
    example("masked_ppo").main(
        ["--updates", "2", "--num-envs", "8", "--horizon", "16", "--hidden", "16", "--threads", "1", "--save", path]
    )
    results = example("ladder").main(["--policy", path, "--bots", "random", "--games", "2"])
    assert results["random"].high > 0


@pytest.mark.proof
def test_advantages_follow_each_seat_through_its_own_trajectory(example: Callable[[str], ModuleType]) -> None:
    ppo = example("masked_ppo")
    values = np.array([[1.0], [2.0], [4.0]], np.float32)  # three decisions in one game: seats 0, 1, 0
    rewards = np.zeros((3, 1, 2), np.float32)
    rewards[2, 0] = [10.0, -10.0]
    ended = np.array([[False], [False], [True]])
    found = ppo.advantages(values, np.array([[0], [1], [0]]), rewards, ended, np.zeros((1, 2), np.float32))
    assert found[2, 0] == pytest.approx(10 - 4)
    assert found[1, 0] == pytest.approx(-10 - 2)
    assert found[0, 0] == pytest.approx(4 - 1 + ppo.LAMBDA * 6)


def test_a_policy_of_another_observation_is_refused(example: Callable[[str], ModuleType], tmp_path: Path) -> None:
    path = tmp_path / "old.npz"
    np.savez(path, features_version=0, weight_0=np.zeros((1, 1)), bias_0=np.zeros(1))
    with pytest.raises(ValueError, match="learnt on observation 0"):
        example("policy").LayeredPolicy.load(path)
