"""Hints for somebody who plays with nobody but bots and themselves, in a game that is not rated."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from sqlalchemy import Connection

from spyrium import Game
from spyrium.analysis.calibration import shipped_calibration
from spyrium.analysis.reasons import reasons
from spyrium.analysis.valuation import Valuer
from spyrium.bots.search.network import shipped_network
from spyrium.server.analysis.origin import check_origin
from spyrium.server.http.limits import Buckets
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.analysis_messages import Hint
from spyrium.server.protocol.errors import Refused
from spyrium.server.seats.authority import seats_of
from spyrium.server.storage import games
from spyrium.server.storage.games import GameRow
from spyrium.server.tables import play
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.opponents import give_way
from spyrium.server.tables.room import Room

MOST_AT_ONCE = 3  # hints of one person that wait or are thought out: there is one thread for all


class Hints:
    """Thought out in a thread of their own, at the priority of bots."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._thread = ThreadPoolExecutor(1, "hint", initializer=give_way)
        self._limit = Buckets(per_minute=60, burst=20)
        self._under_way: Counter[str] = Counter()  # by person

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def give(self, room: Room, caller: Caller) -> Hint:
        """What master would decide; before it is thought out, the game is marked as one with hints."""
        simulations = self.hall.settings.analysis_simulations
        if not simulations:
            raise Refused("not_found", "The host has switched hints off.")
        async with room.lock:
            if self.hall.database.is_postgresql:
                await self.hall.catch_up(room)
            game = _position(room, caller)
        if room.rated:  # nor would one be a way out of a rating
            raise Refused("forbidden", "There are no hints in a rated game: play an unrated one for that.")
        if not self._limit.take(room.id):
            raise Refused("rate_limited", "Many hints in a short time: wait a moment.", wait=5)
        with self._in_turn(caller.person):
            if room.row.terms != "hint":
                await self._mark(room, caller)
            else:
                await self.hall.database.read(lambda c: check_origin(c, self.hall.shelf, room.row))
            return await asyncio.get_running_loop().run_in_executor(self._thread, advise, game, simulations)

    @contextmanager
    def _in_turn(self, person: str) -> Iterator[None]:
        """However many games somebody asks in, the others wait for a few of their hints alone."""
        if self._under_way[person] >= MOST_AT_ONCE:
            raise Refused("rate_limited", f"{MOST_AT_ONCE} hints are thought out for you already: wait.", wait=5)
        self._under_way[person] += 1
        try:
            yield
        finally:
            self._under_way[person] -= 1
            if not self._under_way[person]:
                del self._under_way[person]

    async def _mark(self, room: Room, caller: Caller) -> None:
        def change(connection: Connection) -> None:
            row = games.load_to_change(connection, room.id)
            if row is None or row.status != "playing":
                raise Refused("not_playing", "The game is over.")
            check_alone(row, caller)
            check_origin(connection, self.hall.shelf, row)
            games.change_table(connection, room.id, terms="hint")
            self.hall.database.notify(connection, f"table {room.id} {self.hall.node}")

        await self.hall.database.write(change)
        await self.hall.refresh(room)


def _position(room: Room, caller: Caller) -> Game:
    """The game at the caller's own turn, without what only the server knows."""
    log = play.require_running(room)
    check_alone(room.row, caller)
    if log.asked not in room.seats_of(caller, "play"):
        raise Refused("not_your_turn", f"It is the turn of seat {log.asked}: a hint is for your own.", seq=room.seq)
    if log.asked in log.stand_ins:
        raise Refused("not_your_turn", "A bot plays your seat: return to it first.", seq=room.seq)
    game = log.game
    return Game.from_position(game.position(), edition=game.edition, names=game.names, draws_deals=False)


def check_alone(row: GameRow, caller: Caller) -> None:
    """Refuse whoever does not hold every seat that is not a bot's, alone."""
    mine = set(seats_of(caller, row.seats))
    if not mine:
        raise Refused("forbidden", "You hold no seat in this game.")
    for seat in row.seats:
        others = seat.holders - {caller.player_id}
        if seat.kind != "bot" and (seat.seat not in mine or others):
            raise Refused("forbidden", "There are no hints in games with other people.")


def advise(game: Game, simulations: int) -> Hint:
    """The best decision, and what it has over the next best."""
    valuer = Valuer(shipped_network(), shipped_calibration(), simulations, 0)
    best, *others = valuer.weigh(game).options
    if not others:
        return Hint(best.word, best.chances.tolist(), [], None)
    second = max(others, key=lambda option: float(option.chances[game.current]))
    better, made = (valuer.foresee(game, option.word, option.line) for option in (best, second))
    loss = 100 * float(best.chances[game.current] - second.chances[game.current])
    return Hint(best.word, best.chances.tolist(), reasons(game, better, made, made.words, loss), second.word)
