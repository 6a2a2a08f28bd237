"""Training: a small run, stopped and continued."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import typer
from typer.testing import CliRunner

from spyrium.bots.search.network import Network
from spyrium.bots.training.folder import RunFolder
from spyrium.bots.training.self_play import Samples, SelfPlayTable
from spyrium.editions import Edition

INTERRUPTED = 130
SMALL = ["--first-games", "6", "--games", "2", "--simulations", "8", "--quick", "4", "--passes", "0.5"]


@pytest.fixture(autouse=True)
def short_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spyrium.bots.training.train.TRIAL_GAMES", 2)


def run(folder: Path, iterations: int, *options: str, exit_code: int = 0) -> None:
    from spyrium.bots.training.train import train  # imports PyTorch, for which whoever runs other tests need not wait

    app = typer.Typer()
    app.command()(train)
    result = CliRunner().invoke(app, ["--run", str(folder), "--iterations", str(iterations), *SMALL, *options])
    assert result.exit_code == exit_code, result.output


@pytest.mark.proof
def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run(tmp_path, 1)
    first = Network.load(tmp_path / "value.npz")
    run(tmp_path, 2)
    assert len((tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()) == 3
    assert (tmp_path / "curve.png").stat().st_size > 0
    assert not np.array_equal(first.first, Network.load(tmp_path / "value.npz").first)


def assert_same_weights(one: Path, other: Path) -> None:
    first, second = (Network.load(folder / "value.npz") for folder in (one, other))
    assert all(np.array_equal(a, b) for a, b in zip(first, second, strict=True))


@pytest.fixture(scope="module")
def by_one(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of two iterations by one thread."""
    folder = tmp_path_factory.mktemp("by_one")
    run(folder, 2, "--workers", "1")
    return folder


@pytest.mark.proof
def test_two_threads_learn_the_same_weights_as_one(by_one: Path, tmp_path: Path) -> None:
    run(tmp_path, 2, "--workers", "2")
    assert_same_weights(by_one, tmp_path)


@pytest.fixture
def ray_of_two_workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("RAY_OVERRIDE_RESOURCES", '{"CPU": 2}')
    monkeypatch.setenv("RAY_worker_niceness", "0")  # by default workers yield to whatever else runs on the machine
    yield
    import ray  # takes its time

    ray.shutdown()


@pytest.mark.proof
@pytest.mark.usefixtures("ray_of_two_workers")
def test_a_local_ray_of_two_workers_learns_the_same_weights(by_one: Path, tmp_path: Path) -> None:
    run(tmp_path, 2, "--cluster", "local")
    assert_same_weights(by_one, tmp_path)


def test_an_interruption_loses_no_game_and_changes_no_weight(
    by_one: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_game, kept = RunFolder.keep_game, list[tuple[int, int]]()

    def interrupt(folder: RunFolder, iteration: int, number: int, samples: Samples) -> None:
        keep_game(folder, iteration, number, samples)
        kept.append((iteration, number))
        if len(kept) in (4, 7):  # in the midst of the first iteration and of the second
            raise KeyboardInterrupt

    monkeypatch.setattr(RunFolder, "keep_game", interrupt)
    run(tmp_path, 2, exit_code=INTERRUPTED)
    run(tmp_path, 2, exit_code=INTERRUPTED)
    run(tmp_path, 2)
    assert len(kept) == len(set(kept)) == 6 + 2
    assert_same_weights(by_one, tmp_path)


@pytest.mark.proof
def test_an_exploiter_starts_from_the_weights_it_is_to_beat(tmp_path: Path) -> None:
    run(tmp_path / "master", 1)
    weights = tmp_path / "master" / "value.npz"
    run(tmp_path / "exploiter", 1, "--against", str(weights), "--passes", "0")
    exploiter, master = Network.load(tmp_path / "exploiter" / "value.npz"), Network.load(weights)
    assert np.allclose(exploiter.second, master.second, atol=0.01)


def test_a_trace_of_one_learns_the_outcome_and_a_trace_of_nought_what_the_search_saw() -> None:
    game = SelfPlayTable().greedy(Edition.load("standard").tables, 1.0, players=2, seed=1)
    game.root[:] = 0.25
    assert np.array_equal(game.traced(1.0).root, game.wins)
    assert np.array_equal(game.traced(0.0).root, game.root)
