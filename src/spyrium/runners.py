"""Where work is done: in this process, in several, or on a Ray cluster. What comes out is the same everywhere.

A runner takes a function of two arguments, what all its calls share, and the second arguments; it yields the results
as they come. The function must be importable by name.
"""

import logging
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol, TypeVar

Shared = TypeVar("Shared")
Item = TypeVar("Item")
Outcome = TypeVar("Outcome")

_STARTS = 4  # Ray gives its own processes 30 s to start, too few on a busy machine
_AHEAD = 4  # items handed to a cluster for each of its processors, so that none waits for the next


class Runner(Protocol):
    """A place where work is done."""

    def __call__(
        self, work: Callable[[Shared, Item], Outcome], shared: Shared, items: Iterable[Item], /
    ) -> Iterator[Outcome]: ...


class ClusterUnavailable(RuntimeError):
    """No cluster to play on; the message says what to do."""


def here(work: Callable[[Shared, Item], Outcome], shared: Shared, items: Iterable[Item]) -> Iterator[Outcome]:
    """One after the other in this process."""
    for item in items:
        yield work(shared, item)


def _as_they_end(
    pool: Executor, work: Callable[[Shared, Item], Outcome], shared: Shared, items: Iterable[Item]
) -> Iterator[Outcome]:
    submitted = [pool.submit(work, shared, item) for item in items]
    try:
        for future in as_completed(submitted):
            yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def threads(workers: int) -> Runner:
    """Several threads of this process, for work that compiled code does without the GIL."""

    def run(work: Callable[[Shared, Item], Outcome], shared: Shared, items: Iterable[Item]) -> Iterator[Outcome]:
        with ThreadPoolExecutor(workers) as pool:
            yield from _as_they_end(pool, work, shared, items)

    return run


def processes(workers: int) -> Runner:
    """Several processes of this machine."""

    def run(work: Callable[[Shared, Item], Outcome], shared: Shared, items: Iterable[Item]) -> Iterator[Outcome]:
        # Fresh processes: a fork would share the state of threads that compiled code may have started.
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield from _as_they_end(pool, work, shared, items)

    return run


def cluster(address: str) -> Runner:
    """A Ray cluster: its address, `auto` for the one this machine belongs to, `local` for one started here."""

    def run(work: Callable[[Shared, Item], Outcome], shared: Shared, items: Iterable[Item]) -> Iterator[Outcome]:
        ray = connect(address)
        remote_work = ray.remote(max_retries=-1)(work)  # what a lost worker had in hand is done again
        sent = ray.put(shared)
        waiting = iter(items)
        limit = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [remote_work.remote(sent, item) for _, item in zip(range(limit), waiting, strict=False)]
        while running:
            done, running = ray.wait(running)
            for _, item in zip(done, waiting, strict=False):
                running.append(remote_work.remote(sent, item))
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
    options: dict[str, Any] = {"runtime_env": {"py_modules": [str(Path(__file__).parent)]}}
    if address == "local":  # the workers are this Python: they import the same files, compiled already
        options = {"include_dashboard": False}
    for starts_left in reversed(range(_STARTS if address == "local" else 1)):
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **options)
            break
        except Exception as error:  # Ray raises bare ones, for instance when it starts too slowly
            ray.shutdown()
            if not starts_left:
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
