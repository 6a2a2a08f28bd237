"""§6 and §7: constructing and using buildings."""

import pytest

from tests.table import PASSED, after, change, legal, on_card, own, player, table


def site(card: str) -> dict[str, object]:
    """A card at b2, a worker of seat 0 beside it, and another one around: a surcharge of £1."""
    return {"market": {"b2": card}, "workers": {"b1b2": [0, 1]}}


ACTIVATE = "activate:b1b2>b2"


def test_r6_4_a_new_space_costs_a_pound_per_building_owned() -> None:
    assert change(table(player(), **site("mine-2")), f"{ACTIVATE} space") == {"money": -(4 + 1)}
    owner = table(player("residence-1", "workshop-1"), **site("mine-2"))
    assert change(owner, f"{ACTIVATE} space") == {"money": -(4 + 1 + 2)}
    assert own(after(owner, f"{ACTIVATE} space")) == ["mine-2", "residence-1", "workshop-1"]


def test_r6_4_replacing_a_building_costs_nothing_for_space() -> None:
    game = table(player("residence-1", "workshop-1*"), **site("mine-2"))
    assert change(game, f"{ACTIVATE} replace:residence-1") == {"money": -(4 + 1)}
    assert change(game, f"{ACTIVATE} replace:workshop-1*") == {"money": -(4 + 1)}
    assert own(after(game, f"{ACTIVATE} replace:workshop-1*")) == ["mine-2", "residence-1"]


def test_r6_4_replacing_a_building_with_a_shared_symbol_costs_three_less() -> None:
    game = table(player("mine-1"), **site("mine-2"))
    assert change(game, f"{ACTIVATE} replace:mine-1") == {"money": -(4 - 3 + 1)}


def test_r6_4_the_discount_does_not_touch_the_surcharge() -> None:
    game = table(player("workshop-1"), market={"b2": "workshop-1"}, workers={"b1b2": [0, 1, 1]})
    assert change(game, f"{ACTIVATE} replace:workshop-1") == {"money": -2}


def test_r6_4_two_shared_symbols_give_three_pounds_all_the_same() -> None:
    game = table(player("laboratory-1"), **site("laboratory-2"))
    assert change(game, f"{ACTIVATE} replace:laboratory-1") == {"money": -(6 - 3 + 1)}


@pytest.mark.parametrize("card", ["neighbourhood-1", "residence-1", "luxury-home", "mansion"])
def test_r6_4_buildings_without_a_symbol_share_nothing_with_their_own_kind(card: str) -> None:
    game = table(player(card), **site(card)).copy()
    price = int(game.edition.price[card])
    assert game.quote(ACTIVATE).ways[1].total == price + 1


def test_r6_4_the_replaced_building_is_out_of_the_game() -> None:
    game = after(table(player("mine-1"), **site("mine-2")), f"{ACTIVATE} replace:mine-1")
    position = game.position()
    assert own(game) == ["mine-2"]
    assert position["market"]["b2"] is None
    assert position["decks"]["A"]["mine-1"] == 2


def test_r6_4_a_new_building_stands_upright_also_in_place_of_an_inclined_one() -> None:
    game = after(table(player("mine-2*"), PASSED, **site_of_one("mine-3:1")), f"{ACTIVATE} replace:mine-2*")
    assert own(game) == ["mine-3"]
    assert legal(game, "use") == ["use:mine-3/1", "use:mine-3/2"]


def site_of_one(card: str) -> dict[str, object]:
    return {"market": {"b2": card}, "workers": {"b1b2": [0]}}


def test_r6_4_equal_buildings_are_one_choice() -> None:
    game = table(player("mine-1", "mine-1", "mine-1*"), **site("workshop-1"))
    assert legal(after(game, ACTIVATE)) == ["space", "replace:mine-1", "replace:mine-1*"]


def test_r6_4_only_affordable_ways_are_offered() -> None:
    game = table(player("mine-1", "residence-1", money=4), **site("mine-2"))
    assert legal(after(game, ACTIVATE)) == ["replace:mine-1"]


