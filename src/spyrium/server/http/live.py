"""The live connection: every entry of the log from a number on, without gaps or repeats, and commands back."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from spyrium.rules.state import MAX_PLAYERS
from spyrium.server.clock import now
from spyrium.server.http.limits import Buckets
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.errors import Problem, Refused
from spyrium.server.protocol.live_messages import (
    AcceptedMessage,
    AuthCommand,
    ChatCommand,
    ClientMessage,
    DecisionCommand,
    DoneMessage,
    ErrorMessage,
    Hello,
    LeaveCommand,
    PingCommand,
    PongMessage,
    ReadyCommand,
    ReplaceCommand,
    ResignCommand,
    ReturnCommand,
    ServerMessage,
    UndoAnswerCommand,
    UndoAskCommand,
    UndoCommand,
    ViewCommand,
)
from spyrium.server.protocol.messages import Accepted, Ref
from spyrium.server.seats import changes
from spyrium.server.tables import chat, play, views
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import Room

log = logging.getLogger(__name__)

PROTOCOL = 1
LONGEST_MESSAGE = 16_384
MOST_UNSENT = 2_000  # a listener that falls this far behind is cut off; it resumes where it was
PAGE = 500  # entries of the log that are sent at once
PAUSE = 1.0  # seconds for whoever sends too much

decode = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode


class Connection:
    """One WebSocket. Sending never waits: what cannot go out at once is queued, and a task drains the queue."""

    def __init__(
        self,
        hall: Hall,
        room: Room,
        socket: WebSocket[Any, Any, State],
        caller: Caller,
        limit: Buckets,
        wants_views: bool,
    ) -> None:
        self.hall = hall
        self.room = room
        self.socket = socket
        self.caller = caller
        self.wants_views = wants_views
        self.limit = limit
        self._unsent: deque[bytes] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._closed = False

    def send(self, message: bytes) -> None:
        if self._closed:
            return
        self._unsent.append(message)
        if len(self._unsent) > MOST_UNSENT:
            self.close(1013, "too slow")
        elif self._sender is None:
            self._sender = self.hall.spawn(self._drain())

    def close(self, code: int, reason: str) -> None:
        self._closed = True
        self._unsent.clear()
        self.hall.spawn(self._end(code, reason))

    async def _end(self, code: int, reason: str) -> None:
        with suppress(Exception):  # the other end may be gone already
            await self.socket.close(code, reason)

    async def _drain(self) -> None:
        try:
            while self._unsent:
                await self.socket.send_data(self._unsent.popleft(), mode="text")
        except Exception:  # the other end is gone; `run` notices by itself
            self._closed = True
            self._unsent.clear()
        finally:
            self._sender = None

    def tell(self, message: ServerMessage) -> None:
        self.send(encode(message))

    async def run(self, since: int | None) -> None:
        try:
            await self.join(since)
            while not self._closed:
                raw = await self.socket.receive_data(mode="text")
                await self.handle(raw)
                await asyncio.sleep(0)  # what has come at once is carried out in turn with what others ask for
        except WebSocketDisconnect:
            pass
        finally:
            self._closed = True
            self.hall.leave(self.room, self)

    async def join(self, since: int | None) -> None:
        """Send what has happened since, a page at a time, then whatever happens."""
        async with self.room.lock:
            if since is not None and since > self.room.seq:  # heard from another node
                await self.hall.catch_up(self.room)
            self.tell(Hello(PROTOCOL, self.room.seq, now(), self.room.commitment))
            told = self.room.seq if since is None else since
            complete = self.tell_page(told)
        while not complete:
            while self._sender is not None:
                await asyncio.wait([self._sender])
            told += PAGE
            async with self.room.lock:
                complete = self.tell_page(told)

    def tell_page(self, told: int) -> bool:
        """Send entries after `told`, and join after the last; the lock lets nothing be appended in between."""
        log, last = self.room.log, min(told + PAGE, self.room.seq)
        if log is not None:
            for seq in range(told + 1, last + 1):
                self.send(views.entry_head(log.written(seq)) + b"null}")
        if last < self.room.seq:
            return False
        if self.wants_views:
            self.show_now()
        self.hall.join(self.room, self)
        return True

    async def show(self) -> None:
        async with self.room.lock:  # nobody sees a decision that is not on the disk yet
            self.show_now()

    def show_now(self) -> None:
        self.send(b'{"type":"view","view":' + views.for_caller(self.room, self.caller) + b"}")

    async def handle(self, raw: str | bytes) -> None:
        """Carry out one message; whatever is wrong with it, exactly one error goes back."""
        ref: Ref = None
        if not self.limit.take(self.caller.address):
            self.tell(ErrorMessage(ref, Problem("rate_limited", "Too many messages: wait a second.")))
            await asyncio.sleep(PAUSE)  # nothing more is read from here meanwhile
            return
        try:
            if len(raw) > LONGEST_MESSAGE:
                raise Refused("too_large", f"A message can have {LONGEST_MESSAGE} characters at most.")
            message = decode(raw)
            ref = message.ref
            answer = await self.carry_out(message)
            if answer is not None:
                self.tell(answer)
        except Refused as refused:
            self.hall.metrics.refusals.labels(refused.problem.code).inc()
            self.tell(ErrorMessage(ref, refused.problem))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.tell(ErrorMessage(ref, Problem("bad_request", f"Not a message of this protocol: {error}")))
        except RecursionError:
            self.tell(ErrorMessage(ref, Problem("bad_request", "The message is nested too deeply.")))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("a message on the live connection failed")
            self.tell(ErrorMessage(ref, Problem("internal", "The server could not carry this out. Try again.")))

    async def carry_out(self, message: ClientMessage) -> ServerMessage | None:
        hall, room, caller = self.hall, self.room, self.caller
        match message:
            case DecisionCommand():
                return accepted(message.ref, await play.decide(hall, room, caller, message.seq, message.word))
            case UndoCommand():
                return accepted(message.ref, await play.undo(hall, room, caller, message.seq, message.to))
            case UndoAskCommand():
                return accepted(message.ref, await play.ask_undo(hall, room, caller, message.seq, message.to))
            case UndoAnswerCommand():
                return accepted(message.ref, await play.answer_undo(hall, room, caller, message.seq, message.yes))
            case LeaveCommand():
                return accepted(message.ref, await play.leave(hall, room, caller, message.seat))
            case ResignCommand():
                return accepted(message.ref, await play.resign(hall, room, caller, message.seat))
            case ReplaceCommand():
                return accepted(message.ref, await play.replace(hall, room, caller, message.seat, message.level))
            case ReturnCommand():
                return accepted(message.ref, await play.come_back(hall, room, caller, message.seat))
            case ChatCommand():
                await chat.say(hall, room, caller, message.text)
            case ReadyCommand():
                await changes.ready(hall, room, caller, message.ready)
            case AuthCommand():
                await self.authenticate(message.secret)
            case ViewCommand():
                await self.show()
            case PingCommand():
                return PongMessage(now(), message.ref)
        return DoneMessage(message.ref)

    async def authenticate(self, secret: str) -> None:
        known = Caller(None, [secret])
        if not self.room.seats_of(known):
            raise Refused("forbidden", "This secret opens no seat of this game.")
        if secret not in self.caller.secrets:
            if len(self.caller.secrets) >= MAX_PLAYERS:
                raise Refused("bad_request", f"A game has {MAX_PLAYERS} seats at most.")
            self.caller.secrets.append(secret)
        self.hall.presence_changed(self.room)
        if self.wants_views:
            await self.show()


def accepted(ref: Ref, result: Accepted) -> AcceptedMessage:
    return AcceptedMessage(ref, result.seq, result.events)
