"""One game in memory: its row, its log folded into a state, and those who listen to it."""

from __future__ import annotations

import asyncio
from typing import Protocol

from spyrium import Edition, Game, Record, resume
from spyrium.chance.secret import commitment_to
from spyrium.server.clock import CLOCK, DAY, now
from spyrium.server.people.identity import Caller, Scope
from spyrium.server.protocol.live_messages import PresenceMessage
from spyrium.server.protocol.log_messages import Entry
from spyrium.server.protocol.messages import NoClock
from spyrium.server.protocol.view_messages import Thinking
from spyrium.server.ratings.terms import terms_of
from spyrium.server.seats import authority
from spyrium.server.storage.games import GameRow, SeatRow, Setup
from spyrium.server.tables.gamelog import NEVER, GameLog

PRESENCE_LASTS = 60_000  # what another node told is forgotten unless it is told again
PRESENCE_TOLD_EVERY = 20_000
HEARD_LASTS = 10_000  # somebody who speaks HTTP alone counts as present for so long after a request
PATIENCE = {"live": 900_000, "days": 14 * DAY}  # how long somebody may let all wait where no clock runs
ABANDONED = 14 * DAY  # after so long without a decision a bot plays on in a rated game that has no clock
BOT_LEASE = 20_000  # a bot that has not moved for so long is started again, perhaps by another node


class Listener(Protocol):
    """A live connection: gets ready-made messages and is never waited for."""

    caller: Caller
    wants_views: bool

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


def begin(setup: Setup, edition: Edition, names: list[str]) -> Game:
    """The game at its first decision."""
    secret = bytes.fromhex(setup.secret) if setup.secret is not None else None
    if setup.record is not None:
        return resume(Record.loads(setup.record, edition), setup.seed, names, secret=secret)
    if setup.position is not None:
        return Game.from_position(setup.position, seed=setup.seed, edition=edition, names=names)
    if secret is not None:
        return Game.from_secret(secret, setup.players, edition, names)
    return Game(players=setup.players, seed=setup.seed, edition=edition, names=names)


def inherited(setup: Setup, edition: Edition) -> list[str]:
    """What was decided in the game that this one goes on from."""
    return [] if setup.record is None else Record.loads(setup.record, edition).words


