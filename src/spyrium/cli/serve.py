"""`spyrium serve`: the game server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for everybody.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 for any free one.")] = None,
    database: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")] = None,
    public_url: Annotated[str | None, typer.Option(help="Where people reach the server, if behind a proxy.")] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with settings.")] = None,
    bot_threads: Annotated[int | None, typer.Option(help="How many bots think at once.")] = None,
    leaderboard: Annotated[bool | None, typer.Option(help="Show a leaderboard.")] = None,
    log_format: Annotated[str | None, typer.Option(help="text or json.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve games until interrupted. Every setting can also come from the environment (SPYRIUM_PORT=8000)."""
    from spyrium.server.serving import serve as run
    from spyrium.server.settings import load

    flags = {
        "host": host,
        "port": port,
        "database": database,
        "public_url": public_url,
        "bot_threads": bot_threads,
        "leaderboard": leaderboard,
        "log_format": log_format,
    }
    try:
        run(load(flags, config), open_browser=open_browser)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
