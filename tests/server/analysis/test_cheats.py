"""Nobody gets the engine's word on a game that is still played, by whatever way its position came here."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from spyrium import Record, bots, resume
from spyrium.chance.secret import commitment_to, new_deal_secret
from tests.server.fairness.people import MINE, Seated, make, play_out, play_together, visitors
from tests.server.process import ServerProcess

from .conftest import analysed, error_of, finished, wait_until

BOT = {"kind": "bot", "level": "random"}


@pytest.fixture
def played(server: ServerProcess) -> Any:
    """A running game of Ada and Charles, and Mallory who looks for a way round."""
    with visitors(server, "Ada", "Charles", "Mallory") as [ada, charles, mallory]:
        ours, theirs = play_together(ada, charles)
        while ours.view()["decisions"] < 4:
            for person in (ours, theirs):
                if person.view()["legal"]:
                    person.decide()
        yield ours, theirs, mallory


def fork(person: httpx.Client, game: str, **options: Any) -> Seated:
    return Seated(person, make(person, MINE, MINE, fork=game, **options)["id"])


def record_of(game: Seated) -> str:
    return game.person.get(f"{game.path}/record").text


def ended_by_invention(text: str) -> Record:
    """The record of a running game played on at home, with deals of one's own, until it is over."""
    record = Record.loads(text)
    game, bot = resume(record, 1, upto=len(record.words)), bots.load("random", seed=1)
    while not game.over:
        game.play(bot.choose(game))
    return game.record()


def test_a_fork_of_a_running_game_gives_no_hints(played: tuple[Seated, Seated, httpx.Client]) -> None:
    ours, _, mallory = played
    for person in (ours.person, mallory):
        refused = fork(person, ours.id).post("hint")
        assert error_of(refused) == "unproven"
        assert "still played" in refused.json()["error"]["message"]


def test_a_fork_of_a_running_game_played_to_its_end_is_not_analysed(
    played: tuple[Seated, Seated, httpx.Client],
) -> None:
    ours, _, mallory = played
    ended = fork(mallory, ours.id)
    play_out(ended)

    assert error_of(ended.post("analysis")) == "unproven"
    assert error_of(fork(mallory, ended.id, at=4).post("hint")) == "unproven"  # nor a fork of that


def test_it_is_analysed_when_the_game_it_goes_on_from_is_over(played: tuple[Seated, Seated, httpx.Client]) -> None:
    ours, theirs, mallory = played
    ended = fork(mallory, ours.id)
    play_out(ended)
    play_out(ours, theirs)

    assert ended.post("analysis").status_code == 200
    assert analysed(ended)["state"] == "done"
    assert fork(mallory, ours.id, at=4).post("hint").status_code == 200


def test_the_record_of_a_running_game_gives_no_hints(played: tuple[Seated, Seated, httpx.Client]) -> None:
    ours, _, mallory = played
    opened = Seated(mallory, make(mallory, MINE, MINE, record=record_of(ours))["id"])

    assert error_of(opened.post("hint")) == "unproven"


def test_the_position_of_a_running_game_gives_no_hints(played: tuple[Seated, Seated, httpx.Client]) -> None:
    ours, _, mallory = played
    opened = Seated(mallory, make(mallory, MINE, MINE, position=ours.view()["position"])["id"])

    assert error_of(opened.post("hint")) == "unproven"


def test_the_record_of_a_running_game_is_not_analysed_with_an_invented_end(
    played: tuple[Seated, Seated, httpx.Client],
) -> None:
    ours, _, mallory = played
    plain = ended_by_invention(record_of(ours))
    plain.commitment = plain.secret = plain.seed = None
    seeded = ended_by_invention(record_of(ours))
    seeded.commitment = seeded.secret = None
    seeded.seed = 42
    given = ended_by_invention(record_of(ours))
    secret = new_deal_secret()
    given.seed, given.secret, given.commitment = None, secret, commitment_to(secret)
    for round_ in given.rounds:
        round_.draw = None  # as if all deals came from the game that it goes on from
    for record in (plain, seeded, given):
        opened = Seated(mallory, make(mallory, MINE, MINE, record=record.dumps())["id"])
        assert opened.view()["status"] == "finished"
        refused = opened.post("analysis")
        assert error_of(refused) == "unproven"
        assert re.search(r"secret or seed.*spyrium analyse", refused.json()["error"]["message"])
        assert error_of(fork(mallory, opened.id, at=3).post("hint")) == "unproven"


