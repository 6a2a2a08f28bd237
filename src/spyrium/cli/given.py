"""What commands are given: files of games, editions and languages, with errors for people."""

import json
from pathlib import Path
from typing import Annotated

import typer

from spyrium.cli.screen import default_language, fail
from spyrium.errors import SpyriumError
from spyrium.game import Game
from spyrium.notation.record import Record
from spyrium.text.catalogue import LANGUAGES, Catalogue, catalogue

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A .spy game record.")]
EditionOption = Annotated[
    str | None, typer.Option("--edition", help="The edition file, if the game was played with one of your own.")
]
Language = Annotated[str | None, typer.Option("--lang", help=f"{', '.join(LANGUAGES)}; else as the terminal.")]


def words_in(language: str | None) -> Catalogue:
    """The catalogue of the language that was asked for, else of the terminal's."""
    return catalogue(language or default_language())


def load_record(file: Path, edition: str | None) -> Record:
    """The record of a file."""
    try:
        return Record.loads(file.read_text(encoding="utf-8"), edition)
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{file} cannot be read: {error}")
    except SpyriumError as error:
        fail(f"{file}: {error}")


def load_position(file: Path, edition: str | None) -> Game:
    """The game that goes on from the position of a file."""
    try:
        return Game.from_position(json.loads(file.read_text(encoding="utf-8")), edition=edition)
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        fail(f"{file} cannot be read: {error}")
    except SpyriumError as error:
        fail(f"{file}: {error}")
