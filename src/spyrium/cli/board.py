"""`spyrium board`: a position to look at, as text or as a picture."""

from pathlib import Path
from typing import Annotated

import typer

from spyrium import svg
from spyrium.cli.given import EditionOption, Language, load_position, load_record, words_in
from spyrium.cli.screen import console, fail, paint
from spyrium.errors import SpyriumError
from spyrium.game import Game
from spyrium.replay import replay
from spyrium.text.board import board as text_board


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
    words = words_in(language)
    game = _read(file, ply, edition)
    if picture is None:
        if seat is not None or marks or arrows:
            fail("--seat, --mark and --arrow are for pictures; name one with --svg")
        console.print(text_board(game, words, paint), soft_wrap=True)
        return
    try:
        drawn = svg.board(game, seat=seat, marks=marks or (), arrows=arrows or (), width=width, language=words.language)
        picture.write_text(drawn, encoding="utf-8")
    except SpyriumError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{picture} cannot be written: {error}")


def _read(file: Path, ply: int | None, edition: str | None) -> Game:
    if file.suffix == ".spy":
        try:
            return replay(load_record(file, edition), ply)
        except SpyriumError as error:
            fail(f"{file}: {error}")
    if ply is not None:
        fail("--ply is for .spy records; a position is one moment")
    return load_position(file, edition)
