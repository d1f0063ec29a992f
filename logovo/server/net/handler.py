"""One connection served: hello, commands, questions."""

from __future__ import annotations

import asyncio
import time
from typing import Final, final

from logovo.core.errors import LogovoError
from logovo.server.commands import moves
from logovo.server.commands.execute import execute
from logovo.server.commands.names import one_line
from logovo.server.process.errors import RequestError, request_error
from logovo.server.process.metrics import METRICS
from logovo.server.process.now import now_ms
from logovo.server.service import Service
from logovo.server.table.live_table import LiveTable
from logovo.server.table.tokens import check_grant, is_host
from logovo.server.table.viewer import Viewer
from logovo.wire.coach import Hint, Hinted
from logovo.wire.commands import Command, DoMove, FromClient, Hello, Ping, Why
from logovo.wire.messages import Because, Pong, Result
from logovo.wire.nouns import RefusalInfo, Saying

TALK_TAIL: Final = 100
BEAT: Final = 0.1
"""Seconds to which the answer to a question is stretched."""


@final
class Handler:
    def __init__(self, service: Service, viewer: Viewer) -> None:
        self.service = service
        self.commits = service.commits
        self.viewer = viewer
        self.live: LiveTable | None = None  # None before hello

    async def serve(self, message: FromClient) -> None:
        """Answer one message; raises RequestError for what has no answer of its own."""
        live = self.live
        if live is None:
            if not isinstance(message, Hello):
                raise RequestError("hello-first")
            await self.hello(message)
            return
        match message:
            case Hello():
                raise RequestError("hello-twice")
            case Command():
                await self.command(live, message)
            case Why():
                # Beside: its answer has a time of its own.
                self.commits.registry.spawn(self.why(live, message))
            case Hint():
                # Beside: whoever waits for a hint may still play.
                self.commits.registry.spawn(self.hint(live, message))
            case Ping():
                self.viewer.tell(Pong(message.at, now_ms()))

    async def hello(self, hello: Hello) -> LiveTable:
        """Let the viewer in; raises RequestError if they may not look."""
        live = await self.commits.registry.get(hello.table)
        viewer = self.viewer
        viewer.blocked = hello.blocked
        viewer.name = one_line(hello.name)
        async with self.commits.at(live):
            if hello.token:
                grant = self.commits.tokens.read(hello.token)
                check_grant(live.record, grant)
                viewer.seat, viewer.epoch = grant.seat, grant.epoch
                viewer.host = is_host(live.record, grant)
            elif not live.record.settings.onlookers:
                raise RequestError("no-onlookers")
            if viewer.seat < 0 and not viewer.host:
                self.check_room(live)
            talk = await self.talk(live, hello.said)
            await live.prepare(viewer)
            live.viewers.add(viewer)
            live.presence.came(viewer)
            METRICS.viewers.inc()
            self.live = live
            try:
                viewer.tell(live.snapshot(viewer, hello, talk, now_ms()))
            except Exception:
                self.goodbye()
                raise
            if live.record.next:
                self.commits.tell_rematch(live, viewer)
        live.changed.set()
        return live

    def check_room(self, live: LiveTable) -> None:
        most = self.service.config.most_onlookers
        if sum(1 for one in live.viewers if one.seat < 0) >= most:
            raise RequestError("too-many-onlookers", {"most": most})

    async def talk(self, live: LiveTable, said: int) -> list[Saying]:
        room = self.viewer.room
        if said >= live.said[room]:
            return []
        return await self.commits.reader.talk(live.record.id, room, said, TALK_TAIL)

    def goodbye(self) -> None:
        live, self.live = self.live, None
        if live is not None and self.viewer in live.viewers:
            live.viewers.discard(self.viewer)
            live.unaware.discard(self.viewer)
            live.presence.went(self.viewer)
            METRICS.viewers.dec()
            live.changed.set()

    async def command(self, live: LiveTable, command: Command) -> Result:
        """Do it at most once; the answer comes after the step that shows it, and whether the
        move may be taken back after the answer."""
        begun = time.monotonic()
        kind = str(type(command.do).__struct_config__.tag)
        result = await execute(self.commits, live, self.viewer, command)
        self.viewer.tell(result)
        METRICS.answered(kind, result.code, time.monotonic() - begun)
        if result.ok and isinstance(command.do, DoMove) and self.viewer.blocked:
            self.service.offers.consider(live)
        return result

    async def hint(self, live: LiveTable, wish: Hint) -> None:
        """Only this viewer is told: not the onlookers, nor a second screen of the seat."""
        try:
            answer = await self.service.coach.hint(live, self.viewer, wish)
        except (RequestError, LogovoError) as error:
            no = request_error(error)
            answer = Hinted(wish.id, 0, code=no.code, sentence=no.sentence, facts=no.facts)
        self.viewer.tell(answer)

    async def why(self, live: LiveTable, why: Why) -> None:
        """The answer comes at the next beat: how long the rules looked, or whether somebody was
        just moving in secret, is not to be heard in it."""
        begun = time.monotonic()
        answer = Because(why.id, True)
        async with self.commits.at(live):
            try:
                moves.why(live, self.viewer.check_seated(), why.text)
            except (RequestError, LogovoError) as error:
                no = request_error(error)
                if no.rule:
                    answer = Because(why.id, False, RefusalInfo(no.rule, no.facts))
                else:
                    answer = Because(why.id, False, None, no.code, no.sentence, no.facts)
        await asyncio.sleep(BEAT - (time.monotonic() - begun) % BEAT)
        self.viewer.tell(answer)
