"""A linear actor and critic in NumPy, learning by temporal differences in self-play on many games at once.

The critic says what a position is worth: one weight for each number of the observation. It learns by TD(λ), from one
decision of a seat to its next, and at last from the final reward. The actor has one weight vector for each action;
an action that turned out better than the critic had thought becomes likelier. All seats learn into the same weights.

python examples/td_learner.py --steps 6000 --save td.npz
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from policy import LayeredPolicy

from spyrium.envs import VectorSpyrium

REWARD_SCALE = 1 / 20  # score differences of a few dozen points become numbers near 1
TRACE = 0.5  # λ
ACTOR_RATE = 100  # times the critic's


class LinearLearner:
    """The weights, and what each seat of each game saw and did last."""

    def __init__(self, envs: VectorSpyrium, rate: float) -> None:
        self.envs, self.rate = envs, rate
        seats = (envs.num_envs, envs.players)
        self.critic = np.zeros(envs.observation_size, np.float32)
        self.actor = np.zeros((envs.observation_size, envs.num_actions), np.float32)
        self.rows = np.arange(envs.num_envs)
        self.seen = np.zeros((*seats, envs.observation_size), np.float32)
        self.trace = np.zeros_like(self.seen)
        self.chances = np.zeros((*seats, envs.num_actions), np.float32)
        self.done = np.full(seats, -1)

    def learn(self, rows: np.ndarray, seats: np.ndarray, worth: np.ndarray) -> None:
        """The last decisions of these seats led to positions of this worth."""
        known = self.done[rows, seats] >= 0
        rows, seats, worth = rows[known], seats[known], worth[known]
        if len(rows) == 0:
            return
        seen = self.seen[rows, seats]
        surprises = (worth - seen @ self.critic) / np.einsum("ij,ij->i", seen, seen)
        self.trace[rows, seats] = TRACE * self.trace[rows, seats] + seen
        self.critic += self.rate / len(rows) * (surprises @ self.trace[rows, seats]).astype(np.float32)
        towards = -self.chances[rows, seats]
        towards[np.arange(len(rows)), self.done[rows, seats]] += 1
        self.actor += ACTOR_RATE * self.rate * (seen.T @ (surprises[:, None] * towards)).astype(np.float32)

    def action_chances(self) -> np.ndarray:
        """Softmax over the legal actions of every game."""
        liking = np.where(self.envs.masks == 1, self.envs.observations @ self.actor, -np.inf)
        chances = np.exp(liking - liking.max(axis=1, keepdims=True))
        return np.asarray(chances / chances.sum(axis=1, keepdims=True))

    def step(self, chooser: np.random.Generator) -> None:
        """One decision in every game."""
        envs, seats = self.envs, self.envs.seats.copy()
        self.learn(self.rows, seats, envs.observations @ self.critic)
        chances = self.action_chances()
        actions = (chances.cumsum(axis=1) > chooser.random((envs.num_envs, 1))).argmax(axis=1)
        self.seen[self.rows, seats] = envs.observations
        self.chances[self.rows, seats] = chances
        self.done[self.rows, seats] = actions
        _, rewards, terminals, _, _ = envs.step(actions)
        for row in np.flatnonzero(terminals):
            self.learn(np.full(envs.players, row), np.arange(envs.players), rewards[row] * REWARD_SCALE)
            self.done[row] = -1
            self.trace[row] = 0

    def policy(self) -> LayeredPolicy:
        return LayeredPolicy([self.actor], [np.zeros(self.envs.num_actions, np.float32)])


def train(players: int, num_envs: int, steps: int, rate: float, seed: int) -> LayeredPolicy:
    envs = VectorSpyrium(num_envs, players, rewarding="score")
    envs.reset(seed=seed)
    learner, chooser = LinearLearner(envs, rate), np.random.default_rng(seed)
    for step in range(1, steps + 1):
        learner.step(chooser)
        if step % 1000 == 0:
            print(f"{step * num_envs:,} decisions", flush=True)
    return learner.policy()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--num-envs", type=int, default=128)
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("td.npz"))
    options = parser.parse_args(arguments)
    train(options.players, options.num_envs, options.steps, options.rate, options.seed).save(options.save)
    print(f"saved {options.save}; try: python examples/ladder.py --policy {options.save} --players {options.players}")


if __name__ == "__main__":
    main()
