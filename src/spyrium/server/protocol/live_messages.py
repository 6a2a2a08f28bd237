"""What travels over the WebSocket: what the server tells, and what a client commands."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from spyrium import Event
from spyrium.server.protocol.analysis_messages import AnalysisStage
from spyrium.server.protocol.errors import Problem
from spyrium.server.protocol.log_messages import Entry
from spyrium.server.protocol.messages import LONGEST_CHAT, Level, Number, Ref, Request, Seat, Word
from spyrium.server.protocol.view_messages import ChatLine, GameView, Thinking

NO_SUCH_GAME = 4404  # why a live connection is closed
NO_SUCH_CALLER = 4401


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    protocol: int
    seq: int
    now: int
    commitment: str | None


class EntryMessage(Struct, frozen=True, tag_field="type", tag="entry"):
    seq: int
    at: int
    entry: Entry
    events: list[Event]
    view: GameView | None


class ViewMessage(Struct, frozen=True, tag_field="type", tag="view"):
    view: GameView


class AcceptedMessage(Struct, frozen=True, tag_field="type", tag="accepted"):
    ref: Ref
    seq: int
    events: list[Event]


class PresenceMessage(Struct, frozen=True, tag_field="type", tag="presence"):
    connected: list[bool]
    spectators: int
    replaceable: list[int | None]  # as in SeatView


class ChatMessage(Struct, frozen=True, tag_field="type", tag="chat"):
    chat: ChatLine


class ThinkingMessage(Struct, frozen=True, tag_field="type", tag="thinking"):
    thinking: Thinking | None


class AnalysisMessage(Struct, frozen=True, tag_field="type", tag="analysis"):
    """How far the analysis is that somebody asked for; the analysis itself is fetched once it is done."""

    state: AnalysisStage
    progress: float


class DoneMessage(Struct, frozen=True, tag_field="type", tag="done"):
    ref: Ref


class PongMessage(Struct, frozen=True, tag_field="type", tag="pong"):
    now: int
    ref: Ref


class ErrorMessage(Struct, frozen=True, tag_field="type", tag="error"):
    ref: Ref
    error: Problem


ServerMessage = (
    Hello
    | EntryMessage
    | ViewMessage
    | AcceptedMessage
    | PresenceMessage
    | ChatMessage
    | ThinkingMessage
    | AnalysisMessage
    | DoneMessage
    | PongMessage
    | ErrorMessage
)


class AuthCommand(Request, frozen=True, tag_field="type", tag="auth"):
    secret: Annotated[str, Meta(min_length=1, max_length=100)]
    ref: Ref = None


class DecisionCommand(Request, frozen=True, tag_field="type", tag="decision"):
    seq: Number
    word: Word
    ref: Ref = None


class UndoCommand(Request, frozen=True, tag_field="type", tag="undo"):
    seq: Number
    to: Number | None = None
    ref: Ref = None


class UndoAskCommand(Request, frozen=True, tag_field="type", tag="undo-ask"):
    seq: Number
    to: Number | None = None
    ref: Ref = None


class UndoAnswerCommand(Request, frozen=True, tag_field="type", tag="undo-answer"):
    seq: Number
    yes: bool
    ref: Ref = None


class ChatCommand(Request, frozen=True, tag_field="type", tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    ref: Ref = None


class ReadyCommand(Request, frozen=True, tag_field="type", tag="ready"):
    ready: bool
    ref: Ref = None


class LeaveCommand(Request, frozen=True, tag_field="type", tag="leave"):
    seat: Seat | None = None
    ref: Ref = None


class ResignCommand(Request, frozen=True, tag_field="type", tag="resign"):
    seat: Seat | None = None
    ref: Ref = None


class ReplaceCommand(Request, frozen=True, tag_field="type", tag="replace"):
    seat: Seat
    level: Level | None = None
    ref: Ref = None


class ReturnCommand(Request, frozen=True, tag_field="type", tag="return"):
    seat: Seat | None = None
    ref: Ref = None


class ViewCommand(Request, frozen=True, tag_field="type", tag="view"):
    ref: Ref = None


class PingCommand(Request, frozen=True, tag_field="type", tag="ping"):
    ref: Ref = None


ClientMessage = (
    AuthCommand
    | DecisionCommand
    | UndoCommand
    | UndoAskCommand
    | UndoAnswerCommand
    | ChatCommand
    | ReadyCommand
    | LeaveCommand
    | ResignCommand
    | ReplaceCommand
    | ReturnCommand
    | ViewCommand
    | PingCommand
)
