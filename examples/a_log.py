"""An analysis of a kept game: how many moves each seat could choose from, and what was told.

python examples/a_log.py docs/examples/larder.jsonl
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from logovo import TABLE, Log, game, moment, read_log, texts


def choices(log: Log) -> dict[str, float]:
    """The mean number of legal moves before each of a player's decisions."""
    played, names = game(log.header.game), log.header.names
    counts: dict[str, list[int]] = {name: [] for name in names}
    for at, entry in enumerate(log.entries):
        if entry.kind == "move":
            before = moment(played, log, at - 1).state
            legal = played.legal(before, played.awaited(before)[0])
            counts[names[entry.seat]].append(len(legal))
    return {name: sum(found) / max(1, len(found)) for name, found in counts.items()}


def told(log: Log) -> Counter[str]:
    """Kinds of events, as an onlooker heard them."""
    played = game(log.header.game)
    steps = moment(played, log).steps
    return Counter(type(event).__name__ for step in steps for event in step.events)


if __name__ == "__main__":
    log = read_log(Path(sys.argv[1]).read_text(encoding="utf-8"))
    played, english = game(log.header.game), texts("en", log.header.game)
    print(english.title())
    for name, mean in choices(log).items():
        print(f"{name} chose from {mean:.1f} moves on the average")
    for kind, times in told(log).most_common(3):
        print(f"{kind}: {times}")
    last = moment(played, log).steps[-2].events[-1]
    print("At last:", english.event(played.told_to(last, TABLE), log.header.names))
