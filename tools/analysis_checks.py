"""How far an analysis can be trusted: `python -m tools.analysis_checks --help`. The results are in docs/analysis.md."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt
import typer
from scipy.optimize import minimize_scalar

from spyrium import Game, bots
from spyrium.analysis import analyse
from spyrium.analysis.calibration import UNCALIBRATED, Calibration, shipped_calibration
from spyrium.analysis.report import judge
from spyrium.analysis.valuation import Valuer
from spyrium.bots.search.network import shipped_network
from spyrium.bots.training.self_play import Plan, Table
from spyrium.editions import Edition
from spyrium.rules.state import ROUNDS

CALIBRATION = Path(__file__).parents[1] / "src/spyrium/analysis/calibration.json"
BINS = 10
PLANTED_LOSS = 15.0

app = typer.Typer(help="Calibration, luck and mistakes of `spyrium analyse`.", no_args_is_help=True)
Seed = Annotated[int, typer.Option(help="Seed of deals and bots.")]


class Told(NamedTuple):
    """Chances that a search saw, who was to move and in which round, and the shares of victory that came."""

    chances: npt.NDArray[np.float64]
    came: npt.NDArray[np.float64]
    mover: npt.NDArray[np.int64]
    round: npt.NDArray[np.int64]

    def honest(self, calibration: Calibration) -> "Told":
        players = self.chances.shape[1]
        rows = [
            calibration.honest(chances, players, int(number))
            for chances, number in zip(self.chances, self.round, strict=True)
        ]
        return self._replace(chances=np.array(rows))

    def error(self) -> float:
        """The expected calibration error of the mover's chance."""
        rows = np.arange(len(self.chances))
        said, was = self.chances[rows, self.mover], self.came[rows, self.mover]
        bins = np.minimum((said * BINS).astype(int), BINS - 1)
        inside = [bins == k for k in range(BINS)]
        return float(sum(abs(said[each].mean() - was[each].mean()) * each.mean() for each in inside if each.any()))


def _self_play(players: int, games: int, simulations: int, seed: int) -> Told:
    table, tables = Table(simulations), Edition.load("standard").tables
    plan = Plan(simulations, simulations, full_share=1.0, noise=0.0, wander=0.0)
    parts = []
    for number in range(games):
        samples = table.guided(tables, shipped_network(), plan, players, 1_000_003 * seed + number)
        states = samples.states
        parts.append((samples.root[:, :players], samples.wins[:, :players], states["current"], states["turn_round"]))
    chances, came, mover, rounds = (np.concatenate(part) for part in zip(*parts, strict=True))
    shares = chances.astype(np.float64)
    return Told(
        shares / shares.sum(axis=1, keepdims=True), came.astype(np.float64), mover.astype(int), rounds.astype(int)
    )


def _exponent(told: Told, number: int) -> float:
    """The exponent under which what came was the likeliest."""
    inside = told.round == number
    logs, came = np.log(np.maximum(told.chances[inside], 1e-9)), told.came[inside]

    def surprise(exponent: float) -> float:
        raised = exponent * logs
        shares = raised - np.log(np.exp(raised).sum(axis=1, keepdims=True))
        return float(-(came * shares).sum())

    return round(float(minimize_scalar(surprise, bounds=(0.3, 3.0), method="bounded").x), 3)


@app.command()
def calibrate(games: int = 1_200, simulations: int = 200, seed: Seed = 1, write: bool = False) -> None:
    """Fit the exponents on one half of the games of master against itself, and measure on the other."""
    exponents: dict[int, dict[int, float]] = {}
    for players in (2, 3, 4, 5):
        learnt = _self_play(players, games // 2, simulations, seed)
        exponents[players] = {number: _exponent(learnt, number) for number in range(1, ROUNDS + 1)}
        held_out = _self_play(players, games // 2, simulations, seed + 1)
        after = held_out.honest(Calibration(exponents)).error()
        typer.echo(
            f"{players} players: error {held_out.error():.4f} → {after:.4f} over {len(held_out.mover):,} decisions of "
            f"{games // 2} games not learnt from; exponents {list(exponents[players].values())}"
        )
    if write:
        CALIBRATION.write_text(json.dumps({"exponents": exponents}, indent=1) + "\n", encoding="utf-8")


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
    """A position of the game with a decision that a strong search finds far worse than the best; the first found."""
    for ply in rng.permutation(game.ply)[:12].tolist():
        position = _before(game, ply)
        if len(position.legal) < 2:
            continue
        weighed = strong.weigh(position)
        worse = [word for word in position.legal if weighed.loss(word, position.current) >= PLANTED_LOSS]
        if worse:
            yield position, str(rng.choice(worse))
            return


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
def uncalibrated(players: int = 2, games: int = 300, simulations: int = 200, seed: Seed = 3) -> None:
    """The calibration error with and without the shipped exponents, on fresh games."""
    told = _self_play(players, games, simulations, seed)
    plain, shipped = told.honest(UNCALIBRATED).error(), told.honest(shipped_calibration()).error()
    typer.echo(f"{players} players: {plain:.4f} without, {shipped:.4f} with, over {len(told.mover):,} decisions")


if __name__ == "__main__":
    app()
