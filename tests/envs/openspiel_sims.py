"""OpenSpiel's own simulation test at its full length: python -m tests.envs.openspiel_sims --sims 100

Every state of every game is serialised and read back, which replays all of its history: a second or more a game.
"""

import argparse
import time

import pyspiel

import spyrium.envs.openspiel  # noqa: F401 - registers the game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sims", type=int, default=100)
    parser.add_argument("--players", type=int, default=3)
    options = parser.parse_args()
    game = pyspiel.load_game(f"python_spyrium(players={options.players})")
    began = time.process_time()
    pyspiel.random_sim_test(game, num_sims=options.sims, serialize=True, verbose=False)
    spent = time.process_time() - began
    print(f"random_sim_test: {options.sims} games of {options.players} passed in {spent:.0f} s of processor time")


if __name__ == "__main__":
    main()
