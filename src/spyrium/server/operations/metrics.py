"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """Counters of one node, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("spyrium_entries", "Entries stored in game logs", registry=self.registry)
        self.bot_decisions = Counter("spyrium_bot_decisions", "Decisions made by bots", registry=self.registry)
        self.games = Counter("spyrium_games_created", "Games created", registry=self.registry)
        self.connections = Gauge("spyrium_live_connections", "Open live connections", registry=self.registry)
        self.refusals = Counter("spyrium_refusals", "Requests refused", ["code"], registry=self.registry)
        self.notices = Counter("spyrium_notices", "Notices delivered", ["channel"], registry=self.registry)
        self.append_seconds = Histogram(
            "spyrium_append_seconds",
            "Time to store an entry durably",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
