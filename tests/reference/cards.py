"""The cards as plain data: what they do (RULES §7-§9) and the default numbers printed on them."""

from typing import Any, Literal, NamedTuple

Amount = int | Literal["token"]
Numbers = dict[str, Any]
"""`price` and `vp` by card, `track` (the residence spaces), `copies` by period and card."""


class Effect(NamedTuple):
    """What is paid and then gained; "token" stands for the value of the token involved."""

    pay_money: Amount = 0
    pay_spyrium: int = 0
    pay_workers: int = 0
    money: Amount = 0
    spyrium: Amount = 0
    vp: Amount = 0
    residence: bool = False


class Building(NamedTuple):
    symbols: frozenset[str] = frozenset()
    effects: tuple[Effect, ...] = ()
    token: Effect | None = None
    workers: int = 0
    residence: bool = False


def _building(*symbols: str, use: tuple[Effect, ...], token: Effect | None = None) -> Building:
    return Building(frozenset(symbols), use, token)


BUILDINGS: dict[str, Building] = {
    "mine-1": _building("mine", use=(Effect(pay_workers=1, spyrium=1),)),
    "mine-2": _building("mine", use=(Effect(spyrium=1), Effect(pay_workers=1, spyrium=2))),
    "mine-3": _building(
        "mine", use=(Effect(spyrium=1), Effect(pay_workers=1, spyrium=3)), token=Effect(spyrium="token")
    ),
    "workshop-1": _building("factory", use=(Effect(pay_workers=1, pay_spyrium=1, vp=3),)),
    "workshop-2": _building("factory", use=(Effect(pay_workers=1, pay_spyrium=2, vp=5),)),
    "factory-1": _building(
        "factory",
        use=(Effect(pay_workers=1, pay_spyrium=2, vp=6), Effect(pay_workers=2, pay_spyrium=3, vp=10)),
    ),
    "factory-2": _building(
        "factory",
        use=(Effect(pay_workers=2, pay_spyrium=3, vp=10), Effect(pay_workers=2, pay_spyrium=5, vp=15)),
    ),
    "laboratory-1": _building("factory", "research", use=(Effect(pay_workers=1, pay_spyrium=1, vp=4),)),
    "laboratory-2": _building("factory", "research", use=(Effect(pay_workers=1, pay_spyrium=1, vp=5),)),
    "laboratory-3": _building("factory", "research", use=(Effect(pay_workers=1, pay_spyrium=2, vp=7),)),
    "neighbourhood-1": Building(workers=1),
    "neighbourhood-2": Building(workers=2),
    "residence-1": Building(residence=True),
    "residence-2": Building(residence=True),
    "university-1": _building("research", use=(Effect(pay_workers=1, vp=2),), token=Effect(vp="token")),
    "university-2": _building(
        "research",
        use=(Effect(pay_workers=1, vp=3), Effect(pay_workers=2, vp=6)),
        token=Effect(vp="token"),
    ),
    "luxury-home": Building(),
    "mansion": Building(),
    "palace": Building(),
}

CHARACTERS: dict[str, Effect] = {
    "miner": Effect(spyrium="token"),
    "geologist": Effect(spyrium=2),
    "apprentice": Effect(pay_spyrium=1, vp=3),
    "engineer": Effect(pay_spyrium=1, vp=4),
    "bureaucrat": Effect(vp="token"),
    "adviser": Effect(vp=3),
    "banker": Effect(pay_money="token", vp=4),
    "financier": Effect(pay_money="token", vp=5),
    "architect": Effect(pay_money="token", residence=True),
}

TECHNIQUES = (
    "automation",
    "capitalization",
    "engineering",
    "crane",
    "lobbying",
    "taylorism",
    "commerce",
)

CARDS = (*BUILDINGS, *CHARACTERS, *TECHNIQUES)

