"""Training: a small run, stopped and continued."""

from pathlib import Path

import numpy as np
import typer
from typer.testing import CliRunner

from spyrium.bots.search.network import Network
from spyrium.bots.training.self_play import Table
from spyrium.bots.training.train import train
from spyrium.editions import Edition

app = typer.Typer()
app.command()(train)
SMALL = ["--first-games", "6", "--games", "2", "--simulations", "8", "--quick", "4", "--passes", "0.5"]


def run(folder: Path, iterations: int, *options: str) -> None:
    result = CliRunner().invoke(app, ["--run", str(folder), "--iterations", str(iterations), *SMALL, *options])
    assert result.exit_code == 0, result.output


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run(tmp_path, 1)
    first = Network.load(tmp_path / "value.npz")
    run(tmp_path, 2)
    assert len((tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()) == 3
    assert (tmp_path / "curve.png").stat().st_size > 0
    assert not np.array_equal(first.first, Network.load(tmp_path / "value.npz").first)


def test_the_same_seed_learns_the_same_weights(tmp_path: Path) -> None:
    run(tmp_path / "one", 1)
    run(tmp_path / "other", 1)
    one, other = (Network.load(tmp_path / name / "value.npz") for name in ("one", "other"))
    assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_however_many_work_side_by_side_the_games_are_the_same(tmp_path: Path) -> None:
    run(tmp_path / "one", 2, "--workers", "1")
    run(tmp_path / "two", 2, "--workers", "2")
    one, two = (Network.load(tmp_path / name / "value.npz") for name in ("one", "two"))
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))


def test_an_exploiter_starts_from_the_weights_it_is_to_beat(tmp_path: Path) -> None:
    run(tmp_path / "master", 1)
    weights = tmp_path / "master" / "value.npz"
    run(tmp_path / "exploiter", 1, "--against", str(weights), "--passes", "0")
    exploiter, master = Network.load(tmp_path / "exploiter" / "value.npz"), Network.load(weights)
    assert np.allclose(exploiter.second, master.second, atol=0.01)


def test_a_trace_of_one_learns_the_outcome_and_a_trace_of_nought_what_the_search_saw() -> None:
    game = Table(Edition.load("standard").tables).greedy(1.0, players=2, seed=1)
    game.root[:] = 0.25
    assert np.array_equal(game.traced(1.0).root, game.wins)
    assert np.array_equal(game.traced(0.0).root, game.root)
