"""The commands behind the numbers of docs/bots.md."""

import re

import pytest
from typer.testing import CliRunner

from spyrium.bots.training.measure import app


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 0, result.output
    return result.stdout


def test_speed_names_every_search() -> None:
    shown = run("speed", "--simulations", "50")
    assert len(re.findall(r"(mcts|master): [\d,]+ simulations a second", shown)) == 6
    assert "evaluations a second" in shown


@pytest.mark.parametrize("of_what", [[], ["--raw"]], ids=["search", "network"])
def test_honesty_is_an_error_between_0_and_1(of_what: list[str]) -> None:
    found = re.search(r"calibration error (0\.\d+)", run("honesty", "--games", "2", "--simulations", "8", *of_what))
    assert found is not None
    assert 0 < float(found[1]) < 1


def test_regret_compares_four_bots_on_the_same_positions() -> None:
    shown = run("regret", "--games", "2", "--simulations", "20", "--nodes", "3000")
    counts = re.findall(r"(\w+): optimal in [\d.]+% of (\d+) positions", shown)
    assert [name for name, _ in counts] == ["random", "greedy", "mcts", "master"]
    assert len({number for _, number in counts}) == 1


def test_two_masters_of_the_same_taste_share_the_victories() -> None:
    assert run("taste", "--games", "4", "--simulations", "8").startswith("50.0% ± 0.0% of 4 games")
