"""Resigning a seat, and deleting a game of one's own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from spyrium.server.protocol.errors import Refused
from spyrium.server.storage import games
from spyrium.server.tables import chat, play
from spyrium.server.tables.nodes import take_over_if_there
from spyrium.server.tables.opponents import Opponents
from spyrium.server.tables.watch import look_safely
from tests.server.fairness.people import MINE, Seated, make, play_out, play_together, visitors
from tests.server.process import ServerProcess
from tests.server.storage.test_durability import run, table_for_two

BOT = {"kind": "bot", "level": "random"}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_who_resigns_does_not_come_back(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        ours, theirs = play_together(ada, charles)
        seat = 0
        resigned = ours.post("resign", seat=seat)
        stand_in = theirs.view()["seats"][seat]["stand_in"]

        assert resigned.status_code == 201
        assert stand_in["reason"] == "resigned"
        assert code(ours.post("return", seat=seat)) == (409, "conflict")
        assert code(ours.post("resign", seat=seat)) == (403, "forbidden")


def test_who_resigns_has_nothing_to_take_back(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as people:
        games = play_together(*people, rated=False)
        first = games[games[0].view()["current"]]
        first.decide("place:a1b1")
        before = first.view()["you"]["can_ask_undo"]
        first.post("resign", seat=first.view()["you"]["seats"][0])

        assert before
        assert not first.view()["you"]["can_ask_undo"]


def test_nobody_resigns_for_another(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        _, theirs = play_together(ada, charles)
        answer = theirs.post("resign", seat=0)

    assert code(answer) == (403, "forbidden")


def test_who_resigns_is_rated_as_last_whatever_the_bot_scores(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        ours, theirs = play_together(ada, charles, stand_in="engineer")
        seat = 0
        ours.post("resign", seat=seat)
        result = play_out(theirs)["result"]

    changes = {change["seat"]: change["after"] - change["before"] for change in result["ratings"]}
    assert changes[seat] < 0 < changes[1 - seat]


def test_whoever_resigned_has_no_say_any_more(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        ours, _ = play_together(ada, charles)
        ours.post("resign", seat=0)

        assert code(ours.post("replace", seat=1)) == (403, "forbidden")


def test_a_game_of_ones_own_can_be_deleted(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        game = Seated(ada, make(ada, MINE, BOT, rated=False)["id"])
        [listed] = ada.get("/api/me/games").json()["games"]
        with server.live(game.id) as live:
            live.until("view")
            deleted = ada.delete(game.path)

        assert listed["deletable"]
        assert deleted.status_code == 204
        assert ada.get(game.path).status_code == 404


@pytest.mark.parametrize(
    ("seats", "options"), [([MINE, BOT], {}), ([MINE, MINE, BOT], {"rated": False})], ids=["rated", "somebody else's"]
)
def test_other_games_stay(server: ServerProcess, seats: list[dict[str, Any]], options: dict[str, Any]) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        game = Seated(ada, make(ada, *seats, **options)["id"])
        answer = (ada if not options else charles).delete(game.path)

        assert answer.status_code in {403, 409}
        assert ada.get(game.path).status_code == 200


def test_a_game_with_others_stays(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        ours, _ = play_together(ada, charles, rated=False)

        assert code(ada.delete(ours.path)) == (409, "conflict")


async def look_at_a_deleted_game(folder: Path) -> None:
    async with table_for_two(folder) as (hall, _, _caller):
        await look_safely(hall, Opponents(hall), "deleted")


def test_a_deleted_game_is_no_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    run(look_at_a_deleted_game(tmp_path))

    assert "deleted" not in caplog.text


async def talk_where_a_game_was_deleted(folder: Path) -> None:
    """By another node, which this one has not heard of yet."""
    async with table_for_two(folder) as (hall, room, caller):
        await hall.database.write(lambda connection: games.remove(connection, room.id))
        await chat.say(hall, room, caller, "Is anybody there?")


def test_there_is_no_talk_where_a_game_was_deleted(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="There is no game"):
        run(talk_where_a_game_was_deleted(tmp_path))


async def think_where_a_game_was_deleted(folder: Path) -> None:
    async with table_for_two(folder, stand_in="greedy") as (hall, room, caller):
        for seat in (0, 1):
            await play.leave(hall, room, caller, seat)
        await hall.database.write(lambda connection: games.remove(connection, room.id))
        while room.thinking is not None:
            await asyncio.sleep(0.01)
        await take_over_if_there(hall, "entry", room.id, [str(room.seq + 1)])


def test_a_bot_of_a_deleted_game_is_no_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    run(think_where_a_game_was_deleted(tmp_path))

    assert caplog.text == ""
