"""A real server in a process of its own, and people who play on it."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
import ssl
import subprocess
import sys
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.forked import ForkedServer

# Only a hung server takes so long (s); nothing here measures speed.
PATIENCE = 300
NO_LIMITS = {"rate_limit": 0, "creations_per_minute": 0, "connections_per_address": 0}
SPYRIUM = (sys.executable, "-m", "spyrium")  # the real command
READY = re.compile(r"Spyrium is served at (http://[\w.:\[\]]+)")

# By themselves clients give up after 5 s, and each reads all the world's certificates.
CERTIFICATES = ssl.create_default_context()
get = partial(httpx.get, timeout=PATIENCE, verify=CERTIFICATES)
post = partial(httpx.post, timeout=PATIENCE, verify=CERTIFICATES)


def client(**options: Any) -> httpx.Client:
    """A client whose connections are closed with it, by itself at the latest when nobody holds it any more."""
    transport = httpx.HTTPTransport(verify=CERTIFICATES)
    found = httpx.Client(transport=transport, timeout=PATIENCE, **options)
    weakref.finalize(found, transport.close)
    return found


def listen(address: str, headers: Mapping[str, str], **options: Any) -> ClientConnection:
    """A connection that nothing but the server ends: by itself a client gives up a server that is silent for 20 s.

    Its queue has no end: a client that stops reading would never hear that the connection is closed.
    """
    patience: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None, "close_timeout": PATIENCE}
    room: dict[str, Any] = {"max_size": None, "max_queue": None}
    connection: ClientConnection = connect(address, additional_headers=headers, **room, **patience, **options)
    return connection


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def until_refused(ask: Callable[[int], httpx.Response]) -> list[httpx.Response]:
    """The answers up to the first refusal. Limits ease with time: a slow machine may ask for longer."""
    answers = [ask(0)]
    while answers[-1].status_code != 429 and len(answers) < 200:
        answers.append(ask(len(answers)))
    return answers


class ServerProcess:
    """`spyrium serve` on a free port; can be stopped, killed and started again on the same database.

    Without a command of its own it is forked from a process that is ready to serve.
    """

    def __init__(
        self,
        database: str,
        command: Sequence[str] = (),
        environment: Mapping[str, str] = os.environ,
        **settings: Any,
    ) -> None:
        self.command, self.environment = command, environment
        self.settings: dict[str, Any] = {"database": database, "port": 0, **NO_LIMITS} | settings
        self.log: deque[str] = deque(maxlen=10_000)
        self.url = ""
        self.start()

    def start(self) -> None:
        self.process = self._started()
        served = threading.Event()
        threading.Thread(target=self._follow, args=(served,), daemon=True).start()
        served.wait()
        if not self.url or self.process.poll() is not None:
            raise RuntimeError("the server did not start:\n" + "".join(self.log))
        self.settings["port"] = int(self.url.rpartition(":")[2])
        with self.client() as client:  # the first start compiles the rules
            client.get("/health")

    def _started(self) -> subprocess.Popen[str] | ForkedServer:
        given = {f"SPYRIUM_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment = {**self.environment, **given}
        if not self.command:
            return ForkedServer(environment)
        return subprocess.Popen([*self.command, "serve"], env=environment, stderr=subprocess.PIPE, text=True)

    def _follow(self, served: threading.Event) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as lines:
            for line in lines:
                self.log.append(line)
                if found := READY.search(line):
                    self.url = found[1]
                    served.set()
        served.set()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def kill(self) -> None:
        """As if the power went: no chance to tidy up."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def client(self, secret: str | None = None) -> httpx.Client:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        return client(base_url=self.url, headers=headers)

    @contextmanager
    def live(self, game: str, secret: str | None = None, **query: Any) -> Iterator[Live]:
        """A live connection that speaks in dictionaries."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        address = f"{self.url.replace('http', 'ws')}/api/games/{game}/live?{asked}"
        with listen(address, headers) as socket:
            yield Live(socket)


class Live:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, **message: Any) -> None:
        self.send_anything(message)

    def send_anything(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of that type; others are passed over, but errors are never missed."""
        while (message := self.receive())["type"] != kind:
            assert message["type"] != "error", message
        return message


class Table:
    """A game made over HTTP, with the secrets of its seats."""

    def __init__(self, server: ServerProcess, *kinds: str, **options: Any) -> None:
        self.server = server
        seats = [{"kind": kind} if ":" not in kind else bot(kind) for kind in kinds or ("person", "person")]
        with server.client() as client:
            answer = client.post("/api/games", json={"seats": seats, **options})
        assert answer.status_code == 201, answer.text
        self.created = answer.json()
        self.id: str = self.created["id"]
        self.secrets: list[str] = [seat["secret"] for seat in self.created["seats"]]
        self.players = [server.client(secret) for secret in self.secrets]
        self.path = f"/api/games/{self.id}"

    def view(self, seat: int = 0) -> dict[str, Any]:
        answer: dict[str, Any] = self.players[seat].get(self.path).json()
        return answer

    def decide(self, seat: int, seq: int, word: str) -> httpx.Response:
        return self.players[seat].post(f"{self.path}/decisions", json={"seq": seq, "word": word})

    def step(self, choice: random.Random | None = None) -> dict[str, Any]:
        """Whoever is asked decides: the first legal word, or a random one."""
        view = self.view(self.view()["current"])
        words = [legal["word"] for legal in view["legal"]]
        word = choice.choice(words) if choice else words[0]
        answer = self.decide(view["current"], view["seq"], word)
        assert answer.status_code == 201, answer.text
        return view | {"word": word, "answer": answer.json()}

    def play_to_the_end(self, choice: random.Random) -> dict[str, Any]:
        """All seats decide at random over one live connection; returns the last view."""
        with self.server.live(self.id) as live:
            for secret in filter(None, self.secrets):
                live.send(type="auth", secret=secret)
                live.until("done")
            live.send(type="view")
            view = live.until("view")["view"]
            while view["status"] == "playing":
                if view["legal"]:
                    word = choice.choice(view["legal"])["word"]
                    live.send(type="decision", seq=view["seq"], word=word)
                view = next_view(live)
        return dict(view)

    def post(self, seat: int, action: str, /, **body: Any) -> httpx.Response:
        return self.players[seat].post(f"{self.path}/{action}", json=body)


def next_view(live: Live) -> dict[str, Any]:
    while True:
        message = live.receive()
        assert message["type"] != "error", message
        if view := message.get("view"):
            found: dict[str, Any] = view
            return found


def in_haste(words: Sequence[str]) -> str:
    """What ends a game soonest: nobody places a worker, everybody passes."""
    return next((word for word in ("pass", "phase2") if word in words), words[0])


def bot(kind: str) -> dict[str, str]:
    return {"kind": "bot", "level": kind.partition(":")[2]}
