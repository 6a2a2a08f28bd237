"""`spyrium admin`: care for a server's database, also while the server runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from spyrium.cli.screen import console

app = typer.Typer(
    add_completion=False,
    help="Care for a server's database: backups, deletions, passwords. The server may keep running.",
)

Database = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://…; by default where `spyrium serve` keeps it.")
]


def address(database: str | None) -> str:
    from spyrium.server.settings import load
    from spyrium.server.storage.database import check_database

    chosen = load({"database": database}).database
    check_database(chosen)
    return chosen


@contextmanager
def mistakes_told() -> Iterator[None]:
    try:
        yield
    except ValueError as error:
        console.print(f"[red]{error}[/red]")
        raise typer.Exit(1) from error


@app.command()
def backup(file: Path, database: Database = None) -> None:
    """Copy the whole database into one new SQLite file."""
    from spyrium.server.operations import administration

    with mistakes_told():
        rows = administration.back_up(address(database), file)
        console.print(f"{rows} rows are safe in {file}.")


@app.command()
def restore(file: Path, database: Database = None) -> None:
    """Fill a new, empty database from a backup."""
    from spyrium.server.operations import administration

    with mistakes_told():
        rows = administration.put_back(address(database), file)
        console.print(f"{rows} rows were restored.")


@app.command()
def delete_game(game: str, database: Database = None) -> None:
    """Delete a game with its log, seats and chat."""
    from spyrium.server.operations import administration

    with mistakes_told():
        administration.delete_game(address(database), game)
        console.print(f"Game {game} is deleted.")


@app.command()
def delete_player(name: str, database: Database = None) -> None:
    """Erase a player (account name or id); their games stay for the others, under no name."""
    from spyrium.server.operations import administration

    with mistakes_told():
        console.print(f"Player {administration.delete_player(address(database), name)} is erased.")


@app.command()
def reset_password(name: str, database: Database = None) -> None:
    """Give an account a new password and log it out everywhere."""
    from spyrium.server.operations import administration

    with mistakes_told():
        console.print(f"The new password of {name} is: {administration.reset_password(address(database), name)}")
