"""What a host can set: by flag, by environment (`SPYRIUM_PORT=…`) or in a TOML file; the first of these wins."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import platformdirs
from msgspec import Meta


def default_database() -> str:
    return f"sqlite:///{platformdirs.user_data_path('spyrium', appauthor=False) / 'spyrium.sqlite'}"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything the server can be told; every field has a default that suits one table at home."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = msgspec.field(default_factory=default_database)
    public_url: str | None = None  # where people reach the server, if not where it listens (behind a proxy)
    trust_proxy: bool = False  # take the visitor's address from X-Forwarded-For
    editions: str | None = None  # a folder with the host's own edition files
    bot_threads: Annotated[int, Meta(ge=1)] = 1
    bot_simulations: Annotated[int, Meta(ge=1)] | None = None  # a fixed amount of thought, not the level's own
    analysis_simulations: Annotated[int, Meta(ge=0, le=100_000)] = 2_000  # a decision, also for hints; 0: no analyses
    analysis_niceness: Annotated[int, Meta(ge=0, le=19)] = 19  # how far analyses give way to all else; bots have 10
    leaderboard: bool = True
    rate_limit: int = 1200  # requests per minute and address; 0 switches it off
    creations_per_minute: int = 60  # new games per minute and address; 0 switches it off
    connections_per_address: Annotated[int, Meta(ge=0)] = 200  # open at once; 0 is any number
    private_webhooks: bool = False  # let webhooks reach addresses of the own network
    smtp_url: str | None = None  # smtp://user:password@host:587 (STARTTLS) or smtps://…
    mail_from: str = "spyrium@localhost"
    push_contact: str = "mailto:spyrium@localhost"
    log_format: Literal["text", "json"] = "text"


def load(flags: Mapping[str, Any], config: Path | None = None, environ: Mapping[str, str] | None = None) -> Settings:
    """Settings from a TOML file, overridden by the environment, overridden by flags that were given."""
    names = {field.name for field in msgspec.structs.fields(Settings)}
    values: dict[str, Any] = {}
    if config is not None:
        try:
            values.update(tomllib.loads(config.read_text(encoding="utf-8-sig")))
        except (OSError, ValueError) as error:  # no TOML, or no text at all
            problem = error.strerror if isinstance(error, OSError) else error
            raise ValueError(f"{config}: {problem}") from error
    for name in names:
        given = (os.environ if environ is None else environ).get(f"SPYRIUM_{name.upper()}")
        if given is not None:
            values[name] = given
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at `$.")
        name = where.rstrip("`")
        known = "" if name else f". Known settings: {', '.join(sorted(names))}"
        raise ValueError(f"{name or 'settings'}: {problem}{known}") from error
