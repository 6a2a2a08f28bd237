"""The object that people hold: equal by position, shown as a board, seats and deals checked, one parent for errors."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import spyrium
from spyrium import (
    Game,
    IllegalDecision,
    InvalidArgument,
    InvalidDeal,
    InvalidEdition,
    InvalidPosition,
    Record,
    SpyriumError,
    notation,
    replay,
    resume,
)
from spyrium.events import PhaseEntered, WorkerPlaced
from spyrium.notation.words import DECISIONS, WORDS
from spyrium.text.board import board
from tests.table import player, table


def test_games_are_equal_in_equal_positions() -> None:
    one, other = Game(2, seed=1), Game(2, seed=1)
    assert one == other
    assert hash(one) == hash(other)
    one.play("place:a1b1")
    assert one != other
    assert len({one, other}) == 2
    one.undo()
    assert one == other
    assert one == Game.from_position(one.position(), seed=99)  # what is still hidden does not count
    assert one != "a game"


def test_the_edition_is_part_of_the_position() -> None:
    standard, draft = Game(2, seed=1), Game(2, seed=1, edition="draft")
    assert standard != draft


def test_a_price_is_seen_beside_all_the_tokens_of_five_players() -> None:
    game = table(*[player()] * 5, market={"b2": "bureaucrat:1,2,3,3"})
    price = game.edition.price["bureaucrat"]
    assert f"│ £{price} [1] [2] [3] [3] │" in board(game)


def test_a_game_is_shown_as_its_board() -> None:
    game = Game(3, seed=42, names=["Ada", "Bertram", "Clara"])
    assert str(game) == board(game)
    assert "Bertram" in f"{game}"


def test_the_last_round_announces_no_event() -> None:
    game = Game(2, seed=1)
    while game.round < 6:
        assert "Next round" in str(game)
        game.play(game.legal[-1])
    assert "Next round" not in str(game)


def test_playing_tells_what_it_changed() -> None:
    game = Game(2, seed=1)
    seat = game.current
    told = game.play("place:a1b1")
    assert told == [WorkerPlaced(seat, "a1b1")] == game.events
    assert game.play("phase2") == [PhaseEntered(1 - seat)]
    assert list(told) == [WorkerPlaced(seat, "a1b1")]  # still what it was


def test_what_was_taken_back_is_not_told_wrongly() -> None:
    game = Game(2, seed=1)
    told = game.play("place:a1b1")
    game.undo()
    game.play("phase2")
    with pytest.raises(IllegalDecision, match="taken back"):
        list(told)


def test_every_word_can_be_taken_apart_and_put_together() -> None:
    for number, word in enumerate(WORDS):
        decision = notation.parse(word)
        assert str(decision) == word
        assert decision.number == number
        assert decision is DECISIONS[number]
    assert len(set(DECISIONS)) == len(DECISIONS) == 192


def test_a_word_taken_apart() -> None:
    activation = notation.parse("activate:a1b1>b1")
    assert (activation.kind, activation.gap, activation.position) == ("activate", "a1b1", "b1")
    replacement = notation.parse("replace:mine-2*")
    assert (replacement.card, replacement.inclined) == ("mine-2", True)
    token = notation.parse("token:1=3")
    assert (token.token, token.value) == (1, 3)
    assert notation.parse("gain:a1b1").position is None


@pytest.mark.parametrize("word", ["", "plaec:a1b1", "place:a1c1", None, 7])
def test_what_is_no_word_is_refused(word: str) -> None:
    with pytest.raises(IllegalDecision, match="not a word of the notation"):
        notation.parse(word)


def test_a_near_word_is_suggested() -> None:
    with pytest.raises(IllegalDecision, match="did you mean “place:a1b1”"):
        notation.parse("plaec:a1b1")


@pytest.mark.parametrize("word", ["Place:A1B1", "PLACE:a1b1"])
def test_capitals_do_not_mislead_the_suggestion(word: str) -> None:
    with pytest.raises(IllegalDecision, match="did you mean “place:a1b1”"):
        Game(2, seed=1).play(word)


def test_a_decision_can_be_played_and_quoted_like_its_word() -> None:
    game = Game(2, seed=1)
    decision = notation.parse("place:a1b1")
    assert game.quote(decision) == game.quote("place:a1b1")
    seat = game.current
    assert game.play(decision) == [WorkerPlaced(seat, "a1b1")]
    with pytest.raises(IllegalDecision, match="“pass” cannot be played"):
        game.play(notation.parse("pass"))


def test_numbers_of_numpy_are_numbers() -> None:
    game = Game(np.int8(3), seed=np.uint64(42))  # type: ignore[arg-type]
    assert game == Game(3, seed=42)
    assert type(game.players) is type(game.seed) is int
    assert game.phase(np.int64(2)) == 1  # type: ignore[arg-type]
    assert game.record().dumps() == Game(3, seed=42).record().dumps()


def test_the_state_can_only_be_read() -> None:
    game = Game(2, seed=1)
    game.play("place:a1b1")
    for held in (game, game.copy()):
        with pytest.raises(ValueError, match="read-only"):
            held.state.money[0] = 99
        with pytest.raises(ValueError, match="read-only"):
            held.state.step = 3
    assert game.state.money[0] == 10


def test_a_record_is_equal_to_what_was_written_of_it() -> None:
    game = Game(2, seed=5)
    while game.round < 3:
        game.play(game.legal[-1])
    record = game.record()
    assert Record.loads(record.dumps()) == record
    game.undo()
    assert game.record() != record


def test_what_is_held_is_shown_in_a_line() -> None:
    game = Game(2, seed=1, names=["Ada", "Bertram"])
    game.play("place:a1b1")
    assert repr(game.record()) == "<Record of Ada, Bertram: 1 decisions, 1 rounds>"
    assert repr(game.edition).startswith("<Edition standard sha256:")
    assert len(repr(game.edition)) < 50


@pytest.mark.parametrize("position", ["text", None, [1]])
def test_what_is_no_position_is_told_so(position: object) -> None:
    with pytest.raises(InvalidPosition, match=r"^the position should be an object with round, .*, not ") as refused:
        Game.from_position(position)
    assert refused.value.field == ""


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"players": 3.0}, InvalidArgument),
        ({"players": "3"}, InvalidArgument),
        ({"seed": True}, InvalidArgument),
        ({"seed": np.float64(1)}, InvalidArgument),
        ({"edition": None}, InvalidEdition),
        ({"names": [1, 2, 3]}, InvalidArgument),
    ],
)
def test_what_a_game_cannot_begin_with_is_refused(given: dict[str, Any], error: type[SpyriumError]) -> None:
    with pytest.raises(error):
        Game(**given)


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 1.0, None])
@pytest.mark.parametrize("ask", [Game.phase, Game.score_sheet, Game.market_prices])
def test_a_seat_that_is_not_there_is_refused(ask: Callable[[Game, object], object], seat: object) -> None:
    with pytest.raises(InvalidArgument, match="seat should be a number from 0 to 2"):
        ask(Game(3, seed=1), seat)


def test_a_deal_that_is_not_awaited_is_refused() -> None:
    game = Game(2, seed=1)
    before = game.key()
    with pytest.raises(InvalidDeal, match="not over"):
        game.deal(game.deals()[0])
    assert game.key() == before


def test_errors_have_one_parent() -> None:
    errors = [value for name in spyrium.__all__ if isinstance(value := getattr(spyrium, name), type)]
    errors = [error for error in errors if issubclass(error, Exception)]
    assert len(errors) > 5
    assert all(issubclass(error, SpyriumError) for error in errors)


def test_a_resumed_game_is_dealt_as_written_until_it_is_played_otherwise() -> None:
    game = Game(2, seed=5)
    while game.round < 3:
        game.play(game.legal[-1])
    record = Record.loads(game.record().dumps())
    again = resume(record, seed=8, upto=game.ply)
    assert again == game == replay(record)
    assert again.deals() == game.deals()
    other = resume(record, seed=8)
    other.play(next(word for word in other.legal if word != game.words[0]))
    while other.round < 2:
        other.play(other.legal[-1])
    assert list(other.deals().values())[1] != list(game.deals().values())[1]
