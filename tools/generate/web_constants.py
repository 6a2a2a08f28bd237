"""Writes the numbers that the browser shares with Python: of the rules, of the protocol, of an analysis."""

import json
import re

from spyrium.analysis import foresight, ledger, reasons, report, valuation
from spyrium.analysis.analyse import DEFAULT_SIMULATIONS
from spyrium.bots.search.grow_tree import MOST_ENDGAME_NODES
from spyrium.bots.search.network import SCORE_SCALE
from spyrium.notation.record import FIRST_LINE
from spyrium.notation.words import GAPS, PERIODS, POSITIONS
from spyrium.rules.deal import PERIOD_OF_ROUND, TOKENS_OF_EACH_VALUE
from spyrium.rules.state import MAX_PLAYERS, ROUNDS
from spyrium.server.protocol.live_messages import NO_SUCH_GAME
from spyrium.server.protocol.messages import LONGEST_CHAT, LONGEST_NAME, LONGEST_TITLE
from spyrium.server.ratings.terms import LEAST_GRACE
from tools.generate import ROOT

CLIENT = ROOT / "web" / "src"

Constants = dict[str, object]


def rules() -> Constants:
    return {
        "ROUNDS": ROUNDS,
        "PLAYERS": list(range(2, MAX_PLAYERS + 1)),
        "PERIOD_OF_ROUND": [PERIODS[PERIOD_OF_ROUND[number]] for number in range(1, ROUNDS + 1)],
        "POSITIONS": POSITIONS,
        "GAPS": GAPS,
        "TOKENS_OF_EACH_VALUE": TOKENS_OF_EACH_VALUE,
        "FIRST_LINE": FIRST_LINE,
    }


def limits() -> Constants:
    return {
        "LONGEST_NAME": LONGEST_NAME,
        "LONGEST_CHAT": LONGEST_CHAT,
        "LONGEST_TITLE": LONGEST_TITLE,
        "LEAST_RATED_GRACE": LEAST_GRACE,
        "NO_SUCH_GAME": NO_SUCH_GAME,
    }


def analysis() -> Constants:
    return {
        "DEFAULT_SIMULATIONS": DEFAULT_SIMULATIONS,
        "SHOWN": report.SHOWN,
        "JUDGEMENTS": report.JUDGEMENTS,
        "ONLY_MARGIN": report.ONLY_MARGIN,
        "TURNING_POINTS": ledger.TURNING_POINTS,
        "ACCURACY_FALLS": ledger.ACCURACY_FALLS,
        "MOST_REASONS": reasons.MOST_REASONS,
        "SHOWN_SHARE": foresight.SHOWN_SHARE,
        "LEAST_SHOWN": foresight.LEAST_SHOWN,
        "NOTABLE_DENIAL": foresight.NOTABLE_DENIAL,
        "NOTABLE_SCORE": foresight.NOTABLE_SCORE,
        "DEALS": valuation.DEALS,
        "LONGEST_LINE": valuation.LONGEST_LINE,
        "LEAST_VISITS_OF_A_LINE": valuation.LEAST_VISITS_OF_A_LINE,
        "FLOOR_SHARE": valuation.FLOOR_SHARE,
        "CHOSEN_SHARES": valuation.CHOSEN_SHARES,
        "CLEAR_BELOW": valuation.CLEAR_BELOW,
        "CLEAR_ABOVE": valuation.CLEAR_ABOVE,
        "FORESIGHT_SHARE": valuation.FORESIGHT_SHARE,
        "LEAST_FORESIGHT": valuation.LEAST_FORESIGHT,
        "SCORE_SCALE": SCORE_SCALE,
        "MOST_ENDGAME_NODES": MOST_ENDGAME_NODES,
    }


FILES = {
    CLIENT / "notation" / "constants.ts": rules,
    CLIENT / "net" / "limits.ts": limits,
    CLIENT / "analysis" / "thinking" / "constants.ts": analysis,
}


def written(constants: Constants) -> str:
    """The text of a file."""
    lines = [
        "/** Written by `make generated` from what Python says; a test keeps it current. */",
        "",
    ]
    for name, value in constants.items():
        number = re.sub(r"\.0\b", "", json.dumps(value))  # whole ones, as TypeScript is laid out
        line = f"export const {name} = {number}{' as const' if isinstance(value, list | tuple) else ''};"
        lines += ["// biome-ignore format: generated", line] if len(line) > 110 or "[[" in line else [line]
    return "\n".join(lines) + "\n"


def write() -> None:
    for file, constants in FILES.items():
        file.write_text(written(constants()), encoding="utf-8")
