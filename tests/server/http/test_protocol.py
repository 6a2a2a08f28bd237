"""The core of the protocol, as others rely on it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from spyrium import Game, Record, replay
from tests.effort import proven
from tests.server.process import ServerProcess, Table, get


@pytest.fixture
def table(server: ServerProcess) -> Table:
    return Table(server)


def test_making_a_game_gives_each_person_a_secret_and_a_link(server: ServerProcess) -> None:
    table = Table(server, "person", "bot:random", "open")

    person, robot, open_seat = table.created["seats"]

    assert person["link"] == f"{server.url}/game/{table.id}#seat={person['secret']}"
    assert (robot["secret"], robot["link"]) == (None, None)
    assert (open_seat["secret"], open_seat["link"]) == (None, None)


def test_the_view_lists_what_the_caller_may_decide(table: Table) -> None:
    view = table.view()
    asked, other = view["current"], 1 - view["current"]
    game = Game.from_position(view["position"])

    assert [legal["word"] for legal in table.view(asked)["legal"]] == game.legal
    assert table.view(other)["legal"] == []


def test_a_legal_decision_comes_with_its_price_item_by_item_and_what_it_yields(server: ServerProcess) -> None:
    table = Table(server, seed=7)
    view = table.view()
    while not any("ways" in legal["quote"] for legal in view["legal"]):
        table.step()
        view = table.view(table.view()["current"])

    quotes = [legal["quote"] for legal in view["legal"]]
    assert quotes == msgspec.json.decode(msgspec.json.encode(Game.from_position(view["position"]).quotes()))
    assert any({"base", "workers"} <= set(way["price"]) for quote in quotes for way in quote.get("ways", []))


def test_prices_of_the_market_are_told_for_every_seat_and_for_no_other(table: Table, server: ServerProcess) -> None:
    game = Game.from_position(table.view()["position"])

    told = [get(f"{server.url}/api/games/{table.id}/prices/{seat}") for seat in (0, 1, 2)]

    for seat in (0, 1):
        assert told[seat].json()["prices"] == msgspec.json.decode(msgspec.json.encode(game.market_prices(seat)))
    assert told[2].json()["error"]["code"] == "not_playing"


def test_prices_of_an_earlier_moment_can_be_asked_for(table: Table, server: ServerProcess) -> None:
    before = get(f"{server.url}/api/games/{table.id}/prices/0").json()
    seat = table.view()["current"]
    table.decide(seat, 0, "place:a1b1")

    def told(query: str) -> Any:
        return get(f"{server.url}/api/games/{table.id}/prices/{1 - seat}{query}").json()

    assert told("?at=0")["prices"]["b1"] != told("")["prices"]["b1"] == told("?at=1")["prices"]["b1"]
    assert get(f"{server.url}/api/games/{table.id}/prices/0?at=0").json() == before
    assert told("?at=2") == told("?at=1")  # of what has been taken back there are none


def test_a_decision_raises_the_number_and_tells_what_changed(table: Table) -> None:
    view = table.view()

    answer = table.decide(view["current"], view["seq"], "place:a1b1")

    assert answer.status_code == 201
    placed = {"type": "worker-placed", "seat": view["current"], "gap": "a1b1"}
    assert answer.json() == {"seq": 1, "events": [placed]}
    assert table.view()["now"]["workers"] == {"a1b1": [view["current"]]}


def test_a_repeat_is_answered_as_the_first_time(table: Table) -> None:
    seat = table.view()["current"]
    first = table.decide(seat, 0, "place:a1b1")

    again = table.decide(seat, 0, "place:a1b1")

    assert (again.status_code, again.json()) == (201, first.json())
    assert table.view()["seq"] == 1


def test_another_word_with_an_old_number_is_stale(table: Table) -> None:
    seat = table.view()["current"]
    table.decide(seat, 0, "place:a1b1")

    stale = table.decide(seat, 0, "place:b1c1")

    assert stale.status_code == 409
    assert stale.json()["error"]["code"] == "stale"
    assert stale.json()["error"]["seq"] == 1


def test_an_illegal_word_is_refused_with_reason_and_rule(table: Table) -> None:
    refused = table.decide(table.view()["current"], 0, "pass")

    assert refused.status_code == 422
    error = refused.json()["error"]
    assert error["code"] == "illegal"
    assert error["rule"].startswith("R")
    assert error["message"]
    assert table.view()["seq"] == 0


def test_nobody_decides_for_another_seat(table: Table, server: ServerProcess) -> None:
    asked = table.view()["current"]

    other = table.decide(1 - asked, 0, "place:a1b1")
    with server.client("wrong") as stranger, server.client() as nobody:
        forged = stranger.post(f"{table.path}/decisions", json={"seq": 0, "word": "place:a1b1"})
        anonymous = nobody.post(f"{table.path}/decisions", json={"seq": 0, "word": "place:a1b1"})

    assert [other.status_code, forged.status_code, anonymous.status_code] == [403, 403, 403]
    assert table.view()["seq"] == 0


@pytest.mark.parametrize("players", proven([2, 3, 4, 5], 3))
def test_a_whole_game_from_the_first_decision_to_the_result(server: ServerProcess, players: int) -> None:
    table = Table(server, *["person"] * players)

    view = table.play_to_the_end(random.Random(players))

    game = replay(Record.loads(get(f"{server.url}{table.path}/record").text))
    assert view["result"]["scores"] == game.scores
    assert [entry["total"] for entry in view["result"]["breakdown"]] == game.scores
    assert view["prompt"] == "over"


def test_bots_play_their_seats(server: ServerProcess) -> None:
    table = Table(server, "person", "bot:random", "bot:greedy")
    with server.live(table.id, table.secrets[0], since=0) as live:
        view = live.until("view")["view"]
        while view["round"] == 1:
            if view["legal"]:
                live.send(type="decision", seq=view["seq"], word=view["legal"][0]["word"])
            view = live.until("entry")["view"] or view

    with server.client() as client:
        entries = client.get(f"{table.path}/entries").json()["entries"]
    assert {entry["entry"]["by"] for entry in entries if entry["entry"]["seat"] != 0} == {"bot"}


def test_the_record_of_a_running_game_has_no_seed(table: Table, server: ServerProcess) -> None:
    table.step()

    text = get(f"{server.url}{table.path}/record").text

    assert "seed" not in text
    assert replay(Record.loads(text)).position() == table.view()["position"]


def test_a_chosen_seed_is_marked_and_gives_the_same_game(server: ServerProcess) -> None:
    first, second = Table(server, seed=42), Table(server, seed=42)

    assert first.view()["position"] == second.view()["position"]
    assert first.view()["options"]["seed_chosen"] is True
    assert first.view()["rated"] is False


def test_unknown_games_are_not_found(server: ServerProcess) -> None:
    answer = get(f"{server.url}/api/games/nosuchgame")

    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"
