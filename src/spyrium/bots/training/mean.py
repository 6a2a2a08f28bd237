"""The mean of several networks of one family: `python -m spyrium.bots.training.mean ONE.npz OTHER.npz --out MEAN.npz`.

Where a run starts from the weights of another, the mean of both often plays better than either: what each learnt of its
own last games cancels out, what both learnt stays.
"""

from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from spyrium.bots.search.network import Network


def mean_of(networks: list[Network]) -> Network:
    """The network whose every weight is the mean of theirs."""
    return Network(*(np.asarray(np.mean(arrays, axis=0), np.float32) for arrays in zip(*networks, strict=True)))


def mean(
    files: Annotated[list[Path], typer.Argument(help="Weights, as training writes them.")],
    out: Annotated[Path, typer.Option(help="Where to write the mean.")],
) -> None:
    """Write the mean of several networks' weights."""
    mean_of([Network.load(file) for file in files]).save(out)


if __name__ == "__main__":
    typer.run(mean)
