"""How soon people can play, from nothing: each prints its numbers beside what they should be.

python -m tools.bench.start wheel      # dist/'s wheel in an empty environment: `spyrium` until a game against master
python -m tools.bench.start import     # `import spyrium; spyrium.Game()` in that environment
python -m tools.bench.start speed      # its machine code beside code for this very processor, in turn
python -m tools.bench.start sources    # `make play` in a copy of these sources, with no caches, until a table opens
"""

import json
import os
import queue
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import llvmlite.binding as llvm

ROOT = Path(__file__).parents[2]
SERVED = re.compile(r"Spyrium is served at (http://[\w.:]+)")
TRIES = 5
PATIENCE = 600
RATES = """
import json, sys, spyrium
from spyrium import bots
from spyrium.bench import best_rate, playout_rate
def search(level):
    game = spyrium.Game(players=3, seed=1)
    def think():
        bots.load(level, seed=1, simulations=20_000).choose(game)
        return 20_000
    think()
    return best_rate(think, 3)
print(json.dumps({"playouts": playout_rate(5_000), "mcts": search("mcts"), "master": search("master")}))
"""


def main() -> int:
    what = {"wheel": wheel, "import": importing, "speed": speed, "sources": sources}
    if len(sys.argv) != 2 or sys.argv[1] not in what:
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="spyrium-start-") as folder:
        what[sys.argv[1]](Path(folder))
    return 0


def bare(home: Path, **more: str) -> dict[str, str]:
    """The surroundings of a new user, but for where packages come from."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "npm_", "SSL_"))}
    home.mkdir(exist_ok=True)
    return kept | {"HOME": str(home), "PATH": os.environ["PATH"], "BROWSER": "true", "SPYRIUM_PORT": "0"} | more


def installed(folder: Path) -> Path:
    """The commands of an empty environment with dist/'s wheel for this Python, and whatever it needs, in it."""
    (package,) = ROOT.glob(f"dist/spyrium-*-cp{sys.version_info.major}{sys.version_info.minor}-*.whl")
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-m", "venv", folder / "environment"], check=True)
    commands = folder / "environment" / "bin"
    subprocess.run([commands / "pip", "install", "-qq", package], check=True)
    print(f"installed in {time.perf_counter() - begin:.1f} s")
    return commands


def processor_seconds() -> float:
    """What the programs that were started and have ended took of the processors, on a busy machine too."""
    now = os.times()
    return now.children_user + now.children_system


def wheel(folder: Path) -> None:
    commands = installed(folder)
    saved = 0
    for number in range(TRIES):
        home, before = folder / f"home-{number}", processor_seconds()
        with playing([str(commands / "spyrium")], folder, bare(home, NUMBA_DEBUG_CACHE="1")) as (begin, url, output):
            mine, answered = game_against_master(url)
        print(f"the person can decide after {mine - begin:.2f} s, master has after {answered - begin:.2f} s (≤ 5); "
              f"of a processor {processor_seconds() - before:.2f} s until the server has ended")  # fmt: skip
        saved += sum("data saved to" in line for line in output) + len(list(home.rglob("*.nbc")))
    print(f"functions compiled: {saved} (0)")


def importing(folder: Path) -> None:
    command = [str(installed(folder) / "python"), "-c", "import spyrium; spyrium.Game()"]
    times, used = [], []
    for _ in range(2 * TRIES):
        begin, before = time.perf_counter(), processor_seconds()
        subprocess.run(command, env=bare(folder / "home"), cwd=folder, check=True)
        times.append(time.perf_counter() - begin)
        used.append(processor_seconds() - before)
    print(f"import spyrium; spyrium.Game(): median {statistics.median(times):.2f} s, best {min(times):.2f} s (≤ 0.8); "
          f"of a processor {min(used):.2f} s")  # fmt: skip


def speed(folder: Path) -> None:
    python = installed(folder) / "python"
    ways = {"shipped": bare(folder / "home"), "native": bare(folder / "home", NUMBA_CPU_NAME=llvm.get_host_cpu_name())}
    best: dict[str, dict[str, float]] = {way: {} for way in ways}
    for number in range(TRIES + 1):  # the first compiles for this processor
        for way, environment in ways.items():
            asked = subprocess.run([python, "-c", RATES], env=environment, cwd=folder, check=True, capture_output=True)
            rates: dict[str, float] = json.loads(asked.stdout) if number else {}
            best[way] = {name: max(rate, best[way].get(name, 0)) for name, rate in rates.items()}
    for name, native in best["native"].items():
        shipped = best["shipped"][name]
        print(f"{name}: shipped {shipped:,.0f}, native {native:,.0f} a second: {shipped / native:.2f} (≥ 0.9)")


def sources(folder: Path) -> None:
    place = folder / "sources"
    subprocess.run(["git", "clone", "--quiet", "--shared", ROOT, place], check=True)
    with playing(["make", "play"], place, bare(folder / "home")) as (begin, url, _):
        served = time.perf_counter()
        mine, answered = game_against_master(url)
        print(f"served after {served - begin:.1f} s; the person can decide after {mine - begin:.1f} s (≤ 90), "
              f"master has after {answered - begin:.1f} s")  # fmt: skip


@contextmanager
def playing(command: list[str], place: Path, environment: dict[str, str]) -> Iterator[tuple[float, str, list[str]]]:
    """What serves: when it was started, its address, and the lines it has written, all of them once it has ended."""
    output: list[str] = []
    found: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    begin = time.perf_counter()
    process = subprocess.Popen(
        command, cwd=place, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    )  # fmt: skip

    def read() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            output.append(line)
            if served := SERVED.search(line):
                found.put(served[1])
        found.put(None)

    reader = threading.Thread(target=read)
    reader.start()
    try:
        url = found.get()
        if url is None:
            raise RuntimeError("the server did not start:\n" + "".join(output))
        yield begin, url, output
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()
        reader.join()


def game_against_master(url: str) -> tuple[float, float]:
    """When the person could decide, and when master had decided after that."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "master"}]
    with httpx.Client(base_url=url, timeout=PATIENCE) as client:
        made = client.post("/api/games", json={"seats": seats}).raise_for_status().json()
        client.headers["authorization"] = f"Bearer {made['seats'][0]['secret']}"
        path = f"/api/games/{made['id']}"

        def until(ready: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
            while not ready(view := client.get(path).raise_for_status().json()):
                time.sleep(0.02)
            return dict(view)

        view = until(lambda view: bool(view["legal"]))
        mine = time.perf_counter()
        decision = {"seq": view["seq"], "word": view["legal"][0]["word"]}
        client.post(f"{path}/decisions", json=decision).raise_for_status()
        until(lambda now: now["seq"] > view["seq"] + 1)
        return mine, time.perf_counter()


if __name__ == "__main__":
    sys.exit(main())
