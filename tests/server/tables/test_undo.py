"""Taking decisions back: freely within one's own turn, beyond that by consent; all of it stays in the log."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyrium.server.protocol.log_messages import UndoAnswered, UndoAsked
from spyrium.server.storage import games
from spyrium.server.tables import play
from spyrium.server.tables.opponents import Opponents
from spyrium.server.tables.watch import look
from tests.server.process import ServerProcess, Table
from tests.server.storage.test_durability import run, table_for_two


@pytest.fixture
def table(server: ServerProcess) -> Table:
    return Table(server, "person", "person", "person")


def in_mid_turn(table: Table) -> int:
    """The seat asked has entered phase II and owes the action that follows; returns the seat."""
    seat: int = table.view()["current"]
    assert table.decide(seat, table.view()["seq"], "phase2").status_code == 201
    return seat


def test_within_the_own_turn_freely(table: Table) -> None:
    before = table.view()["position"]
    seat = in_mid_turn(table)

    answer = table.post(seat, "undo", seq=1)

    assert (answer.status_code, answer.json()["seq"]) == (201, 2)
    assert table.view()["position"] == before
    assert table.view()["decisions"] == 0


def test_both_are_in_the_log(table: Table) -> None:
    seat = in_mid_turn(table)
    table.post(seat, "undo", seq=1)

    entries = [entry["entry"] for entry in table.players[0].get(f"{table.path}/entries").json()["entries"]]

    assert [entry["kind"] for entry in entries] == ["decision", "undo"]
    assert entries[1] == {"kind": "undo", "seat": seat, "to": 0, "asked": False}


def test_nobody_else_can(table: Table) -> None:
    seat = in_mid_turn(table)

    assert table.post((seat + 1) % 3, "undo", seq=1).status_code == 403


def test_not_once_the_turn_is_over(table: Table) -> None:
    seat = table.step()["current"]

    assert table.post(seat, "undo", seq=1).status_code == 403


def test_beyond_the_turn_everybody_else_must_agree(table: Table) -> None:
    before = table.view()["position"]
    seat = table.step()["current"]
    table.step()
    asked = table.post(seat, "undo-request", seq=2)
    waiting = table.view()["undo"]
    for number, other in enumerate(waiting["waiting_for"]):
        assert table.post(other, "undo-answer", seq=3 + number, yes=True).status_code == 201

    assert asked.status_code == 201
    assert waiting == {"seat": seat, "to": 0, "waiting_for": sorted({0, 1, 2} - {seat})}
    assert table.view()["position"] == before
    assert table.view()["undo"] is None


def test_one_no_ends_the_request(table: Table) -> None:
    seat = table.step()["current"]
    table.post(seat, "undo-request", seq=1)
    other = table.view()["undo"]["waiting_for"][0]

    table.post(other, "undo-answer", seq=2, yes=False)

    assert table.view()["undo"] is None
    assert table.view()["decisions"] == 1


def test_a_decision_overtakes_the_request(table: Table) -> None:
    seat = table.step()["current"]
    table.post(seat, "undo-request", seq=1)

    table.step()

    assert table.view()["undo"] is None


def test_against_bots_alone_it_is_granted_at_once(server: ServerProcess) -> None:
    table = Table(server, "person", "bot:random")
    with server.live(table.id, table.secrets[0], since=0) as live:
        view = live.until("view")["view"]
        while not view["legal"]:
            view = live.until("entry")["view"]
        live.send(type="decision", seq=view["seq"], word="place:a1b1")
        after = live.until("entry")["view"]
        while not after["legal"]:
            after = live.until("entry")["view"]
        live.send(type="undo-ask", seq=after["seq"])
        undone = live.until("entry")

    assert undone["entry"]["kind"] == "undo"
    assert undone["view"]["position"] == view["position"]


async def die_before_carrying_it_out(folder: Path) -> tuple[int | None, bool, int]:
    """When the game is looked at after the last to agree was stored, and what has become of the decision then."""
    async with table_for_two(folder) as (hall, room, caller):
        await play.decide(hall, room, caller, 0, "place:a1b1")
        assert room.log is not None
        seat = room.log.in_force[0].seat
        async with room.lock:
            await hall.append(room, UndoAsked(seat, 0))
            await hall.append(room, UndoAnswered(1 - seat, True))
        row = await hall.database.read(lambda connection: games.load(connection, room.id))
        assert row is not None
        await look(hall, Opponents(hall), room.id)
        return row.wake_at, room.log.wish is None, len(room.log.in_force)


def test_what_all_agreed_to_is_carried_out_after_a_crash(tmp_path: Path) -> None:
    wake_at, done, decisions = run(die_before_carrying_it_out(tmp_path))

    assert wake_at is not None
    assert (done, decisions) == (True, 0)
