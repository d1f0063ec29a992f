"""Prometheus metrics. Labels are kinds and codes only: no table, no name, no move."""

from __future__ import annotations

from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest, start_http_server

from logovo.core.errors import LogovoError
from logovo.server.process.tally import HowMuch, HowOften

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class NoMetricsPort(LogovoError):
    """Somebody else listens there."""

    def __init__(self, port: int) -> None:
        super().__init__("no-metrics-port", {"port": port})


@final
class Metrics:
    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.tables = Gauge("logovo_tables", "Tables in memory", registry=registry)
        self.viewers = Gauge("logovo_viewers", "Open sockets", registry=registry)
        self.commands = HowOften(
            "logovo_commands", "Commands by kind and result", ("kind", "code"), registry
        )
        self.seconds = HowMuch(
            "logovo_command_seconds",
            "From a command's arrival to its answer",
            SECONDS,
            registry,
            label="kind",
        )
        self.batch = HowMuch(
            "logovo_commit_batch",
            "Jobs in one transaction",
            (1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry,
        )
        self.stored = HowMuch(
            "logovo_commit_seconds",
            "From a transaction's first statement until the commit is durable",
            SECONDS,
            registry,
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
        self.pondered = Counter(
            "logovo_bot_pondered_seconds",
            "Processor time for which bots thought while others decided",
            registry=registry,
        )
        self.foreseen = Counter(
            "logovo_bot_foreseen",
            "Decisions of bots that had pondered, and whether that one was thought about",
            ["found"],
            registry=registry,
        )
        self.cut = Counter(
            "logovo_closed", "Sockets closed by the server", ["code"], registry=registry
        )

    def answered(self, kind: str, code: str, seconds: float) -> None:
        """A command of this kind was answered so, after so long."""
        self.commands.add(kind, code)
        self.seconds.add(seconds, kind)

    def serve(self, port: int) -> None:
        """On a port of their own, which only this machine can reach; raises NoMetricsPort."""
        try:
            start_http_server(port, "127.0.0.1", self.registry)
        except (OSError, OverflowError):
            raise NoMetricsPort(port) from None

    def text(self) -> bytes:
        return generate_latest(self.registry)


METRICS: Final = Metrics()
