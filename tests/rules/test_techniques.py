"""§6 and §9: techniques."""

import pytest

from tests.table import PASSED, after, change, legal, on_card, own, player, table

ACTIVATE = "activate:b1b2>b2"


def beside(card: str, others: int = 0) -> dict[str, object]:
    """A card at b2 with a worker of seat 0 beside it, and some of seat 1."""
    return {"market": {"b2": card}, "workers": {"b1b2": [0] + [1] * others}}


def at_the_end(*cards: str, **changes: object) -> dict[str, int]:
    """The score sheet of a player when the game is over."""
    game = after(table(player(*cards, **changes), PASSED), "pass")
    assert game.over
    return game.score_sheet(0)


def test_r6_6_a_technique_leaves_the_market_and_stays_with_the_player() -> None:
    game = table(player("mine-1"), **beside("crane", others=1))
    assert change(game, ACTIVATE) == {"money": -(5 + 1)}
    then = after(game, ACTIVATE)
    assert (own(then), on_card(then, "b2")) == (["mine-1", "crane"], None)


def test_r6_6_it_works_from_the_next_turn_on_but_not_for_its_own_purchase() -> None:
    layout = {"market": {"b2": "lobbying", "a1": "geologist"}, "workers": {"b1b2": [0, 1], "a1b1": [0, 1]}}
    game = table(player(), PASSED | {"phase": 2, "workers": 3}, **layout)
    assert legal(game, "lobby") == []
    later = after(game, f"{ACTIVATE} gain:b1b2")
    assert legal(later, "lobby") == ["lobby:a1b1>a1"]


def test_r6_6_there_is_no_limit() -> None:
    six = ["automation", "capitalization", "engineering", "lobbying", "taylorism", "commerce"]
    game = table(player(*six), **beside("crane"))
    assert len(own(after(game, ACTIVATE))) == 7


@pytest.mark.parametrize("effect", ["mine-1/1", "mine-2/2", "mine-3/2"])
def test_r9_1_automation_mines_need_no_workers(effect: str) -> None:
    game = table(player("automation", effect.split("/", maxsplit=1)[0], active=0))
    assert change(game, f"use:{effect}") == {"spyrium": {"1": 1, "2": 2, "3": 3}[effect[5]]}


def test_r9_1_automation_does_not_help_other_buildings() -> None:
    assert legal(table(player("automation", "university-1", active=0)), "use") == []


def test_r9_1_automation_scores_a_point_per_spyrium() -> None:
    assert at_the_end("automation", spyrium=4)["automation"] == 4


def test_r9_2_capitalization_gives_two_pounds_more() -> None:
    game = table(player("capitalization"), **beside("mine-1", others=3))
    assert change(game, "gain:b1b2>b2") == {"money": 3 + 2}


def test_r9_2_capitalization_scores_a_point_per_full_two_pounds() -> None:
    assert at_the_end("capitalization", money=9)["capitalization"] == 4


@pytest.mark.parametrize(("effect", "vp"), [("factory-1/2", 10 + 2), ("laboratory-1/1", 4 + 1), ("university-1/1", 2)])
def test_r9_3_engineering_gives_a_point_more_per_worker_in_a_factory(effect: str, vp: int) -> None:
    game = table(player("engineering", effect.split("/", maxsplit=1)[0], vp=20))
    assert change(game, f"use:{effect}")["vp"] == vp


def test_r9_3_engineering_scores_factories_once_more() -> None:
    sheet = at_the_end("engineering", "workshop-1", "laboratory-1", "mine-1")
    assert (sheet["buildings"], sheet["engineering"]) == (1 + 2 + 1, 1 + 2)


@pytest.mark.parametrize(("owned", "space"), [(0, 0), (2, 0), (3, 0), (4, 1), (5, 2)])
def test_r9_4_crane_makes_a_space_three_cheaper_but_not_below_nothing(owned: int, space: int) -> None:
    cards = ["mine-1", "mine-1", "workshop-1", "workshop-1", "residence-1"][:owned]
    game = table(player("crane", *cards), **beside("mine-2"))
    assert change(game, f"{ACTIVATE} space") == {"money": -(4 + space)}


def test_r9_4_crane_scores_a_point_per_building() -> None:
    assert at_the_end("crane", "mine-1", "mine-2", "palace")["crane"] == 3


def test_r9_5_lobbying_waives_the_surcharge() -> None:
    game = table(player("lobbying"), **beside("geologist", others=3))
    assert change(game, "lobby:b1b2>b2") == {"money": -2, "spyrium": 2}
    assert change(game, ACTIVATE) == {"money": -(2 + 3), "spyrium": 2}


def test_r9_5_lobbying_makes_a_building_affordable() -> None:
    game = table(player("lobbying", money=2), **beside("mine-1", others=3))
    assert legal(game, "activate", "lobby") == ["lobby:b1b2>b2"]
    assert change(game, "lobby:b1b2>b2 space") == {"money": -2}


def test_r9_5_lobbying_is_offered_only_where_there_is_a_surcharge() -> None:
    assert legal(table(player("lobbying"), **beside("geologist")), "lobby") == []


