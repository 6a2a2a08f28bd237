"""OpenSpiel's own Python MCTS against a bot of Spyrium's: two players, every seed twice with seats exchanged.

python -m tools.bench.openspiel_match --bot mcts --simulations 100 --deals 50 --log openspiel.jsonl

Both sides run the same number of simulations a decision. Each game is a line of the log; a run that was stopped goes
on where it ended. OpenSpiel plays its rollouts in Python, so a game takes minutes.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import spyrium.envs.openspiel  # noqa: F401 - registers the game
from spyrium import bots
from spyrium.arena.statistics import Share, clustered_share
from spyrium.notation.position import shares_of
from spyrium.notation.words import NUMBER

EXPLORATION = 1.4  # √2, usual for utilities between 0 and 1


class Played(msgspec.Struct, frozen=True):
    """One game: the seat and scores of OpenSpiel's search, against whom, and how long it took."""

    bot: str
    simulations: int
    deal: int
    seat: int  # of OpenSpiel's search
    scores: list[int]
    seconds: float


def play(bot_name: str, simulations: int, deal: int, seat: int) -> Played:
    """One game. Both games of a seed begin with the same deal; later ones depend on what was played."""
    began = time.monotonic()
    game = pyspiel.load_game("python_spyrium(players=2)")
    own = bots.load(bot_name, simulations=simulations, seed=deal)
    chooser = np.random.RandomState(deal)
    rollouts = mcts.RandomRolloutEvaluator(1, chooser)
    theirs = mcts.MCTSBot(game, EXPLORATION, simulations, rollouts, random_state=chooser)
    chance = np.random.default_rng(deal)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=chances)))
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        elif state.current_player() == seat:
            state.apply_action(theirs.step(state))
        else:
            state.apply_action(NUMBER[own.choose(state.table.game)])
    return Played(bot_name, simulations, deal, seat, state.table.game.scores, time.monotonic() - began)


def games_of(log: Path, bot: str, simulations: int) -> list[Played]:
    """What the log holds of this match."""
    lines = log.read_bytes().splitlines() if log.exists() else []
    played = (msgspec.json.decode(line, type=Played) for line in lines)
    return [game for game in played if (game.bot, game.simulations) == (bot, simulations)]


def still_to_play(deals: int, played: list[Played]) -> Iterator[tuple[int, int]]:
    known = {(game.deal, game.seat) for game in played}
    return ((deal, seat) for deal in range(deals) for seat in (0, 1) if (deal, seat) not in known)


def share_of_openspiel(played: list[Played]) -> Share:
    """Its share of the victories; the two games of a deal count as one draw."""
    deals = sorted({game.deal for game in played})
    sums, weights = np.zeros(len(deals)), np.zeros(len(deals))
    for game in played:
        sums[deals.index(game.deal)] += shares_of(game.scores)[game.seat]
        weights[deals.index(game.deal)] += 1
    return clustered_share(sums, weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="mcts", help="a search of spyrium.bots, such as mcts or master")
    parser.add_argument("--simulations", type=int, default=100, help="a decision, on both sides")
    parser.add_argument("--deals", type=int, default=50, help="two games each")
    parser.add_argument("--log", type=Path, default=Path("openspiel.jsonl"))
    options = parser.parse_args()
    played = games_of(options.log, options.bot, options.simulations)
    for deal, seat in still_to_play(options.deals, played):
        played.append(play(options.bot, options.simulations, deal, seat))
        with options.log.open("ab") as file:
            file.write(msgspec.json.encode(played[-1]) + b"\n")
        share = share_of_openspiel(played)
        interval = f"95 % interval {share.low:.1%} to {share.high:.1%}"
        print(f"{options.bot}, {len(played)} games: OpenSpiel's MCTS wins {share.value:.1%}, {interval}", flush=True)


if __name__ == "__main__":
    main()
