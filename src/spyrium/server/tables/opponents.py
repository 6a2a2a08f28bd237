"""Bots at the tables: they think in threads of their own, and their decisions go the same way as everybody's."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from spyrium import Game, bots
from spyrium.server.people.identity import now
from spyrium.server.protocol.live_messages import ThinkingMessage
from spyrium.server.protocol.messages import Thinking
from spyrium.server.tables import play
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import Room

SHOWN_FROM = 0.15  # seconds; shorter thinking is not announced
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
    """Starts a bot wherever one has to decide."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.usual: dict[str, float] = {}  # seconds a level takes for a decision, from experience
        self._threads = ThreadPoolExecutor(hall.settings.bot_threads, "bot", initializer=give_way)
        hall.after_entry.append(lambda room, _entry: self.look(room))
        hall.after_start.append(self.look)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def look(self, room: Room) -> None:
        """Start thinking if it is a bot's turn and nobody here thinks about it already."""
        log = room.log
        if log is None or log.asked is None or room.thinking is not None or not log.plays_itself(log.asked):
            return
        level = self.level(room, log.asked)
        room.thinking = Thinking(log.asked, now(), self.usual.get(level))
        self.hall.spawn(self._think(room))

    @staticmethod
    def level(room: Room, seat: int) -> str:
        assert room.log is not None
        stand_in = room.log.stand_ins.get(seat)
        return stand_in.level if stand_in else room.seats[seat].level or room.row.options.stand_in

    async def _think(self, room: Room) -> None:
        """Decide until a person is asked again."""
        shown = False
        try:
            while room.log is not None and (seat := room.log.asked) is not None and room.log.plays_itself(seat):
                level, seq, game = self.level(room, seat), room.seq, room.log.game.copy()
                game.draws = None  # bots know no more than people
                room.thinking = Thinking(seat, now(), self.usual.get(level))
                if self.usual.get(level, SHOWN_FROM) >= SHOWN_FROM:
                    shown = True
                    self.hall.tell(room, ThinkingMessage(room.thinking))
                word, seconds = await asyncio.get_running_loop().run_in_executor(
                    self._threads, choose, game, level, self.hall.settings.bot_simulations
                )
                self.usual[level] = MEMORY * self.usual.get(level, seconds) + (1 - MEMORY) * seconds
                self.hall.metrics.bot_decisions.inc()
                await play.bot_decides(self.hall, room, seq, seat, word)
        finally:
            room.thinking = None
            room.changed()
            if shown:
                self.hall.tell(room, ThinkingMessage(None))
