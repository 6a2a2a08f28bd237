"""Whatever a visitor sends, the answer says what is wrong with it, and the log stays readable."""

from __future__ import annotations

import base64
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.process import ServerProcess, Table, get, post
from tests.server.tables.test_seats import visitor

JSON = {"content-type": "application/json"}


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_an_address_that_is_too_long_is_refused_in_a_line(server: ServerProcess) -> None:
    before = len(server.log)
    # More than h11 takes, yet in one segment: a connection that is closed with something unread is reset.
    answer = get(f"{server.url}/{'a' * 17_000}")

    assert error(answer) == (414, "too_large")
    assert len(server.log) == before


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/assets/" + "b" * 300 + ".js", "/game/" + "c/" * 500])
def test_pages_that_no_file_system_could_hold_are_no_failure(server: ServerProcess, path: str) -> None:
    assert get(f"{server.url}{path}").status_code in (200, 404)


@pytest.mark.parametrize("path", ["/a%00%0aforged", "/api/games/%00", "/api/lobby?waiting=%00"])
def test_nul_in_an_address_is_refused(server: ServerProcess, path: str) -> None:
    assert error(get(f"{server.url}{path}")) == (400, "bad_request")


def test_no_address_forges_a_line_of_the_log(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}")
    for path in ("a%00%0aforged", "a%0aforged", "api/%0aforged", "api/games/%0aforged", "api/lobby?waiting=%0aforged"):
        get(f"{server.url}/{path}")
    server.stop()

    assert [line for line in server.log if line.startswith("forged")] == []


@pytest.mark.parametrize("path", ["/api", "/api/x", "/api/x/y", "/api/games/x/y/z"])
def test_an_unknown_route_of_the_protocol_is_told_to_programs(server: ServerProcess, path: str) -> None:
    assert error(get(f"{server.url}{path}")) == (404, "not_found")


