"""What requests ask, and what is answered at once; events and positions are the core's own.

The browser's types are generated from these (`python -m spyrium.server.protocol.schema`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from spyrium import Event
from spyrium.rules.state import MAX_PLAYERS


def exactly(pattern: str) -> str:
    """For all of a text: by itself `$` lets a line break follow."""
    return rf"^(?:{pattern})$(?!\n)"


LONGEST_NAME, LONGEST_TITLE, LONGEST_CHAT = 24, 60, 500
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
LAST_SEAT = MAX_PLAYERS - 1
Seat = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
Grace = Annotated[int, Meta(ge=0, le=86400)]  # seconds somebody may be away before the others can go on with a bot
USUAL_GRACE = 120
Status = Literal["waiting", "playing", "finished"]
# Why a game is not rated: the host's choice, a chosen seed, a game that goes on from another one, no person in it,
# a seat that nobody known held at the start, somebody with two seats, too little time to come back, a hint.
Unrated = Literal["choice", "seed", "origin", "bots", "seats", "twice", "grace", "hint"]
Terms = Literal["rated"] | Unrated
# Why a bot plays a person's seat: they left, their time ran out, others had them replaced, or they gave the game up.
StandInReason = Literal["left", "time", "away", "resigned"]
Ref = int | str | None


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in: a field we do not know is a mistake worth telling."""


# --- clocks, seats and tables ---------------------------------------------------------------------------------


class NoClock(Request, frozen=True, tag_field="kind", tag="none"):
    pass


class TurnClock(Request, frozen=True, tag_field="kind", tag="turn"):
    """So many seconds for every turn."""

    seconds: Annotated[int, Meta(ge=1, le=86400)]


class BankClock(Request, frozen=True, tag_field="kind", tag="bank"):
    """A store of seconds for the whole game, and some more after every turn."""

    seconds: Annotated[int, Meta(ge=1, le=86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class DaysClock(Request, frozen=True, tag_field="kind", tag="days"):
    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | TurnClock | BankClock | DaysClock


class PersonSpec(Request, frozen=True, tag_field="kind", tag="person"):
    name: Name | None = None
    mine: bool = False  # held by whoever asks, at once


class BotSpec(Request, frozen=True, tag_field="kind", tag="bot"):
    level: Level
    name: Name | None = None


class OpenSpec(Request, frozen=True, tag_field="kind", tag="open"):
    name: Name | None = None


SeatSpec = PersonSpec | BotSpec | OpenSpec


class NewGame(Request, frozen=True):
    seats: Annotated[list[SeatSpec], Meta(min_length=2, max_length=MAX_PLAYERS)]
    edition: Annotated[str, Meta(min_length=1, max_length=64, pattern=exactly("[a-z0-9-]+"))] = "standard"
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    position: dict[str, Any] | None = None
    record: Annotated[str, Meta(max_length=100_000)] | None = None
    fork: Annotated[str, Meta(max_length=16)] | None = None
    at: Number | None = None
    start: Literal["now", "ready"] = "now"
    listed: bool = False
    pace: Literal["live", "days"] = "live"
    clock: Clock = msgspec.field(default_factory=NoClock)
    stand_in: Level = "adviser"
    grace: Grace = USUAL_GRACE
    rated: bool = True
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class SeatLink(Struct, frozen=True):
    seat: int
    secret: str | None
    link: str | None


class GameCreated(Struct, frozen=True):
    id: str
    seats: list[SeatLink]
    link: str


class NextGame(Struct, frozen=True):
    id: str
    link: str


class ForkedFrom(Struct, frozen=True):
    game: str | None
    at: int


class Options(Struct, frozen=True):
    listed: bool
    pace: Literal["live", "days"]
    clock: Clock
    stand_in: str
    rated: bool
    start: Literal["now", "ready"]
    seed_chosen: bool
    forked_from: ForkedFrom | None
    grace: int = USUAL_GRACE


# --- requests about a game --------------------------------------------------------------------------------------


class DecisionRequest(Request, frozen=True):
    seq: Number
    word: Word


class UndoRequest(Request, frozen=True):
    seq: Number
    to: Number | None = None


class UndoAnswer(Request, frozen=True):
    seq: Number
    yes: bool


class SeatRequest(Request, frozen=True):
    seat: Seat | None = None


class ReplaceRequest(Request, frozen=True):
    """Let a bot play for somebody who is away, of the table's level if none is given."""

    seat: Seat
    level: Level | None = None


class ReadyRequest(Request, frozen=True):
    ready: bool


class NameRequest(Request, frozen=True):
    name: Name


class ClaimRequest(Request, frozen=True):
    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class HolderView(Struct, frozen=True):
    """Somebody who may act for a seat; `owner` is whose seat it is, the others are further devices."""

    player: str
    name: str
    owner: bool


class HolderList(Struct, frozen=True):
    holders: list[HolderView]


class ChatRequest(Request, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class MuteRequest(Request, frozen=True):
    player: Annotated[str, Meta(max_length=16, pattern=exactly("[a-z0-9]+"))]
    muted: bool


class Nothing(Request, frozen=True):
    """An empty object."""


class Accepted(Struct, frozen=True):
    """The game's number after the change, and what the change did."""

    seq: int
    events: list[Event]
