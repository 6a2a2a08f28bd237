"""A seat belongs to whoever holds it: no host, former guest or finder of a link acts for it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from spyrium.server.operations.administration import delete_player
from tests.server.people.test_accounts import fresh_name, register
from tests.server.process import ServerProcess

from .people import MINE, OPEN, PERSON, Seated, at_once, make, play_out, play_together, visitors


def acts(client: httpx.Client, path: str) -> dict[str, int]:
    """The answers to all that somebody could try for a seat."""
    tries: dict[str, dict[str, Any]] = {
        "decisions": {"seq": 0, "word": "place:a1b1"},
        "undo": {"seq": 0},
        "undo-request": {"seq": 0},
        "undo-answer": {"seq": 0, "yes": True},
        "leave": {"seat": 1},
        "return": {"seat": 1},
        "ready": {"ready": True},
        "seats/1/link": {},
        "seats/1/free": {},
        "chat": {"text": "It is me"},
    }
    return {name: client.post(f"{path}/{name}", json=body).status_code for name, body in tries.items()}


def test_the_host_gets_no_secret_of_an_open_seat(server: ServerProcess) -> None:
    with visitors(server, "Host") as [host]:
        created = make(host, MINE, OPEN, start="ready")
        asked = host.post(f"/api/games/{created['id']}/seats/1/link", json={})

    assert created["seats"][1] == {"seat": 1, "secret": None, "link": None}
    assert (asked.status_code, asked.json()["error"]["code"]) == (400, "bad_request")


@pytest.mark.parametrize("start", ["now", "ready"])
def test_the_secret_that_the_host_gave_away_acts_no_more_once_it_has_bound_somebody(
    server: ServerProcess, start: str
) -> None:
    with visitors(server, "Host", "Guest") as [host, guest]:
        created = make(host, PERSON, PERSON, start=start)
        secret = created["seats"][1]["secret"]
        theirs = Seated(guest, created["id"])
        theirs.post("claim", secret=secret)
        with server.client(secret) as bearer, server.live(created["id"]) as live:
            refused = acts(bearer, theirs.path)
            live.send(type="auth", secret=secret)
            while (answer := live.receive())["type"] not in ("error", "done"):
                pass

    assert [name for name, status in refused.items() if status < 400] == []
    assert answer["error"]["code"] == "forbidden"


def test_a_connection_that_showed_the_secret_before_is_without_a_seat_afterwards(server: ServerProcess) -> None:
    with visitors(server, "Host", "Guest") as [host, guest]:
        created = make(host, PERSON, PERSON)
        secret = created["seats"][1]["secret"]
        with server.live(created["id"], secret) as live:
            live.until("view")
            Seated(guest, created["id"]).post("claim", secret=secret)
            live.send(type="leave", seat=1)
            while (answer := live.receive())["type"] not in ("error", "accepted"):
                pass

    assert answer["type"] == "error"


def test_somebody_sent_away_does_not_come_back_by_the_old_link(server: ServerProcess) -> None:
    with visitors(server, "Host", "Rude", "Next") as [host, rude, following]:
        created = make(host, MINE, PERSON, start="ready")
        secret = created["seats"][1]["secret"]
        theirs = Seated(rude, created["id"])
        theirs.post("claim", secret=secret)
        host.post(f"{theirs.path}/seats/1/free", json={})
        again = theirs.post("claim", secret=secret)
        sat = following.post(f"{theirs.path}/seats/1/take", json={}).json()

    assert again.status_code == 403
    assert sat["you"]["seats"] == [1]


def test_a_seat_that_the_host_specifies_anew_is_nobodys(server: ServerProcess) -> None:
    with visitors(server, "Host", "Guest") as [host, guest]:
        created = make(host, MINE, PERSON, start="ready")
        secret = created["seats"][1]["secret"]
        host.put(f"/api/games/{created['id']}/seats/1", json={"kind": "person", "name": "Somebody else"})
        late = Seated(guest, created["id"]).post("claim", secret=secret)

    assert late.status_code == 403


def test_of_twenty_strangers_one_is_bound_by_a_link(server: ServerProcess) -> None:
    names = [f"Stranger {number}" for number in range(20)]
    with visitors(server, "Host", *names) as [host, *strangers]:
        created = make(host, MINE, PERSON, start="ready")
        secret = created["seats"][1]["secret"]
        claims = [lambda one=one: Seated(one, created["id"]).post("claim", secret=secret) for one in strangers]
        answers = at_once(*claims)

    assert sorted(answer.status_code for answer in answers) == [200] + [403] * 19
    assert any("used" in answer.json()["error"]["message"] for answer in answers if answer.is_error)


def test_whoever_was_bound_may_open_the_link_again(server: ServerProcess) -> None:
    with visitors(server, "Host", "Guest") as [host, guest]:
        created = make(host, MINE, PERSON, start="ready")
        theirs = Seated(guest, created["id"])
        answers = [theirs.post("claim", secret=created["seats"][1]["secret"]) for _ in range(2)]

    assert [answer.json()["you"]["seats"] for answer in answers] == [[1], [1]]


def test_a_further_device_comes_by_a_fresh_link_and_can_be_dropped(server: ServerProcess) -> None:
    with visitors(server, "Host", "Desk", "Phone") as [host, desk, phone]:
        created = make(host, MINE, PERSON)
        mine, away = Seated(desk, created["id"]), Seated(phone, created["id"])
        mine.post("claim", secret=created["seats"][1]["secret"])
        link = mine.post("seats/1/link").json()
        bound = away.post("claim", secret=link["secret"]).json()["you"]["seats"]
        spare = away.post("seats/1/link").json()["secret"]
        holders = desk.get(f"{mine.path}/seats/1/holders").json()["holders"]
        nosy = [one.get(f"{mine.path}/seats/1/holders").status_code for one in (host, phone)]
        dropped = desk.delete(f"{mine.path}/seats/1/holders/{holders[1]['player']}")
        afterwards = away.view()["you"]["seats"], away.post("claim", secret=spare).status_code
        alone = desk.get(f"{mine.path}/seats/1/holders").json()["holders"]
        stays = desk.delete(f"{mine.path}/seats/1/holders/{holders[0]['player']}")

    assert bound == [1]
    assert [(one["name"], one["owner"]) for one in holders] == [("Desk", True), ("Phone", False)]
    assert nosy == [403, 403]
    assert dropped.status_code == 204
    assert afterwards == ([], 403)
    assert [one["name"] for one in alone] == ["Desk"]
    assert stays.status_code == 404


def test_no_link_of_a_game_leads_to_a_seat_of_the_rematch(server: ServerProcess) -> None:
    with visitors(server, "Host", "Guest") as [host, guest]:
        created = make(host, MINE, PERSON, start="ready")
        ours, theirs = Seated(host, created["id"]), Seated(guest, created["id"])
        first = created["seats"][1]["secret"]
        theirs.post("claim", secret=first)
        theirs.post("ready", ready=True)
        second = theirs.post("seats/1/link").json()["secret"]
        play_out(ours, theirs)
        following, held = ours.post("rematch").json()["id"], []
        theirs.post("rematch")
        for secret in (first, second):
            with server.client(secret) as bearer:
                held.append(Seated(bearer, following).view()["you"]["seats"])

    assert held == [[], []]


def test_the_host_does_not_play_on_for_a_rated_opponent_who_was_deleted(server: ServerProcess) -> None:
    with visitors(server, "Host", "Leaver") as [host, leaver]:
        ours, _ = play_together(host, leaver)
        delete_player(server.settings["database"], leaver.get("/api/me").json()["player"]["id"])
        refused = ours.post("seats/1/link")

    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "forbidden")


def test_nobody_is_ready_for_somebody_else(server: ServerProcess) -> None:
    with visitors(server, "Host", "Guest") as [host, guest]:
        created = make(host, MINE, PERSON, PERSON, start="ready")
        with server.client(created["seats"][1]["secret"]) as bearer:
            bearer.post(f"/api/games/{created['id']}/ready", json={"ready": True})
        sat = Seated(guest, created["id"]).post("claim", secret=created["seats"][1]["secret"]).json()

    assert sat["seats"][1]["ready"] is False


def test_what_a_token_may_do_at_a_seat_is_its_scope(server: ServerProcess) -> None:
    with server.client() as person:
        register(person, fresh_name())
        tokens = {
            scope: person.post("/api/me/tokens", json={"name": scope, "scope": scope}).json()["token"]
            for scope in ("read", "play")
        }
        created = make(person, MINE, MINE)
        path = f"/api/games/{created['id']}"
        with server.client(tokens["read"]) as reader, server.client(tokens["play"]) as player:
            seen = reader.get(path).json()["you"]["seats"]
            read = acts(reader, path) | {"make": reader.post("/api/games", json={"seats": [MINE, PERSON]}).status_code}
            played = acts(player, path)
            holders = player.get(f"{path}/seats/1/holders").status_code
            made = make(player, MINE, PERSON)["seats"]
        scopes = [token["scope"] for token in person.get("/api/me/tokens").json()["tokens"]]

    assert seen == [0, 1]
    assert [name for name, status in read.items() if status < 400] == []
    assert (played["decisions"], played["chat"], played["leave"]) == (201, 201, 201)
    assert (played["seats/1/link"], holders) == (403, 403)
    assert made[0]["secret"] is None  # nothing that would outlive the token
    assert scopes == ["read", "play"]


def test_whoever_plays_by_another_seat_is_told_so_and_changes_nothing(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles", "Eve") as [ada, charles, eve]:
        ours, _ = play_together(ada, charles)
        before = ours.view()
        refused = acts(eve, ours.path)
        after = ours.view()

    assert {name for name, status in refused.items() if status < 400} == {"chat"}  # as herself
    assert (before["seq"], owned(before)) == (after["seq"], owned(after))


def owned(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Whose the seats are. Who is there, and when somebody may be replaced, changes with time."""
    return [
        {name: seat[name] for name in ("kind", "name", "level", "player", "ready", "stand_in")}
        for seat in view["seats"]
    ]
