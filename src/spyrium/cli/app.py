"""The command's frame: each command lives in a module of its own, loaded when it is asked for."""

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

from spyrium import __version__
from spyrium.cli.screen import console
from spyrium.cli.serve import serve

MODULES = ("play", "board", "edition", "record", "arena", "bench", "serve", "admin", "solve", "analyse", "warm")


class Commands(TyperGroup):
    """Imports the module of a command only when that command runs: the server should not wait for the arena."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands: dict[str, Any] = dict.fromkeys(MODULES)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.commands:
            return None
        module = import_module(f"spyrium.cli.{cmd_name}")
        group = getattr(module, "app", None)
        if group is None:  # a module with a single command, named like itself
            group = typer.Typer(add_completion=False)
            group.command(cmd_name)(getattr(module, cmd_name))
        command = typer.main.get_command(group)
        command.name = cmd_name
        return command


app = typer.Typer(
    name="spyrium",
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        console.print(f"spyrium {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def options(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Show the version.", callback=_print_version),
) -> None:
    """Spyrium, the board game of Victorian industry: play, study and host it.

    Without a command: start the server and open the table in the browser, as `serve --open` does.
    """
    if context.invoked_subcommand is None:
        serve(open_browser=True)


def main() -> None:
    """Run the command line."""
    app()
