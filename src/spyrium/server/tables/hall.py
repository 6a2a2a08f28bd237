"""The hall in which all tables stand: finds a game's room, stores what happens in it, tells everybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection

from spyrium import Edition, IllegalDecision
from spyrium.server.clock import now
from spyrium.server.http.limits import Buckets
from spyrium.server.operations.health import Health
from spyrium.server.operations.metrics import Metrics
from spyrium.server.people.identity import Caller, CookieSigner, new_id
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.live_messages import NO_SUCH_GAME, ServerMessage
from spyrium.server.protocol.log_messages import Entry
from spyrium.server.protocol.messages import Accepted
from spyrium.server.settings import Settings
from spyrium.server.storage import games
from spyrium.server.storage.database import Append, Database
from spyrium.server.storage.games import GameRow
from spyrium.server.tables import views
from spyrium.server.tables.gamelog import Stored
from spyrium.server.tables.room import HEARD_LASTS, PRESENCE_TOLD_EVERY, Listener, Room
from spyrium.server.tables.shelf import Shelf

log = logging.getLogger(__name__)

ROOMS_KEPT = 2000
MEMORY_KEPT = 200_000_000  # bytes of games, roughly
TIDIED_EVERY = 20  # rooms that are opened
PRESENCE_DELAY = 0.3  # seconds
encode = msgspec.json.Encoder().encode


class Conflict(Exception):
    """Another node stored an entry first; the room has been brought up to date."""


@dataclass
class Preparation:
    """How much of the rules and the bots is compiled, or loaded from the cache."""

    done: int = 0
    steps: int = 1


class Hall:
    """Everything that routes and background tasks share."""

    def __init__(self, settings: Settings, database: Database, shelf: Shelf, cookie_key: bytes) -> None:
        self.settings = settings
        self.database = database
        self.shelf = shelf
        self.signer = CookieSigner(cookie_key)
        self.metrics = Metrics()
        self.health = Health(database)
        self.node = new_id()
        self.loop = asyncio.get_running_loop()
        self.rooms: dict[str, Room] = {}
        self.preparation = Preparation()
        self.rules_ready: asyncio.Task[None] | None = None  # done when all of the preparation is
        self.after_entry: list[Callable[[Room, Stored], None]] = []  # bots and notifications follow along
        self.after_start: list[Callable[[Room], None]] = []
        self.chat_limit = Buckets(per_minute=30, burst=5)
        self.onlookers_chat_limit = Buckets(per_minute=10, burst=10)  # of a table: however many guests there are
        self.changes_limit = Buckets(per_minute=60, burst=40)  # of a table, tried from one address
        self.readings_limit = Buckets(per_minute=1200, burst=100)  # of a game anew, likewise
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._opened = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; a failure is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def wait_for_rules(self) -> None:
        """Until games can be played without holding everybody up."""
        if self.rules_ready is not None:
            await asyncio.shield(self.rules_ready)

    # --- rooms ---------------------------------------------------------------------------------------------------

    def knows(self, game_id: str) -> bool:
        """Whether a game is in memory here, or about to be."""
        return game_id in self.rooms or game_id in self._loading

    async def room(self, game_id: str) -> Room:
        """The room of a game, from memory or from its log."""
        room = self.rooms.get(game_id)
        if room is None:
            task = self._loading.get(game_id)
            if task is None:
                task = self._loading[game_id] = asyncio.get_running_loop().create_task(self._load(game_id))
                task.add_done_callback(lambda _: self._loading.pop(game_id, None))
            room = await asyncio.shield(task)
        room.used = now()
        return room

    async def _load(self, game_id: str) -> Room:
        def query(connection: Connection) -> tuple[GameRow, Edition, list[tuple[int, int, Entry]]]:
            row = games.require_found(games.load(connection, game_id), game_id)
            edition = self.shelf.fetch(connection, row.setup.edition_hash)
            return row, edition, games.load_entries(connection, game_id)

        row, edition, stored = await self.database.read(query)
        await self.wait_for_rules()
        room = Room(row, edition)
        room.replay(stored)
        if self.database.is_postgresql:  # whoever is at another node may be taken for away until that node says so
            room.away_since = dict.fromkeys(room.away_since, now() + PRESENCE_TOLD_EVERY)
        return self.keep(room)

    def keep(self, room: Room) -> Room:
        """Have a room at hand from now on; others that have not been used for long are forgotten."""
        self.rooms[room.id] = room
        self._opened += 1
        if self._opened % TIDIED_EVERY == 0:
            self._forget_idle_rooms()
        return room

    def _forget_idle_rooms(self) -> None:
        """Keep within the bounds of number and memory; what is forgotten is read again when somebody comes."""
        rooms = sorted(self.rooms.values(), key=lambda room: room.used)
        surplus, too_heavy = len(rooms) - ROOMS_KEPT, sum(room.weight for room in rooms) - MEMORY_KEPT
        moment = now()
        for room in rooms:
            if surplus <= 0 and too_heavy <= 0:
                return
            if room.idle and room.used < moment:
                del self.rooms[room.id]
                surplus, too_heavy = surplus - 1, too_heavy - room.weight

    async def catch_up(self, room: Room) -> None:
        """Take over what other nodes have stored; the caller holds the room's lock."""

        def query(connection: Connection) -> tuple[int | None, GameRow | None, list[tuple[int, int, Entry]]]:
            version = games.version(connection, room.id)
            row = games.load(connection, room.id) if version != room.row.version else None
            return version, row, games.load_entries(connection, room.id, room.seq)

        version, row, stored = await self.database.read(query)
        if version is None:
            self.close(room)
            raise Refused("not_found", f"There is no game {room.id}.")
        before = room.seq
        if row is not None:
            room.take_row(row)
        room.replay(stored)
        if row is not None:
            self.announce_view(room)
        if room.log is not None:
            for seq in range(before + 1, room.seq + 1):
                self.announce(room, seq)

    async def refresh(self, room: Room) -> None:
        """Take over a change of seats or status."""
        async with room.lock:
            row = await self.database.read(lambda connection: games.load(connection, room.id))
            if row is None:
                self.close(room)
                return
            room.take_row(row)
            self.announce_view(room)

    async def refresh_seats_of(self, player: str) -> None:
        """What a player held, or was the host of, has gone to an account."""
        for room in [room for room in self.rooms.values() if room.concerns(player)]:
            await self.refresh(room)

    def close(self, room: Room) -> None:
        """A game was deleted: nobody can be there any more."""
        self.rooms.pop(room.id, None)
        room.log = None  # no bot thinks about it any more
        for listener in room.listeners:
            listener.close(NO_SUCH_GAME, "deleted")

    # --- the log -------------------------------------------------------------------------------------------------

    async def append(self, room: Room, entry: Entry, came: int | None = None) -> Accepted:
        """Store one more entry, then tell everybody. The caller holds the room's lock and has checked the entry."""
        if room.log is None:
            raise Refused("not_playing", "The game has not started yet.")
        at = now() if came is None else max(came, room.log.latest)
        try:
            stored = room.log.append(entry, at)
        except IllegalDecision as error:
            raise Refused("illegal", str(error), rule=error.rule, seq=room.seq) from error
        game = room.log.game
        begun = time.perf_counter()
        try:
            first = await self.database.append(
                Append(
                    room.id,
                    stored.seq,
                    at,
                    encode(entry).decode(),
                    room.row.version,
                    game.round,
                    room.log.asked,
                    room.wake_at(at),
                    room.people,
                )
            )
        except BaseException:
            await self._take_back(room)  # nobody has been told of it, and it may not be stored
            raise
        if not first:
            await self._take_back(room)
            raise Conflict
        self.metrics.entries.inc()
        self.metrics.append_seconds.observe(time.perf_counter() - begun)
        self.announce(room, stored.seq, ours=True)
        return Accepted(stored.seq, room.log.events(stored.seq))

    async def _take_back(self, room: Room) -> None:
        """Forget the latest entry, whether or not the database answers, then take over what is stored."""
        assert room.log is not None
        known = [(stored.seq, stored.at, stored.entry) for stored in room.log.entries[room.log.inherited : -1]]
        room.open_log()
        room.replay(known)
        await self.catch_up(room)

    def announce(self, room: Room, seq: int, *, ours: bool = False) -> None:
        """Send entry `seq`, and the view after it, to everybody who listens; bots follow on the node that stored it."""
        assert room.log is not None
        room.changed()
        if room.listeners:
            head = views.entry_head(room.log.written(seq))
            plain = head + b"null}"
            watching: bytes | None = None
            for listener in room.listeners:
                if not listener.wants_views:
                    listener.send(plain)
                elif room.seats_of(listener.caller):
                    listener.send(head + views.for_caller(room, listener.caller) + b"}")
                else:
                    watching = watching or head + views.for_caller(room, listener.caller) + b"}"
                    listener.send(watching)
        for follow in self.after_entry if ours else []:
            follow(room, room.log.entries[seq - 1])

    def started(self, room: Room) -> None:
        """A game has begun: bots may have to decide, people may have to be told."""
        if room.log is not None:
            for follow in self.after_start:
                follow(room)

    def announce_view(self, room: Room) -> None:
        """Send everybody the view anew: something beside the log has changed. The caller holds the room's lock."""
        room.changed()
        for listener in room.listeners:
            if listener.wants_views:
                listener.send(b'{"type":"view","view":' + views.for_caller(room, listener.caller) + b"}")

    def tell(self, room: Room, message: ServerMessage) -> None:
        """Send the same message to everybody who listens."""
        encoded = encode(message)
        for listener in room.listeners:
            listener.send(encoded)

    def presence_changed(self, room: Room) -> None:
        """Tell who is there, a moment later: many come and go together."""
        room.changed()
        if not room.presence_due:
            room.presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._tell_presence, room)

    def _tell_presence(self, room: Room) -> None:
        room.presence_due = False
        room.note_presence()
        self.tell(room, room.presence())
        if self.database.is_postgresql:
            self.spawn(self.share_presence(room))

    def heard(self, room: Room, caller: Caller) -> None:
        """Somebody spoke for a seat without a live connection: they are there, too."""
        mine = set(room.seats_of(caller))
        newcomers = mine - room.heard_here()
        room.heard |= dict.fromkeys(mine, now())
        if newcomers:
            self.presence_changed(room)
            self.loop.call_later(HEARD_LASTS / 1000, self._still_heard, room)

    def _still_heard(self, room: Room) -> None:
        if room.heard_here():
            self.loop.call_later(HEARD_LASTS / 1000, self._still_heard, room)
        self.presence_changed(room)

    async def share_presence(self, room: Room) -> None:
        """Tell the other nodes who is connected here."""
        seats, spectators = room.connected_here()
        message = f"presence {room.id} {self.node} {','.join(map(str, sorted(seats)))} {spectators}"
        await self.database.write(lambda connection: self.database.notify(connection, message))

    def presence_elsewhere(self, room: Room, node: str, seats: frozenset[int], spectators: int) -> None:
        """Another node has told who is connected there."""
        known = room.presence_elsewhere.get(node)
        room.presence_elsewhere[node] = (now(), seats, spectators)
        if known is None or known[1:] != (seats, spectators):
            room.note_presence()
            room.changed()
            self.tell(room, room.presence())

    def join(self, room: Room, listener: Listener) -> None:
        room.listeners.add(listener)
        self.metrics.connections.inc()
        self.presence_changed(room)

    def leave(self, room: Room, listener: Listener) -> None:
        if listener in room.listeners:
            room.listeners.discard(listener)
            self.metrics.connections.dec()
            self.presence_changed(room)
