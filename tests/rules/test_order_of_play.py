"""§4: whose turn it is, and what a turn may be."""

from tests.table import PASSED, after, legal, player, table

MARKET = {"b2": "mine-1"}


def test_r4_1_turns_go_clockwise_one_action_each() -> None:
    game = table(player(phase=1), player(phase=1), player(phase=1), market=MARKET)
    seats = []
    for _ in range(5):
        seats.append(game.current)
        game.play("place:b1b2")
    assert seats == [0, 1, 2, 0, 1]


def test_r4_1_a_player_who_has_passed_is_skipped() -> None:
    game = table(player(phase=1), PASSED, player(phase=1), market=MARKET)
    assert after(game, "place:b1b2").current == 2
    assert after(game, "place:b1b2 place:b1b2").current == 0


def test_r4_2_everybody_acts_by_their_own_phase() -> None:
    game = table(player(phase=1), player("mine-2", phase=2), market=MARKET)
    assert legal(game, "place", "use") == ["place:a2b2", "place:b2c2", "place:b1b2", "place:b2b3"]
    assert legal(after(game, "place:b1b2"), "place", "use") == ["use:mine-2/1", "use:mine-2/2"]


def test_r4_3_phase_one_offers_placing_the_event_and_phase_two() -> None:
    game = table(player("mine-2", phase=1), market={"a1": "mine-1"}, workers={"a1b1": [0]}, event="patronage")
    assert legal(game) == ["place:a1b1", "place:a1a2", "event:1", "event:2", "phase2"]


def test_r4_3_whoever_enters_phase_two_acts_at_once() -> None:
    game = table(player("mine-2", phase=1), market=MARKET, workers={"b1b2": [0]})
    entered = after(game, "phase2")
    assert (entered.current, entered.phase(0), entered.turn) == (0, 2, ["phase2"])
    assert legal(entered) == ["event", "gain:b1b2>b2", "activate:b1b2>b2", "use:mine-2/1", "use:mine-2/2"]
    assert after(entered, "use:mine-2/1").current == 1


def test_r4_4_phase_two_offers_its_six_actions() -> None:
    at_market = table(player("mine-1", "mine-2*", "taylorism"), market=MARKET, workers={"b1b2": [0]}, event="patronage")
    assert legal(at_market) == [
        "event:1", "event:2", "gain:b1b2>b2", "activate:b1b2>b2", "use:mine-1/1", "taylorism",
    ]  # fmt: skip
    assert legal(table(player(money=0), market=MARKET)) == ["pass"]


def test_r4_5_nobody_goes_back_to_phase_one() -> None:
    game = table(player(phase=1), PASSED, market=MARKET, workers={"b1b2": [0]})
    later = after(game, "phase2 gain:b1b2>b2")
    assert later.phase(0) == 2
    assert legal(later, "place", "phase2") == []
