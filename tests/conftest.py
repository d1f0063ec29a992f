"""Settings for all tests: a busy machine must not look like a broken rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")

# Whole files whose tests start programs of their own: a second run would see nothing new.
PROGRAMS = (
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A server in a process of its own is the same server for both runs of the tests."""
    here = Path(__file__).parent
    for item in items:
        if here not in item.path.parents:
            continue
        fixtures = item.fixturenames if isinstance(item, pytest.Function) else []
        if item.path.relative_to(here).as_posix() in PROGRAMS or "served" in fixtures:
            item.add_marker(pytest.mark.once)
