"""What players do to each other in sight of all: events of a game, and who did it to whom."""

from __future__ import annotations

from typing import Final

from logovo.core.journal import Event
from logovo.core.plain import facts_of, kind_of

DONE: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "larder": {"pulled": ("seat", "from_seat")},
    "drakon": {
        "coin-stolen": ("seat", "from_seat"),
        "chamber-taken": ("seat", "from_seat"),
        "hero-moved": ("by_seat", "seat"),
    },
    "gold": {"token-stolen": ("seat", "victim_seat")},
    "lucky": {"tool-broken": ("seat", "target_seat")},
    "vampires": {"given": ("seat", "to_seat"), "garlic-found": ("owner_seat", "seat")},
}
"""By game and kind of event: the facts that name who did it and who bears it."""


def harm(key: str, event: Event) -> tuple[int, int] | None:
    """Who did somebody harm, and to whom; None if nobody did."""
    names = DONE.get(key, {}).get(kind_of(event))
    if names is None:
        return None
    facts = facts_of(event)
    doer, victim = facts.get(names[0]), facts.get(names[1])
    if not isinstance(doer, int) or not isinstance(victim, int) or doer == victim:
        return None
    return doer, victim
