"""Training the value network by self-play: `python -m spyrium.bots.training.train --run DIR`.

First the network learns from games of greedy; then, again and again, guided search plays itself with the present
network, and the network learns what came of it and what the search chose (expert iteration). With `--against`, the
network learns to beat a frozen one instead. Games are played in threads of this process or on a Ray cluster: the same
seed learns the same weights. A run that was interrupted goes on where it stopped.
"""

import math
import os
import shutil
import sys
import time
from collections import deque
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np
import typer

from spyrium.bots.search.network import Network, shipped_network
from spyrium.bots.training.boxes import Boxes
from spyrium.bots.training.folder import Row, RunFolder
from spyrium.bots.training.learner import Learner
from spyrium.bots.training.orders import GameOrder, Players, play_order
from spyrium.bots.training.self_play import Plan, Samples
from spyrium.editions import Edition
from spyrium.runners import ClusterUnavailable, Runner, cluster, threads

SEATS = np.array([2, 3, 4, 5])
SEAT_SHARES = np.array([0.08, 0.1, 0.27, 0.55])
BATCH = 512
LAST_RATE = 0.1  # of the first
TRIAL = Plan(simulations=64, quick=64, full_share=1.0, noise=0.0, wander=0.0)
TRIAL_GAMES = 40


class Method(NamedTuple):
    """How a run plays and learns."""

    start: Network | None  # the first weights; None: learnt from games of greedy
    plan: Plan
    trace: float
    window: int
    rival: Network | None  # to be beaten; None: self-play


