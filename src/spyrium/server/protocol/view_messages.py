"""What is to be seen of a game: the whole view, moments of it, lists of games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spyrium import Event, Position, Quote
from spyrium.notation.position import Board
from spyrium.notation.position import Seat as SeatPosition
from spyrium.prices import MarketPrice
from spyrium.server.protocol.messages import Options, StandInReason, Status, Unrated


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


class Now(Board):
    """The table at this very moment, after the decisions of the present turn."""

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

    at: int  # after so many decisions
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
