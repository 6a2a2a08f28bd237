"""What requests ask and answers tell, except what the core defines itself (events, positions).

The browser's types are generated from these (`python -m spyrium.server.protocol.schema`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta, Struct

from spyrium import Event, Position, Quote
from spyrium.notation.position import EventView, MarketCard, TokenPiles
from spyrium.notation.position import Seat as SeatPosition
from spyrium.prices import MarketPrice
from spyrium.rules.state import MAX_PLAYERS

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
    edition: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[a-z0-9-]+$")] = "standard"
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
    player: Annotated[str, Meta(max_length=16, pattern="^[a-z0-9]+$")]
    muted: bool


class Nothing(Request, frozen=True):
    """An empty object."""


class Accepted(Struct, frozen=True):
    """The game's number after the change, and what the change did."""

    seq: int
    events: list[Event]


# --- the log ----------------------------------------------------------------------------------------------------


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


# --- the view ---------------------------------------------------------------------------------------------------


class EditionName(Struct, frozen=True):
    name: str
    hash: str
    title: str


class Replacement(Struct, frozen=True):
    level: str
    reason: StandInReason


class SeatView(Struct, frozen=True):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    player: str | None
    ready: bool
    connected: bool
    stand_in: Replacement | None
    replaceable: int | None  # from when on the others may let a bot play for somebody who is away


class SeatState(SeatPosition):
    """A seat of a position, with where its workers are."""

    in_market: int
    at_work: int
    reserve: int


class Now(TypedDict):
    """The table at this very moment, after the decisions of the present turn."""

    round: int
    first: int
    event: EventView
    future: EventView
    events_left: list[str]
    market: dict[str, MarketCard | None]
    workers: dict[str, list[int]]
    tokens: TokenPiles
    decks: dict[str, dict[str, int]]
    seats: list[SeatState]
    around: dict[str, int]


class TechniqueScore(Struct, frozen=True):
    card: str
    vp: int


class Projection(Struct, frozen=True):
    """What a seat would score if the game ended now, by source."""

    vp: int
    buildings: int
    techniques: list[TechniqueScore]
    total: int


class LegalDecision(Struct, frozen=True):
    word: str
    quote: Quote


class Thinking(Struct, frozen=True):
    seat: int
    since: int
    seconds: float | None


class RatingChange(Struct, frozen=True):
    seat: int
    before: float
    after: float


class Outcome(Struct, frozen=True):
    scores: list[int]
    winners: list[int]
    breakdown: list[Projection]
    ratings: list[RatingChange]


class ClockView(Struct, frozen=True):
    seat: int
    deadline: int
    bank: list[int] | None


class UndoPending(Struct, frozen=True):
    seat: int
    to: int
    waiting_for: list[int]


class You(Struct, frozen=True):
    player: str | None
    seats: list[int]
    host: bool
    can_undo: bool
    can_ask_undo: bool


class PublicView(Struct, frozen=True, kw_only=True):
    """What everybody may see of a game."""

    id: str
    seq: int
    title: str
    status: Status
    edition: EditionName
    options: Options
    rated: bool  # of a table that waits: as far as it is known
    unrated: Unrated | None
    created: int
    started: int | None
    ended: int | None
    host: str | None
    seats: list[SeatView]
    round: int | None
    position: Position | None
    now: Now | None
    current: int | None
    prompt: str | None
    decisions: int
    projected: list[Projection] | None
    result: Outcome | None
    clock: ClockView | None
    undo: UndoPending | None
    spectators: int
    thinking: Thinking | None
    next: str | None
    commitment: str | None  # to the secret that deals are drawn from; none where a seed was chosen
    seed: int | None  # once the game is over
    secret: str | None  # once the game is over


class Personal(Struct, frozen=True):
    """What only the caller needs."""

    you: You
    legal: list[LegalDecision]


class GameView(PublicView, frozen=True, kw_only=True):
    you: You
    legal: list[LegalDecision]


class ReplayView(Struct, frozen=True, kw_only=True):
    """A game after its first `at` decisions."""

    id: str
    at: int
    decisions: int
    words: list[str]
    position: Position
    now: Now
    current: int | None
    prompt: str | None
    projected: list[Projection]
    events: list[Event]
    round: int
    result: Outcome | None


class MarketPrices(Struct, frozen=True):
    """By market position; empty ones are missing."""

    prices: dict[str, MarketPrice]


class TimelineStep(Struct, frozen=True):
    seat: int
    word: str
    round: int
    totals: list[int]


class Timeline(Struct, frozen=True):
    words: list[TimelineStep]


class ChatLine(Struct, frozen=True):
    id: int
    at: int
    seat: int | None
    player: str | None
    name: str
    text: str


class ChatPage(Struct, frozen=True):
    lines: list[ChatLine]


class GameSummary(Struct, frozen=True, kw_only=True):
    id: str
    title: str
    status: Status
    seats: list[SeatView]
    edition: str
    options: Options
    rated: bool
    unrated: Unrated | None
    round: int | None
    current: int | None
    your_seats: list[int]
    your_turn: bool
    deadline: int | None
    updated: int
    result: Outcome | None
    deletable: bool  # by whoever asks
