"""The types of the protocol, WebSocket messages included, as one OpenAPI document for the browser's type generator.

`make generated` writes the browser's types from it; `python -m spyrium.server.protocol.schema` shows it.
"""

from __future__ import annotations

import sys
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response

import spyrium
from spyrium.server.http.routes.every import handlers
from spyrium.server.protocol import live_messages, log_messages, messages
from spyrium.server.protocol.errors import ErrorAnswer

UNIONS: dict[str, Any] = {
    "ServerMessage": live_messages.ServerMessage,
    "ClientMessage": live_messages.ClientMessage,
    "Entry": log_messages.Entry,
    "Event": spyrium.Event,
    "SeatSpec": messages.SeatSpec,
    "Clock": messages.Clock,
}


def _is_message(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def bodies() -> dict[str, Any]:
    """What requests carry, by name."""
    asked = [kind for handler in handlers() if (kind := get_type_hints(handler).get("data")) is not None]
    unions = {name: union for name, union in UNIONS.items() if union in asked}
    return unions | {kind.__name__: kind for kind in asked if _is_message(kind)}


def answers() -> set[type[msgspec.Struct]]:
    """What routes answer, and what they refuse with."""
    told = (get_type_hints(handler)["return"] for handler in handlers())
    inside = (get_args(kind)[0] if get_origin(kind) is Response else kind for kind in told)
    return {ErrorAnswer, *(kind for kind in inside if _is_message(kind))}


def document() -> dict[str, Any]:
    """Every type by its name; `RequestBody` is whatever a request may carry."""
    asked = bodies()
    schemas, components = msgspec.json.schema_components(
        [*UNIONS.values(), *asked.values(), *answers()], ref_template="#/components/schemas/{name}"
    )
    named: dict[str, Any] = dict(zip(UNIONS, schemas, strict=False))
    named["RequestBody"] = {"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in sorted(asked)]}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Spyrium", "version": spyrium.__version__},
        "paths": {},
        "components": {"schemas": dict(sorted((components | named).items()))},
    }


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document())).decode() + "\n")
