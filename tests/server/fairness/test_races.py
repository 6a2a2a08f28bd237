"""Two nodes on one PostgreSQL: what both are asked at once is decided once, and both tell the same."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from spyrium.server.ratings.ratings import MODEL, shown
from tests.effort import proven
from tests.server.process import ServerProcess

from .people import (
    MINE,
    OPEN,
    PERSON,
    Seated,
    at_once,
    elsewhere,
    make,
    play_out,
    play_to_the_last_decision,
    play_together,
    visitors,
    wait_for,
)

pytestmark = pytest.mark.parametrize("times", proven([1, 50], 1))


def test_an_open_seat_asked_for_on_both_nodes_goes_to_one(nodes: list[ServerProcess], times: int) -> None:
    here, there = nodes
    answers, owners = [], []
    with visitors(here, "Host", "Ada") as [host, ada], visitors(there, "Charles") as [charles]:
        for _ in range(times):
            path = f"/api/games/{make(host, MINE, OPEN, start='ready')['id']}"
            both = at_once(*(partial(one.post, f"{path}/seats/1/take", json={}) for one in (ada, charles)))
            answers.append(sorted(answer.status_code for answer in both))
            winner = next(answer.json()["you"]["player"] for answer in both if answer.is_success)
            owners.append({client.get(path).json()["seats"][1]["player"] for client in (ada, charles)} == {winner})

    assert answers == [[200, 409]] * times
    assert all(owners)


def test_a_link_opened_on_both_nodes_binds_one(nodes: list[ServerProcess], times: int) -> None:
    here, there = nodes
    answers = []
    with visitors(here, "Host", "Ada") as [host, ada], visitors(there, "Charles") as [charles]:
        for _ in range(times):
            created = make(host, MINE, PERSON, start="ready")
            path, secret = f"/api/games/{created['id']}/claim", {"secret": created["seats"][1]["secret"]}
            both = at_once(*(partial(one.post, path, json=secret) for one in (ada, charles)))
            answers.append(sorted(answer.status_code for answer in both))

    assert answers == [[200, 403]] * times


def test_a_game_starts_when_both_get_ready_at_once(nodes: list[ServerProcess], times: int) -> None:
    here, there = nodes
    with visitors(here, "Ada") as [ada], visitors(there, "Charles") as [charles]:
        for _ in range(times):
            created = make(ada, MINE, PERSON, start="ready")
            ours, theirs = Seated(ada, created["id"]), Seated(charles, created["id"])
            theirs.post("claim", secret=created["seats"][1]["secret"])
            ours.post("ready", ready=False)
            answers = at_once(*(partial(one.post, "ready", ready=True) for one in (ours, theirs)))
            assert [answer.status_code for answer in answers] == [200, 200]
            assert wait_for("playing", ours, theirs)


def test_a_rematch_asked_for_on_both_nodes_is_one_game(nodes: list[ServerProcess], times: int) -> None:
    here, there = nodes
    with visitors(here, "Ada") as [ada], visitors(there, "Charles") as [charles]:
        ours, theirs = play_together(ada, charles, stand_in="random")
        for _ in range(times):
            ours.post("leave")
            theirs.post("leave")
            play_out(ours, theirs)
            answers = at_once(*(partial(one.post, "rematch") for one in (ours, theirs)))
            following = [answer.json()["id"] for answer in answers]
            assert following[0] == following[1]
            ours, theirs = Seated(ada, following[0]), Seated(charles, following[1])
            assert wait_for("playing", ours, theirs)


def test_rated_games_that_end_at_once_on_two_nodes_all_count(nodes: list[ServerProcess], times: int) -> None:
    here, there = nodes
    with visitors(here, "Ada", "Charles") as [ada, charles], elsewhere(ada, there) as ada_2:
        charles_2 = elsewhere(charles, there)
        pairs = [(ada, charles), (ada_2, charles_2)] * times
        last = [play_to_the_last_decision(*play_together(*pair)) for pair in pairs]
        answers = at_once(*(partial(who.post, "decisions", **decision) for who, decision in last))
        assert {answer.status_code for answer in answers} == {201}
        assert wait_for("finished", *(who for who, _ in last))
        games = [who.view()["result"]["ratings"] for who, _ in last]
        profiles = [
            one.get(f"/api/players/{one.get('/api/me').json()['player']['id']}").json() for one in (ada, charles)
        ]
        charles_2.close()

    assert [[rating["games"] for rating in profile["ratings"]] for profile in profiles] == [[2 * times]] * 2
    for seat, profile in enumerate(profiles):
        changes = [ratings[seat] for ratings in games]
        befores, afters = (Counter(change[when] for change in changes) for when in ("before", "after"))
        first, now = shown(MODEL.mu), profile["ratings"][0]["rating"]
        assert befores + Counter([now]) == afters + Counter([first])  # each goes on from another
        assert len(afters) > 1 or times == 1  # two games may both be drawn


def test_a_node_that_loads_a_table_while_another_changes_it_has_the_change(
    nodes: list[ServerProcess], times: int
) -> None:
    here, there = nodes
    with visitors(here, "Host") as [host], there.client() as stranger:
        for number in range(times):
            path = f"/api/games/{make(host, MINE, OPEN, start='ready')['id']}"
            name = f"Name {number}"
            at_once(partial(stranger.get, path), partial(host.put, f"{path}/seats/0/name", json={"name": name}))
            with there.live(path.rpartition("/")[2]) as live:
                while live.until("view")["view"]["seats"][0]["name"] != name:
                    pass


def test_a_seat_given_up_on_one_node_acts_no_more_on_the_other(nodes: list[ServerProcess], times: int) -> None:
    """As soon as the one node has answered: what the other checked before is checked again when it is stored."""
    here, there = nodes
    accepted = []
    with visitors(here, "Ada") as [ada]:
        for _ in range(times):
            created = make(ada, MINE, PERSON)
            path = f"/api/games/{created['id']}"
            with there.client(created["seats"][0]["secret"]) as bearer:
                view = bearer.get(path).json()
                ada.post(f"{path}/seats/0/link", json={})  # a fresh link: the old one is void
                answer = bearer.post(f"{path}/leave", json={"seat": 0})
                accepted.append((view["you"]["seats"], answer.status_code))

    assert accepted == [([0], 403)] * times
