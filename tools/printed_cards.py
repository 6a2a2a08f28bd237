"""Writes web/src/cards/printed.ts from the rules: what cards and events cost and give, for the browser to draw.

python tools/printed_cards.py
"""

import json
from pathlib import Path

from spyrium.notation.words import CARDS, CHARACTER_CARDS, EFFECT_NAMES, EVENTS
from spyrium.rules import cards as c
from spyrium.text.numbers import numbers_of

PAGE = Path(__file__).resolve().parent.parent / "web" / "src" / "cards" / "printed.ts"

Amount = tuple[str, int | str]
Line = dict[str, object]

_SYMBOLS = {"factory": c.FACTORY, "mine": c.MINE, "research": c.RESEARCH}
_TOKENS = {c.TOKEN_SPYRIUM: "spyrium", c.TOKEN_VP: "vp"}


def line(cost: list[Amount], gain: list[Amount], *, instant: bool = False) -> Line:
    kept = {"cost": [each for each in cost if each[1]], "gain": [each for each in gain if each[1]]}
    return {**kept, "instant": True} if instant else {**kept}


def card_lines(card: int) -> list[Line]:
    """The effects in the order of the card: what happens once, then the uses."""
    token = int(c.TOKEN_USE[card])
    once: list[Amount] = [(_TOKENS[token], "token")] if token in _TOKENS else []
    once += [("worker", int(c.WORKER_GAIN[card]))] if card < c.FIRST_CHARACTER else []
    once += [("residence", int(c.RESIDENCE_EFFECT[card]))]
    once += [("spyrium", int(c.SPYRIUM_GAIN[card])), ("vp", int(c.VP_GAIN[card]))]
    gains = [each for each in once if each[1]]
    if c.FIRST_CHARACTER <= card < c.FIRST_TECHNIQUE:
        fee: list[Amount] = [("money", "token")] if token == c.TOKEN_FEE else []
        return [line([*fee, ("spyrium", int(c.SPYRIUM_COST[card]))], gains)]
    uses = [
        line([("worker", workers), ("spyrium", paid)], [("spyrium", spyrium), ("vp", vp)])
        for building, workers, paid, spyrium, vp in c.EFFECT_ROWS
        if building == card
    ]
    return [line([], gains, instant=True), *uses] if gains else uses


def event_lines(event: str) -> list[Line]:
    """In the order in which `event:1`, `event:2` … number them."""
    numbers = numbers_of(event)
    if event == "windfall":
        return [line([], [(good, "token")]) for good in ("money", "spyrium", "vp")]
    if event == "patronage":
        return [line([("money", numbers[f"pays{k}"])], [("vp", numbers[f"gains{k}"])]) for k in (1, 2)]
    if event == "export":
        return [line([("spyrium", numbers[f"pays{k}"])], [("money", numbers[f"gains{k}"])]) for k in (1, 2)]
    return {
        "country-house": [line([("spyrium", c.COUNTRY_HOUSE_PAYS)], [("residence", 1)])],
        "night-shift": [line([("money", c.NIGHT_SHIFT_PAYS)], [])],
        "recruitment": [line([], [("worker", 1)])],
        "late-arrival": [line([("worker", 1)], [])],
    }[event]


def uses() -> dict[str, list[Line]]:
    """Every use of a building, with the kind of sentence that tells it."""
    found: dict[str, list[Line]] = {}
    for name, (_, workers, paid, spyrium, vp) in zip(EFFECT_NAMES, c.EFFECT_ROWS, strict=True):
        kind = "yields-spyrium" if spyrium else "scores-for-spyrium" if paid else "scores"
        use = {"kind": kind, "workers": workers, "pays": paid, "gains": spyrium or vp}
        found.setdefault(name.partition("/")[0], []).append(use)
    return found


def record(name: str, kind: str, rows: dict[str, object]) -> str:
    entries = "".join(f"  {json.dumps(key)}: {json.dumps(row)},\n" for key, row in rows.items())
    return f"export const {name}: Record<string, {kind}> = {{\n{entries}}};\n"


def page() -> str:
    symbols = {
        card: [name for name, bit in _SYMBOLS.items() if c.SYMBOLS[number] & bit] for number, card in enumerate(CARDS)
    }
    numbers = {slug: dict(found) for slug in (*CARDS, *EVENTS) if (found := numbers_of(slug))}
    parts = [
        "/** What the rules say about cards and events. Written by tools/printed_cards.py: do not edit. */\n"
        'import type { Line, Symbol } from "./faces";\n',
        record("SYMBOLS", "Symbol[]", {card: found for card, found in symbols.items() if found}),
        f"export const CHARACTERS: string[] = {json.dumps(list(CHARACTER_CARDS))};\n",
        record("LINES", "Line[]", {card: card_lines(number) for number, card in enumerate(CARDS)}),
        record("EVENT_LINES", "Line[]", {event: event_lines(event) for event in EVENTS}),
        "/** One use of a building: the message `option-<kind>` and its numbers. */\n"
        "export interface Use {\n  kind: string;\n  workers: number;\n  pays: number;\n  gains: number;\n}\n",
        record("USES", "Use[]", dict(uses())),
        "/** The numbers in the texts about a card or an event. */\n"
        + record("NUMBERS", "Record<string, number>", dict(numbers)),
        f"export const TECHNIQUE_LIMIT = {c.TECHNIQUE_LIMIT};\n",
    ]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
