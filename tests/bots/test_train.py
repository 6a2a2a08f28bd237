"""Training: a small run, stopped and continued."""

from pathlib import Path

import numpy as np
import typer
from typer.testing import CliRunner

from spyrium.bots.network import Network
from spyrium.bots.train import train

app = typer.Typer()
app.command()(train)
SMALL = ["--first-games", "6", "--games", "2", "--simulations", "8", "--quick", "4", "--passes", "0.5"]


def run(folder: Path, iterations: int) -> None:
    result = CliRunner().invoke(app, ["--run", str(folder), "--iterations", str(iterations), *SMALL])
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
