"""A linear learner in NumPy: Q-learning by temporal differences, in self-play on many games at once.

Q(s, a) is one weight vector for each action times the observation. All seats learn into the same weights; each
decision is moved towards the best value at the same seat's next decision, the last one towards the final reward.

python examples/td_learner.py --steps 20000 --save td.npz
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from policy import LayeredPolicy

from spyrium.envs import VectorSpyrium

REWARD_SCALE = 1 / 20  # score differences of a few dozen points become numbers near 1


class LinearLearner:
    """The weights, and what each seat of each game saw and did last."""

    def __init__(self, envs: VectorSpyrium, rate: float) -> None:
        self.envs, self.rate = envs, rate
        self.weights = np.zeros((envs.observation_size, envs.num_actions), np.float32)
        self.rows = np.arange(envs.num_envs)
        self.seen = np.zeros((envs.num_envs, envs.players, envs.observation_size), np.float32)
        self.done = np.full((envs.num_envs, envs.players), -1)

    def values(self) -> np.ndarray:
        """Q of the present observations, illegal actions at minus infinity."""
        return np.where(self.envs.masks == 1, self.envs.observations @ self.weights, -np.inf)

    def learn(self, rows: np.ndarray, seats: np.ndarray, targets: np.ndarray) -> None:
        """Move the last decisions of these seats towards the targets."""
        known = self.done[rows, seats] >= 0
        rows, seats, targets = rows[known], seats[known], targets[known]
        if len(rows) == 0:
            return
        observations, actions = self.seen[rows, seats], self.done[rows, seats]
        errors = targets - np.einsum("ij,ji->i", observations, self.weights[:, actions])
        lengths = np.einsum("ij,ij->i", observations, observations)
        steps = (self.rate * errors / lengths)[:, None] * observations
        np.add.at(self.weights.T, actions, steps.astype(np.float32))

    def step(self, chooser: np.random.Generator, explore: float) -> None:
        """One decision in every game."""
        envs, seats = self.envs, self.envs.seats.copy()
        values = self.values()
        self.learn(self.rows, seats, values.max(axis=1))
        actions = values.argmax(axis=1)
        wild = chooser.random(envs.num_envs) < explore
        actions[wild] = envs.sample_actions(chooser)[wild]
        self.seen[self.rows, seats] = envs.observations
        self.done[self.rows, seats] = actions
        _, rewards, terminals, _, _ = envs.step(actions)
        for row in np.flatnonzero(terminals):
            everyone = np.arange(envs.players)
            self.learn(np.full(envs.players, row), everyone, rewards[row] * REWARD_SCALE)
            self.done[row] = -1

    def policy(self) -> LayeredPolicy:
        return LayeredPolicy([self.weights], [np.zeros(self.envs.num_actions, np.float32)])


def train(players: int, num_envs: int, steps: int, rate: float, seed: int) -> LayeredPolicy:
    envs = VectorSpyrium(num_envs, players, rewarding="score")
    envs.reset(seed=seed)
    learner, chooser = LinearLearner(envs, rate), np.random.default_rng(seed)
    for step in range(steps):
        learner.step(chooser, explore=max(0.05, 1 - 2 * step / steps))
    return learner.policy()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--num-envs", type=int, default=128)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("td.npz"))
    options = parser.parse_args(arguments)
    train(options.players, options.num_envs, options.steps, options.rate, options.seed).save(options.save)
    print(f"saved {options.save}; try: python examples/ladder.py --policy {options.save}")


if __name__ == "__main__":
    main()
