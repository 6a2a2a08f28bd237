"""For hosts and their tools: is it well, how much does it do."""

from __future__ import annotations

from litestar import Response, Router, get
from msgspec import Struct
from sqlalchemy import text

import spyrium
from spyrium.server.tables.hall import Hall


class Health(Struct, frozen=True):
    status: str
    version: str
    database: str


class Progress(Struct, frozen=True):
    """How far the rules are compiled: a new version needs that once."""

    ready: bool
    done: int
    steps: int


@get("/health", summary="Whether the server and its database answer")
async def health(hall: Hall) -> Health:
    await hall.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return Health("ok", spyrium.__version__, hall.database.engine.dialect.name)


@get("/api/preparation", summary="Whether games can be played yet, and how far that is")
async def preparation(hall: Hall) -> Progress:
    ready = hall.rules_ready is not None and hall.rules_ready.done()
    return Progress(ready, hall.preparation.done, hall.preparation.steps)


@get("/metrics", summary="Numbers for Prometheus", media_type="text/plain")
async def metrics(hall: Hall) -> Response[bytes]:
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


router = Router(path="/", route_handlers=[health, preparation, metrics], tags=["operations"])
