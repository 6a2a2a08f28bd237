"""A game as its log: folding entries into a game, its clocks, its stand-ins and a pending request to undo.

No input or output here: the same entries always give the same state, on every node and after every restart.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from msgspec import Struct

from spyrium import Event, Game
from spyrium.server.clock import DAY
from spyrium.server.protocol.log_messages import (
    Decision,
    Entry,
    LogEntry,
    Returned,
    StandIn,
    Undo,
    UndoAnswered,
    UndoAsked,
)
from spyrium.server.protocol.messages import BankClock, Clock, DaysClock, NoClock, TurnClock
from spyrium.server.protocol.view_messages import Replacement

MOST_TAKEN_BACK = 500  # entries of a seat that are no decisions in force: asked for, taken back, left and returned to
ENTRY_WEIGHT = 500  # bytes, roughly
NEVER = 2**62


class InForce(Struct, frozen=True, gc=False):
    """A decision that has not been taken back, with what is needed to take it back."""

    seat: int
    word: str
    turn_start: int  # index of its turn's first decision
    round: int  # the round it was made in
    bank: tuple[int, ...]  # the clocks before it
    seq: int  # its entry


class Stored(Struct, gc=False):
    """An entry of the log. Events are computed when somebody asks, and kept before an undo makes that impossible."""

    seq: int
    at: int
    entry: Entry
    ply: int | None = None  # the game's state after a decision
    events: list[Event] | None = None


@dataclass
class UndoWish:
    seat: int
    to: int
    waiting_for: set[int]


@dataclass
class GameLog:
    """`append` is the only way anything changes."""

    game: Game
    clock: Clock
    persons: set[int]  # seats that are not bots
    began: int
    entries: list[Stored] = field(default_factory=list)
    in_force: list[InForce] = field(default_factory=list)
    stand_ins: dict[int, Replacement] = field(default_factory=dict)
    wish: UndoWish | None = None
    stood_in: set[int] = field(default_factory=set)  # persons' seats given up, or for which a bot has ever decided
    taken_back: Counter[int] = field(default_factory=Counter)  # by seat
    bank: list[int] = field(default_factory=list)
    turn_since: int = 0
    table_seq: int = 0  # the latest entry that changed the table: a decision, or one that took some back
    asked: int | None = None  # the seat that has to decide, until the game is over
    turn_length: int = 0  # decisions made in the present turn
    sat_down: dict[int, int] = field(default_factory=dict)  # when, on a seat that was open; NEVER while it still is
    inherited: int = 0  # entries of the game that this one goes on from; they are part of how it begins

    def __post_init__(self) -> None:
        seconds = self.clock.seconds if isinstance(self.clock, BankClock) else 0
        self.bank = [seconds * 1000] * self.game.players
        self.turn_since = self.began
        self._look_at_game()

    def _look_at_game(self) -> None:
        """Read once after every change what is asked for again and again."""
        self.asked = None if self.game.over else self.game.current
        self.turn_length = len(self.game.turn)

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def latest(self) -> int:
        """When the latest entry was made."""
        return self.entries[-1].at if self.entries else self.began

    def worn_out(self, seat: int) -> bool:
        """Whether a seat has taken back so much that no more can be: a log does not grow for ever."""
        return self.taken_back[seat] >= MOST_TAKEN_BACK

    @property
    def resigned(self) -> set[int]:
        return {seat for seat in self.stand_ins if self.has_resigned(seat)}

    @property
    def weight(self) -> int:
        """Roughly, the bytes that it takes in memory."""
        return self.game.states.nbytes + ENTRY_WEIGHT * self.seq

    @property
    def turn_start(self) -> int:
        """How many decisions were in force when the present turn began."""
        return max(0, len(self.in_force) - self.turn_length)

    @property
    def over(self) -> bool:
        return self.asked is None

    def go_through(self, words: list[str]) -> None:
        """Take over what was decided in another game, at no cost of time."""
        self.inherited = len(words)
        for word in words:
            seat = self.game.current
            self.append(Decision(seat, word, "person" if seat in self.persons else "bot"), self.began)

    def append(self, entry: Entry, at: int) -> Stored:
        """Fold one more entry in; raises IllegalDecision, with nothing changed, for a word that is not legal."""
        stored = Stored(self.seq + 1, at, entry)
        match entry:
            case Decision():
                self._decide(entry, stored)
            case Undo():
                self._undo(entry, at)
            case UndoAsked():
                self.wish = UndoWish(entry.seat, entry.to, self.people(at) - {entry.seat})
            case UndoAnswered():
                self._answer(entry)
            case StandIn():
                self.stand_ins[entry.seat] = Replacement(entry.level, entry.reason)
                if entry.reason == "resigned":
                    self.stood_in.add(entry.seat)
                if self.wish is not None:
                    self.wish.waiting_for.discard(entry.seat)
            case Returned():  # the clock has gone on meanwhile
                del self.stand_ins[entry.seat]
        if not isinstance(entry, Decision):
            self.taken_back[entry.seat] += 1
        if isinstance(entry, Decision | Undo):
            self.table_seq = stored.seq
        self.entries.append(stored)
        return stored

    def _decide(self, entry: Decision, stored: Stored) -> None:
        start, round_ = self.turn_start, self.game.round
        self.game.play(entry.word)
        self._look_at_game()
        stored.ply = self.game.ply
        self.in_force.append(InForce(entry.seat, entry.word, start, round_, tuple(self.bank), stored.seq))
        self.wish = None
        if entry.by == "stand-in":
            self.stood_in.add(entry.seat)
        if not self.turn_length:  # the turn is complete
            if isinstance(self.clock, BankClock) and entry.by != "bot" and stored.seq > self.inherited:
                used = max(0, stored.at - self.time_since(entry.seat))
                earned = self.clock.increment * 1000 if entry.by == "person" else 0
                self.bank[entry.seat] = max(0, self.bank[entry.seat] - used) + earned
            self.turn_since = stored.at

    def _undo(self, entry: Undo, at: int) -> None:
        leaves_turn = entry.to < self.turn_start
        while len(self.in_force) > entry.to:
            self.events(self.in_force[-1].seq)
            self.game.undo()
            gone = self.in_force.pop()
            self.taken_back[gone.seat] += 1
            self.bank = list(gone.bank)
        self._look_at_game()
        self.wish = None
        if leaves_turn:
            self.turn_since = at

    def events(self, seq: int) -> list[Event]:
        """What entry `seq` changed on the table."""
        stored = self.entries[seq - 1]
        if stored.events is None:
            stored.events = [] if stored.ply is None else self.game.events_at(stored.ply)
        return stored.events

    def written(self, seq: int) -> LogEntry:
        """Entry `seq` as it is sent."""
        stored = self.entries[seq - 1]
        return LogEntry(seq, stored.at, stored.entry, self.events(seq))

    def _answer(self, entry: UndoAnswered) -> None:
        if self.wish is not None:
            self.wish.waiting_for.discard(entry.seat)
            if not entry.yes:
                self.wish = None

    def turn_before(self, seat: int) -> int | None:
        """Where to undo to, so that `seat` makes its latest turn (or the present one) again."""
        for decision in reversed(self.in_force):
            if decision.seat == seat:
                return decision.turn_start
        return None

    def latest_turn(self, mine: list[int]) -> tuple[int, int]:
        """The latest turn of one of these seats: seat, and how many decisions were in force before it."""
        turns = [(start, seat) for seat in mine if (start := self.turn_before(seat)) is not None]
        start, seat = max(turns)
        return seat, start

    def can_undo(self, mine: list[int]) -> bool:
        """Within one's own turn, without asking."""
        within = len(self.in_force) > self.turn_start and self.asked is not None and not self.worn_out(self.asked)
        return within and self.asked in mine and self.asked not in self.stand_ins

    def can_ask_undo(self, mine: list[int]) -> bool:
        possible = not self.over and self.wish is None and not any(self.worn_out(seat) for seat in mine)
        return possible and any(seat not in self.stand_ins and self.turn_before(seat) is not None for seat in mine)

    def first_change_after(self, seq: int) -> Stored | None:
        """The first entry after that number that changed the table."""
        return next((stored for stored in self.entries[seq:] if isinstance(stored.entry, Decision | Undo)), None)

    @property
    def undo_is_due(self) -> bool:
        """Whether all have agreed to a request that is not carried out yet."""
        return self.wish is not None and not self.wish.waiting_for

    def has_resigned(self, seat: int) -> bool:
        return seat in self.stand_ins and self.stand_ins[seat].reason == "resigned"

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot decides for this seat at present."""
        return seat not in self.persons or seat in self.stand_ins

    def is_open(self, seat: int, at: int = NEVER - 1) -> bool:
        """Whether nobody has sat down here yet (or had, at a certain time)."""
        return self.sat_down.get(seat, 0) > at

    def people(self, at: int) -> set[int]:
        """The seats that people play at this time."""
        return {seat for seat in self.persons if seat not in self.stand_ins and not self.is_open(seat, at)}

    def time_since(self, seat: int) -> int:
        """Since when a seat's time for the present turn runs: not before there is somebody to use it."""
        return max(self.turn_since, self.sat_down.get(seat, 0))

    def deadline(self) -> int | None:
        """When the clock of the seat asked runs out; bots have no clock."""
        seat = self.asked
        return None if seat is None or self.plays_itself(seat) or self.is_open(seat) else self._end_of_turn(seat)

    def _end_of_turn(self, seat: int) -> int | None:
        since = self.time_since(seat)
        match self.clock:
            case TurnClock(seconds=seconds):
                return since + seconds * 1000
            case BankClock():
                return since + self.bank[seat]
            case DaysClock(days=days):
                return since + days * DAY
            case NoClock():
                return None

    def out_of_time(self, seat: int, moment: int) -> bool:
        """Whether somebody who came back now would have no time to decide."""
        if self.asked != seat:
            return isinstance(self.clock, BankClock) and self.bank[seat] <= 0
        end = self._end_of_turn(seat)
        return end is not None and end <= moment
