"""What no game can come to is refused in a position, by its field; what games do come to never is."""

import json
import random
from typing import Any

import pytest

from spyrium import Game, InvalidPosition, bots
from tests.effort import seeds
from tests.table import EDITION, PASSED, Player, player, position


def refused_field(layout: object) -> str:
    with pytest.raises(InvalidPosition) as refused:
        Game.from_position(layout, edition=EDITION)
    return refused.value.field


@pytest.mark.parametrize(
    ("seat", "event", "field"),
    [
        (player("crane*"), "recruitment", "seats[0].techniques[0].inclined"),
        (player("automation", "engineering*"), "recruitment", "seats[0].techniques[1].inclined"),
        (player("palace*"), "recruitment", "seats[0].buildings[0].inclined"),
        (player("mine-1*", "neighbourhood-1*"), "recruitment", "seats[0].buildings[1].inclined"),
        (player(workers=2), "recruitment", "seats[0].workers"),
        (player(workers=0), "recruitment", "seats[0].workers"),
        (player(phase=1, event_used=True), "night-shift", "seats[0].event_used"),
        (player(phase=1, event_used=True), "late-arrival", "seats[0].event_used"),
    ],
)
def test_what_the_rules_rule_out_is_refused(seat: Player, event: str, field: str) -> None:
    assert refused_field(position(seat, event=event)) == field


@pytest.mark.parametrize(
    ("result", "field"),
    [
        (None, "result"),
        ({"scores": [0, 0]}, "result.winners"),
        ({"scores": [0.0, 0], "winners": [0, 1]}, "result.scores"),
        ({"scores": [False, 0], "winners": [0, 1]}, "result.scores"),
        ({"scores": [0, 0], "winners": [0, True]}, "result.winners"),
        ({"scores": [0, 0], "winners": [0]}, "result.winners"),
        ({"scores": [0, 0], "winners": [0, 1], "margin": 0}, "result.margin"),
    ],
)
def test_a_result_is_the_one_that_the_rules_make_in_whole_numbers(result: object, field: str) -> None:
    assert refused_field(position(PASSED, PASSED, result=result)) == field


def test_the_right_result_is_accepted() -> None:
    assert Game.from_position(
        position(PASSED, PASSED, result={"scores": [0, 0], "winners": [0, 1]}), edition=EDITION
    ).over


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", seeds(4))
def test_whatever_games_come_to_is_accepted(players: int, seed: int) -> None:
    """Random players use techniques and events, able ones come to late positions with many buildings."""
    choose, able = random.Random(seed), bots.load("greedy", seed=seed)
    game = Game(players, seed=seed)
    while not game.over:
        game.play(choose.choice(game.legal) if choose.random() < 0.4 else able.choose(game))
        written: Any = json.loads(json.dumps(game.position()))
        assert Game.from_position(written, seed=1).position() == written
