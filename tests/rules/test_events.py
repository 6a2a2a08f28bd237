"""§8: the seven events."""

import pytest

from tests.table import PASSED, after, change, legal, own, player, table

MARKET = {"b2": "mine-1"}


@pytest.mark.parametrize(("word", "stock"), [("event:1", "money"), ("event:2", "spyrium"), ("event:3", "vp")])
def test_r8_windfall_gives_the_tokens_value_and_keeps_the_token(word: str, stock: str) -> None:
    game = table(player(phase=1), event="windfall:3")
    assert change(game, word) == {stock: 3}
    assert after(game, word).position()["event"] == {"name": "windfall", "token": 3}


def test_r8_windfall_without_a_token_offers_nothing() -> None:
    assert legal(table(player(phase=1), event="windfall"), "event") == []


def test_r8_windfall_with_commerce_asks_for_the_value() -> None:
    game = table(player("commerce", phase=1), event="windfall:1")
    assert legal(after(game, "event:2")) == ["value:1", "value:2", "value:3"]
    assert change(game, "event:2 value:3") == {"spyrium": 3}
    assert own(after(game, "event:2 value:3")) == ["commerce*"]
    assert own(after(game, "event:2 value:1")) == ["commerce"]


def test_r8_country_house_takes_a_spyrium_for_a_residence_effect() -> None:
    game = table(player(phase=1), event="country-house")
    assert change(game, "event advance") == {"spyrium": -1, "residence": 1}
    assert change(game, "event score") == {"spyrium": -1, "vp": 2}
    assert legal(table(player(spyrium=0, phase=1), event="country-house"), "event") == []


@pytest.mark.parametrize(("money", "words"), [(2, []), (3, ["event:1"]), (6, ["event:1", "event:2"])])
def test_r8_patronage_buys_points(money: int, words: list[str]) -> None:
    game = table(player(phase=1, money=money), event="patronage")
    assert legal(game, "event") == words


@pytest.mark.parametrize(("spyrium", "words"), [(0, []), (1, ["event:1"]), (3, ["event:1", "event:2"])])
def test_r8_export_sells_spyrium(spyrium: int, words: list[str]) -> None:
    game = table(player(phase=1, spyrium=spyrium), event="export")
    assert legal(game, "event") == words
    pays = {"event:1": {"spyrium": -1, "money": 3}, "event:2": {"spyrium": -3, "money": 6}}
    assert [change(game, word) for word in words] == [pays[word] for word in words]


def test_r8_night_shift_uses_an_inclined_building_again_for_a_pound() -> None:
    game = table(player("workshop-1*"), event="night-shift")
    assert change(game, "event reuse:workshop-1/1") == {"money": -1, "active": -1, "spyrium": -1, "vp": 3}
    assert own(after(game, "event reuse:workshop-1/1")) == ["workshop-1*"]


def test_r8_night_shift_needs_phase_two_a_pound_and_a_building_that_can_serve() -> None:
    assert legal(table(player(phase=1), event="night-shift"), "event") == []
    assert legal(table(player("mine-2*", money=0), event="night-shift"), "event") == []
    assert legal(table(player("mine-2"), event="night-shift"), "event") == []
    assert legal(table(player("mine-1*", active=0), event="night-shift"), "event") == []


def test_r8_recruitment_costs_a_pound_per_worker_owned() -> None:
    game = table(player(phase=1, workers=5, money=5), event="recruitment")
    assert change(game, "event") == {"money": -5, "workers": 1, "active": 1}
    assert legal(table(player(phase=1, workers=5, money=4), event="recruitment"), "event") == []
    assert legal(table(player(phase=1, workers=7), event="recruitment"), "event") == []


def test_r8_late_arrival_places_a_worker_in_phase_two() -> None:
    game = table(market=MARKET, event="late-arrival")
    assert legal(after(game, "event")) == ["place:a2b2", "place:b2c2", "place:b1b2", "place:b2b3"]
    assert after(game, "event place:b2b3").position()["workers"] == {"b2b3": [0]}


def test_r8_late_arrival_needs_an_active_worker_and_a_card() -> None:
    assert legal(table(player(active=0), market=MARKET, event="late-arrival"), "event") == []
    assert legal(table(event="late-arrival"), "event") == []


def test_r8_everybody_may_use_the_same_event() -> None:
    game = table(player(phase=1), player(phase=1), event="windfall:2")
    then = after(game, "event:1 event:1").position()
    assert [seat["money"] for seat in then["seats"]] == [22, 22]


def test_r8_a_passed_player_uses_no_event() -> None:
    game = table(player("mine-2"), PASSED, event="patronage")
    assert after(game, "use:mine-2/1").current == 0
