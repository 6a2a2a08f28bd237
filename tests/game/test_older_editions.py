"""A name passes on to newer numbers; games that began with the older ones keep them."""

import pytest

from spyrium import Edition, Game, InvalidRecord, Record
from spyrium.bots import load


@pytest.fixture(scope="module", params=["standard-2026-11", "standard-2026-11-17"])
def game(request: pytest.FixtureRequest) -> Game:
    played, bot = Game(players=2, seed=3, edition=str(request.param)), load("greedy", seed=1)
    while not played.over:
        played.play(bot.choose(played))
    return played


def label_then(game: Game) -> str:
    """What “standard” was called while it had these numbers."""
    return f"standard {game.edition.hash}"


def test_the_standard_edition_has_newer_numbers(game: Game) -> None:
    assert Edition.load("standard").hash != game.edition.hash


def test_a_record_of_the_older_numbers_is_played_with_them(game: Game) -> None:
    text = game.record().dumps().replace(game.edition.label, label_then(game))
    record = Record.loads(text)
    assert record.replay().scores == game.scores
    assert record.dumps() == text


def test_a_position_of_the_older_numbers_goes_on_with_them(game: Game) -> None:
    position = {**game.position(), "edition": label_then(game)}
    again = Game.from_position(position)
    assert again.position() == position
    assert again.edition.price == game.edition.price


def test_numbers_that_no_edition_ever_had_are_refused(game: Game) -> None:
    with pytest.raises(InvalidRecord, match=r"line 2: the edition “standard” at hand is sha256:"):
        Record.loads(game.record().dumps().replace(game.edition.label, f"standard sha256:{'0' * 64}"))
