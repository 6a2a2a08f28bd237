"""`spyrium bench`: the speed of the core in one table."""

import json
from typing import Annotated

import typer
from rich.table import Table

from spyrium.bench import Measurement, measure, measure_peers
from spyrium.cli.screen import console, errors


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="A tenth of the work: rougher numbers, sooner.")] = False,
) -> None:
    """Measure the core, side by side with Catanatron and OpenSpiel where they are installed."""
    with errors.status("measuring …") as status:
        rows = measure(quick, lambda what: status.update(f"measuring: {what} …"))
        rows += measure_peers(quick, lambda what: status.update(f"measuring: {what} …"))
    if as_json:
        typer.echo(json.dumps({row.key: row.value for row in rows}))
        return
    table = Table(
        title="Spyrium's core, best of some runs, in processor time but for two threads", title_justify="left"
    )
    table.add_column("what")
    table.add_column("", justify="right")
    table.add_column("")
    for row in rows:
        table.add_row(row.what, _readable(row), row.unit)
    console.print(table)


def _readable(row: Measurement) -> str:
    if row.unit == "s" and row.value < 0.001:
        return f"{row.value * 1e6:.2f} µ"
    return f"{row.value:,.2f}" if row.unit == "s" else f"{row.value:,.0f}"
