"""§5: placing workers and using the event."""

from spyrium.notation.words import GAPS, POSITIONS
from tests.table import PASSED, after, change, legal, player, table

FULL = dict(
    zip(POSITIONS, ["mine-1", "mine-1", "mine-1", "mine-2", "mine-2", *["workshop-1"] * 3, "crane"], strict=True)
)


def test_r5_1_a_worker_fits_into_each_of_the_twelve_gaps() -> None:
    game = table(player(phase=1), market=FULL)
    assert legal(game, "place") == [f"place:{gap}" for gap in GAPS]
    assert len(GAPS) == 12
    assert change(game, "place:c2c3") == {"active": -1}
    assert after(game, "place:c2c3").position()["workers"] == {"c2c3": [0]}


def test_r5_1_one_of_the_two_positions_must_hold_a_card() -> None:
    game = table(player(phase=1), market={"a1": "mine-1", "c3": "mine-1"})
    assert legal(game, "place") == ["place:a1b1", "place:b3c3", "place:a1a2", "place:c2c3"]


def test_r5_1_any_number_of_workers_fits_into_a_gap() -> None:
    crowd = [0] * 6 + [1] * 7
    game = table(player(phase=1, workers=7), player(workers=7), market=FULL, workers={"a1b1": crowd})
    assert after(game, "place:a1b1").position()["workers"] == {"a1b1": [0] * 7 + [1] * 7}


def test_r5_1_placing_takes_an_active_worker() -> None:
    game = table(player(phase=1), market=FULL, workers={"a1b1": [0, 0, 0]})
    assert legal(game, "place") == []


def test_r5_2_the_event_is_used_once_a_round_by_each_player() -> None:
    game = table(player(phase=1), player(phase=1), market=FULL, event="patronage")
    assert change(game, "event:1") == {"money": -3, "vp": 3}
    both = after(game, "event:1 event:2")
    assert both.current == 0
    assert legal(both, "event") == []


def test_r5_2_the_event_serves_in_phase_two_as_well() -> None:
    game = table(player(phase=1), market=FULL, event="patronage")
    assert change(game, "phase2 event:2") == {"money": -6, "vp": 5}


def test_r5_2_its_costs_must_be_payable() -> None:
    game = table(player(phase=1, money=5), market=FULL, event="patronage")
    assert legal(game, "event") == ["event:1"]


def test_r5_2_the_next_round_brings_a_new_event_to_use() -> None:
    game = table(player(event_used=True), PASSED, event="patronage", future="export", round_number=5)
    fresh = after(game, "pass")
    assert (fresh.round, fresh.position()["event"]["name"]) == (6, "export")
    assert [seat["event_used"] for seat in fresh.position()["seats"]] == [False, False]
