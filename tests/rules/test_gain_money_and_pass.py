"""§6: gaining money and passing."""

import pytest

from tests.table import PASSED, after, change, legal, on_card, player, table


def test_r6_1_each_other_worker_around_the_card_is_worth_a_pound() -> None:
    around = {"b1b2": [0, 0, 1], "a2b2": [1], "b2b3": [1], "a1b1": [1, 1]}
    game = table(market={"b2": "mine-1", "b1": "crane"}, workers=around)
    assert change(game, "gain:b1b2>b2") == {"money": 4}
    assert change(game, "gain:b1b2>b1") == {"money": 4}
    assert on_card(after(game, "gain:b1b2>b2"), "b2") == "mine-1"


def test_r6_1_the_worker_leaves_the_market_and_is_inactive() -> None:
    game = table(market={"b2": "mine-1"}, workers={"b1b2": [0]})
    then = after(game, "gain:b1b2>b2").position()
    assert then["workers"] == {}
    assert (then["seats"][0]["workers"], then["seats"][0]["active"]) == (3, 2)


def test_r6_1_between_two_empty_positions_the_worker_leaves_for_nothing() -> None:
    game = table(market={"c3": "mine-1"}, workers={"a1b1": [0, 1]})
    assert legal(game, "gain", "activate") == ["gain:a1b1"]
    assert change(game, "gain:a1b1") == {}
    then = after(game, "gain:a1b1")
    assert (then.current, then.position()["workers"]) == (1, {"a1b1": [1]})


def test_r6_1_an_empty_position_is_no_card_to_gain_money_at() -> None:
    game = table(market={"a1": "mine-1"}, workers={"a1b1": [0]})
    assert legal(game, "gain") == ["gain:a1b1>a1"]


def test_r6_8_passing_needs_an_empty_hand_in_the_market() -> None:
    assert "pass" not in table(market={"b2": "mine-1"}, workers={"b1b2": [0]}).legal
    assert "pass" in table(market={"b2": "mine-1"}, workers={"b1b2": [1]}).legal


def test_r6_8_active_workers_the_event_and_upright_buildings_do_not_hinder_passing() -> None:
    game = table(player("mine-2", active=3, event_used=False), event="patronage")
    assert "pass" in game.legal


def test_r6_8_a_player_who_passed_does_nothing_more_this_round() -> None:
    game = after(table(player(), player("mine-2", "mine-1")), "pass")
    assert game.phase(0) == 3
    assert after(game, "use:mine-2/1").current == 1


@pytest.mark.parametrize(
    ("layout", "word"),
    [
        ({"event": "export"}, "event:2"),
        ({"event": "patronage"}, "event:1"),
        ({"event": "recruitment"}, "event"),
    ],
)
def test_r6_9_what_an_event_yields_does_not_pay_for_it(layout: dict[str, str], word: str) -> None:
    assert word not in table(player(money=2, spyrium=2), PASSED, **layout).legal


def test_r6_9_the_bonus_of_an_action_does_not_pay_for_it() -> None:
    short = table(player(vp=6, money=2), event="patronage")
    assert legal(short, "event") == []


def test_r6_9_the_spyrium_of_a_mine_does_not_pay_for_a_mine() -> None:
    poor = table(player(money=5), market={"b2": "mine-3:3"}, workers={"b1b2": [0]})
    assert legal(poor, "activate") == []
