"""Every block of code in README and docs/ is checked.

Everything runs in a folder that holds `game.spy`, page by page; Python that begins with the name of a file is written
to it. Commands of ours are read with all their options, and run where they are quick. A block that can be run only
elsewhere is followed by a line in italics that says where: “*Run by …*” or “*Not run by the tests: …*”.
"""

import importlib.util
import re
import shlex
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
import typer
from typer.testing import CliRunner

from spyrium import Game
from spyrium.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LANGUAGES = {"python", "pycon", "sh", "toml", "bibtex", "css", "text"}
QUICK = {"play", "board", "edition show", "record show", "record check", "record verify"}
OTHERS = {
    "jupyter",
    "cd",
    "curl",
    "pip",
    "pipx",
    "uvx",
    "sudo",
    "systemctl",
    "podman",
    "docker",
    "git",
    "ssh",
    "cp",
    "export",
    "printf",
}
"""Programs that are not ours."""


class Block(NamedTuple):
    language: str
    text: str
    elsewhere: bool  # the line below says where it is run


def blocks(page: Path) -> list[Block]:
    found = re.findall(r"^```(.*)\n((?s:.*?))^```\n(?:\n?(\*(?:Run|Not run) by .*\*)$)?", page.read_text("utf-8"), re.M)
    return [Block(language, text, bool(note)) for language, text, note in found]


def with_blocks(*languages: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """For every page that has blocks in these languages."""
    pages = [page for page in PAGES if any(block.language in languages for block in blocks(page))]
    return pytest.mark.parametrize("page", pages, ids=lambda page: str(page.relative_to(ROOT)))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a reader would try things: a finished game lies there, its deals drawn from a secret."""
    monkeypatch.chdir(tmp_path)
    game = Game.from_secret(bytes(32), 3)
    while not game.over:
        game.play(game.legal[game.ply % len(game.legal)])
    (tmp_path / "game.spy").write_text(game.record().dumps(), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_block_says_what_it_is(page: Path) -> None:
    assert page.read_text("utf-8").count("\n```") % 2 == 0
    languages = {block.language for block in blocks(page)}
    assert {each for each in languages if not each.startswith("{")} <= LANGUAGES  # in braces: for the site


@with_blocks("python", "pycon")
def test_python_runs(page: Path, folder: Path) -> None:
    known: dict[str, object] = {}
    for block in blocks(page):
        if block.elsewhere:
            continue
        if block.language == "python":
            exec(block.text, known)
        elif block.language == "pycon":
            _run_console(block.text, known)


def _run_console(text: str, known: dict[str, object]) -> None:
    """Prompts and what Python answers, of an error its name and how it begins."""
    for line, answer in re.findall(r"^>>> (.*)\n((?:(?!>>>).*\n)*)", text, re.M):
        name, _, said = answer.partition(": ")
        with pytest.raises(Exception, match=re.escape(said.split(". ")[0])) as raised:
            exec(line, known)
        assert raised.type.__name__ == name


@with_blocks("toml")
def test_toml_can_be_read(page: Path) -> None:
    for block in blocks(page):
        if block.language == "toml":
            tomllib.loads(block.text)


@with_blocks("sh")
def test_commands_are_as_they_are_written(page: Path, folder: Path) -> None:
    for block in blocks(page):
        if name := re.match(r"# (\w+\.py)\n", block.text):
            (folder / name[1]).write_text(block.text, encoding="utf-8")
        if block.language == "sh":
            for line in block.text.replace("\\\n", " ").splitlines():
                _check(shlex.split(line, comments=True))


def _check(words: list[str]) -> None:
    if not words:
        return
    program, *rest = words
    program = program.removeprefix(".venv/bin/")
    if program == "spyrium":
        _check_ours(rest)
    elif program == "make":
        targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
        assert {word for word in rest if "=" not in word} <= set(targets), words
    elif program == "python":
        _check_script(rest)
    else:
        assert program in OTHERS, f"what is {program}?"


def _check_script(words: list[str]) -> None:
    """The script or module is there, and knows the options."""
    if words[0] == "-m":
        spec = importlib.util.find_spec(words[1])
        assert spec is not None, words
        assert spec.origin is not None, words
        source = Path(spec.origin)
    else:
        source = ROOT / words[0]
        if not source.exists():  # the reader's own
            assert words[0] == "bot.py", words
            return
    text = source.read_text("utf-8")
    for option in words:
        if option.startswith("--"):
            assert re.search(rf"\b{option[2:].replace('-', '[-_]')}\b", text), f"{source} has no {option}"


def _check_ours(words: list[str]) -> None:
    command, path, rest = typer.main.get_command(app), list[str](), list(words)
    while rest and hasattr(command, "get_command"):
        path.append(rest.pop(0))
        found = command.get_command(typer.Context(command), path[-1])
        assert found is not None, f"there is no spyrium {' '.join(path)}"
        command = found
    if " ".join(path) in QUICK:
        outcome = CliRunner().invoke(app, words, input="")
        assert outcome.exit_code == 0, outcome.output
    elif path:
        command.make_context(path[-1], rest)  # every option is known and every value fits
