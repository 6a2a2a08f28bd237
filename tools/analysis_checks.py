"""How far an analysis can be trusted: `python -m tools.analysis_checks --help`; results: docs/analysis.md."""

import json
import time
from collections.abc import Iterator
from math import comb
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
from spyrium.arena.statistics import Edge, Statistics, needed
from spyrium.bots.search.network import shipped_network
from spyrium.editions import Edition
from tools.analysis_calibration import COUNTS, Run, draw, fit, play_all, table_of

CALIBRATION = Path(__file__).parents[1] / "src/spyrium/analysis/calibration.json"
PLANTED_LOSS = 15.0
SURE = 1.96  # standard errors
MOST_GAMES = 200
SEPARATION_HEADINGS = (
    "| | victories | games by an exact test (by the formula) | win points lost per decision | better by "
    "| decisions needed | in games (the game as unit) | times fewer | single games that show it |",
    "|---|---|---|---|---|---|---|---|---|",
)
LEVEL_PAIRS = ["engineer/apprentice", "adviser/engineer", "financier/adviser", "master/financier"]

app = typer.Typer(help="Calibration, luck and mistakes of `spyrium analyse`.", no_args_is_help=True)
Seed = Annotated[int, typer.Option(help="Seed of deals and bots.")]


@app.command()
def calibrate(
    games: int = 800,
    simulations: int = 100,
    one_in: Annotated[int, typer.Option(help="Look at one decision in so many; the others are made quickly.")] = 1,
    players: Annotated[list[int], typer.Option(help="Numbers of players.")] = list(COUNTS),  # noqa: B006
    seed: Seed = 1,
    processes: int = 1,
    write: bool = False,
) -> None:
    """Fit the exponents to games of master against itself; each half of them is measured by those of the other."""
    run = Run(games, simulations, seed, one_in)
    play_all(run, players, processes)
    fitted = [fit(run, count) for count in players]
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
    pairs: Annotated[list[str], typer.Argument(help="Two bots, the better first, as in “adviser/engineer”.")],
    games: Annotated[int, typer.Option(help="Games that are judged decision by decision.")] = 12,
    won_games: Annotated[int, typer.Option(help="Games for the share of victories.")] = 100,
    referee: int = 2_000,
    seed: Seed = 1,
) -> None:
    """How many games of two it takes to tell two bots apart (95 % sure, four times of five): by victories, by error."""
    for line in SEPARATION_HEADINGS:
        typer.echo(line)
    for pair in pairs:
        better, worse = pair.split("/")
        share, by_formula = _told_by_victories(_statistics(better, worse, won_games, None, seed), better)
        judged = _statistics(better, worse, games, referee, seed)
        edge = judged.edge(better, worse)
        alone = [Statistics(judged.contest, [game]).edge(better, worse) for game in judged.played]
        exact, of_games = _exact_games(share), _games_if_each_is_one(edge, alone)
        typer.echo(
            f"| {better}, {worse} | {share:.1%} | {exact} ({by_formula:.1f}) "
            f"| {judged.mean_loss(better).value:.2f}, {judged.mean_loss(worse).value:.2f} "
            f"| {edge.value:.3f} ± {edge.error:.3f} | {edge.decisions_needed:.0f} "
            f"| {edge.games_needed:.2f} ({of_games:.2f}) | **{exact / edge.games_needed:.0f}** "
            f"| {sum(each.value > SURE * each.error for each in alone)} of {len(alone)} |"
        )


def _games_if_each_is_one(edge: Edge, alone: list[Edge]) -> float:
    """How many games tell two bots apart if a game counts as one observation, as a victory does."""
    return needed(edge.value, float(np.var([each.value for each in alone], ddof=1)))


def _statistics(better: str, worse: str, games: int, referee: int | None, seed: int) -> Statistics:
    deals = deals_for(games, len(Contest.seatings_of((better, worse), 2)))
    contest = Contest((better, worse), 2, deals, seed, Edition.load("standard"), None, None, referee)
    return Statistics(contest, [play(contest, order) for order in contest.orders()])


def _told_by_victories(found: Statistics, name: str) -> tuple[float, float]:
    """A bot's share of victories, and how many games tell that from a half; the deal is the unit."""
    seatings = found.contest.seatings
    deals = np.zeros(found.contest.deals)
    for game, parts in zip(found.played, found.parts, strict=True):
        deals[game.order.deal] += parts[seatings[game.order.seating].index(name)] / len(seatings)
    return float(deals.mean()), len(seatings) * needed(float(deals.mean()) - 0.5, float(deals.var(ddof=1)))


def _exact_games(share: float) -> int:
    """The same by the exact binomial test: the formula of normal errors is too kind to so few games."""
    return next((games for games in range(1, MOST_GAMES) if _power(games, share) >= 0.8), MOST_GAMES)


def _power(games: int, share: float) -> float:
    """How likely so many games show that a share is none of a half, with 95 % confidence."""
    critical = next(won for won in range(games + 2) if _at_least(won, games, 0.5) <= 0.025)
    return _at_least(critical, games, share)


def _at_least(won: int, games: int, share: float) -> float:
    return sum(comb(games, k) * share**k * (1 - share) ** (games - k) for k in range(won, games + 1))


ACCURACY_LEVELS = ["random", "greedy", "apprentice", "engineer"]


@app.command()
def accuracy(games: int = 20, simulations: int = 800, seed: Seed = 1) -> None:
    """Whether accuracy tells strength where four levels play: the mean of each, and whose is the least."""
    of = dict[str, list[float]]((level, []) for level in ACCURACY_LEVELS)
    for number in range(games):
        seats = [ACCURACY_LEVELS[(seat + number) % len(ACCURACY_LEVELS)] for seat in range(len(ACCURACY_LEVELS))]
        players = [bots.load(level, seed=seed + number) for level in seats]
        game = Game(players=len(seats), seed=seed + number)
        while not game.over:
            game.play(players[game.current].choose(game))
        for level, found in zip(seats, analyse(game, simulations=simulations).accuracy, strict=True):
            of[level].append(found)
    table = np.array([of[level] for level in ACCURACY_LEVELS])
    least = np.bincount(table.argmin(axis=0), minlength=len(ACCURACY_LEVELS))
    for level, found, times in zip(ACCURACY_LEVELS, table.mean(axis=1), least, strict=True):
        typer.echo(f"{level}: {found:.0f} in the mean, the least in {times} of {games} games")


@app.command()
def everything(processes: int = 1) -> None:
    """All of it, after the network has changed: calibration first, as the others are measured with it."""
    calibrate(processes=processes, write=True)
    shipped_calibration.cache_clear()
    luck()
    mistakes()
    seconds()
    accuracy()
    separation(LEVEL_PAIRS)


if __name__ == "__main__":
    app()
