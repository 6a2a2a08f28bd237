"""The referee's decisions: the worked examples of the rules, and rulings that are easy to get wrong."""

import pytest

from . import referee
from .cards import DEFAULT
from .tables import after, gains, legal, own, player, table

# Worked examples (RULES §13)


def test_example_1_money_for_every_other_worker() -> None:
    position = table(market={"b2": "mine-1"}, workers={"b1b2": [0, 0, 1], "a2b2": [1], "b2b3": [0, 1]})
    assert gains(position, "gain:b1b2>b2") == {"money": 5}


def test_example_2_apprentice_with_four_others() -> None:
    position = table(player(workers=5), market={"b2": "apprentice"}, workers={"b1b2": [0, 0], "b2b3": [1, 1, 1]})
    assert gains(position, "activate:b1b2>b2") == {"money": -4, "spyrium": -1, "vp": 3}
    assert after(position, "activate:b1b2>b2")["market"]["b2"] == {"card": "apprentice", "tokens": []}


@pytest.mark.parametrize(("site", "cost"), [("space", 10), ("replace:neighbourhood-1", 8), ("replace:laboratory-1", 5)])
def test_example_3_three_ways_to_build(site: str, cost: int) -> None:
    position = table(player("neighbourhood-1", "laboratory-1"), market={"b2": "factory-1"}, workers={"b1b2": [0, 1, 1]})
    assert gains(position, f"activate:b1b2>b2 {site}") == {"money": -cost}


@pytest.mark.parametrize(("effect", "change"), [(1, {"spyrium": 1}), (2, {"spyrium": 2, "active": -1})])
def test_example_4_mine_2(effect: int, change: dict[str, int]) -> None:
    position = table(player("mine-2"))
    assert gains(position, f"use:mine-2/{effect}") == change
    assert own(after(position, f"use:mine-2/{effect}")) == ["mine-2*"]


def test_example_5_architect() -> None:
    position = table(
        player(residence=3),
        player(),
        player(),
        market={"b2": "architect:1,2"},
        workers={"b1b2": [0, 0], "b2b3": [1]},
    )
    assert gains(position, "activate:b1b2>b2 token:1 advance") == {"money": -4, "residence": 1}
    assert gains(position, "activate:b1b2>b2 token:1 score") == {"money": -4, "vp": 3}
    second = after(position, "activate:b1b2>b2 token:1 score")
    assert legal(after(second, "activate:b2b3>b2")) == ["token:2"]
    third = after(second, "activate:b2b3>b2 token:2 advance")
    assert third["seats"][1]["money"] == 20 - 1 - 1 - 2
    assert legal(after(third, "event:1"), "activate", "gain") == ["gain:b1b2>b2"]


def test_example_8_commerce_lowers_a_fee() -> None:
    position = table(player("commerce", money=2), market={"b2": "banker:3"}, workers={"b1b2": [0, 1]})
    assert legal(after(position, "activate:b1b2>b2")) == ["token:3=1"]


def test_example_9_both_bonuses_at_once() -> None:
    position = table(player("factory-2", vp=7))
    assert gains(position, "use:factory-2/2") == {
        "spyrium": -5,
        "vp": 15,
        "money": 5,
        "workers": 1,
        "active": -1,
    }
    assert after(position, "use:factory-2/2")["seats"][0]["bonuses"] == ["cash", "worker"]


# Placing, phases, passing


def test_a_gap_needs_one_card_beside_it() -> None:
    position = table(player(phase=1), market={"a1": "mine-1", "c3": "mine-1"})
    assert legal(position, "place") == ["place:a1a2", "place:a1b1", "place:b3c3", "place:c2c3"]


def test_no_active_worker_no_placing() -> None:
    position = table(player(phase=1), market={"a1": "mine-1"}, workers={"a1b1": [0, 0, 0]})
    assert legal(position) == ["event:1", "event:2", "phase2"]