class Run:
    """A training run in a folder of its own."""

    def __init__(self, folder: Path, boxes: Boxes, seed: int, method: Method, runner: Runner) -> None:
        self.folder = RunFolder(folder)
        self.method = method
        self._boxes = boxes
        self._seed = seed
        self._runner = runner
        self.learner = Learner(boxes.tables, seed)
        if method.start is not None:
            self.learner.start_from(method.start)
        self.rows = self.folder.rows()
        self._window: deque[Samples] = deque(maxlen=method.window)
        self._began = time.monotonic()
        if self.rows:
            self._resume()

    @property
    def iteration(self) -> int:
        """How many iterations are done."""
        return len(self.rows)

    def _resume(self) -> None:
        self.learner.load(self.folder.learner(self.iteration))
        for number in range(max(0, self.iteration - self.method.window), self.iteration):
            samples = self.folder.samples(number)
            if samples is not None:
                self._window.append(samples)

    def _players(self) -> Players:
        is_first = self.iteration == 0 and self.method.start is None and self.method.rival is None
        network = None if is_first else self.learner.network()
        return Players(network, self.method.rival, self.method.plan)

    def _order(self, number: int, rng: np.random.Generator) -> GameOrder:
        box = self._boxes.draw(rng)
        seats = int(rng.choice(SEATS, p=SEAT_SHARES))
        return GameOrder(number, seats, int(rng.integers(2**62)), box, self._boxes[box])

    def _play(self, games: int, rng: np.random.Generator) -> Samples:
        """The samples of one iteration: those of games that were kept, and of the others, which are played."""
        orders = [self._order(number, rng) for number in range(games)]
        if (complete := self.folder.samples(self.iteration)) is not None:
            return complete
        kept = self.folder.kept_games(self.iteration)
        wanted = [order for order in orders if order.number not in kept]
        for order, samples in self._runner(play_order, self._players(), wanted):
            learnt = samples.traced(self.method.trace)
            kept[order.number] = learnt if self.method.rival is None else learnt.of_seat(order.learner)
            self.folder.keep_game(self.iteration, order.number, kept[order.number])
            if len(kept) % 50 == 0:
                sys.stderr.write(f"\riteration {self.iteration}: {len(kept)} of {games} games ")
        sys.stderr.write("\n")
        fresh = Samples.join([kept[order.number] for order in orders])
        self.folder.keep_samples(self.iteration, fresh)
        return fresh

    def step(self, games: int, passes: float, rate: float) -> Row:
        """Play, measure on the new games, learn, write everything down."""
        rng = np.random.default_rng([self._seed, self.iteration])
        fresh = self._play(games, rng)
        measured = self.learner.measure(fresh.part(rng.integers(len(fresh.states), size=8192)))
        self._window.append(fresh)
        recent = Samples.join(list(self._window))
        self.learner.fit(recent, max(1, int(passes * len(fresh.states) / BATCH)), BATCH, rate, rng)
        row = {
            "iteration": self.iteration,
            "minutes": round((time.monotonic() - self._began) / 60, 2),
            "games": games,
            "samples": len(fresh.states),
            **{name: round(value, 4) for name, value in measured.items()},
            "trial": self._trial(),
        }
        self.rows.append(row)
        self.folder.finish(self.rows, self.learner.network(), self.learner.save)
        return row

    def _trial(self) -> float:
        """Win share against the rival, or the network that knows greedy's games alone; two players, both seats."""
        network = self.learner.network()
        rival = self.method.rival or self.folder.first_network(network)
        orders = [
            GameOrder(number, 2, 10**9 + number // 2, 0, self._boxes[0])  # each deal from both seats
            for number in range(TRIAL_GAMES)
        ]
        played = self._runner(play_order, Players(network, rival, TRIAL), orders)
        return round(sum(float(samples.wins[0, order.learner]) for order, samples in played) / TRIAL_GAMES, 3)


def _weights(name: str) -> Network | None:
    return None if not name else shipped_network() if name == "master" else Network.load(Path(name))


def train(
    run: Annotated[Path, typer.Option(help="Folder of the run: checkpoints, games, curve.")],
    iterations: Annotated[int, typer.Option(help="How often to play and learn.")] = 40,
    minutes: Annotated[float, typer.Option(help="Stop before the first iteration that begins later.")] = math.inf,
    games: Annotated[int, typer.Option(help="Games an iteration.")] = 400,
    first_games: Annotated[
        int, typer.Option(help="Games of the first iteration; greedy's, without weights to start from.")
    ] = 3000,
    simulations: Annotated[int, typer.Option(help="Simulations of a decision that teaches the policy.")] = 128,
    quick: Annotated[int, typer.Option(help="Simulations of the other decisions.")] = 32,
    window: Annotated[int, typer.Option(help="From how many iterations back to learn.")] = 12,
    passes: Annotated[float, typer.Option(help="How often a sample is seen, about.")] = 4.0,
    seed: Annotated[int, typer.Option(help="Seed of everything.")] = 1,
    rate: Annotated[float, typer.Option(help="How fast to learn at first; a tenth of it at the end.")] = 1e-3,
    trace: Annotated[float, typer.Option(help="λ: 1 learns outcomes, less also what later searches saw.")] = 0.93,
    workers: Annotated[int, typer.Option(min=1, help="Games at a time, a core each.")] = os.cpu_count() or 1,
    cluster_address: Annotated[
        str | None,
        typer.Option("--cluster", metavar="ADDRESS|auto|local", help="Play on a Ray cluster (extra `cluster`)."),
    ] = None,
    start: Annotated[str, typer.Option(help="Weights to start from, or “master” for the shipped ones.")] = "",
    against: Annotated[str, typer.Option(help="Weights to learn to beat, likewise; the start too unless given.")] = "",
    edition: Annotated[list[str], typer.Option(help="Edition to learn; may be given again.")] = ["standard"],  # noqa: B006
    shifted: Annotated[
        float, typer.Option(min=0, max=1, help="Share of the games with house numbers shifted at random.")
    ] = 0.0,
    ship: Annotated[bool, typer.Option(help="Put the weights into the package at the end.")] = False,
) -> None:
    """Train the value network by self-play; run again with the same folder to go on."""
    plan = Plan(simulations, quick, full_share=0.3, noise=0.25, wander=0.25)
    rival = _weights(against)
    begin = _weights(start) or rival
    runner = threads(workers) if cluster_address is None else cluster(cluster_address)
    boxes = Boxes([Edition.load(name) for name in edition], shifted, seed)
    work = Run(run, boxes, seed, Method(begin, plan, trace, window, rival), runner)
    began = time.monotonic()
    try:
        while work.iteration < iterations and time.monotonic() - began < 60 * minutes:
            at = work.iteration / max(1, iterations - 1)
            slower = LAST_RATE + (1 - LAST_RATE) * (1 + math.cos(math.pi * at)) / 2
            row = work.step(first_games if work.iteration == 0 else games, passes, rate * slower)
            typer.echo(" ".join(f"{name}={value}" for name, value in row.items()))
            work.folder.plot(work.rows)
    except ClusterUnavailable as error:
        sys.exit(str(error))
    if ship:
        shutil.copy(run / "value.npz", Path(__file__).parents[1] / "weights" / "value.npz")


if __name__ == "__main__":
    typer.run(train)
