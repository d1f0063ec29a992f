"""Prometheus metrics. Labels are kinds and codes only: no table, no name, no move."""

from __future__ import annotations

from typing import Final, final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@final
class Metrics:
    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.tables = Gauge("logovo_tables", "Tables in memory", registry=registry)
        self.viewers = Gauge("logovo_viewers", "Open sockets", registry=registry)
        self.commands = Counter(
            "logovo_commands", "Commands by kind and result", ["kind", "code"], registry=registry
        )
        self.seconds = Histogram(
            "logovo_command_seconds",
            "From a command's arrival to its answer",
            ["kind"],
            buckets=SECONDS,
            registry=registry,
        )
        self.answers: dict[tuple[str, str], tuple[Counter, Histogram]] = {}
        self.batch = Histogram(
            "logovo_commit_batch",
            "Jobs in one transaction",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=registry,
        )
        self.stored = Histogram(
            "logovo_commit_seconds",
            "From a transaction's first statement until the commit is durable",
            buckets=SECONDS,
            registry=registry,
        )
        self.conflicts = Counter(
            "logovo_conflicts", "Appends another process was faster with", registry=registry
        )
        self.turned_away = Counter(
            "logovo_turned_away", "Tables not opened because the house is full", registry=registry
        )
        self.thoughts = Counter(
            "logovo_bot_moves", "Moves of bots by how they came about", ["how"], registry=registry
        )
        self.cut = Counter(
            "logovo_closed", "Sockets closed by the server", ["code"], registry=registry
        )

    def answered(self, kind: str, code: str, seconds: float) -> None:
        """A command of this kind was answered so, after so long. Which counters these are is looked
        up once: it costs more than to count."""
        counted = self.answers.get((kind, code))
        if counted is None:
            counted = self.answers[kind, code] = (
                self.commands.labels(kind, code),
                self.seconds.labels(kind),
            )
        counted[0].inc()
        counted[1].observe(seconds)

    def serve(self, port: int) -> None:
        """On a port of their own, which only this machine can reach."""
        start_http_server(port, "127.0.0.1", self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)


METRICS: Final = Metrics()
