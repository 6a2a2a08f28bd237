"""For hosts and their tools: is it well, how much does it do."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from msgspec import Struct

import spyrium
from spyrium.server.http.limits import headers
from spyrium.server.people.calling import GivenHall
from spyrium.server.protocol.errors import Refused


class HealthReport(Struct, frozen=True):
    status: Literal["ok", "failing"]
    version: str
    database: str
    reason: str | None = None


class Progress(Struct, frozen=True):
    """How far the rules are compiled: a new version needs that once."""

    ready: bool
    done: int
    steps: int


@get("/health", summary="Whether the server's database takes changes; 503 and the reason where it does not")
async def health(hall: GivenHall) -> Response[HealthReport]:
    reason = await hall.health.problem()
    kind = hall.database.engine.dialect.name
    report = HealthReport("ok" if reason is None else "failing", spyrium.__version__, kind, reason)
    return Response(report, status_code=200 if reason is None else 503)


@get("/api/preparation", summary="Whether games can be played yet, and how far that is")
async def preparation(hall: GivenHall) -> Progress:
    ready = hall.rules_ready is not None and hall.rules_ready.done()
    return Progress(ready, hall.preparation.done, hall.preparation.steps)


@get("/metrics", summary="Numbers for Prometheus", media_type="text/plain")
async def metrics(request: Request[Any, Any, State], hall: GivenHall) -> Response[bytes]:
    if hall.settings.trust_proxy and headers(request.scope, b"x-forwarded-for"):
        raise Refused("not_found", "These numbers are for whoever reaches the node itself, not through the proxy.")
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


router = Router(path="/", route_handlers=[health, preparation, metrics], tags=["operations"])
