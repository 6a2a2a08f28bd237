"""Writes the letters of pictures that are no SVG any more: `python -m tools.fonts`, after `npm ci` in web/.

The client's own text font comes in a file for each script, for browsers; who draws without a browser wants one file.
"""

import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web/node_modules/@fontsource/alegreya-sans"
TARGET = ROOT / "src/spyrium/svg/fonts"
SCRIPTS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese")
WEIGHTS = (400, 700)


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for weight in WEIGHTS:
        font = merged(weight)
        font.save(TARGET / f"alegreya-sans-{weight}.ttf")
    (TARGET / "OFL.txt").write_bytes((SOURCE / "LICENSE").read_bytes())


def merged(weight: int) -> TTFont:
    """All scripts of a weight in one font, without what only small text on old screens and fine typesetting want."""
    with tempfile.TemporaryDirectory() as folder:
        parts = [unpacked(script, weight, Path(folder)) for script in SCRIPTS]
        font = Merger().merge(parts)
    font["head"].created = font["head"].modified = 0  # the same sources give the same bytes
    font.recalcTimestamp = False
    return font


def unpacked(script: str, weight: int, folder: Path) -> str:
    font = TTFont(SOURCE / f"files/alegreya-sans-{script}-{weight}-normal.woff")
    options = Options(
        hinting=False, layout_features=["kern"], notdef_outline=True, drop_tables=["GDEF", "DSIG", "gasp"]
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font.flavor = None
    path = folder / f"{script}.ttf"
    font.save(path)
    return str(path)


if __name__ == "__main__":
    main()
