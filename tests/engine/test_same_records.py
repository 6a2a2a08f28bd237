"""A record that the page writes is Python's, letter by letter, and it reads what Python writes."""

import pytest

from spyrium import Game, Record
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
