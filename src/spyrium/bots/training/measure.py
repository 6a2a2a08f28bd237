"""The numbers of docs/bots.md that no arena gives: `python -m spyrium.bots.training.measure --help`."""

import time
from collections.abc import Callable, Iterator
from typing import Annotated

import numpy as np
import numpy.typing as npt
import typer

from spyrium.bots.bot import Bot, Policy
from spyrium.bots.endgame.exact_solution import Solution, is_endgame, solve
from spyrium.bots.greedy import Greedy
from spyrium.bots.loading import load
from spyrium.bots.random import Random
from spyrium.bots.search.grow_tree import Budget
from spyrium.bots.search.guided import MASTER, Guided, Taste
from spyrium.bots.search.mcts import Mcts
from spyrium.bots.search.network import Scratch, evaluate_states, shipped_network
from spyrium.bots.training.self_play import Plan, SelfPlayTable
from spyrium.editions import Edition
from spyrium.game import Game
from spyrium.rules.engine import Records
from spyrium.rules.state import MAX_PLAYERS

app = typer.Typer(help="Speed, honesty and exactness of the bots.", no_args_is_help=True)
Seed = Annotated[int, typer.Option(help="Seed of deals and bots.")]
BINS = 10


class SearchAlone(Budget):
    """A budget that leaves nothing for solving the endgame."""

    @property
    def endgame_nodes(self) -> int:
        return 0


def _rate(work: Callable[[], object], count: int) -> float:
    """Things done per second of processor time, the best of three after one to warm up."""
    best = 0.0
    for attempt in range(4):
        began = time.process_time()
        work()
        if attempt > 0:
            best = max(best, count / (time.process_time() - began))
    return best


@app.command()
def speed(simulations: int = 10_000, seed: Seed = 1) -> None:
    """Simulations and evaluations per second of one core, by processor time."""
    for players in (2, 3, 5):
        game = Game(players=players, seed=seed)
        for name in ("mcts", "master"):
            bot = load(name, simulations=simulations, seed=seed)
            rate = _rate(lambda bot=bot, game=game: bot.think(game), simulations)  # type: ignore[misc]
            typer.echo(f"{players} players, {name}: {rate:,.0f} simulations a second")
    game = Game(players=2, seed=seed)
    states = np.repeat(game.states[:1], simulations)
    wins, scores = np.zeros((simulations, MAX_PLAYERS)), np.zeros((simulations, MAX_PLAYERS))
    net, scratch = shipped_network(), Scratch.new()
    rate = _rate(lambda: evaluate_states(net, states, game.edition.tables, scratch, wins, scores), simulations)
    typer.echo(f"network alone: {rate:,.0f} evaluations a second")


@app.command()
def honesty(
    games: int = 200,
    simulations: int = 200,
    players: int = 2,
    seed: Seed = 1,
    raw: Annotated[bool, typer.Option(help="What the network says before any search.")] = False,
) -> None:
    """Predicted against actual chances to win in games of master against itself, and their calibration error."""
    table, tables = SelfPlayTable(simulations), Edition.load("standard").tables
    plan = Plan(simulations, simulations, full_share=1.0, noise=0.0, wander=0.0)
    told, came = [], []
    for number in range(games):
        samples = table.guided(tables, shipped_network(), plan, players, 1_000_003 * seed + number)
        rows = np.arange(len(samples.states))
        said = _raw_chances(samples.states, tables) if raw else samples.root
        told.append(said[rows, samples.states["current"]])
        came.append(samples.wins[rows, samples.states["current"]])
    chances, outcomes = np.concatenate(told), np.concatenate(came)
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    error = 0.0
    for k in range(BINS):
        inside = bins == k
        if inside.any():
            predicted, actual = chances[inside].mean(), outcomes[inside].mean()
            error += inside.mean() * abs(predicted - actual)
            typer.echo(f"{k / BINS:.1f}-{(k + 1) / BINS:.1f}: said {predicted:.3f}, was {actual:.3f} ({inside.sum()})")
    typer.echo(f"expected calibration error {error:.4f} over {len(chances)} decisions of {games} games")


def _raw_chances(states: Records, tables: Records) -> npt.NDArray[np.float64]:
    """Everybody's chance to win by the network alone."""
    wins, scores = np.zeros((2, len(states), MAX_PLAYERS))
    evaluate_states(shipped_network(), states, tables, Scratch.new(), wins, scores)
    return wins


@app.command()
def taste(
    exploration: float = MASTER.exploration,
    urgency_loss: float = MASTER.urgency_loss,
    win_share: float = MASTER.win_share,
    players: int = 2,
    games: int = 200,
    simulations: int = 200,
    seed: Seed = 1,
) -> None:
    """What one master wins against searches of another taste in all other seats; every deal from every seat."""
    table, tables, net = SelfPlayTable(simulations), Edition.load("standard").tables, shipped_network()
    plan = Plan(simulations, simulations, full_share=1.0, noise=0.0, wander=0.0)
    other = Taste(exploration, urgency_loss, win_share)
    shares = []
    for deal in range(games // players):
        won = 0.0
        for own in range(players):
            is_rival = [seat != own for seat in range(players)]
            game = table.match(tables, net, net, is_rival, plan, 1_000_003 * seed + deal, other)
            won += float(game.wins[0, own])
        shares.append(won / players)
    error = 1.96 * np.std(shares, ddof=1) / np.sqrt(len(shares))
    typer.echo(f"{np.mean(shares):.1%} ± {error:.1%} of {len(shares) * players} games, even would be {1 / players:.0%}")


def _solvable(games: int, simulations: int, nodes: int, seed: int) -> Iterator[tuple[Game, Solution]]:
    """Two-player positions of round 6 in games of guided search where the decisions are not all equal."""
    player = Bot("search", Guided(SearchAlone(simulations), shipped_network()), seed)
    for number in range(games):
        game = Game(players=2, seed=seed * 100_003 + number)
        while not game.over:
            if is_endgame(game) and len(game.legal_ids) > 1:
                solution = solve(game, nodes)
                if solution is not None and len(set(solution.values.values())) > 1:
                    yield game, solution
            game.play(player.choose(game))


@app.command()
def regret(games: int = 40, simulations: int = 2_000, nodes: int = 300_000, seed: Seed = 1) -> None:
    """How often each search, without the solver, finds an optimal decision, and what it loses when it does not."""
    alone = SearchAlone(simulations)
    policies: dict[str, Policy] = {
        "random": Random(),
        "greedy": Greedy(),
        "mcts": Mcts(alone),
        "master": Guided(alone, shipped_network()),
    }
    bots = {name: Bot(name, policy, seed) for name, policy in policies.items()}
    lost: dict[str, list[tuple[int, float]]] = {name: [] for name in bots}
    for game, solution in _solvable(games, 200, nodes, seed):
        best, share = max(solution.values.values()), max(solution.shares.values())
        for name, bot in bots.items():
            word = bot.choose(game)
            lost[name].append((best - solution.values[word], share - solution.shares[word]))
    for name, losses in lost.items():
        points = np.array([loss for loss, _ in losses])
        shares = np.array([loss for _, loss in losses])
        wrong = points[points > 0]
        typer.echo(
            f"{name}: optimal in {(points == 0).mean():.1%} of {len(points)} positions; "
            f"else {wrong.mean() if len(wrong) else 0:.1f} points lost; victory lost {shares.mean():.2%}"
        )


if __name__ == "__main__":
    app()
