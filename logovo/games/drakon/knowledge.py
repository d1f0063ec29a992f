"""What one seat has learnt: everything it could follow of hidden chambers and coins."""

from __future__ import annotations

from typing import final

from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Knowledge
from logovo.games.drakon import events, memory
from logovo.games.drakon.components import HOARD_POOL
from logovo.games.drakon.events import UNKNOWN
from logovo.games.drakon.memory import ChamberStory, CoinStory


@final
class DrakonKnowledge(Knowledge):
    """The story as far as it is certain, then what happened since as it was told. The
    sampler goes on with the story from there, another way each time."""

    def __init__(self, options: Options, observer: Seat) -> None:
        self.observer = observer
        self.pools = options.players // 2 if options.is_on("teams") else options.players
        self.chambers = ChamberStory(options.players)
        self.chambers_since: list[int] = []
        self.coins = CoinStory(observer % self.pools if observer >= 0 else -1)
        self.coins_since: list[int] = []
        self.nothing_left_to_chance = Chance(0)

    def hear(self, event: Event) -> None:
        match event:
            case events.Dealt():
                for word in event.chambers:
                    if word != UNKNOWN:
                        chamber = int(word)
                        self.chambers.unnamed[event.seat] -= 1
                        self.chambers.join_hand(event.seat, chamber)
            case events.Placed():
                self.note_chamber(memory.LAID, event.seat, 0, event.chamber)
            case events.Drew():
                self.note_chamber(memory.DRAWN, event.seat, 0, event.chamber)
            case events.ChamberTaken():
                self.note_chamber(memory.TAKEN, event.seat, event.from_seat, event.chamber)
            case events.Destroyed():
                self.note_chamber(memory.SUNK, 0, 0, event.chamber)
            case events.Shifted():
                self.note_chamber(memory.LAID, event.seat, 0, event.chamber)
                self.note_chamber(memory.LIFTED, event.seat, 0, event.taken)
            case events.Refilled():
                for word in event.put:
                    self.note_chamber(memory.BURIED, event.seat, 0, word)
                for word in event.drew:
                    self.note_chamber(memory.DRAWN, event.seat, 0, word)
            case events.CoinFound():
                self.note_coin(HOARD_POOL, self.pool(event.seat), event.coin)
            case events.CoinLost():
                self.note_coin(self.pool(event.seat), HOARD_POOL, event.coin)
            case events.CoinStolen():
                self.note_coin(self.pool(event.from_seat), self.pool(event.seat), event.coin)
            case events.CoinsSwapped():
                self.note_coin(HOARD_POOL, self.pool(event.seat), event.got)
                self.note_coin(self.pool(event.seat), HOARD_POOL, event.gave)
            case _:
                pass

    def pool(self, seat: Seat) -> int:
        return seat % self.pools

    def note_chamber(self, kind: int, seat: int, other: int, word: str) -> None:
        thing = 0 if word == UNKNOWN else int(word)
        happening = memory.step(kind, seat, other, thing)
        if not self.chambers_since and not self.chambers.needs_chance(happening):
            self.chambers.go_on(happening, self.nothing_left_to_chance)
        else:
            self.chambers_since.append(int(happening))

    def note_coin(self, source: int, target: int, word: str) -> None:
        value = 0 if word == UNKNOWN else int(word[-1])
        happening = memory.step(0, source, target, value)
        if not self.coins_since and not self.coins.needs_chance(happening):
            self.coins.go_on(happening, self.nothing_left_to_chance)
        else:
            self.coins_since.append(int(happening))
