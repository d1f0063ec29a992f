"""The order of the pages. A page nobody has placed is not lost: it comes under *More*."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import Final, TypeAlias

Nav: TypeAlias = list[str | dict[str, list[str]]]
ORDER: Final = {
    "Play": ["play/en/index.md", "play/en/*"],
    "Играть": ["play/ru/index.md", "play/ru/*"],
    "Host": ["server.md", "operating.md", "fairness.md", "threat-model.md", "security.md"],
    "Build": [
        *("install.md", "architecture.md", "review.md", "adding-a-game.md", "debugging.md"),
        "protocol.md",
        *("contributing.md", "games/*", "adr/*"),
    ],
    "Research": ["research.md", "learned.md", "studies.md", "results.md", "balance/*"],
    "Reference": ["reference/index.md", "reference/*"],
    "Project": ["quality.md", "changelog.md", "code-of-conduct.md", "third-party.md"],
}
FRONT: Final = "index.md"
REST: Final = "More"


def ordered(places: list[str]) -> Nav:
    left = sorted(set(places) - {FRONT})
    found: Nav = [FRONT]
    for title, patterns in {**ORDER, REST: ["*"]}.items():
        here: list[str] = []
        for pattern in patterns:
            here += [place for place in left if fnmatch(place, pattern) and place not in here]
        left = [place for place in left if place not in here]
        if here:
            found.append({title: here})
    return found
