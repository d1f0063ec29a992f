"""Two processes whose clocks do not agree: nobody is thought away for it, no table left alone."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from logovo.server.process.bus import Elsewhere
from logovo.server.process.config import Config
from logovo.server.process.now import now_ms
from logovo.server.process.redis_bus import HERE_SECONDS, RedisBus
from logovo.server.service import Service
from tests.server.test_races import Two

DAY = 86_400_000
NOBODY = Elsewhere(frozenset(), 0)


@pytest.mark.parametrize("ahead", [-DAY, DAY])
def test_who_sits_at_a_process_with_a_wrong_clock_is_there(
    monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    bus = RedisBus("redis://127.0.0.1:1/0")
    clock = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    stamp = now_ms() + ahead
    there = Elsewhere(frozenset({0, 2}), 5)
    for _exchange in range(3):
        stamp += 1000
        assert bus.read("one", {"other": f"{stamp} 5 0 2"}) == there
        clock[0] += 1.0
    clock[0] += HERE_SECONDS
    assert bus.read("one", {"other": f"{stamp} 5 0 2"}) == NOBODY  # it has died
    assert bus.read("one", {"other": f"{stamp + 1000} 5 0 2"}) == there
    assert bus.read("one", {bus.process: f"{stamp} 5 0 2"}) == NOBODY


async def test_a_table_kept_until_far_too_late_is_kept_by_nobody(tmp_path: Path) -> None:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    try:
        table = (await Two(service).begin()).live.record.id
        writer, now = service.writer, now_ms()
        assert await writer.lease(table, "ahead", now + DAY)
        assert await writer.lease(table, "right", now + 6000)
        assert not await writer.lease(table, "third", now + 6000)
    finally:
        await service.stop()
