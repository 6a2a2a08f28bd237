"""The words of the game, both ways: cards, places and decisions, and their numbers in the rules."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, Literal

from spyrium.errors import IllegalDecision, shown
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
# What the next decision is about, by the numbers in `rules/state.py`.
PROMPTS: Final = ["action", "build", "token", "value", "reuse", "residence", "bonus", "late-arrival", "deal", "over"]

CARD_NUMBER: Final = {slug: number for number, slug in enumerate(CARDS)}
POSITION_NUMBER: Final = {name: number for number, name in enumerate(POSITIONS)}
GAP_NUMBER: Final = {name: number for number, name in enumerate(GAPS)}
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


Kind = Literal[
    "place", "event", "phase2", "gain", "activate", "lobby", "space", "replace", "token", "value",
    "use", "taylorism", "reuse", "advance", "score", "worker", "cash", "pass",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Decision:
    """One of the 192 decisions, taken apart. `str` gives its word; what its kind does not have is None."""

    kind: Kind
    gap: str | None = None  # place, gain, activate, lobby
    position: str | None = None  # of the card: activate, lobby, and gain unless both positions of the gap are empty
    card: str | None = None  # replace, use, reuse: the building
    inclined: bool = False  # replace: the copy that is inclined
    effect: int | None = None  # use, reuse: from 1
    option: int | None = None  # event, if it has several effects: from 1
    token: int | None = None  # token: what is printed on it
    value: int | None = None  # token, value: what it is counted as

    def __str__(self) -> str:
        rest = self._rest()
        return f"{self.kind}:{rest}" if rest else self.kind

    def _rest(self) -> str:
        if self.position is not None:
            return f"{self.gap}>{self.position}"
        if self.effect is not None:
            return f"{self.card}/{self.effect}"
        if self.card is not None:
            return self.card + ("*" if self.inclined else "")
        if self.token is not None:
            return str(self.token) if self.token == self.value else f"{self.token}={self.value}"
        return str(self.gap or self.option or self.value or "")

    @property
    def number(self) -> int:
        """Its number in the rules (`spyrium.rules.decisions`) and in environments."""
        return NUMBER[str(self)]


def _decisions() -> list[Decision]:
    """All decisions in the order of their numbers."""
    sides = [(gap, position) for gap in GAPS for position in (gap[:2], gap[2:])]
    effects = [(CARDS[row[0]], int(name.split("/")[1])) for row, name in zip(EFFECT_ROWS, EFFECT_NAMES, strict=True)]
    return [
        *(Decision("place", gap=gap) for gap in GAPS),
        *(Decision("event", option=option) for option in (None, 1, 2, 3)),
        Decision("phase2"),
        *(Decision("gain", gap=gap, position=at) for gap in GAPS for at in (gap[:2], gap[2:], None)),
        *(Decision("activate", gap=gap, position=at) for gap, at in sides),
        *(Decision("lobby", gap=gap, position=at) for gap, at in sides),
        Decision("space"),
        *(Decision("replace", card=card, inclined=inclined) for card in BUILDING_CARDS for inclined in (False, True)),
        *(Decision("token", token=token, value=value) for token in (1, 2, 3) for value in (1, 2, 3)),
        *(Decision("value", value=value) for value in (1, 2, 3)),
        *(Decision("use", card=card, effect=effect) for card, effect in effects),
        Decision("taylorism"),
        *(Decision("reuse", card=card, effect=effect) for card, effect in effects),
        Decision("advance"),
        Decision("score"),
        Decision("worker"),
        Decision("cash"),
        Decision("pass"),
    ]


DECISIONS: Final = tuple(_decisions())
WORDS: Final = [str(decision) for decision in DECISIONS]
NUMBER: Final = {word: number for number, word in enumerate(WORDS)}

MOST_CHOICES: Final = 128  # more than any state offers

if len(WORDS) != d.DECISIONS or NUMBER["pass"] != d.PASS:  # the two lists must never drift apart
    raise AssertionError("notation/words.py and rules/decisions.py disagree")


def parse(word: str) -> Decision:
    """The decision that a word stands for, legal or not; IllegalDecision if it is no word of the notation."""
    number = NUMBER.get(word) if isinstance(word, str) else None
    if number is None:
        raise IllegalDecision(f"{shown(word)} {not_a_word(word)}", "notation")
    return DECISIONS[number]


def not_a_word(word: object) -> str:
    """Why something is refused that no decision is called, with the nearest word."""
    near = nearest_word(word)
    return "is not a word of the notation" + (f"; did you mean “{near}”?" if near else "")


def nearest_word(word: object) -> str | None:
    """The word that was probably meant, if one comes near."""
    near = get_close_matches(word.lower(), WORDS, n=1) if isinstance(word, str) else []
    return near[0] if near else None
