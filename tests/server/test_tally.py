"""Our own counters say what those of the library would have said."""

from __future__ import annotations

import random

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from logovo.server.process.tally import HowMuch, HowOften

BOUNDS = (0.001, 0.0025, 1.0, 2.5)


def lines(registry: CollectorRegistry) -> list[str]:
    """But for the times at which the library's counters were made."""
    text = generate_latest(registry).decode().splitlines()
    return sorted(line for line in text if "_created" not in line)


def test_the_library_would_have_counted_the_same() -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    spread = HowMuch("seconds", "How long", BOUNDS, ours, label="kind")
    plain = HowMuch("batch", "How many", BOUNDS, ours)
    tally = HowOften("commands", "How often", ("kind", "code"), ours)
    library = Histogram("seconds", "How long", ["kind"], buckets=BOUNDS, registry=theirs)
    library_plain = Histogram("batch", "How many", buckets=BOUNDS, registry=theirs)
    counter = Counter("commands", "How often", ["kind", "code"], registry=theirs)
    assert lines(ours) == lines(theirs), "before anything has happened"
    luck = random.Random(4)
    for _time in range(200):
        # Values on a bound among them: that belongs to it.
        kind, code = luck.choice(("move", "say")), luck.choice(("", "stale"))
        value = luck.choice((*BOUNDS, 0.0, luck.random() * 4))
        spread.add(value, kind)
        library.labels(kind).observe(value)
        plain.add(value)
        library_plain.observe(value)
        tally.add(kind, code)
        counter.labels(kind, code).inc()
    assert lines(ours) == lines(theirs)
