"""§1 and §2: what is in the box, and how a game begins."""

import pytest

from spyrium import Game, InvalidPosition
from tests.table import EDITION, PASSED, change, legal, player, position, table

PLAYERS = [2, 3, 4, 5]


@pytest.mark.parametrize("players", PLAYERS)
def test_r1_1_two_to_five_people_play(players: int) -> None:
    assert len(Game(players, seed=1).position()["seats"]) == players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_r1_1_no_other_number_of_people_plays(players: int) -> None:
    with pytest.raises(ValueError, match=r"players should be 2 to 5 \(R1\.1\)"):
        Game(players, seed=1)


def test_r1_1_nobody_owns_more_than_seven_workers() -> None:
    game = table(player(workers=6), market={"b2": "neighbourhood-2"}, workers={"b1b2": [0]})
    assert change(game, "activate:b1b2>b2 space") == {"money": -7, "workers": 1, "active": 1}
    with pytest.raises(InvalidPosition, match=r"seats\[0\]\.workers"):
        table(player(workers=8))


def test_r1_2_there_are_eight_tokens_of_each_value() -> None:
    game = Game(3, seed=1)
    seen = game.position()
    on_board = [t for card in seen["market"].values() if card for t in card["tokens"]]
    on_board += [view["token"] for view in (seen["event"], seen["future"]) if view["token"]]
    assert [seen["tokens"]["supply"][v - 1] + on_board.count(v) for v in (1, 2, 3)] == [8, 8, 8]


def test_r1_3_the_bank_never_runs_out() -> None:
    rich = table(player("mine-3", money=9000, spyrium=9000), event="export")
    assert change(rich, "use:mine-3/1") == {"spyrium": 1}
    assert change(rich, "event:2") == {"spyrium": -3, "money": 6}


def test_r1_3_nobody_spends_what_they_lack() -> None:
    poor = table(player("workshop-1", money=0, spyrium=0), market={"b2": "mine-1"}, workers={"b1b2": [0]})
    assert legal(poor) == ["gain:b1b2>b2"]
    with pytest.raises(InvalidPosition, match=r"seats\[0\]\.money"):
        table(player(money=-1))


def test_r1_4_the_deck_has_59_cards() -> None:
    cards = [(slug, period, n) for slug, card in EDITION.cards.items() for period, n in card.copies.items()]
    assert {p: sum(n for _, period, n in cards if period == p) for p in "ABC"} == {"A": 30, "B": 20, "C": 9}
    assert len(EDITION.vp) == 19
    assert sum(n for slug, _, n in cards if slug in EDITION.vp) == 35


def test_r1_5_there_are_seven_events() -> None:
    seen = Game(2, seed=1).position()
    assert len({seen["event"]["name"], seen["future"]["name"], *seen["events_left"]}) == 7


def test_r1_6_a_space_of_the_track_is_an_income_and_a_score() -> None:
    assert (EDITION.track[0], EDITION.track[-1]) == (2, 7)
    game = table(player(residence=4, phase=1), PASSED, event="country-house")
    assert change(game, "event score") == {"spyrium": -1, "vp": 4}
    waiting = table(player(residence=4), PASSED, round_number=5)
    waiting.play("pass")
    assert waiting.position()["seats"][0]["money"] == 20 + 4


def test_r1_6_a_marker_stands_on_a_space_of_the_track() -> None:
    with pytest.raises(InvalidPosition, match=r"seats\[0\]\.residence.*\[2, 3, 4, 5, 7\]"):
        table(player(residence=6))


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_1_everybody_starts_alike(players: int) -> None:
    income = 2
    for seat in Game(players, seed=3).position()["seats"]:
        assert (seat["workers"], seat["spyrium"], seat["money"], seat["vp"]) == (3, 2, 8 + income, 0)
        assert seat["residence"] == 2


def test_r2_2_the_first_event_lies_open_before_round_one_and_keeps_its_token() -> None:
    for seed in range(60):
        game = Game(2, seed=seed)
        record = game.record()
        assert record.event.name == game.position()["event"]["name"]
        assert (record.event.token is not None) == (record.event.name == "windfall")


def test_r2_3_any_seat_may_be_drawn_as_the_first() -> None:
    firsts = {Game(5, seed=seed).position()["first"] for seed in range(60)}
    assert firsts == {0, 1, 2, 3, 4}


def test_r2_3_the_first_player_begins() -> None:
    game = Game(4, seed=5)
    assert game.current == game.position()["first"]


def test_a_position_of_these_tables_is_accepted_as_it_is() -> None:
    written = position(player("mine-1*", "commerce", kept=2), market={"a1": "banker:1"}, event="windfall:3")
    assert Game.from_position(written, edition=EDITION).position() == written