@pytest.mark.parametrize(
    "body",
    [b'{"name": "\xff\xfe"}', b'{"name": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", b'{"name": "a\\u0000b"}'],
    ids=["not UTF-8", "nested too deeply", "NUL"],
)
def test_a_body_that_is_no_text_or_too_deep_is_refused(server: ServerProcess, body: bytes) -> None:
    answer = post(f"{server.url}/api/me", content=body, headers=JSON)

    assert error(answer) == (400, "bad_request")


def test_a_deep_message_on_the_live_connection_is_refused(server: ServerProcess) -> None:
    with server.live(Table(server).id) as live:
        live.until("view")
        live.socket.send('{"type": ' + "[" * 16_000)
        while (message := live.receive())["type"] != "error":
            pass

    assert message["error"]["code"] == "bad_request"


@pytest.mark.parametrize(
    "url", ["https://example.org:99999/", "https://[::1", "https://example.org:x/", "http://", "https://a b.example/"]
)
def test_a_webhook_that_is_no_address_is_refused(server: ServerProcess, url: str) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    with visitor(server, "Hugo") as client:
        of_player = client.put("/api/me/settings", json={"webhook": url})
        of_table = client.post("/api/games", json={"seats": seats, "webhook": url})

    assert error(of_player) == error(of_table) == (400, "bad_request")


def keys(point: bytes, auth: bytes) -> dict[str, str]:
    return {
        name: base64.urlsafe_b64encode(value).decode().rstrip("=")
        for name, value in {"p256dh": point, "auth": auth}.items()
    }


@pytest.mark.parametrize(
    "wrong",
    [keys(b"\4" + b"\1" * 64, b"a" * 16), keys(b"short", b"a" * 16), {"p256dh": "A", "auth": "A"}],
    ids=["not on the curve", "too short", "not base64"],
)
def test_push_keys_that_nobody_could_read_are_refused(server: ServerProcess, wrong: dict[str, str]) -> None:
    subscription: dict[str, Any] = {"endpoint": "https://push.example/x", "keys": wrong}
    with visitor(server, "Hugo") as client:
        assert error(client.post("/api/me/push", json=subscription)) == (400, "bad_request")


def test_a_language_followed_by_a_line_break_is_refused(server: ServerProcess) -> None:
    """No notice could be written in it, and a table's webhook speaks the language of its host."""
    with visitor(server, "Hugo") as client:
        answer = client.put("/api/me/settings", json={"language": "en\n"})

    assert error(answer) == (400, "bad_request")


def test_a_text_with_nul_is_refused_wherever_it_would_be_stored(on_postgresql: ServerProcess) -> None:
    with visitor(on_postgresql, "Hugo") as client:
        muted = client.post(f"{Table(on_postgresql).path}/mute", json={"player": "a\0", "muted": True})
        forked = client.post("/api/games", json={"seats": [{"kind": "person"}] * 2, "fork": "a\0"})

    assert error(muted) == error(forked) == (400, "bad_request")


def test_the_documentation_does_not_depend_on_the_host_header(server: ServerProcess) -> None:
    pages = {get(f"{server.url}/api/docs", headers={"host": f"host-{number}.example"}).text for number in range(3)}

    assert len(pages) == 1
    assert "host-" not in pages.pop()


def test_pages_that_are_not_there_are_not_remembered() -> None:
    from spyrium.server.http.routes import pages

    before = pages.read.cache_info().currsize
    for number in range(100):
        pages.page(f"nothing-{number}")

    assert pages.read.cache_info().currsize == before


def test_the_log_has_one_line_an_event() -> None:
    import logging

    from spyrium.server.operations.logs import JsonLines, TextLines

    try:
        raise ValueError("first\nsecond")
    except ValueError as problem:
        record = logging.LogRecord(
            "spyrium", logging.ERROR, "x", 1, "GET %s failed", ("/a\r\n12:00:00 INFO forged\x1b[31m",), None
        )
        record.exc_info = (ValueError, problem, problem.__traceback__)
    for form in (TextLines(), JsonLines()):
        assert len(form.format(record).splitlines()) == 1
    assert "\x1b" not in TextLines().format(record)
    assert json.loads(JsonLines().format(record))["message"].startswith("GET /a")


def test_a_line_of_the_log_has_an_end() -> None:
    import logging

    from spyrium.server.operations.logs import TextLines

    record = logging.LogRecord("spyrium", logging.ERROR, "x", 1, "%s", ("a" * 100_000,), None)

    assert len(TextLines().format(record)) < 3_000


def number_of_players(server: ServerProcess) -> int:
    with sqlite3.connect(server.settings["database"].removeprefix("sqlite:///")) as database:
        return int(database.execute("SELECT count(*) FROM players").fetchone()[0])


MINE = {"kind": "person", "mine": True}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games/{game}/claim", {"secret": "no such secret"}),
        ("/api/games/{game}/seats/0/take", {}),
        ("/api/games/{game}/seats/4/take", {}),
        ("/api/games", {"seats": [MINE, {"kind": "bot", "level": "no such level"}]}),
        ("/api/games", {"seats": [MINE, MINE], "edition": "no-such-edition"}),
        ("/api/games", {"seats": [MINE, MINE], "record": "no record"}),
        ("/api/games", {"seats": [MINE, MINE], "fork": "no such game"}),
        ("/api/me", {"name": "bot:master"}),
        ("/api/account/register", {"name": "Guest", "password": "long enough"}),
    ],
)
def test_a_newcomer_who_is_refused_leaves_nothing_behind(server: ServerProcess, path: str, body: object) -> None:
    game, before = Table(server).id, number_of_players(server)
    with server.client() as newcomer:
        answer = newcomer.post(path.format(game=game), json=body)

    assert answer.is_client_error
    assert "set-cookie" not in answer.headers
    assert number_of_players(server) == before


def test_a_newcomer_who_sits_down_is_kept(server: ServerProcess) -> None:
    with server.client() as newcomer:
        game = newcomer.post("/api/games", json={"seats": [MINE, {"kind": "person"}]}).json()["id"]

        assert newcomer.get(f"/api/games/{game}").json()["you"]["seats"] == [0]
