"""Proximal policy optimisation with action masks on many games at once (PyTorch, extra "train").

One network plays all seats. Every seat of every game has a trajectory of its own: the value at its next decision
follows its last one, and the final score difference follows the end. For a part of the time the network learns what
the bot `greedy` would do in the positions it gets into; then it goes on by itself, half of the games against itself
and half against `greedy`. With --lessons 0 --sparring 0 it learns from self-play alone, which takes far longer.

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

from spyrium import observation
from spyrium.envs import VectorSpyrium

REWARD_SCALE = 1 / 20
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.003
FASTEST, SLOWEST = 1e-3, 5e-5  # learning rates of the first lesson and of the last update


class Network(nn.Module):
    """Logits of the actions, and the value for the seat that observes."""

    def __init__(self, observation_size: int, actions: int, hidden: int) -> None:
        super().__init__()
        narrow = hidden // 2
        self.body = nn.Sequential(nn.Linear(observation_size, hidden), nn.ReLU(), nn.Linear(hidden, narrow), nn.ReLU())
        self.actor = nn.Linear(narrow, actions)
        self.critic = nn.Linear(narrow, 1)
        nn.init.zeros_(self.actor.weight)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(observations)
        return self.actor(hidden).masked_fill(~masks, -1e9), self.critic(hidden).squeeze(-1)

    def policy(self) -> LayeredPolicy:
        """The actor as plain layers, playable without PyTorch."""
        layers = [layer for layer in (*self.body, self.actor) if isinstance(layer, nn.Linear)]
        with torch.no_grad():
            return LayeredPolicy(
                [layer.weight.T.numpy().copy() for layer in layers], [layer.bias.numpy().copy() for layer in layers]
            )


class Rollout(NamedTuple):
    """What a stretch of play brought, by time and row."""

    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor  # what was done; in a lesson, what greedy would have done
    chances: torch.Tensor  # logarithms
    own: torch.Tensor  # whether the network decided
    advantages: torch.Tensor
    returns: torch.Tensor


class Trainer:
    def __init__(self, players: int, num_envs: int, horizon: int, hidden: int, sparring: float, seed: int) -> None:
        torch.manual_seed(seed)
        self.envs = VectorSpyrium(num_envs, players, rewarding="score")
        self.envs.reset(seed=seed)
        self.horizon = horizon
        rows = np.arange(num_envs)
        self.spars = rows < sparring * num_envs
        self.seats = rows % players  # of the network, in the games against greedy
        self.network = Network(self.envs.observation_size, self.envs.num_actions, hidden)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=FASTEST)

    @torch.no_grad()
    def play(self, lesson: bool = False) -> Rollout:
        """`horizon` decisions in every game."""
        envs, shape = self.envs, (self.horizon, self.envs.num_envs)
        observations = torch.empty(*shape, envs.observation_size)
        masks = torch.empty(*shape, envs.num_actions, dtype=torch.bool)
        actions = torch.empty(shape, dtype=torch.int64)
        chances, values = torch.empty(shape), torch.empty(shape)
        seats, ended, own = np.empty(shape, np.int64), np.empty(shape, np.bool_), np.ones(shape, np.bool_)
        rewards = np.empty((*shape, envs.players), np.float32)
        for t in range(self.horizon):
            observations[t] = torch.from_numpy(envs.observations)
            masks[t] = torch.from_numpy(envs.masks.view(np.bool_))
            logits, values[t] = self.network(observations[t], masks[t])
            drawn = torch.distributions.Categorical(logits=logits, validate_args=False)
            actions[t] = drawn.sample()
            chances[t] = drawn.log_prob(actions[t])
            seats[t] = envs.seats
            done = actions[t].numpy().copy()
            theirs = self.spars & (envs.seats != self.seats)
            if lesson:
                actions[t] = torch.from_numpy(envs.greedy_actions())
                done[theirs] = actions[t].numpy()[theirs]
            else:
                own[t] = ~theirs
                done[theirs] = envs.greedy_actions(np.flatnonzero(theirs))[theirs]
            envs.step(done)
            rewards[t], ended[t] = envs.rewards, envs.terminals
        gained = advantages(values.numpy(), seats, rewards * REWARD_SCALE, ended, self.values_of_all_seats())
        returns = torch.from_numpy(gained) + values
        return Rollout(observations, masks, actions, chances, torch.from_numpy(own), torch.from_numpy(gained), returns)

    def values_of_all_seats(self) -> np.ndarray:
        """What every seat of every game expects now, not only the one to decide."""
        envs = self.envs
        seen = np.empty((envs.num_envs, envs.players, envs.observation_size), np.float32)
        for row in range(envs.num_envs):
            for seat in range(envs.players):
                observation.encode_one(envs.states, row, envs.edition.tables, seat, seen[row, seat])
        hidden = self.network.body(torch.from_numpy(seen))
        return np.asarray(self.network.critic(hidden).squeeze(-1))

    def learn(self, rollout: Rollout, rate: float, lesson: bool = False, epochs: int = 2, batch: int = 1024) -> None:
        """The policy towards greedy or where the advantages point, the value towards the returns."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        flat = Rollout(*(part.flatten(0, 1)[rollout.own.flatten()] for part in rollout))
        scaled = (flat.advantages - flat.advantages.mean()) / (flat.advantages.std() + 1e-6)
        for _ in range(epochs):
            for rows in torch.randperm(len(flat.actions)).split(batch):
                logits, values = self.network(flat.observations[rows], flat.masks[rows])
                chosen = torch.distributions.Categorical(logits=logits, validate_args=False)
                chances = chosen.log_prob(flat.actions[rows])
                if lesson:
                    gain = chances.mean()
                else:
                    ratio = (chances - flat.chances[rows]).exp()
                    gain = torch.minimum(ratio * scaled[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[rows]).mean()
                    gain = gain + ENTROPY * chosen.entropy().mean()
                loss = 0.5 * (values - flat.returns[rows]).square().mean() - gain
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


class Clock:
    """How much of the training is over: by time, or by updates where their number is given."""

    def __init__(self, minutes: float, updates: int | None) -> None:
        self.seconds, self.updates = 60 * minutes, updates
        self.began, self.made = time.monotonic(), 0

    def over(self) -> float:
        if self.updates is not None:
            return self.made / self.updates
        return (time.monotonic() - self.began) / self.seconds


def train(trainer: Trainer, clock: Clock, lessons: float, save: Path) -> None:
    """Lessons for the first part, then practice, at rates that fall by a constant factor."""
    while (over := clock.over()) < 1:
        lesson = over < lessons
        part = over / lessons if lesson else (over - lessons) / (1 - lessons)
        fastest = FASTEST if lesson else FASTEST / 3
        slowest = FASTEST / 3 if lesson else SLOWEST
        trainer.learn(trainer.play(lesson), fastest * (slowest / fastest) ** part, lesson)
        clock.made += 1
        if clock.made % 50 == 0:
            trainer.network.policy().save(save)
    trainer.network.policy().save(save)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--num-envs", type=int, default=256)
    parser.add_argument("--horizon", type=int, default=64)
    parser.add_argument("--hidden", type=int, default=192)
    parser.add_argument("--lessons", type=float, default=0.25, help="part of the training that imitates greedy")
    parser.add_argument("--sparring", type=float, default=0.5, help="part of the games played against greedy")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--updates", type=int, help="stop after so many updates instead")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("ppo.npz"))
    options = parser.parse_args(arguments)
    torch.set_num_threads(options.threads)
    trainer = Trainer(
        options.players, options.num_envs, options.horizon, options.hidden, options.sparring, options.seed
    )
    clock = Clock(options.minutes, options.updates)
    train(trainer, clock, options.lessons, options.save)
    decisions = clock.made * options.horizon * options.num_envs
    print(f"{clock.made} updates, {decisions:,} decisions; saved {options.save}")
    print(f"try: python examples/ladder.py --policy {options.save} --players {options.players}")


if __name__ == "__main__":
    main()
