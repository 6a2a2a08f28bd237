"""`spyrium admin`: care for a server's database, also while the server runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from spyrium.cli.screen import console, fail

app = typer.Typer(
    add_completion=False,
    help="Care for a server's database: backups, deletions, passwords. The server may keep running.",
    no_args_is_help=True,
)

Database = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://…; by default where `spyrium serve` keeps it.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup: one SQLite file.")]
PlayerName = Annotated[str, typer.Argument(metavar="NAME|ID", help="The account's name, or the player's id.")]


def address(database: str | None, *, may_be_new: bool = False) -> str:
    from spyrium.server.settings import load
    from spyrium.server.storage.database import check_database, check_there

    chosen = load({"database": database}).database
    if not may_be_new:
        check_there(chosen)
    check_database(chosen)
    return chosen


@contextmanager
def mistakes_told() -> Iterator[None]:
    try:
        yield
    except ValueError as error:
        fail(str(error))


@app.command()
def backup(file: File, database: Database = None) -> None:
    """Copy the whole database into one new SQLite file."""
    from spyrium.server.operations import administration

    with mistakes_told():
        rows = administration.back_up(address(database), file)
        console.print(f"{rows} rows are safe in {file}.")


@app.command()
def restore(file: File, database: Database = None) -> None:
    """Fill a new, empty database from a backup."""
    from spyrium.server.operations import administration

    with mistakes_told():
        rows = administration.put_back(address(database, may_be_new=True), file)
        console.print(f"{rows} rows were restored.")


@app.command()
def delete_game(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Its id, as in its address.")], database: Database = None
) -> None:
    """Delete a game with its log, seats and chat."""
    from spyrium.server.operations import administration

    with mistakes_told():
        administration.delete_game(address(database), game)
        console.print(f"Game {game} is deleted.")


@app.command()
def delete_player(name: PlayerName, database: Database = None) -> None:
    """Erase a player (account name or id); their games stay for the others, under no name."""
    from spyrium.server.operations import administration

    with mistakes_told():
        console.print(f"Player {administration.delete_player(address(database), name)} is erased.")


@app.command()
def reset_password(name: PlayerName, database: Database = None) -> None:
    """Give an account a new password and log it out everywhere."""
    from spyrium.server.operations import administration

    with mistakes_told():
        console.print(f"The new password of {name} is: {administration.reset_password(address(database), name)}")
