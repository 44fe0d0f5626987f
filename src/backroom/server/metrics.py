"""Figures for Prometheus. Names and labels say nothing about people, seats or texts."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """One registry a server, so that several can live in one process (tests)."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.entries = Counter("backroom_entries", "Entries written, by kind", ["kind"], registry=r)
        self.refused = Counter("backroom_refused", "Requests refused, by status", ["status"], registry=r)
        self.conflicts = Counter("backroom_conflicts", "Races lost and tried again", registry=r)
        self.heard = Counter("backroom_heard", "Entries of other processes taken over", registry=r)
        self.append = Histogram("backroom_append_seconds", "Time until durable", buckets=TIMES, registry=r)
        self.think = Histogram("backroom_think_seconds", "Time of a bot's move", buckets=TIMES, registry=r)
        self.bot_failures = Counter("backroom_bot_failures", "Bots that gave no move", registry=r)
        self.rooms = Gauge("backroom_rooms", "Tables in memory", registry=r)
        self.sockets = Gauge("backroom_sockets", "Open WebSockets", registry=r)
        self.sent = Counter("backroom_messages_sent", "Messages to watchers", registry=r)
        self.requests = Counter("backroom_requests", "HTTP requests, by status", ["status"], registry=r)
        self.slow = Counter("backroom_slow_watchers", "Connections closed because they lagged", registry=r)

    def text(self) -> bytes:
        return generate_latest(self.registry)
