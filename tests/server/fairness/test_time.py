"""Clocks that nobody stops or refills, and people who let all wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert

from spyrium import Game
from spyrium.server.clock import CLOCK, SteadyClock, now
from spyrium.server.http.limits import Buckets
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.log_messages import Decision, Returned, StandIn
from spyrium.server.protocol.messages import BankClock, Clock, TurnClock
from spyrium.server.protocol.view_messages import Thinking
from spyrium.server.seats import changes
from spyrium.server.storage import players
from spyrium.server.storage.tables import holders
from spyrium.server.tables import chat, play
from spyrium.server.tables.gamelog import GameLog
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import PATIENCE, Room
from spyrium.server.tables.watch import keep_presence_known
from tests.server.people.test_accounts import PASSWORD, fresh_name, register
from tests.server.process import ServerProcess, Table
from tests.server.storage.test_durability import run, table_for_two

from .people import MINE, PERSON, elsewhere, make, visitors

BEGAN = 1_000_000
HOUR = 3_600_000


def log_with(clock: Clock) -> GameLog:
    return GameLog(Game(players=2, seed=1), clock, {0, 1}, BEGAN)


@pytest.mark.parametrize("clock", [TurnClock(3), BankClock(3)])
def test_leaving_and_returning_again_and_again_thinks_no_longer(clock: Clock) -> None:
    log = log_with(clock)
    seat = log.asked
    assert seat is not None
    for second in range(1, 20):
        log.append(StandIn(seat, "master", "left"), BEGAN + second * 1000 - 500)
        log.append(Returned(seat), BEGAN + second * 1000)

    assert log.deadline() == BEGAN + 3_000
    assert log.out_of_time(seat, BEGAN + 3_000)


def test_whoever_leaves_pays_for_the_time_they_thought() -> None:
    log = log_with(BankClock(10))
    seat = log.asked
    assert seat is not None
    log.append(StandIn(seat, "random", "left"), BEGAN + 9_000)
    log.append(Decision(seat, log.game.legal[0], "stand-in"), BEGAN + 9_100)
    log.append(Returned(seat), BEGAN + 9_200)

    assert log.bank[seat] == 900


def test_nobody_returns_into_a_turn_whose_time_is_over(server: ServerProcess) -> None:
    table = Table(server, clock={"kind": "bank", "seconds": 1}, stand_in="master")
    seat = table.view()["current"]
    with server.live(table.id, since=0) as live:
        while live.until("entry")["entry"]["kind"] != "stand-in":
            pass
    returned = table.post(seat, "return", seat=seat)

    assert (returned.status_code, returned.json()["error"]["code"]) == (409, "conflict")


async def decide_late(folder: Path, by: int) -> str | None:
    """What somebody hears whose decision comes so many milliseconds after the deadline, before the watch has looked."""
    async with table_for_two(folder, clock=TurnClock(60)) as (hall, room, caller):
        assert room.log is not None
        deadline = room.log.began + 60_000
        at_that_time = deadline + by
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(play, "now", lambda: at_that_time)
            try:
                await play.decide(hall, room, caller, 0, "place:a1b1")
            except Refused as refused:
                return refused.problem.message
        return None


@pytest.mark.parametrize(("by", "heard"), [(-1, None), (0, "Your time for this turn is over: a bot plays on.")])
def test_the_deadline_is_the_deadline(tmp_path: Path, by: int, heard: str | None) -> None:
    assert run(decide_late(tmp_path, by)) == heard


async def decide_at_a_busy_table(folder: Path) -> tuple[int, int]:
    """When a decision was made, and when its time was up, if it came in time and had to wait for the table."""
    async with table_for_two(folder, clock=TurnClock(60)) as (hall, room, caller):
        assert room.log is not None
        deadline = room.log.began + 60_000
        async with room.lock:
            deciding = asyncio.create_task(play.decide(hall, room, caller, 0, "place:a1b1"))
            await asyncio.sleep(0)
            CLOCK.not_before(deadline + 1)
        await deciding
        return room.log.entries[0].at, deadline


def test_nobody_loses_on_time_because_others_keep_the_table_busy(tmp_path: Path) -> None:
    at, deadline = run(decide_at_a_busy_table(tmp_path))

    assert at < deadline


Attempt = Callable[[Hall, Room, Caller], Awaitable[None]]


async def guess_a_link(hall: Hall, room: Room, stranger: Caller) -> None:
    await changes.claim(hall, room, stranger, "guessed")


async def mute_somebody(hall: Hall, room: Room, stranger: Caller) -> None:
    await chat.mute(hall, room, stranger, "somebody", True)


async def try_in_vain(folder: Path, attempt: Attempt) -> tuple[list[str], int]:
    """What a stranger hears if two tries are allowed, and the number of a decision after that."""
    async with table_for_two(folder) as (hall, room, caller):
        hall.changes_limit = Buckets(per_minute=0.001, burst=2)
        stranger = Caller(players.new_player("Eve"), newcomer=True, address="elsewhere")
        heard: list[str] = []
        for _ in range(4):
            with pytest.raises(Refused) as refused:
                await attempt(hall, room, stranger)
            heard.append(refused.value.problem.code)
        return heard, (await play.decide(hall, room, caller, 0, "place:a1b1")).seq


@pytest.mark.parametrize("attempt", [guess_a_link, mute_somebody])
def test_a_stranger_does_not_keep_a_table_busy(tmp_path: Path, attempt: Attempt) -> None:
    """Each try, even in vain, holds the table for as long as the database takes."""
    heard, decided = run(try_in_vain(tmp_path, attempt))

    assert heard == ["forbidden", "forbidden", "rate_limited", "rate_limited"]
    assert decided == 1


async def claim_to_know_more(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """How often a game is read anew for a stranger who speaks of what has not happened, and a decision's number."""
    async with table_for_two(folder) as (hall, room, caller):
        hall.readings_limit = Buckets(per_minute=0.001, burst=2)
        read, catch_up, stranger = 0, hall.catch_up, asyncio.current_task()

        async def counted(room: Room) -> None:
            nonlocal read
            read += asyncio.current_task() is stranger  # the server itself looks now and then, too
            await catch_up(room)

        monkeypatch.setattr(hall, "catch_up", counted)
        with monkeypatch.context() as beside_other_nodes:
            beside_other_nodes.setattr(hall.database, "is_postgresql", True)
            for _ in range(50):
                with pytest.raises(Refused):
                    await play.decide(hall, room, Caller(address="elsewhere"), 2**31 - 1, "pass")
        return read, (await play.decide(hall, room, caller, 0, "place:a1b1")).seq


