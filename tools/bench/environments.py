"""How fast the environments are, side by side with peers in the same run, as far as they are installed.

python -m tools.bench.environments --seconds 3

Every line is random legal play on one core, in steps of the learner's loop: the best stretch of a tenth of a second of
the processor's time, because other work on the machine only ever slows a run down. Peers come with the extra "peers";
Catanatron's gym asks for an old Gymnasium but runs with a new one: pip install --no-deps catanatron_gym
"""

import argparse
import random
import time
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np

import spyrium.envs
from spyrium.envs.gym import SpyriumEnv

Rate = Callable[[float], float]
"""Plays for some seconds; returns steps per second."""

STRETCH = 0.1


class Stretches:
    """Steps and the processor's seconds they took, cut into stretches."""

    def __init__(self, seconds: float) -> None:
        self.left, self.best = seconds, 0.0
        self.steps, self.spent = 0, 0.0

    def add(self, steps: int, spent: float) -> None:
        self.steps += steps
        self.spent += spent
        self.left -= spent
        if self.spent >= STRETCH:
            self.best = max(self.best, self.steps / self.spent)
            self.steps, self.spent = 0, 0.0


def vectorised(num_envs: int) -> Rate:
    """Stepping, with masks and observations; choosing the actions is the learner's affair and is not counted."""

    def rate(seconds: float) -> float:
        envs = spyrium.envs.VectorSpyrium(num_envs, players=3)
        envs.reset(seed=1)
        chooser = np.random.default_rng(1)
        envs.step(envs.sample_actions(chooser))  # may compile
        stretches = Stretches(seconds)
        while stretches.left > 0:
            actions = envs.sample_actions(chooser)
            begin = time.process_time()
            envs.step(actions)
            stretches.add(num_envs, time.process_time() - begin)
        return stretches.best

    return rate


def looped(play_one_game: Callable[[], int]) -> Rate:
    """Whole games one after the other; the first one, which may compile, is not counted."""

    def rate(seconds: float) -> float:
        play_one_game()
        stretches = Stretches(seconds)
        while stretches.left > 0:
            begin = time.process_time()
            stretches.add(play_one_game(), time.process_time() - begin)
        return stretches.best

    return rate


def aec(env: Any) -> Rate:
    """PettingZoo's own loop: last, choose, step."""

    def play() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return steps

    return looped(play)


def learner(env: gymnasium.Env[Any, Any], legal: Callable[[], list[int]]) -> Rate:
    """Gymnasium's loop with legal actions."""

    def play() -> int:
        env.reset()
        steps, over = 0, False
        while not over:
            _, _, terminated, truncated, _ = env.step(random.choice(legal()))
            steps += 1
            over = terminated or truncated
        return steps

    return looped(play)


def openspiel(name: str) -> Rate:
    """OpenSpiel's loop from Python; draws of chance count as steps."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return looped(play)


def own_rates() -> dict[str, Rate]:
    env = SpyriumEnv("random", players=3)
    return {
        "Spyrium, vectorised, 4,096 games": vectorised(4096),
        "Spyrium, vectorised, 256 games": vectorised(256),
        "Spyrium, PettingZoo AEC": aec(spyrium.envs.aec_env(players=3)),
        "Spyrium, Gymnasium, random opponents": learner(env, lambda: np.flatnonzero(env.action_masks()).tolist()),
    }


def peer_rates() -> dict[str, Rate]:
    rates: dict[str, Rate] = {}
    if find_spec("pyspiel"):
        import spyrium.envs.openspiel  # noqa: F401 - registers the game

        rates["Spyrium, OpenSpiel from Python"] = openspiel("python_spyrium(players=3)")
        rates["OpenSpiel backgammon from Python"] = openspiel("backgammon")
    if find_spec("pygame"):
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        rates["PettingZoo tic-tac-toe"] = aec(tictactoe_v3.env())
        rates["PettingZoo connect four"] = aec(connect_four_v3.env())
        if find_spec("chess"):
            from pettingzoo.classic import chess_v6

            rates["PettingZoo chess"] = aec(chess_v6.env())
    if find_spec("catanatron_gym"):
        catan: Any = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
        rates["Catanatron's gym"] = learner(catan, catan.get_valid_actions)
    return rates


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3, help="processor time for each line")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    for name, rate in {**own_rates(), **peer_rates()}.items():
        print(f"{name:40} {rate(options.seconds):12,.0f} steps/s", flush=True)


if __name__ == "__main__":
    main()