def test_phase_two_begins_with_an_action_in_the_same_turn() -> None:
    position = table(player("mine-2", phase=1), market={"a1": "mine-1"})
    entered = after(position, "phase2")
    assert entered == {**position, "turn": ["phase2"]}
    assert legal(entered) == ["event:1", "event:2", "pass", "use:mine-2/1", "use:mine-2/2"]
    assert after(entered, "pass")["seats"][0]["phase"] == 3


def test_a_worker_in_the_market_stands_in_the_way_of_passing() -> None:
    position = table(market={"a1": "mine-1"}, workers={"a1b1": [0]})
    assert "pass" not in legal(position)


def test_a_passed_player_is_skipped() -> None:
    position = table(player(), player(phase=3), player(phase=1))
    assert after(position, "event:1")["current"] == 2
    assert after(table(player(), player(phase=3)), "event:1")["current"] == 0


def test_only_one_word_for_workers_between_empty_positions() -> None:
    position = table(market={"c3": "mine-1"}, workers={"a1b1": [0, 1]})
    assert legal(position, "gain", "activate") == ["gain:a1b1"]
    assert gains(position, "gain:a1b1") == {}
    assert after(position, "gain:a1b1")["workers"] == {"a1b1": [1]}


def test_capitalization_pays_between_empty_positions_too() -> None:
    position = table(player("capitalization"), workers={"a1b1": [0, 1]})
    assert gains(position, "gain:a1b1") == {"money": 2}


def test_capitalization_adds_to_other_workers() -> None:
    position = table(player("capitalization"), market={"a1": "mine-1"}, workers={"a1b1": [0, 1]})
    assert gains(position, "gain:a1b1>a1") == {"money": 3}


# Building


def test_the_discount_never_touches_the_surcharge() -> None:
    position = table(player("mine-1"), market={"b2": "mine-1"}, workers={"b1b2": [0, 1, 1]})
    assert gains(position, "activate:b1b2>b2 replace:mine-1") == {"money": -2}


def test_two_shared_symbols_are_one_discount() -> None:
    position = table(player("laboratory-1"), market={"b2": "laboratory-2"}, workers={"b1b2": [0]})
    assert gains(position, "activate:b1b2>b2 replace:laboratory-1") == {"money": -3}


def test_buildings_without_a_symbol_share_nothing() -> None:
    position = table(player("mansion"), market={"b2": "mansion"}, workers={"b1b2": [0]})
    assert gains(position, "activate:b1b2>b2 replace:mansion") == {"money": -10}


def test_only_affordable_sites_are_legal() -> None:
    position = table(player("mine-1*", "mine-2", "workshop-1", money=3), market={"b2": "mine-3"}, workers={"b1b2": [0]})
    assert legal(after(position, "activate:b1b2>b2")) == ["replace:mine-1*", "replace:mine-2"]


def test_a_card_that_no_site_makes_affordable_cannot_be_activated() -> None:
    position = table(player("mine-1", money=5), market={"b2": "palace"}, workers={"b1b2": [0]})
    assert legal(position, "activate", "gain") == ["gain:b1b2>b2"]


def test_upright_and_inclined_copies_are_two_words() -> None:
    position = table(player("mine-1", "mine-1", "mine-1*"), market={"b2": "mine-2"}, workers={"b1b2": [0]})
    sites = after(position, "activate:b1b2>b2")
    assert legal(sites) == ["replace:mine-1", "replace:mine-1*", "space"]
    assert own(after(sites, "replace:mine-1*")) == ["mine-1", "mine-1", "mine-2"]
    assert own(after(sites, "replace:mine-1")) == ["mine-1", "mine-1*", "mine-2"]


def test_crane_lowers_the_space_but_not_below_nothing() -> None:
    few = table(player("crane", "mine-1"), market={"b2": "mine-2"}, workers={"b1b2": [0]})
    many = table(
        player("crane", *["mine-1"] * 3, *["workshop-1"] * 2),
        market={"b2": "mine-2"},
        workers={"b1b2": [0]},
    )
    assert gains(few, "activate:b1b2>b2 space") == {"money": -4}
    assert gains(many, "activate:b1b2>b2 space") == {"money": -6}


