"""Where the games of a contest are played: in this process, in several, or on a Ray cluster, with equal results."""

import logging
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import spyrium
from spyrium.arena.contest import Contest, GameOrder, Played, play

Runner = Callable[[Contest, Iterable[GameOrder]], Iterator[Played]]
_AHEAD = 4  # games handed to a cluster for each of its processors, so that none waits for the next


class ClusterUnavailable(RuntimeError):
    """No cluster to play on; the message says what to do."""


def here(contest: Contest, orders: Iterable[GameOrder]) -> Iterator[Played]:
    """One game after the other in this process."""
    for order in orders:
        yield play(contest, order)


def processes(workers: int) -> Runner:
    """Several processes of this machine."""

    def run(contest: Contest, orders: Iterable[GameOrder]) -> Iterator[Played]:
        # Fresh processes: a fork would share the state of threads that compiled code may have started.
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            games = [pool.submit(play, contest, order) for order in orders]
            try:
                for game in as_completed(games):
                    yield game.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    return run


def cluster(address: str) -> Runner:
    """A Ray cluster: its address, `auto` for the one this machine belongs to, `local` for one started here."""

    def run(contest: Contest, orders: Iterable[GameOrder]) -> Iterator[Played]:
        ray = connect(address)
        remote_play = ray.remote(play)
        shared = ray.put(contest)
        waiting = iter(orders)
        limit = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [remote_play.remote(shared, order) for order, _ in zip(waiting, range(limit), strict=False)]
        while running:
            done, running = ray.wait(running)
            for order, _ in zip(waiting, done, strict=False):
                running.append(remote_play.remote(shared, order))
            yield from ray.get(done)

    return run


def connect(address: str) -> Any:
    """Ray, connected; to other machines the package itself travels along: they need its dependencies alone."""
    try:
        import ray
    except ImportError as error:
        raise ClusterUnavailable("a cluster needs Ray: pip install 'spyrium[cluster]'") from error
    if ray.is_initialized():
        return ray
    package = Path(spyrium.__file__).parent
    options: dict[str, Any] = {"runtime_env": {"py_modules": [str(package)]}}
    if address == "local":  # the workers import the same files and find what has been compiled already
        options = {"runtime_env": {"env_vars": {"PYTHONPATH": str(package.parent)}}, "include_dashboard": False}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **options)
    except (ConnectionError, ValueError, OSError) as error:
        raise ClusterUnavailable(
            f"no Ray cluster answers at “{address}” ({error}). Start one with `ray start --head`, "
            "or use --cluster local, or --workers N without Ray"
        ) from error
    return ray


def runner_for(workers: int, address: str | None) -> Runner:
    """The place that the options ask for."""
    if address is not None:
        return cluster(address)
    return here if workers == 1 else processes(workers)