def test_a_stranger_does_not_have_a_game_read_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(claim_to_know_more(tmp_path, monkeypatch)) == (2, 1)


async def interrupt_by_leaving(folder: Path) -> tuple[list[int], int]:
    """The number that a decision gets, and its repeat, if the other player has left and returned since it was seen."""
    async with table_for_two(folder) as (hall, room, caller):
        assert room.log is not None
        seat = room.log.asked
        assert seat is not None
        for _ in range(3):
            await play.leave(hall, room, caller, 1 - seat)
            await play.come_back(hall, room, caller, 1 - seat)
        numbers = [(await play.decide(hall, room, caller, 0, "place:a1b1")).seq for _ in range(2)]
        return numbers, room.seq


def test_nobody_is_kept_from_deciding_by_somebody_who_comes_and_goes(tmp_path: Path) -> None:
    assert run(interrupt_by_leaving(tmp_path)) == ([7, 7], 7)


async def interrupt_a_bot(folder: Path) -> tuple[int, int]:
    """How many decisions there are before and after what a bot has thought out while somebody came and went."""
    async with table_for_two(folder) as (hall, room, caller):
        assert room.log is not None
        seat = room.log.asked
        assert seat is not None
        room.thinking = Thinking(seat, now(), None)  # nobody else begins to
        await play.leave(hall, room, caller, seat)
        thought_out_for = room.seq
        await play.leave(hall, room, caller, 1 - seat)
        before = len(room.log.in_force)
        await play.bot_decides(hall, room, thought_out_for, seat, "place:a1b1")
        return before, len(room.log.in_force)


def test_no_bots_thought_is_wasted_by_somebody_who_comes_and_goes(tmp_path: Path) -> None:
    assert run(interrupt_a_bot(tmp_path)) == (0, 1)


def test_a_system_clock_set_back_gives_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SteadyClock()
    before, real = clock.now(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() - HOUR * 1_000_000)
    after = clock.now()

    assert before <= after < before + HOUR


def test_time_goes_on_from_what_games_have_seen() -> None:
    clock = SteadyClock()
    ahead = clock.now() + HOUR
    clock.not_before(ahead)

    assert clock.now() >= ahead


async def set_back_in_mid_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The times of decisions before and after the system's clock goes back by an hour."""
    async with table_for_two(folder) as (hall, room, caller):
        await play.decide(hall, room, caller, 0, "place:a1b1")
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() - HOUR * 1_000_000)
        await play.decide(hall, room, caller, 1, "place:a1b1")
        assert room.log is not None
        return [stored.at for stored in room.log.entries]


def test_no_decision_is_made_before_the_one_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = run(set_back_in_mid_game(tmp_path, monkeypatch))

    assert first <= second


