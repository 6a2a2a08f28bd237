"""Draw everything but the icons anew: `python -m tools.draw [folder]`; without a folder, into the package."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.draw.brand import app_icon, logo, table_texture
from tools.draw.characters import CHARACTERS
from tools.draw.events import EVENTS
from tools.draw.houses import HOUSES
from tools.draw.industry import INDUSTRY
from tools.draw.pieces import PIECES, colours
from tools.draw.techniques import TECHNIQUES

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
