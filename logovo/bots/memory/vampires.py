"""How a person remembers graves: few at a time, less with every turn, and mixed up by others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.games.vampires.components import GRAVE_COUNT, NEIGHBOURS
from logovo.games.vampires.events import Opened, TurnBegan
from logovo.games.vampires.knowledge import UNKNOWN, VampiresKnowledge

PER_MILLE: Final = 1000


@dataclass(frozen=True)
class Level:
    """`capacity` graves are kept at most. Chances are per mille, divided by how often a grave
    was seen: to lose it in a turn, and to lose it to the opening of one that is like it."""

    capacity: int
    fading: int
    confusion: int


LEVELS: Final = {
    "weak": Level(capacity=6, fading=150, confusion=150),
    "fair": Level(capacity=22, fading=16, confusion=22),
    "good": Level(capacity=38, fading=6, confusion=9),
    "sharp": Level(capacity=48, fading=1, confusion=2),
}


class Memory(VampiresKnowledge):
    """Perfect knowledge in which graves are forgotten one by one. Lid and content go
    together, so what is left is always true. A grave never looked at is not told from one
    forgotten."""

    def __init__(self, options: Options, level: Level, seed: int) -> None:
        super().__init__(options)
        self.level = level
        self.chance: Chance = Chance(seed)
        self.looks: list[int] = [0] * GRAVE_COUNT
        for grave in range(GRAVE_COUNT):
            self.insides[grave] = UNKNOWN

    def hear(self, event: Event) -> None:
        super().hear(event)
        if isinstance(event, Opened):
            self.take_in()
        elif isinstance(event, TurnBegan):
            self.fade()

    def recalled(self) -> list[int]:
        return [grave for grave in range(GRAVE_COUNT) if self.insides[grave] != UNKNOWN]

    def take_in(self) -> None:
        """A new sight pushes out older ones that are like it, and the oldest when too many."""
        spot = int(self.spot)
        self.looks[spot] += 1
        for grave in self.recalled():
            if grave != spot and self.is_like(grave, spot):
                self.lose_perhaps(grave, self.level.confusion)
        kept = self.recalled()
        while len(kept) > self.level.capacity:
            oldest = min(kept, key=self.last_seen)
            self.lose(oldest)
            kept.remove(oldest)

    def last_seen(self, grave: int) -> int:
        return int(self.when[grave])

    def is_like(self, one: int, other: int) -> bool:
        """Near it, or of the same colour."""
        near = (NEIGHBOURS[one] >> other) & 1 != 0
        return near or self.lids[one] == self.lids[other]

    def fade(self) -> None:
        for grave in self.recalled():
            if grave != self.spot:
                self.lose_perhaps(grave, self.level.fading)

    def lose_perhaps(self, grave: int, chance: int) -> None:
        if self.chance.below(PER_MILLE * max(1, self.looks[grave])) < chance:
            self.lose(grave)

    def lose(self, grave: int) -> None:
        self.forget(grave)
        self.looks[grave] = 0


def remember(options: Options, level: str, seed: int) -> Memory:
    return Memory(options, LEVELS[level], seed)
