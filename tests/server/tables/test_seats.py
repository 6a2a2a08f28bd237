"""Visitors, links, tables that wait, hot-seat, and the rematch."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.process import ServerProcess, Table, get, in_haste


@contextmanager
def visitor(server: ServerProcess, name: str) -> Iterator[httpx.Client]:
    with server.client() as client:
        assert client.post("/api/me", json={"name": name}).status_code == 200
        yield client


def make(client: httpx.Client, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
    answer = client.post("/api/games", json={"seats": seats, **options})
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


PERSON, MINE, OPEN = {"kind": "person"}, {"kind": "person", "mine": True}, {"kind": "open"}


def test_a_visitor_picks_a_name_and_gets_a_cookie_no_script_can_read(server: ServerProcess) -> None:
    with server.client() as client:
        answer = client.post("/api/me", json={"name": "  Ada   Lovelace "})
        again = client.get("/api/me").json()

    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert again["player"]["name"] == "Ada Lovelace"


def test_a_forged_cookie_is_nobody(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada:
        player, epoch, signature = ada.cookies["spyrium"].split(".")
    forgeries = [
        f"{player}.{epoch}.{signature[:-1]}",
        f"{player}.1.{signature}",
        f"other.{epoch}.{signature}",
        "x",
        "é",
    ]

    for forged in forgeries:
        raw = get(f"{server.url}/api/me", headers=[(b"cookie", f"spyrium={forged}".encode())])
        assert raw.json()["player"] is None


def test_a_seat_link_opened_on_another_device_continues_there(server: ServerProcess) -> None:
    with visitor(server, "Ada") as desk, visitor(server, "Ada's phone") as phone:
        game = make(desk, MINE, PERSON)
        secret = game["seats"][0]["secret"]
        claimed = phone.post(f"/api/games/{game['id']}/claim", json={"secret": secret}).json()
        at_desk = desk.get(f"/api/games/{game['id']}").json()

    assert claimed["you"]["seats"] == [0]
    assert at_desk["you"]["seats"] == [0]
    assert claimed["seats"][0]["name"] == "Ada"


def test_a_wrong_link_opens_nothing(server: ServerProcess) -> None:
    table = Table(server)
    with visitor(server, "Eve") as eve:
        answer = eve.post(f"{table.path}/claim", json={"secret": "guess"})

    assert answer.status_code == 403


def test_a_fresh_link_replaces_the_old_one(server: ServerProcess) -> None:
    table = Table(server)

    fresh = table.post(0, "seats/0/link").json()

    assert table.view()["you"]["seats"] == []  # the old secret is void
    with server.client(fresh["secret"]) as again:
        assert again.get(table.path).json()["you"]["seats"] == [0]


def test_hot_seat_one_browser_holds_several_seats(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada:
        game = make(ada, MINE | {"name": "Ada"}, MINE | {"name": "Charles"})
        for _ in range(3):
            view = ada.get(f"/api/games/{game['id']}").json()
            word = view["legal"][0]["word"]
            answer = ada.post(f"/api/games/{game['id']}/decisions", json={"seq": view["seq"], "word": word})
            assert answer.status_code == 201
    assert [seat["name"] for seat in view["seats"]] == ["Ada", "Charles"]


def test_a_listed_table_fills_in_the_lobby_and_starts_when_all_are_ready(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada, visitor(server, "Charles") as charles:
        game = make(ada, MINE, OPEN, start="ready", listed=True, title="Tea time")
        path = f"/api/games/{game['id']}"
        listed = [found["id"] for found in charles.get("/api/lobby").json()["waiting"]]
        seated = charles.post(f"{path}/seats/1/take", json={}).json()
        taken = ada.post(f"{path}/seats/1/take", json={})
        started = charles.post(f"{path}/ready", json={"ready": True}).json()
        playing = [found["id"] for found in charles.get("/api/lobby").json()["playing"]]

    assert game["id"] in listed
    assert (seated["status"], seated["position"], seated["seats"][1]["name"]) == ("waiting", None, "Charles")
    assert (taken.status_code, taken.json()["error"]["code"]) == (409, "taken")
    assert (started["status"], started["round"]) == ("playing", 1)
    assert game["id"] in playing


def test_a_private_table_is_not_in_the_lobby(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada:
        game = make(ada, MINE, OPEN, start="ready")
        lobby = ada.get("/api/lobby").json()

    assert game["id"] not in [found["id"] for found in lobby["waiting"] + lobby["playing"]]


def test_only_the_host_changes_the_seats_of_a_waiting_table(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada, visitor(server, "Eve") as eve:
        game = make(ada, MINE, OPEN, start="ready")
        path = f"/api/games/{game['id']}/seats/1"
        refused = eve.put(path, json={"kind": "bot", "level": "random"})
        changed = ada.put(path, json={"kind": "bot", "level": "random"}).json()

    assert refused.status_code == 403
    assert (changed["seats"][1]["kind"], changed["status"]) == ("bot", "playing")


def test_standing_up_opens_the_seat_again(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada, visitor(server, "Charles") as charles:
        game = make(ada, MINE, OPEN, PERSON, start="ready")
        path = f"/api/games/{game['id']}/seats/1"
        charles.post(f"{path}/take", json={})
        freed = charles.post(f"{path}/free", json={}).json()

    assert freed["seats"][1]["kind"] == "open"
    assert freed["you"]["seats"] == []


def test_an_open_seat_has_no_secret(server: ServerProcess) -> None:
    table = Table(server, "person", "open")

    assert table.secrets[1] is None


def test_a_rematch_rotates_the_seats_and_is_the_same_for_everybody(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada, visitor(server, "Charles") as charles:
        game = make(ada, MINE, PERSON, {"kind": "bot", "level": "random"})
        path = f"/api/games/{game['id']}"
        charles.post(f"{path}/claim", json={"secret": game["seats"][1]["secret"]})
        too_early = ada.post(f"{path}/rematch", json={})
        play_out(server, game, ada, charles)
        first = ada.post(f"{path}/rematch", json={}).json()
        alone = ada.get(f"/api/games/{first['id']}").json()
        second = charles.post(f"{path}/rematch", json={}).json()
        view = ada.get(f"/api/games/{first['id']}").json()
        old = ada.get(path).json()

    assert too_early.status_code == 409
    assert first == second
    assert (alone["status"], view["status"]) == ("waiting", "playing")  # it waits for all
    assert old["next"] == first["id"]
    assert [seat["name"] for seat in view["seats"]] == ["Charles", "bot:random", "Ada"]
    assert view["you"]["seats"] == [2]


def play_out(server: ServerProcess, game: dict[str, Any], *people: httpx.Client) -> None:
    """Everybody decides at random for a while, so that scores differ, and then hurries to the end."""
    assert people, "somebody must play"
    chance, path, at_random = random.Random(1), f"/api/games/{game['id']}", 20
    status = "playing"
    while status == "playing":
        for person in people:
            view = person.get(path).json()
            status = view["status"] if view["prompt"] != "over" or view["status"] == "finished" else "playing"
            if view["legal"]:
                words = [legal["word"] for legal in view["legal"]]
                word = chance.choice(words) if view["seq"] < at_random else in_haste(words)
                person.post(f"{path}/decisions", json={"seq": view["seq"], "word": word})


@pytest.mark.parametrize("name", ["", "   ", "x" * 25])
def test_a_name_has_1_to_24_characters(server: ServerProcess, name: str) -> None:
    with server.client() as client:
        assert client.post("/api/me", json={"name": name}).status_code == 400


def test_names_and_chat_come_back_as_plain_text(server: ServerProcess) -> None:
    script = "<script>1</script>"
    with visitor(server, script) as eve:
        game = make(eve, MINE, PERSON)
        answer = eve.post(f"/api/games/{game['id']}/chat", json={"text": script})

    assert answer.headers["content-type"] == "application/json"
    assert (answer.json()["name"], answer.json()["text"]) == (script, script)


def test_the_others_can_go_on_with_a_bot_for_somebody_who_is_away(server: ServerProcess) -> None:
    table = Table(server, stand_in="random", grace=0)

    replaced = table.post(0, "replace", seat=1)
    level = table.post(0, "replace", seat=1).status_code, table.view()["seats"][1]["stand_in"]
    returned = table.post(1, "return")

    assert replaced.status_code == 201
    assert level == (403, {"level": "random", "reason": "away"})
    assert returned.status_code == 201
    assert table.view()["seats"][1]["stand_in"] is None


def test_whoever_goes_on_chooses_the_bot(server: ServerProcess) -> None:
    table = Table(server, grace=0)

    table.post(0, "replace", seat=1, level="greedy")

    assert table.view()["seats"][1]["stand_in"]["level"] == "greedy"
    assert table.post(0, "replace", seat=1, level="wizard").status_code == 400


def test_somebody_who_is_away_has_some_time_to_come_back(server: ServerProcess) -> None:
    table = Table(server, grace=300)

    early = table.post(0, "replace", seat=1)

    assert (early.status_code, early.json()["error"]["code"]) == (409, "conflict")
    assert 0 < int(early.headers["retry-after"]) <= 300
    assert table.view()["seats"][1]["replaceable"] >= table.view()["created"] + 300_000


def test_whoever_is_at_the_table_cannot_be_replaced(server: ServerProcess) -> None:
    table = Table(server, grace=0)
    with server.live(table.id, table.secrets[1]) as live:
        while not live.until("presence")["connected"][1]:
            pass
        there = table.post(0, "replace", seat=1)
    with server.client() as stranger:
        by_a_stranger = stranger.post(f"{table.path}/replace", json={"seat": 1})

    assert there.status_code in (403, 409)  # if it is their turn, not before they have let all wait for long
    assert by_a_stranger.status_code == 403


def test_where_a_clock_runs_nobody_is_replaced_by_hand(server: ServerProcess) -> None:
    table = Table(server, grace=0, clock={"kind": "turn", "seconds": 600})

    assert table.post(0, "replace", seat=1).status_code == 403
    assert table.view()["seats"][1]["replaceable"] is None


def test_whoever_sits_down_as_a_guest_can_say_their_name(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada, server.client() as guest:
        game = make(ada, MINE, PERSON, start="ready")
        path, secret = f"/api/games/{game['id']}", game["seats"][1]["secret"]
        sat = guest.post(f"{path}/claim", json={"secret": secret}).json()
        named = guest.put(f"{path}/seats/1/name", json={"name": " Isambard  Kingdom "}).json()
        meddling = ada.put(f"{path}/seats/1/name", json={"name": "Nobody"})

    assert sat["seats"][1]["name"] == "Guest"
    assert named["seats"][1]["name"] == "Isambard Kingdom"
    assert meddling.status_code == 403


def test_the_host_closes_a_table_that_waits(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada, visitor(server, "Eve") as eve:
        game = make(ada, MINE, OPEN, start="ready")
        path = f"/api/games/{game['id']}"
        refused = eve.delete(path)
        with server.live(game["id"]) as live:
            live.until("view")
            closed = ada.delete(path)
            with pytest.raises(ConnectionClosed) as sent_away:
                live.until("the end")
        gone = ada.get(path)

    assert refused.status_code == 403
    assert closed.status_code == 204
    assert sent_away.value.rcvd is not None
    assert sent_away.value.rcvd.code == 4404
    assert gone.status_code == 404


def test_a_table_in_play_is_not_closed(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada:
        game = make(ada, MINE, PERSON)
        assert ada.delete(f"/api/games/{game['id']}").status_code == 409
        assert ada.put(f"/api/games/{game['id']}/seats/0/name", json={"name": "Eve"}).status_code == 409
        assert ada.get(f"/api/games/{game['id']}").status_code == 200