@pytest.mark.parametrize(("workers", "new"), [(4, 2), (6, 1), (7, 0)])
def test_a_neighbourhood_gives_what_the_reserve_holds(workers: int, new: int) -> None:
    position = table(player(workers=workers), market={"b2": "neighbourhood-2"}, workers={"b1b2": [0]})
    seat = after(position, "activate:b1b2>b2 space")["seats"][0]
    assert (seat["workers"], seat["active"]) == (workers + new, workers - 1 + new)


def test_a_token_building_without_commerce_asks_for_no_token() -> None:
    built = after(table(market={"b2": "university-1:3"}, workers={"b1b2": [0]}), "activate:b1b2>b2 space")
    assert built["turn"] == []
    assert built["seats"][0]["vp"] == 3
    assert built["tokens"]["discard"] == [0, 0, 1]
    assert built["market"]["b2"] is None


def test_a_token_building_without_a_token_yields_nothing() -> None:
    position = table(player("commerce"), market={"b2": "mine-3"}, workers={"b1b2": [0]})
    assert gains(position, "activate:b1b2>b2 space") == {"money": -6}


def test_a_residence_on_the_last_space_only_scores() -> None:
    position = table(player(residence=7), market={"b2": "residence-2"}, workers={"b1b2": [0]})
    assert legal(after(position, "activate:b1b2>b2 space")) == ["score"]
    assert gains(position, "activate:b1b2>b2 space score") == {"money": -5, "vp": 7}


def test_the_track_skips_what_it_does_not_have() -> None:
    position = table(player(residence=5), market={"b2": "residence-2"}, workers={"b1b2": [0]})
    assert gains(position, "activate:b1b2>b2 space advance") == {"money": -5, "residence": 2}


def test_a_technique_arrives_upright_without_space() -> None:
    position = table(player("mine-1", "mine-2"), market={"b2": "crane"}, workers={"b1b2": [0, 1]})
    bought = after(position, "activate:b1b2>b2")
    assert gains(position, "activate:b1b2>b2") == {"money": -6}
    assert (bought["turn"], own(bought, "techniques"), bought["market"]["b2"]) == ([], ["crane"], None)


# Characters and Commerce


def test_a_character_whose_cost_cannot_be_paid_cannot_be_called() -> None:
    position = table(player(spyrium=0), market={"b2": "engineer"}, workers={"b1b2": [0]})
    assert legal(position, "activate") == []


def test_a_character_out_of_tokens_serves_for_money_alone() -> None:
    position = table(player("commerce"), market={"b2": "miner"}, workers={"b1b2": [0, 1]})
    assert legal(position, "activate", "gain") == ["gain:b1b2>b2"]


def test_only_payable_fees_can_be_chosen() -> None:
    position = table(player(money=2), player(), player(), market={"b2": "financier:2,3"}, workers={"b1b2": [0]})
    assert legal(after(position, "activate:b1b2>b2")) == ["token:2"]


def test_commerce_keeps_the_token_and_counts_it_at_will_once() -> None:
    position = table(
        player("commerce"),
        player(phase=3),
        market={"b2": "bureaucrat:1", "c2": "miner:2"},
        workers={"b2c2": [0, 0]},
    )
    chosen = after(position, "activate:b2c2>b2 token:1=3")
    assert gains(position, "activate:b2c2>b2 token:1=3") == {"money": -2, "vp": 3, "kept": 1}
    assert own(chosen, "techniques") == ["commerce*"]
    assert chosen["tokens"] == position["tokens"]
    assert legal(after(chosen, "activate:b2c2>c2")) == ["token:2"]
    assert gains(chosen, "activate:b2c2>c2 token:2") == {"money": -1, "spyrium": 2, "kept": 1}


def test_the_printed_value_leaves_commerce_upright() -> None:
    position = table(player("commerce"), market={"b2": "miner:2"}, workers={"b1b2": [0]})
    assert legal(after(position, "activate:b1b2>b2")) == ["token:2", "token:2=1", "token:2=3"]
    assert own(after(position, "activate:b1b2>b2 token:2"), "techniques") == ["commerce"]


