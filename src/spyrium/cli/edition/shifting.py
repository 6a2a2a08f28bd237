"""`spyrium edition shift`: another box, as far as anybody knows."""

import random
import re
from pathlib import Path
from typing import Annotated

import typer

from spyrium.cli.edition.calibrating import source_text
from spyrium.cli.edition.reporting import Seed, Source
from spyrium.cli.screen import console, fail
from spyrium.editions import Edition
from spyrium.editions.house_numbers import revise, shifts
from spyrium.errors import InvalidEdition


def shift(
    source: Source = "standard",
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the edition is written.")] = Path("shifted.toml"),
    seed: Seed = 1,
) -> None:
    """Shift the house numbers at random, as the networks are trained: to try a bot on numbers it has never seen."""
    text = source_text(source)
    try:
        edition = Edition.loads(text, source)
    except InvalidEdition as error:
        fail(str(error))
    shifted = revise(text, shifts(edition, random.Random(seed)))
    named = re.sub(r'^name = ".*"$', f'name = "{edition.name}-shifted-{seed}"', shifted, count=1, flags=re.MULTILINE)
    out.write_text(named, encoding="utf-8")
    console.print(Edition.load(out).label)
