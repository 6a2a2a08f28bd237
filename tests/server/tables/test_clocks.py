"""Clocks, and bots that stand in for people."""

from __future__ import annotations

from spyrium import Game
from spyrium.server.clock import DAY
from spyrium.server.protocol.log_messages import Decision, Returned, StandIn, Undo
from spyrium.server.protocol.messages import BankClock, Clock, DaysClock, NoClock, TurnClock
from spyrium.server.tables.gamelog import GameLog
from tests.server.process import ServerProcess, Table

BEGAN = 1_000_000


def log_with(clock: Clock) -> GameLog:
    return GameLog(Game(players=2, seed=1), clock, {0, 1}, BEGAN)


def place(log: GameLog, at: int) -> int:
    seat = log.asked
    assert seat is not None
    log.append(Decision(seat, log.game.legal[0], "person"), at)
    return seat


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    assert log_with(NoClock()).deadline() is None


def test_a_turn_clock_starts_anew_with_every_turn() -> None:
    log = log_with(TurnClock(60))

    place(log, BEGAN + 45_000)

    assert log.deadline() == BEGAN + 45_000 + 60_000


def test_a_bank_loses_what_a_turn_takes_and_gains_the_increment() -> None:
    log = log_with(BankClock(600, increment=10))

    seat = place(log, BEGAN + 45_000)

    assert log.bank[seat] == 600_000 - 45_000 + 10_000
    assert log.deadline() == BEGAN + 45_000 + 600_000


def test_days_per_turn() -> None:
    assert log_with(DaysClock(3)).deadline() == BEGAN + 3 * DAY


def test_an_undo_gives_the_time_back() -> None:
    log = log_with(BankClock(600))
    seat = place(log, BEGAN + 45_000)

    log.append(Undo(seat, 0, asked=True), BEGAN + 50_000)

    assert log.bank[seat] == 600_000
    assert log.deadline() == BEGAN + 50_000 + 600_000


def test_a_bot_has_no_clock_but_that_of_its_person_goes_on() -> None:
    log = log_with(BankClock(60))
    seat = log.asked
    assert seat is not None
    log.append(StandIn(seat, "random", "left"), BEGAN + 20_000)
    meanwhile = log.deadline()

    log.append(Returned(seat), BEGAN + 30_000)

    assert meanwhile is None
    assert log.deadline() == BEGAN + 60_000


def test_a_bot_that_stands_in_spends_time_and_earns_none() -> None:
    log = log_with(BankClock(60, increment=5))
    seat = log.asked
    assert seat is not None
    log.append(StandIn(seat, "random", "left"), BEGAN + 20_000)
    log.append(Decision(seat, log.game.legal[0], "stand-in"), BEGAN + 21_000)

    assert log.bank[seat] == 60_000 - 21_000


def test_a_flagged_seat_goes_to_a_bot_and_may_come_back(server: ServerProcess) -> None:
    table = Table(server, clock={"kind": "turn", "seconds": 3}, stand_in="random")
    with server.live(table.id, since=0) as live:
        flagged = live.until("entry")
        seat = flagged["entry"]["seat"]
        moved = live.until("entry")
        while moved["view"]["current"] == seat:  # its turn goes on
            moved = live.until("entry")
        refused = table.decide(seat, moved["seq"], "pass")
        live.send(type="auth", secret=table.secrets[seat])
        live.until("done")
        live.send(type="return")
        while live.until("entry")["entry"] != {"kind": "returned", "seat": seat}:
            pass

    assert flagged["entry"] == {"kind": "stand-in", "seat": seat, "level": "random", "reason": "time"}
    assert flagged["view"]["seats"][seat]["stand_in"] == {"level": "random", "reason": "time"}
    assert (moved["entry"]["kind"], moved["entry"]["by"]) == ("decision", "stand-in")
    assert refused.status_code in (403, 409)


def test_whoever_leaves_is_replaced_at_once_and_may_come_back(server: ServerProcess) -> None:
    table = Table(server, stand_in="greedy")
    seat = table.view()["current"]

    left = table.post(seat, "leave")
    away = table.view()["seats"][seat]["stand_in"]
    returned = table.post(seat, "return")

    assert (left.status_code, returned.status_code) == (201, 201)
    assert away == {"level": "greedy", "reason": "left"}
    assert table.view()["seats"][seat]["stand_in"] is None


def test_the_bot_plays_for_whoever_left(server: ServerProcess) -> None:
    table = Table(server, stand_in="greedy")
    seat = table.view()["current"]
    table.post(seat, "leave")

    with server.live(table.id, since=0) as live:
        entries = [live.until("entry")["entry"] for _ in range(2)]

    assert entries[0] == {"kind": "stand-in", "seat": seat, "level": "greedy", "reason": "left"}
    assert entries[1]["by"] == "stand-in"


def test_the_view_shows_the_clock_of_the_seat_asked(server: ServerProcess) -> None:
    view = Table(server, clock={"kind": "bank", "seconds": 300, "increment": 5}).view()

    assert view["clock"] == {"seat": view["current"], "deadline": view["started"] + 300_000, "bank": [300_000] * 2}
