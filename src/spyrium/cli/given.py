"""What commands are given: files of games, editions and languages, with errors for people."""

import json
import re
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
    if language and re.split("[-_]", language.lower())[0] not in LANGUAGES:
        fail(f"no language is called “{language}”. Known: {', '.join(LANGUAGES)}")
    return catalogue(language or default_language())


def text_of(file: Path) -> str:
    """The text of a file that people name; editors on Windows put a mark before it."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        fail(f"{file} cannot be read: it is not a text file")


def load_record(file: Path, edition: str | None) -> Record:
    """The record of a file."""
    try:
        return Record.loads(text_of(file), edition)
    except SpyriumError as error:
        fail(f"{file}: {error}")


def load_position(file: Path, edition: str | None) -> Game:
    """The game that goes on from the position of a file."""
    try:
        return Game.from_position(json.loads(text_of(file)), edition=edition)
    except RecursionError:
        fail(f"{file} is no position: too much is nested in it")
    except json.JSONDecodeError as error:
        fail(f"{file} is neither a position (JSON) nor a record that ends in .spy: {error}")
    except SpyriumError as error:
        fail(f"{file}: {error}")