def test_the_record_of_a_finished_game_proves_itself(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Bob") as [ada, bob]:
        opened = Seated(bob, make(bob, MINE, MINE, record=record_of(finished(ada)))["id"])

        assert opened.post("analysis").status_code == 200
        assert analysed(opened)["state"] == "done"
        assert fork(bob, opened.id, at=0).post("hint").status_code == 200


def test_hints_for_a_rated_game_are_not_taken_in_a_fork_of_it(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        rated = make(ada, MINE, BOT)
        refused = fork(ada, rated["id"]).post("hint")

    assert error_of(refused) == "unproven"


MASTER = {"kind": "bot", "level": "master"}


def test_no_bot_decides_in_a_fork_of_a_game_that_people_still_play(
    played: tuple[Seated, Seated, httpx.Client],
) -> None:
    ours, theirs, mallory = played
    copied = fork(mallory, ours.id)
    for person, source in ((ours.person, ours.id), (mallory, ours.id), (mallory, copied.id)):
        for seats in ([MASTER, MINE], [MINE, MASTER]):
            refused = person.post("/api/games", json={"seats": seats, "fork": source})
            assert error_of(refused) == "unproven"
    play_out(ours, theirs)
    assert mallory.post("/api/games", json={"seats": [MASTER, MINE], "fork": ours.id, "at": 3}).status_code == 201


def test_who_leaves_a_fork_of_a_running_game_sees_no_good_decision(
    played: tuple[Seated, Seated, httpx.Client],
) -> None:
    ours, _, mallory = played
    words = set()
    for _ in range(8):
        copied = fork(mallory, ours.id, stand_in="master")
        decisions = copied.view()["decisions"]
        assert copied.post("leave", seat=copied.view()["current"]).is_success
        wait_until(lambda game=copied, before=decisions: game.view()["decisions"] > before)  # type: ignore[misc]
        words.add(Record.loads(record_of(copied)).words[decisions])
    assert len(words) > 1  # master's would be one and the same


def test_one_s_own_game_with_bots_can_be_tried_otherwise_with_bots(server: ServerProcess) -> None:
    with visitors(server, "Ada") as [ada]:
        running = make(ada, MINE, BOT, rated=False)
        assert ada.post("/api/games", json={"seats": [MINE, BOT], "fork": running["id"]}).status_code == 201


def test_a_game_of_the_same_seed_gives_no_hints_while_people_play_one(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles") as [ada, charles]:
        twin = Seated(ada, make(ada, MINE, MINE, seed=4711)["id"])
        assert twin.post("hint").status_code == 200
        ours, theirs = play_together(ada, charles, seed=4711)
        assert error_of(twin.post("hint")) == "unproven"
        play_out(twin)
        assert error_of(twin.post("analysis")) == "unproven"
        opened = Seated(ada, make(ada, MINE, MINE, record=record_of(twin))["id"])
        assert error_of(opened.post("analysis")) == "unproven"
        play_out(ours, theirs)
        assert twin.post("analysis").status_code == 200


def test_others_who_chose_the_same_seed_do_not_disturb(server: ServerProcess) -> None:
    with visitors(server, "Ada", "Charles", "Grace") as [ada, charles, grace]:
        play_together(ada, charles, seed=4712)
        assert Seated(grace, make(grace, MINE, MINE, seed=4712)["id"]).post("hint").status_code == 200
