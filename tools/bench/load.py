"""What a crowd costs: `python -m tools.bench.load`, two minutes.

Tables of two on one node, every player with a live connection, deciding at an even pace. Two small crowds are measured,
a model is drawn from them, and what it foretells of two larger ones is compared with what they really cost.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from rich.console import Console
from rich.table import Table as Sheet
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

import spyrium
import spyrium.bots
from tools.bench.server import Server, acknowledged, words_of

SMALL, LARGE = (50, 150), (300, 600)
SECONDS = 20.0
PACE = 2.0  # seconds from one decision at a table to the next


class Crowd(NamedTuple):
    """So many tables, and what they cost."""

    tables: int
    decisions: float  # a second
    processor: float  # seconds of it a second
    megabytes: float
    bytes_stored: float  # in the database, a decision
    latency: float  # ms, 99th percentile


class Model(NamedTuple):
    """A straight line through two crowds: something for the node itself, something for everybody on it."""

    idle_processor: float
    processor: float  # seconds for a decision
    idle_megabytes: float
    megabytes: float  # for a table with its two connections

    @staticmethod
    def of(small: Crowd, large: Crowd) -> Model:
        processor = (large.processor - small.processor) / (large.decisions - small.decisions)
        megabytes = (large.megabytes - small.megabytes) / (large.tables - small.tables)
        idle = small.processor - processor * small.decisions, small.megabytes - megabytes * small.tables
        return Model(idle[0], processor, idle[1], megabytes)

    def foretell(self, tables: int, decisions: float) -> tuple[float, float]:
        """Seconds of processor a second, and megabytes, for so many tables that decide so often a second."""
        return self.idle_processor + self.processor * decisions, self.idle_megabytes + self.megabytes * tables


class Seen(NamedTuple):
    asked: float
    acknowledged: float


async def measure(tables: int) -> Crowd:
    """On a node of its own, with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            found = await play_together(server, tables)
        finally:
            server.stop()
        return found._replace(bytes_stored=bytes_a_decision(Path(folder) / "bench.sqlite"))


async def play_together(server: Server, tables: int) -> Crowd:
    with httpx.Client(timeout=None) as client:
        persons = [{"kind": "person"}, {"kind": "person"}]
        games = [server.make(client, *persons, seed=seed) for seed in range(tables)]
    begin, seen = asyncio.Event(), list[Seen]()
    scripts = [words_of(seed) for seed in range(tables)]
    parties = [
        asyncio.create_task(play_table(server, game, words, begin, seen))
        for game, words in zip(games, scripts, strict=True)
    ]
    await asyncio.sleep(5)  # all are connected
    processor = server.processor_time()
    begin.set()
    await asyncio.sleep(SECONDS)
    processor, megabytes = server.processor_time() - processor, server.resident() / 1e6
    for party in parties:
        party.cancel()
    await asyncio.gather(*parties, return_exceptions=True)
    latencies = sorted(1000 * (each.acknowledged - each.asked) for each in seen)
    return Crowd(tables, len(seen) / SECONDS, processor / SECONDS, megabytes, 0, latencies[int(0.99 * len(latencies))])


async def play_table(
    server: Server, game: dict[str, Any], words: Sequence[str], begin: asyncio.Event, seen: list[Seen]
) -> None:
    """Two connections hear everything, as pages do; one sends what either player decides."""
    async with server.live(game["id"], "since=0") as sending, server.live(game["id"], "since=0") as hearing:
        for seat in game["seats"]:
            await sending.send(json.dumps({"type": "auth", "secret": seat["secret"]}))
        listener = asyncio.create_task(hear(hearing))
        await begin.wait()
        due = time.perf_counter() + random.random() * PACE
        for seq, word in enumerate(words):
            await asyncio.sleep(due - time.perf_counter())
            asked = time.perf_counter()
            await sending.send(json.dumps({"type": "decision", "seq": seq, "word": word}))
            await acknowledged(sending)
            seen.append(Seen(asked, time.perf_counter()))
            due += PACE
        listener.cancel()


async def hear(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


def bytes_a_decision(file: Path) -> float:
    """Of the tables and indices that grow with games, shared among the decisions."""
    with closing(sqlite3.connect(file)) as database:
        (decisions,) = database.execute("SELECT count(*) FROM entries").fetchone()
        (pages,) = database.execute("PRAGMA page_count").fetchone()
        (page,) = database.execute("PRAGMA page_size").fetchone()
    return float(pages * page / decisions)


def bot_seconds(level: str) -> float:
    """Processor seconds of a decision, the mean of a game in which all seats are of this level."""
    game, bot = spyrium.Game(players=2, seed=1), spyrium.bots.load(level, seed=1)
    bot.choose(game)  # loads its machine code
    begun = time.process_time()
    while not game.over:
        game.play(bot.choose(game))
    return (time.process_time() - begun) / game.ply


def main() -> None:
    crowds = [asyncio.run(measure(tables)) for tables in (*SMALL, *LARGE)]
    model = Model.of(*crowds[: len(SMALL)])
    sheet = Sheet("tables", "decisions/s", "processor", "foretold", "MB", "foretold", "bytes/decision", "99 % within")
    for crowd in crowds:
        processor, megabytes = model.foretell(crowd.tables, crowd.decisions)
        told = [f"{processor:.2f}", f"{megabytes:,.0f}"] if crowd.tables in LARGE else ["", ""]
        sheet.add_row(
            str(crowd.tables), f"{crowd.decisions:,.0f}", f"{crowd.processor:.2f}", told[0], f"{crowd.megabytes:,.0f}",
            told[1], f"{crowd.bytes_stored:,.0f}", f"{crowd.latency:,.0f} ms",
        )  # fmt: skip
    Console().print(sheet)
    Console().print(model)
    for level in spyrium.bots.LEVELS:
        Console().print(f"a decision of {level}: {1000 * bot_seconds(level):,.1f} ms of a processor")


if __name__ == "__main__":
    main()
