"""Training the value network by self-play: `python -m spyrium.bots.training.train --run DIR`.

First the network learns from games of greedy; then, again and again, guided search plays itself with the present
network, and the network learns what came of it and what the search chose (expert iteration). With `--against`, the
network learns to beat a frozen one instead. A run that was interrupted goes on where it stopped.
"""

import csv
import json
import math
import os
import shutil
import sys
import time
from collections import deque
from functools import partial
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np
import typer

from spyrium.bots.search.network import Network, shipped_network
from spyrium.bots.training.learner import Learner
from spyrium.bots.training.pool import GameToPlay, Pool
from spyrium.bots.training.self_play import Plan, Samples, Table
from spyrium.editions import Edition

PLAYERS = np.array([2, 3, 4, 5])
PLAYER_SHARES = np.array([0.45, 0.25, 0.15, 0.15])
GREEDY_TEMPERATURES = (0.3, 1.0, 2.0)
BATCH = 512
LAST_RATE = 0.1  # of the first
TRIAL = Plan(simulations=64, quick=64, full_share=1.0, noise=0.0, wander=0.0)
TRIAL_GAMES = 40
COLUMNS = ["iteration", "minutes", "games", "samples", "value", "score", "policy", "outcome", "score_error", "trial"]


class Method(NamedTuple):
    """How a run plays and learns."""

    start: Network | None  # the first weights; None: learnt from games of greedy
    plan: Plan
    trace: float
    window: int
    workers: int
    rival: Network | None  # to be beaten; None: self-play


def _against(net: Network, rival: Network, seat: int, plan: Plan, players: int, seed: int, table: Table) -> Samples:
    """A game in which one seat faces frozen rivals."""
    return table.match(net, rival, [p != seat for p in range(players)], plan, seed)


