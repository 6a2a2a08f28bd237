"""What a host can set: by flag, by environment (`SPYRIUM_PORT=…`) or in a TOML file; the first of these wins."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import platformdirs


def default_database() -> str:
    return f"sqlite:///{platformdirs.user_data_path('spyrium', appauthor=False) / 'spyrium.sqlite'}"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything the server can be told; every field has a default that suits one table at home."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = msgspec.field(default_factory=default_database)
    public_url: str | None = None  # where people reach the server, if not where it listens (behind a proxy)
    trust_proxy: bool = False  # take the visitor's address from X-Forwarded-For
    editions: str | None = None  # a folder with the host's own edition files
    bot_threads: int = 1
    bot_simulations: int | None = None  # a fixed amount of thought instead of the level's own time
    leaderboard: bool = True
    rate_limit: int = 1200  # requests per minute and address; 0 switches it off
    creations_per_minute: int = 60  # new games per minute and address; 0 switches it off
    private_webhooks: bool = False  # let webhooks reach addresses of the own network
    smtp_url: str | None = None  # smtp://user:password@host:587 (STARTTLS) or smtps://…
    mail_from: str = "spyrium@localhost"
    push_contact: str = "mailto:spyrium@localhost"
    log_format: str = "text"  # or "json"


def load(flags: Mapping[str, Any], config: Path | None = None, environ: Mapping[str, str] | None = None) -> Settings:
    """Settings from a TOML file, overridden by the environment, overridden by flags that were given."""
    names = {field.name for field in msgspec.structs.fields(Settings)}
    values: dict[str, Any] = {}
    if config is not None:
        try:
            values.update(tomllib.loads(config.read_text(encoding="utf-8")))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise ValueError(f"{config}: {error}") from error
    for name in names:
        given = (os.environ if environ is None else environ).get(f"SPYRIUM_{name.upper()}")
        if given is not None:
            values[name] = given
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"settings: {error}. Known settings: {', '.join(sorted(names))}") from error
