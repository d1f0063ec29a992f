"""A command from its check to its answer: done at most once, answered after it is stored."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
import structlog

from logovo.core.errors import LogovoError
from logovo.server.commands.dispatch import change_by
from logovo.server.commands.opening import ATTEMPTS
from logovo.server.process.errors import RequestError, request_error
from logovo.server.process.now import now_ms
from logovo.server.store.away import AWAY
from logovo.server.store.rows import CommandRow
from logovo.server.table.commits import Commits
from logovo.server.table.live_table import LiveTable
from logovo.server.table.viewer import ENCODER, Viewer
from logovo.wire.commands import Command, DoMove, DoRematch, DoUndo
from logovo.wire.messages import Result

LOG: Final = structlog.get_logger()
NOT_FINAL: Final = ("busy", "too-fast", "server")
"""Answers that are not kept: the same command may succeed when it is sent again."""

RESULT: Final = msgspec.json.Decoder(Result)


async def execute(commits: Commits, live: LiveTable, viewer: Viewer, command: Command) -> Result:
    """The one answer to a command. Whoever is shown what it did has been told before."""
    if isinstance(command.do, DoMove):
        await wait_for_show(live)
    try:
        async with commits.at(live):
            known = live.answers.get(command.id)
            if known is not None:
                return first_answer(viewer, *known)
            if isinstance(command.do, DoUndo):
                await look_closer(commits, live, viewer)
            for _attempt in range(ATTEMPTS):
                try:
                    change = change_by(live, viewer, command, now_ms())
                except (RequestError, LogovoError) as error:
                    return await refuse(commits, live, viewer, command, request_error(error))
                result = Result(command.id, True, version_of(live, viewer))
                row = CommandRow(command.id, viewer.asker, ENCODER.encode(result))
                if await commits.commit(live, change, row):
                    live.remember(command.id, viewer.asker, row.answer)
                    if isinstance(command.do, DoRematch) and change.new_table is None:
                        commits.tell_rematch(live, viewer)  # it was opened before
                    return result
                stored = await commits.reader.command(live.record.id, command.id)
                if stored is not None:
                    return first_answer(viewer, stored.asker, stored.answer)
        raise RequestError("busy")
    except RequestError as error:
        return refusal(command.id, version_of(live, viewer), error)
    except AWAY as error:
        LOG.warning("store-away", why=type(error).__name__)
        return refusal(command.id, version_of(live, viewer), RequestError("busy"))
    except Exception:
        LOG.exception("command-failed", table=live.record.id)
        return refusal(command.id, version_of(live, viewer), RequestError("server"))


async def wait_for_show(live: LiveTable) -> None:
    """What was just opened stays open for its time; then play goes on."""
    while (rest := live.linger_until - time.monotonic()) > 0:
        await asyncio.sleep(rest)


async def look_closer(commits: Commits, live: LiveTable, viewer: Viewer) -> None:
    """Whether the move may be taken back: worlds are imagined for that, a few at one go, or by
    another process."""
    undo = live.undo
    if undo.seat == viewer.seat >= 0:
        undo.know_all()
        while not undo.remember(live.timeline):
            await asyncio.sleep(0)
        if undo.is_costly(live.timeline):
            await undo.look_closer_elsewhere(live.timeline, commits.look)
        while not undo.look_closer(live.timeline):
            await asyncio.sleep(0)


async def refuse(
    commits: Commits, live: LiveTable, viewer: Viewer, command: Command, error: RequestError
) -> Result:
    """A refusal is an answer too: remembered for a while, unless an earlier one was stored. It
    changes nothing, so that nobody can fill the store with what they may not do."""
    stored = await commits.reader.command(live.record.id, command.id)
    if stored is not None:
        return first_answer(viewer, stored.asker, stored.answer)
    result = refusal(command.id, version_of(live, viewer), error)
    if error.code not in NOT_FINAL and viewer.asker != "onlooker":
        live.remember(command.id, viewer.asker, ENCODER.encode(result))
    return result


def first_answer(viewer: Viewer, asker: str, answer: bytes) -> Result:
    if asker != viewer.asker:
        raise RequestError("id-used")
    return RESULT.decode(answer)


def version_of(live: LiveTable, viewer: Viewer) -> int:
    timeline = live.timeline_for(viewer)
    return 0 if timeline is None else timeline.version(viewer.seat)


def refusal(command: str, version: int, error: RequestError) -> Result:
    return Result(command, False, version, error.code, error.sentence, error.facts, error.rule)