def test_with_seven_kept_the_token_is_discarded_and_its_value_still_chosen() -> None:
    position = table(player("commerce", kept=7), market={"b2": "miner:2"}, workers={"b1b2": [0]})
    assert gains(position, "activate:b1b2>b2 token:2=3") == {"money": -1, "spyrium": 3}
    assert after(position, "activate:b1b2>b2 token:2=3")["tokens"]["discard"] == [0, 1, 0]


def test_commerce_chooses_the_token_of_a_building_after_its_site() -> None:
    position = table(player("commerce"), market={"b2": "university-2:1"}, workers={"b1b2": [0]})
    assert legal(after(position, "activate:b1b2>b2 space")) == ["token:1", "token:1=2", "token:1=3"]
    built = after(position, "activate:b1b2>b2 space token:1=2")
    assert (own(built), built["market"]["b2"]) == (["university-2"], None)
    assert gains(position, "activate:b1b2>b2 space token:1=2") == {"money": -7, "vp": 2, "kept": 1}


def test_inclined_commerce_keeps_a_buildings_token_unasked() -> None:
    position = table(player("commerce*"), market={"b2": "mine-3:2"}, workers={"b1b2": [0]})
    assert gains(position, "activate:b1b2>b2 space") == {"money": -6, "spyrium": 2, "kept": 1}


def test_an_architects_fee_can_be_lowered_with_commerce() -> None:
    position = table(player("commerce", money=2), market={"b2": "architect:3"}, workers={"b1b2": [0]})
    assert legal(after(position, "activate:b1b2>b2")) == ["token:3=1"]
    assert legal(after(position, "activate:b1b2>b2 token:3=1")) == ["advance", "score"]


def test_a_character_may_be_called_again_by_the_same_player() -> None:
    position = table(player(), player(phase=3), market={"b2": "geologist"}, workers={"b1b2": [0, 0]})
    assert gains(position, "activate:b1b2>b2 activate:b1b2>b2") == {"money": -5, "spyrium": 4}


# Lobbying


def test_lobbying_only_where_there_is_a_surcharge() -> None:
    position = table(
        player("lobbying"), market={"b1": "miner:1", "b3": "miner:1"}, workers={"b1b2": [0], "b2b3": [0, 1]}
    )
    assert legal(position, "lobby") == ["lobby:b2b3>b3"]


def test_lobbying_waives_the_surcharge_once() -> None:
    position = table(
        player("lobbying", money=2), player(phase=2), market={"b2": "geologist"}, workers={"b1b2": [0, 0, 1]}
    )
    assert legal(position, "activate", "lobby") == ["lobby:b1b2>b2"]
    lobbied = after(position, "lobby:b1b2>b2")
    assert own(lobbied, "techniques") == ["lobbying*"]
    assert lobbied["seats"][0]["money"] == 0


def test_lobbying_with_a_replaced_building() -> None:
    position = table(player("lobbying", "mine-1"), market={"b2": "mine-2"}, workers={"b1b2": [0, 1], "b2b3": [1]})
    assert gains(position, "lobby:b1b2>b2 replace:mine-1") == {"money": -1}


# Using buildings, Taylorism, Night Shift


def test_two_upright_copies_are_one_word() -> None:
    position = table(player("mine-1", "mine-1"), player(phase=3))
    assert legal(position, "use") == ["use:mine-1/1"]
    assert own(after(position, "use:mine-1/1")) == ["mine-1", "mine-1*"]


def test_a_use_needs_its_workers_and_spyrium() -> None:
    few_workers = table(player("factory-1", active=1))
    little_spyrium = table(player("factory-1", spyrium=2))
    assert legal(few_workers, "use") == ["use:factory-1/1"]
    assert legal(little_spyrium, "use") == ["use:factory-1/1"]


def test_automation_spares_the_workers_of_mines_alone() -> None:
    position = table(player("automation", "mine-1", "mine-3", "workshop-1", active=0))
    assert legal(position, "use") == ["use:mine-1/1", "use:mine-3/1", "use:mine-3/2"]
    assert gains(position, "use:mine-3/2") == {"spyrium": 3}


