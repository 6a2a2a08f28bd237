"""docs/research/environments.md says what the code says."""

from pathlib import Path
from typing import Any

import gymnasium
import pytest

from spyrium import observation
from spyrium.envs import GYMNASIUM_ID, VectorSpyrium, aec_env

PAGE = (Path(__file__).parents[2] / "docs" / "research" / "environments.md").read_text(encoding="utf-8")


def test_the_size_and_version_of_the_observation_are_right() -> None:
    assert f"## Observation, version {observation.VERSION}\n\n{observation.SIZE} numbers" in PAGE


@pytest.mark.parametrize("env", [aec_env(), gymnasium.make(GYMNASIUM_ID).unwrapped, VectorSpyrium(num_envs=1)])
def test_every_environment_names_the_numbers_it_shows(env: Any) -> None:
    assert [feature.name for feature in env.describe()] == list(observation.NAMES)
