"""§12: what holds where the rulebooks disagree or say nothing. Each test carries its ruling's name."""

import pytest

from spyrium import Deal, Game, InvalidPosition
from spyrium.notation.deals import parse_card, parse_event
from tests.table import EDITION, PASSED, after, change, legal, own, player, position, table

ACTIVATE = "activate:b1b2>b2"
ALONE = {"b1b2": [0]}


def test_ruling_tie_is_a_shared_victory() -> None:
    assert after(table(player(vp=6), PASSED | {"vp": 6}), "pass").winners == [0, 1]


def test_ruling_workshop_2_gives_five_points() -> None:
    assert change(table(player("workshop-2")), "use:workshop-2/1")["vp"] == 5


@pytest.mark.parametrize(("technique", "again"), [("taylorism", "taylorism"), ("lobbying", "lobby:b1b2>b2")])
def test_ruling_once_per_turn_means_once_a_round(technique: str, again: str) -> None:
    layout = {"market": {"b2": "geologist"}, "workers": {"b1b2": [0, 1]}}
    assert again in table(player(technique, "mine-2*"), **layout).legal
    assert again not in table(player(f"{technique}*", "mine-2*"), **layout).legal


def test_ruling_late_arrival_waits_for_phase_two() -> None:
    game = table(player(phase=1), market={"b2": "mine-1"}, event="late-arrival")
    assert "event" not in game.legal
    assert after(game, "phase2 event place:b1b2").position()["workers"] == {"b1b2": [0]}


def test_ruling_commerce_limit_is_seven_tokens() -> None:
    full = table(player("commerce", kept=7), market={"b2": "miner:2"}, workers=ALONE)
    then = after(full, f"{ACTIVATE} token:2").position()
    assert (then["seats"][0]["kept"], then["tokens"]["discard"]) == (7, [0, 1, 0])
    with pytest.raises(InvalidPosition, match=r"seats\[0\]\.kept"):
        table(player("commerce", kept=8))


def test_ruling_commerce_and_events_choose_a_value_and_keep_nothing() -> None:
    game = table(player("commerce"), event="windfall:1")
    assert change(game, "event:3 value:3") == {"vp": 3}
    assert after(game, "event:3 value:3").position()["event"]["token"] == 1


def test_ruling_commerce_can_be_inclined_in_phase_one_after_windfall() -> None:
    game = after(table(player("commerce", phase=1), event="windfall:1"), "event:1 value:3")
    assert (own(game), game.phase(0)) == (["commerce*"], 1)
    assert Game.from_position(game.position(), edition=EDITION).position() == game.position()
    with pytest.raises(InvalidPosition, match=r"techniques\[0\]\.inclined"):
        table(player("commerce*", phase=1), event="windfall:1")


def test_ruling_taylorism_scores_at_the_end_of_the_game() -> None:
    round_ends = after(table(player("taylorism"), PASSED, round_number=5), "pass")
    assert round_ends.position()["seats"][0]["vp"] == 0
    assert after(table(player("taylorism"), PASSED), "pass").scores == [3, 0]


def test_ruling_phase_markers_go_back_each_round() -> None:
    game = after(table(player(), PASSED, round_number=5), "pass")
    assert [game.phase(0), game.phase(1)] == [1, 1]


@pytest.mark.parametrize(
    ("card", "changes"),
    [("banker:3", {"money": 2}), ("financier:2", {"money": 1}), ("architect:3", {"money": 3}),
     ("apprentice", {"spyrium": 0}), ("engineer", {"spyrium": 0})],
)  # fmt: skip
def test_ruling_paying_for_an_effect_is_required_to_call_the_card(card: str, changes: dict[str, int]) -> None:
    game = table(player(**changes), market={"b2": card}, workers=ALONE)
    assert legal(game, "activate", "gain") == ["gain:b1b2>b2"]


def test_ruling_discount_touches_the_price_only() -> None:
    game = table(player("mine-1"), market={"b2": "mine-1"}, workers={"b1b2": [0, 1, 1]})
    assert change(game, f"{ACTIVATE} replace:mine-1") == {"money": -2}


def test_ruling_capitalization_pays_between_empty_positions_too() -> None:
    game = table(player("capitalization"), market={"c3": "mine-1"}, workers={"a1b1": [0, 1]})
    assert change(game, "gain:a1b1") == {"money": 2}


def test_ruling_taylorism_action_is_one_of_its_own() -> None:
    game = table(player("taylorism", "mine-2*"))
    assert after(game, "taylorism reuse:mine-2/1").current == 1


