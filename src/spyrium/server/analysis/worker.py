"""The process that analyses: `python -m spyrium.server.analysis.worker NICENESS`.

Reads one order a line, writes a line whenever it has come further, and then what came out. It gives way to everything
else on the machine, and ends as soon as the server is gone.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import time
from typing import BinaryIO

import msgspec

TOLD_EVERY = 0.25  # seconds


class Order(msgspec.Struct, frozen=True):
    record: str
    edition: str  # the text of its file
    simulations: int


class Further(msgspec.Struct, frozen=True, tag=True):
    progress: float


class Done(msgspec.Struct, frozen=True, tag=True):
    analysis: msgspec.Raw
    accuracy: list[float]
    mean_loss: list[float]


class Failed(msgspec.Struct, frozen=True, tag=True):
    problem: str


Report = Further | Done | Failed


def give_way(niceness: int) -> None:
    """Windows has no such levels: there the server starts this process with its lowest priority."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, max(niceness, os.getpriority(os.PRIO_PROCESS, 0)))


def orders(source: BinaryIO) -> queue.SimpleQueue[Order]:
    """What comes in, read beside: the end of it means that the server is gone."""
    waiting: queue.SimpleQueue[Order] = queue.SimpleQueue()

    def read() -> None:
        for line in source:
            waiting.put(msgspec.json.decode(line, type=Order))
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return waiting


def carry_out(order: Order, target: BinaryIO) -> Done | Failed:
    from spyrium import Edition, Record
    from spyrium.analysis import analyse
    from spyrium.errors import SpyriumError

    told_at = time.monotonic()

    def progress(done: int, total: int) -> None:
        nonlocal told_at
        if time.monotonic() - told_at >= TOLD_EVERY:
            told_at = time.monotonic()
            tell(target, Further(done / total))

    try:
        record = Record.loads(order.record, Edition.loads(order.edition))
        found = analyse(record, simulations=order.simulations, progress=progress)
    except SpyriumError as error:
        return Failed(str(error))
    return Done(msgspec.Raw(found.json()), found.accuracy, found.mean_loss)


def tell(target: BinaryIO, report: Report) -> None:
    target.write(msgspec.json.encode(report) + b"\n")
    target.flush()


def main() -> None:
    give_way(int(sys.argv[1]))
    waiting, target = orders(sys.stdin.buffer), sys.stdout.buffer
    while True:
        tell(target, carry_out(waiting.get(), target))


if __name__ == "__main__":
    main()
