"""Asking for the analysis of a finished game, and getting it."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from spyrium import Game, Record, bots
from spyrium.analysis import Analysis, analyse
from spyrium.server.analysis.analyst import MOST_WAITING
from tests.server.fairness.people import MINE, Seated, make, play_out, play_together, visitors
from tests.server.people.test_accounts import fresh_name, register
from tests.server.process import ServerProcess

from .conftest import FEW, analysed, error_of, finished, told


def test_an_analysis_is_that_of_the_library_and_made_once(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        game = finished(ada)
        before = told(game)
        asked = game.post("analysis")
        done = analysed(game)
        again = game.post("analysis").json()
        record = ada.get(f"{game.path}/record").text

    assert before == {"state": "none", "progress": 0.0, "analysis": None}
    assert (asked.status_code, asked.json()["state"]) in [(200, "waiting"), (200, "running"), (200, "done")]
    assert again == done
    assert (done["state"], done["progress"]) == ("done", 1.0)
    expected = analyse(Record.loads(record), simulations=FEW)
    assert msgspec.convert(done["analysis"], Analysis) == expected


def test_whoever_is_at_the_table_hears_when_it_is_done(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        game = finished(ada)
        with server.live(game.id) as live:
            game.post("analysis")
            heard = [live.until("analysis")]
            while heard[-1]["state"] != "done":
                heard.append(live.until("analysis"))

    assert {message["state"] for message in heard} <= {"waiting", "running", "done"}
    progress = [message["progress"] for message in heard]
    assert progress == sorted(progress)


def test_a_running_game_is_analysed_for_nobody(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Mallory") as [ada, mallory]:
        game = Seated(ada, make(ada, MINE, MINE)["id"])
        refused = [Seated(person, game.id).post("analysis") for person in (ada, mallory)]
        state = told(game)

    assert [error_of(answer) for answer in refused] == ["not_playing", "not_playing"]
    assert "finished" in refused[0].json()["error"]["message"]
    assert state["state"] == "none"


def test_a_game_that_is_not_there(server: ServerProcess) -> None:
    with server.client() as client:
        answers = [client.get("/api/games/nowhere/analysis"), client.post("/api/games/nowhere/analysis")]

    assert [error_of(answer) for answer in answers] == ["not_found", "not_found"]


def test_nobody_can_have_more_than_so_many_waiting(tmp_path: Path) -> None:
    """On a server that takes long for each; another person's is still welcome."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", analysis_simulations=100_000, analysis_niceness=19)
    try:
        with server.client() as ada, server.client() as bob:
            record = opened_record()
            for person in (ada, bob):
                register(person, fresh_name())
            answers = [ask_for_record(ada, record) for _ in range(MOST_WAITING + 1)]
            other = ask_for_record(bob, record)
    finally:
        server.stop()

    assert [answer.status_code for answer in answers] == [200] * MOST_WAITING + [429]
    assert str(MOST_WAITING) in answers[-1].json()["error"]["message"]
    assert other.status_code == 200


def test_a_host_can_switch_analyses_off(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", analysis_simulations=0)
    try:
        with visitors(server, "Ada") as [ada]:
            running = Seated(ada, make(ada, MINE, MINE)["id"])
            answers = [running.post("analysis"), running.post("hint"), ada.get(f"{running.path}/analysis")]
    finally:
        server.stop()

    assert [error_of(answer) for answer in answers] == ["not_found"] * 3
    assert "switched" in answers[0].json()["error"]["message"]


@pytest.mark.parametrize("listed", [True, False])
def test_a_profile_tells_how_well_somebody_decided(server: ServerProcess, listed: bool) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles], server.client() as stranger:
        game, theirs = play_together(ada, charles, listed=listed)
        play_out(game, theirs)
        game.post("analysis")
        analysis = analysed(game)["analysis"]
        path = f"/api/players/{ada.get('/api/me').json()['player']['id']}"
        own, others = (client.get(path).json()["accuracy"] for client in (ada, stranger))

    assert [(row["game"], row["players"]) for row in own] == [(game.id, 2)]
    assert own[0]["accuracy"] == pytest.approx(analysis["accuracy"][0])
    assert own[0]["mean_loss"] == pytest.approx(analysis["mean_loss"][0])
    assert others == (own if listed else [])


def opened_record() -> str:
    game, bot = Game(players=2, seed=5), bots.load("random", seed=5)
    while not game.over:
        game.play(bot.choose(game))
    return game.record().dumps()


def ask_for_record(person: httpx.Client, record: str) -> httpx.Response:
    return Seated(person, make(person, MINE, MINE, record=record)["id"]).post("analysis")
