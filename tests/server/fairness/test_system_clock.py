"""Time on the clocks of games, and what somebody can do with it, on a machine whose own clock can be set."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import ServerProcess, Table

from .machine import Machine

HOUR = 3600
NEVER = 10**7  # simulations: such a bot does not decide in our time


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """Its bots think for ever."""
    machine = Machine(tmp_path_factory.mktemp("machine"), bot_simulations=NEVER)
    yield machine
    machine.server.kill()


@pytest.mark.parametrize("kind", ["turn", "bank"])
def test_nobody_gets_time_by_leaving_and_returning(machine: Machine, kind: str) -> None:
    table = Table(machine.server, clock={"kind": kind, "seconds": 60}, stand_in="master")
    before = table.view()
    for _ in range(3):
        machine.set_clock(+15)
        for act in ("leave", "return"):
            assert table.post(before["current"], act).status_code == 201
    after = table.view()

    assert after["clock"] == before["clock"]
    assert after["decisions"] == 0


def test_nobody_returns_when_their_time_has_passed_meanwhile(machine: Machine) -> None:
    table = Table(machine.server, clock={"kind": "bank", "seconds": 60}, stand_in="master")
    seat = table.view()["current"]
    table.post(seat, "leave")
    machine.set_clock(+61)
    returned = table.post(seat, "return")

    assert (returned.status_code, returned.json()["error"]["code"]) == (409, "conflict")


def test_a_clock_set_back_by_an_hour_fills_no_bank(machine: Machine) -> None:
    table = Table(machine.server, clock={"kind": "bank", "seconds": 60})
    table.step()
    machine.set_clock(-HOUR)
    table.step()
    bank = table.view()["clock"]["bank"]
    machine.set_clock(+HOUR)

    assert max(bank) <= 60_000


def test_whoever_is_there_and_never_decides_is_replaced_in_the_end(machine: Machine) -> None:
    table = Table(machine.server, stand_in="master")
    silent = table.view()["current"]
    with machine.server.live(table.id, table.secrets[silent]) as live:
        while not live.until("presence")["connected"][silent]:
            pass
        soon = table.post(1 - silent, "replace", seat=silent)
        machine.set_clock(HOUR // 4)
        late = table.post(1 - silent, "replace", seat=silent)

    assert (soon.status_code, late.status_code) == (409, 201)


def bot_begins(server: ServerProcess) -> Table:
    tables = (Table(server, "person", "bot:master") for _ in iter(int, 1))
    return next(table for table in tables if table.view()["current"] == 1)


@pytest.mark.proof  # as long as a lease
def test_bots_go_on_when_a_server_starts_again_with_its_clock_set_back(tmp_path: Path) -> None:
    machine = Machine(tmp_path, bot_simulations=NEVER)
    table = bot_begins(machine.server)
    machine.server.kill()
    machine.set_clock(-HOUR)
    machine.server.settings["bot_simulations"] = 1
    machine.server.start()
    with machine.server.live(table.id, since=0) as live:
        entry = live.until("entry")["entry"]
    machine.server.stop()

    assert (entry["kind"], entry["seat"], entry["by"]) == ("decision", 1, "bot")
