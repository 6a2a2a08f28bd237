"""The command's frame: each group of commands lives in a module of its own."""

import typer

app = typer.Typer(
    name="spyrium",
    help="Spyrium, the board game of Victorian industry: play, study and host it.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def options() -> None:
    """Spyrium, the board game of Victorian industry: play, study and host it."""


def main() -> None:
    """Run the command line."""
    app()
