"""What a seat can do in a running game. Each function checks the caller, then appends one entry to the log."""

from __future__ import annotations

from collections.abc import Callable

from spyrium.server.clock import now
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.log_messages import Decision, Entry, Returned, StandIn, Undo, UndoAnswered, UndoAsked
from spyrium.server.protocol.messages import Accepted
from spyrium.server.seats.authority import is_host
from spyrium.server.tables.gamelog import GameLog
from spyrium.server.tables.hall import Conflict, Hall
from spyrium.server.tables.levels import check_level
from spyrium.server.tables.room import Room


def require_running(room: Room) -> GameLog:
    if room.log is None:
        raise Refused("not_playing", "The game has not started yet.", seq=room.seq)
    if room.log.over:
        raise Refused("not_playing", "The game is over.", seq=room.seq)
    return room.log


def check_wear(log: GameLog, mine: list[int]) -> None:
    if any(log.worn_out(seat) for seat in mine):
        raise Refused(
            "conflict",
            "You have taken back, or left, so often in this game that you no more can: play on as it stands.",
        )


def check_table(room: Room, log: GameLog, seq: int) -> None:
    """That the table is as whoever decides has seen it, whoever may have left or returned since."""
    if seq < log.table_seq or seq > room.seq:
        check_number(room, seq)


def check_number(room: Room, seq: int) -> None:
    if seq != room.seq:
        raise Refused(
            "stale", f"The game stands at number {room.seq}, not {seq}: look at it again and repeat.", seq=room.seq
        )


Seen = tuple[Caller, int]  # somebody, and the number at which they have seen the game


async def hear_of_more(hall: Hall, room: Room, caller: Caller, seq: int) -> None:
    """Whoever knows of more than this node has heard it from another: then read it here, too. Not for ever."""
    if seq <= room.seq or not hall.database.is_postgresql:
        return
    if not hall.readings_limit.take(f"{room.id} {caller.address}"):
        raise Refused("rate_limited", "Too much that this game has not seen: wait a moment.", seq=room.seq, wait=5)
    await hall.catch_up(room)


async def append_checked(
    hall: Hall, room: Room, check: Callable[[], Entry | Accepted], seen: Seen | None = None, came: int | None = None
) -> Accepted:
    """Append what `check` returns, as of when it came; after a race with another node, check again on the new state."""
    async with room.lock:
        if seen is not None:
            await hear_of_more(hall, room, *seen)
        while True:
            entry = check()
            if isinstance(entry, Accepted):
                return entry
            try:
                return await hall.append(room, entry, came)
            except Conflict:
                continue


async def decide(hall: Hall, room: Room, caller: Caller, seq: int, word: str) -> Accepted:
    """One decision. A repeat of one that was accepted is answered as the first time.

    Time is up to when it came: nobody loses on time because others keep the table busy.
    """
    came = now()

    def check() -> Entry | Accepted:
        mine = room.seats_of(caller, "play")
        if not mine:
            raise Refused("forbidden", "You hold no seat in this game.")
        earlier = repeated(room, mine, seq, word)
        if earlier is not None:
            return earlier
        log = require_running(room)
        check_table(room, log, seq)
        seat = log.asked
        if seat is None or seat not in mine:
            raise Refused("not_your_turn", f"It is the turn of seat {seat}, not yours.", seq=room.seq)
        if seat in log.stand_ins:
            raise Refused("not_your_turn", "A bot plays your seat: return to it first.", seq=room.seq)
        if room.out_of_time(came):  # the watch has not looked yet
            raise Refused("not_your_turn", "Your time for this turn is over: a bot plays on.", seq=room.seq)
        return Decision(seat, word, "person")

    return await append_checked(hall, room, check, (caller, seq), came)


def repeated(room: Room, mine: list[int], seq: int, word: str) -> Accepted | None:
    stored = room.log.first_change_after(seq) if room.log is not None else None
    if room.log is None or stored is None or not isinstance(stored.entry, Decision):
        return None
    entry = stored.entry
    if entry.word == word and entry.seat in mine and entry.by == "person":
        return Accepted(stored.seq, room.log.events(stored.seq))
    return None


async def bot_decides(hall: Hall, room: Room, seq: int, seat: int, word: str) -> None:
    """A bot's decision, thought out for number `seq`; dropped if the table has changed since."""
    async with room.lock:
        log = room.log
        if log is None or log.table_seq > seq or log.asked != seat or not log.plays_itself(seat):
            return
        try:
            await hall.append(room, Decision(seat, word, "stand-in" if seat in log.stand_ins else "bot"))
        except Conflict:
            return


async def undo(hall: Hall, room: Room, caller: Caller, seq: int, to: int | None) -> Accepted:
    """Take back decisions of one's own present turn."""

    def check() -> Entry:
        mine = room.seats_of(caller, "play")
        log = require_running(room)
        check_number(room, seq)
        check_wear(log, mine)
        if not log.can_undo(mine):
            raise Refused("forbidden", "Only decisions of your own present turn can be taken back without asking.")
        target = len(log.in_force) - 1 if to is None else to
        if not log.turn_start <= target < len(log.in_force):
            raise Refused(
                "bad_request", f"Take back to between {log.turn_start} and {len(log.in_force) - 1} decisions."
            )
        return Undo(log.in_force[-1].seat, target, asked=False)

    return await append_checked(hall, room, check, (caller, seq))


