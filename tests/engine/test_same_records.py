"""A record that the page writes is Python's, letter by letter, and it reads what Python writes."""

from random import Random

import pytest

from spyrium import Edition, Game, Record
from tests.engine.comparing import random_game
from tests.engine.conftest import Page

NAMES = ["Ada", "Brunel", "bot:master", "Cato", "Дина"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("left", [0, 1, 40])
def test_a_record_is_written_alike(page: Page, players: int, left: int) -> None:
    words = random_game(players, seed=players).words
    game = Game(players=players, seed=players, names=NAMES[:players])
    for word in words[: len(words) - left]:
        game.play(word)
    asked = {"players": players, "seed": players, "words": game.words, "names": NAMES[:players]}

    written, again = page.ask("write", **asked)

    assert written == again == game.record().dumps()
    assert Record.loads(written).replay().position() == game.position()


def test_a_record_that_begins_with_a_position_is_read(page: Page) -> None:
    whole = random_game(3, seed=3)
    start = Game(players=3, seed=3)
    while start.round < 4:
        start.play(whole.words[len(start.words)])
    game = Game.from_position(start.position(), seed=1)
    for _ in range(60):
        game.play(game.legal[0])

    assert page.ask("open", record=game.record().dumps()) == game.words


def test_a_record_of_older_numbers_is_played_with_them(page: Page) -> None:
    older = Edition.load("standard-2026-11")
    game, chance = Game(players=3, seed=4, edition=older), Random(5)
    while not game.over:
        game.play(chance.choice(game.legal))
    record = game.record().dumps().replace(older.label, f"standard {older.hash}")  # the name that they had then

    end = page.ask("end", record=record)

    assert end == {"position": game.position() | {"edition": f"standard {older.hash}"}, "scores": game.scores}


DAMAGES = [
    ("# Spyrium game record 1", "# Spyrium game record 2", 1),
    ("first: 1", "first: 7", 5),
    ("deal: ", "deal: palace ", 9),
    ("next: ", "next: sunshine-", 10),
    ("\n1 place:", "\n0 place:", 11),
    (" place:", " place:c3", 11),
]


@pytest.mark.parametrize(("whole", "damaged", "line"), DAMAGES)
def test_a_damaged_record_names_its_line(page: Page, whole: str, damaged: str, line: int) -> None:
    record = next(text for seed in range(100) if "\nfirst: 1\n" in (text := random_game(2, seed).record().dumps()))
    assert whole in record

    assert page.ask("open", record=record.replace(whole, damaged, 1)) == line