def test_engineering_gives_a_point_for_each_worker() -> None:
    position = table(player("engineering", "factory-1", "university-1", vp=20))
    assert gains(position, "use:factory-1/2") == {"spyrium": -3, "active": -2, "vp": 12}
    assert gains(position, "use:university-1/1") == {"active": -1, "vp": 2}


def test_engineering_works_for_taylorism_too() -> None:
    position = table(player("engineering", "taylorism", "laboratory-1*"))
    assert gains(position, "taylorism reuse:laboratory-1/1") == {"spyrium": -1, "active": -1, "vp": 5}


def test_one_building_three_times_a_round() -> None:
    position = table(player("mine-2", "taylorism"), player(phase=3), event="night-shift")
    words = "use:mine-2/2 taylorism reuse:mine-2/2 event reuse:mine-2/2"
    assert gains(position, words) == {"money": -1, "spyrium": 6, "active": -3}
    assert own(after(position, words)) == ["mine-2*"]
    assert legal(after(position, words)) == ["pass"]


def test_taylorism_needs_an_inclined_building_whose_use_can_be_paid() -> None:
    assert "taylorism" not in legal(table(player("taylorism", "mine-2")))
    assert "taylorism" not in legal(table(player("taylorism", "mine-1*", active=0)))
    assert "taylorism" in legal(table(player("taylorism", "mine-2*", active=0)))


def test_night_shift_only_in_phase_two_and_for_a_pound() -> None:
    assert legal(table(player("mine-2", phase=1), event="night-shift"), "event") == []
    assert legal(table(player("mine-2*", money=0), event="night-shift"), "event") == []
    assert legal(table(player("mine-2*"), event="night-shift"), "event") == ["event"]


def test_a_new_building_in_place_of_an_inclined_one_can_be_used_at_once() -> None:
    position = table(player("mine-1*"), player(phase=3), market={"b2": "mine-2"}, workers={"b1b2": [0]})
    assert "use:mine-2/1" in legal(after(position, "activate:b1b2>b2 replace:mine-1*"))


# Events


@pytest.mark.parametrize(("number", "stock"), [(1, "money"), (2, "spyrium"), (3, "vp")])
def test_windfall_keeps_its_token(number: int, stock: str) -> None:
    position = table(player(phase=1), event="windfall:2")
    assert gains(position, f"event:{number}") == {stock: 2}
    assert after(position, f"event:{number}")["event"] == {"name": "windfall", "token": 2}


def test_windfall_with_commerce_asks_for_the_value_and_keeps_nothing() -> None:
    position = table(player("commerce", phase=1), player(phase=3), event="windfall:2")
    assert legal(after(position, "event:1")) == ["value:1", "value:2", "value:3"]
    assert gains(position, "event:1 value:3") == {"money": 3}
    assert own(after(position, "event:1 value:3"), "techniques") == ["commerce*"]
    assert own(after(position, "event:1 value:2"), "techniques") == ["commerce"]


def test_commerce_inclined_in_phase_one_is_a_sound_position() -> None:
    position = after(table(player("commerce", phase=1), event="windfall:2"), "event:3 value:1")
    referee.check(position, DEFAULT)
    assert position["seats"][0]["phase"] == 1


def test_windfall_with_inclined_commerce_asks_nothing() -> None:
    assert gains(table(player("commerce*"), event="windfall:2"), "event:2") == {"spyrium": 2}


def test_the_event_once_a_round() -> None:
    assert legal(table(player(event_used=True)), "event") == []


def test_what_an_event_yields_cannot_pay_for_it() -> None:
    assert legal(table(player(money=2), event="patronage"), "event") == []
    assert legal(table(player(spyrium=2), event="export"), "event") == ["event:1"]


def test_export_and_patronage() -> None:
    assert gains(table(event="export"), "event:2") == {"spyrium": -3, "money": 6}
    assert gains(table(event="patronage"), "event:2") == {"money": -6, "vp": 5}


