"""Writes the tables of docs/rules.md, docs/notation.md and docs/research/environments.md from what the code says."""

import re
from collections.abc import Callable
from itertools import groupby

from spyrium.notation.words import BUILDING_CARDS, CARDS, CHARACTER_CARDS, EVENTS, POSITIONS, TECHNIQUE_CARDS, WORDS
from spyrium.observation import FEATURES, SEATS, Feature
from spyrium.rules import cards as c
from spyrium.rules.counts import Counts
from spyrium.rules.state import MAX_WORKERS
from spyrium.text.catalogue import catalogue
from tools.generate import ROOT

DOCS = ROOT / "docs"
DOCUMENTS = ("rules.md", "notation.md", "research/environments.md")

_OTHER_POSITION = re.compile(rf"({'|'.join(POSITIONS[1:])})[=.]")
_OTHER_SEAT = re.compile(rf"({'|'.join(SEATS[1:])})\.")


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _names(names: list[str]) -> str:
    shown = names if len(names) <= 3 else [names[0], "…", names[-1]]
    return " ".join(name if name == "…" else f"`{name}`" for name in shown)


def action_table() -> str:
    """The numbers of the actions, by the first part of their words."""
    lines = ["| numbers | words |", "|---|---|"]
    for _, group in groupby(enumerate(WORDS), key=lambda pair: pair[1].partition(":")[0]):
        pairs = list(group)
        lines.append(f"| {_span(pairs[0][0], pairs[-1][0])} | {_names([word for _, word in pairs])} |")
    return "\n".join(lines)


def _repeats(feature: Feature) -> str | None:
    """What a block of features that looks like an earlier one stands for."""
    if _OTHER_POSITION.match(feature.name):
        return f"the other positions `{POSITIONS[1]}` … `{POSITIONS[-1]}`, each as `{POSITIONS[0]}`"
    if _OTHER_SEAT.match(feature.name):
        return f"the other seats `{SEATS[1]}` … `{SEATS[-1]}`, each as `{SEATS[0]}`"
    return None


def observation_table() -> str:
    """The indices of the observation, with what is divided by what."""
    lines = ["| indices | names | meaning | divided by |", "|---|---|---|---|"]
    for (repeated, meaning, scale), group in groupby(FEATURES, key=_row_of):
        features = list(group)
        span = _span(features[0].index, features[-1].index)
        if repeated:
            lines.append(f"| {span} | {repeated} | | |")
        else:
            lines.append(f"| {span} | {_names([feature.name for feature in features])} | {meaning} | {scale} |")
    return "\n".join(lines)


def _row_of(feature: Feature) -> tuple[str | None, str, int]:
    repeated = _repeats(feature)
    return (repeated, "", 0) if repeated else (None, feature.meaning, feature.scale)


_SYMBOLS = {"mine": c.MINE, "factory": c.FACTORY, "research": c.RESEARCH}
_TOKEN = {c.TOKEN_SPYRIUM: "spyrium", c.TOKEN_VP: "VP"}


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _table(head: tuple[str, ...], rows: list[str]) -> str:
    return "\n".join([_row(*head), "|" + "---|" * len(head), *rows])


def _name(slug: str, kind: str = "card") -> str:
    return catalogue("en").text(f"{kind}-{slug}")


def building_table() -> str:
    """§7: what buildings do."""
    rows = []
    for number, slug in enumerate(BUILDING_CARDS):
        symbols = ", ".join(name for name, bit in _SYMBOLS.items() if c.SYMBOLS[number] & bit) or "–"
        effects = " \\| ".join(_effect(*row[1:]) for row in c.EFFECT_ROWS if row[0] == number)
        rows.append(_row(_name(slug), symbols, _instant(number), effects or "cannot be used"))
    return _table(("building", "symbols", "at once", "effect when used"), rows)


def _effect(workers: int, spyrium: int, gained: int, vp: int) -> str:
    pays = " + ".join([f"{workers}w"] * (workers > 0) + [f"{spyrium}s"] * (spyrium > 0)) or "0"
    return f"{pays} → {f'{gained}s' if gained else f'{vp} VP'}"


