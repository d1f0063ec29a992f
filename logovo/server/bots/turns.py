"""Whose bot thinks next: people who wait come first, and nobody can crowd the others out.

Thinking time is shared among addresses (an IPv6 network counts as one), then among the tables of
an address. A table that nobody looks at and at which only bots sit gets what is left over.
"""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar, final

WATCHED: Final = 0
"""Somebody is there and waits."""
AWAITED: Final = 1
"""People sit there, but nobody is connected: they will come back to it."""
SPARE: Final = 2
"""Only bots, and nobody looks."""
IDLE: Final = 3
"""Nobody waits for it: only when there is nothing else to do."""
PATIENCE: Final = 5.0
"""Seconds after which a table of people who are away counts like one where somebody waits."""

Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Standing:
    """How urgent a table is, and on whose account it thinks: one of these addresses."""

    rank: int
    networks: tuple[str, ...] = ("",)


@dataclass(frozen=True)
class Waiting(Generic[Thing]):
    table: str
    thing: Thing
    standing: Callable[[], Standing]  # asked again at every turn: people come and go
    since: float


@dataclass(frozen=True)
class Turn(Generic[Thing]):
    thing: Thing
    network: str  # on whose account


@final
class Turns(Generic[Thing]):
    """Every table has its own line; of these the one whose address has used least goes first."""

    def __init__(self) -> None:
        self.lines: OrderedDict[str, deque[Waiting[Thing]]] = OrderedDict()
        self.used: dict[str, float] = {}  # seconds of thinking by address, above `floor`
        self.floor = 0.0  # what whoever comes anew is taken to have used

    def __bool__(self) -> bool:
        return bool(self.lines)

    def add(self, table: str, thing: Thing, standing: Callable[[], Standing]) -> None:
        line = self.lines.setdefault(table, deque())
        line.append(Waiting(table, thing, standing, time.monotonic()))

    def take(self) -> Turn[Thing]:
        """The next one; there must be one."""
        now = time.monotonic()
        best, network = min(
            (self.place(line[0], now) for line in self.lines.values()), key=lambda one: one[0]
        )
        _rank, used, _since, table = best
        line = self.lines.pop(table)
        waiting = line.popleft()
        if line:
            self.lines[table] = line  # behind the other tables
        self.floor = max(self.floor, used)
        self.used = {one: spent for one, spent in self.used.items() if spent > self.floor}
        return Turn(waiting.thing, network)

    def place(
        self, waiting: Waiting[Thing], now: float
    ) -> tuple[tuple[int, float, float, str], str]:
        standing = waiting.standing()
        rank = standing.rank
        if rank == AWAITED and now - waiting.since > PATIENCE:
            rank = WATCHED
        used, network = min((self.account(one), one) for one in standing.networks)
        return (rank, used, waiting.since, waiting.table), network

    def account(self, network: str) -> float:
        return max(self.used.get(network, 0.0), self.floor)

    def charge(self, network: str, seconds: float) -> None:
        self.used[network] = self.account(network) + seconds


@final
class SpareRoom:
    """How many tables of bots may play while nobody looks, in all and for one address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.each = max(1, most // 4)
        self.inside: dict[str, str] = {}  # table: address

    def enter(self, table: str, network: str) -> bool:
        if table in self.inside:
            return True
        theirs = sum(1 for one in self.inside.values() if one == network)
        # After a restart nobody knows any more who had opened a table.
        if self.left() <= 0 or (network and theirs >= self.each):
            return False
        self.inside[table] = network
        return True

    def leave(self, table: str) -> None:
        self.inside.pop(table, None)

    def left(self) -> int:
        return self.most - len(self.inside)
