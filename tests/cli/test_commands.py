"""The `spyrium` command as people type it."""

import json
import time
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from spyrium import Game, Record, bench, replay
from spyrium.cli.app import app
from spyrium.editions import edition as edition_module
from spyrium.text.catalogue import LANGUAGES, catalogue
from tests.effort import proven


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


@pytest.fixture
def finished_game(tmp_path: Path) -> Path:
    game = Game(players=2, seed=5, names=["Ada", "Brunel"])
    while not game.over:
        game.play(game.legal[-1])
    file = tmp_path / "game.spy"
    file.write_text(game.record().dumps(), encoding="utf-8")
    return file


@pytest.fixture
def own_edition(tmp_path: Path) -> Path:
    shipped = Path(edition_module.__file__).with_name("standard.toml")
    file = tmp_path / "mine.toml"
    file.write_text(shipped.read_text(encoding="utf-8").replace('name = "standard"', 'name = "mine"'), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    "words", [[], ["play"], ["edition"], ["edition", "show"], ["record"], ["record", "check"], ["bench"]]
)
def test_every_command_has_help(words: list[str]) -> None:
    result = run(*words, "--help")
    assert result.exit_code == 0
    assert "Usage" in result.output


@pytest.mark.parametrize("group", ["edition", "record", "admin"])
def test_a_group_of_commands_lists_them(group: str) -> None:
    assert "─ Commands ─" in run(group).output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "--lang", "xx"], "no language is called “xx”. Known: en, de"),
        (["play", "--bots", "nobody"], "no bot is called “nobody”. Known: random"),
        (["play", "--edition", "none"], "no edition is called “none”. Known: draft"),
        (["play", "--load", "none.spy"], "none.spy cannot be read: No such file or directory"),
        (["board", "none.json"], "none.json cannot be read: No such file or directory"),
        (["board", "text.json"], "text.json is neither a position (JSON) nor a record"),
        (["board", "picture.json"], "picture.json cannot be read: it is not a text file"),
        (["record", "show", "."], ". cannot be read: Is a directory"),
        (["record", "show", "text.json"], "line 1: expected “# Spyrium game record 1”"),
        (["edition", "check", "none.toml"], "cannot be read (No such file or directory)"),
        (["edition", "calibrate", "none.toml"], "none.toml cannot be read: No such file or directory"),
        (["edition", "report", "--players", "9"], "players should be 2 to 5"),
        (["arena", "master"], "at least two different bots"),
        (["arena", "master", "nobody"], "no bot is called “nobody”"),
        (["solve", "none.json"], "none.json cannot be read: No such file or directory"),
        (["analyse", "none.spy"], "none.spy cannot be read: No such file or directory"),
    ],
    ids=" ".join,
)
def test_a_mistake_is_told_in_one_line(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.json").write_text("hello", encoding="utf-8")
    (tmp_path / "picture.json").write_bytes(b"\x89PNG")
    result = run(*words)
    assert result.exit_code == 1
    assert said in result.output
    assert result.output.count("\n") == 1


def test_a_whole_game_can_be_played_by_choosing_the_first_option() -> None:
    result = run("play", "--seed", "3", "--players", "2", "--bots", "random", "--lang", "en", typed="1\n" * 400)
    assert result.exit_code == 0
    assert "wins with" in result.output or "Shared victory" in result.output


def test_a_mistake_at_the_prompt_is_explained_and_asked_again() -> None:
    result = run("play", "--seed", "42", "--lang", "en", typed="pass\nquit\n")
    assert "(R4.3)" in result.output


def test_undo_goes_back_to_my_own_last_decision(tmp_path: Path) -> None:
    saved = tmp_path / "game.spy"
    run("play", "--seed", "42", "--lang", "en", typed=f"1\nundo\n2\nsave {saved}\nquit\n")
    words = replay(Record.loads(saved.read_text(encoding="utf-8"))).words
    assert words[0] == "place:b1c1"


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    saved = tmp_path / "game.spy"
    run("play", "--seed", "42", "--lang", "en", typed=f"1\n1\n1\nsave {saved}\nquit\n")
    result = run("play", "--load", str(saved), "--bots", "random", "--lang", "en", typed="1\n" * 400)
    assert result.exit_code == 0
    assert "Round 6" in result.output


@pytest.mark.parametrize("language", proven(LANGUAGES, "de"))
def test_help_refusals_and_prompts_speak_every_language(language: str) -> None:
    words = catalogue(language)
    output = run("play", "--seed", "42", "--lang", language, typed="?\npass\nundo\nquit\n").output
    for message in ("terminal-hint", "terminal-help-undo", "terminal-nothing-to-undo", "bot-name-1"):
        assert words.text(message) in output
    assert words.text("refusal-phase-two-first", command="phase2") in output


def test_edition_list_names_the_standard_edition() -> None:
    assert "standard" in run("edition", "list").output


def test_edition_show_lists_every_card_with_its_effect() -> None:
    output = run("edition", "show", "--lang", "en").output
    assert "Palace" in output
    assert "Lobbying" in output
    assert "30 cards" in output


def test_edition_check_accepts_a_copy_of_the_standard(own_edition: Path) -> None:
    result = run("edition", "check", str(own_edition))
    assert result.exit_code == 0
    assert "mine adds up" in result.output


def test_edition_check_names_the_card_with_the_mistake(own_edition: Path) -> None:
    text = own_edition.read_text(encoding="utf-8").replace("[cards.palace]\nprice = ", "[cards.palace]\nprice = 1300")
    own_edition.write_text(text, encoding="utf-8")
    result = run("edition", "check", str(own_edition))
    assert result.exit_code == 1
    assert "palace" in result.output
    assert "from 0 to 30" in result.output


def test_edition_show_of_an_unknown_name_says_what_there_is() -> None:
    result = run("edition", "show", "nonsense")
    assert result.exit_code == 1
    assert "standard" in result.output


def test_record_check_accepts_a_good_file(finished_game: Path) -> None:
    result = run("record", "check", str(finished_game))
    assert result.exit_code == 0
    assert "over" in result.output


def test_record_check_names_the_line_of_a_mistake(finished_game: Path) -> None:
    lines = finished_game.read_text(encoding="utf-8").splitlines()
    broken = next(k for k, line in enumerate(lines) if line.startswith(("0 ", "1 ")))
    lines[broken] = lines[broken][0] + " pass"
    finished_game.write_text("\n".join(lines), encoding="utf-8")
    result = run("record", "check", str(finished_game))
    assert result.exit_code == 1
    assert f"line {broken + 1}" in result.output


def test_record_show_tells_the_game_and_its_end(finished_game: Path) -> None:
    output = run("record", "show", str(finished_game), "--lang", "en").output
    assert "Round 1 begins" in output
    assert "Ada" in output


def test_record_show_of_a_decision_beyond_the_end_is_refused(finished_game: Path) -> None:
    assert run("record", "show", str(finished_game), "--at", "9999").exit_code == 1


@pytest.mark.parametrize("compiles", proven([True, False], False))
def test_bench_writes_one_object_with_the_promised_keys(compiles: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiles:
        monkeypatch.setattr(bench, "import_seconds", cache(bench.import_seconds))
        monkeypatch.setattr(bench, "compile_seconds", bench.import_seconds)
        monkeypatch.setattr(bench.best_rate, "__defaults__", (1, time.process_time))  # one run of each
    numbers = json.loads(run("bench", "--quick", "--json").stdout)
    assert {
        "playout_decisions_per_second",
        "python_decisions_per_second",
        "game_decisions_per_second",
        "state_bytes",
        "import_seconds",
        "compile_seconds",
    } <= numbers.keys()


def test_a_position_is_drawn_as_a_picture(tmp_path: Path) -> None:
    position, picture = tmp_path / "position.json", tmp_path / "board.svg"
    position.write_text(json.dumps(Game(players=2, seed=1).position()), encoding="utf-8")
    result = run("board", str(position), "--svg", str(picture), "--mark", "place:a1b1", "--seat", "1", "--lang", "de")
    assert result.exit_code == 0
    assert "Runde 1 von 6" in picture.read_text(encoding="utf-8")


def test_a_file_may_begin_with_the_mark_that_windows_puts_there(tmp_path: Path, own_edition: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps(Game(players=2, seed=1).position()), encoding="utf-8-sig")
    own_edition.write_text(own_edition.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert run("board", str(position)).exit_code == 0
    assert run("edition", "check", str(own_edition)).exit_code == 0


def test_endless_nesting_is_no_position(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text("[" * 100_000, encoding="utf-8")
    result = run("board", str(position))
    assert result.exit_code == 1
    assert "is no position: too much is nested in it" in result.output


def test_settings_that_are_no_text_are_named(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_bytes('public_url = "https://spiel.bücher.example"'.encode("latin-1"))
    result = run("serve", "--config", str(settings))
    assert result.exit_code == 2
    assert "settings.toml" in result.output


def test_a_record_is_shown_at_any_decision(finished_game: Path, tmp_path: Path) -> None:
    assert "Round 1 of 6" in run("board", str(finished_game), "--ply", "3", "--lang", "en").output
    picture = tmp_path / "end.svg"
    run("board", str(finished_game), "--svg", str(picture), "--lang", "en")
    assert "Round 6 of 6" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--ply", "9999"], "the record has"),
        (["--svg", "x.svg", "--seat", "7"], "a seat should be a number from 0 to 1"),
        (["--seat", "1"], "are for pictures; name one with --svg"),
        (["--mark", "place:a1b1"], "are for pictures; name one with --svg"),
    ],
)
def test_what_cannot_be_shown_is_said(finished_game: Path, options: list[str], said: str) -> None:
    result = run("board", str(finished_game), *options)
    assert result.exit_code == 1
    assert said in result.output
