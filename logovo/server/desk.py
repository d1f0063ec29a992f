"""Where connections are served: hello, commands, questions."""

from __future__ import annotations

import asyncio
import time
from typing import Final, final

import msgspec
import structlog

from logovo.core.errors import LogovoError
from logovo.server import acts, play
from logovo.server.changes import Change
from logovo.server.errors import No, no_of
from logovo.server.hall import ATTEMPTS, Hall
from logovo.server.live import Live
from logovo.server.metrics import METRICS
from logovo.server.records import now_ms
from logovo.server.seats import one_line
from logovo.server.store.rows import CommandRow
from logovo.server.tokens import check_grant, is_host
from logovo.server.viewer import ENCODER, Viewer
from logovo.server.wire.commands import Command, DoMove, DoRematch, Hello, Ping, Why
from logovo.server.wire.messages import Because, Pong, Result
from logovo.server.wire.nouns import Refused, Saying

LOG: Final = structlog.get_logger()
TALK_TAIL: Final = 100
NOT_FINAL: Final = ("busy", "too-fast", "server")
"""Answers that are not kept: the same command may succeed when it is sent again."""

RESULT: Final = msgspec.json.Decoder(Result)


@final
class Desk:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def hello(self, viewer: Viewer, hello: Hello) -> Live:
        """Let a viewer in; raises No if he may not look."""
        live = await self.hall.get(hello.table)
        viewer.blocked = hello.blocked
        viewer.name = one_line(hello.name)
        async with self.hall.at(live):
            if hello.token:
                grant = self.hall.tokens.read(hello.token)
                check_grant(live.record, grant)
                viewer.seat, viewer.epoch = grant.seat, grant.epoch
                viewer.host = is_host(live.record, grant)
            elif not live.record.settings.onlookers:
                raise No("no-onlookers")
            if viewer.seat >= 0 and live.record.seats[viewer.seat].left:
                await self.come_back(live, viewer.seat)
            talk = await self.talk(live, viewer, hello.said)
            live.viewers.add(viewer)
            live.presence.came(viewer)
            METRICS.viewers.inc()
            try:
                viewer.tell(live.snapshot(viewer, hello, talk, now_ms()))
            except Exception:
                self.goodbye(live, viewer)
                raise
            if live.record.next:
                self.hall.tell_rematch(live, viewer)
        live.changed.set()
        return live

    async def talk(self, live: Live, viewer: Viewer, said: int) -> list[Saying]:
        if said >= live.said[viewer.room]:
            return []
        return await self.hall.reader.talk(live.record.id, viewer.room, said, TALK_TAIL)

    async def come_back(self, live: Live, seat: int) -> None:
        record = live.record.copy()
        record.seats[seat].left = False
        record.rev += 1
        await self.hall.commit(live, Change(record=record), None)

    def goodbye(self, live: Live, viewer: Viewer) -> None:
        if viewer in live.viewers:
            live.viewers.discard(viewer)
            live.presence.went(viewer)
            METRICS.viewers.dec()
            live.changed.set()

    # --- commands ---------------------------------------------------------------

    async def command(self, live: Live, viewer: Viewer, command: Command) -> None:
        """Do it at most once; the answer comes after the step that shows it."""
        begun = time.monotonic()
        kind = str(type(command.do).__struct_config__.tag)
        result = await self.result(live, viewer, command)
        viewer.tell(result)
        METRICS.commands.labels(kind, result.code).inc()
        METRICS.seconds.labels(kind).observe(time.monotonic() - begun)

    async def result(self, live: Live, viewer: Viewer, command: Command) -> Result:
        if isinstance(command.do, DoMove):
            await self.wait_for_show(live)
        try:
            async with self.hall.at(live):
                return await self.once(live, viewer, command)
        except No as no:
            return refusal(command.id, self.version(live, viewer), no)
        except Exception:
            LOG.exception("command-failed", table=live.record.id)
            return refusal(command.id, self.version(live, viewer), No("server"))

    async def wait_for_show(self, live: Live) -> None:
        """What was just opened stays open for its time; then play goes on."""
        while (rest := live.linger_until - time.monotonic()) > 0:
            await asyncio.sleep(rest)

    async def once(self, live: Live, viewer: Viewer, command: Command) -> Result:
        known = live.answers.get(command.id)
        if known is not None:
            return self.first_answer(viewer, *known)
        for _attempt in range(ATTEMPTS):
            try:
                change = await self.hall.planned(
                    live, lambda: acts.plan(live, viewer, command, now_ms())
                )
            except No as no:
                return await self.refuse(live, viewer, command, no)
            result = Result(command.id, True, self.version(live, viewer))
            row = CommandRow(command.id, viewer.asker, ENCODER.encode(result))
            if await self.hall.commit(live, change, row):
                live.remember(command.id, viewer.asker, row.answer)
                if isinstance(command.do, DoRematch) and change.new_table is None:
                    self.hall.tell_rematch(live, viewer)  # it was opened before
                return result
            stored = await self.hall.reader.command(live.record.id, command.id)
            if stored is not None:
                return self.first_answer(viewer, stored.asker, stored.answer)
        raise No("busy")

    async def refuse(self, live: Live, viewer: Viewer, command: Command, no: No) -> Result:
        """A refusal is an answer too: kept, unless an earlier one was kept already."""
        stored = await self.hall.reader.command(live.record.id, command.id)
        if stored is not None:
            return self.first_answer(viewer, stored.asker, stored.answer)
        result = refusal(command.id, self.version(live, viewer), no)
        if no.code not in NOT_FINAL and viewer.asker != "onlooker":
            row = CommandRow(command.id, viewer.asker, ENCODER.encode(result))
            live.remember(command.id, viewer.asker, row.answer)
            await self.hall.commit(live, Change(), row)
        return result

    def first_answer(self, viewer: Viewer, asker: str, answer: bytes) -> Result:
        if asker != viewer.asker:
            raise No("id-used")
        return RESULT.decode(answer)

    def version(self, live: Live, viewer: Viewer) -> int:
        fold = live.fold_for(viewer)
        return 0 if fold is None else fold.version(viewer.seat)

    # --- questions -----------------------------------------------------------------

    async def why(self, live: Live, viewer: Viewer, why: Why) -> None:
        async with self.hall.at(live):
            try:
                play.why(live, viewer.check_seated(), why.text)
            except LogovoError as error:
                no = no_of(error)
            except No as error:
                no = error
            else:
                viewer.tell(Because(why.id, True))
                return
        if no.rule:
            viewer.tell(Because(why.id, False, Refused(no.rule, no.facts)))
        else:
            viewer.tell(Because(why.id, False, None, no.code, no.sentence))

    def ping(self, viewer: Viewer, ping: Ping) -> None:
        viewer.tell(Pong(ping.at, now_ms()))


def refusal(command: str, version: int, no: No) -> Result:
    return Result(command, False, version, no.code, no.sentence, no.facts, no.rule)