def test_r9_5_lobbying_works_once_a_round() -> None:
    game = table(player("lobbying"), market={"b2": "geologist"}, workers={"b1b2": [0, 0, 0, 1]})
    then = after(game, "lobby:b1b2>b2 gain:b1b2>b2")
    assert "lobbying*" in own(then)
    assert legal(then, "lobby") == []


def test_r9_5_lobbying_scores_the_residence_space() -> None:
    assert at_the_end("lobbying", residence=5)["lobbying"] == 5


def test_r9_6_taylorism_uses_an_inclined_building_again_at_its_full_cost() -> None:
    game = table(player("taylorism", "workshop-1*"))
    assert change(game, "taylorism reuse:workshop-1/1") == {"active": -1, "spyrium": -1, "vp": 3}
    assert own(after(game, "taylorism reuse:workshop-1/1")) == ["workshop-1*", "taylorism*"]


def test_r9_6_taylorism_is_offered_only_if_a_building_can_serve_again() -> None:
    assert "taylorism" not in table(player("taylorism", "workshop-1")).legal
    assert "taylorism" not in table(player("taylorism", "workshop-1*", spyrium=0)).legal
    assert "taylorism" not in table(player("taylorism", "mansion*")).legal
    assert "taylorism" not in table(player("taylorism*", "workshop-1*")).legal


def test_r9_6_with_night_shift_a_building_serves_three_times() -> None:
    game = table(player("taylorism", "mine-2"), PASSED, event="night-shift")
    words = "use:mine-2/1 taylorism reuse:mine-2/1 event reuse:mine-2/1"
    assert change(game, words) == {"money": -1, "spyrium": 3}
    assert legal(after(game, words)) == ["pass"]


def test_r9_6_taylorism_scores_a_point_per_worker() -> None:
    assert at_the_end("taylorism", workers=6)["taylorism"] == 6


def test_r9_7_commerce_keeps_tokens_from_market_cards_up_to_seven() -> None:
    six = table(player("commerce", kept=6), PASSED, market={"b2": "miner:2"}, workers={"b1b2": [0]})
    assert change(six, f"{ACTIVATE} token:2") == {"money": -1, "spyrium": 2, "kept": 1}
    seven = table(player("commerce", kept=7), PASSED, market={"b2": "miner:2"}, workers={"b1b2": [0]})
    assert change(seven, f"{ACTIVATE} token:2") == {"money": -1, "spyrium": 2}
    assert after(seven, f"{ACTIVATE} token:2").now()["tokens"]["discard"] == [0, 1, 0]


def test_r9_7_commerce_counts_a_token_at_will_once_a_round() -> None:
    game = table(player("commerce"), PASSED, player(phase=3), market={"b2": "miner:1,2"}, workers={"b1b2": [0, 0]})
    assert legal(after(game, ACTIVATE)) == ["token:1", "token:1=2", "token:1=3", "token:2=1", "token:2", "token:2=3"]
    used = after(game, f"{ACTIVATE} token:1=3")
    assert change(game, f"{ACTIVATE} token:1=3") == {"money": -2, "spyrium": 3, "kept": 1}
    assert legal(after(used, ACTIVATE)) == ["token:2"]


def test_r9_7_the_printed_value_does_not_use_commerce_up() -> None:
    game = table(player("commerce"), PASSED, player(phase=3), market={"b2": "miner:1,2"}, workers={"b1b2": [0, 0]})
    assert own(after(game, f"{ACTIVATE} token:1")) == ["commerce"]


def test_r9_7_commerce_counts_with_seven_kept_as_well() -> None:
    game = table(player("commerce", kept=7), **beside("miner:1"))
    assert change(game, f"{ACTIVATE} token:1=3") == {"money": -1, "spyrium": 3}


def test_r9_7_commerce_counts_the_token_of_a_building() -> None:
    game = table(player("commerce"), **beside("university-1:1"))
    assert legal(after(game, f"{ACTIVATE} space")) == ["token:1", "token:1=2", "token:1=3"]
    assert change(game, f"{ACTIVATE} space token:1=3") == {"money": -5, "vp": 3, "kept": 1}


def test_r9_7_no_token_of_a_building_is_asked_about_once_commerce_is_used() -> None:
    game = table(player("commerce*"), **beside("university-1:1"))
    assert change(game, f"{ACTIVATE} space") == {"money": -5, "vp": 1, "kept": 1}


def test_r9_7_commerce_scores_a_point_per_kept_token() -> None:
    assert at_the_end("commerce", kept=5)["commerce"] == 5


@pytest.mark.parametrize("technique", ["lobbying", "taylorism", "commerce"])
def test_r9_8_once_a_round_uses_are_renewed_at_the_end_of_the_round(technique: str) -> None:
    game = table(player(f"{technique}*"), PASSED, round_number=5)
    assert own(after(game, "pass")) == [technique]


@pytest.mark.parametrize(
    ("technique", "changes"),
    [("automation", {"spyrium": 30}), ("capitalization", {"money": 99}), ("crane", {})],
)
def test_r11_3_no_technique_scores_more_than_seven(technique: str, changes: dict[str, object]) -> None:
    eight = ["mine-1"] * 3 + ["workshop-1"] * 3 + ["mine-2"] * 2
    assert at_the_end(technique, *eight, **changes)[technique] == 7
