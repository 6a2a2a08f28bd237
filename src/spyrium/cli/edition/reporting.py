"""`spyrium edition report`: what self-play shows of an edition."""

from pathlib import Path
from typing import Annotated

import typer

from spyrium.arena.balance.page import page
from spyrium.arena.balance.report import report as tables
from spyrium.arena.balance.survey import Study, Survey, merged, survey_games
from spyrium.bots import load
from spyrium.cli.progress import progress_bar
from spyrium.cli.screen import console, errors, fail
from spyrium.editions import Edition
from spyrium.game import check_players
from spyrium.rules.state import MAX_PLAYERS
from spyrium.runners import ClusterUnavailable, Runner, runner_for

Source = Annotated[str, typer.Argument(metavar="NAME|FILE", help="An edition's name, or the path of a .toml file.")]
Bot = Annotated[str, typer.Option(help="Who plays against itself; a budget follows a colon, as in mcts:500.")]
Seed = Annotated[int, typer.Option(help="Decides deals and bots.")]
Workers = Annotated[int, typer.Option(min=1, help="Processes on this machine.")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS|auto|local", help="Play on a Ray cluster.")]


def report(
    source: Source = "standard",
    bot: Bot = "master:200",
    players: Annotated[
        list[int] | None, typer.Option(help=f"2 to {MAX_PLAYERS}; repeat for several. All without it.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games for each number of players.")] = 100,
    seed: Seed = 1,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write a page with plots.")] = None,
    workers: Workers = 1,
    cluster: Cluster = None,
) -> None:
    """Let a bot play itself, and say for each card how often it is taken, at what price, and what its takers win."""
    study = study_of(source, bot, players or list(range(2, MAX_PLAYERS + 1)), games, seed)
    surveys = carry_out(study, runner_for(workers, cluster))
    console.print(tables(study.edition, surveys))
    if html is not None:
        html.write_text(page(study.edition, surveys, description(study)), encoding="utf-8")
        errors.print(f"Written: {html}")


def study_of(source: str, bot: str, players: list[int], games: int, seed: int) -> Study:
    """The study that the options describe, or an error for people."""
    try:
        load(bot)
        edition = Edition.load(source)
        for number in players:
            check_players(number)
    except ValueError as error:
        fail(str(error))
    return Study(edition, bot, tuple(dict.fromkeys(players)), games, seed)


def description(study: Study) -> str:
    return f"{study.games} games of {study.bot} against itself for each number of players, seed {study.seed}"


def carry_out(study: Study, runner: Runner) -> dict[int, Survey]:
    """Play the games, with a progress bar."""
    orders = list(study.orders())
    surveys = []
    try:
        with progress_bar() as progress:
            bar = progress.add_task(f"{study.bot} plays itself", total=sum(len(numbers) for _, numbers in orders))
            for survey in runner(survey_games, study, orders):
                surveys.append(survey)
                progress.update(bar, advance=survey.games)
    except ClusterUnavailable as error:
        fail(str(error))
    return merged(sorted(surveys, key=lambda survey: survey.players))
