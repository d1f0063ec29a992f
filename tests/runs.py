"""Which tests are run twice, with interpreted rules and with compiled ones, and which only once.

Compiled are the rules and the search (`setup.py`). Where the two could differ, both are tried: in
the games, their laws, bots, samplers and doors. What stands above them is the same Python file in
both runs, and a second run of its own tests would see nothing new; that it works upon interpreted
rules at all is shown by whole games through it (`BOTH`), and by the package without compiling of
`tools/release prove`, up to a game in a browser. `LOGOVO_PURE=1 ./test` runs everything that way.
"""

from __future__ import annotations

from typing import Final

PROGRAMS: Final = (
    "test_adding_a_game.py",
    "test_examples.py",
    "cli/test_sim.py",
    "lab/study/test_full_disk.py",
    "lab/study/test_runs.py",
    "server/test_keeping.py",
    "server/test_kill.py",
    "server/test_practice.py",
    "server/test_reviews.py",
    "server/test_starting.py",
)
"""Files whose tests start programs of their own: tracing sees nothing of them either."""

ABOVE: Final = ("chaos/", "cli/", "coach/", "lab/", "review/test_review.py", "server/")
BOTH: Final = (
    "cli/test_play.py",
    "lab/study/test_numbers.py",
    "server/test_leaks.py",
    "server/test_whole_game.py",
)
"""Whole games of every kind through the terminal, through a table and over the wire."""


def marks_of(file: str, fixtures: list[str]) -> list[str]:
    """The marks of a test, by its file below `tests` and by what it asks for."""
    if file in BOTH:
        return []
    found = []
    if file in PROGRAMS or "served" in fixtures:
        found.append("once")  # a server in a process of its own is the same server for both
    if file.startswith(ABOVE):
        found.append("above")
    return found
