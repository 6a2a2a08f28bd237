"""The page reads positions as Python does: the same record, byte by byte."""

import base64

import numpy as np
import pytest

from spyrium.notation.reading import read_position
from spyrium.rules.state import STATE
from tests.effort import proven
from tests.engine.comparing import random_game
from tests.engine.conftest import Page


@pytest.mark.parametrize("seed", proven(range(3), 0))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_positions_of_whole_games_are_read_alike(page: Page, players: int, seed: int) -> None:
    game = random_game(players, seed)
    while game.words:
        position = game.position()
        native, _, _ = read_position(position, None)
        answer = base64.b64decode(page.ask("record", position=position))
        assert np.frombuffer(answer, STATE)[0] == native[0]
        game.undo()
