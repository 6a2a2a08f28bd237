"""Names: one spelling for each, and nobody can be taken for somebody else's account."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pytest

from spyrium.server.people.names import clean, keys
from tests.server.fairness.people import Seated, play_out
from tests.server.people.test_accounts import PASSWORD, fresh_name, register
from tests.server.people.test_sessions import live_with_cookie
from tests.server.process import ServerProcess
from tests.server.tables.test_seats import MINE, OPEN, make, visitor

LOOK_ALIKES: dict[str, Callable[[str], str]] = {
    "Cyrillic letters": lambda name: name.replace("a", "а"),
    "fullwidth letters": lambda name: "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in name),
    "an invisible filler": lambda name: name + "\u3164",
    "a zero-width space": lambda name: name[:2] + "\u200b" + name[2:],
    "a Mongolian selector": lambda name: name[:2] + "\u180b" + name[2:],
    "an empty note": lambda name: name[:2] + "\U0001d159" + name[2:],
    "another case": str.upper,
    "a wider space": lambda name: name.replace(" ", "\u2003"),
}


@pytest.mark.parametrize("disguise", LOOK_ALIKES)
def test_a_look_alike_of_an_account_is_refused(server: ServerProcess, disguise: str) -> None:
    name = fresh_name()
    alike = LOOK_ALIKES[disguise](name)
    with server.client() as owner, server.client() as impostor, server.client() as guest:
        register(owner, name)
        registered = impostor.post("/api/account/register", json={"name": alike, "password": PASSWORD})
        called = guest.post("/api/me", json={"name": alike})
        seats = [{"kind": "person", "name": alike}, {"kind": "person"}]
        seated = guest.post("/api/games", json={"seats": seats})

    answers = (registered, called, seated)
    assert [answer.status_code for answer in answers] == [409] * 3
    assert {answer.json()["error"]["code"] for answer in answers} == {"taken"}


def test_an_account_is_one_however_its_accents_are_written(server: ServerProcess) -> None:
    name = fresh_name().replace("A", "Á")
    alike = unicodedata.normalize("NFD", name)
    with server.client() as owner, server.client() as impostor, server.client() as guest:
        register(owner, name)
        registered = impostor.post("/api/account/register", json={"name": alike, "password": PASSWORD})
        called = guest.post("/api/me", json={"name": alike})

    assert alike != name
    assert (registered.status_code, called.status_code) == (409, 409)


@pytest.mark.parametrize("disguise", ["Cyrillic letters", "another case"])
def test_a_guest_who_was_first_does_not_go_by_an_accounts_name(server: ServerProcess, disguise: str) -> None:
    """Else somebody could wait, under many names, for people to register them."""
    name = fresh_name()
    with visitor(server, LOOK_ALIKES[disguise](name)) as guest, server.client() as owner, visitor(server, "H") as host:
        table = make(host, MINE, OPEN, start="ready")["id"]
        with live_with_cookie(server, table, guest.cookies["spyrium"]) as live:
            register(owner, name)
            seated = guest.post(f"/api/games/{table}/seats/1/take", json={}).json()["seats"][1]["name"]
            guest.post(f"/api/games/{table}/seats/1/free", json={})
            live.send(type="chat", text="trust me")
            said = live.until("chat")["chat"]["name"]
        known = guest.get("/api/me").json()["player"]["name"]

    assert (seated, said, known) == ("Guest", "Guest", "Guest")


def test_nobody_speaks_under_a_name_that_they_gave_up(server: ServerProcess) -> None:
    """On a connection that was opened when it was still theirs."""
    pen_name, another = fresh_name(), fresh_name()
    with server.client() as eve, server.client() as owner, visitor(server, "H") as host:
        register(eve, fresh_name())
        eve.post("/api/me", json={"name": pen_name})
        table = make(host, MINE, OPEN)["id"]
        with live_with_cookie(server, table, eve.cookies["spyrium"]) as live:
            eve.post("/api/me", json={"name": another})
            register(owner, pen_name)
            live.send(type="chat", text="trust me")
            said = live.until("chat")["chat"]["name"]

    assert said == another


def test_nobody_takes_a_name_that_became_an_accounts_along_to_a_rematch(server: ServerProcess) -> None:
    name = fresh_name()
    with visitor(server, name) as guest, server.client() as owner:
        game = Seated(guest, make(guest, MINE, MINE)["id"])
        play_out(game)
        register(owner, name)
        following = Seated(guest, game.post("rematch").json()["id"])

        assert [seat["name"] for seat in game.view()["seats"]] == [name, name]
        assert [seat["name"] for seat in following.view()["seats"]] == ["Guest", "Guest"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Paul", "PauI"), ("modern", "modem"), ("Zoé", "Zoe\u0301"), ("Ada 0", "Ada O"), ("Ада", "АДА")),
        *(("Milan", "Mi\u0307lan"), ("Milan", "Milan\u05bf"), ("Milan", "\u0300Milan"), ("Milan", "Mil\u20e3an")),
    ],
)
def test_names_that_cannot_be_told_apart_share_a_key(one: str, other: str) -> None:
    assert keys(clean(one)) & keys(clean(other))


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Adam"), ("Zoë", "Zoe"), ("Анна", "Инна"), ("Jörg", "Jürg"), ("कि", "की")]
)
def test_names_that_differ_share_none(one: str, other: str) -> None:
    assert not keys(clean(one)) & keys(clean(other))


def test_the_owner_goes_by_the_accounts_name_everywhere(server: ServerProcess) -> None:
    name = fresh_name()
    with server.client() as owner:
        register(owner, name)
        seats = [{"kind": "person", "mine": True, "name": name}, {"kind": "person"}]
        seated = owner.post("/api/games", json={"seats": seats})
        renamed = owner.post("/api/me", json={"name": f"{name}!"})
        back = owner.post("/api/me", json={"name": name})

    assert (seated.status_code, renamed.status_code, back.status_code) == (201, 200, 200)


def test_the_name_an_account_goes_by_is_kept_for_it_too(server: ServerProcess) -> None:
    name, pen_name = fresh_name(), fresh_name()
    with server.client() as owner, server.client() as guest:
        register(owner, name)
        owner.post("/api/me", json={"name": pen_name})
        taken = [guest.post("/api/me", json={"name": wanted}).status_code for wanted in (name, pen_name)]

    assert taken == [409, 409]


@pytest.mark.parametrize("name", ["Guest", "Gast", "Player 2", "bot:master"])
def test_what_the_server_calls_people_is_nobodys_account(server: ServerProcess, name: str) -> None:
    with server.client() as client:
        answer = client.post("/api/account/register", json={"name": name, "password": PASSWORD})

    assert answer.status_code == 409


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200b", "\u0301", "| |"])
def test_a_name_has_something_to_see(server: ServerProcess, name: str) -> None:
    with server.client() as client:
        assert client.post("/api/me", json={"name": name}).status_code == 400


def test_a_name_is_cleaned_alike_at_registering_and_at_login(server: ServerProcess) -> None:
    name = fresh_name()
    with server.client() as client:
        register(client, f"  {name}\u3164")
    with server.client() as client:
        answer = client.post("/api/account/login", json={"name": f"{name} ", "password": PASSWORD})

    assert answer.status_code == 200


def test_a_crowd_of_guests_cannot_fill_a_tables_chat(server: ServerProcess) -> None:
    with visitor(server, "host of the crowd") as host:
        path = f"/api/games/{make(host, MINE, MINE)['id']}/chat"
        for number in range(15):
            with visitor(server, f"onlooker {number}") as guest:
                guest.post(path, json={"text": "buy this"})
        said = host.post(path, json={"text": "quiet, please"})
        lines = host.get(path).json()["lines"]

    assert said.status_code == 201
    assert len(lines) <= 12
