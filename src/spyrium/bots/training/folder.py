"""The folder of a training run: every game as it comes, the samples of each iteration, weights, curve.

A run that is interrupted goes on from what lies here. Files appear whole or not at all, and `progress.json`, which
says how many iterations are done, is written after all that they left.
"""

import csv
import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from spyrium.bots.search.network import Network
from spyrium.bots.training.self_play import Samples

COLUMNS = ["iteration", "minutes", "games", "samples", "value", "score", "policy", "outcome", "score_error", "trial"]
Row = dict[str, float]


@contextmanager
def _whole(path: Path) -> Iterator[Path]:
    """A name to write to that becomes `path` once all is written."""
    draft = path.with_name(f"draft-{path.name}")
    yield draft
    os.replace(draft, path)


class RunFolder:
    """What a run leaves, and finds again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        self._progress = path / "progress.json"

    def rows(self) -> list[Row]:
        """A row of measurements for every iteration that is done."""
        if not self._progress.exists():
            return []
        rows: list[Row] = json.loads(self._progress.read_text(encoding="utf-8"))
        return rows

    def learner(self, iterations: int) -> Path:
        """The learner's state after so many iterations."""
        return self.path / f"learner-{iterations:03}.pt"

    def _games(self, iteration: int) -> Path:
        return self.path / f"games-{iteration:03}"

    def _samples(self, iteration: int) -> Path:
        return self.path / f"samples-{iteration:03}.npz"

    def keep_game(self, iteration: int, number: int, samples: Samples) -> None:
        """A game of an iteration that is not done yet."""
        self._games(iteration).mkdir(exist_ok=True)
        with _whole(self._games(iteration) / f"{number:05}.npz") as path:
            np.savez(path, **samples._asdict())

    def kept_games(self, iteration: int) -> dict[int, Samples]:
        """The games that were played before an interruption, by their numbers."""
        files = self._games(iteration).glob("[0-9]*.npz")
        return {int(file.stem): _read(file) for file in files}

    def keep_samples(self, iteration: int, samples: Samples) -> None:
        """What all games of an iteration teach, instead of the games."""
        with _whole(self._samples(iteration)) as path:
            np.savez(path, **samples._asdict())
        shutil.rmtree(self._games(iteration), ignore_errors=True)

    def samples(self, iteration: int) -> Samples | None:
        """What an iteration's games teach; None while they are played."""
        file = self._samples(iteration)
        return _read(file) if file.exists() else None

    def first_network(self, network: Network) -> Network:
        """The network after the first iteration, which is the one given if there was none before."""
        file = self.path / "first.npz"
        if not file.exists():
            with _whole(file) as path:
                network.save(path)
        return Network.load(file)

    def finish(self, rows: list[Row], network: Network, save_learner: Callable[[Path], None]) -> None:
        """Write down what the last iteration left."""
        with _whole(self.learner(len(rows))) as path:
            save_learner(path)
        with _whole(self.path / "value.npz") as path:
            network.save(path)
        with _whole(self.path / "curve.csv") as path, path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(rows)
        with _whole(self._progress) as path:
            path.write_text(json.dumps(rows, indent=1), encoding="utf-8")
        self.learner(len(rows) - 1).unlink(missing_ok=True)

    def plot(self, rows: list[Row]) -> None:
        """The curve as a picture."""
        import matplotlib as mpl

        mpl.use("Agg")
        from matplotlib import pyplot as plt

        figure, axes = plt.subplots(1, 3, figsize=(13, 3.6), layout="constrained")
        titles = {
            "outcome": "Surprise at outcomes of new games (nats)",
            "score_error": "Error of the mover's final score (VP)",
            "trial": "Win share against the first network",
        }
        for axis, (name, title) in zip(axes, titles.items(), strict=True):
            axis.plot([row["iteration"] for row in rows][1:], [row[name] for row in rows][1:])
            axis.set_title(title, fontsize=9)
            axis.set_xlabel("iteration")
        figure.savefig(self.path / "curve.png", dpi=120)
        plt.close(figure)


def _read(file: Path) -> Samples:
    with np.load(file) as arrays:
        return Samples(*(arrays[name] for name in Samples._fields))
