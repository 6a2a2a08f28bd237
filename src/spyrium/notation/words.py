"""The words of the game, both ways: cards, places and decisions, and their numbers in the rules."""

from typing import Final

from spyrium.rules import decisions as d
from spyrium.rules.cards import BUILDINGS, EFFECT_ROWS, FIRST_CHARACTER, FIRST_TECHNIQUE

POSITIONS: Final = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
GAPS: Final = [
    "a1b1", "b1c1", "a2b2", "b2c2", "a3b3", "b3c3", "a1a2", "b1b2", "c1c2", "a2a3", "b2b3", "c2c3",
]  # fmt: skip
CARDS: Final = [
    "mine-1", "mine-2", "mine-3", "workshop-1", "workshop-2", "factory-1", "factory-2",
    "laboratory-1", "laboratory-2", "laboratory-3", "neighbourhood-1", "neighbourhood-2",
    "residence-1", "residence-2", "university-1", "university-2", "luxury-home", "mansion", "palace",
    "miner", "geologist", "apprentice", "engineer", "bureaucrat", "adviser", "banker", "financier", "architect",
    "automation", "capitalization", "engineering", "crane", "lobbying", "taylorism", "commerce",
]  # fmt: skip
BUILDING_CARDS: Final = CARDS[:BUILDINGS]
CHARACTER_CARDS: Final = CARDS[FIRST_CHARACTER:FIRST_TECHNIQUE]
TECHNIQUE_CARDS: Final = CARDS[FIRST_TECHNIQUE:]
EVENTS: Final = [
    "windfall", "country-house", "patronage", "export", "night-shift", "recruitment", "late-arrival",
]  # fmt: skip
PERIODS: Final = ["A", "B", "C"]

CARD_NUMBER: Final = {slug: number for number, slug in enumerate(CARDS)}
EVENT_NUMBER: Final = {slug: number for number, slug in enumerate(EVENTS)}


def kind_of(card: str) -> str:
    """ "building", "character" or "technique"."""
    number = CARD_NUMBER[card]
    return "building" if number < FIRST_CHARACTER else "character" if number < FIRST_TECHNIQUE else "technique"


def _effect_names() -> list[str]:
    """`mine-2/1`: the building and the number of its effect."""
    names: list[str] = []
    for row, (building, *_) in enumerate(EFFECT_ROWS):
        number = sum(1 for other, *_ in EFFECT_ROWS[: row + 1] if other == building)
        names.append(f"{CARDS[building]}/{number}")
    return names


EFFECT_NAMES: Final = _effect_names()


def _sides(gap: str) -> list[str]:
    return [f"{gap}>{gap[:2]}", f"{gap}>{gap[2:]}"]


def _words() -> list[str]:
    tokens = [f"token:{t}" if t == v else f"token:{t}={v}" for t in (1, 2, 3) for v in (1, 2, 3)]
    return [
        *(f"place:{gap}" for gap in GAPS),
        "event", "event:1", "event:2", "event:3",
        "phase2",
        *(f"gain:{place}" for gap in GAPS for place in [*_sides(gap), gap]),
        *(f"activate:{place}" for gap in GAPS for place in _sides(gap)),
        *(f"lobby:{place}" for gap in GAPS for place in _sides(gap)),
        "space",
        *(f"replace:{card}{mark}" for card in BUILDING_CARDS for mark in ("", "*")),
        *tokens,
        *(f"value:{value}" for value in (1, 2, 3)),
        *(f"use:{effect}" for effect in EFFECT_NAMES),
        "taylorism",
        *(f"reuse:{effect}" for effect in EFFECT_NAMES),
        "advance", "score", "worker", "cash", "pass",
    ]  # fmt: skip


WORDS: Final = _words()
NUMBER: Final = {word: number for number, word in enumerate(WORDS)}

if len(WORDS) != d.DECISIONS or NUMBER["pass"] != d.PASS:  # the two lists must never drift apart
    raise AssertionError("notation.py and rules/decisions.py disagree")
