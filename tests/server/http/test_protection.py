"""The outer wall: origins, headers, limits, and whatever the description of the protocol lets one send."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people.test_accounts import PASSWORD, fresh_name, register
from tests.server.process import ServerProcess, Table, get, post, until_refused
from tests.server.tables.test_seats import MINE, PERSON, make, visitor

GAME = {"seats": [{"kind": "person"}, {"kind": "person"}]}


@pytest.mark.parametrize("header", [{"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}])
def test_a_page_of_another_site_cannot_post(server: ServerProcess, header: dict[str, str]) -> None:
    answer = post(f"{server.url}/api/games", json=GAME, headers=header)

    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")


def test_the_own_page_can(server: ServerProcess) -> None:
    headers = {"origin": server.url, "sec-fetch-site": "same-origin"}

    assert post(f"{server.url}/api/games", json=GAME, headers=headers).status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/bots", "/api/games/nosuchgame", "/health"])
def test_every_answer_carries_the_security_headers(server: ServerProcess, path: str) -> None:
    headers = get(f"{server.url}{path}").headers

    assert "default-src 'self'" in headers["content-security-policy"]
    scripts = headers["content-security-policy"].split("style-src")[0]
    assert "script-src 'self' 'wasm-unsafe-eval';" in scripts, "the page's engine is WebAssembly"
    assert "'unsafe-eval'" not in scripts
    assert "unsafe-inline" not in scripts
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"


def test_a_form_cannot_post_what_is_not_json(server: ServerProcess) -> None:
    answer = post(f"{server.url}/api/me", data={"name": "Eve"})

    assert answer.status_code == 400


def test_a_body_that_is_too_large_is_refused(server: ServerProcess) -> None:
    answer = post(f"{server.url}/api/games", json=GAME | {"record": "x" * 300_000})

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
    *made, refused = until_refused(lambda _: post(f"{strict.url}/api/games", json=GAME))

    assert len(made) >= 3
    assert {answer.status_code for answer in made} == {201}
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "60")


def test_passwords_cannot_be_tried_without_end(strict: ServerProcess) -> None:
    guess = {"name": "Ada", "password": "guess guess"}
    answers = until_refused(lambda _: post(f"{strict.url}/api/account/login", json=guess))

    assert {answer.status_code for answer in answers} == {401, 429}


def test_chat_is_limited_in_rate(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada:
        path = f"/api/games/{make(ada, MINE, PERSON)['id']}/chat"
        spoken = [ada.post(path, json={"text": f"line {k}"}).status_code for k in range(6)]
        lines = ada.get(path).json()["lines"]

    assert spoken == [201] * 5 + [429]
    assert [line["text"] for line in lines] == [f"line {k}" for k in range(5)]


def test_the_host_can_mute_and_nobody_else(server: ServerProcess) -> None:
    with visitor(server, "Ada") as host, visitor(server, "Eve") as guest:
        path = f"/api/games/{make(host, MINE, PERSON)['id']}"
        player = guest.get("/api/me").json()["player"]["id"]
        presumptuous = guest.post(f"{path}/mute", json={"player": player, "muted": True})
        answers = []
        for muted in (True, False):
            host.post(f"{path}/mute", json={"player": player, "muted": muted})
            answers.append(guest.post(f"{path}/chat", json={"text": "still here"}))

    assert presumptuous.status_code == 403
    assert [answer.status_code for answer in answers] == [403, 201]
    assert "muted" in answers[0].json()["error"]["message"]


def test_whoever_is_muted_does_not_speak_by_the_link_of_their_seat(server: ServerProcess) -> None:
    with visitor(server, "Ada") as host, visitor(server, "Eve") as guest:
        game = make(host, MINE, PERSON)
        path = f"/api/games/{game['id']}"
        guest.post(f"{path}/claim", json={"secret": game["seats"][1]["secret"]})
        link = guest.post(f"{path}/seats/1/link", json={}).json()
        host.post(f"{path}/mute", json={"player": guest.get("/api/me").json()["player"]["id"], "muted": True})
        with server.client(link["secret"]) as bearer:
            answer = bearer.post(f"{path}/chat", json={"text": "still here"})

    assert answer.status_code == 403


def test_a_host_who_logs_in_stays_the_host(server: ServerProcess) -> None:
    name = fresh_name()
    with visitor(server, "Ada") as host, server.client() as account:
        register(account, name)
        path = f"/api/games/{make(host, PERSON, PERSON)['id']}"
        host.post("/api/account/login", json={"name": name, "password": PASSWORD})
        view = host.get(path).json()

    assert view["you"]["host"]


def test_logs_for_machines_are_one_object_a_line(strict: ServerProcess) -> None:
    lines = [json.loads(line) for line in strict.log]

    assert "Spyrium is served at" in lines[0]["message"]
    assert {"time", "level", "logger", "message"} <= set(lines[0])


def test_paths_outside_the_client_are_not_served(server: ServerProcess) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py"):
        answer = get(f"{server.url}{path}")
        assert "create_app" not in answer.text


def test_what_is_wrong_inside_is_not_told_outside(server: ServerProcess) -> None:
    table = Table(server)
    answer = table.players[0].post(f"{table.path}/decisions", content=b'{"seq": 1e400, "word": null}')

    assert answer.status_code == 400
    assert "Traceback" not in answer.text
