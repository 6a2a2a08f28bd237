"""What a position must fulfil before anything is done with it."""

from collections import Counter
from typing import Any

from .cards import (
    BUILDINGS,
    CARDS,
    EVENTS,
    GAPS,
    POSITIONS,
    TECHNIQUES,
    TOKEN_VALUES,
    Numbers,
    event_wants_token,
    tokens_wanted,
)
from .rounds import LAST_ROUND, all_passed, result
from .turn import MOST_KEPT, MOST_WORKERS, Position, replayed

FIELDS = (
    *("edition", "round", "first", "current", "turn", "event", "future", "events_left"),
    *("market", "workers", "tokens", "decks", "seats", "result"),
)
SEAT_FIELDS = (
    *("money", "spyrium", "vp", "residence", "workers", "active", "phase", "event_used"),
    *("bonuses", "buildings", "techniques", "kept"),
)


def demand(fulfilled: bool, field: str, what: str) -> None:
    if not fulfilled:
        raise ValueError(f"{field}: {what}")


def is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def check(position: Position, numbers: Numbers) -> None:
    """Raises a ValueError that names the first field found wrong."""
    for field in FIELDS:
        demand(field in position, field, "is missing")
    players = len(position["seats"])
    demand(2 <= players <= 5, "seats", "2 to 5 players")
    demand(position["round"] in range(1, LAST_ROUND + 1), "round", "1 to 6")
    for field in ("first", "current"):
        demand(position[field] in range(players), field, "a seat of the table")
    _check_events(position)
    _check_market(position, players)
    _check_gaps(position, players)
    for number, seat in enumerate(position["seats"]):
        _check_seat(position, number, seat, numbers)
    _check_tokens(position)
    _check_cards(position, numbers)
    _check_state_of_play(position, numbers)


def _check_events(position: Position) -> None:
    for field in ("event", "future"):
        event = position[field]
        demand(isinstance(event, dict) and event.get("name") in EVENTS, field, "an event of the game")
        has_token = event.get("token") in TOKEN_VALUES
        wants = event_wants_token(event["name"])
        demand(has_token if wants else event.get("token") is None, field, "a token on Windfall only")
    seen = [position["event"]["name"], position["future"]["name"], *position["events_left"]]
    demand(set(seen) <= set(EVENTS), "events_left", "events of the game")
    demand(len(seen) == len(set(seen)), "events_left", "every event once")


def _check_market(position: Position, players: int) -> None:
    demand(set(position["market"]) == set(POSITIONS), "market", "the nine positions a1 to c3")
    for place, on_market in position["market"].items():
        if on_market is None:
            continue
        field = f"market.{place}"
        card, tokens = on_market["card"], on_market["tokens"]
        demand(card in CARDS, field, f"{card} is no card of the game")
        demand(set(tokens) <= set(TOKEN_VALUES), field, "tokens of value 1 to 3")
        demand(len(tokens) <= tokens_wanted(card, players), field, "more tokens than the card takes")


def _check_gaps(position: Position, players: int) -> None:
    for gap, standing in position["workers"].items():
        demand(gap in GAPS, f"workers.{gap}", "a gap lies between two neighbouring positions")
        demand(bool(standing), f"workers.{gap}", "empty gaps are left out")
        demand(set(standing) <= set(range(players)), f"workers.{gap}", "seats of the table")


