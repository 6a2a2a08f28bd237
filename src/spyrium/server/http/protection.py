"""The outer wall: origins, rate limits and security headers, before anything else looks at a request."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from spyrium.server.http.limits import Buckets
from spyrium.server.protocol.errors import STATUS, ErrorAnswer, ErrorCode, Problem
from spyrium.server.settings import Settings

WRONG_ORIGIN = 4403
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def address(scope: Scope, settings: Settings) -> str:
    forwarded = header(scope, b"x-forwarded-for") if settings.trust_proxy else ""
    if forwarded:
        return forwarded.rpartition(",")[2].strip()
    client = scope.get("client")
    return client[0] if client else "unknown"


class Wall:
    """An ASGI layer around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.rate_limit)
        self.creations = Buckets(settings.creations_per_minute)
        self.passwords = Buckets(6 if settings.rate_limit else 0, burst=10)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            problem = self.problem(scope)
            if problem is not None:
                await refuse(send, problem)
            else:
                await self.app(scope, receive, with_headers(send, scope["path"]))
        elif scope["type"] == ScopeType.WEBSOCKET and self.foreign(scope):
            await send({"type": "websocket.close", "code": WRONG_ORIGIN, "reason": "origin"})
        else:
            await self.app(scope, receive, send)

    def problem(self, scope: HTTPScope) -> Problem | None:
        who, path = address(scope, self.settings), scope["path"]
        if not self.requests.take(who):
            return Problem("rate_limited", "Too many requests: wait a minute.")
        if scope["method"] in SAFE_METHODS:
            return None
        if self.foreign(scope):
            return Problem("origin", "This request comes from another site.")
        if path == "/api/games" and not self.creations.take(who):
            return Problem("rate_limited", "Too many new games: wait a minute.")
        if path.startswith("/api/account/") and not self.passwords.take(who):
            return Problem("rate_limited", "Too many attempts: wait a minute.")
        return None

    def foreign(self, scope: Scope) -> bool:
        """Whether a browser sends this from a page of another site."""
        if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
            return True
        origin = header(scope, b"origin")
        if not origin:
            return False
        if self.settings.public_url:
            return origin != self.settings.public_url.rstrip("/")
        return urlsplit(origin).netloc != header(scope, b"host")


def with_headers(send: Send, path: str) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            extra = list(HEADERS)
            if path.startswith("/api/"):
                extra.append((b"cache-control", b"no-store"))
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return wrapped


async def refuse(send: Send, problem: Problem) -> None:
    body = msgspec.json.encode(ErrorAnswer(problem))
    code: ErrorCode = problem.code
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if code == "rate_limited":
        headers.append((b"retry-after", b"60"))
    await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
