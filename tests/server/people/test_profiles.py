"""Profiles tell others what was listed, and nothing else."""

from __future__ import annotations

import pytest

from ..fairness.people import play_out, play_together, visitors
from ..process import ServerProcess


@pytest.mark.parametrize("listed", [True, False])
def test_an_unlisted_game_is_in_the_history_for_its_players_alone(server: ServerProcess, listed: bool) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles], server.client() as stranger:
        ours, theirs = play_together(ada, charles, listed=listed)
        play_out(ours, theirs)
        path = f"/api/players/{ada.get('/api/me').json()['player']['id']}"
        own, told = (client.get(path).json() for client in (ada, stranger))

    assert [step["game"] for step in own["history"]] == [ours.id]
    assert [step["game"] for step in told["history"]] == ([ours.id] if listed else [])
    assert ours.id not in [found["id"] for found in told["games"]] or listed
