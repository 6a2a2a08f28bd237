"""The outer wall: origins, headers, limits, and whatever the description of the protocol lets one send."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from .process import ServerProcess, Table

GAME = {"seats": [{"kind": "person"}, {"kind": "person"}]}


@pytest.mark.parametrize("header", [{"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}])
def test_a_page_of_another_site_cannot_post(server: ServerProcess, header: dict[str, str]) -> None:
    answer = httpx.post(f"{server.url}/api/games", json=GAME, headers=header)

    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")


def test_the_own_page_can(server: ServerProcess) -> None:
    headers = {"origin": server.url, "sec-fetch-site": "same-origin"}

    assert httpx.post(f"{server.url}/api/games", json=GAME, headers=headers).status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/bots", "/api/games/nosuchgame", "/health"])
def test_every_answer_carries_the_security_headers(server: ServerProcess, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}").headers

    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe-inline" not in headers["content-security-policy"].split("style-src")[0]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"


def test_a_form_cannot_post_what_is_not_json(server: ServerProcess) -> None:
    answer = httpx.post(f"{server.url}/api/me", data={"name": "Eve"})

    assert answer.status_code == 400


def test_a_body_that_is_too_large_is_refused(server: ServerProcess) -> None:
    answer = httpx.post(f"{server.url}/api/games", json=GAME | {"record": "x" * 300_000})

    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("strict")
    server = ServerProcess(
        f"sqlite:///{folder / 'games.sqlite'}", creations_per_minute=3, rate_limit=1200, log_format="json"
    )
    yield server
    server.stop()


def test_new_games_are_limited_in_rate(strict: ServerProcess) -> None:
    answers = [httpx.post(f"{strict.url}/api/games", json=GAME) for _ in range(4)]

    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].headers["retry-after"] == "60"


def test_passwords_cannot_be_tried_without_end(strict: ServerProcess) -> None:
    guess = {"name": "Ada", "password": "guess guess"}
    answers = {httpx.post(f"{strict.url}/api/account/login", json=guess).status_code for _ in range(30)}

    assert answers == {401, 429}


def test_chat_is_limited_in_rate_and_the_host_can_mute(server: ServerProcess) -> None:
    with server.client() as host, server.client() as guest:
        host.post("/api/me", json={"name": "Ada"})
        guest.post("/api/me", json={"name": "Eve"})
        seats = [{"kind": "person", "mine": True}, {"kind": "person"}]
        path = f"/api/games/{host.post('/api/games', json={'seats': seats}).json()['id']}"
        spoken = [guest.post(f"{path}/chat", json={"text": f"line {k}"}).status_code for k in range(6)]
        eve = guest.get("/api/me").json()["player"]["id"]
        presumptuous = guest.post(f"{path}/mute", json={"player": eve, "muted": True})
        host.post(f"{path}/mute", json={"player": eve, "muted": True})
        lines = host.get(f"{path}/chat").json()["lines"]
    with server.client() as again:
        again.cookies.update(guest.cookies)
        muted = again.post(f"{path}/chat", json={"text": "still here"})

    assert spoken == [201] * 5 + [429]
    assert presumptuous.status_code == 403
    assert [line["text"] for line in lines] == [f"line {k}" for k in range(5)]
    assert muted.status_code in (403, 429)


def test_paths_outside_the_client_are_not_served(server: ServerProcess) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py"):
        with httpx.Client() as client:
            answer = client.get(f"{server.url}{path}")
        assert "create_app" not in answer.text


def test_what_is_wrong_inside_is_not_told_outside(server: ServerProcess) -> None:
    table = Table(server)
    answer = table.players[0].post(f"{table.path}/decisions", content=b'{"seq": 1e400, "word": null}')

    assert answer.status_code == 400
    assert "Traceback" not in answer.text
