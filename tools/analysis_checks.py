"""How far an analysis can be trusted: `python -m tools.analysis_checks --help`; results: docs/analysis.md."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from spyrium import Game, bots
from spyrium.analysis import analyse
from spyrium.analysis.calibration import shipped_calibration
from spyrium.analysis.report import judge
from spyrium.analysis.valuation import Valuer
from spyrium.arena.contest import Contest, deals_for, play
from spyrium.arena.statistics import Share, Statistics
from spyrium.bots.search.network import shipped_network
from spyrium.editions import Edition
from tools.analysis_calibration import COUNTS, Run, draw, fit, play_all, table_of

CALIBRATION = Path(__file__).parents[1] / "src/spyrium/analysis/calibration.json"
PLANTED_LOSS = 15.0
LEVEL_PAIRS = ["engineer/apprentice", "adviser/engineer", "financier/adviser", "master/financier"]

app = typer.Typer(help="Calibration, luck and mistakes of `spyrium analyse`.", no_args_is_help=True)
Seed = Annotated[int, typer.Option(help="Seed of deals and bots.")]


@app.command()
def calibrate(
    games: int = 800, simulations: int = 100, seed: Seed = 1, processes: int = 1, write: bool = False
) -> None:
    """Fit the exponents to games of master against itself; each half of them is measured by those of the other."""
    run = Run(games, simulations, seed)
    play_all(run, processes)
    fitted = [fit(run, players) for players in COUNTS]
    typer.echo(table_of(fitted))
    if write:
        exponents = {one.players: one.exponents for one in fitted}
        CALIBRATION.write_text(json.dumps({"exponents": exponents}, indent=1) + "\n", encoding="utf-8")
        draw(fitted)


@app.command()
def luck(games: int = 500, players: int = 3, simulations: int = 32, seed: Seed = 1) -> None:
    """The mean of what deals brought each seat: it should be nothing."""
    bot = bots.load("greedy", seed=seed)
    found = []
    for number in range(games):
        game = Game(players=players, seed=100_003 * seed + number)
        while not game.over:
            game.play(bot.choose(game))
        found.append([account.deals for account in analyse(game, simulations=simulations, seed=number).ledger])
    deals = np.array(found)
    for seat in range(players):
        error = deals[:, seat].std(ddof=1) / np.sqrt(games)
        typer.echo(f"seat {seat}: {100 * deals[:, seat].mean():+.3f} ± {100 * error:.3f} win points ({games} games)")


def _masters(players: int, number: int, seed: int) -> Game:
    bot = bots.load("master:2000", seed=seed)
    game = Game(players=players, seed=100_003 * seed + number)
    while not game.over:
        game.play(bot.choose(game))
    return game


def _before(game: Game, ply: int) -> Game:
    earlier = game.copy()
    while earlier.ply > ply:
        earlier.undo()
    return earlier


def _planted(game: Game, rng: np.random.Generator, strong: Valuer) -> Iterator[tuple[Game, str]]:
    """Positions of the game, each with a decision that a strong search finds far worse than the best."""
    for ply in rng.permutation(game.ply)[:12].tolist():
        position = _before(game, ply)
        if len(position.legal) < 2:
            continue
        weighed = strong.weigh(position)
        worse = [word for word in position.legal if weighed.loss(word, position.current) >= PLANTED_LOSS]
        if worse:
            word = str(rng.choice(worse))
            # Of many decisions, the one that looked worst was often just unlucky: look at it closely.
            if strong.weigh(position, word).loss(word, position.current) >= PLANTED_LOSS:
                yield position, word


@app.command()
def mistakes(games: int = 60, players: int = 3, simulations: int = 2_000, strong: int = 20_000, seed: Seed = 1) -> None:
    """How many planted mistakes are found, and how many of masters' own decisions are called mistakes."""
    rng = np.random.default_rng(seed)
    referee = Valuer(shipped_network(), shipped_calibration(), strong, seed)
    usual = Valuer(shipped_network(), shipped_calibration(), simulations, seed + 1)
    planted = found = own = alarms = 0
    for number in range(games):
        game = _masters(players, number, seed)
        for step in analyse(game, simulations=simulations, seed=number).decisions:
            if not step.forced:
                own += 1
                alarms += step.judgement in ("mistake", "blunder")
        for position, word in _planted(game, rng, referee):
            planted += 1
            found += judge(usual.weigh(position, word).loss(word, position.current)) in ("mistake", "blunder")
        typer.echo(f"{number + 1} games: {found} of {planted} planted found, {alarms} false alarms in {own} decisions")


@app.command()
def seconds(games: int = 5, players: int = 3, simulations: int = 2_000, seed: Seed = 1) -> None:
    """Processor seconds for the analysis of a whole game."""
    analyse(_masters(players, 0, seed), simulations=1)  # loads what is loaded once
    for number in range(games):
        game = _masters(players, number, seed)
        began = time.process_time()
        analyse(game, simulations=simulations)
        typer.echo(f"{game.ply} decisions of {players} players: {time.process_time() - began:.2f} s")


@app.command()
def separation(
    pairs: Annotated[list[str], typer.Argument(help="Two bots, as in “adviser/engineer”.")],
    games: int = 40,
    players: int = 2,
    referee: int = 2_000,
    seed: Seed = 1,
) -> None:
    """How many games it takes to tell two bots apart by two standard errors: by victories, and by loss."""
    for pair in pairs:
        bots_given = tuple(pair.split("/"))
        seatings = Contest.seatings_of(bots_given, players)
        deals = deals_for(games, len(seatings))
        contest = Contest(bots_given, players, deals, seed, Edition.load("standard"), None, None, referee)
        found = Statistics(contest, [play(contest, order) for order in contest.orders()])
        share = found.win_share(bots_given[0])
        losses = [found.mean_loss(name) for name in bots_given]
        apart = found.mean_loss(*bots_given)
        by_wins = contest.games * (_standard_error(share) * 2 / abs(share.value - 1 / players)) ** 2
        by_loss = contest.games * (_standard_error(apart) * 2 / abs(apart.value)) ** 2
        typer.echo(
            f"{pair}: {contest.games} games, {share.value:.0%} won, {losses[0].value:.2f} and {losses[1].value:.2f} "
            f"win points lost per decision; told apart after {by_wins:.1f} games by victories, {by_loss:.1f} by loss"
        )


def _standard_error(share: Share) -> float:
    """From the 95 % interval."""
    return (share.high - share.low) / (2 * 1.96)


@app.command()
def everything(processes: int = 1) -> None:
    """All of it, after the network has changed: calibration first, as the others are measured with it."""
    calibrate(processes=processes, write=True)
    shipped_calibration.cache_clear()
    luck()
    mistakes()
    seconds()
    separation(LEVEL_PAIRS)


if __name__ == "__main__":
    app()
