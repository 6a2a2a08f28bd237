"""The outer wall: addresses, origins, rate limits and security headers, before anything else looks at a request."""

from __future__ import annotations

from collections import Counter
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from spyrium.server.http.limits import Limits, address, header
from spyrium.server.protocol.errors import STATUS, ErrorAnswer, Problem
from spyrium.server.settings import Settings

WRONG_ORIGIN = 4403
LONGEST_ADDRESS = 4096  # path and query, as they were sent
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
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
TOO_LONG = Problem("too_large", f"An address can have {LONGEST_ADDRESS} characters at most.")
NO_TEXT = Problem("bad_request", "An address cannot hold the character NUL (%00).")
TOO_MANY_REQUESTS = Problem("rate_limited", "Too many requests: wait a minute.")
TOO_MANY_CONNECTIONS = Problem("rate_limited", "Too many live connections from your address: close some.")
FROM_ELSEWHERE = Problem("origin", "This request comes from another site.")


class Wall:
    """An ASGI layer around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.live: Counter[str] = Counter()  # open live connections by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            problem = self.problem(scope)
            if problem is not None:
                await refuse(send, problem)
            else:
                await self.app(scope, receive, with_headers(send, scope["path"]))
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self.open_live(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def problem(self, scope: HTTPScope | WebSocketScope) -> Problem | None:
        if not self.limits.requests.take(address(scope, self.settings)):
            return TOO_MANY_REQUESTS
        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            return TOO_LONG
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return NO_TEXT
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE_METHODS and self.foreign(scope):
            return FROM_ELSEWHERE
        return None

    async def open_live(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """A live connection: its handshake counts as a request, and one address cannot have them all."""
        who, most = address(scope, self.settings), self.settings.connections_per_address
        problem = self.problem(scope)
        if problem is None and most and self.live[who] >= most:
            problem = TOO_MANY_CONNECTIONS
        if problem is not None:
            await refuse(send, problem, "websocket.http.response")
            return
        if self.foreign(scope):
            await send({"type": "websocket.close", "code": WRONG_ORIGIN, "reason": "origin"})
            return
        self.live[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.live[who] -= 1
            if not self.live[who]:
                del self.live[who]

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
            if path.lstrip("/").startswith("api/"):
                extra.append((b"cache-control", b"no-store"))
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return wrapped


async def refuse(send: Send, problem: Problem, kind: str = "http.response") -> None:
    body = msgspec.json.encode(ErrorAnswer(problem))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if problem.code == "rate_limited":
        headers.append((b"retry-after", b"60"))
    status = 414 if problem is TOO_LONG else STATUS[problem.code]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})  # type: ignore[arg-type, misc]
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[arg-type, misc]
