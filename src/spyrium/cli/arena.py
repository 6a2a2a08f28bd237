"""`spyrium arena`: bots against bots."""

import importlib.util
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from spyrium.arena import show
from spyrium.arena.contest import Contest, deals_for, play
from spyrium.arena.log import Log
from spyrium.arena.plot import draw
from spyrium.arena.statistics import RunningShares, Statistics
from spyrium.cli.progress import progress_bar
from spyrium.cli.screen import console, errors, fail
from spyrium.editions import Edition
from spyrium.rules.state import MAX_PLAYERS
from spyrium.runners import ClusterUnavailable, runner_for


def arena(
    names: Annotated[list[str], typer.Argument(metavar="BOT...", help="Bots, such as master, mcts:5000, greedy.")],
    players: Annotated[int, typer.Option(help=f"Seats at the table, 2 to {MAX_PLAYERS}.")] = 2,
    games: Annotated[int, typer.Option(help="At least so many games; rounded up to whole deals.")] = 200,
    simulations: Annotated[
        int | None, typer.Option(help="Simulations a decision, for searching bots without a number.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="Seconds a decision, for searching bots without a number.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Decides deals and bots; the same seed gives the same games.")] = 1,
    edition: Annotated[str, typer.Option(help="Name of an edition, or its file.")] = "standard",
    workers: Annotated[int, typer.Option(min=1, help="Processes on this machine.")] = 1,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS|auto|local", help="Play on a Ray cluster (extra `cluster`).")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Log every game in this file, and resume where it ends.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="PNG", help="Draw the results (extra `plot`).")] = None,
    by_error: Annotated[
        bool, typer.Option("--by-error", help="Also rate bots by the win points that they lose per decision.")
    ] = False,
    referee: Annotated[
        str, typer.Option(metavar="master:N", help="Who judges the decisions, with how many simulations.")
    ] = "master:2000",
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Let bots play each other on duplicate deals, and say who is better and how surely.

    Every seating is played on the same deals. With as many names as players, that line-up is played; a name may then
    stand twice. With fewer, the seats are filled in every way that uses each bot at least once: “arena master mcts
    --players 3” plays master against two mcts, and two masters against mcts.
    """
    if plot is not None and importlib.util.find_spec("matplotlib") is None:
        fail("--plot needs matplotlib: pip install 'spyrium[plot]'")
    try:
        judge = _referee(referee) if by_error else None
        contest = _contest(names, players, games, seed, edition, simulations, seconds, judge)
        log = Log(contest, resume)
    except (ValueError, OSError) as error:
        fail(str(error))
    if contest.games != games:
        rounded = f"{contest.deals} deals in each of {len(contest.seatings)} seatings"
        note = f"{contest.games} games instead of {games}: {rounded}."
        errors.print(note, style="dim")
    try:
        _play(contest, log, workers, cluster)
    except ClusterUnavailable as error:
        fail(str(error))
    except KeyboardInterrupt:
        if not log.played:
            raise typer.Exit(130) from None
        errors.print(f"Stopped after {len(log.played)} of {contest.games} games.")
    statistics = Statistics(contest, log.played)
    if json:
        sys.stdout.write(msgspec.json.encode(statistics.result()).decode() + "\n")
    else:
        console.print(show.report(statistics))
    if plot is not None:
        draw(statistics, plot)
        errors.print(f"Drawn: {plot}")


def _contest(
    names: list[str],
    players: int,
    games: int,
    seed: int,
    edition: str,
    simulations: int | None,
    seconds: float | None,
    referee: int | None,
) -> Contest:
    """The contest that the options describe; ValueError says what is wrong with them."""
    if simulations is not None and seconds is not None:
        raise ValueError("give either --simulations or --seconds, not both")
    seatings = Contest.seatings_of(names, players)
    deals = deals_for(games, len(seatings))
    contest = Contest(tuple(names), players, deals, seed, Edition.load(edition), simulations, seconds, referee)
    for name in contest.names:
        contest.load(name, seed=0)  # an unknown name is refused here
    return contest


def _referee(name: str) -> int:
    """The referee's simulations; ValueError where it is not a master with a number."""
    kind, _, number = name.partition(":")
    if kind != "master" or not number.isdecimal() or int(number) < 1:
        raise ValueError(f"--referee should be master and a number of simulations, as in master:20000, not “{name}”")
    return int(number)


def _play(contest: Contest, log: Log, workers: int, cluster: str | None) -> None:
    """Play what the log lacks, with the state of the contest on the error stream."""
    done = {played.order for played in log.played}
    orders = [order for order in contest.orders() if order not in done]
    shares = RunningShares(contest)
    for played in log.played:
        shares.add(played)
    with progress_bar() as progress:
        bar = progress.add_task(str(shares), total=contest.games, completed=len(done))
        for played in runner_for(workers, cluster)(play, contest, orders) if orders else ():
            log.keep(played)
            shares.add(played)
            progress.update(bar, advance=1, description=str(shares))
