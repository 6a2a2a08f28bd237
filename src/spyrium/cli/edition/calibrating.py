"""`spyrium edition calibrate`: the search for better house numbers."""

from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

from spyrium.arena.balance.aims import MEAN_SCORE, PLAYERS
from spyrium.arena.balance.calibrate import Search
from spyrium.arena.balance.report import report as tables
from spyrium.arena.balance.survey import Study
from spyrium.cli.edition.reporting import Bot, Cluster, Seed, Source, Workers, carry_out, study_of
from spyrium.cli.given import text_of
from spyrium.cli.screen import console, errors, fail
from spyrium.editions import Edition
from spyrium.runners import ClusterUnavailable, runner_for


def calibrate(
    source: Source = "standard",
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the best edition found is written.")] = Path(
        "candidate.toml"
    ),
    bot: Bot = "greedy",
    games: Annotated[int, typer.Option(min=20, help="Games of three players a trial.")] = 300,
    trials: Annotated[int, typer.Option(min=0, help="Further trials to make.")] = 200,
    mean: Annotated[float, typer.Option(help="Mean score to aim at; less for a bot weaker than people.")] = MEAN_SCORE,
    seed: Seed = 1,
    log: Annotated[Path | None, typer.Option(metavar="FILE", help="Log every trial, and resume where it ends.")] = None,
    workers: Workers = 1,
    cluster: Cluster = None,
) -> None:
    """Search house numbers (never the others) for an edition that meets the aims, and report before and after."""
    text = source_text(source)
    study = study_of(source, bot, [PLAYERS], games, seed)
    runner = runner_for(workers, cluster)
    try:
        search = Search(text, study, log, runner, mean)
        errors.print(f"{search.trials - 1} trials done, loss {search.best.loss:.2f}")
        for trial in search.run(trials):
            mark = "[green]kept[/]" if trial.kept else "[dim]no[/]"
            scores = f"mean {trial.mean_score:.1f}, winners {trial.winning_score:.1f}"
            errors.print(f"{trial.number:4d}  loss {trial.loss:7.2f}  {scores}  {mark}  {', '.join(trial.changes)}")
            if trial.kept:
                out.write_text(search.best.text, encoding="utf-8")
    except KeyboardInterrupt:
        errors.print("Stopped; with --log the search goes on from here next time.")
    except (ClusterUnavailable, ValueError) as error:
        fail(str(error))
    out.write_text(search.best.text, encoding="utf-8")
    for title, edition in (("Before", study.edition), ("After", Edition.load(out))):
        console.rule(title)
        fresh = Study(edition, bot, (PLAYERS,), games, seed + 1)  # deals the search has not seen
        console.print(tables(edition, carry_out(fresh, runner)))


def source_text(source: str) -> str:
    """The text of an edition file, by name or path."""
    if source in Edition.names():
        return (resources.files("spyrium.editions") / f"{source}.toml").read_text(encoding="utf-8")
    return text_of(Path(source))
