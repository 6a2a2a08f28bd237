"""Shares, intervals and ratings on games whose outcome is written down."""

import numpy as np
import pytest

from spyrium.arena.contest import Contest, GameOrder, Played, Verdict
from spyrium.arena.statistics import Edge, Statistics, clustered_share, needed
from spyrium.editions import Edition
from spyrium.notation.position import shares_of

SEATINGS_OF_TWO = 2


def statistics(scores: list[list[int]], *names: str) -> Statistics:
    """A contest of two bots whose games, deal by deal and seating by seating, end with these scores by seat."""
    contest = Contest(names or ("a", "b"), 2, len(scores) // SEATINGS_OF_TWO, 1, Edition.load("standard"))
    played = [
        Played(order, by_seat, [10, 20], [1.0, 4.0]) for order, by_seat in zip(contest.orders(), scores, strict=True)
    ]
    return Statistics(contest, played)


def test_a_shared_victory_counts_in_parts() -> None:
    assert shares_of([50, 61, 61]) == [0, 0.5, 0.5]


def test_the_win_share_follows_the_bot_over_its_seats() -> None:
    results = statistics([[60, 50], [50, 60], [60, 50], [60, 50]])  # a wins as seat 0, as seat 1, as seat 0, not as 1
    assert results.win_share("a").value == 0.75
    assert results.duel("b", "a").value == 0.25  # type: ignore[union-attr]


def test_the_order_in_which_games_came_in_changes_nothing() -> None:
    results = statistics([[60, 50], [50, 60], [60, 50], [60, 50]])
    assert Statistics(results.contest, results.played[::-1]).result() == results.result()


def test_repeating_the_games_of_a_deal_does_not_narrow_the_interval() -> None:
    wins = np.array([1.0, 0, 1, 1, 0, 1, 0, 1, 1, 1])
    once = clustered_share(wins, np.ones(10))
    tenfold = clustered_share(10 * wins, np.full(10, 10.0))
    assert (tenfold.low, tenfold.high) == pytest.approx((once.low, once.high))


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    rng = np.random.default_rng(5)
    hits = 0
    for _ in range(400):
        deal_luck = rng.normal(0, 0.2, 60)  # games on one deal go alike
        sums = rng.binomial(6, np.clip(0.6 + deal_luck, 0, 1)).astype(float)
        share = clustered_share(sums, np.full(60, 6.0))
        hits += share.low <= 0.6 <= share.high
    assert 0.90 <= hits / 400 <= 0.99


def test_winning_every_game_is_not_certainty() -> None:
    share = clustered_share(np.ones(30), np.ones(30))
    assert share.high == pytest.approx(1)
    assert 0.8 < share.low < 0.95


def test_the_winner_is_rated_higher() -> None:
    ratings = statistics([[60, 50], [50, 60]] * 5).ratings()
    assert ratings["a"][0] > 25 > ratings["b"][0]


def test_seconds_per_decision_are_summed_over_a_bots_seats() -> None:
    assert statistics([[60, 50], [50, 60]]).seconds_per_decision("a") == pytest.approx(5 / 30)


def test_the_result_names_the_best_bot_first() -> None:
    result = statistics([[40, 50], [50, 40]]).result()
    assert [bot.name for bot in result.bots] == ["b", "a"]
    assert (result.players, result.games) == (2, 2)


def test_a_line_up_with_two_of_a_kind_takes_their_seats_together() -> None:
    contest = Contest(("a", "b", "b"), 3, 1, 1, Edition.load("standard"))
    played = [Played(order, [9, 8, 7], [1] * 3, [0.0] * 3) for order in contest.orders()]  # seat 0 always wins
    rows = Statistics(contest, played).line_up_shares()
    assert [(row.name, row.seats) for row in rows] == [("a", 1), ("b", 2)]
    assert [row.share.value for row in rows] == pytest.approx([1 / 3, 2 / 3])


def test_orders_sort_by_deal_first() -> None:
    assert sorted([GameOrder(1, 0), GameOrder(0, 5)]) == [GameOrder(0, 5), GameOrder(1, 0)]


def edge(*turns: list[float]) -> Edge:
    """Of a bot over another, from the win points that it loses less, turn by turn."""
    contest = Contest(("a", "b"), 2, 1, 1, Edition.load("standard"), referee=1)
    verdicts = [
        Verdict(turn, {"a": 50.0, "b": 50.0 + saved}) for turn, savings in enumerate(turns) for saved in savings
    ]
    game = Played(GameOrder(0, 0), [9, 8], [1, 1], [0.0, 0.0], verdicts)
    return Statistics(contest, [game]).edge("a", "b")


def test_the_edge_is_the_mean_cube_root_of_what_is_lost_less() -> None:
    assert edge([8.0, 1.0], [-1.0], [0.0]).value == pytest.approx((2 + 1 - 1 + 0) / 4)


def test_a_blunder_does_not_drown_many_better_decisions() -> None:
    assert edge([1.0], [1.0], [1.0], [-8.0]).value > 0


def test_the_error_takes_the_turn_as_unit() -> None:
    once, repeated = edge([0.5], [0], [0.8], [0.1]), edge([0.5] * 3, [0] * 3, [0.8] * 3, [0.1] * 3)
    assert repeated.error == pytest.approx(once.error)


def test_the_evidence_that_is_needed_is_told_in_decisions_and_games() -> None:
    found = edge([0.5], [0], [0.8], [0.1])
    assert found.games_needed == pytest.approx(found.decisions_needed / 4)
    assert found.decisions_needed == pytest.approx(needed(found.value, 4 * found.error**2))


def test_half_a_standard_deviation_takes_thirty_two_observations() -> None:
    assert needed(0.5, 1.0) == pytest.approx(31.4, abs=0.1)


def test_no_difference_is_never_shown() -> None:
    assert needed(0.0, 1.0) == float("inf")
