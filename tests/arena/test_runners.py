"""One process, two, or a Ray of two workers: the same contest brings the same games."""

from collections.abc import Iterator

import pytest

from spyrium import runners
from spyrium.arena.contest import Contest, Played, play
from spyrium.editions import Edition
from spyrium.runners import ClusterUnavailable, Runner, cluster, here, processes

CONTEST = Contest(("greedy", "random"), 2, 3, seed=11, edition=Edition.load("standard"))


def outcomes(runner: Runner) -> list[object]:
    """Everything but the time it took."""
    played: list[Played] = sorted(runner(play, CONTEST, CONTEST.orders()), key=lambda game: game.order)
    return [(game.order, game.scores, game.decisions) for game in played]


@pytest.fixture(scope="module")
def expected() -> list[object]:
    return outcomes(here)


def test_two_processes_play_the_same_games(expected: list[object]) -> None:
    assert outcomes(processes(2)) == expected


@pytest.fixture
def no_ray_left_running() -> Iterator[None]:
    import ray

    yield
    ray.shutdown()


@pytest.mark.proof
@pytest.mark.usefixtures("no_ray_left_running")
def test_a_local_ray_of_two_workers_plays_the_same_games(
    expected: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_OVERRIDE_RESOURCES", '{"CPU": 2}')
    monkeypatch.setenv("RAY_worker_niceness", "0")  # by default workers yield to whatever else runs on the machine
    assert outcomes(cluster("local")) == expected


@pytest.mark.usefixtures("no_ray_left_running")
def test_a_cluster_that_is_not_there_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with pytest.raises(ClusterUnavailable, match="ray start --head"):
        outcomes(cluster("auto"))


def test_a_local_ray_that_starts_too_slowly_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    starts: list[str] = []

    def slow_at_first(address: str, **_: object) -> None:
        starts.append(address)
        if len(starts) < 3:
            raise RuntimeError("The current node timed out during startup.")

    monkeypatch.setattr(ray, "init", slow_at_first)
    assert runners.connect("local") is ray
    assert starts == ["local"] * 3
