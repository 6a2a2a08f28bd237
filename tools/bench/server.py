"""Measures the server: `make bench-server`, or `python -m tools.bench.server [--json FILE]`.

A real server process on a fresh SQLite file, and players over WebSocket in this process. While decisions are counted,
two bots of the highest level play against each other on the same server. How far they look is fixed here: numbers of
different times compare only if the load beside them does not change with the level.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table as TextTable
from websockets.asyncio.client import ClientConnection, connect

import spyrium

GAMES = 200
SECONDS = 10.0
SPECTATORS = 1000
LONG_GAME = 300
LONG_GAMES = 6
WARM_UP = 2.0
PACE = 1100
SIMULATIONS_BESIDE = 5000


class Server:
    """A server process on a database of its own."""

    def __init__(self, folder: Path, port: int = 8765) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.environment = os.environ | {
            "SPYRIUM_DATABASE": f"sqlite:///{folder / 'bench.sqlite'}",
            "SPYRIUM_PORT": str(port),
            "SPYRIUM_RATE_LIMIT": "0",
            "SPYRIUM_CREATIONS_PER_MINUTE": "0",
            "SPYRIUM_CONNECTIONS_PER_ADDRESS": "0",
            "SPYRIUM_BOT_SIMULATIONS": str(SIMULATIONS_BESIDE),
        }

    def start(self) -> float:
        """Returns the seconds until games can be played."""
        with httpx.Client(timeout=None) as client:
            begun = time.perf_counter()
            self.process = subprocess.Popen(
                [sys.executable, "-m", "spyrium", "serve"], env=self.environment, stderr=subprocess.DEVNULL
            )
            while not self.is_ready(client):
                time.sleep(0.01)
            return time.perf_counter() - begun

    def is_ready(self, client: httpx.Client) -> bool:
        try:
            return bool(client.get(f"{self.url}/api/preparation").json()["ready"])
        except httpx.ConnectError:
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def resident(self) -> int:
        """Bytes of memory in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
        return int(kilobytes) * 1024

    def processor_time(self) -> float:
        """Seconds used by all threads but the bots'."""
        ticks = 0
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            _, _, fields = (task / "stat").read_text(encoding="ascii").partition("(")[2].rpartition(")")
            if os.getpriority(os.PRIO_PROCESS, int(task.name)) == os.getpriority(os.PRIO_PROCESS, 0):
                ticks += sum(int(number) for number in fields.split()[11:13])
        return ticks / os.sysconf("SC_CLK_TCK")

    def make(self, client: httpx.Client, *seats: dict[str, str], **options: Any) -> dict[str, Any]:
        answer = client.post(f"{self.url}/api/games", json={"seats": seats, **options})
        answer.raise_for_status()
        created: dict[str, Any] = answer.json()
        return created

    def live(self, game: str, query: str = "views=0") -> connect:
        address = f"{self.url.replace('http', 'ws')}/api/games/{game}/live?{query}"
        return connect(address, compression=None, max_size=None, open_timeout=None, ping_interval=None)


def words_of(seed: int, players: int = 2) -> list[str]:
    """A whole random game on known deals."""
    game, chance = spyrium.Game(players=players, seed=seed), random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal))
    return game.words


async def play(
    server: Server,
    created: dict[str, Any],
    words: list[str],
    begin: asyncio.Event,
    times: list[float],
    every: float = 0,
) -> None:
    """Decide again and again (one decision in `every` seconds), noting when each was asked for and acknowledged."""
    async with server.live(created["id"]) as socket:
        for seat in created["seats"]:
            await socket.send(json.dumps({"type": "auth", "secret": seat["secret"]}))
        await begin.wait()
        due = time.perf_counter() + random.random() * every
        for seq, word in enumerate(words):
            due += every
            if every:
                await asyncio.sleep(due - time.perf_counter())
            asked = time.perf_counter()
            await socket.send(f'{{"type":"decision","seq":{seq},"word":"{word}"}}')
            await acknowledged(socket)
            times += [asked, time.perf_counter()]


async def acknowledged(socket: ClientConnection) -> None:
    while True:
        message = await socket.recv(decode=True)
        if message.startswith('{"type":"accepted"'):
            return
        if message.startswith('{"type":"error"'):
            raise RuntimeError(message)


async def decisions(server: Server, client: httpx.Client, rate: float = 0) -> tuple[float, list[float], float]:
    """Accepted decisions per second, their latencies and the server's processor time for one, both in ms.

    All games at once, and a bot thinking beside.

    Players decide as fast as they can, or `rate` times a second all together.
    """
    games = [server.make(client, {"kind": "person"}, {"kind": "person"}, seed=seed) for seed in range(GAMES)]
    scripts = [words_of(seed) for seed in range(GAMES)]
    server.make(client, {"kind": "bot", "level": "master"}, {"kind": "bot", "level": "master"})
    begin, times = asyncio.Event(), [list[float]() for _ in games]
    players = [
        asyncio.create_task(play(server, game, script, begin, noted, GAMES / rate if rate else 0))
        for game, script, noted in zip(games, scripts, times, strict=True)
    ]
    await asyncio.sleep(WARM_UP)
    begun, before = time.perf_counter(), server.processor_time()
    begin.set()
    await asyncio.wait(players, timeout=SECONDS)
    spent = server.processor_time() - before
    for player in players:
        player.cancel()
    failures = [error for error in await asyncio.gather(*players, return_exceptions=True) if is_failure(error)]
    if failures:
        raise RuntimeError(f"{len(failures)} players failed, the first by {failures[0]!r}")
    pairs = [(noted[k], noted[k + 1]) for noted in times for k in range(0, len(noted), 2)]
    last = max(end for _, end in pairs)
    latencies = sorted(1000 * (end - asked) for asked, end in pairs)
    return len(pairs) / (last - begun), latencies, 1000 * spent / len(pairs)


