"""Webhooks that answer slowly, or never, hold nobody up."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection

from spyrium.server.notify import outgoing, turns
from spyrium.server.notify.outgoing import Undeliverable, post
from spyrium.server.people.identity import Caller
from spyrium.server.people.playersettings import PlayerSettings
from spyrium.server.protocol.messages import NewGame, PersonSpec
from spyrium.server.seats import changes
from spyrium.server.storage import players
from spyrium.server.tables import seating
from tests.asynchronous import run_apart
from tests.server.people.test_accounts import PASSWORD, fresh_name, register
from tests.server.process import PATIENCE, ServerProcess, until_refused
from tests.server.storage.test_durability import run, table_for_two
from tests.server.tables.test_seats import visitor


@pytest.fixture
def dripping() -> Iterator[str]:
    """Answers with one byte now and then, for as long as anybody listens."""
    listener = socket.create_server(("127.0.0.1", 0))
    ended = threading.Event()

    def drip(connection: socket.socket) -> None:
        with connection:
            while not ended.wait(0.2):
                try:
                    connection.send(b"H")
                except OSError:
                    return

    def accept() -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=drip, args=(connection,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    ended.set()
    listener.close()


def test_a_delivery_has_a_deadline_as_a_whole(dripping: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "DEADLINE", 1)

    with pytest.raises(Undeliverable, match="took more than 1 seconds"):
        run_apart(post(dripping, b"{}", {}, private=True))


@pytest.mark.proof  # ten seconds
def test_a_webhook_that_drips_is_given_up(dripping: str, tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", private_webhooks=True)
    with visitor(server, "Eve") as eve:
        eve.put("/api/me/settings", json={"webhook": dripping})
        [failed] = eve.post("/api/me/test-notification", json={}).json()["failed"]
    server.stop()

    assert failed["channel"] == "webhook"
    assert failed["reason"].endswith("took more than 10 seconds")


def test_slow_webhooks_stop_neither_logins_nor_the_shutdown(dripping: str, tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", private_webhooks=True)
    name = fresh_name()
    with server.client() as owner:
        register(owner, name)
    seats = [{"kind": "person"}, {"kind": "person"}]
    with visitor(server, "Eve") as eve, server.client() as owner:
        for _ in range(40):  # each tells its webhook that somebody is to move
            eve.post("/api/games", json={"seats": seats, "webhook": dripping}).raise_for_status()
        login = owner.post("/api/account/login", json={"name": name, "password": PASSWORD})
    server.process.terminate()
    server.process.wait(PATIENCE)

    assert login.status_code == 200


async def tell_by_slow_webhooks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many deliveries of an address that has made 30 games are under way when another's gets its turn."""
    begun: Counter[str] = Counter()

    async def never(url: str, *_: object, **__: object) -> None:
        begun[url] += 1
        await asyncio.Event().wait()

    monkeypatch.setattr(turns, "send_webhook", never)
    async with table_for_two(folder) as (hall, _, _caller):
        for address in [*["here"] * 30, "there"]:
            wish = NewGame([PersonSpec(), PersonSpec()], webhook=f"https://{address}.example")
            await seating.create(hall, Caller(address=address), wish, "")
        while not begun["https://there.example"]:
            await asyncio.sleep(0.01)
        return begun["https://here.example"]


def test_slow_webhooks_of_one_address_do_not_keep_others_from_being_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way = run(tell_by_slow_webhooks(tmp_path, monkeypatch))

    assert under_way == turns.MOST_UNDER_WAY < turns.MOST_AT_ONCE


async def tell_behind_slow_webhooks(
    folder: Path, monkeypatch: pytest.MonkeyPatch, account: str | None, asked_by: str
) -> str:
    """Whether a player from elsewhere is told of their turn by a host whose other webhooks never answer.

    Those tables were asked for by the host, or by the player, as rematches are.
    """
    told: asyncio.Queue[str] = asyncio.Queue()

    async def send(url: str, *_: object, **__: object) -> None:
        if url == "https://victim.example":
            told.put_nowait(url)
        await asyncio.Event().wait()

    monkeypatch.setattr(turns, "send_webhook", send)
    async with table_for_two(folder) as (hall, _, _caller):
        victim = players.new_player("Victim")
        host, guest = Caller(address="here"), Caller(replace(victim, account=account), address="there")
        settings = msgspec.json.encode(PlayerSettings(webhook="https://victim.example")).decode()

        def add(connection: Connection) -> None:
            players.add(connection, victim)
            players.change(connection, victim.id, account=account, settings=settings)

        await hall.database.write(add)
        for _ in range(turns.MOST_UNDER_WAY):
            wish = NewGame([PersonSpec(), PersonSpec()], webhook="https://slow.example")
            await seating.create(hall, host if asked_by == "host" else guest, wish, "")
        made = await seating.create(hall, host, NewGame([PersonSpec(), PersonSpec()], pace="days", start="ready"), "")
        room = await hall.room(made.id)
        for link in made.seats:
            await changes.claim(hall, room, guest, link.secret or "")
        await changes.ready(hall, room, guest, True)
        async with asyncio.timeout(PATIENCE):
            return await told.get()


@pytest.mark.parametrize("asked_by", ["host", "player"])
@pytest.mark.parametrize("account", ["victim", None], ids=["account", "guest"])
def test_no_host_keeps_a_player_from_being_told_of_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, account: str | None, asked_by: str
) -> None:
    assert run(tell_behind_slow_webhooks(tmp_path, monkeypatch, account, asked_by)) == "https://victim.example"


async def tell_quickly(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often a webhook is told by an address that makes game after game."""
    told = 0

    async def at_once(*_: object, **__: object) -> None:
        nonlocal told
        told += 1

    monkeypatch.setattr(turns, "send_webhook", at_once)
    monkeypatch.setattr(turns, "TOLD_PER_MINUTE", 5)
    async with table_for_two(folder) as (hall, _, _caller):
        for _ in range(30):
            wish = NewGame([PersonSpec(), PersonSpec()], webhook="https://stranger.example")
            await seating.create(hall, Caller(address="here"), wish, "")
        return told


def test_no_strangers_address_is_flooded_as_a_webhook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(tell_quickly(tmp_path, monkeypatch)) < 15


def test_one_player_cannot_try_without_end(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", private_webhooks=True)
    with visitor(server, "Eve") as eve:
        eve.put("/api/me/settings", json={"webhook": "http://127.0.0.1:9/closed"})
        *told, refused = until_refused(lambda _: eve.post("/api/me/test-notification", json={}))
    server.stop()

    assert len(told) >= 6
    assert {answer.status_code for answer in told} == {200}
    assert refused.status_code == 429