def _instant(number: int) -> str:
    if use := c.TOKEN_USE[number]:
        return f"token: {_TOKEN[use]}"
    if workers := c.WORKER_GAIN[number]:
        return f"+{workers} worker{'s' if workers > 1 else ''}, active"
    return "residence effect (R10.1)" if c.RESIDENCE_EFFECT[number] else "–"


def character_table() -> str:
    """§7: what characters do."""
    rows = []
    for number, slug in enumerate(CHARACTER_CARDS, start=c.FIRST_CHARACTER):
        use, pays, gains = c.TOKEN_USE[number], [], []
        if use == c.TOKEN_FEE:
            pays.append("pay the token's value in £")
        if spyrium := c.SPYRIUM_COST[number]:
            pays.append(f"pay {spyrium} spyrium")
        if use in _TOKEN:
            gains.append(f"gain the token's value in {_TOKEN[use]}")
        if spyrium := c.SPYRIUM_GAIN[number]:
            gains.append(f"gain {spyrium} spyrium")
        if vp := c.VP_GAIN[number]:
            gains.append(f"gain {vp} VP")
        if c.RESIDENCE_EFFECT[number]:
            gains.append("then residence effect (R10.1)")
        rows.append(_row(_name(slug) + (" (tokens)" if use else ""), ", ".join([*pays, *gains])))
    return _table(("character", "effect"), rows)


def event_table() -> str:
    """§8: what events do."""
    patronage = zip(_numbers(c.PATRONAGE_PAYS), _numbers(c.PATRONAGE_VP), strict=True)
    export = zip(_numbers(c.EXPORT_PAYS), _numbers(c.EXPORT_MONEY), strict=True)
    again = "straighten one inclined own building and use it at once (its workers and spyrium are paid again)"
    effects = {
        "windfall": "gain the token's value in £ \\| in spyrium \\| in VP. The token stays for the others.",
        "country-house": f"pay {c.COUNTRY_HOUSE_PAYS} spyrium, then residence effect (R10.1)",
        "patronage": " \\| ".join(f"pay £{pays}, gain {vp} VP" for pays, vp in patronage),
        "export": " \\| ".join(f"pay {pays} spyrium, gain £{money}" for pays, money in export),
        "night-shift": f"**phase II only**: pay £{c.NIGHT_SHIFT_PAYS}, {again}; it is inclined afterwards",
        "recruitment": f"pay £1 per worker owned, gain 1 worker, active; not at {MAX_WORKERS} workers",
        "late-arrival": "**phase II only**: place one active worker in a gap, as in R5.1",
    }
    return _table(("event", "effect"), [_row(_name(slug, "event"), effects[slug]) for slug in EVENTS])


def _numbers(table: Counts) -> list[int]:
    return [table[0], table[1]]


def slug_table() -> str:
    """The words for cards and events."""
    kinds = {
        "buildings": BUILDING_CARDS,
        "characters": CHARACTER_CARDS,
        "techniques": TECHNIQUE_CARDS,
        "events": EVENTS,
    }
    if [*BUILDING_CARDS, *CHARACTER_CARDS, *TECHNIQUE_CARDS] != CARDS:
        raise AssertionError("a card is of no kind")
    return _table(("", "words"), [_row(kind, " ".join(f"`{s}`" for s in slugs)) for kind, slugs in kinds.items()])


TABLES: dict[str, Callable[[], str]] = {
    "actions": action_table,
    "observation": observation_table,
    "buildings": building_table,
    "characters": character_table,
    "events": event_table,
    "slugs": slug_table,
}


def filled(text: str) -> str:
    """The document with its tables renewed, each between `<!-- name -->` and `<!-- end -->`."""
    for name, table in TABLES.items():
        pattern = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        for found in pattern.finditer(text):
            text = text.replace(found[0], f"{found[1]}{table()}\n{found[2]}")
    return text


def write() -> None:
    for path in (DOCS / name for name in DOCUMENTS):
        path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
