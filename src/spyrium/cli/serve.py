"""`spyrium serve`: the game server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Text = str | None
Number = int | None
Switch = bool | None


def serve(
    host: Annotated[Text, typer.Option(help="Address to listen on; 0.0.0.0 for everybody.")] = None,
    port: Annotated[Number, typer.Option(help="Port to listen on; 0 for any free one.")] = None,
    database: Annotated[Text, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")] = None,
    public_url: Annotated[Text, typer.Option(help="Where people reach the server, if behind a proxy.")] = None,
    trust_proxy: Annotated[Switch, typer.Option(help="Take addresses from X-Forwarded-For.")] = None,
    editions: Annotated[Text, typer.Option(help="A folder with your own edition files.")] = None,
    bot_threads: Annotated[Number, typer.Option(help="How many bots think at once.")] = None,
    bot_simulations: Annotated[Number, typer.Option(help="The same amount of thought for all bots.")] = None,
    analysis_simulations: Annotated[Number, typer.Option(help="Thought for analyses and hints; 0 for neither.")] = None,
    analysis_niceness: Annotated[Number, typer.Option(help="How far analyses give way, 0 to 19.")] = None,
    leaderboard: Annotated[Switch, typer.Option(help="Show a leaderboard.")] = None,
    rate_limit: Annotated[Number, typer.Option(help="Requests per minute and address; 0 for any number.")] = None,
    creations_per_minute: Annotated[Number, typer.Option(help="New games likewise.")] = None,
    connections_per_address: Annotated[Number, typer.Option(help="Connections open at once; 0 for any number.")] = None,
    private_webhooks: Annotated[Switch, typer.Option(help="Let webhooks reach your own network.")] = None,
    smtp_url: Annotated[Text, typer.Option(help="For e-mail: smtp://USER:PASSWORD@HOST:587 or smtps://….")] = None,
    mail_from: Annotated[Text, typer.Option(help="The sender of e-mails.")] = None,
    push_contact: Annotated[Text, typer.Option(help="The contact that web push services ask for.")] = None,
    log_format: Annotated[Text, typer.Option(help="text or json.")] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with settings.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve games until interrupted. Every setting can also come from the environment (SPYRIUM_PORT=8000)."""
    flags = {name: value for name, value in locals().items() if name not in ("config", "open_browser")}
    from spyrium.server.serving import serve as run
    from spyrium.server.settings import load

    try:
        run(load(flags, config), open_browser=open_browser)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
