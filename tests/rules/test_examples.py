"""§13: the worked examples."""

import pytest

from spyrium import Game
from tests.table import EDITION, PASSED, after, change, legal, on_card, own, player, table

ACTIVATE = "activate:b1b2>b2"


def test_example_1_five_other_workers_around_a_mine_bring_five_pounds() -> None:
    game = table(market={"b2": "mine-1"}, workers={"b1b2": [0, 0, 1], "a2b2": [1], "b2b3": [0, 1]})
    assert change(game, "gain:b1b2>b2") == {"money": 5}


def test_example_2_an_apprentice_with_four_others_costs_four_pounds_and_a_spyrium() -> None:
    game = table(market={"b2": "apprentice"}, workers={"b1b2": [0, 0], "b2b3": [1, 1, 1]})
    assert change(game, ACTIVATE) == {"money": -4, "spyrium": -1, "vp": 3}
    assert on_card(after(game, ACTIVATE), "b2") == "apprentice"


@pytest.mark.parametrize(
    ("way", "pounds"), [("space", 10), ("replace:neighbourhood-1", 8), ("replace:laboratory-1", 5)]
)
def test_example_3_three_ways_to_build_a_factory(way: str, pounds: int) -> None:
    game = table(player("neighbourhood-1", "laboratory-1"), market={"b2": "factory-1"}, workers={"b1b2": [0, 1, 1]})
    assert change(game, f"{ACTIVATE} {way}") == {"money": -pounds}


@pytest.mark.parametrize(("effect", "gained"), [(1, {"spyrium": 1}), (2, {"spyrium": 2, "active": -1})])
def test_example_4_mine_two_with_and_without_a_worker(effect: int, gained: dict[str, int]) -> None:
    game = table(player("mine-2"))
    assert change(game, f"use:mine-2/{effect}") == gained
    assert own(after(game, f"use:mine-2/{effect}")) == ["mine-2*"]


def test_example_5_an_architect_with_tokens_one_and_two() -> None:
    game = table(
        player(residence=3), player(), player(),
        market={"b2": "architect:1,2"}, workers={"b1b2": [0, 0], "b2b3": [1]},
    )  # fmt: skip
    price, surcharge = 1, 2
    assert change(game, f"{ACTIVATE} token:1 advance") == {"money": -(price + surcharge + 1), "residence": 1}
    assert change(game, f"{ACTIVATE} token:1 score") == {"money": -(price + surcharge + 1), "vp": 3}
    second = after(game, f"{ACTIVATE} token:1 score")
    assert change(second, "activate:b2b3>b2 token:2 advance", seat=1) == {"money": -(1 + 1 + 2), "residence": 1}
    third = after(second, "activate:b2b3>b2 token:2 advance pass")
    assert legal(third, "activate", "gain") == ["gain:b1b2>b2"]


def test_example_6_eight_spyrium_and_automation_score_seven() -> None:
    over = after(table(player("automation", spyrium=8), PASSED), "pass")
    assert over.scores == [7, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_example_7_everybody_starts_the_first_round_with_ten_pounds(players: int) -> None:
    game = Game(players, seed=7, edition=EDITION)
    assert [seat["money"] for seat in game.position()["seats"]] == [10] * players


def test_example_8_commerce_makes_a_fee_affordable() -> None:
    game = table(player("commerce", money=2), market={"b2": "banker:3"}, workers={"b1b2": [0, 1]})
    entered = after(game, ACTIVATE)
    assert entered.now()["seats"][0]["money"] == 1
    assert legal(entered) == ["token:3=1"]


def test_example_9_from_seven_to_twenty_two_points_both_bonuses_come_unasked() -> None:
    game = table(player("factory-2", vp=7))
    assert change(game, "use:factory-2/2") == {"money": 5, "spyrium": -5, "vp": 15, "workers": 1, "active": -1}
    assert after(game, "use:factory-2/2").current == 1
