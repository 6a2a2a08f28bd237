"""`spyrium solve`: perfect play in the last round."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from spyrium import bots
from spyrium.bots.endgame.exact_solution import DEFAULT_NODES, Solution
from spyrium.cli.given import EditionOption, load_position
from spyrium.cli.screen import console, errors, fail
from spyrium.game import Game


def solve(
    position: Annotated[Path, typer.Argument(metavar="POSITION", help="A position of round 6, as JSON.")],
    nodes: Annotated[int, typer.Option(min=1, help="Give up after looking at so many positions.")] = DEFAULT_NODES,
    edition: EditionOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Solve the rest of the last round exactly: the best line, and what every decision is worth."""
    game = load_position(position, edition)
    try:
        with errors.status("solving …"):
            solution = bots.solve(game, nodes)
    except ValueError as error:
        fail(f"{position}: {error}")
    if solution is None:
        fail(f"{position}: not solved within {nodes:,} positions; allow more with --nodes, or play on a little")
    if as_json:
        typer.echo(json.dumps(solution._asdict()))
    else:
        _show(game, solution)


def _show(game: Game, solution: Solution) -> None:
    console.print(f"Best play: {' '.join(solution.line)}", soft_wrap=True)
    console.print(f"Final scores: {' · '.join(str(score) for score in solution.scores)}")
    table = Table(title=f"What each decision of seat {game.current} leads to", title_justify="left")
    table.add_column("decision")
    table.add_column("lead", justify="right")
    table.add_column("victory", justify="right")
    for word in sorted(solution.values, key=lambda word: (-solution.shares[word], -solution.values[word])):
        table.add_row(word, f"{solution.values[word]:+d}", f"{solution.shares[word]:.0%}")
    console.print(table)
    console.print(f"{solution.nodes:,} positions looked at.")
