"""Analyses games one after the other, in a process that takes what the players leave of the machine."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from functools import partial

import msgspec
from sqlalchemy import Connection, select

from spyrium.server.analysis.origin import check_origin
from spyrium.server.analysis.worker import Done, Failed, Further, Order, Report
from spyrium.server.clock import now
from spyrium.server.protocol.analysis_messages import AnalysisState
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.live_messages import AnalysisMessage
from spyrium.server.storage import analyses, games
from spyrium.server.storage.analyses import LEASE, Job, Played
from spyrium.server.storage.tables import editions
from spyrium.server.tables import seating
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import Room

log = logging.getLogger(__name__)

MOST_WAITING = 20  # analyses of one person
LOOKED_EVERY = 2.0  # seconds, for what other nodes were asked for or left behind
KEPT_FOR = 60.0  # seconds that the process waits for more
STUCK_AFTER = 600.0  # seconds without a step
LONGEST_LINE = 64 * 1024 * 1024
LOWEST_PRIORITY = getattr(subprocess, "IDLE_PRIORITY_CLASS", 0)  # on Windows
WORKER = (sys.executable, "-m", "spyrium.server.analysis.worker")
encode = msgspec.json.Encoder().encode
decode_report = msgspec.json.Decoder(Report).decode


class Gone(Exception):
    """The process ended, or another node has taken the analysis over."""


def job_of(hall: Hall, game: str) -> Job:
    if not hall.settings.analysis_simulations:
        raise Refused("not_found", "The host has switched analyses off.")
    return Job(game, hall.settings.analysis_simulations)


async def announce(hall: Hall, game: str) -> None:
    """Tell those who are at the table, on this node, how far its analysis is."""
    room = hall.rooms.get(game)
    if room is not None and room.listeners:
        job = job_of(hall, game)
        known = await hall.database.read(lambda c: analyses.find(c, job, with_body=False))
        if known is not None:
            hall.tell(room, AnalysisMessage(known.state, known.progress))


class Analyst:
    """Every node has one; which analysis is next is decided in the database that they share."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._came = asyncio.Event()
        self._process: Process | None = None
        if hall.settings.analysis_simulations:
            hall.spawn(self._work())

    async def ask(self, game: str, person: str) -> AnalysisState:
        """Queue the analysis of a finished game, unless it is there or under way."""
        job = job_of(self.hall, game)

        def queue(connection: Connection) -> None:
            row = games.to_change(connection, game)
            if row.status != "finished":
                raise Refused("not_playing", "Only a finished game can be analysed; this one is not over yet.")
            check_origin(connection, self.hall.shelf, row)
            known = analyses.find(connection, job, with_body=False)
            if known is not None and known.state != "failed":
                return
            if analyses.waiting_of(connection, person) >= MOST_WAITING:
                raise Refused(
                    "rate_limited", f"{MOST_WAITING} analyses of yours are waiting: let one of them end first.", wait=10
                )
            analyses.ask(connection, job, person, now())

        await self.hall.database.write(queue)
        self._came.set()
        return await self.state(game)

    async def state(self, game: str) -> AnalysisState:
        job = job_of(self.hall, game)
        if await self.hall.database.read(lambda c: games.version(c, game)) is None:
            raise Refused("not_found", f"There is no game {game}.")
        known = await self.hall.database.read(lambda c: analyses.find(c, job))
        if known is None:
            return AnalysisState("none", 0.0, None)
        body = msgspec.Raw(known.body) if known.body is not None else None
        return AnalysisState(known.state, known.progress, body)  # type: ignore[arg-type]

    # --- the work -------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        await self.hall.wait_for_rules()
        try:
            while True:
                try:
                    await self._look()
                except Exception:
                    log.exception("analyses stumbled; they go on")
                    await asyncio.sleep(LOOKED_EVERY)
        finally:
            await self._end_process()

    async def _look(self) -> None:
        self._came.clear()
        job = await self.hall.database.write(lambda c: analyses.take(c, self.hall.node, now()))
        if job is not None:
            await self._analyse(job)
            return
        idle_since = asyncio.get_running_loop().time()
        while not self._came.is_set():
            try:
                await asyncio.wait_for(self._came.wait(), LOOKED_EVERY)
            except TimeoutError:
                if await self.hall.database.read(lambda c: analyses.is_any_free(c, now())):
                    return
                if asyncio.get_running_loop().time() - idle_since > KEPT_FOR:
                    await self._end_process()

    async def _analyse(self, job: Job) -> None:
        node = self.hall.node
        keeping = self.hall.spawn(self._keep_lease(job))
        try:
            await self._tell(job, 0.0)
            room = await self.hall.room(job.game)
            outcome = await self._carry_out(job, await self._order(job, room))
            await self._keep(job, room, outcome)
        except Gone as gone:
            log.warning("the analysis of game %s was left: %s", job.game, gone)
            await self._end_process()
        except asyncio.CancelledError:
            await self._end_process()
            await self.hall.database.write(lambda c: analyses.give_back(c, job, node))
            raise
        except Exception:
            await self._end_process()  # whatever it may still say is not about the next game
            raise
        finally:
            keeping.cancel()
        await self._share(job)

    async def _keep(self, job: Job, room: Room, outcome: Done | Failed) -> None:
        node = self.hall.node
        if isinstance(outcome, Failed):
            log.error("game %s cannot be analysed: %s", job.game, outcome.problem)
            await self.hall.database.write(lambda c: analyses.fail(c, job, node))
        else:
            body, seats = bytes(outcome.analysis), _played(room, outcome)
            await self.hall.database.write(lambda c: analyses.finish(c, job, node, body, seats))

    async def _order(self, job: Job, room: Room) -> Order:
        mark = room.row.setup.edition_hash
        source = await self.hall.database.read(
            lambda c: c.execute(select(editions.c.source).where(editions.c.hash == mark)).scalar_one()
        )
        async with room.lock:
            return Order(seating.record_at(room).dumps(), source, job.simulations)

    async def _carry_out(self, job: Job, order: Order) -> Done | Failed:
        process = await self._running_process()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(encode(order) + b"\n")
        await process.stdin.drain()
        while True:
            try:
                line = await asyncio.wait_for(process.stdout.readline(), STUCK_AFTER)
            except TimeoutError:
                raise Gone(f"nothing happened for {STUCK_AFTER:.0f} seconds") from None
            if not line:
                raise Gone("its process ended")
            report: Report = decode_report(line)
            if not isinstance(report, Further):
                return report
            await self._tell(job, report.progress)

    async def _tell(self, job: Job, progress: float) -> None:
        """Note how far it is, which also renews the lease, and tell everybody at the table."""
        node = self.hall.node
        if not await self.hall.database.write(lambda c: analyses.renew(c, job, node, now(), progress)):
            raise Gone("another node has taken it over, or the game is gone")
        await self._share(job)

    async def _share(self, job: Job) -> None:
        await announce(self.hall, job.game)
        database, message = self.hall.database, f"analysis {job.game} {self.hall.node}"
        if database.is_postgresql:
            await database.write(lambda c: database.notify(c, message))

    async def _keep_lease(self, job: Job) -> None:
        """Also while the process gets no time for a step."""
        while True:
            await asyncio.sleep(LEASE / 4000)
            try:
                await self.hall.database.write(partial(analyses.keep, job=job, node=self.hall.node, moment=now()))
            except Exception:
                log.exception("the lease of an analysis could not be renewed; trying again")

    async def _running_process(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *WORKER,
                str(self.hall.settings.analysis_niceness),
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_LINE,
                creationflags=LOWEST_PRIORITY,
            )
        return self._process

    async def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def _played(room: Room, done: Done) -> list[Played]:
    """How well people and bots decided, where they did it alone and from the beginning on."""
    if room.log is None or room.row.terms in ("origin", "hint"):
        return []
    return [
        Played(seat, done.accuracy[seat], done.mean_loss[seat])
        for seat in range(room.log.game.players)
        if seat not in room.log.stood_in
    ]
