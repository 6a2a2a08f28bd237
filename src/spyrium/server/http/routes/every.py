"""All routes of the protocol, for the application that serves them and for the description of what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from litestar.routes import HTTPRoute

from spyrium.server.http.routes import accounts, analysis, catalogue, games, notices, operations, players, tables

ROUTERS = [
    games.router,
    analysis.router,
    tables.router,
    accounts.router,
    players.router,
    notices.router,
    catalogue.router,
    operations.router,
]


def handlers() -> Iterator[Callable[..., Any]]:
    """The function behind every route but the live connection's; what Litestar adds by itself is not ours."""
    for router in ROUTERS:
        for route in router.routes:
            found = [handler.fn for handler in route.route_handlers] if isinstance(route, HTTPRoute) else []
            yield from (function for function in found if function.__module__.startswith("spyrium."))
