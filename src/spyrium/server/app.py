"""Puts the server together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Scope

import spyrium
from spyrium.server.analysis.analyst import Analyst
from spyrium.server.analysis.hints import Hints
from spyrium.server.clock import CLOCK
from spyrium.server.http.bodies import JsonRequest
from spyrium.server.http.limits import Limits
from spyrium.server.http.protection import Wall
from spyrium.server.http.routes import accounts, analysis, docs, notices, pages
from spyrium.server.http.routes.every import ROUTERS
from spyrium.server.notify.push import load_key, new_key
from spyrium.server.notify.turns import Notifier
from spyrium.server.operations.preparation import prepare
from spyrium.server.people.calling import provide_caller, provide_hall
from spyrium.server.people.sessions import keep_closing_ended
from spyrium.server.protocol.errors import ErrorAnswer, ErrorCode, Problem, Refused
from spyrium.server.ratings.ratings import settle
from spyrium.server.settings import Settings
from spyrium.server.storage.database import Database
from spyrium.server.storage.games import latest_moment
from spyrium.server.storage.migrate import migrate
from spyrium.server.storage.players import key
from spyrium.server.tables.gamelog import Stored
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.nodes import follow
from spyrium.server.tables.opponents import Opponents, renew_leases
from spyrium.server.tables.room import Room
from spyrium.server.tables.shelf import Shelf
from spyrium.server.tables.watch import keep_presence_known, keep_ready, notice_deletions, watch

log = logging.getLogger("spyrium.server")
LARGEST_BODY = 262_144
DOCUMENT = "/api/openapi.json"
CODES: dict[int, ErrorCode] = {
    401: "unauthorised",
    403: "forbidden",
    404: "not_found",
    413: "too_large",
    429: "rate_limited",
}


def answer(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[ErrorAnswer]:
    return Response(ErrorAnswer(problem), status_code=status, media_type="application/json", headers=headers)


def on_refused(request: Request[Any, Any, State], refused: Refused) -> Response[ErrorAnswer]:
    hall: Hall = request.app.state.hall
    hall.metrics.refusals.labels(refused.problem.code).inc()
    headers = {"retry-after": str(refused.wait)} if refused.wait else None
    return answer(refused.problem, refused.status, headers)


def on_http_error(_: Request[Any, Any, State], error: HTTPException) -> Response[ErrorAnswer]:
    """What Litestar itself refuses: unknown paths, malformed bodies."""
    details = [str(item.get("message", "")) for item in error.extra or [] if isinstance(item, dict)]
    message = ". ".join([error.detail, *filter(None, details)])
    return answer(Problem(CODES.get(error.status_code, "bad_request"), message), error.status_code)


def on_failure(request: Request[Any, Any, State], error: Exception) -> Response[ErrorAnswer]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(Problem("internal", "The server could not carry this out. Try again."), 500)


def refuse_unknown(request: Request[Any, Any, State]) -> None:
    """Litestar answers all that is beside its document with a page; programs expect an error that they can read."""
    if request.scope["path"] != DOCUMENT:
        raise Refused("not_found", f"There is no {request.scope['path']}: see /api/docs.")


async def send_cookie(message: Message, scope: Scope) -> None:
    """Let the answer carry the cookie that a route asked for."""
    if message["type"] == "http.response.start" and (cookie := scope.get("state", {}).get("cookie")):
        message["headers"] = [*message["headers"], cookie.to_encoded_header()]


def settle_when_over(hall: Hall, room: Room, _entry: Stored) -> None:
    if room.log is not None and room.log.over:
        hall.spawn(settle(hall, room))


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """Open the database, start the bots and the watch; the other way round at the end."""
    settings: Settings = app.state.settings
    database = await asyncio.to_thread(Database, settings.database)
    backup = await asyncio.to_thread(migrate, database.engine)
    if backup is not None:
        log.info("the database was brought to its present form; the old one is kept at %s", backup)
    cookie_key = await database.write(lambda connection: key(connection, "cookie"))
    CLOCK.not_before(await database.read(latest_moment))
    push_key = await database.write(lambda connection: key(connection, "push", new_key))
    hall = app.state.hall = Hall(settings, database, Shelf(settings.editions), cookie_key)
    hall.rules_ready = hall.spawn(asyncio.to_thread(prepare, hall.preparation))
    opponents = Opponents(hall)
    app.state.notifier = Notifier(hall, load_key(push_key))
    app.state.analyst = Analyst(hall)
    app.state.hints = Hints(hall)
    hall.after_entry.append(partial(settle_when_over, hall))
    hall.spawn(watch(hall, opponents))
    hall.spawn(keep_closing_ended(hall))
    hall.spawn(renew_leases(hall))
    hall.spawn(keep_ready(hall))
    if database.is_postgresql:
        hall.spawn(follow(hall))
        hall.spawn(keep_presence_known(hall))
    else:
        hall.spawn(notice_deletions(hall))
    try:
        yield
    finally:
        await hall.stop()
        opponents.close()
        app.state.hints.close()
        await asyncio.to_thread(database.close)


def with_documented_errors(routers: list[Router]) -> list[Router]:
    """Say in the description of the protocol that every route refuses in the same shape."""
    refused = {
        status: ResponseSpec(ErrorAnswer, generate_examples=False, description="Refused")
        for status in (400, 401, 403, 404, 405, 409, 413, 414, 415, 422, 429)
    }
    for router in routers:
        for route in router.routes:
            for handler in route.route_handlers if isinstance(route, HTTPRoute) else []:
                handler.responses = refused
    return routers


def create_app(settings: Settings) -> ASGIApp:
    """The ASGI application."""
    limits = Limits(settings)
    app = Litestar(
        route_handlers=[*with_documented_errors(ROUTERS), docs.router, pages.router],
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "caller": Provide(provide_caller),
            "limits": Provide(accounts.provide_limits, sync_to_thread=False),
            "analyst": Provide(analysis.provide_analyst, sync_to_thread=False),
            "hints": Provide(analysis.provide_hints, sync_to_thread=False),
            "notifier": Provide(notices.provide_notifier, sync_to_thread=False),
        },
        exception_handlers={Refused: on_refused, HTTPException: on_http_error, Exception: on_failure},
        before_send=[send_cookie],
        lifespan=[running],
        state=State({"settings": settings, "limits": limits}),
        request_class=JsonRequest,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Spyrium",
            version=spyrium.__version__,
            description="The protocol of the Spyrium server.",
            openapi_router=Router("/api", route_handlers=[], before_request=refuse_unknown, include_in_schema=False),
            render_plugins=[JsonRenderPlugin(path=DOCUMENT.removeprefix("/api"))],
        ),
        logging_config=None,
    )
    return Wall(app, settings, limits)
