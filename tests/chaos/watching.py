"""Onlookers who write down every version they were shown, and notice what cannot be."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from logovo.client import SeatAt
from logovo.core.plain import canonical
from logovo.wire import messages as hear


@dataclass
class Shown:
    """What was shown of one table, to whomever: a version is the same for all, for ever."""

    views: dict[int, str] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    steps: int = 0

    def see(self, version: int, view: object) -> None:
        text = canonical(view)
        known = self.views.setdefault(version, text)
        if known != text:
            self.wrong.append(f"version {version} was shown in two ways")


async def watch(base: str, table: str, shown: Shown, stop: asyncio.Event) -> None:
    """Look on until told to stop; lost connections are resumed by the client."""
    async with SeatAt(base, table) as eyes:
        last = eyes.v or 0
        while not stop.is_set():
            try:
                message = await asyncio.wait_for(eyes.news.get(), 0.5)
            except TimeoutError:
                continue
            match message:
                case hear.Snapshot():
                    if message.v < last:
                        shown.wrong.append(f"after {last} came a snapshot of {message.v}")
                    last = message.v
                    shown.see(message.v, message.view)
                case hear.Step():
                    if message.v != last + 1:
                        shown.wrong.append(f"after {last} came step {message.v}")
                    last = message.v
                    shown.steps += 1
                    if message.view is not None:
                        shown.see(message.v, message.view)
                case None:
                    return
                case _:
                    pass
