"""How processes of one service hear of each other: "table T has grown", and who is connected.

Nothing else travels here. Each process reads the log and projects for its own viewers. Nobody waits
for the bus: what is to be told is put down and sent by a task of its own, and what others have told
is at hand or is not known.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Protocol, final

ANY: Final = ""

Grown = Callable[[str], Awaitable[None]]


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected to other processes."""

    seats: frozenset[int] = frozenset()
    onlookers: int = 0


NOBODY: Final = Elsewhere()


class Bus(Protocol):
    process: str
    alone: bool
    """Whether nobody but this process changes tables."""
    deaf: bool
    """Whether news of the others may be missed just now."""

    async def start(self, grown: Grown) -> None:
        """Call `grown` with the id of every table another process has changed, or with ANY
        when something may have been missed."""

    def tell(self, table: str) -> None:
        """This process has changed a table."""

    def show(self, table: str, seats: set[int], onlookers: int) -> None:
        """Who is connected here. Repeated, because a dead process takes nothing back."""

    def forget(self, table: str) -> None:
        """This process has the table no longer."""

    def elsewhere(self, table: str) -> Elsewhere | None:
        """Who is connected to other processes; None if that is not known."""

    async def stop(self) -> None: ...


@final
class LocalBus:
    """One process: there is nobody to tell."""

    def __init__(self) -> None:
        self.alone = True
        self.process = secrets.token_hex(6)
        self.deaf = False

    async def start(self, grown: Grown) -> None:
        pass

    def tell(self, table: str) -> None:
        pass

    def show(self, table: str, seats: set[int], onlookers: int) -> None:
        pass

    def forget(self, table: str) -> None:
        pass

    def elsewhere(self, table: str) -> Elsewhere | None:
        return NOBODY

    async def stop(self) -> None:
        pass
