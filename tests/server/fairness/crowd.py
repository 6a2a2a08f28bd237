"""A crowd of honest and dishonest people at two nodes that are killed in turn; afterwards everything must add up.

`make fairness`, or `python -m tests.server.fairness.crowd [--minutes N]`; the tests run a short one.
"""

from __future__ import annotations

import argparse
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

from tests.server import postgresql
from tests.server.process import SPYRIUM, ServerProcess, client, get
from tests.server.storage.durability import BROKEN

from .recount import recount

PAIRS = 4
CHEATS = 2
BETWEEN_KILLS = (2.0, 5.0)  # seconds
WRONG = ("lost decisions", "lost changes", "foreign decisions", "breaches", "wrong ratings", "failures")


@dataclass
class Person:
    """Somebody with a cookie, who speaks to any node."""

    name: str
    cookie: str
    id: str


@dataclass
class Game:
    """A table as those who made it remember it: what they sent, and what was acknowledged."""

    id: str
    people: list[Person]
    secret: str  # of the second person's link, kept by the host
    names: dict[int, str] = field(default_factory=dict)  # acknowledged names of seats
    sent: set[tuple[int, int, str]] = field(default_factory=set)  # seat, number of the entry last seen, word
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)  # by number: seat, word
    turn: tuple[int, int, str] | None = None  # seat, number and a legal word, for those who would like to cheat
    bound: bool = False
    begun: bool = False


