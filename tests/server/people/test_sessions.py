"""What ends a session ends all it opened; what a bot's token may do."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people.test_accounts import PASSWORD, fresh_name, register
from tests.server.process import PATIENCE, Live, ServerProcess, listen
from tests.server.tables.test_seats import MINE, PERSON, make

NEW_PASSWORD = "a staple for the horse"


@contextmanager
def live_with_cookie(server: ServerProcess, game: str, cookie: str) -> Iterator[Live]:
    address = f"{server.url.replace('http', 'ws')}/api/games/{game}/live"
    with listen(address, {"cookie": f"spyrium={cookie}"}) as socket:
        yield Live(socket)


def log_out(client: httpx.Client) -> httpx.Response:
    return client.post("/api/account/logout", json={})


def change_password(client: httpx.Client) -> httpx.Response:
    return client.post("/api/account/password", json={"old": PASSWORD, "new": NEW_PASSWORD})


@pytest.mark.parametrize("end", [log_out, change_password])
def test_no_cookie_and_no_live_connection_outlives_a_session(
    server: ServerProcess, end: Callable[[httpx.Client], httpx.Response]
) -> None:
    with server.client() as desk:
        register(desk, fresh_name())
        game = make(desk, MINE, PERSON)["id"]
        stolen = desk.cookies["spyrium"]
        with live_with_cookie(server, game, stolen) as live:
            live.until("view")
            assert end(desk).is_success
            with pytest.raises(ConnectionClosed) as closed:
                live.until("the connection is closed")
    with httpx.Client(base_url=server.url, headers={"cookie": f"spyrium={stolen}"}, timeout=PATIENCE) as thief:
        known = thief.get("/api/me").json()["player"]

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert known is None


def test_whoever_changes_the_password_stays_logged_in(server: ServerProcess) -> None:
    name = fresh_name()
    with server.client() as desk:
        player = register(desk, name)
        token = desk.post("/api/me/tokens", json={"name": "my bot"}).json()["token"]
        changed = change_password(desk)
        known = desk.get("/api/me").json()["player"]
        logins = [
            desk.post("/api/account/login", json={"name": name, "password": password}).status_code
            for password in (PASSWORD, NEW_PASSWORD)
        ]
    with server.client(token) as robot:
        void = robot.get("/api/me")

    assert changed.status_code == 200
    assert known["id"] == player["id"]
    assert logins == [401, 200]
    assert void.status_code == 401


def test_no_token_is_made_while_the_password_changes(nodes: list[ServerProcess]) -> None:
    """Whoever stole the cookie asks for one token after the other, on both nodes."""
    with nodes[0].client() as desk:
        register(desk, fresh_name())
        stolen, changed = dict(desk.cookies), threading.Event()

        def steal(node: ServerProcess) -> None:
            with httpx.Client(base_url=node.url, cookies=stolen, timeout=PATIENCE) as thief:
                while not changed.is_set():
                    if thief.post("/api/me/tokens", json={"name": "mine now"}).status_code == 401:
                        return

        with ThreadPoolExecutor(8) as threads:
            thieves = [threads.submit(steal, node) for node in nodes * 4]
            while not desk.get("/api/me/tokens").json()["tokens"]:
                pass
            answer = change_password(desk)
            changed.set()
            for thief in thieves:
                thief.result()
        left = desk.get("/api/me/tokens").json()["tokens"]

    assert answer.status_code == 200
    assert left == []


def test_the_old_password_is_needed_for_a_new_one(server: ServerProcess) -> None:
    with server.client() as desk:
        register(desk, fresh_name())
        answer = desk.post("/api/account/password", json={"old": "not my password", "new": NEW_PASSWORD})

    assert answer.status_code == 401


def test_a_reset_by_the_host_closes_what_is_open(tmp_path: Path) -> None:
    from spyrium.server.operations.administration import reset_password

    server = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with server.client() as desk:
        name = fresh_name()
        register(desk, name)
        game = make(desk, MINE, PERSON)["id"]
        with live_with_cookie(server, game, desk.cookies["spyrium"]) as live:
            live.until("view")
            reset_password(server.settings["database"], name)
            with pytest.raises(ConnectionClosed) as closed:
                live.until("the connection is closed")
    server.stop()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


OWNERS_BUSINESS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("GET", "/api/me/settings", None),
    ("PUT", "/api/me/settings", {"notify": "none"}),
    ("GET", "/api/me/email", None),
    ("POST", "/api/me/email/code", {}),
    ("GET", "/api/me/tokens", None),
    ("POST", "/api/me/tokens", {"name": "another"}),
    ("DELETE", "/api/me/tokens/any", None),
    ("POST", "/api/me", {"name": "somebody"}),
    ("POST", "/api/account/password", {"old": PASSWORD, "new": NEW_PASSWORD}),
    ("POST", "/api/account/logout", {}),
    ("POST", "/api/me/test-notification", {}),
    ("DELETE", "/api/me/push", {"endpoint": "https://push.example"}),
]


@pytest.fixture(scope="module")
def bots_token(server: ServerProcess) -> str:
    with server.client() as desk:
        register(desk, fresh_name())
        token: str = desk.post("/api/me/tokens", json={"name": "my bot"}).json()["token"]
        return token


@pytest.fixture(scope="module")
def tokens(server: ServerProcess) -> dict[str, str]:
    """One of each scope, of the same account."""
    with server.client() as desk:
        register(desk, fresh_name())
        return {
            scope: desk.post("/api/me/tokens", json={"name": scope, "scope": scope}).json()["token"]
            for scope in ("play", "read")
        }


@pytest.mark.parametrize(("method", "path", "body"), OWNERS_BUSINESS)
def test_a_bots_token_is_not_its_owner(
    server: ServerProcess, bots_token: str, method: str, path: str, body: dict[str, Any] | None
) -> None:
    with server.client(bots_token) as robot:
        answer = robot.request(method, path, json=body)

    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "forbidden"


def test_a_token_to_look_with_does_not_play(server: ServerProcess, tokens: dict[str, str]) -> None:
    seats = [{"kind": "person", "mine": True}] * 2
    with server.client(tokens["play"]) as player, server.client(tokens["read"]) as reader:
        game = player.post("/api/games", json={"seats": seats}).json()
        decision = {"seq": 0, "word": "place:a1b1"}
        looked = reader.get("/api/me/games").json()["games"]
        refused = reader.post(f"/api/games/{game['id']}/decisions", json=decision)
        decided = player.post(f"/api/games/{game['id']}/decisions", json=decision)

    assert game["id"] in [found["id"] for found in looked]
    assert (refused.status_code, decided.status_code) == (403, 201)


def test_a_token_that_is_dropped_takes_its_live_connections_along(server: ServerProcess) -> None:
    with server.client() as desk:
        register(desk, fresh_name())
        made = desk.post("/api/me/tokens", json={"name": "my bot"}).json()
        game = make(desk, MINE, PERSON)["id"]
        with server.live(game, made["token"]) as live:
            live.until("view")
            desk.delete(f"/api/me/tokens/{made['id']}")
            with pytest.raises(ConnectionClosed) as closed:
                live.until("the connection is closed")

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_the_last_use_of_a_token_is_told(server: ServerProcess) -> None:
    with server.client() as desk:
        register(desk, fresh_name())
        token = desk.post("/api/me/tokens", json={"name": "my bot"}).json()["token"]
        with server.client(token) as robot:
            robot.get("/api/me")
        desk.post("/api/me", json={"name": fresh_name()})  # stored after the use was
        [told] = desk.get("/api/me/tokens").json()["tokens"]

    assert told["last_used"] >= told["created"]
