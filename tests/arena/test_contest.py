"""Who sits where, and that a game of a contest depends on the contest and its order alone."""

import pytest

from spyrium.arena.contest import Contest, GameOrder, deals_for, line_ups, play
from spyrium.editions import Edition


def contest(*names: str, players: int = 2, deals: int = 2) -> Contest:
    return Contest(names, players, deals, seed=7, edition=Edition.load("standard"))


def test_as_many_names_as_players_are_one_line_up() -> None:
    assert line_ups(["greedy", "random", "random"], 3) == [("greedy", "random", "random")]


def test_fewer_names_fill_the_seats_in_every_way() -> None:
    assert line_ups(["a", "b"], 3) == [("a", "b", "a"), ("a", "b", "b")]


def test_every_seating_is_played_once_on_every_deal() -> None:
    three = contest("a", "b", "c", players=3, deals=4)
    assert len(set(three.seatings)) == 6
    assert len(set(three.orders())) == three.games == 24


def test_seatings_of_equal_bots_are_not_repeated() -> None:
    assert contest("a", "b", "b", players=3).seatings == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert deals_for(200, 6) == 34


@pytest.mark.parametrize(
    ("names", "players", "complaint"),
    [
        (["a", "b", "c"], 2, "3 bots do not fit at a table of 2"),
        (["a"], 2, "at least two different bots"),
        (["a", "b"], 6, "players should be 2 to 5"),
        (["a", "a", "b"], 4, "named twice only if"),
    ],
)
def test_impossible_tables_are_refused(names: list[str], players: int, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        line_ups(names, players)


def test_a_game_depends_on_contest_and_order_alone() -> None:
    two = contest("greedy", "random")
    once, again = play(two, GameOrder(1, 0)), play(two, GameOrder(1, 0))
    assert (once.scores, once.decisions) == (again.scores, again.decisions)
    assert play(two, GameOrder(0, 0)).scores != once.scores


def test_a_referee_puts_every_decision_and_what_chance_leads_to_to_every_bot() -> None:
    judged = Contest(("greedy", "random"), 2, 1, seed=3, edition=Edition.load("standard"), referee=16)
    for order in judged.orders():
        game = play(judged, order)
        assert game.verdicts is not None
        assert 1.5 * sum(game.decisions) < len(game.verdicts) <= 2 * sum(game.decisions)
        assert sum(each.losses["greedy"] for each in game.verdicts) < sum(
            each.losses["random"] for each in game.verdicts
        )


def test_the_decisions_of_a_turn_are_judged_as_one_turn() -> None:
    judged = Contest(("greedy", "random"), 2, 1, seed=3, edition=Edition.load("standard"), referee=1)
    verdicts = play(judged, GameOrder(0, 0)).verdicts or []
    turns = [verdict.turn for verdict in verdicts]
    assert turns == sorted(turns)
    assert 1 < len(set(turns)) < len(turns)