# Night Shift, Recruitment and Late Arrival have no fixed effect: the referee knows them by name.
EVENTS: dict[str, tuple[Effect, ...]] = {
    "windfall": (Effect(money="token"), Effect(spyrium="token"), Effect(vp="token")),
    "country-house": (Effect(pay_spyrium=1, residence=True),),
    "patronage": (Effect(pay_money=3, vp=3), Effect(pay_money=6, vp=5)),
    "export": (Effect(pay_spyrium=1, money=3), Effect(pay_spyrium=3, money=6)),
    "night-shift": (),
    "recruitment": (),
    "late-arrival": (),
}

POSITIONS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
GAPS = (
    *("a1b1", "b1c1", "a2b2", "b2c2", "a3b3", "b3c3"),
    *("a1a2", "b1b2", "c1c2", "a2a3", "b2b3", "c2c3"),
)
PERIOD_OF_ROUND = {1: "A", 2: "A", 3: "A", 4: "B", 5: "B", 6: "C"}
TOKEN_VALUES = (1, 2, 3)


def tokens_wanted(card: str, players: int) -> int:
    """How many tokens a card gets when it is laid out (R3.4)."""
    if card in BUILDINGS:
        return 1 if BUILDINGS[card].token else 0
    if card in CHARACTERS:
        return players - 1 if "token" in CHARACTERS[card] else 0
    return 0


def event_wants_token(event: str) -> bool:
    return any("token" in effect for effect in EVENTS[event])


# card: (copies in A, B, C, price, VP)
_PRINTED = {
    "mine-1": (3, 0, 0, 2, 1),
    "mine-2": (2, 0, 0, 4, 2),
    "mine-3": (0, 2, 0, 6, 3),
    "workshop-1": (3, 0, 0, 2, 1),
    "workshop-2": (1, 1, 0, 4, 2),
    "factory-1": (0, 2, 0, 6, 4),
    "factory-2": (0, 0, 1, 9, 6),
    "laboratory-1": (2, 0, 0, 4, 2),
    "laboratory-2": (0, 2, 0, 6, 3),
    "laboratory-3": (0, 0, 1, 8, 5),
    "neighbourhood-1": (3, 0, 0, 4, 1),
    "neighbourhood-2": (0, 1, 0, 7, 2),
    "residence-1": (2, 0, 0, 3, 2),
    "residence-2": (0, 1, 0, 5, 4),
    "university-1": (2, 0, 0, 5, 3),
    "university-2": (0, 1, 0, 7, 5),
    "luxury-home": (0, 1, 1, 7, 6),
    "mansion": (0, 0, 2, 10, 9),
    "palace": (0, 0, 1, 13, 12),
    "miner": (2, 1, 0, 1, 0),
    "geologist": (1, 0, 0, 2, 0),
    "apprentice": (2, 0, 0, 0, 0),
    "engineer": (0, 1, 1, 1, 0),
    "bureaucrat": (2, 0, 0, 1, 0),
    "adviser": (0, 1, 1, 3, 0),
    "banker": (0, 2, 0, 0, 0),
    "financier": (0, 0, 1, 0, 0),
    "architect": (1, 1, 0, 1, 0),
    "automation": (1, 0, 0, 5, 0),
    "crane": (1, 0, 0, 5, 0),
    "commerce": (1, 0, 0, 5, 0),
    "lobbying": (1, 0, 0, 5, 0),
    "capitalization": (0, 1, 0, 6, 0),
    "engineering": (0, 1, 0, 6, 0),
    "taylorism": (0, 1, 0, 6, 0),
}

DEFAULT: Numbers = {
    "price": {card: printed[3] for card, printed in _PRINTED.items()},
    "vp": {card: _PRINTED[card][4] for card in BUILDINGS},
    "track": [2, 3, 4, 5, 7],
    "copies": {
        period: {card: printed[column] for card, printed in _PRINTED.items() if printed[column]}
        for column, period in enumerate("ABC")
    },
}
