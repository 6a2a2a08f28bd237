"""What the terminal commands share: consoles, colours and how a mistake ends a command."""

import os
from typing import NoReturn

import typer
from rich.console import Console

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)

SEAT_STYLES = ["bright_red", "bright_blue", "bright_green", "bright_cyan", "bright_yellow"]
ROLE_STYLES = {
    **{f"seat-{seat}": f"bold {style}" for seat, style in enumerate(SEAT_STYLES)},
    "title": "bold",
    "event": "bold cyan",
    "building": "yellow",
    "character": "cyan",
    "technique": "green",
    "money": "bold",
    "muted": "dim",
}


def plain(text: str) -> str:
    """Text that is no markup, whatever names are in it."""
    return text.replace("[", r"\[")


def paint(text: str, role: str) -> str:
    """Rich markup for a role of the board."""
    return f"[{ROLE_STYLES[role]}]{plain(text)}[/]" if text.strip() else text


def fail(message: str) -> NoReturn:
    """End the command with a message on the error stream."""
    errors.print(f"[bold red]Error:[/] {plain(message)}", soft_wrap=True)
    raise typer.Exit(1)


def default_language() -> str:
    """The language of the terminal, such as "de" from LANG=de_DE.UTF-8."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value.split(".")[0].split("_")[0] or "en"
    return "en"
