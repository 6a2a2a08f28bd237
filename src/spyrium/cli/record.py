"""`spyrium record`: look at and check game records."""

from typing import Annotated

import typer

from spyrium.chance.verification import Verification
from spyrium.chance.verification import verify as verify_deals
from spyrium.cli.given import EditionOption, Language, RecordFile, load_record, words_in
from spyrium.cli.screen import console, fail, paint, plain
from spyrium.replay import replay
from spyrium.text.board import board
from spyrium.text.catalogue import Catalogue
from spyrium.text.sentences import final_lines, tell

app = typer.Typer(add_completion=False, help="Look at and check game records (.spy files).", no_args_is_help=True)


@app.command()
def show(
    file: RecordFile,
    edition: EditionOption = None,
    at: Annotated[int | None, typer.Option(help="Show the board after so many decisions.")] = None,
    language: Language = None,
) -> None:
    """Tell a game in sentences, then show the board at its end (or at a chosen decision)."""
    record, words = load_record(file, edition), words_in(language)
    whole = replay(record)
    if at is not None and not 0 <= at <= whole.ply:
        fail(f"the record has {whole.ply} decisions; --at should be 0 to {whole.ply}, not {at}")
    last = whole.ply if at is None else at
    for ply in range(last + 1):
        game = replay(record, ply)
        for event in game.events:
            if sentence := tell(event, game, words):
                console.print(f"[dim]{ply:>4}[/] {plain(sentence)}")
    game = replay(record, last)
    console.print()
    console.print(board(game, words, paint), soft_wrap=True)
    if game.over:
        for seat, name in enumerate(game.names):
            console.print(f"[bold]{name}[/]: {', '.join(final_lines(game, seat, words))}")


@app.command()
def check(file: RecordFile, edition: EditionOption = None) -> None:
    """Replay a record and say whether it is right."""
    record = load_record(file, edition)
    game = replay(record)
    state = f"over, scores {game.scores}" if game.over else f"in round {game.round}"
    console.print(f"[bold green]✓[/] {file}: {game.players} players, {game.ply} decisions, {state}.")


def sentences(found: Verification, words: Catalogue) -> list[str]:
    """What came of drawing the deals again, for people."""
    if found.result == "differs":
        headline = words.text("fair-differs", round=found.round) if found.round else words.text("fair-differs-start")
        return [headline, words.text("fair-expected", deal=found.expected or "")]
    if found.result != "fixed":
        return [words.text(f"fair-{found.result}")]
    told = [words.text("fair-fixed" if found.source == "secret" else "fair-fixed-seed")]
    counts = {"fair-drawn": found.drawn, "fair-given": found.given, "fair-skipped": found.skipped}
    return told + [words.text(message, n=n) for message, n in counts.items() if n]


@app.command()
def verify(file: RecordFile, edition: EditionOption = None, language: Language = None) -> None:
    """Draw all deals again, and say whether they were fixed beforehand."""
    found = verify_deals(load_record(file, edition))
    mark = {"fixed": "[bold green]✓[/]", "secret-to-come": "[bold]…[/]"}.get(found.result, "[bold red]✗[/]")
    headline, *rest = sentences(found, words_in(language))
    console.print(f"{mark} {file}: {headline}", soft_wrap=True)
    for line in [*rest, *([found.commitment] if found.commitment else [])]:
        console.print(f"  {line}", soft_wrap=True)
    if found.result != "fixed":
        raise typer.Exit(1)