def test_ruling_bonuses_in_final_scoring_do_not_exist() -> None:
    over = after(table(player("mansion", vp=7), PASSED), "pass")
    assert over.scores == [16, 0]
    assert over.position()["seats"][0]["bonuses"] == []


def test_ruling_bonus_mid_action_is_the_last_step() -> None:
    game = table(player("commerce", vp=6), market={"b2": "university-1:2"}, workers=ALONE)
    assert after(game, f"{ACTIVATE} space token:2").legal == ["worker", "cash"]
    called = table(player(vp=6), market={"b2": "adviser"}, workers=ALONE)
    assert after(called, ACTIVATE).legal == ["worker", "cash"]


def test_ruling_workers_on_a_removed_building_come_back_next_round() -> None:
    game = table(player("workshop-1"), PASSED, market={"b2": "mine-1"}, workers=ALONE, round_number=5)
    replaced = after(game, f"use:workshop-1/1 {ACTIVATE} replace:workshop-1*")
    assert replaced.position()["seats"][0]["active"] == 1
    assert after(replaced, "pass").position()["seats"][0]["active"] == 3


def test_ruling_placing_between_empty_positions_is_not_allowed() -> None:
    game = table(player(phase=1), market={"c3": "mine-1"})
    assert legal(game, "place") == ["place:b3c3", "place:c2c3"]


def test_ruling_surcharge_counts_every_other_worker() -> None:
    game = table(market={"b2": "geologist"}, workers={"b1b2": [0, 0, 1, 1, 1]})
    assert change(game, ACTIVATE) == {"money": -(2 + 4), "spyrium": 2}


def test_ruling_export_pays_pounds() -> None:
    assert change(table(event="export"), "event:1").keys() == {"spyrium", "money"}


def test_ruling_residence_effect_must_be_taken() -> None:
    assert after(table(event="country-house"), "event").legal == ["advance", "score"]


def test_ruling_cost_of_a_space_counts_what_is_owned_now() -> None:
    game = table(player("mine-1"), PASSED, market={"b2": "workshop-1", "a1": "mine-2"},
                 workers={"b1b2": [0], "a1b1": [0]})  # fmt: skip
    replaced = after(game, f"{ACTIVATE} replace:mine-1")
    assert change(replaced, "activate:a1b1>a1 space") == {"money": -(4 + 1)}
    first = table(market={"b2": "workshop-1"}, workers=ALONE)
    assert change(first, f"{ACTIVATE} space") == {"money": -2}


def test_ruling_second_use_is_paid_again() -> None:
    night = table(player("workshop-2*"), event="night-shift")
    assert change(night, "event reuse:workshop-2/1") == {"money": -1, "active": -1, "spyrium": -2, "vp": 5}
    day = table(player("workshop-2*", "taylorism"))
    assert change(day, "taylorism reuse:workshop-2/1") == {"active": -1, "spyrium": -2, "vp": 5}


def test_ruling_commerce_value_is_a_choice() -> None:
    game = table(player("commerce"), market={"b2": "miner:2"}, workers=ALONE)
    assert "token:2" in after(game, ACTIVATE).legal
    assert own(after(game, f"{ACTIVATE} token:2")) == ["commerce"]


def test_ruling_tokens_left_on_cards_are_discarded() -> None:
    layout = position(PASSED, PASSED, market={"a1": "miner:2"}, round_number=1, future="export")
    game = Game.from_position(layout, edition=EDITION, draws_deals=False)
    cards = "apprentice apprentice geologist crane lobbying automation commerce laboratory-1 laboratory-1"
    game.deal(Deal(tuple(parse_card(word) for word in cards.split()), parse_event("patronage")))
    assert game.position()["tokens"]["discard"] == [0, 1, 0]


@pytest.mark.parametrize(
    ("old", "new", "discount"),
    [("mine-1", "mine-2", 3), ("workshop-1", "factory-1", 3), ("university-1", "laboratory-1", 3),
     ("residence-1", "residence-2", 0), ("luxury-home", "mansion", 0), ("mine-1", "workshop-2", 0)],
)  # fmt: skip
def test_ruling_symbols_for_the_discount_are_factory_mine_and_research(old: str, new: str, discount: int) -> None:
    game = table(player(old), market={"b2": new}, workers=ALONE)
    assert game.quote(ACTIVATE).ways[1].price.discount == discount


