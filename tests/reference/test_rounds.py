"""Deals, the end of a round and of the game, and what a position is refused for."""

from typing import Any

import pytest

from . import referee
from .cards import DEFAULT
from .tables import after, player, table
from .turn import Position, copied

PLAIN = ["mine-1", "mine-1", "mine-2", "workshop-1", "workshop-1", "laboratory-1", "geologist"]


def laid_out(*names: str) -> list[dict[str, Any]]:
    """Nine cards without tokens, the named ones (with theirs, as `miner:1,3`) first."""
    wanted = [*names, *PLAIN, "residence-1", "apprentice"][:9]
    parts = [name.partition(":") for name in wanted]
    return [{"card": card, "tokens": [int(token) for token in tokens.split(",") if token]} for card, _, tokens in parts]


def waiting(*seats: dict[str, Any], **changes: Any) -> Position:
    """A table after the last pass of round 1, with a full deck A."""
    both = [player(phase=3, **seat) for seat in seats or ({}, {})]
    position = {**table(*both, round_number=1, **changes)}
    position["decks"] = copied(DEFAULT["copies"])
    return position


def deal(position: Position, *names: str, event: str = "export", token: int | None = None) -> Position:
    return referee.deal(position, laid_out(*names), {"name": event, "token": token}, DEFAULT)


def test_example_7_everybody_starts_round_one_with_ten_pounds() -> None:
    before = referee.setup(3, 1, {"name": "windfall", "token": 2}, DEFAULT)
    position = deal(before, "miner:1,3")
    assert [seat["money"] for seat in position["seats"]] == [10, 10, 10]
    assert (position["round"], position["first"], position["current"]) == (1, 1, 1)
    assert position["event"] == {"name": "windfall", "token": 2}
    assert position["tokens"] == {"supply": [7, 7, 7], "discard": [0, 0, 0]}
    assert position["market"]["a1"] == {"card": "miner", "tokens": [1, 3]}
    referee.check(position, DEFAULT)


def test_the_last_pass_waits_for_a_deal_and_clears_nothing() -> None:
    position = after(table(player("mine-1*"), player(phase=3), market={"a1": "miner:2"}, round_number=3), "pass")
    assert (position["round"], position["current"], position["result"]) == (3, 0, None)
    assert position["market"]["a1"] == {"card": "miner", "tokens": [2]}
    assert position["seats"][0]["buildings"] == [{"card": "mine-1", "inclined": True}]
    assert referee.legal(position, DEFAULT) == []


def test_a_deal_ends_one_round_and_starts_the_next() -> None:
    used = {"active": 1, "event_used": True, "residence": 4}
    position = waiting(used, {}, market={"a1": "miner:2"}, event="windfall:3")
    position["seats"][0]["techniques"] = [{"card": "lobbying", "inclined": True}]
    del position["decks"]["A"]["lobbying"]
    dealt = deal(position)
    seat = dealt["seats"][0]
    assert (dealt["round"], dealt["first"], dealt["current"]) == (2, 1, 1)
    assert dealt["tokens"]["discard"] == [0, 1, 1]
    assert seat["techniques"] == [{"card": "lobbying", "inclined": False}]
    assert (seat["money"], seat["active"], seat["phase"], seat["event_used"]) == (24, 3, 1, False)
    assert dealt["event"] == {"name": "country-house", "token": None}
    assert dealt["future"] == {"name": "export", "token": None}
    assert dealt["decks"]["A"]["mine-1"] == 1


def test_a_token_is_drawn_for_the_event_before_the_cards() -> None:
    position = waiting()
    position["events_left"] = ["export", "windfall"]
    position["tokens"] = {"supply": [1, 0, 0], "discard": [7, 8, 8]}
    dealt = deal(position, "miner:3", event="windfall", token=1)
    assert dealt["tokens"] == {"supply": [7, 8, 7], "discard": [0, 0, 0]}
    with pytest.raises(ValueError, match="not in the supply"):
        deal(position, "miner:1", event="windfall", token=3)


def test_the_supply_is_refilled_only_when_a_token_must_be_drawn() -> None:
    position = waiting()
    position["tokens"] = {"supply": [1, 0, 0], "discard": [7, 8, 8]}
    assert deal(position, "miner:1")["tokens"] == {"supply": [0, 0, 0], "discard": [7, 8, 8]}


def test_the_supply_may_run_out_under_one_card() -> None:
    position = waiting({}, {}, {}, {})
    position["tokens"] = {"supply": [1, 0, 1], "discard": [7, 8, 7]}
    assert deal(position, "miner:1,2,3")["tokens"] == {"supply": [7, 7, 7], "discard": [0, 0, 0]}
    with pytest.raises(ValueError, match="last tokens of the supply"):
        deal(position, "miner:1,2,2")


def test_without_any_tokens_left_no_more_are_placed() -> None:
    position = waiting({}, {}, {})
    position["tokens"] = {"supply": [0, 1, 0], "discard": [0, 0, 0]}
    dealt = deal(position, "miner:2", "bureaucrat")
    assert dealt["market"]["a1"]["tokens"] == [2]
    assert dealt["market"]["b1"]["tokens"] == []