class Crowd:
    """Pairs who play rated games and cheats who try what they may not."""

    def __init__(self, nodes: list[ServerProcess]) -> None:
        self.nodes = nodes
        self.over = threading.Event()
        self.own = threading.local()
        self.games: list[Game] = []
        self.breaches: list[str] = []
        self.failures: list[str] = []
        self.count: Counter[str] = Counter()
        self.counting = threading.Lock()
        work = [(self.play, number) for number in range(PAIRS)] + [(self.cheat, number) for number in range(CHEATS)]
        self.threads = [threading.Thread(target=self.guard, args=each, daemon=True) for each in work]

    def __enter__(self) -> Crowd:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        for thread in self.threads:
            thread.join()

    def guard(self, work: Callable[[random.Random, int], None], number: int) -> None:
        try:
            work(random.Random(f"{work.__name__} {number}"), number)
        except Exception as error:
            self.failures.append(repr(error))

    def note(self, what: str) -> None:
        with self.counting:
            self.count[what] += 1

    def ask(
        self, chance: random.Random, method: str, path: str, person: Person | str | None = None, body: Any = None
    ) -> httpx.Response:
        """At any node, again and again until one answers; whoever is a string is the bearer of that secret."""
        headers = {"authorization": f"Bearer {person}"} if isinstance(person, str) else {}
        if isinstance(person, Person):
            headers["cookie"] = f"spyrium={person.cookie}"
        while True:
            url = chance.choice(self.nodes).url + path
            try:
                answer = self.client().request(method, url, json=body, headers=headers)
            except BROKEN:
                time.sleep(0.05)
                continue
            if answer.status_code < 500:
                return answer
            time.sleep(0.05)  # a node that is about to end

    def client(self) -> httpx.Client:
        """One for each thread, kept: making one takes longer than most answers. It remembers nobody."""
        if not hasattr(self.own, "client"):
            nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
            self.own.client = client(cookies=nobody)
        found: httpx.Client = self.own.client
        return found

    def arrive(self, chance: random.Random, name: str) -> Person:
        answer = self.ask(chance, "POST", "/api/me", body={"name": name})
        return Person(name, answer.cookies["spyrium"], answer.json()["player"]["id"])

    # --- the honest ----------------------------------------------------------------------------------------------

    def play(self, chance: random.Random, number: int) -> None:
        """One rated game after the other, until time is up; the last one is played to its end."""
        people = [self.arrive(chance, f"Pair {number} {seat}") for seat in "AB"]
        while not self.over.is_set():
            game = self.sit_down(chance, people)
            self.begin(chance, game)
            while self.take_turn(chance, game):
                pass
            people.reverse()

    def sit_down(self, chance: random.Random, people: list[Person]) -> Game:
        seats: list[dict[str, Any]] = [{"kind": "person", "mine": True}, {"kind": "person"}]
        if chance.random() < 0.5:
            seats.append({"kind": "bot", "level": "random"})
        wish = {"seats": seats, "start": "ready", "stand_in": "random"}
        made = self.ask(chance, "POST", "/api/games", people[0], wish).json()
        game = Game(made["id"], list(people), made["seats"][1]["secret"])
        self.games.append(game)
        claimed = self.ask(chance, "POST", f"/api/games/{game.id}/claim", people[1], {"secret": game.secret})
        assert claimed.status_code == 200, claimed.text
        game.bound = True
        self.note("changes")
        return game

    def begin(self, chance: random.Random, game: Game) -> None:
        path = f"/api/games/{game.id}"
        for seat, person in enumerate(game.people):
            name = f"{person.name} {chance.randrange(1000)}"
            renamed = self.ask(chance, "PUT", f"{path}/seats/{seat}/name", person, {"name": name})
            assert renamed.status_code == 200, renamed.text
            game.names[seat] = name
            self.note("changes")
        ready = self.ask(chance, "POST", f"{path}/ready", game.people[1], {"ready": True})
        assert ready.status_code in (200, 409), ready.text  # begun already, where the first answer was lost
        game.begun = True
        self.note("changes")

    def take_turn(self, chance: random.Random, game: Game) -> bool:
        """Whoever is asked decides, or, rarely, lets a bot decide and comes back; false at the end."""
        path = f"/api/games/{game.id}"
        views = [self.ask(chance, "GET", path, person).json() for person in game.people]
        if any(view["status"] == "finished" for view in views):
            return False
        if chance.random() < 0.01:
            seat = chance.randrange(2)
            for act in ("leave", "return"):
                self.ask(chance, "POST", f"{path}/{act}", game.people[seat], {"seat": seat})
        for seat, view in enumerate(views):
            if view["legal"] and view["current"] == seat:
                words = [legal["word"] for legal in view["legal"]]
                word = "pass" if "pass" in words and chance.random() < 0.7 else chance.choice(words)
                game.turn = (seat, view["seq"], word)
                self.decide(chance, game, seat, view["seq"], word)
                return True
            if view["seats"][seat]["stand_in"]:
                self.ask(chance, "POST", f"{path}/return", game.people[seat], {"seat": seat})
        time.sleep(0.02)  # a bot's turn
        return True

    def decide(self, chance: random.Random, game: Game, seat: int, seq: int, word: str) -> None:
        game.sent.add((seat, seq, word))
        answer = self.ask(
            chance, "POST", f"/api/games/{game.id}/decisions", game.people[seat], {"seq": seq, "word": word}
        )
        if answer.status_code == 201:
            game.acknowledged[answer.json()["seq"]] = (seat, word)
            self.note("decisions")

    # --- the dishonest -------------------------------------------------------------------------------------------

    def cheat(self, chance: random.Random, number: int) -> None:
        """Act for the seats of others: as a stranger, by the link that was given away, or as the host."""
        stranger = self.arrive(chance, f"Cheat {number}")
        while not self.over.is_set():
            game = self.games[-1 - chance.randrange(min(len(self.games), 2 * PAIRS))] if self.games else None
            if game is None or not game.bound:
                self.over.wait(0.05)
                continue
            anybody: list[Person | str] = [stranger, game.secret, game.people[0]]
            who = chance.choice(anybody)
            method, act, body = self.tricks(chance, game, who)
            answer = self.ask(chance, method, f"/api/games/{game.id}/{act}", who, body)
            self.note("tries")
            if answer.is_success:
                self.breaches.append(f"{game.id}: {act} {body} by {who}: {answer.text[:200]}")

    @staticmethod
    def tricks(chance: random.Random, game: Game, who: Person | str) -> tuple[str, str, Any]:
        seat, seq, word = game.turn or (1, 0, "pass")
        tricks: list[tuple[str, str, Any]] = [
            ("POST", "leave", {"seat": 1}),
            ("POST", "return", {"seat": 1}),
            ("POST", "resign", {"seat": 1}),
            ("POST", "hint", None),
            ("POST", "seats/1/link", {}),
            ("POST", "seats/1/take", {}),
            ("PUT", "seats/1/name", {"name": "Cheat"}),
            ("GET", "seats/1/holders", None),
            ("POST", "replace", {"seat": 1, "level": "greedy"}),
            ("POST", "undo-answer", {"seq": seq, "yes": True}),
            ("POST", "undo-request", {"seq": seq}),
        ]
        if who is not game.people[0]:
            tricks += [
                ("POST", "claim", {"secret": game.secret}),
                ("POST", "rematch", {}),
                ("POST", "ready", {"ready": True}),
            ]
        if seat == 1 or who is not game.people[0]:
            tricks += [("POST", "decisions", {"seq": seq, "word": word})] * len(tricks)
        return chance.choice(tricks)


