"""Whether a game is rated is fixed when it starts, and what happens in it counts the same for everybody."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, select

from spyrium.server.ratings.ratings import MODEL, rate, standings
from spyrium.server.storage.database import Database
from spyrium.server.storage.migrate import migrate
from spyrium.server.storage.tables import ratings
from tests.asynchronous import run_apart
from tests.server.people.test_accounts import PASSWORD, fresh_name, register
from tests.server.process import ServerProcess, get, in_haste

from .people import MINE, PERSON, Seated, make, play_out, play_together, sit_together, visitors

BOT = {"kind": "bot", "level": "random"}


@pytest.mark.parametrize(
    ("reason", "seats", "options"),
    [
        (None, [MINE, BOT], {}),
        (None, [MINE, BOT, BOT], {}),  # bots of one strength
        ("choice", [MINE, BOT], {"rated": False}),
        ("seed", [MINE, BOT], {"seed": 7}),
        ("bots", [BOT, BOT], {}),
        ("seats", [MINE, PERSON], {}),
        ("twice", [MINE, MINE], {}),
        ("grace", [MINE, PERSON], {"grace": 30, "start": "ready"}),
        (None, [MINE, PERSON], {"grace": 30, "start": "ready", "clock": {"kind": "turn", "seconds": 60}}),
    ],
)
def test_why_a_game_is_not_rated_is_told_before_and_after_it_begins(
    server: ServerProcess, reason: str | None, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    with visitors(server, "Ada") as [ada]:
        view = Seated(ada, make(ada, *seats, **options)["id"]).view()

    assert (view["rated"], view["unrated"]) == (reason is None, reason)


def test_a_game_that_goes_on_from_another_is_not_rated(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        first = make(ada, MINE, BOT, rated=False)
        view = Seated(ada, make(ada, MINE, BOT, fork=first["id"])["id"]).view()

    assert view["unrated"] == "origin"


def test_a_rematch_waits_for_all(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        ours, theirs = play_together(ada, charles)
        play_out(ours, theirs)
        following = Seated(ada, ours.post("rematch").json()["id"])
        alone = following.view()
        replaced = following.post("replace", seat=0)
        theirs.post("rematch")
        together = following.view()

    assert (alone["status"], replaced.status_code) == ("waiting", 409)
    assert (together["status"], together["rated"]) == ("playing", True)


def test_nobody_is_replaced_soon_or_by_a_weaker_bot_in_a_rated_game(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        ours, _ = play_together(ada, charles)
        weaker = ours.post("replace", seat=1, level="random")
        soon = ours.post("replace", seat=1)

    assert (weaker.status_code, weaker.json()["error"]["code"]) == (403, "forbidden")
    assert soon.status_code in (403, 409)


def test_no_rating_is_won_from_somebody_who_is_replaced_at_once(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        ours, theirs = play_together(ada, charles, grace=0)
        ours.post("replace", seat=1, level="random")
        final = play_out(ours, theirs)

    assert final["result"]["ratings"] == []
    assert final["unrated"] == "grace"


def test_whoever_lets_a_bot_play_is_rated_as_last_whatever_it_reaches(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        ours, theirs = play_together(ada, charles, stand_in="greedy")
        ours.post("leave")
        final = play_out(theirs)

    [mine, other] = final["result"]["ratings"]
    assert mine["after"] < mine["before"]
    assert other["after"] > other["before"]


def test_a_bots_decisions_count_whoever_comes_back() -> None:
    assert standings([50, 40, 60], {2}, set()) == [50, 40, 39]
    assert standings([50, 40, 60], {0, 2}, {2}) == [39, 40, 38]


@pytest.mark.parametrize("how", ["claim", "login"])
def test_who_is_rated_is_not_chosen_when_the_end_is_in_sight(server: ServerProcess, how: str) -> None:
    """By claiming a seat played by its secret, or by logging in on a seat played as a guest."""
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        if how == "claim":
            created = make(ada, MINE, PERSON)
            ours, theirs = Seated(ada, created["id"]), Seated(charles, created["id"])
            theirs.post("claim", secret=created["seats"][1]["secret"])
        else:
            name = fresh_name()
            with server.client() as account:
                register(account, name)
            ours, theirs = play_together(ada, charles)
            charles.post("/api/account/login", json={"name": name, "password": PASSWORD})
        final = play_out(ours, theirs)
        me = charles.get("/api/me").json()["player"]["id"]
        profile = charles.get(f"/api/players/{me}").json()

    assert profile["ratings"] == []
    assert final["rated"] is (how == "login")


def test_in_a_rated_game_nothing_is_taken_back_beyond_the_turn(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        rated = Seated(ada, make(ada, MINE, BOT)["id"])
        while not rated.view()["legal"]:
            pass
        rated.decide()
        while not (view := rated.view())["legal"]:
            pass
        refused = rated.post("undo-request", seq=view["seq"])

    assert refused.status_code == 403
    assert view["rated"]
    assert view["you"]["can_ask_undo"] is False


def test_nobody_gets_out_of_a_rated_game_by_taking_a_deal_back(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        losing = Seated(ada, make(ada, MINE, BOT)["id"])
        while (view := losing.view())["round"] == 1:
            if view["legal"]:
                losing.post("decisions", seq=view["seq"], word=in_haste([legal["word"] for legal in view["legal"]]))
        while not (view := losing.view())["legal"]:
            pass
        refused = losing.post("undo-request", seq=view["seq"], to=0)
        final = play_out(losing)

    assert refused.status_code == 403
    assert (final["rated"], len(final["result"]["ratings"])) == (True, 2)


def test_nobody_takes_back_behind_the_back_of_an_opponent_whom_a_bot_replaces(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        ours, theirs = play_together(ada, charles, stand_in="random")
        while not (view := ours.view())["legal"]:
            theirs.decide()
        ours.decide()
        theirs.post("leave")
        while not (view := ours.view())["legal"]:
            pass
        refused = ours.post("undo-request", seq=view["seq"])

    assert refused.status_code == 403


def test_bots_of_one_strength_are_rated_together(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        final = play_out(Seated(ada, make(ada, MINE, BOT, BOT)["id"]))

    assert [change["seat"] for change in final["result"]["ratings"]] == [0, 1, 2]


def test_ratings_of_games_that_end_at_once_on_two_nodes_both_count(postgresql: str) -> None:
    """Fifty times two games with the same two players, each settled on a node of its own."""
    prefix, times = secrets.token_hex(4), 50

    async def story() -> list[Any]:
        here, there = Database(postgresql), Database(postgresql)
        migrate(here.engine)
        for number in range(times):
            who = [f"{prefix}a{number}", f"{prefix}b{number}"]
            await asyncio.gather(
                here.write(partial(rate, who=who, scores=[1.0, 0.0])),
                there.write(partial(rate, who=who[::-1], scores=[0.0, 1.0])),
            )
        rows = await here.read(partial(rated_games, prefix=prefix))
        here.close()
        there.close()
        return rows

    rows = run_apart(story())

    assert [row.games for row in rows] == [2] * 2 * times
    assert {round(row.mu, 6) for row in rows if row.subject[8] == "a"} == {round(twice_won(), 6)}


def rated_games(connection: Connection, prefix: str) -> list[Any]:
    query = select(ratings).where(ratings.c.subject.like(f"{prefix}%"))
    return list(connection.execute(query).all())


def twice_won() -> float:
    """The rating of a newcomer who has beaten another one twice."""
    won, lost = MODEL.rating(), MODEL.rating()
    for _ in range(2):
        [[won], [lost]] = MODEL.rate([[won], [lost]], scores=[1.0, 0.0])
    mu: float = won.mu
    return mu


def test_a_waiting_table_tells_whether_it_will_be_rated(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        ours, _ = sit_together(ada, charles, listed=True)
        listed = get(f"{server.url}/api/lobby").json()["waiting"]
        found = next(table for table in listed if table["id"] == ours.id)

    assert (found["rated"], found["unrated"]) == (True, None)