@pytest.mark.parametrize(
    ("first_card", "event", "complaint"),
    [
        ("palace", "export", "no palace is left in deck A"),
        ("miner", "export", "miner takes 1 tokens"),
        ("mine-2:1", "export", "mine-2 takes 0 tokens"),
        ("mine-2", "patronage", "patronage is not among"),
    ],
)
def test_impossible_deals_are_refused(first_card: str, event: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        deal(waiting(), first_card, event=event)


def test_no_deal_while_somebody_plays() -> None:
    with pytest.raises(ValueError, match="only between two rounds"):
        deal(table())


# The end of the game


def scores(*seats: dict[str, Any]) -> dict[str, list[int]]:
    others = [{**seat, "phase": 3} for seat in seats[1:]] or [player(phase=3)]
    over: dict[str, list[int]] = after(table(seats[0], *others, round_number=6), "pass")["result"]
    return over


def test_example_6_a_technique_scores_seven_at_most() -> None:
    assert scores(player("automation", spyrium=8)) == {"scores": [7, 0], "winners": [0]}


@pytest.mark.parametrize(
    ("seat", "score"),
    [
        (player("automation", spyrium=3), 3),
        (player("capitalization", money=9), 4),
        (player("engineering", "laboratory-3", "workshop-1", "mine-1"), 5 + 1 + 1 + 6),
        (player("engineering", "factory-2", "laboratory-3"), 6 + 5 + 7),
        (player("crane", "mine-1", "mine-1*"), 1 + 1 + 2),
        (player("lobbying", residence=5), 5),
        (player("taylorism", workers=6), 6),
        (player("commerce", kept=4), 4),
        (player("palace", "mansion", vp=30, money=50), 30 + 12 + 9),
    ],
)
def test_final_scores(seat: dict[str, Any], score: int) -> None:
    assert scores(seat)["scores"][0] == score


def test_a_tie_is_a_shared_victory() -> None:
    assert scores(player(vp=9), player(vp=3), player(vp=9)) == {"scores": [9, 3, 9], "winners": [0, 2]}


def test_after_round_six_everything_stays_as_the_last_pass_left_it() -> None:
    before = table(player("mine-1*", vp=7), player(phase=3), market={"a1": "miner:2"}, round_number=6)
    over = after(before, "pass")
    seats = [{**before["seats"][0], "phase": 3}, before["seats"][1]]
    assert over == {**before, "seats": seats, "result": {"scores": [8, 0], "winners": [0]}}
    assert referee.legal(over, DEFAULT) == []
    referee.check(over, DEFAULT)


# What a position is refused for


def refusals() -> list[tuple[str, dict[str, Any]]]:
    """Fields, and changes of a sound position (`seat` stands for seat 0) that are wrong there."""
    return [
        ("round", {"round": 7}),
        ("first", {"first": 2}),
        ("current", {"current": -1}),
        ("turn", {"turn": ["use:mine-1/1"]}),
        ("turn", {"turn": ["event:1"]}),
        ("event", {"event": {"name": "windfall", "token": None}}),
        ("event", {"event": {"name": "patronage", "token": 2}}),
        ("events_left", {"events_left": ["patronage"]}),
        ("market", {"market": {"a1": None}}),
        ("workers.a1c1", {"workers": {"a1c1": [0]}}),
        ("workers.a1b1", {"workers": {"a1b1": [5]}}),
        ("tokens", {"tokens": {"supply": [7, 8, 8], "discard": [0, 0, 0]}}),
        ("tokens", {"tokens": {"supply": [9, 7, 8], "discard": [0, 0, 0]}}),
        ("tokens.discard", {"tokens": {"supply": [8, 8, 8], "discard": [-1, 0, 1]}}),
        ("decks.A", {"decks": {"A": {"mine-1": 4}, "B": {}, "C": {}}}),
        ("decks.B", {"decks": {"A": {}, "B": {"mine-1": 1}, "C": {}}}),
        ("decks", {"decks": {"A": {}, "B": {}}}),
        ("result", {"result": {"scores": [0, 0], "winners": [0, 1]}}),
        ("seats.0.money", {"seat": {"money": -1}}),
        ("seats.0.workers", {"seat": {"workers": 8}}),
        ("seats.0.workers", {"seat": {"active": 4}}),
        ("seats.0.workers", {"seat": {"phase": 1, "active": 2}}),
        ("seats.0.buildings", {"seat": {"phase": 1, "buildings": [{"card": "mine-1", "inclined": True}]}}),
        (
            "seats.0.techniques",
            {"seat": {"phase": 1, "techniques": [{"card": "commerce", "inclined": True}]}},
        ),
        ("seats.0.bonuses", {"seat": {"bonuses": ["cash"]}}),
        ("seats.0.bonuses", {"seat": {"vp": 8}}),
        ("seats.0.bonuses", {"seat": {"vp": 20, "bonuses": ["cash"]}}),
        ("seats.0.residence", {"seat": {"residence": 6}}),
        ("seats.0.kept", {"seat": {"kept": 1}}),
        ("current", {"seat": {"phase": 3}}),
    ]


@pytest.mark.parametrize(("field", "change"), refusals())
def test_an_unsound_position_is_refused_by_field(field: str, change: dict[str, Any]) -> None:
    position = table()
    position["seats"][0] |= change.get("seat", {})
    position |= {name: value for name, value in change.items() if name != "seat"}
    with pytest.raises(ValueError, match=f"^{field}:"):
        referee.check(position, DEFAULT)


def test_nobody_who_passed_has_workers_in_the_market() -> None:
    position = table(workers={"a1b1": [1]})
    position["seats"][1]["phase"] = 3
    with pytest.raises(ValueError, match=r"^seats\.1\.workers:"):
        referee.check(position, DEFAULT)


def test_no_card_more_often_than_the_edition_has_it() -> None:
    position = table(player("palace"))
    position["decks"]["C"] = {"palace": 1}
    with pytest.raises(ValueError, match=r"^decks: palace"):
        referee.check(position, DEFAULT)
