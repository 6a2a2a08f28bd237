"""A name passes on to newer numbers; games that began with the older ones keep them."""

import pytest

from spyrium import Edition, Game, InvalidRecord, Record
from spyrium.bots import load

OLDER = Edition.load("standard-2026-11")
LABEL_THEN = f"standard {OLDER.hash}"  # what “standard” was called with those numbers


@pytest.fixture(scope="module")
def game() -> Game:
    played, bot = Game(players=2, seed=3, edition=OLDER), load("greedy", seed=1)
    while not played.over:
        played.play(bot.choose(played))
    return played


def test_the_standard_edition_has_newer_numbers() -> None:
    assert Edition.load("standard").hash != OLDER.hash


def test_a_record_of_the_older_numbers_is_played_with_them(game: Game) -> None:
    text = game.record().dumps().replace(OLDER.label, LABEL_THEN)
    record = Record.loads(text)
    assert record.replay().scores == game.scores
    assert record.dumps() == text


def test_a_position_of_the_older_numbers_goes_on_with_them(game: Game) -> None:
    position = {**game.position(), "edition": LABEL_THEN}
    again = Game.from_position(position)
    assert again.position() == position
    assert again.edition.price == OLDER.price


def test_numbers_that_no_edition_ever_had_are_refused(game: Game) -> None:
    with pytest.raises(InvalidRecord, match=r"line 2: the edition “standard” at hand is sha256:"):
        Record.loads(game.record().dumps().replace(OLDER.label, f"standard sha256:{'0' * 64}"))