def _check_seat(position: Position, number: int, seat: dict[str, Any], numbers: Numbers) -> None:
    def require(fulfilled: bool, field: str, what: str) -> None:
        demand(fulfilled, f"seats.{number}.{field}", what)

    for field in SEAT_FIELDS:
        require(field in seat, field, "is missing")
    for field in ("money", "spyrium", "vp", "workers", "active", "kept"):
        require(is_count(seat[field]), field, "a whole number, not negative")
    require(seat["residence"] in numbers["track"], "residence", "a number of the track")
    require(seat["phase"] in (1, 2, 3), "phase", "1, 2 or 3")
    require(type(seat["event_used"]) is bool, "event_used", "true or false")
    require(all(own["card"] in BUILDINGS for own in seat["buildings"]), "buildings", "only buildings")
    require(all(own["card"] in TECHNIQUES for own in seat["techniques"]), "techniques", "only techniques")
    trades = any(own["card"] == "commerce" for own in seat["techniques"])
    require(seat["kept"] <= (MOST_KEPT if trades else 0), "kept", "at most 7, and only with Commerce")
    bonuses = seat["bonuses"]
    due = 0 if seat["vp"] < 8 else 1 if seat["vp"] < 20 else 2
    require(set(bonuses) <= {"cash", "worker"}, "bonuses", "cash and worker")
    require(len(bonuses) == len(set(bonuses)) == due, "bonuses", f"{due} with {seat['vp']} VP")
    _check_workers(position, number, seat)
    if seat["phase"] == 1:
        traded = seat["event_used"] and position["event"]["name"] == "windfall"
        for field in ("buildings", "techniques"):
            inclined = {own["card"] for own in seat[field] if own["inclined"]}
            # Commerce alone can have served before phase II, for the Windfall event.
            require(inclined <= ({"commerce"} if traded else set()), field, "nothing inclined in phase 1")


def _check_workers(position: Position, number: int, seat: dict[str, Any]) -> None:
    field = f"seats.{number}.workers"
    in_market = sum(standing.count(number) for standing in position["workers"].values())
    out = seat["active"] + in_market
    demand(seat["workers"] <= MOST_WORKERS, field, "at most 7")
    demand(out <= seat["workers"], field, "fewer than active and in the market")
    demand(seat["phase"] != 1 or out == seat["workers"], field, "none is inactive in phase 1")
    demand(seat["phase"] != 3 or not in_market, field, "none in the market after passing")


def _check_tokens(position: Position) -> None:
    piles = position["tokens"]
    for pile in ("supply", "discard"):
        counts = piles[pile]
        demand(len(counts) == 3 and all(map(is_count, counts)), f"tokens.{pile}", "three counts")
    seen = [token for on_market in position["market"].values() if on_market for token in on_market["tokens"]]
    seen += [position[field]["token"] for field in ("event", "future") if position[field]["token"]]
    shown = [piles["supply"][value - 1] + piles["discard"][value - 1] + seen.count(value) for value in TOKEN_VALUES]
    kept = sum(seat["kept"] for seat in position["seats"])
    demand(max(shown) <= 8, "tokens", "at most eight of a value")
    demand(sum(shown) + kept == 24, "tokens", f"24 in all, not {sum(shown) + kept}")


def _check_cards(position: Position, numbers: Numbers) -> None:
    copies, decks = numbers["copies"], position["decks"]
    demand(set(decks) == {"A", "B", "C"}, "decks", "A, B and C")
    for period, deck in decks.items():
        for card, count in deck.items():
            there = copies[period].get(card, 0)
            demand(is_count(count) and count <= there, f"decks.{period}", f"{card}: at most {there}")
    everywhere: Counter[str] = Counter()
    for deck in decks.values():
        everywhere.update(deck)
    everywhere.update(on_market["card"] for on_market in position["market"].values() if on_market)
    for seat in position["seats"]:
        everywhere.update(own["card"] for own in seat["buildings"] + seat["techniques"])
    for card, count in everywhere.items():
        there = sum(period.get(card, 0) for period in copies.values())
        demand(count <= there, "decks", f"{card}: {count} in the game, the edition has {there}")


def _check_state_of_play(position: Position, numbers: Numbers) -> None:
    finished = all_passed(position) and position["round"] == LAST_ROUND
    right = result(position, numbers) if finished else None
    demand(position["result"] == right, "result", f"{right} here")
    if all_passed(position):
        demand(not position["turn"], "turn", "empty when all have passed")
        return
    demand(position["seats"][position["current"]]["phase"] != 3, "current", "this player has passed")
    demand(not replayed(position, numbers).over, "turn", "empty between turns")
