"""Replay, download, and going on from any point."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spyrium import Edition, Game, Record, replay
from tests.server.process import ServerProcess, Table, next_view


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


def steps(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.players[0].get(f"{table.path}/timeline").json()["words"]
    return found


def words(table: Table) -> list[str]:
    return [step["word"] for step in steps(table)]


def markets(table: Table) -> list[str]:
    """What was dealt, round by round."""
    text = table.players[0].get(f"{table.path}/record").text
    return [line for line in text.splitlines() if line.startswith("deal:")]


def test_a_place_beyond_the_end_is_not_found(table: Table) -> None:
    assert table.players[0].get(f"{table.path}/at/7").status_code == 404


def test_the_timeline_has_the_scores_after_every_decision(table: Table) -> None:
    steps = table.players[0].get(f"{table.path}/timeline").json()["words"]

    assert [step["word"] for step in steps] == table.players[0].get(f"{table.path}/at/0").json()["words"]
    assert all(len(step["totals"]) == 3 for step in steps)


def test_a_record_can_be_cut_short(table: Table) -> None:
    text = table.players[0].get(f"{table.path}/record", params={"at": 2}).text

    assert len(replay(Record.loads(text)).words) == 2


def test_fork_a_game_at_any_point(table: Table) -> None:
    at_four = table.players[0].get(f"{table.path}/at/4").json()["position"]

    fork = Table(table.server, "person", "person", "person", fork=table.id, at=4)

    options = fork.view()["options"]
    assert fork.view()["position"] == at_four
    assert words(fork) == words(table)[:4]
    assert options["forked_from"] == {"game": table.id, "at": 4}
    assert fork.view()["rated"] is False


def test_a_fork_goes_on_in_its_own_way_and_leaves_the_other_game_alone(table: Table) -> None:
    table.play_to_the_end(random.Random(3))
    second_round = next(k for k, step in enumerate(steps(table)) if step["round"] == 2)

    fork = Table(table.server, "person", "person", "person", fork=table.id, at=second_round + 3)
    before = len(words(table))
    final = fork.play_to_the_end(random.Random(4))

    assert words(fork)[: second_round + 3] == words(table)[: second_round + 3]
    assert markets(fork)[:2] == markets(table)[:2]
    assert markets(fork)[2:] != markets(table)[2:]
    assert final["seq"] == final["decisions"] == len(words(fork))
    assert final["seed"] is None
    assert len(words(table)) == before


def test_what_was_decided_before_a_fork_can_be_taken_back_there(server: ServerProcess) -> None:
    with server.client() as client:
        client.post("/api/me", json={"name": "Ada"})
        mine = {"kind": "person", "mine": True}
        seats = [mine, mine]
        game = client.post("/api/games", json={"seats": seats}).json()["id"]
        for _ in range(4):
            view = client.get(f"/api/games/{game}").json()
            word = {"seq": view["seq"], "word": view["legal"][0]["word"]}
            assert client.post(f"/api/games/{game}/decisions", json=word).status_code == 201
        wish = {"seats": seats, "fork": game, "clock": {"kind": "bank", "seconds": 60, "increment": 30}}
        fork = client.post("/api/games", json=wish).json()["id"]
        begun = client.get(f"/api/games/{fork}").json()
        undone = client.post(f"/api/games/{fork}/undo-request", json={"seq": 4, "to": 2}).json()
        view = client.get(f"/api/games/{fork}").json()

    assert begun["clock"]["bank"] == [60_000, 60_000]
    assert undone["seq"] == 5
    assert view["decisions"] == 2


def test_the_record_of_a_finished_game_opens_as_its_replay(server: ServerProcess) -> None:
    game = Game(players=2, seed=77)
    chance = random.Random(1)
    while not game.over:
        game.play(chance.choice(game.legal))

    table = Table(server, "person", "bot:adviser", record=game.record().dumps())
    view = table.view()

    assert view["status"] == "finished"
    assert view["result"]["scores"] == game.scores
    assert view["result"]["ratings"] == []
    assert view["rated"] is False
    assert view["seed"] == 77
    assert words(table) == game.words
    assert [
        entry["entry"]["word"] for entry in table.players[0].get(f"{table.path}/entries").json()["entries"]
    ] == game.words
    assert replay(Record.loads(table.players[0].get(f"{table.path}/record").text)).words == game.words
    at_ten = table.players[0].get(f"{table.path}/at/10").json()
    assert at_ten["position"] == replay(game.record(), 10).position()

    on = Table(server, fork=table.id, at=10)
    assert on.view()["position"] == at_ten["position"]
    assert on.step()["answer"]["seq"] == 11


def test_a_record_of_older_numbers_keeps_them_although_their_name_has_passed_on(server: ServerProcess) -> None:
    older = Edition.load("standard-2026-11")
    game = Game(players=2, seed=77, edition=older)
    text = game.record().dumps().replace(older.label, f"standard {older.hash}")

    table = Table(server, record=text)
    told = table.players[0].get(f"/api/editions/{table.view()['edition']['hash']}").json()

    assert table.view()["edition"]["hash"] == older.hash
    assert {card["slug"]: card["price"] for card in told["cards"]} == dict(older.price)


def test_bots_of_a_record_play_on(server: ServerProcess) -> None:
    game = Game(players=2, seed=5)
    while game.current == 0 or game.turn:
        game.play(game.legal[0])

    table = Table(server, "person", "bot:random", record=game.record().dumps())
    with server.live(table.id, table.secrets[0]) as live:
        view = live.until("view")["view"]
        while view["current"] != 0 and view["status"] == "playing":
            view = next_view(live)

    assert words(table)[: game.ply] == game.words
    assert view["decisions"] > game.ply


def test_an_opened_record_does_not_tell_what_its_seed_would_have_dealt(server: ServerProcess) -> None:
    game = Game(players=2, seed=8_123_456_789)
    game.play(game.legal[0])
    table = Table(server, record=game.record().dumps())

    table.play_to_the_end(random.Random(2))
    first_round = [step["word"] for step in steps(table) if step["round"] == 1]
    for word in first_round[1:]:
        game.play(word)

    assert "seed:" not in table.players[0].get(f"{table.path}/record").text
    assert markets(table)[1] not in game.record().dumps()


def test_upload_a_position_or_a_record_and_continue(server: ServerProcess) -> None:
    game = Game(players=2, seed=3)
    for _ in range(5):
        game.play(game.legal[0])

    from_position = Table(server, position=game.position())
    from_record = Table(server, record=game.record().dumps(), at=2)

    assert from_position.view()["position"] == game.position()
    assert from_record.view()["position"] == replay(game.record(), 2).position()
    assert words(from_record) == game.words[:2]
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
