"""Do waiting analyses slow moves? `python -m tools.bench.analyses`

The same players decide on the same server, in turn without analyses and with a hundred of them waiting. What else
the machine does changes from one minute to the next, so there are several of either, one after the other.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from pathlib import Path
from typing import Annotated

import httpx
import typer

from spyrium import Game, bots
from tools.bench.server import Server, decisions

WAITING = 100
OF_ONE_PERSON = 20
PASSWORD = "a long enough password"


def record(seed: int) -> str:
    game, bot = Game(players=3, seed=seed), bots.load("random", seed=seed)
    while not game.over:
        game.play(bot.choose(game))
    return game.record().dumps()


def ask_for_analyses(server: Server) -> None:
    seats = [{"kind": "person"}] * 3
    for person in range(WAITING // OF_ONE_PERSON):
        with httpx.Client(timeout=None) as client:
            account = {"name": f"asker{person}", "password": PASSWORD}
            client.post(f"{server.url}/api/account/register", json=account).raise_for_status()
            for number in range(OF_ONE_PERSON):
                made = server.make(client, *seats, record=record(OF_ONE_PERSON * person + number))
                client.post(f"{server.url}/api/games/{made['id']}/analysis").raise_for_status()


async def measure(rate: float, *, waiting: bool) -> tuple[float, float]:
    """Median and 99th percentile of the time until a decision is acknowledged, in ms."""
    with tempfile.TemporaryDirectory() as folder, httpx.Client(timeout=None) as client:
        server = Server(Path(folder))
        server.start()
        try:
            if waiting:
                ask_for_analyses(server)
            _, latencies, _ = await decisions(server, client, rate)
        finally:
            server.stop()
    return statistics.median(latencies), latencies[int(0.99 * len(latencies))]


def main(rate: Annotated[float, typer.Option(help="Decisions a second.")] = 300.0, times: int = 3) -> None:
    found: dict[bool, list[tuple[float, float]]] = {False: [], True: []}
    for _ in range(times):
        for waiting in (False, True):
            found[waiting].append(asyncio.run(measure(rate, waiting=waiting)))
            median, last = found[waiting][-1]
            typer.echo(
                f"{WAITING if waiting else 'no'} analyses: median {median:.1f} ms, 99th percentile {last:.1f} ms"
            )
    for waiting, runs in found.items():
        last = statistics.median(high for _, high in runs)
        typer.echo(
            f"{WAITING if waiting else 'no'} analyses: 99th percentile {last:.1f} ms, the middle of {times} runs"
        )


if __name__ == "__main__":
    typer.run(main)
