"""Whether a record's deals were fixed beforehand: what verifies, what does not, and what is said of it."""

import hashlib
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spyrium import Game, InvalidRecord, Record, resume
from spyrium.chance.verification import verify
from spyrium.cli.app import app

SECRET = hashlib.sha256(b"a secret of the tests").digest()
OTHER = hashlib.sha256(b"another secret").digest()


def play(game: Game, chance: random.Random, until: int = 7) -> Game:
    while not game.over and game.round < until:
        game.play(chance.choice(game.legal))
    return game


@pytest.fixture(scope="module")
def text() -> str:
    return play(Game.from_secret(SECRET, 3), random.Random(1)).record().dumps()


def with_round(text: str, number: int, change: Callable[[str], str]) -> str:
    """The record with another deal in one round."""
    head, mark, tail = text.partition(f"round {number}\n")
    deal, end, rest = tail.partition("\n")
    return head + mark + change(deal) + end + rest


def swapped(deal: str) -> str:
    """The first two cards the other way round."""
    mark, first, second, *rest = deal.split(" ")
    assert first != second
    return " ".join([mark, second, first, *rest])


def test_all_deals_are_those_that_the_secret_yields(text: str) -> None:
    found = verify(Record.loads(text))
    assert (found.result, found.source, found.drawn, found.given, found.skipped) == ("fixed", "secret", 6, 0, 0)


def test_a_record_is_read_as_it_was_written(text: str) -> None:
    assert Record.loads(text).dumps() == text
    assert Record.loads(text).replay().record().dumps() == text


def test_a_changed_deal_is_found() -> None:
    game = play(Game.from_secret(SECRET, 2), random.Random(2), until=2)
    found = verify(Record.loads(with_round(over(game).record().dumps(), 6, swapped)))
    assert (found.result, found.round) == ("differs", 6)
    assert found.expected is not None
    assert found.expected.startswith("deal: ")


def over(game: Game) -> Game:
    """Everybody passes until the end, so that the market of the last round is of no consequence."""
    while not game.over:
        game.play("pass" if "pass" in game.legal else "phase2" if "phase2" in game.legal else game.legal[0])
    return game


def test_another_first_player_is_found() -> None:
    game = Game.from_secret(SECRET, 2)
    record = game.record()
    record.secret, record.first = SECRET, 1 - record.first
    assert (verify(record).result, verify(record).round) == ("differs", 0)


def test_a_secret_that_was_not_committed_to_is_found(text: str) -> None:
    assert verify(Record.loads(text.replace(SECRET.hex(), OTHER.hex()))).result == "another-secret"


def test_deals_taken_back_are_left_out_and_both_verify() -> None:
    game, chance = Game.from_secret(SECRET, 2), random.Random(4)
    play(game, chance, until=3)
    before = game.record()
    before.secret = SECRET
    game.undo()
    play(game, chance)

    assert (verify(before).result, verify(before).skipped) == ("fixed", 0)
    assert (verify(game.record()).result, verify(game.record()).skipped) == ("fixed", 1)
    assert "draws: 1 2 4 5 6 7\n" in game.record().dumps()


def test_a_game_that_continues_another_has_draws_of_its_own() -> None:
    past = play(Game.from_secret(SECRET, 2), random.Random(5), until=3).record()
    past.forget_chance()
    game = resume(past, None, secret=OTHER, upto=len(past.words))
    found = verify(play(game, random.Random(6)).record())
    assert (found.result, found.given, found.drawn) == ("fixed", 3, 3)
    assert "draws: - - - 1 2 3\n" in game.record().dumps()


def test_a_record_before_the_end_has_the_commitment_alone() -> None:
    record = play(Game.from_secret(SECRET, 3), random.Random(1), until=3).record()
    assert SECRET.hex() not in record.dumps()
    assert verify(Record.loads(record.dumps())).result == "secret-to-come"


def test_records_with_a_seed_are_verified_by_it() -> None:
    record = play(Game(3, seed=9), random.Random(7)).record()
    assert (verify(record).result, verify(record).source) == ("fixed", "seed")
    record.seed = 10
    assert verify(record).result == "differs"


def test_records_of_a_real_table_cannot_be_verified() -> None:
    record = play(Game(2, seed=9), random.Random(7)).record()
    record.seed = None
    assert verify(record).result == "unknown"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace("commitment:", "note:"), "“secret:” needs the header “commitment:”"),
        (lambda text: text.replace(SECRET.hex(), "beef"), "64 hexadecimal digits after “secret:”"),
        (lambda text: re.sub("draws: 1 ", "draws: ", text), "for each of 6 deals"),
        (lambda text: re.sub("draws: 1 ", "draws: x ", text), "the number of a draw, or “-”, not “x”"),
        (lambda text: re.sub("draws: 1 ", "draws: 9 ", text), "in ascending order"),
        (lambda text: re.sub("draws: .*\n", "", text), "the header “draws:” is missing"),
    ],
)
def test_damaged_headers_are_refused(text: str, change: Callable[[str], str], message: str) -> None:
    with pytest.raises(InvalidRecord, match=re.escape(message)):
        Record.loads(change(text))


@pytest.mark.parametrize(
    ("change", "code", "message"),
    [
        (lambda text: text, 0, "Deals fixed beforehand: verified"),
        (lambda text: text.replace(SECRET.hex(), OTHER.hex()), 1, "The secret does not match the commitment"),
        (lambda text: re.sub("secret: .*\n", "", text), 1, "revealed when the game ends"),
        (lambda text: re.sub("(commitment|secret|draws): .*\n", "", text), 1, "cannot be verified"),
        (lambda text: re.sub("draws: 1 ", "draws: x ", text), 1, "line 6"),
        (lambda text: text[: len(text) // 2], 1, "Error"),
    ],
)
def test_the_command_says_what_came_out(
    text: str, tmp_path: Path, change: Callable[[str], str], code: int, message: str
) -> None:
    file = tmp_path / "game.spy"
    file.write_text(change(text), encoding="utf-8")
    result = CliRunner().invoke(app, ["record", "verify", str(file), "--lang", "en"])
    assert result.exit_code == code
    assert message in result.output
