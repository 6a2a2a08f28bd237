"""People at tables, honest and not."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import cycle
from typing import Any, TypeVar

import httpx

from spyrium import Record, replay
from tests.server.process import ServerProcess, in_haste

T = TypeVar("T")

AT_RANDOM, ROUNDS = 12, 6
PERSON, MINE, OPEN = {"kind": "person"}, {"kind": "person", "mine": True}, {"kind": "open"}


@contextmanager
def visitors(server: ServerProcess, *names: str) -> Iterator[list[httpx.Client]]:
    clients = [server.client() for _ in names]
    try:
        for client, name in zip(clients, names, strict=True):
            assert client.post("/api/me", json={"name": name}).status_code == 200
        yield clients
    finally:
        for client in clients:
            client.close()


def elsewhere(person: httpx.Client, node: ServerProcess) -> httpx.Client:
    """The same person, at another node."""
    client = node.client()
    client.cookies["spyrium"] = person.cookies["spyrium"]
    return client


class Seated:
    """A game as one person sees it."""

    def __init__(self, person: httpx.Client, game: str) -> None:
        self.person, self.id, self.path = person, game, f"/api/games/{game}"

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.person.get(self.path).json()
        return found

    def post(self, action: str, /, **body: Any) -> httpx.Response:
        return self.person.post(f"{self.path}/{action}", json=body)

    def decide(self, word: str | None = None) -> httpx.Response:
        """The word, or else the first legal one."""
        view = self.view()
        return self.post("decisions", seq=view["seq"], word=word or view["legal"][0]["word"])


def make(host: httpx.Client, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
    answer = host.post("/api/games", json={"seats": seats, **options})
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


def sit_together(host: httpx.Client, guest: httpx.Client, **options: Any) -> tuple[Seated, Seated]:
    """A table at which both wait, the guest by the host's link."""
    created = make(host, MINE, PERSON, start="ready", **options)
    theirs = Seated(guest, created["id"])
    assert theirs.post("claim", secret=created["seats"][1]["secret"]).status_code == 200
    return Seated(host, created["id"]), theirs


def play_together(host: httpx.Client, guest: httpx.Client, **options: Any) -> tuple[Seated, Seated]:
    """A rated game of two, unless the options make it unrated."""
    ours, theirs = sit_together(host, guest, **options)
    assert theirs.post("ready", ready=True).json()["status"] == "playing"
    return ours, theirs


def play_out(*people: Seated) -> dict[str, Any]:
    """Everybody whose turn it is hurries, until the game is over; the final view."""
    while True:
        for person in people:
            view = person.view()
            if person is people[0] and view["status"] != "playing":
                return view
            if view["legal"]:
                words = [legal["word"] for legal in view["legal"]]
                person.post("decisions", seq=view["seq"], word=in_haste(words))


def play_to_the_last_decision(*people: Seated) -> tuple[Seated, dict[str, Any]]:
    """Until one decision is left: who has to make it, and which. At first at random, so that scores differ."""
    for asked in cycle(people):
        view = asked.view()
        if not view["legal"]:
            continue
        words = [legal["word"] for legal in view["legal"]]
        word = random.choice(words) if view["seq"] < AT_RANDOM else in_haste(words)
        decision = {"seq": view["seq"], "word": word}
        if view["round"] == ROUNDS:
            game = replay(Record.loads(asked.person.get(f"{asked.path}/record").text))
            game.play(word)
            if game.over:
                return asked, decision
        asked.post("decisions", **decision).raise_for_status()
    raise ValueError("nobody plays")


def wait_for(status: str, *games: Seated) -> bool:
    """Whether all come to that status: nodes hear of each other within a second, on a machine that has one to spare."""
    last = time.monotonic() + 60
    while any(game.view()["status"] != status for game in games):
        if time.monotonic() > last:
            return False
    return True


def at_once(*calls: Callable[[], T]) -> list[T]:
    """All calls, begun in the same moment."""
    together = threading.Barrier(len(calls))

    def run(call: Callable[[], T]) -> T:
        together.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(run, calls))