async def let_all_wait(folder: Path) -> tuple[int, str, int]:
    """How soon somebody who is there but never decides is replaced."""
    async with table_for_two(folder) as (hall, room, caller):
        assert room.log is not None
        seat = room.log.asked
        assert seat is not None
        other = Caller(None, [caller.secrets[1 - seat]])
        hall.heard(room, Caller(None, [caller.secrets[seat]]))
        room.note_presence()
        since = room.replaceable(seat)
        assert since is not None
        with pytest.raises(Refused) as early:
            await play.replace(hall, room, other, seat, None)
        CLOCK.not_before(since)
        hall.heard(room, Caller(None, [caller.secrets[seat]]))
        accepted = await play.replace(hall, room, other, seat, None)
        return since - room.log.turn_since, early.value.problem.code, accepted.seq


def test_somebody_who_is_there_but_never_decides_can_be_replaced(tmp_path: Path) -> None:
    assert run(let_all_wait(tmp_path)) == (PATIENCE["live"], "conflict", 1)


def test_somebody_who_speaks_http_alone_is_there(server: ServerProcess) -> None:
    table = Table(server, grace=0)
    table.view(1)

    refused = table.post(0, "replace", seat=1)

    assert table.view()["seats"][1]["connected"] is True
    assert refused.status_code in (403, 409)  # if it is their turn, not before they have let all wait for long


def test_nobody_who_is_at_one_node_is_replaced_at_another_that_has_not_heard(nodes: list[ServerProcess]) -> None:
    here, there = nodes
    with visitors(here, "Ada") as [ada], elsewhere(ada, there) as far:
        game = make(ada, MINE, PERSON, grace=0)
        with here.live(game["id"], game["seats"][1]["secret"]) as live:
            while not live.until("presence")["connected"][1]:
                pass
            refused = far.post(f"/api/games/{game['id']}/replace", json={"seat": 1})

    assert (refused.status_code, refused.json()["error"]["code"]) in [(403, "forbidden"), (409, "conflict")]


async def outage(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often presence is told after a database that failed once."""
    async with table_for_two(folder) as (hall, room, caller):
        hall.heard(room, caller)
        monkeypatch.setattr("spyrium.server.tables.watch.PRESENCE_TOLD_EVERY", 1)
        told = 0

        async def share(_: Room) -> None:
            nonlocal told
            told += 1
            if told == 1:
                raise OSError("no database")

        monkeypatch.setattr(hall, "share_presence", share)
        task = asyncio.create_task(keep_presence_known(hall))
        while told < 3 and not task.done():
            await asyncio.sleep(0.01)
        task.cancel()
        return told


def test_presence_is_told_again_after_the_database_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(outage(tmp_path, monkeypatch)) >= 3


def test_five_thousand_seats_are_moved_by_a_few_statements(tmp_path: Path) -> None:
    assert run(login_with_many_seats(tmp_path)) < 10


async def login_with_many_seats(folder: Path) -> int:
    """How many statements move 5,000 seats to an account."""
    async with table_for_two(folder) as (hall, room, _):
        rows = [{"game": room.id, "seat": number, "player": "visitor"} for number in range(5000)]
        await hall.database.write(lambda connection: connection.execute(insert(holders), rows) and None)
        statements: list[Any] = []

        def move(connection: Any) -> int:
            event.listen(connection, "before_cursor_execute", lambda *call: statements.append(call[2]))
            players.move_seats(connection, "visitor", "account")
            return len(statements)

        return await hall.database.write(move)


def test_a_seat_moved_by_logging_in_is_heard_of_on_the_other_node(nodes: list[ServerProcess]) -> None:
    name, (here, there) = fresh_name(), nodes
    with visitors(here, "Guest") as [guest], here.client() as account:
        register(account, name)
        game = make(guest, MINE, PERSON)
        path = f"/api/games/{game['id']}"
        with elsewhere(account, there) as far:
            before = far.get(path).json()["you"]["seats"]
            guest.post("/api/account/login", json={"name": name, "password": PASSWORD})
            after = far.get(path).json()["you"]["seats"]

    assert (before, after) == ([], [0])


async def left_before_the_start(folder: Path) -> tuple[int, int]:
    async with table_for_two(folder) as (_, room, _caller):
        assert room.log is not None
        room.away_since[1] = room.log.began - HOUR
        found = room.replaceable(1)
        assert found is not None
        return found, room.log.began + 1000 * room.row.options.grace


def test_being_away_counts_from_the_start_of_the_game(tmp_path: Path) -> None:
    found, grace_ends = run(left_before_the_start(tmp_path))

    assert found == grace_ends
