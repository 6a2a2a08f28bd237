"""A picture as PNG, for whoever shows no SVG: `python PATH/OF/png.py < table.svg > table.png`.

It is a process of its own, started by its path: to draw takes a third of a second, during which all of Python would
stand still, and none of the package's own modules is needed for it.
"""

import os
import sys
from pathlib import Path

_FONTS = Path(__file__).parent / "fonts"
_FAMILY = "Alegreya Sans"


def png(svg: str) -> bytes:
    """The same at its own size, with our letters, and the system's for scripts that ours do not have."""
    import resvg_py  # the extra `pictures`

    fonts = [str(path) for path in sorted(_FONTS.glob("*.ttf"))]
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, font_files=fonts, sans_serif_family=_FAMILY, serif_family=_FAMILY)
    )


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode()))
