"""The log of a game: what was entered, and what each entry changed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spyrium import Event
from spyrium.server.protocol.messages import StandInReason


class Decision(Struct, frozen=True, tag_field="kind", tag="decision"):
    seat: int
    word: str
    by: Literal["person", "bot", "stand-in"]


class Undo(Struct, frozen=True, tag_field="kind", tag="undo"):
    """Takes decisions back until `to` of them are in force."""

    seat: int
    to: int
    asked: bool


class UndoAsked(Struct, frozen=True, tag_field="kind", tag="undo-asked"):
    seat: int
    to: int


class UndoAnswered(Struct, frozen=True, tag_field="kind", tag="undo-answered"):
    seat: int
    yes: bool


class StandIn(Struct, frozen=True, tag_field="kind", tag="stand-in"):
    """A bot takes over a person's seat."""

    seat: int
    level: str
    reason: StandInReason


class Returned(Struct, frozen=True, tag_field="kind", tag="returned"):
    seat: int


Entry = Decision | Undo | UndoAsked | UndoAnswered | StandIn | Returned


class LogEntry(Struct, frozen=True):
    seq: int
    at: int
    entry: Entry
    events: list[Event]


class LogPage(Struct, frozen=True):
    seq: int
    commitment: str | None
    entries: list[LogEntry]