def run_fair(nodes: list[ServerProcess], minutes: float, database: str) -> Counter[str]:
    """Let the crowd play while the nodes are killed in turn; what was found."""
    chance, kills = random.Random("kills"), 0
    for node in nodes:  # who is killed while compiling never gets done
        while not get(f"{node.url}/api/preparation").json()["ready"]:
            time.sleep(0.1)
    end = time.monotonic() + 60 * minutes
    with Crowd(nodes) as crowd:
        while time.monotonic() < end and not crowd.failures:
            crowd.over.wait(chance.uniform(*BETWEEN_KILLS))
            nodes[kills % len(nodes)].kill()
            crowd.over.wait(chance.uniform(0, 1))
            nodes[kills % len(nodes)].start()
            kills += 1
    found = findings(crowd, database)
    found["kills"] = kills
    return found


def findings(crowd: Crowd, database: str) -> Counter[str]:
    """What both nodes tell of everything that was acknowledged, and what the ratings should be."""
    found = Counter(crowd.count)
    found["games"] = sum(game.begun for game in crowd.games)
    found["breaches"] = len(crowd.breaches)
    found["failures"] = len(crowd.failures)
    logs: dict[str, list[dict[str, Any]]] = {}
    for node in crowd.nodes:
        for game in crowd.games:
            view = get(f"{node.url}/api/games/{game.id}").json()
            log = get(f"{node.url}/api/games/{game.id}/entries").json()["entries"]
            logs[game.id] = log
            found["lost decisions"] += lost_decisions(game, log)
            found["foreign decisions"] += foreign_decisions(game, log)
            found["lost changes"] += lost_changes(game, view)
    rated, wrong = recount(crowd.nodes[0].url, logs, database)
    found["rated games"] = rated
    found["wrong ratings"] = wrong
    for problem in crowd.breaches + crowd.failures:
        print(problem, flush=True)
    return found


def lost_decisions(game: Game, log: list[dict[str, Any]]) -> int:
    stored = {line["seq"]: (line["entry"].get("seat"), line["entry"].get("word")) for line in log}
    return sum(stored.get(seq) != decision for seq, decision in game.acknowledged.items())


def foreign_decisions(game: Game, log: list[dict[str, Any]]) -> int:
    """Decisions of persons that the seat's owner never sent for the table as it was then."""
    foreign, changed = 0, 0  # the latest entry that changed the table
    for line in log:
        entry = line["entry"]
        if entry["kind"] == "decision" and entry["by"] == "person":
            seen = range(changed, line["seq"])
            foreign += not any((entry["seat"], number, entry["word"]) in game.sent for number in seen)
        if entry["kind"] in ("decision", "undo"):
            changed = line["seq"]
    return foreign


def lost_changes(game: Game, view: dict[str, Any]) -> int:
    lost = sum(bool(view["seats"][seat]["name"] != name) for seat, name in game.names.items())
    lost += game.begun and view["status"] == "waiting"
    return lost + bool(game.bound and view["seats"][1]["player"] != game.people[1].id)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=3.0, help="how long the crowd plays")
    minutes = parser.parse_args().minutes
    with postgresql.started() as address:
        nodes = [ServerProcess(address, SPYRIUM) for _ in range(2)]
        found = run_fair(nodes, minutes, address)
        for node in nodes:
            node.stop()
    for what in sorted(found.keys() - set(WRONG)) + list(WRONG):
        print(f"{found[what]:8,} {what}")
    if any(found[wrong] for wrong in WRONG):
        raise SystemExit("that was not fair")


if __name__ == "__main__":
    main()