class Run:
    """A training run in a folder of its own."""

    def __init__(self, folder: Path, edition: Edition, seed: int, method: Method) -> None:
        self.folder = folder
        self.method = method
        self._seed = seed
        self._pool = Pool(edition.tables, max(method.plan.simulations, TRIAL.simulations), method.workers)
        self.learner = Learner(edition.tables, seed)
        if method.start is not None:
            self.learner.start_from(method.start)
        folder.mkdir(parents=True, exist_ok=True)
        self.rows: list[dict[str, float]] = []
        self._window: deque[Samples] = deque(maxlen=method.window)
        self._began = time.monotonic()
        self._resume()

    @property
    def iteration(self) -> int:
        """How many iterations are done."""
        return len(self.rows)

    def _resume(self) -> None:
        progress = self.folder / "progress.json"
        if not progress.exists():
            return
        self.rows = json.loads(progress.read_text(encoding="utf-8"))
        self.learner.load(self.folder / "learner.pt")
        for number in range(max(0, self.iteration - self.method.window), self.iteration):
            with np.load(self._samples_file(number)) as file:
                self._window.append(Samples(*(file[name] for name in Samples._fields)))

    def _samples_file(self, number: int) -> Path:
        return self.folder / f"samples-{number:03}.npz"

    def _play(self, games: int, rng: np.random.Generator) -> Samples:
        """Games for one iteration."""
        network, plan, rival = self.learner.network(), self.method.plan, self.method.rival
        to_play: list[GameToPlay] = []
        for number in range(games):
            players, seed = int(rng.choice(PLAYERS, p=PLAYER_SHARES)), int(rng.integers(2**62))
            if rival is not None:
                seat = number % players
                to_play.append(partial(_against, network, rival, seat, plan, players, seed))
            elif self.iteration == 0 and self.method.start is None:
                temperature = GREEDY_TEMPERATURES[number % len(GREEDY_TEMPERATURES)]
                to_play.append(partial(Table.greedy, temperature=temperature, players=players, seed=seed))
            else:
                to_play.append(partial(Table.guided, net=network, plan=plan, players=players, seed=seed))
        parts = []
        for number, game in enumerate(self._pool.play(to_play)):
            learnt = game.traced(self.method.trace)
            players = int(game.states["players"][0])
            parts.append(learnt if rival is None else learnt.of_seat(number % players))
            if number % 50 == 49:
                sys.stderr.write(f"\riteration {self.iteration}: {number + 1} of {games} games ")
        sys.stderr.write("\n")
        return Samples.join(parts)

    def step(self, games: int, passes: float, rate: float) -> dict[str, float]:
        """Play, measure on the new games, learn, write everything down."""
        rng = np.random.default_rng([self._seed, self.iteration])
        fresh = self._play(games, rng)
        measured = self.learner.measure(fresh.part(rng.integers(len(fresh.states), size=8192)))
        np.savez(self._samples_file(self.iteration), **fresh._asdict())
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
        self._write(row)
        return row

    def _trial(self) -> float:
        """Win share against the rival, or the network that knows greedy's games alone; two players, both seats."""
        network, first = self.learner.network(), self.folder / "first.npz"
        if not first.exists():
            network.save(first)
        rival = self.method.rival or Network.load(first)
        games: list[GameToPlay] = [
            partial(_against, network, rival, number % 2, TRIAL, 2, 10**9 + number // 2)
            for number in range(TRIAL_GAMES)
        ]
        won = sum(float(game.wins[0, number % 2]) for number, game in enumerate(self._pool.play(games)))
        return round(won / TRIAL_GAMES, 3)

    def _write(self, row: dict[str, float]) -> None:
        self.rows.append(row)
        self.learner.save(self.folder / "learner.pt")
        self.learner.network().save(self.folder / "value.npz")
        (self.folder / "progress.json").write_text(json.dumps(self.rows, indent=1), encoding="utf-8")
        with (self.folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(self.rows)

    def plot(self) -> None:
        """The curve as a picture."""
        import matplotlib as mpl

        mpl.use("Agg")
        from matplotlib import pyplot as plt

        figure, axes = plt.subplots(1, 3, figsize=(13, 3.6), layout="constrained")
        for axis, name, title in zip(
            axes,
            ("outcome", "score_error", "trial"),
            (
                "Surprise at outcomes of new games (nats)",
                "Error of the mover's final score (VP)",
                "Win share against the first network",
            ),
            strict=True,
        ):
            axis.plot([row["iteration"] for row in self.rows][1:], [row[name] for row in self.rows][1:])
            axis.set_title(title, fontsize=9)
            axis.set_xlabel("iteration")
        figure.savefig(self.folder / "curve.png", dpi=120)
        plt.close(figure)


def _weights(name: str) -> Network | None:
    return None if not name else shipped_network() if name == "master" else Network.load(Path(name))


def train(
    run: Annotated[Path, typer.Option(help="Folder of the run: checkpoints, games, curve.")],
    iterations: Annotated[int, typer.Option(help="How often to play and learn.")] = 40,
    minutes: Annotated[float, typer.Option(help="Stop before the first iteration that begins later.")] = math.inf,
    games: Annotated[int, typer.Option(help="Games an iteration.")] = 400,
    first_games: Annotated[int, typer.Option(help="Games of greedy at the start.")] = 3000,
    simulations: Annotated[int, typer.Option(help="Simulations of a decision that teaches the policy.")] = 128,
    quick: Annotated[int, typer.Option(help="Simulations of the other decisions.")] = 32,
    window: Annotated[int, typer.Option(help="From how many iterations back to learn.")] = 12,
    passes: Annotated[float, typer.Option(help="How often a sample is seen, about.")] = 4.0,
    seed: Annotated[int, typer.Option(help="Seed of everything.")] = 1,
    rate: Annotated[float, typer.Option(help="How fast to learn at first; a tenth of it at the end.")] = 1e-3,
    trace: Annotated[float, typer.Option(help="λ: 1 learns outcomes, less also what later searches saw.")] = 0.93,
    workers: Annotated[int, typer.Option(help="Games at a time, a core each.")] = os.cpu_count() or 1,
    start: Annotated[str, typer.Option(help="Weights to start from, or “master” for the shipped ones.")] = "",
    against: Annotated[str, typer.Option(help="Weights to learn to beat, likewise; the start too unless given.")] = "",
    edition: Annotated[str, typer.Option(help="Edition to learn.")] = "standard",
    ship: Annotated[bool, typer.Option(help="Put the weights into the package at the end.")] = False,
) -> None:
    """Train the value network by self-play; run again with the same folder to go on."""
    plan = Plan(simulations, quick, full_share=0.3, noise=0.25, wander=0.25)
    rival = _weights(against)
    begin = _weights(start) or rival
    work = Run(run, Edition.load(edition), seed, Method(begin, plan, trace, window, workers, rival))
    began = time.monotonic()
    while work.iteration < iterations and time.monotonic() - began < 60 * minutes:
        at = work.iteration / max(1, iterations - 1)
        slower = LAST_RATE + (1 - LAST_RATE) * (1 + math.cos(math.pi * at)) / 2
        row = work.step(first_games if work.iteration == 0 and begin is None else games, passes, rate * slower)
        typer.echo(" ".join(f"{name}={value}" for name, value in row.items()))
        work.plot()
    if ship:
        shutil.copy(run / "value.npz", Path(__file__).parents[1] / "weights" / "value.npz")


if __name__ == "__main__":
    typer.run(train)
