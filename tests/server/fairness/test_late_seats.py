"""Open seats of games that are already played: whoever sits down there has the time that everybody has."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection

from spyrium import Game
from spyrium.server.clock import CLOCK, DAY, now
from spyrium.server.protocol.log_messages import Decision, UndoAsked
from spyrium.server.protocol.messages import USUAL_GRACE, BankClock, Clock, DaysClock, TurnClock
from spyrium.server.storage import games, players
from spyrium.server.tables.gamelog import NEVER, GameLog
from spyrium.server.tables.room import PATIENCE, Room
from spyrium.server.tables.watch import look
from tests.server.process import ServerProcess
from tests.server.storage.test_durability import run, table_for_two

from .people import MINE, OPEN, Seated, make, visitors

BEGAN = 1_000_000
HOUR = 3_600_000


def log_with_an_open_seat(clock: Clock) -> tuple[GameLog, int]:
    """A game that waits for somebody to sit down."""
    log = GameLog(Game(players=2, seed=1), clock, {0, 1}, BEGAN)
    assert log.asked is not None
    log.sat_down[log.asked] = NEVER
    return log, log.asked


@pytest.mark.parametrize("clock", [TurnClock(60), BankClock(60), DaysClock(1)])
def test_nobodys_time_runs_while_a_seat_is_open(clock: Clock) -> None:
    log, _ = log_with_an_open_seat(clock)

    assert log.deadline() is None


@pytest.mark.parametrize("clock", [TurnClock(60), BankClock(60)])
def test_time_runs_from_sitting_down(clock: Clock) -> None:
    log, seat = log_with_an_open_seat(clock)
    log.sat_down[seat] = BEGAN + HOUR

    assert log.deadline() == BEGAN + HOUR + 60_000


def test_a_bank_pays_from_sitting_down() -> None:
    log, seat = log_with_an_open_seat(BankClock(60))
    log.sat_down[seat] = BEGAN + HOUR
    log.append(Decision(seat, log.game.legal[0], "person"), BEGAN + HOUR + 9_000)

    assert log.bank[seat] == 51_000


def test_nobody_waits_for_an_open_seat_to_agree() -> None:
    log, seat = log_with_an_open_seat(TurnClock(60))
    log.append(UndoAsked(1 - seat, 0), BEGAN + 1)

    assert log.wish is not None
    assert log.wish.waiting_for == set()


def waiting_for_the_open_seat(ours: Seated) -> bool:
    return bool(ours.view()["current"] == 1)


def test_all_nodes_tell_the_same_time_of_a_seat_taken_late(nodes: list[ServerProcess]) -> None:
    here, there = nodes
    with visitors(here, "Host") as [host], visitors(there, "Late") as [late]:
        created = (make(host, MINE, OPEN, pace="days", clock={"kind": "days", "days": 1}) for _ in iter(int, 1))
        ours = next(game for made in created if waiting_for_the_open_seat(game := Seated(host, made["id"])))
        before = ours.view()
        late.post(f"{ours.path}/seats/1/take", json={})
        views = [ours.view(), Seated(late, ours.id).view()]

    assert before["clock"] is None
    assert views[0]["clock"] == views[1]["clock"]
    assert views[0]["clock"]["deadline"] > before["started"] + DAY


def test_time_of_a_seat_taken_late_runs_out(nodes: list[ServerProcess]) -> None:
    here, there = nodes
    with visitors(here, "Host") as [host], visitors(there, "Late") as [late]:
        options = {"clock": {"kind": "turn", "seconds": 1}, "stand_in": "random"}
        created = (make(host, MINE, OPEN, **options) for _ in iter(int, 1))
        ours = next(game for made in created if waiting_for_the_open_seat(game := Seated(host, made["id"])))
        with here.live(ours.id, since=0) as live:
            late.post(f"{ours.path}/seats/1/take", json={})
            first = live.until("entry")["entry"]

    assert first == {"kind": "stand-in", "seat": 1, "level": "random", "reason": "time"}


async def sat_down_after_long_waiting(folder: Path) -> tuple[int | None, int | None]:
    """From when on somebody who has just sat down can be replaced, here and once the game is read anew."""
    async with table_for_two(folder) as (hall, room, _):
        assert room.log is not None
        seat = room.seats[room.log.asked or 0]
        player = players.new_player("Late")

        def sit_down(connection: Connection) -> None:
            players.add(connection, player)
            seat.player, seat.holders, seat.sat_down = player.id, {player.id}, now()
            games.put_seat(connection, room.id, seat)

        CLOCK.not_before(now() + PATIENCE["live"])
        await hall.database.write(sit_down)
        await hall.refresh(room)
        del hall.rooms[room.id]
        anew = await hall.room(room.id)
        return room.replaceable(seat.seat), anew.replaceable(seat.seat)


def test_whoever_has_just_sat_down_is_not_replaced_at_once(tmp_path: Path) -> None:
    before = now()
    here, anew = run(sat_down_after_long_waiting(tmp_path))

    assert before + PATIENCE["live"] + 1000 * USUAL_GRACE <= here <= anew


async def look_while_somebody_sits_down(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int | None:
    """When the game is looked at next, if somebody sat down between a look and its note."""
    async with table_for_two(folder) as (hall, room, _):
        noted = room.wake_at

        def sits_down_meanwhile(room: Room, at: int) -> int | None:
            found = noted(at)
            with hall.database.engine.begin() as connection:
                games.change_table(connection, room.id, wake_at=7)
            return found

        monkeypatch.setattr(Room, "wake_at", sits_down_meanwhile)
        opponents = type("Nobody", (), {"look": staticmethod(lambda _: None)})
        await look(hall, opponents, room.id)  # type: ignore[arg-type]
        row = await hall.database.read(lambda connection: games.load(connection, room.id))
        assert row is not None
        return row.wake_at


def test_a_look_does_not_forget_who_sat_down_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(look_while_somebody_sits_down(tmp_path, monkeypatch)) == 7
