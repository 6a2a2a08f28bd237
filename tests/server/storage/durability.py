"""Kills servers under load, again and again, and looks whether anything acknowledged was lost.

`make durability`, or `python -m tests.server.storage.durability [--rounds N]`, runs many rounds; the tests run a few.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
from collections import Counter
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server import postgresql
from tests.server.process import SPYRIUM, Live, ServerProcess, Table, get

GAMES = 4
HANDS = 2  # players who decide for all seats of a game, each on a node of its own choice, against each other
HONEST = ("stale", "not_playing")  # what somebody hears who was not first
WRONG = ("lost", "gaps", "failures")
HUNG = (TimeoutError, httpx.TimeoutException)
BROKEN = (OSError, EOFError, ConnectionClosed, InvalidHandshake, httpx.TransportError)


class Crowd:
    """Players who keep deciding on any of the nodes, whatever happens to these, and note what was acknowledged."""

    def __init__(self, nodes: list[ServerProcess]) -> None:
        self.nodes = nodes
        self.tables: list[Table] = []
        self.present: dict[int, Table] = {}  # by the number of the game
        self.making = threading.Lock()
        self.acknowledged: dict[tuple[str, int], set[str]] = {}
        self.failures: list[str] = []
        self.over = threading.Event()
        self.hands = [
            Hand(self, game, random.Random(f"{game}.{hand}")) for game in range(GAMES) for hand in range(HANDS)
        ]

    def table(self, game: int, node: ServerProcess) -> Table:
        """The table that all hands of a game play at; made on the node of whoever comes first."""
        with self.making:
            if game not in self.present:
                self.present[game] = Table(node)
                self.tables.append(self.present[game])
            return self.present[game]

    def finish(self, game: int, table: Table) -> None:
        with self.making:
            if self.present.get(game) is table:
                del self.present[game]

    def __enter__(self) -> Crowd:
        for hand in self.hands:
            hand.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        for hand in self.hands:
            hand.join()

    def wait_for_more(self) -> None:
        """Until a few more decisions were acknowledged, and a moment longer."""
        enough = len(self.acknowledged) + 5 * GAMES
        while len(self.acknowledged) < enough and not self.failures:
            self.over.wait(0.02)
        self.over.wait(random.random() / 10)


class Hand(threading.Thread):
    """Decides in one game after the other; a broken connection is replaced by another, to any node."""

    def __init__(self, crowd: Crowd, game: int, chance: random.Random) -> None:
        super().__init__(daemon=True)
        self.crowd, self.game, self.chance = crowd, game, chance
        self.unanswered: tuple[str, int, str] | None = None  # sent before the connection broke: game, number, word

    def run(self) -> None:
        while not self.crowd.over.is_set():
            node = self.chance.choice(self.crowd.nodes)
            try:
                table = self.crowd.table(self.game, node)
                with node.live(table.id, views=0) as live:
                    self.play(table, live)
                self.crowd.finish(self.game, table)
            except Exception as error:
                if isinstance(error, HUNG) or not isinstance(error, BROKEN):
                    self.crowd.failures.append(repr(error))
                    return
                self.crowd.over.wait(0.05)

    def play(self, table: Table, live: Live) -> None:
        for secret in table.secrets:
            live.send(type="auth", secret=secret)
            live.until("done")
        if self.unanswered and self.unanswered[0] == table.id:
            self.decide(table, live, *self.unanswered[1:])
        while not self.crowd.over.is_set():
            live.send(type="view")
            view = live.until("view")["view"]
            if view["prompt"] == "over":
                return
            self.decide(table, live, view["seq"], self.chance.choice(view["legal"])["word"])

    def decide(self, table: Table, live: Live, seq: int, word: str) -> None:
        """Send a decision; that others were first is an honest answer, too."""
        self.unanswered = (table.id, seq, word)
        live.send(type="decision", seq=seq, word=word)
        while (answer := live.receive())["type"] not in ("accepted", "error"):
            pass
        self.unanswered = None
        if answer["type"] == "error":
            assert answer["error"]["code"] in HONEST, answer
        else:
            assert answer["seq"] == seq + 1
            self.crowd.acknowledged.setdefault((table.id, seq + 1), set()).add(word)


def findings(crowd: Crowd) -> Counter[str]:
    """What is stored of all that was acknowledged, as every node reads it after one more kill."""
    for node in crowd.nodes:
        node.kill()
        node.start()
    found = Counter(
        acknowledged=len(crowd.acknowledged), games=len(crowd.tables), lost=0, gaps=0, failures=len(crowd.failures)
    )
    for node in crowd.nodes:
        for table in crowd.tables:
            log = get(f"{node.url}{table.path}/entries").json()["entries"]
            found["gaps"] += [entry["seq"] for entry in log] != list(range(1, len(log) + 1))
            stored = {entry["seq"]: {entry["entry"]["word"]} for entry in log}
            found["lost"] += sum(
                stored.get(seq) != words for (game, seq), words in crowd.acknowledged.items() if game == table.id
            )
    return found


def kill_one_node(node: ServerProcess, rounds: int) -> Counter[str]:
    """kill -9 under load, start again, many times."""
    with Crowd([node]) as crowd:
        for _ in range(rounds):
            crowd.wait_for_more()
            node.kill()
            node.start()
        crowd.wait_for_more()
    return findings(crowd)


def kill_either_node(nodes: list[ServerProcess], rounds: int) -> Counter[str]:
    """Both take decisions of the same games; one of them is killed, in turn, and the other goes on alone."""
    with Crowd(nodes) as crowd:
        for number in range(rounds):
            crowd.wait_for_more()
            nodes[number % len(nodes)].kill()
            crowd.wait_for_more()
            nodes[number % len(nodes)].start()
        crowd.wait_for_more()
    return findings(crowd)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50, help="how often a server is killed, on each kind of database")
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory(prefix="spyrium-") as folder:
        node = ServerProcess(f"sqlite:///{Path(folder) / 'games.sqlite'}", SPYRIUM)
        on_sqlite = kill_one_node(node, rounds)
        node.stop()
    print(f"SQLite, one node killed {rounds} times: {dict(on_sqlite)}", flush=True)
    with postgresql.started() as address:
        nodes = [ServerProcess(address, SPYRIUM) for _ in range(2)]
        on_postgresql = kill_either_node(nodes, rounds)
        for node in nodes:
            node.stop()
    print(f"PostgreSQL, two nodes, one killed {rounds} times in turn: {dict(on_postgresql)}")
    if any(found[wrong] for found in (on_sqlite, on_postgresql) for wrong in WRONG):
        raise SystemExit("something acknowledged is not there")


if __name__ == "__main__":
    main()
