"""The command's frame: each group of commands lives in a module of its own."""

import typer

from spyrium import __version__
from spyrium.cli import admin, edition, record
from spyrium.cli.arena import arena
from spyrium.cli.bench import bench
from spyrium.cli.play import play
from spyrium.cli.screen import console
from spyrium.cli.serve import serve
from spyrium.cli.solve import solve

app = typer.Typer(
    name="spyrium",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play)
app.add_typer(edition.app, name="edition")
app.add_typer(record.app, name="record")
app.command()(arena)
app.command()(bench)
app.command()(serve)
app.add_typer(admin.app, name="admin")
app.command()(solve)


def _print_version(wanted: bool) -> None:
    if wanted:
        console.print(f"spyrium {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def options(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Say which version this is.", callback=_print_version),
) -> None:
    """Spyrium, the board game of Victorian industry: play, study and host it.

    Without a command: start the server and open the table in the browser, as `serve --open` does.
    """
    if context.invoked_subcommand is None:
        serve(open_browser=True)


def main() -> None:
    """Run the command line."""
    app()
