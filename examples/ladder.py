"""How often a policy wins against each rung of the ladder of bots, with 95 % confidence intervals.

python examples/ladder.py --policy ppo.npz --bots random greedy --games 200
python examples/ladder.py --bots random greedy          # without a policy: random play
"""

import argparse
import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from policy import LayeredPolicy

from spyrium.envs import VectorSpyrium
from spyrium.envs.gym import SpyriumEnv

Policy = Callable[[np.ndarray, np.ndarray], int]


class Estimate(NamedTuple):
    """A mean with its 95 % confidence interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:6.1%}  [{self.low:.1%}, {self.high:.1%}]"


def estimate(shares: Sequence[float]) -> Estimate:
    """From independent games: the mean, give or take 1.96 standard errors (Wilson's interval at the ends)."""
    n, mean = len(shares), sum(shares) / len(shares)
    z = 1.96
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    spread = z / (1 + z * z / n) * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    return Estimate(mean, max(0.0, middle - spread), min(1.0, middle + spread))


def play(policy: Policy, bot: str, players: int, games: int, seed: int) -> Estimate:
    """The share of victories against `players - 1` copies of a bot, the seat drawn anew for each game."""
    env = SpyriumEnv(opponents=bot, players=players)
    shares = []
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            observation, reward, over, _, _ = env.step(policy(observation, env.action_masks()))
        shares.append(reward)
    return estimate(shares)


def play_together(policy: LayeredPolicy, bot: str, players: int, games: int, seed: int) -> Estimate:
    """The same against `random` or `greedy`, all games at once: much quicker."""
    envs, chooser = VectorSpyrium(games, players), np.random.default_rng(seed)
    envs.reset(seed=seed)
    seats, rows = np.arange(games) % players, np.arange(games)
    shares, going = np.zeros(games), np.ones(games, np.bool_)
    while going.any():
        own = envs.seats == seats
        outputs = np.where(envs.masks == 1, policy.outputs(envs.observations), -np.inf)
        theirs = envs.sample_actions(chooser) if bot == "random" else envs.greedy_actions(rows[going & ~own])
        # What a row plays after its first game does not count, nor cost a thought.
        actions = np.where(own | ~going, outputs.argmax(axis=1), theirs)
        _, rewards, terminals, _, _ = envs.step(actions)
        ended = going & terminals
        shares[ended] = rewards[ended, seats[ended]]
        going &= ~ended
    return estimate(shares.tolist())


def random_policy(seed: int) -> Policy:
    chooser = np.random.default_rng(seed)
    return lambda observation, mask: int(chooser.choice(np.flatnonzero(mask)))


def main(arguments: Sequence[str] | None = None) -> dict[str, Estimate]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--policy", type=Path, help="weights saved by td_learner.py or masked_ppo.py")
    parser.add_argument("--bots", nargs="+", default=["random", "greedy"])
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    policy: Policy = LayeredPolicy.load(options.policy) if options.policy else random_policy(options.seed)
    print(f"{options.policy or 'random play'}, {options.players} players (equal strength: {1 / options.players:.1%})")
    results = {}
    for bot in options.bots:
        wish = (bot, options.players, options.games, options.seed)
        if isinstance(policy, LayeredPolicy) and bot in ("random", "greedy"):
            results[bot] = play_together(policy, *wish)
        else:
            results[bot] = play(policy, *wish)
        print(f"  against {bot:12} {results[bot]}  ({options.games} games)", flush=True)
    return results


if __name__ == "__main__":
    main()