async def ask_undo(hall: Hall, room: Room, caller: Caller, seq: int, to: int | None) -> Accepted:
    """Ask the other people to take back more; granted at once where there are none."""

    def check() -> Entry:
        log = require_running(room)
        mine = [seat for seat in room.seats_of(caller, "play") if seat not in log.stand_ins]
        check_number(room, seq)
        if room.rated:
            raise Refused("forbidden", "In a rated game only decisions of the present turn can be taken back.")
        check_wear(log, mine)
        if not log.can_ask_undo(mine):
            raise Refused("forbidden", "There is nothing of yours to take back, or a request is under way.")
        seat, target = log.latest_turn(mine)
        if to is not None:
            if not 0 <= to < len(log.in_force):
                raise Refused("bad_request", f"Take back to between 0 and {len(log.in_force) - 1} decisions.")
            target = to
        others = log.people(now()) - set(mine)
        return UndoAsked(seat, target) if others else Undo(seat, target, asked=True)

    return await append_checked(hall, room, check, (caller, seq))


async def answer_undo(hall: Hall, room: Room, caller: Caller, seq: int, yes: bool) -> Accepted:
    """Agree to a request or refuse it; the last to agree carries it out."""

    def check() -> Entry:
        mine = room.seats_of(caller, "play")
        log = require_running(room)
        check_number(room, seq)
        if log.wish is None or not log.wish.waiting_for.intersection(mine):
            raise Refused("forbidden", "There is no request that waits for your answer.", seq=room.seq)
        return UndoAnswered(min(log.wish.waiting_for.intersection(mine)), yes)

    return await append_and_grant(hall, room, check, (caller, seq))


async def grant_undo(hall: Hall, room: Room) -> None:
    """Carry out a request that nobody is waited for any more."""
    async with room.lock:
        while room.log is not None and room.log.wish is not None and room.log.undo_is_due:
            try:
                await hall.append(room, Undo(room.log.wish.seat, room.log.wish.to, asked=True))
            except Conflict:
                continue


async def append_and_grant(hall: Hall, room: Room, check: Callable[[], Entry], seen: Seen | None = None) -> Accepted:
    """`append_checked` for what may leave an undo with nobody to wait for: an answer, a seat that a bot takes over."""
    accepted = await append_checked(hall, room, check, seen)
    await grant_undo(hall, room)
    return accepted


async def leave(hall: Hall, room: Room, caller: Caller, seat: int | None) -> Accepted:
    """Hand one's seat to a bot of the table's level."""

    def check() -> Entry:
        mine = room.seats_of(caller, "play")
        log = require_running(room)
        free = [s for s in mine if s in log.persons and s not in log.stand_ins and seat in (None, s)]
        if not free:
            raise Refused("forbidden", "You hold no such seat that you could leave.")
        check_wear(log, free[:1])
        return StandIn(free[0], room.row.options.stand_in, "left")

    return await append_and_grant(hall, room, check)


async def resign(hall: Hall, room: Room, caller: Caller, seat: int | None) -> Accepted:
    """Give one's seat up for good: a bot plays the game out for the others, and there is no way back."""

    def check() -> Entry:
        mine = room.seats_of(caller, "play")
        log = require_running(room)
        own = [s for s in mine if s in log.persons and not log.has_resigned(s) and seat in (None, s)]
        if not own:
            raise Refused("forbidden", "You hold no such seat that you could give up.")
        return StandIn(own[0], room.row.options.stand_in, "resigned")

    return await append_and_grant(hall, room, check)


async def replace(hall: Hall, room: Room, caller: Caller, seat: int, level: str | None) -> Accepted:
    """Hand the seat of somebody who has been away for long to a bot, so that the others can play on."""
    chosen = check_level(level or room.row.options.stand_in)

    def check() -> Entry:
        log, held = require_running(room), room.seats_of(caller, "play")
        mine = [seat for seat in held if seat not in log.stand_ins]
        if room.rated and chosen != room.row.options.stand_in:
            raise Refused("forbidden", f"In a rated game the table's bot plays on: {room.row.options.stand_in}.")
        if not mine and (held or not is_host(caller, room.row, "play")):
            raise Refused("forbidden", "Only those who play here can have somebody replaced.")
        room.note_presence()
        since = room.replaceable(seat)
        if seat in held or since is None:
            raise Refused(
                "forbidden", "Where no clock runs, a person who is away or lets all wait can be replaced; nobody else."
            )
        if since > now():
            wait = -(-(since - now()) // 1000)
            raise Refused("conflict", f"Give them {wait} seconds more to come back.", wait=wait)
        return StandIn(seat, chosen, "away")

    return await append_and_grant(hall, room, check)


async def come_back(hall: Hall, room: Room, caller: Caller, seat: int | None) -> Accepted:
    """Take one's seat back from the bot."""

    def check() -> Entry:
        mine = room.seats_of(caller, "play")
        log = require_running(room)
        left = [s for s in mine if s in log.stand_ins and seat in (None, s)]
        if not left:
            raise Refused("forbidden", "No bot plays a seat of yours.")
        if log.has_resigned(left[0]):
            raise Refused("conflict", "You have resigned; the bot plays this game to its end.", seq=room.seq)
        if log.out_of_time(left[0], now()):
            raise Refused("conflict", "There is no time left on your clock for that.", seq=room.seq)
        return Returned(left[0])

    return await append_checked(hall, room, check)


async def run_out(hall: Hall, room: Room, moment: int) -> None:
    """Hand the seat asked to a bot if its clock has run out."""
    async with room.lock:
        log = room.log
        if log is None or log.asked is None or not room.out_of_time(moment):
            return
        try:
            await hall.append(room, StandIn(log.asked, room.row.options.stand_in, "time"))
        except Conflict:
            return
    await grant_undo(hall, room)
