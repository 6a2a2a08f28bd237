"""Writes web/src/notation/constants.ts: the numbers of the rules that the browser shows.

python tools/web_constants.py
"""

import json
from pathlib import Path

from spyrium.notation.words import GAPS, PERIODS, POSITIONS
from spyrium.rules.deal import PERIOD_OF_ROUND
from spyrium.rules.state import ROUNDS

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "notation" / "constants.ts"


def constants() -> str:
    """The text of the file."""
    rounds = [PERIODS[PERIOD_OF_ROUND[number]] for number in range(1, ROUNDS + 1)]
    lines = [
        "/** Written by `python tools/web_constants.py` from the rules; a test keeps it current. */",
        "",
        f"export const ROUNDS = {ROUNDS};",
        f"export const PERIOD_OF_ROUND = {json.dumps(rounds)} as const;",
        f"export const POSITIONS = {json.dumps(POSITIONS)} as const;",
        "// biome-ignore format: generated",
        f"export const GAPS = {json.dumps(GAPS)} as const;",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(constants(), encoding="utf-8")
