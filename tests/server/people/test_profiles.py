"""Profiles tell others what was listed, and nothing else."""

from __future__ import annotations

import pytest

from ..process import ServerProcess
from ..test_seats import MINE, PERSON, make, play_out, visitor


@pytest.mark.parametrize("listed", [True, False])
def test_an_unlisted_game_is_in_the_history_for_its_players_alone(server: ServerProcess, listed: bool) -> None:
    with visitor(server, "Ada") as ada, visitor(server, "Charles") as charles, server.client() as stranger:
        game = make(ada, MINE, PERSON, listed=listed)
        charles.post(f"/api/games/{game['id']}/claim", json={"secret": game["seats"][1]["secret"]})
        play_out(server, game, ada, charles)
        path = f"/api/players/{ada.get('/api/me').json()['player']['id']}"
        own, told = (client.get(path).json() for client in (ada, stranger))

    assert [step["game"] for step in own["history"]] == [game["id"]]
    assert [step["game"] for step in told["history"]] == ([game["id"]] if listed else [])
    assert game["id"] not in [found["id"] for found in told["games"]] or listed
