"""Rate limits: a bucket that fills steadily and empties with use, for each visitor's address or account name."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from spyrium.server.protocol.errors import Refused
from spyrium.server.settings import Settings

MESSAGES_PER_SECOND = 300  # on all live connections of an address; a quick bot needs a few dozen


class Bucket:
    """`rate` per second on average, `burst` at once."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        moment = time.monotonic()
        self._left = min(self.burst, self._left + (moment - self._at) * self.rate)
        self._at = moment
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def has_one(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.rate >= 1

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.rate >= self.burst


class Buckets:
    """One bucket per key; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, per_minute: float, burst: float | None = None) -> None:
        self.per_minute = per_minute
        self.burst = per_minute if burst is None else burst
        self._buckets: dict[str, Bucket] = {}

    def has(self, key: str) -> bool:
        """Whether one more would be allowed."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.has_one

    def take(self, key: str) -> bool:
        if self.per_minute <= 0:
            return True
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.full}
            bucket = self._buckets[key] = Bucket(self.per_minute / 60, self.burst)
        return bucket.take()


class Limits:
    """What one address may do; `rate_limit = 0` switches off all but new games, which have their own setting."""

    def __init__(self, settings: Settings) -> None:
        on = settings.rate_limit > 0
        self.requests = Buckets(settings.rate_limit)  # handshakes of live connections count as well
        self.messages = Buckets(60 * MESSAGES_PER_SECOND if on else 0, burst=MESSAGES_PER_SECOND)
        self.creations = Buckets(settings.creations_per_minute)
        self.passwords = Buckets(6 if on else 0, burst=10)
        self.registrations = Buckets(6 / 60 if on else 0, burst=20)  # each account has a share of the bots' time
        self.guesses = Buckets(2 if on else 0, burst=30)  # wrong passwords for one account, from anywhere
        self.codes_from = Buckets(10 / 60 if on else 0, burst=10)  # e-mails with a code, asked for by one address
        self.codes_to = Buckets(5 / 60, burst=5)  # …to one recipient, who may not have asked for any
        self.codes_tried = Buckets(10 / 60, burst=10)  # by one player
        self.trials = Buckets(6, burst=6)  # of all ways to be told, by one player


def headers(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def header(scope: Scope, name: bytes) -> str:
    return next(iter(headers(scope, name)), "")


def address(scope: Scope, settings: Settings) -> str:
    """Where a visitor comes from: one address, or the whole network that one household has of IPv6."""
    forwarded = headers(scope, b"x-forwarded-for") if settings.trust_proxy else []
    if forwarded:  # the proxy's own word stands last; whatever is before it a visitor may have written
        return network(forwarded[-1].rpartition(",")[2].strip())
    client = scope.get("client")
    return network(client[0]) if client else "unknown"


def network(host: str) -> str:
    if ":" not in host:
        return host
    try:
        parsed = ipaddress.IPv6Address(host)
    except ValueError:
        return host
    return str(parsed.ipv4_mapped or ipaddress.IPv6Network((parsed, 64), strict=False))


Guard = Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], None]


def limited(name: str, problem: str, wait: int = 60) -> Guard:
    """A guard for routes: counts what a route does, however its path is spelled."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        limits: Limits = connection.app.state.limits
        buckets: Buckets = getattr(limits, name)
        if not buckets.take(address(connection.scope, connection.app.state.settings)):
            raise Refused("rate_limited", problem, wait=wait)

    return guard


creations = limited("creations", "Too many new games: wait a minute.")
passwords = limited("passwords", "Too many attempts: wait a minute.")
registrations = limited("registrations", "Many accounts were made at your address: wait an hour.", wait=3600)
