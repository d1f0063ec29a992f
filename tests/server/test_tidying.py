"""What a service does now and then: it collects garbage, and forgets what is old."""

from __future__ import annotations

import gc
import time
from pathlib import Path

from logovo.server.process.config import Config
from logovo.server.service import TIDY, TIDY_LATEST, Service
from logovo.server.store.writer import Writer


class Whole:
    """Counts collections that went through everything."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, phase: str, about: dict[str, int]) -> None:
        self.times += int(phase == "start" and about["generation"] == 2)


def test_garbage_is_collected_when_it_is_quiet_and_at_the_latest_after_a_while(
    tmp_path: Path,
) -> None:
    service = Service(Config(data=tmp_path))
    service.writer = Writer.__new__(Writer)
    whole = Whole()
    gc.callbacks.append(whole)
    gc.disable()  # none but ours
    try:
        for since, stored, wanted in (
            (TIDY + 1, 0, 1),  # quiet for a minute
            (TIDY + 1, 7, 1),  # moves were stored meanwhile
            (TIDY + 1, 7, 2),  # quiet again
            (TIDY_LATEST + 1, 9, 3),
            (TIDY - 1, 9, 3),
        ):
            service.writer.stored = stored
            service.tidied = time.monotonic() - since
            swept = service.swept = time.monotonic()
            service.tidy()
            assert whole.times == wanted
            assert service.swept == swept  # what is old is looked for at its own pace
    finally:
        gc.enable()
        gc.callbacks.remove(whole)


def test_a_look_at_garbage_that_is_put_off_does_not_begin_the_wait_anew(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path))
    service.writer = Writer.__new__(Writer)
    service.writer.stored = 5
    service.tidied = long_ago = time.monotonic() - TIDY - 1
    service.tidy()
    assert service.tidied == long_ago
