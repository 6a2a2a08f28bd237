"""What is printed on cards and events, as signs: icons and numbers, the same in every language.

The browser's copy is written by tools/generate/printed_cards.py.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from spyrium.notation.words import CARD_NUMBER, CHARACTER_CARDS, TECHNIQUE_CARDS
from spyrium.rules import cards as c
from spyrium.text.numbers import numbers_of

Good = Literal["worker", "spyrium", "money", "vp", "residence"]
Amount = tuple[Good, int | Literal["token"]]
"""A number of some good; "token" stands for the value of a token."""
Sign = str | tuple[str]
"""A text, or an icon by its name."""
Family = Literal["mine", "factory", "research", "home", "character", "technique"]

_SYMBOLS: Final = {"factory": c.FACTORY, "mine": c.MINE, "research": c.RESEARCH}
_TOKENS: Final[dict[int, Good]] = {c.TOKEN_SPYRIUM: "spyrium", c.TOKEN_VP: "vp"}
ARROW: Final = "▸"


@dataclass(frozen=True, slots=True)
class Line:
    """One effect: what it costs and gives, once when built (`instant`) or whenever used; or a note of signs."""

    cost: Sequence[Amount] = ()
    gain: Sequence[Amount] = ()
    instant: bool = False
    note: Sequence[Sign] = ()


def _finale(each: Sign) -> Line:
    """1 VP at the end for each of something."""
    return Line(note=(("end",), each, ARROW, "1", ("vp",)))


def _number(card: str, name: str) -> int:
    return numbers_of(card)[name]


# What techniques change, and what they are worth at the end.
_NOTES: Final[dict[str, tuple[Line, ...]]] = {
    "automation": (Line(note=(("mine",), ("no-worker",))), _finale(("spyrium",))),
    "capitalization": (Line(note=(("money",), ARROW, f"+£{_number('capitalization', 'pays')}")), _finale("£2")),
    "engineering": (
        Line(note=(("factory",), ("worker",), ARROW, f"+{_number('engineering', 'gains')}", ("vp",))),
        Line(note=(("end",), ("factory",), "×2")),
    ),
    "crane": (Line(note=(("new-space",), ARROW, f"−£{_number('crane', 'saves')}")), _finale(("building",))),
    "lobbying": (
        Line(note=(("round",), ("worker",), ARROW, "£0")),
        Line(note=(("end",), ("residence",), ARROW, ("vp",))),
    ),
    "taylorism": (Line(note=(("round",), ("straighten",))), _finale(("worker",))),
    "commerce": (Line(note=(("round",), ("token",), ARROW, "1·2·3")), _finale(("token",))),
}


def symbols_of(card: str) -> list[str]:
    """The symbols that buildings share: factory, mine, research."""
    return [name for name, bit in _SYMBOLS.items() if c.SYMBOLS[CARD_NUMBER[card]] & bit]


def family_of(card: str) -> Family:
    """The colour of a card: that of its kind, of a building by its symbols."""
    if card in TECHNIQUE_CARDS:
        return "technique"
    if card in CHARACTER_CARDS:
        return "character"
    symbols = symbols_of(card)
    if "research" in symbols:
        return "research"
    return "mine" if "mine" in symbols else "factory" if "factory" in symbols else "home"


@cache
def card_lines(card: str) -> tuple[Line, ...]:
    """The effects in the order of the card: what happens once, then the uses."""
    if card in _NOTES:
        return _NOTES[card]
    number = CARD_NUMBER[card]
    gains = _once(number)
    if number >= c.FIRST_CHARACTER:
        fee: list[Amount] = [("money", "token")] if c.TOKEN_USE[number] == c.TOKEN_FEE else []
        return (Line([*fee, *_some(("spyrium", int(c.SPYRIUM_COST[number])))], gains),)
    uses = (
        Line(_some(("worker", workers), ("spyrium", paid)), _some(("spyrium", spyrium), ("vp", vp)))
        for building, workers, paid, spyrium, vp in c.EFFECT_ROWS
        if building == number
    )
    return (Line((), gains, instant=True), *uses) if gains else tuple(uses)


def _once(number: int) -> list[Amount]:
    token = _TOKENS.get(int(c.TOKEN_USE[number]))
    by_token: list[Amount] = [(token, "token")] if token else []
    workers = int(c.WORKER_GAIN[number]) if number < c.FIRST_CHARACTER else 0
    return by_token + _some(
        ("worker", workers),
        ("residence", int(c.RESIDENCE_EFFECT[number])),
        ("spyrium", int(c.SPYRIUM_GAIN[number])),
        ("vp", int(c.VP_GAIN[number])),
    )


def _some(*amounts: Amount) -> list[Amount]:
    return [amount for amount in amounts if amount[1]]


def event_lines(event: str) -> list[Line]:
    """In the order in which `event:1`, `event:2` … number them."""
    numbers = numbers_of(event)
    if event == "windfall":
        return [Line((), [("money", "token")]), Line((), [("spyrium", "token")]), Line((), [("vp", "token")])]
    if event == "patronage":
        return [Line([("money", numbers[f"pays{k}"])], [("vp", numbers[f"gains{k}"])]) for k in (1, 2)]
    if event == "export":
        return [Line([("spyrium", numbers[f"pays{k}"])], [("money", numbers[f"gains{k}"])]) for k in (1, 2)]
    return {
        "country-house": [Line([("spyrium", c.COUNTRY_HOUSE_PAYS)], [("residence", 1)])],
        "night-shift": [Line([("money", c.NIGHT_SHIFT_PAYS)])],
        "recruitment": [Line((), [("worker", 1)])],
        "late-arrival": [Line([("worker", 1)])],
    }[event]


def at_the_end(points: int) -> Line:
    """Points at the end of the game, for buildings that do nothing else."""
    return Line(note=(("end",), str(points), ("vp",)))


def signs_of(line: Line) -> list[Sign]:
    """The whole line, sign by sign."""
    cost = [sign for amount in line.cost for sign in _amount(amount)]
    gain = [sign for amount in line.gain for sign in _amount(amount)]
    between = [ARROW] if cost and gain else []
    return [*(["!"] if line.instant else []), *cost, *between, *gain, *line.note]


def _amount(amount: Amount) -> list[Sign]:
    good, n = amount
    if n == "token":
        return [("token",), (good,)]
    if good == "money":
        return [f"£{n}"]
    counted = good != "residence" and (n != 1 or good == "vp")
    return [*([str(n)] if counted else []), (good,)]
