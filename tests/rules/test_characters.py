"""§6 and §7: activating a card, and what characters do."""

import pytest

from tests.table import PASSED, after, change, legal, on_card, player, table


def beside(card: str) -> dict[str, object]:
    """A card at b2 with a worker of seat 0 beside it."""
    return {"market": {"b2": card}, "workers": {"b1b2": [0]}}


def test_r6_2_the_price_rises_by_a_pound_for_every_other_worker_around() -> None:
    game = table(market={"b2": "geologist"}, workers={"b1b2": [0, 0], "a2b2": [1], "a1b1": [1]})
    assert change(game, "activate:b1b2>b2") == {"money": -(2 + 2), "spyrium": 2}


def test_r6_2_the_worker_leaves_the_market_and_is_inactive() -> None:
    game = table(**beside("geologist"))
    then = after(game, "activate:b1b2>b2").position()
    assert then["workers"] == {}
    assert (then["seats"][0]["workers"], then["seats"][0]["active"]) == (3, 2)


def test_r6_2_a_card_that_is_too_dear_cannot_be_activated() -> None:
    around = {"b1b2": [0], "a2b2": [1, 1]}
    assert legal(table(player(money=3), market={"b2": "geologist"}, workers=around), "activate") == []
    assert legal(table(player(money=4), market={"b2": "geologist"}, workers=around), "activate") == ["activate:b1b2>b2"]


def test_r6_3_a_character_stays_and_can_be_called_again_by_the_same_player() -> None:
    game = table(player(), PASSED, market={"b2": "geologist"}, workers={"b1b2": [0, 0]})
    assert change(game, "activate:b1b2>b2 activate:b1b2>b2") == {"money": -(2 + 1) - 2, "spyrium": 4}
    assert on_card(after(game, "activate:b1b2>b2 activate:b1b2>b2"), "b2") == "geologist"


def test_r6_3_the_cost_of_its_effect_must_be_payable() -> None:
    assert legal(table(player(spyrium=0), **beside("apprentice")), "activate") == []
    assert legal(table(player(money=2), **beside("banker:3")), "activate") == []


def test_r6_3_the_caller_chooses_one_of_its_tokens_which_is_discarded() -> None:
    game = table(player(), player(), player(), **beside("miner:1,3"))
    assert legal(after(game, "activate:b1b2>b2")) == ["token:1", "token:3"]
    then = after(game, "activate:b1b2>b2 token:3")
    assert on_card(then, "b2") == "miner:1"
    assert then.position()["tokens"]["discard"] == [0, 0, 1]


def test_r6_3_without_tokens_it_cannot_be_called_but_still_yields_money() -> None:
    game = table(player(), player(), market={"b2": "miner"}, workers={"b1b2": [0, 1]})
    assert legal(game, "gain", "activate") == ["gain:b1b2>b2"]
    assert change(game, "gain:b1b2>b2") == {"money": 1}


@pytest.mark.parametrize(
    ("card", "words", "gained"),
    [
        ("miner:2", "token:2", {"money": -1, "spyrium": 2}),
        ("geologist", "", {"money": -2, "spyrium": 2}),
        ("apprentice", "", {"spyrium": -1, "vp": 3}),
        ("engineer", "", {"money": -1, "spyrium": -1, "vp": 4}),
        ("bureaucrat:3", "token:3", {"money": -1, "vp": 3}),
        ("adviser", "", {"money": -3, "vp": 3}),
        ("banker:2", "token:2", {"money": -2, "vp": 4}),
        ("financier:3", "token:3", {"money": -3, "vp": 5}),
        ("architect:1", "token:1 advance", {"money": -2, "residence": 1}),
        ("architect:1", "token:1 score", {"money": -2, "vp": 2}),
    ],
)
def test_r7_what_each_character_does(card: str, words: str, gained: dict[str, int]) -> None:
    assert change(table(**beside(card)), f"activate:b1b2>b2 {words}") == gained


def test_r7_a_fee_is_on_top_of_price_and_surcharge() -> None:
    crowded = {"market": {"b2": "architect:2"}, "workers": {"b1b2": [0, 1, 1]}}
    assert change(table(**crowded), "activate:b1b2>b2 token:2 advance") == {"money": -(1 + 2 + 2), "residence": 1}
    assert legal(table(player(money=4), **crowded), "activate") == []
