"""Hints: with bots and in hot-seat, at one's own turn, in games that are not rated."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from spyrium import Game
from spyrium.server.analysis import hints
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.analysis_messages import Hint
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.messages import NewGame, PersonSpec
from spyrium.server.tables import seating
from spyrium.server.tables.hall import Hall
from tests.server.fairness.people import MINE, PERSON, Seated, make, play_together, visitors
from tests.server.process import ServerProcess
from tests.server.storage.test_durability import run, table_for_two

from .conftest import error_of, wait_until

BOT = {"kind": "bot", "level": "random"}


def at_my_turn(game: Seated) -> Seated:
    wait_until(lambda: bool(game.view()["legal"]))
    return game


def test_a_hint_is_a_legal_decision_with_chances_and_reasons(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        game = at_my_turn(Seated(ada, make(ada, MINE, BOT, BOT, rated=False)["id"]))
        view = game.view()
        hint = game.post("hint").json()

    words = [legal["word"] for legal in view["legal"]]
    assert hint["decision"] in words
    assert hint["instead"] in words
    assert hint["instead"] != hint["decision"]
    assert len(hint["chances"]) == 3
    assert abs(sum(hint["chances"]) - 1) < 1e-9
    assert all(reason["code"] for reason in hint["reasons"])


def test_a_game_with_a_hint_says_so(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        game = at_my_turn(Seated(ada, make(ada, MINE, BOT, rated=False)["id"]))
        before = game.view()
        with server.live(game.id) as live:
            live.until("view")
            game.post("hint")
            heard = live.until("view")["view"]

    assert before["unrated"] == "choice"
    assert heard["unrated"] == "hint"


def test_nobody_gets_out_of_a_rating_by_a_hint(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        game = at_my_turn(Seated(ada, make(ada, MINE, BOT)["id"]))  # and does not like the first deal
        refused = game.post("hint")

        assert error_of(refused) == "forbidden"
        assert game.view()["rated"]


def test_hot_seat_games_have_hints_for_whoever_is_asked(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        game = Seated(ada, make(ada, MINE, MINE)["id"])
        legal = Game.from_position(game.view()["position"]).legal
        hint = game.post("hint")
        view = game.view()

    assert hint.json()["decision"] in legal
    assert view["unrated"] == "hint"


def test_games_with_other_people_have_none_and_stay_rated(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles", "Mallory") as [ada, charles, mallory]:
        ours, theirs = play_together(ada, charles)
        for person in (ours, theirs):
            refused = person.post("hint")
            assert error_of(refused) == "forbidden"
            assert "other people" in refused.json()["error"]["message"]
        assert error_of(Seated(mallory, ours.id).post("hint")) == "forbidden"
        theirs.post("leave")  # they can come back
        assert error_of(ours.post("hint")) == "forbidden"
        assert ours.view()["rated"]


def test_a_seat_that_somebody_may_still_take_is_somebody_s(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        for other in (PERSON, {"kind": "open"}):
            game = Seated(ada, make(ada, MINE, other)["id"])
            assert error_of(game.post("hint")) == "forbidden"


def test_a_seat_that_somebody_else_holds_as_well_is_not_one_s_own(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        created = make(ada, MINE, BOT)
        game = Seated(ada, created["id"])
        link = game.post("seats/0/link").json()
        assert Seated(charles, game.id).post("claim", secret=link["secret"]).status_code == 200
        for person in (ada, charles):
            assert error_of(Seated(person, game.id).post("hint")) == "forbidden"


def test_there_is_no_hint_for_another_s_turn_or_after_the_end(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        game = Seated(ada, make(ada, MINE, BOT)["id"])
        game.post("leave")
        wait_until(lambda: game.view()["status"] == "finished" or game.view()["current"] == 0)
        stood_in = game.post("hint")
        wait_until(lambda: game.view()["status"] == "finished")
        over = game.post("hint")

    assert error_of(stood_in) in ("not_your_turn", "not_playing")
    assert error_of(over) == "not_playing"


async def ask_in_many_games(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], str]:
    """What somebody hears who asks in ten games at once, while a hint takes long, and what a stranger hears then."""
    go_on = threading.Event()

    def think(*_: object) -> Hint:
        go_on.wait()
        return Hint("pass", [], [], None)

    monkeypatch.setattr(hints, "advise", think)
    async with table_for_two(folder) as (hall, _, _caller):
        advisor = hints.Hints(hall)
        asked = [asyncio.create_task(heard(hall, advisor, address)) for address in [*["here"] * 10, "there"]]
        while sum(each.done() for each in asked) < 10 - hints.MOST_AT_ONCE:
            await asyncio.sleep(0.01)
        go_on.set()
        *mine, strangers = await asyncio.gather(*asked)
        advisor.close()
        return sorted(mine), strangers


async def heard(hall: Hall, advisor: hints.Hints, address: str) -> str:
    """The decision that a newcomer is advised in a game of their own, or why there is none."""
    made = await seating.create(hall, Caller(address=address), NewGame([PersonSpec(), PersonSpec()]), "")
    person = Caller(None, [seat.secret or "" for seat in made.seats], address=address)
    try:
        return (await advisor.give(await hall.room(made.id), person)).decision
    except Refused as refused:
        return refused.problem.code


def test_one_visitor_does_not_keep_everybodys_hints_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine, strangers = run(ask_in_many_games(tmp_path, monkeypatch))

    assert mine == ["pass"] * hints.MOST_AT_ONCE + ["rate_limited"] * (10 - hints.MOST_AT_ONCE)
    assert strangers == "pass"
