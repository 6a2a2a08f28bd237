"""What random play scores, in many games at once.

python examples/random_baseline.py --games 10000 --players 3
"""

import argparse
from collections.abc import Sequence

import numpy as np

from spyrium.envs import VectorSpyrium


def random_scores(games: int, players: int, seed: int) -> np.ndarray:
    """The final scores of at least `games` random games, one row each."""
    envs = VectorSpyrium(num_envs=min(256, games), players=players)
    envs.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    finished: list[np.ndarray] = []
    while sum(map(len, finished)) < games:
        _, _, terminals, _, infos = envs.step(envs.sample_actions(chooser))
        if terminals.any():
            finished.append(infos["scores"][terminals].copy())
    return np.concatenate(finished)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    scores = random_scores(options.games, options.players, options.seed)
    best = scores.max(axis=1)
    print(
        f"{len(scores)} random games of {options.players}: mean score {scores.mean():.1f}, mean best {best.mean():.1f}"
    )


if __name__ == "__main__":
    main()
