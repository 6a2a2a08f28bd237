"""Profiles tell others what was listed, and nothing else."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from spyrium import Game

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


def profiles(player: httpx.Client, stranger: httpx.Client) -> list[dict[str, Any]]:
    """A profile as its player sees it, and as everybody does."""
    path = f"/api/players/{player.get('/api/me').json()['player']['id']}"
    return [client.get(path).json() for client in (player, stranger)]


SET_UP: list[dict[str, Any]] = [
    {"seed": 7},
    {"record": Game(players=2, seed=7).record().dumps()},
    {"position": dict(Game(players=2, seed=7).position())},
    {"rated": False},
]


@pytest.mark.parametrize("options", SET_UP, ids=lambda options: next(iter(options)))
def test_a_game_that_was_set_up_counts_for_its_player_alone(server: ServerProcess, options: dict[str, Any]) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles], server.client() as stranger:
        play_out(*play_together(ada, charles, listed=True, **options))
        own, told = profiles(ada, stranger)

    assert [row["games"] for row in own["statistics"]] == [1]
    assert told["statistics"] == []


def test_a_score_that_a_bot_made_is_nobodys_best(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles], server.client() as stranger:
        ours, theirs = play_together(ada, charles, stand_in="greedy")
        ours.post("leave")
        play_out(ours, theirs)
        _, told = profiles(ada, stranger)
        _, of_charles = profiles(charles, stranger)

    assert told["statistics"] == [{"players": 2, "games": 1, "wins": 0, "mean_score": None, "best_score": None}]
    assert of_charles["statistics"][0]["best_score"] is not None
