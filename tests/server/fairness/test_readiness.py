"""No table starts with somebody who said long ago that they are ready, and left."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from spyrium.server.people.identity import CLOCK, Caller, now
from spyrium.server.protocol.messages import DaysClock, NewGame, PersonSpec
from spyrium.server.seats import changes, readiness
from spyrium.server.storage import players
from spyrium.server.tables import seating
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import Room
from tests.server.storage.test_durability import run, table_for_two

Meanwhile = Callable[[Hall, Room, Caller], Awaitable[None]]


async def late_guest(folder: Path, meanwhile: Meanwhile, **wishes: Any) -> tuple[str, list[bool]]:
    """A guest gets ready long after the host did: the table's status, and who is ready."""
    async with table_for_two(folder) as (hall, _, _caller):
        host, guest = (Caller(players.new_player(name), newcomer=True) for name in ("Host", "Guest"))
        wish = NewGame([PersonSpec(mine=True), PersonSpec()], start="ready", **wishes)
        made = await seating.create(hall, host, wish, "")
        room = await hall.room(made.id)
        CLOCK.not_before(now() + readiness.READY_LASTS)
        await meanwhile(hall, room, host)
        CLOCK.not_before(now() + readiness.READY_LASTS // 2)
        await changes.claim(hall, room, guest, made.seats[1].secret or "")
        guest.newcomer = False
        await changes.ready(hall, room, guest, True)
        return room.row.status, [seat.ready for seat in room.seats]


async def nothing(_hall: Hall, _room: Room, _host: Caller) -> None:
    pass


async def stays(hall: Hall, room: Room, host: Caller) -> None:
    hall.heard(room, host)
    await readiness.renew(hall)


async def says_so_again(hall: Hall, room: Room, host: Caller) -> None:
    host.newcomer = False
    await changes.ready(hall, room, host, True)


def test_a_table_does_not_start_with_a_host_who_left_long_ago(tmp_path: Path) -> None:
    assert run(late_guest(tmp_path, nothing)) == ("waiting", [False, True])


@pytest.mark.parametrize("meanwhile", [stays, says_so_again])
def test_a_table_starts_with_whoever_is_there(tmp_path: Path, meanwhile: Meanwhile) -> None:
    assert run(late_guest(tmp_path, meanwhile)) == ("playing", [True, True])


@pytest.mark.parametrize("wishes", [{"pace": "days"}, {"clock": DaysClock(3)}], ids=["pace", "clock"])
def test_where_turns_take_days_nobody_need_be_there(tmp_path: Path, wishes: dict[str, Any]) -> None:
    assert run(late_guest(tmp_path, nothing, **wishes)) == ("playing", [True, True])
