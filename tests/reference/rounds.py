"""What happens between turns: whose turn it is, deals, the end of a round and of the game."""

from typing import Any

from .cards import (
    BUILDINGS,
    CARDS,
    EVENTS,
    GAPS,
    PERIOD_OF_ROUND,
    POSITIONS,
    TOKEN_VALUES,
    Numbers,
    event_wants_token,
    tokens_wanted,
)
from .turn import Position

LAST_ROUND = 6
MOST_PER_TECHNIQUE = 7


def all_passed(position: Position) -> bool:
    return all(seat["phase"] == 3 for seat in position["seats"])


def end_turn(table: Position, numbers: Numbers) -> None:
    """The next player who has not passed is to move (R4.1); the last pass of round 6 ends the game."""
    table["turn"] = []
    put_in_order(table)
    if all_passed(table):
        if table["round"] == LAST_ROUND:
            table["result"] = result(table, numbers)
        return
    players = len(table["seats"])
    following = [(table["current"] + step) % players for step in range(1, players + 1)]
    table["current"] = next(seat for seat in following if table["seats"][seat]["phase"] != 3)


def put_in_order(table: Position) -> None:
    """Every list of the position in the order that the notation asks for."""
    table["workers"] = {gap: sorted(table["workers"][gap]) for gap in GAPS if gap in table["workers"]}
    for on_market in table["market"].values():
        if on_market:
            on_market["tokens"].sort()
    for seat in table["seats"]:
        seat["bonuses"].sort()
        seat["buildings"].sort(key=_by_card)
        seat["techniques"].sort(key=_by_card)


def _by_card(own: dict[str, Any]) -> tuple[str, bool]:
    return own["card"], own["inclined"]


def result(position: Position, numbers: Numbers) -> dict[str, list[int]]:
    """The final scores (R11.3) and who shares the victory (R11.4)."""
    scores = [_score(seat, numbers) for seat in position["seats"]]
    winners = [number for number, score in enumerate(scores) if score == max(scores)]
    return {"scores": scores, "winners": winners}


def _score(seat: dict[str, Any], numbers: Numbers) -> int:
    buildings = [own["card"] for own in seat["buildings"]]
    printed = numbers["vp"]
    factories = [card for card in buildings if "factory" in BUILDINGS[card].symbols]
    worth = {
        "automation": seat["spyrium"],
        "capitalization": seat["money"] // 2,
        "engineering": sum(printed[card] for card in factories),
        "crane": len(buildings),
        "lobbying": seat["residence"],
        "taylorism": seat["workers"],
        "commerce": seat["kept"],
    }
    techniques = sum(min(MOST_PER_TECHNIQUE, worth[own["card"]]) for own in seat["techniques"])
    return int(seat["vp"] + sum(printed[card] for card in buildings) + techniques)


def before_round_one(players: int, first: int, event: dict[str, Any], numbers: Numbers, edition: str) -> Position:
    """R2: the table as it stands before the first deal, in a "round 0" that everybody has passed."""
    seat = {
        "money": 8,
        "spyrium": 2,
        "vp": 0,
        "residence": numbers["track"][0],
        "workers": 3,
        "active": 3,
        "phase": 3,
        "event_used": False,
        "bonuses": [],
        "buildings": [],
        "techniques": [],
        "kept": 0,
    }
    table: Position = {
        "edition": edition,
        "round": 0,
        "first": first,
        "current": first,
        "turn": [],
        "event": None,
        "future": None,
        "events_left": sorted(EVENTS),
        "market": dict.fromkeys(POSITIONS),
        "workers": {},
        "tokens": {"supply": [8, 8, 8], "discard": [0, 0, 0]},
        "decks": {
            period: {card: count for card, count in copies.items() if count}
            for period, copies in numbers["copies"].items()
        },
        "seats": [{**seat, "bonuses": [], "buildings": [], "techniques": []} for _ in range(players)],
        "result": None,
    }
    _turn_up(table, event)
    return table


def clear_up(table: Position) -> None:
    """R11.1."""
    for place, on_market in table["market"].items():
        for token in on_market["tokens"] if on_market else []:
            _discard(table, token)
        table["market"][place] = None
    if table["event"]["token"] is not None:
        _discard(table, table["event"]["token"])
    for seat in table["seats"]:
        for own in seat["buildings"] + seat["techniques"]:
            own["inclined"] = False
    table["first"] = (table["first"] + 1) % len(table["seats"])


def _discard(table: Position, token: int) -> None:
    table["tokens"]["discard"][token - 1] += 1


def start_round(table: Position, cards: list[dict[str, Any]], next_event: dict[str, Any]) -> None:
    """R3, with what chance brought: nine cards row by row with their tokens, and the next event."""
    table["round"] += 1
    for seat in table["seats"]:
        seat["money"] += seat["residence"]
    table["event"] = table["future"]
    _turn_up(table, next_event)
    _lay_out(table, cards)
    for seat in table["seats"]:
        seat.update(active=seat["workers"], phase=1, event_used=False)
    table["current"] = table["first"]
    put_in_order(table)


def _turn_up(table: Position, event: dict[str, Any]) -> None:
    name, token = event["name"], event.get("token")
    if name not in table["events_left"]:
        raise ValueError(f"next event: {name} is not among {', '.join(table['events_left']) or 'none'}")
    table["events_left"].remove(name)
    _draw(table, 1 if event_wants_token(name) else 0, [] if token is None else [token], name)
    table["future"] = {"name": name, "token": token}


def _lay_out(table: Position, cards: list[dict[str, Any]]) -> None:
    if len(cards) != len(POSITIONS):
        raise ValueError(f"deal: nine cards are laid out, not {len(cards)}")
    period = PERIOD_OF_ROUND[table["round"]]
    deck = table["decks"][period]
    for place, dealt in zip(POSITIONS, cards, strict=True):
        card, tokens = dealt["card"], list(dealt["tokens"])
        if card not in CARDS or not deck.get(card):
            raise ValueError(f"deal: no {card} is left in deck {period}")
        deck[card] -= 1
        if not deck[card]:
            del deck[card]
        _draw(table, tokens_wanted(card, len(table["seats"])), tokens, card)
        table["market"][place] = {"card": card, "tokens": tokens}


def _draw(table: Position, wanted: int, given: list[int], what: str) -> None:
    """Takes the given tokens out of the supply; where it runs out, the discarded ones refill it (R11.2).

    The order in which the tokens of one card were drawn is not known and makes no difference.
    """
    piles = table["tokens"]
    expected = min(wanted, sum(piles["supply"]) + sum(piles["discard"]))
    if len(given) != expected or any(token not in TOKEN_VALUES for token in given):
        raise ValueError(f"deal: {what} takes {expected} tokens of value 1 to 3, not {given}")
    drawn = [given.count(value) for value in TOKEN_VALUES]
    if len(given) > sum(piles["supply"]):
        drawn = [count - there for count, there in zip(drawn, piles["supply"], strict=True)]
        if min(drawn) < 0:
            raise ValueError(f"deal: {what} takes the last tokens of the supply before any discarded one")
        piles["supply"], piles["discard"] = piles["discard"], [0, 0, 0]
    piles["supply"] = [there - count for there, count in zip(piles["supply"], drawn, strict=True)]
    if min(piles["supply"]) < 0:
        raise ValueError(f"deal: {what} takes tokens {given} that are not in the supply")
