"""Settings for all tests: a busy machine must not look like a broken rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from tests.runs import marks_of

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here not in item.path.parents:
            continue
        fixtures = item.fixturenames if isinstance(item, pytest.Function) else []
        for mark in marks_of(item.path.relative_to(here).as_posix(), fixtures):
            item.add_marker(mark)
