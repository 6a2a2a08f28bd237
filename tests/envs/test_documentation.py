"""docs/environments.md says what the code says."""

from pathlib import Path

from spyrium import features
from spyrium.envs.tables import filled

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


def test_the_tables_are_up_to_date() -> None:
    assert filled(PAGE) == PAGE, "renew them: python -m spyrium.envs.tables docs/environments.md"


def test_the_size_and_version_of_the_observation_are_right() -> None:
    assert f"## Observation, version {features.VERSION}\n\n{features.SIZE} numbers" in PAGE
