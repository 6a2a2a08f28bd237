"""Limits count what is done, however its address is spelled."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from spyrium.server.http.limits import Limits, address, network, registrations
from spyrium.server.http.routes.accounts import register as register_route
from spyrium.server.settings import Settings

from ..people.test_accounts import PASSWORD, fresh_name, register
from ..process import ServerProcess, Table, post, until_refused
from .test_protection import GAME

SPELLINGS = ["//api/games", "/api/games/", "/api//games", "///api///games//", "/%61pi/games", "/api/%67ames/"]
GUESS = "a wrong password"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("limits")
    server = ServerProcess(f"sqlite:///{folder / 'games.sqlite'}", creations_per_minute=3, rate_limit=1200)
    yield server
    server.stop()


def post_raw(server: ServerProcess, path: str, body: object) -> httpx.Response:
    """The answer to a path just as it is written."""
    with httpx.Client(timeout=None) as client:
        address = httpx.URL(server.url).copy_with(raw_path=path.encode())
        return client.send(client.build_request("POST", address, json=body))


def spelled(server: ServerProcess, spellings: list[str], body: object) -> tuple[int, float]:
    """How many of these were not refused, until one is; and the minutes that it took, in which a limit eases."""
    began = time.monotonic()
    answers = [post_raw(server, path, body) for path in spellings]
    allowed = sum(answer.status_code != 429 for answer in answers)
    if allowed == len(spellings):
        allowed += len(until_refused(lambda n: post_raw(server, spellings[n % len(spellings)], body))) - 1
    return allowed, (time.monotonic() - began) / 60


def test_new_games_count_under_every_spelling(strict: ServerProcess) -> None:
    made, minutes = spelled(strict, SPELLINGS, GAME)

    assert made <= 3 + 3 * minutes


def test_passwords_count_under_every_spelling(strict: ServerProcess) -> None:
    spellings = ["//api/account/login", "/api/account/login/", "/api//account//login"] * 5
    tried, minutes = spelled(strict, spellings, {"name": "Ada", "password": GUESS})

    assert tried <= 10 + 6 * minutes


def test_wrong_passwords_are_counted_for_each_account_wherever_they_come_from(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", rate_limit=1200, trust_proxy=True)
    name = fresh_name()
    with server.client() as owner:
        register(owner, name)

    def login(number: int, password: str) -> httpx.Response:
        come_from = {"x-forwarded-for": f"203.0.113.{number}"}
        body = {"name": name.upper(), "password": password}
        return post(f"{server.url}/api/account/login", json=body, headers=come_from)

    guesses = [answer.status_code for answer in until_refused(lambda number: login(number, GUESS))]
    right = login(250, PASSWORD)
    server.stop()

    assert len(guesses) > 30
    assert set(guesses) == {401, 429}
    assert right.status_code == 429  # else the answer would tell which guess was right


def test_handshakes_of_live_connections_count(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", rate_limit=6)
    game = Table(server).id
    statuses = [0]
    while statuses[-1] != 429 and len(statuses) < 100:
        try:
            with server.live(game) as live:
                live.until("view")
            statuses.append(101)
        except InvalidStatus as refused:
            statuses.append(refused.response.status_code)
    server.stop()

    assert set(statuses[1:]) == {101, 429}


def test_a_household_has_one_network_of_ipv6() -> None:
    assert network("2001:db8:1:2:aaaa::1") == network("2001:db8:1:2:bbbb::2")
    assert network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1")


def test_a_visitor_behind_a_proxy_does_not_choose_where_they_come_from() -> None:
    """Also where the proxy writes a line of its own below the visitor's."""
    lines = [(b"x-forwarded-for", b"198.51.100.1"), (b"x-forwarded-for", b"198.51.100.2, 203.0.113.7")]
    scope: Any = {"headers": lines, "client": ("192.0.2.1", 1)}

    assert address(scope, Settings(trust_proxy=True)) == "203.0.113.7"
    assert address(scope, Settings()) == "192.0.2.1"


def test_one_address_does_not_make_accounts_without_end() -> None:
    """Each has a share of the bots' time."""
    limits = Limits(Settings())
    made = [limits.registrations.take("here") for _ in range(25)]

    assert made == [True] * 20 + [False] * 5
    assert registrations in (register_route.guards or [])