class Room:
    """A game that somebody is looking at or playing; everything in it can be rebuilt from the database."""

    def __init__(self, row: GameRow, edition: Edition) -> None:
        self.row = row
        self.edition = edition
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: Thinking | None = None
        self.presence_elsewhere: dict[str, tuple[int, frozenset[int], int]] = {}  # node: (time, seats, spectators)
        self.heard: dict[int, int] = {}  # when somebody last spoke for a seat over HTTP
        self.public_json: bytes | None = None  # the public view, until something changes
        self.used = now()
        self.version = 0  # of the seats
        self.presence_due = False
        self.away_since = dict.fromkeys(range(len(row.seats)), now())  # seats with nobody at the other end
        self.log: GameLog | None = None
        if row.status != "waiting":
            self.open_log()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def host(self) -> str:
        """Who made the game; all who did not say who they are count as one."""
        return self.row.host or ""

    @property
    def person(self) -> str:
        """Whose share of the bots' time is used."""
        return self.row.person or self.host

    @property
    def watched(self) -> bool:
        return bool(self.listeners)

    @property
    def awaited(self) -> bool:
        """Whether somebody may wait for what happens."""
        return self.watched or self.people > 0

    @property
    def people(self) -> int:
        """How many seats are somebody's to play at present, or open."""
        given_up = self.log.stand_ins if self.log is not None else {}
        return sum(seat.kind != "bot" and seat.seat not in given_up for seat in self.seats)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing goes on."""
        return not self.listeners and not self.lock.locked() and self.thinking is None

    @property
    def weight(self) -> int:
        """Roughly, the bytes that it takes in memory."""
        return self.log.weight if self.log is not None else 0

    @property
    def seats(self) -> list[SeatRow]:
        return self.row.seats

    @property
    def seq(self) -> int:
        return self.log.seq if self.log else 0

    def beginning(self) -> Game:
        """A fresh game as this one began."""
        return begin(self.row.setup, self.edition, [seat.name for seat in self.seats])

    @property
    def commitment(self) -> str | None:
        """What is told of the secret of the deals from the beginning on."""
        if self.log is not None:
            return self.log.game.draws.commitment if self.log.game.draws is not None else None
        secret = self.row.setup.secret
        return commitment_to(bytes.fromhex(secret)) if secret is not None else None

    def open_log(self) -> GameLog:
        """The log as the game began: where it goes on from another one, with what was decided there."""
        game = self.beginning()
        self.log = GameLog(game, self.row.options.clock, set(), self.row.started or self.row.created)
        self._tell_log_of_seats(self.log)
        self.log.go_through(inherited(self.row.setup, self.edition))
        return self.log

    def replay(self, stored: list[tuple[int, int, Entry]]) -> None:
        """Fold in entries that were read from the database."""
        for seq, at, entry in stored:
            if self.log is None:
                self.open_log()
            assert self.log is not None
            if seq != self.log.seq + 1:
                raise ValueError(f"game {self.id}: entry {seq} follows entry {self.log.seq}")
            CLOCK.not_before(at)  # of nodes whose clocks differ, all go by the one ahead
            self.log.append(entry, at)
        self.changed()

    def take_row(self, row: GameRow) -> None:
        """Seats or status were changed, here or on another node."""
        self.row = row
        self.version += 1
        if self.log is not None:
            self._tell_log_of_seats(self.log)
        elif row.status != "waiting":
            self.open_log()
        self.changed()

    def _tell_log_of_seats(self, log: GameLog) -> None:
        """What the seats' rows say and the log's entries do not."""
        log.persons = {seat.seat for seat in self.seats if seat.kind != "bot"}
        log.sat_down = {seat.seat: seat.sat_down for seat in self.seats if seat.sat_down is not None}
        log.sat_down |= {seat.seat: NEVER for seat in self.seats if seat.kind == "open"}
        log.game.names = [seat.name for seat in self.seats]

    def changed(self) -> None:
        self.public_json = None

    def seats_of(self, caller: Caller, act: Scope = "read") -> list[int]:
        """The seats of this caller, remembered until seats change hands; with `act`, if they may do that there."""
        state = (self.id, self.version, len(caller.secrets), caller.player_id)
        if caller.seats[0] != state:
            caller.seats = (state, authority.seats_of(caller, self.seats, "read"))
        return caller.seats[1] if caller.allows(act) else []

    def concerns(self, player: str) -> bool:
        """Whether a player is its host or holds a seat here."""
        return player == self.row.host or any(player in seat.holders for seat in self.seats)

    def is_host(self, caller: Caller) -> bool:
        return authority.is_host(caller, self.row)

    @property
    def rated(self) -> bool:
        return terms_of(self.row) == "rated"

    def connected_here(self) -> tuple[set[int], int]:
        present: set[int] = set()
        spectators = 0
        for listener in self.listeners:
            mine = self.seats_of(listener.caller)
            present.update(mine)
            spectators += not mine
        return present | self.heard_here(), spectators

    def heard_here(self) -> set[int]:
        return self.heard_since(now() - HEARD_LASTS)

    def heard_since(self, moment: int) -> set[int]:
        return {seat for seat, at in self.heard.items() if at >= moment}

    def there_since(self, moment: int) -> set[int]:
        """The seats that somebody here spoke for since then, or is connected for now."""
        return self.connected_here()[0] | self.heard_since(moment)

    def connected(self) -> tuple[list[bool], int]:
        """Which seats have somebody at the other end, and how many watch, over all nodes."""
        present, spectators = self.connected_here()
        recently = now() - PRESENCE_LASTS
        for at, seats, watching in self.presence_elsewhere.values():
            if at >= recently:
                present |= seats
                spectators += watching
        return [seat.seat in present for seat in self.seats], spectators

    def note_presence(self) -> None:
        """Remember since when seats have been without anybody at the other end."""
        for seat, is_there in enumerate(self.connected()[0]):
            if is_there:
                self.away_since.pop(seat, None)
            else:
                self.away_since.setdefault(seat, now())

    def replaceable(self, seat: int) -> int | None:
        """From when on others may let a bot play for a person who is away, or there and lets all wait.

        Never where a clock decides that.
        """
        options, log = self.row.options, self.log
        if log is None or log.over or seat in log.stand_ins or self.seats[seat].kind != "person":
            return None
        if not isinstance(options.clock, NoClock):
            return None
        since = []
        if options.pace == "live" and seat in self.away_since:
            # Nobody need be there before the game begins, or before they sit down.
            begun = max(log.began, log.sat_down.get(seat, 0))
            since.append(max(self.away_since[seat], begun) + 1000 * options.grace)
        if log.asked == seat:
            since.append(log.time_since(seat) + max(PATIENCE[options.pace], 1000 * options.grace))
        return min(since, default=None)

    def presence(self) -> PresenceMessage:
        connected, spectators = self.connected()
        return PresenceMessage(connected, spectators, [self.replaceable(seat) for seat in range(len(self.seats))])

    def wake_at(self, at: int) -> int | None:
        """When somebody must look at this game again, if nothing happens before."""
        if self.log is None or self.row.status == "finished":
            return None
        if self.log.asked is None or self.log.undo_is_due:
            return at  # over, but not settled yet; or agreed on, but not carried out
        if self.log.plays_itself(self.log.asked):
            return at + BOT_LEASE
        return self.deadline()

    def out_of_time(self, moment: int) -> bool:
        """Whether the time of whoever has to decide is over."""
        deadline = self.deadline()
        return deadline is not None and deadline <= moment

    def deadline(self) -> int | None:
        """When the turn of the seat asked ends; a rated game without a clock does not wait for ever either."""
        log = self.log
        if log is None or log.asked is None or log.plays_itself(log.asked):
            return None
        untimed = isinstance(self.row.options.clock, NoClock)
        return log.turn_since + ABANDONED if untimed and self.rated else log.deadline()
