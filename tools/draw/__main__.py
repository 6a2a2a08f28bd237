"""Draw everything but the icons anew: `python tools/draw [folder]`; without a folder, into the package."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from brand import app_icon, logo, table_texture
from characters import CHARACTERS
from events import EVENTS
from houses import HOUSES
from industry import INDUSTRY
from pieces import PIECES, colours
from techniques import TECHNIQUES

ART = Path(__file__).resolve().parents[2] / "src" / "spyrium" / "svg" / "art"


def main(folder: Path) -> None:
    def write(name: str, text: str) -> None:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    for slug, draw in (INDUSTRY | HOUSES | CHARACTERS | TECHNIQUES).items():
        write(f"cards/{slug}.svg", draw().svg())
    for slug, draw in EVENTS.items():
        write(f"events/{slug}.svg", draw().svg())
    for seat, draw in enumerate(PIECES):
        write(f"pieces/worker-{seat}.svg", draw().svg())
    write("pieces/colours.json", json.dumps(colours(), indent=2) + "\n")
    write("logo.svg", logo().svg())
    write("app-icon.svg", app_icon().svg())
    write("table-texture.svg", table_texture())


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ART)
