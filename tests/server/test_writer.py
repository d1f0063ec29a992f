"""The task that writes for all tables goes on, whatever the driver of the database lets out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from logovo.server.process.config import Config
from logovo.server.process.logs import NotOurs
from logovo.server.service import Service
from logovo.server.store import writer as writing
from logovo.server.store.away import is_away
from logovo.server.store.rows import Append, EntryRow
from logovo.server.store.writer import CutOff, Writer

ROW = EntryRow(1, "setup", -1, "", [], 1, 1)


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    service = Service(Config(data=tmp_path, bot_pace=0))
    await service.start()
    yield service
    await service.stop()


async def test_a_cancellation_nobody_asked_for_does_not_end_the_writer(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def given_up(_writer: Writer, _jobs: list[Append]) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(Writer, "transact", given_up)
    with pytest.raises(CutOff) as told:
        await asyncio.wait_for(service.writer.append(Append("t", (ROW,))), 5)
    assert is_away(told.value), "a table answers that one may try again"
    monkeypatch.undo()
    await asyncio.wait_for(service.writer.append(Append("t", (ROW,))), 5)
    assert len(await service.registry.reader.entries("t", 0)) == 1


async def test_a_database_that_never_answers_is_given_up(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(_writer: Writer, _jobs: list[Append]) -> None:
        await asyncio.Event().wait()

    hand, service.writer.hand = service.writer.hand, None  # as with PostgreSQL
    monkeypatch.setattr(writing, "LONGEST", 0.05)
    monkeypatch.setattr(Writer, "transact", hang)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(service.writer.append(Append("t", (ROW,))), 5)
    monkeypatch.undo()
    service.writer.hand = hand
    await asyncio.wait_for(service.writer.append(Append("t", (ROW,))), 5)


async def test_the_sweep_goes_on_after_a_stray_cancellation(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept = asyncio.Event()
    calls = 0

    async def wake_due(_service: Service) -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise asyncio.CancelledError
        swept.set()

    monkeypatch.setattr("logovo.server.service.SWEEP", 0.01)
    monkeypatch.setattr(Service, "wake_due", wake_due)
    await asyncio.wait_for(swept.wait(), 10)


def test_a_connection_that_could_not_be_closed_is_no_error_of_ours() -> None:
    said = "Exception terminating connection %r"
    why = (TimeoutError, TimeoutError(), None)
    record = logging.LogRecord("sqlalchemy.pool", logging.ERROR, "", 0, said, (object(),), why)
    assert NotOurs().filter(record)
    assert (record.levelname, record.getMessage()) == (
        "WARNING",
        "store-away-closing why=TimeoutError",
    )
    assert record.exc_info is None
    other = logging.LogRecord("sqlalchemy.pool", logging.ERROR, "", 0, "something else", (), None)
    assert NotOurs().filter(other)
    assert other.levelno == logging.ERROR


async def test_in_a_busy_house_several_go_to_disk_together_and_in_a_quiet_one_nobody_waits(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches: list[int] = []
    attempt = Writer.attempt

    async def counted(writer: Writer, jobs: list[Append]) -> None:
        batches.append(len(jobs))
        await attempt(writer, jobs)

    monkeypatch.setattr(Writer, "attempt", counted)
    monkeypatch.setattr(writing, "SPACING", 0.3)
    writer = service.writer
    await asyncio.sleep(0.02)
    begun = time.monotonic()
    await writer.append(Append("a", (ROW,)))
    assert time.monotonic() - begun < 0.25
    later = []
    for table in ("b", "c", "d"):
        later.append(writer.put(Append(table, (ROW,))))
        await asyncio.sleep(0.01)
    await asyncio.wait_for(asyncio.gather(*later), 5)
    assert batches == [1, 3]
