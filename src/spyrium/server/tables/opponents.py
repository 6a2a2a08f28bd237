"""Bots at the tables: they think in threads of their own, and their decisions go the same way as everybody's."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from spyrium import Game, bots
from spyrium.server.clock import now
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.live_messages import ThinkingMessage
from spyrium.server.protocol.view_messages import Thinking
from spyrium.server.storage import games
from spyrium.server.storage.lineage import advises_others
from spyrium.server.tables import play
from spyrium.server.tables.bot_queue import BotQueue
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import BOT_LEASE, Room

log = logging.getLogger(__name__)

SHOWN_FROM = 0.15  # seconds; shorter thinking is not announced, and does not wait behind longer
QUICK_LEVELS = ("random", "greedy")  # until experience tells
NO_ADVICE = "random"  # who stands in where a better bot would tell what to decide in a game that is still played
POLITE = 10  # how much a bot's thread gives way to people (as `nice` does)
MEMORY = 0.8  # of the usual time, when a new one is seen


def give_way() -> None:
    """Let the present thread run when nobody else needs the processor; only Linux knows priorities of threads."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)


def choose(game: Game, level: str, simulations: int | None) -> tuple[str, float]:
    """What a bot of this level decides, and the seconds it took; runs in a thread."""
    begun = time.perf_counter()
    word = bots.load(level, simulations=simulations).choose(game)
    return word, time.perf_counter() - begun


class Opponents:
    """Starts a bot wherever one has to decide. Quick levels have a thread of their own beside the `bot_threads`."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.usual: dict[str, float] = {}  # seconds a level takes for a decision, from experience
        self.quick: BotQueue[Room] = BotQueue()
        self.slow: BotQueue[Room] = BotQueue()
        self._shown: set[str] = set()  # games in which thinking has been announced
        slow_threads = hall.settings.bot_threads
        self._threads = ThreadPoolExecutor(slow_threads + 1, "bot", initializer=give_way)
        for queue in [self.quick, *[self.slow] * slow_threads]:
            hall.spawn(self._serve(queue))
        hall.after_entry.append(lambda room, _entry: self.look(room))
        hall.after_start.append(self.look)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def look(self, room: Room) -> None:
        """Let a bot think if it is its turn and nobody here thinks about it already."""
        log = room.log
        if log is None or log.asked is None or room.thinking is not None or not log.plays_itself(log.asked):
            return
        level = self.level(room, log.asked)
        room.thinking = Thinking(log.asked, now(), self.usual.get(level))
        (self.quick if self.is_quick(level) else self.slow).put(room)

    def is_quick(self, level: str) -> bool:
        return self.usual.get(level, 0 if level in QUICK_LEVELS else SHOWN_FROM) < SHOWN_FROM

    @staticmethod
    def level(room: Room, seat: int) -> str:
        assert room.log is not None
        stand_in = room.log.stand_ins.get(seat)
        return stand_in.level if stand_in else room.seats[seat].level or room.row.options.stand_in

    async def _serve(self, queue: BotQueue[Room]) -> None:
        """One decision after the other, for as long as the server runs."""
        while True:
            room = await queue.take()
            try:
                await self._decide(room)
            except Exception as error:
                if not (isinstance(error, Refused) and error.is_gone):  # else deleted while the bot thought
                    log.exception("a bot of game %s stumbled; it is started again after its lease", room.id)
                room.thinking = None
            else:
                room.thinking = None
                self.look(room)
            if room.thinking is None:
                self._stop_showing(room)

    async def _decide(self, room: Room) -> None:
        game_log = room.log
        seat = game_log.asked if game_log is not None else None
        if game_log is None or seat is None or not game_log.plays_itself(seat):
            return  # the game has gone on while this waited
        level, seq, game = self.level(room, seat), room.seq, game_log.game.copy()
        game.draws = None  # bots know no more than people
        room.thinking = Thinking(seat, now(), self.usual.get(level))
        if self.usual.get(level, SHOWN_FROM) >= SHOWN_FROM:
            self._shown.add(room.id)
            self.hall.tell(room, ThinkingMessage(room.thinking))
        forked = room.row.options.forked_from is not None
        if forked and await self.hall.database.read(partial(advises_others, row=room.row)):
            level = NO_ADVICE
        work = partial(choose, game, level, self.hall.settings.bot_simulations)
        word, seconds = await asyncio.get_running_loop().run_in_executor(self._threads, work)
        self.usual[level] = MEMORY * self.usual.get(level, seconds) + (1 - MEMORY) * seconds
        self.hall.metrics.bot_decisions.inc()
        await play.bot_decides(self.hall, room, seq, seat, word)

    def _stop_showing(self, room: Room) -> None:
        room.changed()
        if room.id in self._shown:
            self._shown.discard(room.id)
            self.hall.tell(room, ThinkingMessage(None))


async def renew_leases(hall: Hall) -> None:
    """Tell the other nodes that the bots that think or wait here still do."""
    while True:
        await asyncio.sleep(BOT_LEASE / 4000)
        held = [(room.id, room.seq) for room in hall.rooms.values() if room.thinking is not None]
        if not held:
            continue
        try:
            await hall.database.write(partial(games.renew_leases, held=held, until=now() + BOT_LEASE))
        except Exception:
            log.exception("leases of bots could not be renewed; trying again")
