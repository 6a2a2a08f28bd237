"""docs/environments.md says what the code says."""

import re
from pathlib import Path
from typing import Any

import gymnasium
import pytest

from spyrium import observation
from spyrium.envs import GYMNASIUM_ID, VectorSpyrium, aec_env

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


def test_the_size_and_version_of_the_observation_are_right() -> None:
    assert f"## Observation, version {observation.VERSION}\n\n{observation.SIZE} numbers" in PAGE


@pytest.mark.parametrize("snippet", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_snippets_run(snippet: str) -> None:
    exec(snippet.replace("range(1000)", "range(5)"), {})


@pytest.mark.parametrize("env", [aec_env(), gymnasium.make(GYMNASIUM_ID).unwrapped, VectorSpyrium(num_envs=1)])
def test_every_environment_names_the_numbers_it_shows(env: Any) -> None:
    assert [feature.name for feature in env.describe()] == list(observation.NAMES)
