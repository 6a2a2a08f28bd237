"""How far a long command is, on the error stream."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spyrium.cli.screen import errors


def progress_bar(*, transient: bool = False) -> Progress:
    """What is done, how much of it, and how long it may still take; `transient` leaves nothing behind."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=transient)
