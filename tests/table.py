"""Small tables to try the rules on, written shortly: a market, some workers, a word, what changed."""

from collections import Counter
from pathlib import Path
from typing import Any, cast

from spyrium import Edition, Game, Position
from spyrium.notation.words import CARDS, EVENTS, GAPS, PERIODS, POSITIONS, TECHNIQUE_CARDS
from tests.shorthand import lying, with_tokens

FIXTURES = Path(__file__).parent / "fixtures"
EDITION = Edition.load(FIXTURES / "test-deck.toml")
STOCKS = ("money", "spyrium", "vp", "workers", "active", "residence", "kept")
Player = dict[str, Any]


def player(*cards: str, **changes: Any) -> Player:
    """A player in phase II with £20, 5 spyrium, 3 workers and the named cards; a star marks an inclined one."""
    owned = [{"card": name.rstrip("*"), "inclined": name.endswith("*")} for name in sorted(cards)]
    seat = {
        "money": 20,
        "spyrium": 5,
        "vp": 0,
        "residence": 2,
        "workers": 3,
        "phase": 2,
        "event_used": False,
        "buildings": [card for card in owned if card["card"] not in TECHNIQUE_CARDS],
        "techniques": [card for card in owned if card["card"] in TECHNIQUE_CARDS],
        "kept": 0,
        **changes,
    }
    received = ["cash", "worker"] if seat["vp"] >= 20 else ["cash"] if seat["vp"] >= 8 else []
    return {"bonuses": received, **seat}


PASSED = player(phase=3)


def position(
    *seats: Player,
    market: dict[str, str] | None = None,
    workers: dict[str, list[int]] | None = None,
    event: str = "recruitment",
    future: str | None = None,
    round_number: int = 6,
    **changes: Any,
) -> Position:
    """Seat 0 to move; missing seats are ordinary ones up to two; cards and the event are written as `miner:1,3`."""
    table = [dict(seat) for seat in (*seats, *[player()] * (2 - len(seats)))]
    standing = Counter(seat for gap in (workers or {}).values() for seat in gap)
    for number, seat in enumerate(table):
        seat["workers"] = max(seat["workers"], standing[number])
        seat.setdefault("active", seat["workers"] - standing[number])
    on_market = {place: lying((market or {}).get(place)) for place in POSITIONS}
    present, coming = with_tokens(event), with_tokens(future or next(e for e in EVENTS[1:] if e != event))
    on_board = [card["tokens"] for card in on_market.values() if card] + [present[1], coming[1]]
    kept = sum(seat["kept"] for seat in table)
    return cast(
        Position,
        {
            "edition": EDITION.label,
            "round": round_number,
            "first": 0,
            "current": 0,
            "turn": [],
            "event": {"name": present[0], "token": next(iter(present[1]), None)},
            "future": {"name": coming[0], "token": next(iter(coming[1]), None)},
            "events_left": sorted([e for e in EVENTS if e not in (present[0], coming[0])][: 6 - round_number]),
            "market": on_market,
            "workers": {gap: sorted(workers[gap]) for gap in GAPS if workers and gap in workers},
            "tokens": {"supply": _supply([t for tokens in on_board for t in tokens], kept), "discard": [0, 0, 0]},
            "decks": _unseen(_known_cards(on_market, table)),
            "seats": table,
            "result": None,
            **changes,
        },
    )


def table(*seats: Player, **layout: Any) -> Game:
    """The game that goes on from such a position."""
    return Game.from_position(position(*seats, **layout), seed=1, edition=EDITION)


def _supply(on_board: list[int], kept: int) -> list[int]:
    supply = [8 - on_board.count(value) for value in (1, 2, 3)]
    for _ in range(kept):
        supply[supply.index(max(supply))] -= 1
    return supply


def _known_cards(market: dict[str, dict[str, Any] | None], seats: list[Player]) -> list[str]:
    owned = [card["card"] for seat in seats for kind in ("buildings", "techniques") for card in seat[kind]]
    return [card["card"] for card in market.values() if card] + owned


def _unseen(known: list[str]) -> dict[str, dict[str, int]]:
    """Decks without the known cards; each of these came out of the earliest period that had it."""
    decks = {period: {card: int(n) for card, n in EDITION.decks[period].items()} for period in PERIODS}
    for card in known:
        period = next(period for period in PERIODS if decks[period].get(card))
        decks[period][card] -= 1
    return {period: {card: deck[card] for card in CARDS if deck.get(card)} for period, deck in decks.items()}


def after(game: Game, words: str) -> Game:
    """The game after some words, written with spaces between them; the one given stays as it is."""
    then = game.copy()
    for word in words.split():
        then.play(word)
    return then


def change(game: Game, words: str, seat: int = 0) -> dict[str, int]:
    """What a seat's stocks have changed by after some words."""
    before, then = game.now()["seats"][seat], after(game, words).now()["seats"][seat]
    stocks = {stock: cast(Any, then)[stock] - cast(Any, before)[stock] for stock in STOCKS}
    return {stock: difference for stock, difference in stocks.items() if difference}


def legal(game: Game, *starts: str) -> list[str]:
    """The legal words that begin with one of the given starts; all of them where none is given."""
    return [word for word in game.legal if word.startswith(starts or ("",))]


def own(game: Game, seat: int = 0) -> list[str]:
    """A seat's buildings and techniques, a star after the inclined ones."""
    cards = game.now()["seats"][seat]
    return [card["card"] + "*" * card["inclined"] for card in [*cards["buildings"], *cards["techniques"]]]


def on_card(game: Game, place: str) -> str | None:
    """What lies at a market position, as `miner:1,3`; None where it is empty."""
    card = game.now()["market"][place]
    if card is None:
        return None
    return card["card"] + (":" + ",".join(map(str, card["tokens"])) if card["tokens"] else "")
