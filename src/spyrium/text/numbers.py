"""The numbers in the texts of cards and events: taken from the rules, never written into a translation.

catalogue("en").text("effect-workshop-1", **numbers_of("workshop-1"))  # "1 worker turns 1 spyrium into 3 VP."
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from spyrium.notation.words import BUILDING_CARDS, CARDS, CHARACTER_CARDS, EFFECT_NAMES
from spyrium.rules.cards import (
    CAPITALIZATION_PAYS,
    COUNTRY_HOUSE_PAYS,
    CRANE_SAVES,
    EFFECT_ROWS,
    ENGINEERING_VP,
    EXPORT_MONEY,
    EXPORT_PAYS,
    KEPT_TOKENS,
    NIGHT_SHIFT_PAYS,
    PATRONAGE_PAYS,
    PATRONAGE_VP,
    SPYRIUM_COST,
    SPYRIUM_GAIN,
    TECHNIQUE_LIMIT,
    VP_GAIN,
    WORKER_GAIN,
)
from spyrium.rules.counts import Counts
from spyrium.rules.state import MAX_WORKERS
from spyrium.text.catalogue import Catalogue

Numbers = Mapping[str, int]

_TECHNIQUES: Final[dict[str, Numbers]] = {
    "capitalization": {"pays": CAPITALIZATION_PAYS},
    "engineering": {"gains": ENGINEERING_VP},
    "crane": {"saves": CRANE_SAVES},
    "commerce": {"limit": KEPT_TOKENS},
}
_EVENTS: Final[dict[str, Numbers]] = {
    "country-house": {"pays": COUNTRY_HOUSE_PAYS},
    "night-shift": {"pays": NIGHT_SHIFT_PAYS},
    "recruitment": {"limit": MAX_WORKERS},
}


@cache
def numbers_of(slug: str) -> Numbers:
    """The variables of a card's or event's texts; `pays1`, `gains2` … belong to its first or second effect."""
    if slug in BUILDING_CARDS:
        return _building(slug)
    if slug in CHARACTER_CARDS:
        card = CARDS.index(slug)
        return {"pays": int(SPYRIUM_COST[card]), "gains": int(SPYRIUM_GAIN[card] or VP_GAIN[card])}
    if slug == "patronage":
        return _options(PATRONAGE_PAYS, PATRONAGE_VP)
    if slug == "export":
        return _options(EXPORT_PAYS, EXPORT_MONEY)
    return _TECHNIQUES.get(slug) or _EVENTS.get(slug) or {}


def _building(slug: str) -> Numbers:
    found = {"workers": int(WORKER_GAIN[CARDS.index(slug)])}
    for name, (_, workers, paid, spyrium, vp) in zip(EFFECT_NAMES, EFFECT_ROWS, strict=True):
        card, _, effect = name.partition("/")
        if card == slug:
            found |= {f"workers{effect}": workers, f"pays{effect}": paid, f"gains{effect}": spyrium or vp}
    return found


def _options(pays: Counts, gains: Counts) -> Numbers:
    return {f"{name}{k}": int(row[k - 1]) for name, row in (("pays", pays), ("gains", gains)) for k in (1, 2)}


def effect_text(slug: str, words: Catalogue) -> str:
    """What a card or an event does, in a sentence."""
    return words.text(f"effect-{slug}", **numbers_of(slug))


def final_text(technique: str, words: Catalogue) -> str:
    """What a technique scores at the end, and the most that it can."""
    return f"{words.text(f'final-{technique}')}. {words.text('final-limit', limit=TECHNIQUE_LIMIT)}."


def option_text(building: str, effect: int, words: Catalogue) -> str:
    """One use of a building: “1 worker + 2 spyrium → 5 VP”."""
    _, workers, paid, spyrium, vp = EFFECT_ROWS[EFFECT_NAMES.index(f"{building}/{effect}")]
    kind = "yields-spyrium" if spyrium else "scores-for-spyrium" if paid else "scores"
    return words.text(f"option-{kind}", workers=workers, pays=paid, gains=spyrium or vp)
