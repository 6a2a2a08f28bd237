"""Replay, download, and going on from any point."""

from __future__ import annotations

import pytest

from spyrium import Game, Record

from .process import ServerProcess, Table


@pytest.fixture
def table(server: ServerProcess) -> Table:
    table = Table(server, "person", "person", "person")
    for _ in range(6):
        table.step()
    return table


def test_the_game_after_its_first_decisions(table: Table) -> None:
    present = table.view()["position"]
    begun = table.players[0].get(f"{table.path}/at/0").json()
    now = table.players[0].get(f"{table.path}/at/6").json()

    assert begun["position"]["workers"] == {}
    assert now["position"] == present
    assert len(now["words"]) == now["decisions"] == 6
    assert now["events"][0]["type"] == "worker-placed"


def test_a_place_beyond_the_end_is_not_found(table: Table) -> None:
    assert table.players[0].get(f"{table.path}/at/7").status_code == 404


def test_the_timeline_has_the_scores_after_every_decision(table: Table) -> None:
    steps = table.players[0].get(f"{table.path}/timeline").json()["words"]

    assert [step["word"] for step in steps] == table.players[0].get(f"{table.path}/at/0").json()["words"]
    assert all(len(step["totals"]) == 3 for step in steps)


def test_a_record_can_be_cut_short(table: Table) -> None:
    text = table.players[0].get(f"{table.path}/record", params={"at": 2}).text

    assert len(Record.loads(text).replay().words) == 2


def test_fork_a_game_at_any_point(table: Table) -> None:
    at_four = table.players[0].get(f"{table.path}/at/4").json()["position"]

    fork = Table(table.server, "person", "person", "person", fork=table.id, at=4)

    options = fork.view()["options"]
    assert fork.view()["position"] == at_four
    assert options["forked_from"] == {"game": table.id, "at": 4}
    assert options["rated"] is False


def test_upload_a_position_or_a_record_and_continue(server: ServerProcess) -> None:
    game = Game(players=2, seed=3)
    for _ in range(5):
        game.play(game.legal[0])

    from_position = Table(server, position=game.position())
    from_record = Table(server, record=game.record().dumps(), at=2)

    assert from_position.view()["position"] == game.position()
    assert from_record.view()["position"] == game.record().replay(2).position()
    assert from_position.step()["answer"]["seq"] == 1


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"position": {"edition": "nonsense"}}, 422),
        ({"record": "nonsense"}, 422),
        ({"fork": "nosuchgame"}, 404),
        ({"fork": "nosuchgame", "record": "nonsense"}, 400),
        ({"edition": "nonsense"}, 404),
        ({"stand_in": "nonsense"}, 400),
        ({"nonsense": 1}, 400),
    ],
)
def test_what_cannot_be_continued_is_refused(server: ServerProcess, wish: dict[str, object], status: int) -> None:
    with server.client() as client:
        answer = client.post("/api/games", json={"seats": [{"kind": "person"}] * 2, **wish})

    assert answer.status_code == status
    assert answer.json()["error"]["message"]


def test_a_position_for_another_number_of_players_is_refused(server: ServerProcess) -> None:
    with server.client() as client:
        seats = [{"kind": "person"}] * 3
        answer = client.post("/api/games", json={"seats": seats, "position": Game(players=2, seed=1).position()})

    assert answer.status_code == 400