def test_country_house() -> None:
    position = table(player(phase=1, residence=4), event="country-house")
    assert gains(position, "event score") == {"spyrium": -1, "vp": 4}
    assert gains(position, "event advance") == {"spyrium": -1, "residence": 1}
    assert legal(table(player(spyrium=0), event="country-house"), "event") == []


def test_recruitment_costs_a_pound_per_worker_owned() -> None:
    position = table(player(workers=4, active=1), event="recruitment")
    assert gains(position, "event") == {"money": -4, "workers": 1, "active": 1}
    assert legal(table(player(workers=4, money=3), event="recruitment"), "event") == []
    assert legal(table(player(workers=7), event="recruitment"), "event") == []


def test_late_arrival_places_a_worker_in_phase_two() -> None:
    market = {"a1": "mine-1"}
    position = table(market=market, event="late-arrival")
    assert legal(after(position, "event")) == ["place:a1a2", "place:a1b1"]
    assert after(position, "event place:a1b1")["workers"] == {"a1b1": [0]}
    assert after(position, "event place:a1b1")["seats"][0]["active"] == 2


def test_late_arrival_needs_a_worker_a_card_and_phase_two() -> None:
    market = {"a1": "mine-1"}
    assert legal(table(player(active=0), market=market, event="late-arrival"), "event") == []
    assert legal(table(event="late-arrival"), "event") == []
    first = table(player(phase=1), market=market, event="late-arrival")
    assert legal(first, "event") == []
    assert after(first, "phase2 event place:a1a2")["seats"][0]["phase"] == 2


# Bonuses


def test_the_bonus_at_eight_is_the_last_decision() -> None:
    position = table(player(vp=5, phase=1))
    scored = after(position, "event:1")
    assert (scored["turn"], legal(scored)) == (["event:1"], ["cash", "worker"])
    assert gains(position, "event:1 worker") == {"money": -3, "vp": 3, "workers": 1, "active": 1}
    assert gains(position, "event:1 cash") == {"money": 2, "vp": 3}


def test_the_bonus_follows_the_residence_effect() -> None:
    position = table(player(vp=5, residence=3), event="country-house")
    assert legal(after(position, "event score")) == ["cash", "worker"]
    assert after(position, "event advance")["turn"] == []


def test_at_eight_with_seven_workers_only_the_money() -> None:
    assert legal(after(table(player(vp=5, workers=7)), "event:1")) == ["cash"]


def test_the_bonus_at_twenty_is_the_other_one_unasked() -> None:
    took_cash = table(player(vp=17, bonuses=["cash"]))
    took_worker = table(player(vp=17, bonuses=["worker"]))
    assert gains(took_cash, "event:1") == {"money": -3, "vp": 3, "workers": 1, "active": 1}
    assert gains(took_worker, "event:1") == {"money": 2, "vp": 3}


def test_a_worker_bonus_with_an_empty_reserve_gives_nothing_and_counts_as_received() -> None:
    position = table(player(vp=17, workers=7))
    assert gains(position, "event:1") == {"money": -3, "vp": 3}
    assert after(position, "event:1")["seats"][0]["bonuses"] == ["cash", "worker"]


def test_both_bonuses_at_once_with_seven_workers() -> None:
    position = table(player("factory-2", vp=7, workers=7))
    assert gains(position, "use:factory-2/2") == {"spyrium": -5, "active": -2, "vp": 15, "money": 5}


def test_the_bonus_money_does_not_pay_for_the_action_that_brings_it() -> None:
    position = table(player(vp=7, money=2), market={"b2": "adviser"}, workers={"b1b2": [0]})
    assert legal(position, "activate") == []


# The words themselves


def test_an_illegal_word_is_refused() -> None:
    with pytest.raises(ValueError, match="use:mine-1/1 is not legal here"):
        after(table(), "use:mine-1/1")


def test_nothing_given_is_changed() -> None:
    position = table(player(vp=5))
    before = table(player(vp=5))
    after(position, "event:1 cash")
    assert position == before
