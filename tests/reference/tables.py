"""Small tables to try the rules on, written shortly."""

from typing import Any

from tests.shorthand import lying, with_tokens

from . import referee
from .cards import DEFAULT, EVENTS, POSITIONS, TECHNIQUES, TOKEN_VALUES
from .turn import Position

Seat = dict[str, Any]


def cards(*names: str) -> list[dict[str, Any]]:
    """Own cards; a star marks an inclined one."""
    return [{"card": name.rstrip("*"), "inclined": name.endswith("*")} for name in sorted(names)]


def player(*own: str, **changes: Any) -> Seat:
    """A player in phase II with £20, 5 spyrium and 3 workers, who owns the named cards."""
    techniques = [name for name in own if name.rstrip("*") in TECHNIQUES]
    seat = {
        "money": 20,
        "spyrium": 5,
        "vp": 0,
        "residence": 2,
        "workers": 3,
        "phase": 2,
        "event_used": False,
        "buildings": cards(*(name for name in own if name not in techniques)),
        "techniques": cards(*techniques),
        "kept": 0,
        **changes,
    }
    received = ["cash", "worker"] if seat["vp"] >= 20 else ["cash"] if seat["vp"] >= 8 else []
    return {"bonuses": received, **seat}


def table(
    *seats: Seat,
    market: dict[str, str] | None = None,
    workers: dict[str, list[int]] | None = None,
    event: str = "patronage",
    round_number: int = 4,
) -> Position:
    """Seat 0 to move, other seats as given or ordinary up to two; cards and the event as `miner:1,3`."""
    workers = workers or {}
    both = [dict(seat) for seat in (*seats, *[player()] * (2 - len(seats)))]
    for number, seat in enumerate(both):
        placed = sum(standing.count(number) for standing in workers.values())
        seat.setdefault("active", seat["workers"] - placed)
    name, tokens = with_tokens(event)
    on_market = {place: lying((market or {}).get(place)) for place in POSITIONS}
    out = [token for card in on_market.values() if card for token in card["tokens"]] + tokens
    supply = [8 - out.count(value) for value in TOKEN_VALUES]
    for _ in range(sum(seat["kept"] for seat in both)):
        supply[supply.index(max(supply))] -= 1
    future, *left = sorted(set(EVENTS) - {name, "windfall"})
    position: Position = {
        "edition": "reference",
        "round": round_number,
        "first": 0,
        "current": 0,
        "turn": [],
        "event": {"name": name, "token": tokens[0] if tokens else None},
        "future": {"name": future, "token": None},
        "events_left": left,
        "market": on_market,
        "workers": {gap: sorted(standing) for gap, standing in workers.items()},
        "tokens": {"supply": supply, "discard": [0, 0, 0]},
        "decks": {"A": {}, "B": {}, "C": {}},
        "seats": both,
        "result": None,
    }
    referee.check(position, DEFAULT)
    return position


def legal(position: Position, *starts: str) -> list[str]:
    """The legal words that begin with one of the given starts; all of them where none is given."""
    return [word for word in referee.legal(position, DEFAULT) if word.startswith(starts or ("",))]


def after(position: Position, words: str) -> Position:
    """The position after some words, written with spaces between them."""
    for word in words.split():
        position = referee.play(position, word, DEFAULT)
    return position


def gains(position: Position, words: str) -> Seat:
    """What seat 0's stocks have changed by after some words."""
    before, then = position["seats"][0], after(position, words)["seats"][0]
    stocks = ("money", "spyrium", "vp", "workers", "active", "residence", "kept")
    return {stock: then[stock] - before[stock] for stock in stocks if then[stock] != before[stock]}


def own(position: Position, kind: str = "buildings") -> list[str]:
    """Seat 0's buildings or techniques, a star after the inclined ones."""
    return [card["card"] + "*" * card["inclined"] for card in position["seats"][0][kind]]
