"""Counting what happens with every move. The library's counters lock for threads and look their
labels up: ten times the work. Here one thread counts, and what was counted is put into the words
of the library when somebody asks."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Final, final

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector, CollectorRegistry


@final
class HowMuch(Collector):
    """How values are spread over bounds, for each kind of them."""

    def __init__(
        self,
        name: str,
        told: str,
        bounds: tuple[float, ...],
        registry: CollectorRegistry,
        label: str = "",
    ) -> None:
        self.name = name
        self.told = told
        self.bounds: Final = bounds
        self.names: Final = [str(float(bound)) for bound in bounds] + ["+Inf"]
        self.labels = [label] if label else []
        self.counts: dict[str, list[int]] = {} if label else {"": self.fresh()}
        self.sums: dict[str, float] = {"": 0.0}
        registry.register(self)

    def fresh(self) -> list[int]:
        return [0] * len(self.names)

    def add(self, value: float, kind: str = "") -> None:
        counts = self.counts.get(kind)
        if counts is None:
            counts = self.counts[kind] = self.fresh()
            self.sums[kind] = 0.0
        counts[bisect_left(self.bounds, value)] += 1
        self.sums[kind] += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        family = HistogramMetricFamily(self.name, self.told, labels=self.labels)
        for kind, counts in list(self.counts.items()):
            buckets: list[tuple[str, float]] = []
            up_to = 0
            for name, count in zip(self.names, counts.copy(), strict=True):
                up_to += count
                buckets.append((name, up_to))
            family.add_metric([kind] if self.labels else [], buckets, self.sums[kind])
        yield family


@final
class HowOften(Collector):
    """How often, for each choice of labels."""

    def __init__(
        self, name: str, told: str, labels: tuple[str, ...], registry: CollectorRegistry
    ) -> None:
        self.name = name
        self.told = told
        self.labels = labels
        self.counts: Counter[tuple[str, ...]] = Counter()
        registry.register(self)

    def add(self, *kind: str) -> None:
        self.counts[kind] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self.name, self.told, labels=self.labels)
        for kind, count in list(self.counts.items()):
            family.add_metric(kind, count)
        yield family
