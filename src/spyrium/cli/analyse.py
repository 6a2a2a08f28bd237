"""`spyrium analyse`: what happened in a game, and what would have been better."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from spyrium.analysis import Analysis, DealStep, TurningPoint
from spyrium.analysis import analyse as look_again
from spyrium.analysis.analyse import DEFAULT_SIMULATIONS
from spyrium.analysis.page import page
from spyrium.analysis.prose import tell_change, tell_judgement, tell_mistake
from spyrium.cli.given import EditionOption, Language, RecordFile, load_record, words_in
from spyrium.cli.progress import progress_bar
from spyrium.cli.screen import SEAT_STYLES, console, errors, fail, plain
from spyrium.errors import SpyriumError
from spyrium.notation.record import Record
from spyrium.text.catalogue import Catalogue


def analyse(
    file: RecordFile,
    simulations: Annotated[int, typer.Option(help="Simulations a decision.")] = DEFAULT_SIMULATIONS,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write one page that needs nothing else.")] = None,
    edition: EditionOption = None,
    language: Language = None,
) -> None:
    """Judge every decision and every deal of a finished game, and say what would have been better and why."""
    if as_json and html is not None:
        fail("give --json or --html, not both")
    record, words = load_record(file, edition), words_in(language)
    try:
        found = _with_progress(record, simulations, seed, words)
    except (SpyriumError, ValueError) as error:
        fail(f"{file}: {error}")
    if as_json:
        sys.stdout.write(found.json().decode() + "\n")
    elif html is not None:
        try:
            html.write_text(page(found, record, words), encoding="utf-8")
        except OSError as error:
            fail(f"{html} cannot be written: {error.strerror}")
        errors.print(str(html))
    else:
        _show(found, record, words)


def _with_progress(record: Record, simulations: int, seed: int, words: Catalogue) -> Analysis:
    with progress_bar(transient=True) as progress:
        bar = progress.add_task(words.text("analysis-progress"), total=None)

        def tell(done: int, total: int) -> None:
            progress.update(bar, completed=done, total=total)

        return look_again(record, simulations=simulations, seed=seed, progress=tell)


def _show(found: Analysis, record: Record, words: Catalogue) -> None:
    names = ", ".join(found.names)
    console.print(
        words.text("analysis-of", names=names, n=len(found.decisions), simulations=found.simulations), style="bold"
    )
    console.print(_accounts(found, words))
    console.print(words.text("ledger-note"), style="dim")
    _show_mistakes(found, record, words)
    console.print(f"\n[bold]{words.text('analysis-turning-points')}[/]")
    for point in found.turning_points:
        console.print(_turning_point(point, found, words))


def _accounts(found: Analysis, words: Catalogue) -> Table:
    table = Table(title=words.text("ledger-title"), title_justify="left")
    table.add_column(words.text("analysis-player"))
    entries = ("even", "deals", "own", "others", "unforeseen")
    for message in (*(f"ledger-{entry}" for entry in entries), "analysis-result"):
        table.add_column(words.text(message), justify="right")
    table.add_column(words.text("analysis-accuracy"), justify="right")
    table.add_column(words.text("analysis-mean-loss"), justify="right")
    for seat, account in enumerate(found.ledger):
        parts = (account.deals, account.own, account.others, account.unforeseen)
        table.add_row(
            f"[{SEAT_STYLES[seat]}]{plain(found.names[seat])}[/]",
            words.percent(1 / found.players),
            *(words.signed(100 * part) for part in parts),
            words.percent(found.result[seat]),
            words.decimal(found.accuracy[seat]),
            words.decimal(found.mean_loss[seat], 2),
        )
    return table


def _show_mistakes(found: Analysis, record: Record, words: Catalogue) -> None:
    console.print(f"\n[bold]{words.text('analysis-mistakes')}[/]")
    judged = [step for step in found.decisions if step.judgement is not None]
    if not judged:
        console.print(words.text("analysis-no-mistakes"))
    for step in judged:
        mark = f" ({words.text('analysis-exact')})" if step.exact else ""
        title = tell_judgement(step, found.names, words)
        console.print(f"[dim]{step.ply:>4}[/] [bold]{plain(title)}[/]{mark}", soft_wrap=True)
        for line in tell_mistake(step, record.replay(step.ply), words):
            console.print(f"     {plain(line)}", soft_wrap=True)


def _turning_point(point: TurningPoint, found: Analysis, words: Catalogue) -> str:
    step = next(
        step for step in found.steps if step.ply == point.ply and isinstance(step, DealStep) == (point.kind == "deal")
    )
    if point.kind == "deal":
        what = words.text("analysis-deal", n=step.round)
    else:
        what = words.text("analysis-decision", n=point.ply)
    return plain(f"{what}. {tell_change(step, point.seat, found.names, words)}")
