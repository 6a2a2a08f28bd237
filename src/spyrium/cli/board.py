"""`spyrium board`: a position to look at, as text or as a picture."""

import json
from pathlib import Path
from typing import Annotated

import typer

from spyrium import svg
from spyrium.cli.record import EditionOption, Language
from spyrium.cli.record import load as load_record
from spyrium.cli.screen import console, default_language, fail, paint
from spyrium.errors import SpyriumError
from spyrium.game import Game
from spyrium.replay import replay
from spyrium.text.board import board as text_board
from spyrium.text.catalogue import catalogue


def board(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position as JSON, or a .spy game record.")],
    picture: Annotated[
        Path | None, typer.Option("--svg", metavar="PICTURE", help="Write an SVG picture there.")
    ] = None,
    ply: Annotated[int | None, typer.Option(min=0, help="Of a record: after so many decisions; else its end.")] = None,
    seat: Annotated[int | None, typer.Option(help="The seat whose prices are shown, and who stands first.")] = None,
    marks: Annotated[list[str] | None, typer.Option("--mark", help="Ring a decision, such as place:a1b1.")] = None,
    arrows: Annotated[list[str] | None, typer.Option("--arrow", help="Point to where a decision leads.")] = None,
    width: Annotated[int, typer.Option(min=1, help="Of the picture, in pixels; to 480 it is drawn narrow.")] = 720,
    edition: EditionOption = None,
    language: Language = None,
) -> None:
    """Show a position: as text, or with --svg as a picture of the table."""
    chosen = language or default_language()
    game = _read(file, ply, edition)
    if picture is None:
        console.print(text_board(game, catalogue(chosen), paint), soft_wrap=True)
        return
    try:
        drawn = svg.board(game, seat=seat, marks=marks or (), arrows=arrows or (), width=width, language=chosen)
        picture.write_text(drawn, encoding="utf-8")
    except SpyriumError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{picture} cannot be written: {error}")


def _read(file: Path, ply: int | None, edition: str | None) -> Game:
    try:
        if file.suffix == ".spy":
            return replay(load_record(file, edition), ply)
        if ply is not None:
            fail("--ply is for .spy records; a position is one moment")
        return Game.from_position(json.loads(file.read_text(encoding="utf-8")), edition=edition)
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        fail(f"{file} cannot be read: {error}")
    except SpyriumError as error:
        fail(f"{file}: {error}")
