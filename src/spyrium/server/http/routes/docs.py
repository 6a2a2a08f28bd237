"""The protocol as a page: how to begin, a bot, every route and every type. No script, nothing from elsewhere."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import State

from spyrium.server.protocol.schema import document
from spyrium.server.settings import Settings

BOT = Path(__file__).parents[2] / "example_bot.py"
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "body{color:#222;background:#fbf9f4}"
    "pre,code{font:14px/1.45 ui-monospace,monospace}pre{background:#f0ece1;padding:1rem;overflow:auto}"
    "td,th{text-align:left;vertical-align:top;padding:.2rem 1rem .2rem 0}h3{margin-bottom:.2rem}"
    "@media(prefers-color-scheme:dark){body{color:#ddd;background:#1b1a17}pre{background:#2a2823}a{color:#9cf}}"
)
BEGINNING = """
<p>Make a game, take a seat's secret, look, decide. All bodies are JSON; words are those of the game's notation.</p>
<pre>curl -X POST {origin}/api/games -H 'content-type: application/json' \\
     -d '{{"seats": [{{"kind": "person"}}, {{"kind": "bot", "level": "apprentice"}}]}}'
curl {origin}/api/games/ID -H 'authorization: Bearer SECRET'
curl -X POST {origin}/api/games/ID/decisions -H 'authorization: Bearer SECRET' \\
     -H 'content-type: application/json' -d '{{"seq": 0, "word": "place:a1b1"}}'</pre>
<p>Instead of a seat's secret, a bot may carry a token of its account (<code>POST /api/me/tokens</code>): it acts for
all seats of the account. <code>WS /api/games/ID/live?since=N</code> sends every entry of the log from number N on,
without gaps or repeats, across reconnects; see <a href="#ServerMessage">ServerMessage</a> and
<a href="#ClientMessage">ClientMessage</a>. The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
"""


def type_name(schema: dict[str, Any]) -> str:
    """A type in a few characters, with links to those that have a name."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    options = schema.get("anyOf") or schema.get("oneOf")
    if options:
        return " | ".join(type_name(option) for option in options)
    if "const" in schema or "enum" in schema:
        return " | ".join(f"“{escape(str(value))}”" for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"[{type_name(schema.get('items', {}))}]"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"{{name: {type_name(schema['additionalProperties'])}}}"
    return escape(str(schema.get("type", "anything")))


def types_table() -> str:
    parts = []
    for name, schema in document()["components"]["schemas"].items():
        about = escape(schema.get("description", ""))
        rows = [
            f"<tr><td><code>{escape(key)}</code><td>{type_name(value)}"
            for key, value in schema.get("properties", {}).items()
        ]
        body = f"<table>{''.join(rows)}</table>" if rows else f"<p>{type_name(schema)}</p>"
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{about}</p>{body}')
    return "".join(parts)


def routes_table(app: Litestar) -> str:
    rows = []
    for path, item in app.openapi_schema.to_schema()["paths"].items():
        for method, operation in item.items():
            rows.append(f"<tr><td>{method.upper()}<td><code>{escape(path)}</code><td>{escape(operation['summary'])}")
    rows.append("<tr><td>WS<td><code>/api/games/{game_id}/live?since=N</code><td>Everything that happens in a game")
    return f"<table>{''.join(rows)}</table>"


@cache
def page(app: Litestar) -> str:
    """Built once: it does not depend on what a visitor sends."""
    settings: Settings = app.state.settings
    origin = (settings.public_url or f"http://{settings.host}:{settings.port}").rstrip("/")
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>Spyrium: the protocol</title><style>{STYLE}</style>"
        f"<h1>The protocol of the Spyrium server</h1>{BEGINNING.format(origin=escape(origin))}"
        f"<h2>A bot</h2><pre>{escape(BOT.read_text(encoding='utf-8'))}</pre>"
        f"<h2>Routes</h2>{routes_table(app)}<h2>Types</h2>{types_table()}"
    )


@get("/api/docs", include_in_schema=False)
async def docs(request: Request[Any, Any, State]) -> Response[str]:
    return Response(page(request.app), media_type="text/html")


router = Router(path="/", route_handlers=[docs])
