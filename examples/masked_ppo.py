"""Proximal policy optimisation with action masks, in self-play on many games at once (PyTorch, extra "train").

One network plays all seats. Every seat of every game has a trajectory of its own: the value at its next decision
follows its last one, and the final score difference follows the end.

python examples/masked_ppo.py --minutes 10 --save ppo.npz
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from policy import LayeredPolicy
from torch import nn

from spyrium import features
from spyrium.envs import VectorSpyrium

REWARD_SCALE = 1 / 20
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01


class Network(nn.Module):
    """Logits of the actions, and the value for the seat that observes."""

    def __init__(self, observation_size: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observation_size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.actor = nn.Linear(hidden, actions)
        self.critic = nn.Linear(hidden, 1)
        nn.init.zeros_(self.actor.weight)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(observations)
        return self.actor(hidden).masked_fill(~masks, -1e9), self.critic(hidden).squeeze(-1)

    def policy(self) -> LayeredPolicy:
        """The actor as plain layers, playable without PyTorch."""
        layers = [self.body[0], self.body[2], self.actor]
        with torch.no_grad():
            return LayeredPolicy(
                [layer.weight.T.numpy().copy() for layer in layers], [layer.bias.numpy().copy() for layer in layers]
            )


class Rollout(NamedTuple):
    """What a stretch of play brought, by time and row."""

    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor  # logarithms
    advantages: torch.Tensor
    returns: torch.Tensor


class Trainer:
    def __init__(self, players: int, num_envs: int, horizon: int, hidden: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.envs = VectorSpyrium(num_envs, players, rewarding="score")
        self.envs.reset(seed=seed)
        self.horizon = horizon
        self.network = Network(self.envs.observation_size, self.envs.num_actions, hidden)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=5e-4)

    @torch.no_grad()
    def play(self) -> Rollout:
        """`horizon` decisions in every game."""
        envs, shape = self.envs, (self.horizon, self.envs.num_envs)
        observations = torch.empty(*shape, envs.observation_size)
        masks = torch.empty(*shape, envs.num_actions, dtype=torch.bool)
        actions = torch.empty(shape, dtype=torch.int64)
        chances, values = torch.empty(shape), torch.empty(shape)
        seats, ended = np.empty(shape, np.int64), np.empty(shape, np.bool_)
        rewards = np.empty((*shape, envs.players), np.float32)
        for t in range(self.horizon):
            observations[t] = torch.from_numpy(envs.observations)
            masks[t] = torch.from_numpy(envs.masks.view(np.bool_))
            logits, values[t] = self.network(observations[t], masks[t])
            drawn = torch.distributions.Categorical(logits=logits, validate_args=False)
            actions[t] = drawn.sample()
            chances[t] = drawn.log_prob(actions[t])
            seats[t] = envs.seats
            envs.step(actions[t].numpy())
            rewards[t], ended[t] = envs.rewards, envs.terminals
        gained = advantages(values.numpy(), seats, rewards * REWARD_SCALE, ended, self.values_of_all_seats())
        return Rollout(
            observations, masks, actions, chances, torch.from_numpy(gained), torch.from_numpy(gained) + values
        )

    def values_of_all_seats(self) -> np.ndarray:
        """What every seat of every game expects now, not only the one to decide."""
        envs = self.envs
        seen = np.empty((envs.num_envs, envs.players, envs.observation_size), np.float32)
        for row in range(envs.num_envs):
            for seat in range(envs.players):
                features.encode_one(envs.states, row, envs.edition.tables, seat, seen[row, seat])
        hidden = self.network.body(torch.from_numpy(seen))
        return self.network.critic(hidden).squeeze(-1).numpy()

    def learn(self, rollout: Rollout, epochs: int = 3, batch: int = 2048) -> None:
        flat = Rollout(*(part.flatten(0, 1) for part in rollout))
        scaled = (flat.advantages - flat.advantages.mean()) / (flat.advantages.std() + 1e-6)
        for _ in range(epochs):
            for rows in torch.randperm(len(flat.actions)).split(batch):
                logits, values = self.network(flat.observations[rows], flat.masks[rows])
                chosen = torch.distributions.Categorical(logits=logits, validate_args=False)
                ratio = (chosen.log_prob(flat.actions[rows]) - flat.chances[rows]).exp()
                gain = torch.minimum(ratio * scaled[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[rows]).mean()
                error = (values - flat.returns[rows]).square().mean()
                loss = -gain + 0.5 * error - ENTROPY * chosen.entropy().mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()


def advantages(
    values: np.ndarray, seats: np.ndarray, rewards: np.ndarray, ended: np.ndarray, last_values: np.ndarray
) -> np.ndarray:
    """Generalised advantages, each seat's decisions followed through its own trajectory."""
    horizon, num_envs = values.shape
    rows = np.arange(num_envs)
    following, carried = last_values.copy(), np.zeros_like(last_values)
    found = np.empty_like(values)
    for t in reversed(range(horizon)):
        following[ended[t]], carried[ended[t]] = rewards[t][ended[t]], 0
        at = rows, seats[t]
        found[t] = following[at] - values[t] + LAMBDA * carried[at]
        following[at], carried[at] = values[t], found[t]
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--num-envs", type=int, default=256)
    parser.add_argument("--horizon", type=int, default=64)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--updates", type=int, help="stop after so many updates instead")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("ppo.npz"))
    options = parser.parse_args(arguments)
    torch.set_num_threads(options.threads)
    trainer = Trainer(options.players, options.num_envs, options.horizon, options.hidden, options.seed)
    updates, until = 0, time.monotonic() + 60 * options.minutes
    while time.monotonic() < until and updates != options.updates:
        trainer.learn(trainer.play())
        updates += 1
        if updates % 50 == 0:
            trainer.network.policy().save(options.save)
    trainer.network.policy().save(options.save)
    decisions = updates * options.horizon * options.num_envs
    print(f"{updates} updates, {decisions:,} decisions; saved {options.save}")
    print(f"try: python examples/ladder.py --policy {options.save}")


if __name__ == "__main__":
    main()
