"""Why a decision was better, in words, at the command line and as a page."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import spyrium
from spyrium.analysis import Reason, analyse
from spyrium.analysis.page import page
from spyrium.analysis.prose import tell_mistake, tell_reason
from spyrium.analysis.report import Account
from spyrium.cli.app import app
from spyrium.svg.table import seat_colours
from spyrium.text.catalogue import LANGUAGES, catalogue
from spyrium.text.sentences import explain
from tests.analysis.test_analyse import fixture
from tests.table import FIXTURES

GAME = [str(FIXTURES / "games" / "2-players.spy"), "--edition", str(FIXTURES / "test-deck.toml")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_in_every_language(language: str) -> None:
    game = spyrium.Game(players=2, seed=1, names=["Ada", "Brunel"])
    reasons = [
        Reason("price", amount=7, instead=9, card="factory-2"), Reason("vp", amount=3), Reason("end", amount=5),
        Reason("money", amount=2), Reason("spyrium", amount=1), Reason("workers", amount=2),
        Reason("income", amount=1), Reason("kept", card="mine-1"), Reason("plan", amount=8, card="palace"),
        Reason("earn", amount=4), Reason("rival", card="palace", seat=1),
        Reason("dearer", amount=6, instead=5, card="palace", seat=1), Reason("takings", amount=5, instead=3),
        Reason("idle", amount=1), Reason("event"), Reason("round-score", amount=2), Reason("final-score", amount=2),
        Reason("round-workers", amount=1), Reason("round-income", amount=1), Reason("round-spyrium", amount=2),
        Reason("round-money", amount=1), Reason("denied", amount=3, seat=1),
        Reason("expected", amount=61, instead=58), Reason("expected-rival", amount=55, instead=58, seat=1),
    ]  # fmt: skip
    for reason in reasons:
        assert tell_reason(reason, game, catalogue(language)).endswith(".")


def test_a_price_names_both_sums() -> None:
    game = spyrium.Game(players=2, seed=1)
    told = tell_reason(Reason("price", amount=7, instead=9, card="factory-2"), game, catalogue("en"))
    assert told == "Factory II costs £7 instead of £9 that way."


def test_the_better_turn_is_told_to_its_end() -> None:
    record = fixture(3)
    step = next(step for step in analyse(record, simulations=64).decisions if step.judgement and step.best[0].line)
    game = record.replay(step.ply)
    told = tell_mistake(step, game, catalogue("en"))[1]
    for word in [step.best[0].word, *step.best[0].line]:
        assert explain(game, word, catalogue("en")) in told
        game.play(word)
        if not game.turn:
            break


def test_reasons_hold_at_the_end_of_both_turns() -> None:
    """Whatever is given as a reason is so in the game: checked for money, points and workers."""
    record = fixture(3)
    analysis = analyse(record, simulations=64)
    judged = [step for step in analysis.decisions if step.reasons]
    assert judged
    for step in judged:
        game = record.replay(step.ply)
        best = game.copy()
        for word in [step.best[0].word, *step.best[0].line]:
            best.play(word)
            if not best.turn:
                break
        made = game.copy()
        for word in record.replay().words[step.ply :]:
            made.play(word)
            if not made.turn:
                break
        better, other = best.now()["seats"][step.seat], made.now()["seats"][step.seat]
        for reason in step.reasons:
            if reason.code in ("money", "spyrium", "workers", "vp"):
                assert better[reason.code] - other[reason.code] == reason.amount
        assert len(tell_mistake(step, game, catalogue("en"))) == 2 + len(step.reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_a_game_in_every_language(language: str) -> None:
    result = CliRunner().invoke(app, ["analyse", *GAME, "--simulations", "4", "--lang", language])
    assert result.exit_code == 0, result.output
    assert catalogue(language).text("ledger-title") in result.output


@pytest.mark.parametrize(("language", "point", "percent"), [("en", ".", "100%"), ("de", ",", "100\xa0%")])
def test_numbers_are_written_as_the_language_does(language: str, point: str, percent: str, tmp_path: Path) -> None:
    file, options = tmp_path / "game.html", ["--simulations", "4", "--lang", language]
    shown = CliRunner().invoke(app, ["analyse", *GAME, *options], env={"COLUMNS": "200"}).output
    CliRunner().invoke(app, ["analyse", *GAME, *options, "--html", str(file)])
    read = re.sub(r"<style.*?</style>|<[^>]*>", " ", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    for text in (shown, read):
        assert set(re.findall(r"\d([.,])\d", text)) == {point}
        assert percent in text


def test_a_turning_point_names_whose_it_was_once() -> None:
    record = fixture(2)
    result = CliRunner().invoke(app, ["analyse", *GAME, "--simulations", "4", "--lang", "en"])
    told = result.output.split("Turning points")[1].strip().splitlines()
    assert told
    assert all(sum(line.count(name) for name in record.names) == 1 for line in told)


def test_the_command_prints_json_alone() -> None:
    result = CliRunner().invoke(app, ["analyse", *GAME, "--simulations", "4", "--json"])
    told = json.loads(result.stdout)
    assert {"players", "simulations", "edition", "result", "steps", "ledger", "accuracy", "mean_loss"} <= set(told)
    kinds = {step["kind"] for step in told["steps"]}
    assert kinds == {"deal", "decision"}
    assert {"deals", "own", "others", "unforeseen"} == set(told["ledger"][0])


def test_the_page_needs_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    result = CliRunner().invoke(app, ["analyse", *GAME, "--simulations", "4", "--html", str(file)])
    assert result.exit_code == 0, result.output
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "<svg" in text
    assert "src=" not in text
    assert all(ink["onParchment"] in text for ink in seat_colours()[:2])  # a seat looks as it does at the table


def test_next_to_nothing_is_not_told_as_a_loss() -> None:
    record = fixture(2)
    found = analyse(record, simulations=1)
    found = msgspec.structs.replace(found, ledger=[Account(-1e-5, 0.0, 0.0, 0.0)] * 2)
    told = page(found, record, catalogue("en"))
    assert "+0.0" in told
    assert "-0.0" not in told


def test_names_are_text_in_the_page() -> None:
    record = fixture(2)
    record.names = ["<b>Ada</b>", "Brunel"]
    assert "<b>Ada" not in page(analyse(record, simulations=1), record, catalogue("en"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--simulations", "0"], "simulations should be a whole number from 1 to 1000000, not 0"),
        (["--simulations", "-5"], "from 1 to 1000000, not -5"),
        (["--simulations", "9999999999"], "from 1 to 1000000, not 9999999999"),
        (["--json", "--html", "x.html"], "give --json or --html, not both"),
        (["--seed", "-1"], "the seed should be a whole number"),
    ],
)
def test_wrong_options_are_told_in_a_line(arguments: list[str], message: str) -> None:
    result = CliRunner().invoke(app, ["analyse", *GAME, *arguments])
    assert result.exit_code == 1
    assert message in result.stderr


def test_an_unfinished_record_is_told_in_a_line(tmp_path: Path) -> None:
    game = spyrium.Game(players=2, seed=1)
    game.play("place:a1b1")
    file = tmp_path / "half.spy"
    file.write_text(game.record().dumps(), encoding="utf-8")
    result = CliRunner().invoke(app, ["analyse", str(file)])
    assert (result.exit_code, "only a finished game can be analysed" in result.stderr) == (1, True)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (bytes(range(256)), "it is not a text file"),
        (b"", "line 1: expected"),
        (b"# Spyrium game record 1\nedition: mine sha256:00\n", "line 2"),
    ],
)
def test_a_file_that_holds_no_game_is_told_in_a_line(content: bytes, message: str, tmp_path: Path) -> None:
    file = tmp_path / "other.spy"
    file.write_bytes(content)
    result = CliRunner().invoke(app, ["analyse", str(file)])
    assert (result.exit_code, message in result.stderr) == (1, True)


def test_a_directory_is_neither_read_nor_written(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["analyse", str(tmp_path)])
    assert (result.exit_code, result.stderr.strip()) == (1, f"Error: {tmp_path} cannot be read: Is a directory")
    result = CliRunner().invoke(app, ["analyse", *GAME, "--simulations", "1", "--html", str(tmp_path)])
    assert (result.exit_code, result.stderr.strip()) == (1, f"Error: {tmp_path} cannot be written: Is a directory")
