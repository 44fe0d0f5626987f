"""Figures for Prometheus. Names and labels say nothing about people, seats or texts."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
LIMITS = (*(str(float(most)) for most in TIMES), "+Inf")  # as the library writes them


class Tally:
    """A count that costs an addition: the library's own takes a lock for each, and a move has several."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0

    def inc(self, more: int = 1) -> None:
        self.count += more


class Times:
    """How often something took how long."""

    __slots__ = ("counts", "sum")

    def __init__(self) -> None:
        self.counts = [0] * (len(TIMES) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(TIMES, seconds)] += 1
        self.sum += seconds


class OfMoves(Collector):
    """The figures that every move touches; only the event loop writes them, and they are put into words when asked for."""

    def __init__(self) -> None:
        self.entries: dict[str, Tally] = {}
        self.sent = Tally()
        self.append = Times()

    def collect(self) -> Iterable[Metric]:
        entries = CounterMetricFamily("backroom_entries", "Entries written, by kind", labels=["kind"])
        for kind, tally in self.entries.items():
            entries.add_metric([kind], tally.count)
        yield entries
        yield CounterMetricFamily("backroom_messages_sent", "Messages to watchers", value=self.sent.count)
        buckets, passed = [], 0
        for most, count in zip(LIMITS, self.append.counts, strict=True):
            passed += count
            buckets.append((most, passed))
        yield HistogramMetricFamily(
            "backroom_append_seconds", "Time until durable", buckets=buckets, sum_value=self.append.sum
        )


class Metrics:
    """One registry a server, so that several can live in one process (tests)."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.moves = OfMoves()
        r.register(self.moves)
        self.sent, self.append = self.moves.sent, self.moves.append
        self.refused = Counter("backroom_refused", "Requests refused, by status", ["status"], registry=r)
        self.conflicts = Counter("backroom_conflicts", "Races lost and tried again", registry=r)
        self.heard = Counter("backroom_heard", "Entries of other processes taken over", registry=r)
        self.think = Histogram("backroom_think_seconds", "Time of a bot's move", buckets=TIMES, registry=r)
        self.bot_failures = Counter("backroom_bot_failures", "Bots that gave no move", registry=r)
        self.live_tables = Gauge("backroom_live_tables", "Tables in memory", registry=r)
        self.sockets = Gauge("backroom_sockets", "Open WebSockets", registry=r)
        self.requests = Counter("backroom_requests", "HTTP requests, by status", ["status"], registry=r)
        self.slow = Counter("backroom_slow_watchers", "Connections closed because they lagged", registry=r)

    def entries(self, kind: str) -> Tally:
        """The count of one kind of entry."""
        return self.moves.entries.setdefault(kind, Tally())

    def text(self) -> bytes:
        return generate_latest(self.registry)
