"""Writes web/src/cards/printed.ts from the rules: what cards and events cost and give, for the browser to draw."""

import json

from spyrium.notation.words import CARDS, CHARACTER_CARDS, EFFECT_NAMES, EVENTS, TECHNIQUE_CARDS
from spyrium.rules import cards as c
from spyrium.svg.faces import Line, card_lines, event_lines, symbols_of
from spyrium.text.numbers import numbers_of
from tools.generate import ROOT

PAGE = ROOT / "web" / "src" / "cards" / "printed.ts"

Entry = dict[str, object]


def line(printed: Line) -> Entry:
    entry: Entry = {"cost": list(printed.cost), "gain": list(printed.gain)}
    if printed.instant:
        entry["instant"] = True
    if printed.note:
        entry["note"] = list(printed.note)
    return entry


def uses() -> dict[str, list[Entry]]:
    """Every use of a building, with the kind of sentence that tells it."""
    found: dict[str, list[Entry]] = {}
    for name, (_, workers, paid, spyrium, vp) in zip(EFFECT_NAMES, c.EFFECT_ROWS, strict=True):
        kind = "yields-spyrium" if spyrium else "scores-for-spyrium" if paid else "scores"
        use: Entry = {"kind": kind, "workers": workers, "pays": paid, "gains": spyrium or vp}
        found.setdefault(name.partition("/")[0], []).append(use)
    return found


def once_a_round() -> list[str]:
    return [card for card in TECHNIQUE_CARDS if ("round",) in card_lines(card)[0].note]


def record(name: str, kind: str, rows: dict[str, object]) -> str:
    entries = "".join(f"  {json.dumps(key)}: {json.dumps(row, ensure_ascii=False)},\n" for key, row in rows.items())
    return f"export const {name}: Record<string, {kind}> = {{\n{entries}}};\n"


def page() -> str:
    numbers = {slug: dict(numbers_of(slug)) for slug in (*CARDS, *EVENTS) if numbers_of(slug)}
    parts = [
        "/** What the rules say about cards and events. Written by tools/generate/printed_cards.py: do not edit. */\n"
        'import type { Line, Symbol } from "./faces";\n',
        record("SYMBOLS", "Symbol[]", {card: found for card in CARDS if (found := symbols_of(card))}),
        f"export const CHARACTERS: string[] = {json.dumps(CHARACTER_CARDS)};\n"
        f"export const TECHNIQUES: string[] = {json.dumps(TECHNIQUE_CARDS)};\n"
        "/** Techniques that are used up by a use, until the round's end; the others work by themselves. */\n"
        f"export const ONCE_A_ROUND: string[] = {json.dumps(once_a_round())};\n",
        record("LINES", "Line[]", {card: list(map(line, card_lines(card))) for card in CARDS}),
        record("EVENT_LINES", "Line[]", {event: list(map(line, event_lines(event))) for event in EVENTS}),
        "/** One use of a building: the message `option-<kind>` and its numbers. */\n"
        "export interface Use {\n  kind: string;\n  workers: number;\n  pays: number;\n  gains: number;\n}\n",
        record("USES", "Use[]", dict(uses())),
        "/** The numbers in the texts about a card or an event. */\n"
        + record("NUMBERS", "Record<string, number>", dict(numbers)),
        f"export const TECHNIQUE_LIMIT = {c.TECHNIQUE_LIMIT};\n"
        f"/** £, where a replaced building shares a symbol. */\nexport const SYMBOL_SAVES = {c.SYMBOL_SAVES};\n",
    ]
    return "\n".join(parts)


def write() -> None:
    PAGE.write_text(page(), encoding="utf-8")
