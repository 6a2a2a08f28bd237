"""A position is refused for what contradicts itself, such as a wrong result; never for what games come to."""

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


@pytest.mark.parametrize("seat", [player("crane*"), player("palace*"), player(workers=2), player(workers=0)])
def test_what_play_would_not_come_to_can_be_set_up_to_study(seat: Player) -> None:
    assert Game.from_position(position(seat), edition=EDITION).legal


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