def is_failure(outcome: object) -> bool:
    return isinstance(outcome, Exception)


async def spectators(server: Server, client: httpx.Client) -> dict[str, float]:
    """Memory of the server per idle spectator."""
    game = server.make(client, {"kind": "person"}, {"kind": "person"})["id"]
    before = server.resident()
    sockets = []
    for _ in range(SPECTATORS // 50):
        sockets += await asyncio.gather(*(server.live(game, "since=0").__aenter__() for _ in range(50)))
    await asyncio.sleep(3)
    used = server.resident() - before
    await asyncio.gather(*(socket.close() for socket in sockets))
    return {"spectator_kilobytes": used / SPECTATORS / 1024, "spectators_10000_megabytes": used * 10 / 1024**2}


async def long_game(server: Server, client: httpx.Client) -> str:
    """Play a game of at least 300 decisions; returns its id."""
    seed, words = next((seed, words) for seed in range(10_000) if len(words := words_of(seed, 5)) >= LONG_GAME)
    created = server.make(client, *[{"kind": "person"}] * 5, seed=seed)
    begin = asyncio.Event()
    begin.set()
    await play(server, created, words[:LONG_GAME], begin, [])
    return str(created["id"])


def opening(server: Server, client: httpx.Client, games: list[str]) -> float:
    """Milliseconds to open a game that the server has not in memory: the median, the first one only warms up."""
    server.stop()
    server.start()
    taken = []
    for game in games:
        begun = time.perf_counter()
        client.get(f"{server.url}/api/games/{game}").raise_for_status()
        taken.append(1000 * (time.perf_counter() - begun))
    return statistics.median(taken[1:])


def boardgame_io() -> dict[str, float]:
    """The same number of games at once on a boardgame.io server: a trivial game, in memory, no bot beside."""
    folder = Path(__file__).parent / "boardgame_io"
    subprocess.run(["npm", "install", "--no-save", "--silent"], cwd=folder, check=True)
    with subprocess.Popen(["node", "server.cjs", "8766"], cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        server.stdout.readline()
        try:
            players = ["node", "players.cjs", "http://localhost:8766", str(GAMES), str(SECONDS)]
            told = subprocess.run(players, cwd=folder, check=True, capture_output=True, text=True).stdout
        finally:
            server.kill()
    found = json.loads(told)
    return {"boardgame_io_moves_per_second": found["moves_per_second"]}


async def measure() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, httpx.Client(timeout=None) as client:
        server = Server(Path(folder))
        server.start()
        server.stop()
        found = {"start_seconds": server.start()}
        try:
            long_games = [await long_game(server, client) for _ in range(LONG_GAMES)]
            found["open_300_decisions_ms"] = opening(server, client, long_games)
            found |= await spectators(server, client)
            found["decisions_per_second"], _, _ = await decisions(server, client)
            found["paced_decisions_per_second"], latencies, spent = await decisions(server, client, PACE)
            found["processor_ms_per_decision"] = spent
            found["paced_p50_ms"] = statistics.median(latencies)
            found["paced_p99_ms"] = latencies[int(0.99 * len(latencies))]
        finally:
            server.stop()
    return found


TARGETS = {
    "start_seconds": ("start to ready, warm (s)", "< 2"),
    "open_300_decisions_ms": ("open a game of 300 decisions (ms)", "< 10"),
    "spectator_kilobytes": (f"memory per idle spectator, of {SPECTATORS} (KB)", "< 50"),
    "spectators_10000_megabytes": ("so 10,000 spectators need (MB)", ""),
    "decisions_per_second": (f"accepted decisions per second, {GAMES} games on SQLite, a master bot beside", "> 1000"),
    "paced_decisions_per_second": (f"the same, players deciding {PACE} times a second all together", ""),
    "processor_ms_per_decision": ("the server's processor time for one of them, bots apart (ms)", ""),
    "paced_p50_ms": ("their latency, median (ms)", ""),
    "paced_p99_ms": ("their latency, 99th percentile (ms)", "< 50"),
    "boardgame_io_moves_per_second": (f"boardgame.io: moves per second of a trivial game, {GAMES} games in memory", ""),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="also write one JSON object to this file")
    parser.add_argument("--boardgame-io", action="store_true", help="compare with boardgame.io (needs Node and npm)")
    given = parser.parse_args()
    found = asyncio.run(measure())
    if given.boardgame_io:
        found |= boardgame_io()
    table = TextTable("measured", "result", "aim")
    for key, value in found.items():
        label, aim = TARGETS[key]
        table.add_row(label, f"{value:,.1f}", aim)
    Console().print(table)
    if given.json:
        given.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