@pytest.mark.parametrize(
    ("card", "words", "gained"),
    [
        ("mine-3:2", "space", {"money": -7, "spyrium": 2}),
        ("university-1:3", "space", {"money": -6, "vp": 3}),
        ("university-2:1", "space", {"money": -8, "vp": 1}),
        ("neighbourhood-1", "space", {"money": -5, "workers": 1, "active": 1}),
        ("neighbourhood-2", "space", {"money": -8, "workers": 2, "active": 2}),
        ("residence-1", "space advance", {"money": -4, "residence": 1}),
        ("residence-2", "space score", {"money": -6, "vp": 2}),
        ("palace", "space", {"money": -14}),
    ],
)
def test_r6_5_an_instant_effect_happens_once_after_construction(card: str, words: str, gained: dict[str, int]) -> None:
    assert change(table(player(), **site(card)), f"{ACTIVATE} {words}") == gained


def test_r6_5_the_token_is_discarded() -> None:
    game = after(table(player(), **site("mine-3:2")), f"{ACTIVATE} space")
    assert on_card(game, "b2") is None
    assert game.position()["tokens"]["discard"] == [0, 1, 0]


def test_r6_5_a_token_building_without_a_token_yields_nothing() -> None:
    assert change(table(player(), **site("university-1")), f"{ACTIVATE} space") == {"money": -6}


def test_r6_5_a_neighbourhood_brings_as_many_workers_as_there_are() -> None:
    seven = table(player(workers=7), **site("neighbourhood-2"))
    assert change(seven, f"{ACTIVATE} space") == {"money": -8}


EFFECTS = [
    ("mine-1/1", {"active": -1, "spyrium": 1}),
    ("mine-2/1", {"spyrium": 1}),
    ("mine-2/2", {"active": -1, "spyrium": 2}),
    ("mine-3/1", {"spyrium": 1}),
    ("mine-3/2", {"active": -1, "spyrium": 3}),
    ("workshop-1/1", {"active": -1, "spyrium": -1, "vp": 3}),
    ("workshop-2/1", {"active": -1, "spyrium": -2, "vp": 5}),
    ("factory-1/1", {"active": -1, "spyrium": -2, "vp": 6}),
    ("factory-1/2", {"active": -2, "spyrium": -3, "vp": 10}),
    ("factory-2/1", {"active": -2, "spyrium": -3, "vp": 10}),
    ("factory-2/2", {"active": -2, "spyrium": -5, "vp": 15}),
    ("laboratory-1/1", {"active": -1, "spyrium": -1, "vp": 4}),
    ("laboratory-2/1", {"active": -1, "spyrium": -1, "vp": 5}),
    ("laboratory-3/1", {"active": -1, "spyrium": -2, "vp": 7}),
    ("university-1/1", {"active": -1, "vp": 2}),
    ("university-2/1", {"active": -1, "vp": 3}),
    ("university-2/2", {"active": -2, "vp": 6}),
]


@pytest.mark.parametrize(("effect", "gained"), EFFECTS)
def test_r7_what_each_building_does_when_used(effect: str, gained: dict[str, int]) -> None:
    game = table(player(effect.split("/", maxsplit=1)[0], bonuses=["cash", "worker"], vp=20))
    assert change(game, f"use:{effect}") == gained


@pytest.mark.parametrize(
    "card", ["neighbourhood-1", "neighbourhood-2", "residence-1", "residence-2", "luxury-home", "mansion", "palace"]
)
def test_r7_some_buildings_cannot_be_used(card: str) -> None:
    assert legal(table(player(card)), "use") == []


def test_r6_7_a_used_building_is_inclined_and_serves_no_more_this_round() -> None:
    game = after(table(player("mine-2"), PASSED), "use:mine-2/1")
    assert own(game) == ["mine-2*"]
    assert legal(game, "use") == []


def test_r6_7_it_takes_active_workers_and_spyrium() -> None:
    assert legal(table(player("factory-1", active=1)), "use") == ["use:factory-1/1"]
    assert legal(table(player("factory-1", spyrium=2)), "use") == ["use:factory-1/1"]
    assert legal(table(player("factory-1", active=0)), "use") == []


def test_r6_7_a_second_upright_copy_can_still_be_used() -> None:
    game = table(player("mine-2", "mine-2*"), PASSED)
    assert legal(game, "use") == ["use:mine-2/1", "use:mine-2/2"]
    assert own(after(game, "use:mine-2/1")) == ["mine-2*", "mine-2*"]
