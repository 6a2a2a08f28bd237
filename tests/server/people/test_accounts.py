"""Accounts, bot tokens, ratings, profiles, statistics, my games."""

from __future__ import annotations

import random
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from spyrium.server.ratings.ratings import MODEL, shown
from spyrium.server.storage.players import MOST_TOKENS
from tests.server.process import ServerProcess, Table, get
from tests.server.tables.test_seats import MINE, PERSON, make, play_out, visitor

PASSWORD = "correct horse battery"


def fresh_name() -> str:
    return f"Ada {secrets.token_hex(4)}"


def register(client: httpx.Client, name: str) -> dict[str, Any]:
    answer = client.post("/api/account/register", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    player: dict[str, Any] = answer.json()["player"]
    return player


def test_registering_keeps_the_visitors_games(server: ServerProcess) -> None:
    name = fresh_name()
    with visitor(server, "Ada") as ada:
        game = make(ada, MINE, PERSON)
        player = register(ada, name)
        mine = ada.get("/api/me/games").json()["games"]

    assert player["account"] == name.lower()
    assert [found["id"] for found in mine] == [game["id"]]


def test_logging_in_brings_the_visitors_seats_along(server: ServerProcess) -> None:
    name = fresh_name()
    with server.client() as desk, visitor(server, "somebody") as phone:
        register(desk, name)
        game = make(phone, MINE, PERSON)
        phone.post("/api/account/login", json={"name": name.upper(), "password": PASSWORD})
        at_desk = desk.get(f"/api/games/{game['id']}").json()

    assert at_desk["you"]["seats"] == [0]


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(server: ServerProcess) -> None:
    name = fresh_name()
    with server.client() as client:
        register(client, name)
    with server.client() as client:
        wrong = client.post("/api/account/login", json={"name": name, "password": "wrong password"})
        unknown = client.post("/api/account/login", json={"name": fresh_name(), "password": PASSWORD})

    assert (wrong.status_code, unknown.status_code) == (401, 401)
    assert wrong.json() == unknown.json()


def test_a_name_belongs_to_one_account(server: ServerProcess) -> None:
    name = fresh_name()
    with server.client() as first, server.client() as second:
        register(first, name)
        taken = second.post("/api/account/register", json={"name": name.upper(), "password": PASSWORD})

    assert (taken.status_code, taken.json()["error"]["code"]) == (409, "taken")


def test_logging_out_forgets_the_cookie(server: ServerProcess) -> None:
    with server.client() as client:
        register(client, fresh_name())
        client.post("/api/account/logout", json={})

        assert client.get("/api/me").json()["player"] is None


def test_a_bot_token_acts_for_its_account_until_it_is_dropped(server: ServerProcess) -> None:
    with server.client() as client:
        player = register(client, fresh_name())
        made = client.post("/api/me/tokens", json={"name": "my bot"}).json()
        game = make(client, MINE, MINE)
        with server.client(made["token"]) as robot:
            as_bot = robot.get("/api/me").json()["player"]
            decided = robot.post(f"/api/games/{game['id']}/decisions", json={"seq": 0, "word": "place:a1b1"})
            with server.live(game["id"], made["token"]) as live:
                live.send(type="decision", seq=1, word="place:b1c1")
                accepted = live.until("accepted")
            client.delete(f"/api/me/tokens/{made['id']}")
            dropped = robot.get("/api/me")
        with server.live(game["id"], made["token"]) as live, pytest.raises(ConnectionClosed) as closed:
            live.receive()
        listed = client.get("/api/me/tokens").json()["tokens"]

    assert as_bot["id"] == player["id"]
    assert (decided.status_code, accepted["seq"]) == (201, 2)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert dropped.status_code == 401
    assert listed == []


def test_an_account_has_so_many_tokens_and_no_more(server: ServerProcess) -> None:
    with server.client() as client:
        register(client, fresh_name())
        made = [client.post("/api/me/tokens", json={"name": f"bot {number}"}) for number in range(MOST_TOKENS + 1)]
        client.delete(f"/api/me/tokens/{made[0].json()['id']}")
        again = client.post("/api/me/tokens", json={"name": "another"})

    assert [answer.status_code for answer in made] == [201] * MOST_TOKENS + [409]
    assert again.status_code == 201


def test_tokens_need_an_account(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada:
        assert ada.post("/api/me/tokens", json={"name": "my bot"}).status_code == 403


def test_settings_are_kept(server: ServerProcess) -> None:
    with visitor(server, "Ada") as ada:
        ada.put("/api/me/settings", json={"notify": "all", "client": {"theme": "dark"}})
        kept = ada.get("/api/me/settings").json()

    assert (kept["notify"], kept["client"]) == ("all", {"theme": "dark"})


@pytest.fixture(scope="module")
def rated_game(server: ServerProcess) -> dict[str, Any]:
    """A finished rated game of two people and a bot."""
    with visitor(server, "Ada") as ada, visitor(server, "Charles") as charles:
        game = make(ada, MINE, PERSON, {"kind": "bot", "level": "random"}, listed=True, start="ready")
        path = f"/api/games/{game['id']}"
        charles.post(f"{path}/claim", json={"secret": game["seats"][1]["secret"]})
        charles.post(f"{path}/ready", json={"ready": True})
        play_out(server, game, ada, charles)
        view: dict[str, Any] = ada.get(path).json()
    return view


def test_a_finished_game_rates_newcomers_by_their_scores(rated_game: dict[str, Any]) -> None:
    ada, charles, _ = rated_game["result"]["scores"]
    gain, rivals_gain = (change["after"] - change["before"] for change in rated_game["result"]["ratings"][:2])

    assert rated_game["result"]["ratings"][0]["before"] == shown(MODEL.mu)
    assert (gain > rivals_gain, gain < rivals_gain) == (ada > charles, ada < charles)


def test_a_profile_shows_rating_history_and_statistics(server: ServerProcess, rated_game: dict[str, Any]) -> None:
    profile = get(f"{server.url}/api/players/{rated_game['seats'][0]['player']}").json()

    after = rated_game["result"]["ratings"][0]["after"]
    won = int(0 in rated_game["result"]["winners"])
    score = rated_game["result"]["scores"][0]
    assert profile["ratings"] == [{"players": 3, "rating": after, "games": 1}]
    assert [(step["game"], step["rating"]) for step in profile["history"]] == [(rated_game["id"], after)]
    assert profile["statistics"] == [
        {"players": 3, "games": 1, "wins": won, "mean_score": float(score), "best_score": score}
    ]


def test_games_with_a_chosen_seed_or_unknown_people_are_unrated(server: ServerProcess) -> None:
    table = Table(server, "person", "bot:random", seed=7)

    view = table.play_to_the_end(random.Random(2))

    assert view["result"]["ratings"] == []
    assert (view["rated"], view["unrated"]) == (False, "seed")


def test_the_leaderboard_can_be_switched_off(server: ServerProcess, tmp_path: Path) -> None:
    shown_here = get(f"{server.url}/api/leaderboard?players=3")
    without = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", leaderboard=False)
    hidden = get(f"{without.url}/api/leaderboard?players=3")
    features = get(f"{without.url}/api/me").json()["features"]
    without.stop()

    assert (shown_here.status_code, shown_here.json()["players"]) == (200, 3)
    assert hidden.status_code == 404
    assert features["leaderboard"] is False