def test_ruling_new_building_can_be_used_in_the_same_round() -> None:
    game = table(player(), PASSED, market={"b2": "mine-2"}, workers=ALONE)
    assert change(game, f"{ACTIVATE} space use:mine-2/1") == {"money": -4, "spyrium": 1}


def test_ruling_character_without_tokens_is_not_called_any_more() -> None:
    once = after(table(player(), PASSED, market={"b2": "architect:1"}, workers={"b1b2": [0, 0]}), ACTIVATE)
    called = after(once, "token:1 score")
    assert legal(called, "activate", "gain") == ["gain:b1b2>b2"]


@pytest.mark.parametrize(("vp", "bonuses"), [(8, ["cash"]), (20, ["cash", "worker"])])
def test_ruling_exactly_eight_points_or_twenty_bring_the_bonus(vp: int, bonuses: list[str]) -> None:
    game = table(player("university-1", vp=vp - 2, bonuses=bonuses[:-1]))
    reached = after(game, "use:university-1/1 cash" if vp == 8 else "use:university-1/1")
    assert reached.position()["seats"][0]["vp"] == vp
    assert reached.position()["seats"][0]["bonuses"] == bonuses


def test_ruling_used_tokens_come_back_once_the_supply_is_empty() -> None:
    used_up = {"supply": [0, 0, 0], "discard": [8, 8, 8]}
    start = position(player(), PASSED, round_number=1, tokens=used_up)
    game = after(Game.from_position(start, edition=EDITION, draws_deals=False), "pass")
    assert game.position()["tokens"] == used_up
    cards = "miner:2 apprentice apprentice geologist crane lobbying automation laboratory-1 laboratory-1"
    game.deal(Deal(tuple(parse_card(word) for word in cards.split()), parse_event("patronage")))
    assert game.position()["tokens"] == {"supply": [8, 7, 8], "discard": [0, 0, 0]}


def test_ruling_seven_workers_end_recruitment_and_limit_the_rest() -> None:
    assert legal(table(player(workers=7), event="recruitment"), "event") == []
    built = table(player(workers=7), market={"b2": "neighbourhood-1"}, workers=ALONE)
    assert change(built, f"{ACTIVATE} space") == {"money": -4}
    bonus = table(player("university-1", workers=7, vp=18))
    assert change(bonus, "use:university-1/1") == {"active": -1, "vp": 2}


def test_ruling_last_residence_space_leaves_only_the_points() -> None:
    assert after(table(player(residence=7), event="country-house"), "event").legal == ["score"]


def test_ruling_paying_with_the_yield_is_impossible() -> None:
    assert legal(table(player(money=1, spyrium=0), event="export"), "event") == []
    assert legal(table(player(vp=7, money=2), event="patronage"), "event") == []


def five_players_short_of_tokens(phase: int, *, draws_deals: bool) -> Game:
    """Seven tokens are kept, and the nine cards left in deck A want more than the other 17."""
    start = position(player("commerce", kept=7, phase=phase), PASSED, PASSED, PASSED, PASSED, round_number=2)
    start["decks"]["A"] = {"miner": 2, "bureaucrat": 2, "architect": 1, "university-1": 2, "geologist": 1, "crane": 1}
    return Game.from_position(start, seed=4, edition=EDITION, draws_deals=draws_deals)


def test_ruling_no_tokens_left_means_no_tokens_placed() -> None:
    game = five_players_short_of_tokens(phase=3, draws_deals=False)
    assert game.position()["tokens"] == {"supply": [5, 6, 6], "discard": [0, 0, 0]}
    cards = (
        "miner:1,1,1,1 miner:1,2,2,2 bureaucrat:2,2,2,3 bureaucrat:3,3,3,3 architect:3 "
        "university-1 university-1 geologist crane"
    )
    game.deal(Deal(tuple(parse_card(word) for word in cards.split()), parse_event("export")))
    assert game.position()["tokens"] == {"supply": [0, 0, 0], "discard": [0, 0, 0]}


def test_ruling_no_tokens_left_holds_for_a_drawn_deal_as_well() -> None:
    game = after(five_players_short_of_tokens(phase=2, draws_deals=True), "pass")
    tokens = [token for card in game.position()["market"].values() if card for token in card["tokens"]]
    assert (game.round, sorted(tokens)) == (3, [1] * 5 + [2] * 6 + [3] * 6)
    assert game.position()["tokens"] == {"supply": [0, 0, 0], "discard": [0, 0, 0]}
