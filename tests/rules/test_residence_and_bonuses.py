"""§10: the residence effect, and the bonuses at 8 and 20 VP."""

import pytest

from tests.table import after, change, legal, player, table


@pytest.mark.parametrize(("space", "following"), [(2, 3), (3, 4), (4, 5), (5, 7)])
def test_r10_1_the_marker_moves_one_space_or_the_space_scores(space: int, following: int) -> None:
    game = table(player(residence=space), event="country-house")
    assert legal(after(game, "event")) == ["advance", "score"]
    assert change(game, "event advance") == {"spyrium": -1, "residence": following - space}
    assert change(game, "event score") == {"spyrium": -1, "vp": space}


def test_r10_1_on_the_last_space_only_the_points_remain() -> None:
    game = table(player(residence=7), event="country-house")
    assert legal(after(game, "event")) == ["score"]


@pytest.mark.parametrize(("choice", "bonus"), [("cash", {"money": 5}), ("worker", {"workers": 1, "active": 1})])
def test_r10_2_at_eight_points_the_player_chooses_a_bonus(choice: str, bonus: dict[str, int]) -> None:
    game = table(player("university-1", vp=6))
    reached = after(game, "use:university-1/1")
    assert (reached.current, reached.prompt, reached.legal) == (0, "bonus", ["worker", "cash"])
    assert change(reached, choice) == bonus
    assert after(reached, choice).position()["seats"][0]["bonuses"] == [choice]


@pytest.mark.parametrize(
    ("first", "second", "bonus"), [("cash", "worker", {"workers": 1}), ("worker", "cash", {"money": 5})]
)
def test_r10_2_at_twenty_points_the_other_bonus_comes_by_itself(first: str, second: str, bonus: dict[str, int]) -> None:
    game = table(player("university-1", vp=18, bonuses=[first]))
    changed = change(game, "use:university-1/1")
    assert {stock: n for stock, n in changed.items() if stock in ("money", "workers")} == bonus
    assert after(game, "use:university-1/1").current == 1
    assert after(game, "use:university-1/1").position()["seats"][0]["bonuses"] == sorted([first, second])


def test_r10_2_seven_points_bring_no_bonus() -> None:
    assert after(table(player("university-1", vp=5)), "use:university-1/1").current == 1


def test_r10_2_each_bonus_comes_once() -> None:
    assert change(table(player("university-1", vp=9)), "use:university-1/1") == {"active": -1, "vp": 2}
    assert change(table(player("university-1", vp=20)), "use:university-1/1") == {"active": -1, "vp": 2}


def test_r10_3_with_seven_workers_only_the_money_can_be_chosen() -> None:
    game = table(player("university-1", vp=6, workers=7))
    assert after(game, "use:university-1/1").legal == ["cash"]


def test_r10_3_a_worker_bonus_with_an_empty_reserve_gives_nothing() -> None:
    game = table(player("university-1", vp=18, workers=7))
    assert change(game, "use:university-1/1") == {"active": -1, "vp": 2}
    assert after(game, "use:university-1/1").position()["seats"][0]["bonuses"] == ["cash", "worker"]


def test_r10_3_crossing_both_marks_at_once_gives_both() -> None:
    game = table(player("factory-2", vp=6))
    assert change(game, "use:factory-2/2") == {"money": 5, "spyrium": -5, "vp": 15, "workers": 1, "active": -1}
