"""No table starts with somebody who said long ago that they are ready, and left; or said it to another table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from spyrium.server.clock import CLOCK, now
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.messages import DaysClock, NewGame, PersonSpec
from spyrium.server.seats import changes, readiness
from spyrium.server.storage import players
from spyrium.server.tables import seating
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import Room
from tests.server.people.test_accounts import PASSWORD, fresh_name, register
from tests.server.process import ServerProcess
from tests.server.storage.test_durability import run, table_for_two

from .people import MINE, OPEN, PERSON, Seated, make, sit_together, visitors

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


@pytest.mark.parametrize("wishes", [{}, {"clock": DaysClock(3)}], ids=["no clock", "clock"])
def test_where_turns_take_days_nobody_need_be_there(tmp_path: Path, wishes: dict[str, Any]) -> None:
    assert run(late_guest(tmp_path, nothing, pace="days", **wishes)) == ("playing", [True, True])


@pytest.mark.parametrize(
    ("pace", "clock"), [("days", {"kind": "turn", "seconds": 1}), ("live", {"kind": "days", "days": 1})]
)
def test_no_time_runs_out_unnoticed_behind_another_pace(
    server: ServerProcess, pace: str, clock: dict[str, Any]
) -> None:
    """Readiness does not lapse over days, and the notices that everybody gets are of games over days."""
    with visitors(server, "Host") as [host]:
        answer = host.post("/api/games", json={"seats": [MINE, OPEN], "start": "ready", "pace": pace, "clock": clock})

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")


def test_whoever_agreed_to_play_with_others_does_not_play_with_the_host_s_friend(server: ServerProcess) -> None:
    with visitors(server, "Host", "Ada", "Charles", "Friend") as [host, ada, charles, friend]:
        table = Seated(ada, make(host, MINE, OPEN, OPEN, start="ready")["id"])
        for seat, person in ((1, ada), (2, charles)):
            person.post(f"{table.path}/seats/{seat}/take", json={})
        table.post("ready", ready=True)
        host.post(f"{table.path}/seats/2/free", json={})
        friend.post(f"{table.path}/seats/2/take", json={})
        view = Seated(friend, table.id).post("ready", ready=True).json()

    assert (view["status"], [seat["ready"] for seat in view["seats"]]) == ("waiting", [True, False, True])


def test_whoever_agreed_to_an_unrated_game_is_not_rated(server: ServerProcess) -> None:
    with visitors(server, "Host", "Ada", "Friend") as [host, ada, friend]:
        table = Seated(ada, make(host, MINE, MINE, OPEN, start="ready")["id"])
        Seated(host, table.id).post("ready", ready=False)
        ada.post(f"{table.path}/seats/2/take", json={})
        agreed = table.post("ready", ready=True).json()
        host.post(f"{table.path}/seats/1/free", json={})
        friend.post(f"{table.path}/seats/1/take", json={})
        for person in (host, friend):
            view = Seated(person, table.id).post("ready", ready=True).json()

    assert (agreed["unrated"], view["unrated"]) == ("twice", None)
    assert (view["status"], view["seats"][2]["ready"]) == ("waiting", False)


def test_whoever_agreed_to_a_rated_game_has_no_unrated_one(server: ServerProcess) -> None:
    with visitors(server, "Host", "Ada") as [host, ada]:
        created = make(host, PERSON, OPEN, start="ready")
        table = Seated(ada, created["id"])
        ada.post(f"{table.path}/seats/1/take", json={})
        agreed = table.post("ready", ready=True).json()
        with server.client(created["seats"][0]["secret"]) as nobody_known:
            view = Seated(nobody_known, table.id).post("ready", ready=True).json()
        begun = table.post("ready", ready=True).json()

    assert (agreed["unrated"], view["unrated"]) == (None, "seats")
    assert (view["status"], view["seats"][1]["ready"]) == ("waiting", False)
    assert begun["status"] == "playing"


def test_whoever_agreed_to_play_with_guests_does_not_play_with_the_account_they_log_in_to(
    server: ServerProcess,
) -> None:
    name = fresh_name()
    with visitors(server, "Ada", "Eve", "Eva") as [ada, eve, eva], server.client() as account:
        register(account, name)
        created = make(eve, MINE, PERSON, PERSON, start="ready")
        table = Seated(ada, created["id"])
        for seat, person in ((1, ada), (2, eva)):
            Seated(person, table.id).post("claim", secret=created["seats"][seat]["secret"])
        agreed = table.post("ready", ready=True).json()
        for person in (eve, eva):
            person.post("/api/account/login", json={"name": name, "password": PASSWORD})
        view = Seated(eva, table.id).post("ready", ready=True).json()

    assert (agreed["unrated"], view["unrated"]) == (None, "twice")
    assert (view["status"], [seat["ready"] for seat in view["seats"]]) == ("waiting", [True, False, True])


def test_a_host_stays_ready_for_whoever_comes_next(server: ServerProcess) -> None:
    with visitors(server, "Host", "Ada", "Charles") as [host, ada, charles]:
        ours, theirs = sit_together(host, ada)
        theirs.post("seats/1/free")
        charles.post(f"{ours.path}/seats/1/take", json={})
        view = Seated(charles, ours.id).post("ready", ready=True).json()

    assert view["status"] == "playing"
