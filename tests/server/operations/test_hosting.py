"""What hosts rely on: settings, and errors that say what to do."""

from __future__ import annotations

import signal
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from spyrium.cli.app import app
from spyrium.server import serving
from spyrium.server.settings import Settings, load

from ..process import SPYRIUM, ServerProcess, get


class Started(Exception):
    """In place of a server that runs until it is interrupted."""

    def __init__(self, settings: Settings, open_browser: bool = False) -> None:
        self.settings, self.open_browser = settings, open_browser


def started(monkeypatch: pytest.MonkeyPatch, *words: str) -> Started:
    def start(settings: Settings, *, open_browser: bool = False) -> None:
        raise Started(settings, open_browser)

    monkeypatch.setattr(serving, "serve", start)
    result = CliRunner().invoke(app, list(words))
    assert isinstance(result.exception, Started), result.output
    return result.exception


def test_spyrium_alone_serves_and_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    alone, in_full = started(monkeypatch), started(monkeypatch, "serve", "--open")

    assert alone.settings == in_full.settings == Settings()
    assert (alone.open_browser, in_full.open_browser) == (True, True)


def test_every_setting_is_a_flag(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given: dict[str, Any] = {
        "host": "::1", "port": 1, "database": "sqlite://", "public_url": "https://spyrium.example", "trust_proxy": True,
        "editions": str(tmp_path), "bot_threads": 2, "bot_simulations": 3, "analysis_simulations": 7,
        "analysis_niceness": 8,
        "leaderboard": False, "rate_limit": 4,
        "creations_per_minute": 5, "connections_per_address": 6,
        "private_webhooks": True, "smtp_url": "smtp://localhost", "mail_from": "a@b.example",
        "push_contact": "mailto:a@b.example", "log_format": "json",
    }  # fmt: skip
    words = ["serve"]
    for name, value in given.items():
        flag = name.replace("_", "-")
        words += [f"--{'' if value else 'no-'}{flag}"] if isinstance(value, bool) else [f"--{flag}", str(value)]

    assert msgspec.structs.asdict(started(monkeypatch, *words).settings) == given


def test_settings_come_from_a_file_the_environment_and_flags_in_that_order(tmp_path: Path) -> None:
    config = tmp_path / "spyrium.toml"
    config.write_text("port = 1\nbot_threads = 3\nhost = '0.0.0.0'\n", encoding="utf-8")

    settings = load({"port": None, "host": "::1"}, config, {"SPYRIUM_PORT": "2", "SPYRIUM_LEADERBOARD": "false"})

    assert (settings.port, settings.bot_threads, settings.host, settings.leaderboard) == (2, 3, "::1", False)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"SPYRIUM_PORT": "many"}, "port: Expected `int`"),
        ({"SPYRIUM_PORT": "70000"}, "port: Expected `int` <= 65535"),
        ({"SPYRIUM_BOT_THREADS": "0"}, "bot_threads: Expected `int` >= 1"),
        ({"SPYRIUM_LOG_FORMAT": "xml"}, "log_format: Invalid enum value 'xml'"),
    ],
)
def test_a_setting_that_cannot_be_is_named(given: dict[str, str], told: str) -> None:
    with pytest.raises(ValueError, match="^" + told):
        load({}, None, given)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 3", "unknown field `prot`. Known settings: .*port"),
        ("port = [", "spyrium.toml: Invalid value"),
        (None, "No such file"),
    ],
)
def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, text: str | None, told: str) -> None:
    config = tmp_path / "spyrium.toml"
    if text is not None:
        config.write_text(text, encoding="utf-8")

    with pytest.raises(ValueError, match=told):
        load({}, config, {})


@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("nonsense", "database 'nonsense': give sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("mysql://ada:secret@host/games", r"'mysql://ada:\*\*\*@host/games': give sqlite"),
        ("sqlite:////dev/null/games.sqlite", "'sqlite:////dev/null/games.sqlite': .*[Nn]ot a directory|File exists"),
        ("postgresql://ada:secret@127.0.0.1:9/games", r"ada:\*\*\*@127.0.0.1:9.*[Cc]onnection refused"),
    ],
)
def test_a_database_that_cannot_be_opened_is_told_without_its_password(database: str, told: str) -> None:
    with pytest.raises(ValueError, match=told) as refused:
        serving.serve(Settings(database=database, port=0))

    assert "secret" not in str(refused.value)


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(ValueError, match=f"cannot listen on 127.0.0.1 port {port}: .*--port"):
            serving.serve(Settings(database=f"sqlite:///{tmp_path / 'games.sqlite'}", port=port))


def test_the_command_says_where_it_serves_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    """In a process of its own; most tests fork their servers from one that is ready."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", SPYRIUM)
    healthy = get(f"{server.url}/health").status_code
    server.stop()

    assert healthy == 200
    assert f"Spyrium is served at {server.url}" in server.log[0]
    assert server.process.poll() == -signal.SIGTERM
