"""A bot that plays as people do who do not think long.

It sees the obvious move at once, and a few others that catch its eye. It pictures how each of them
may go on, a handful of times, and plays what looked best; where that leaves it in doubt it does
the obvious. So it errs where moves are close, overlooks what it did not think of, and does not
play what loses in every picture. In games about remembering it forgets, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from logovo.bots.glance import glance
from logovo.bots.memory import PERFECT, knowledge
from logovo.bots.worlds import NeverMyTurn, own_turn
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import View
from logovo.search.compare import Compare
from logovo.search.ismcts import ROLLOUT_LIMIT
from logovo.search.policy import Policy

SEEDS: Final = 1 << 30


@dataclass(frozen=True)
class Manner:
    """How little it thinks: how often each move is pictured, how many it looks at besides the
    obvious one, how many decisions ahead it sees, and the level of its memory."""

    pictures: int
    glances: int
    sight: int = ROLLOUT_LIMIT
    memory: str = PERFECT


class CasualBot:
    def __init__(self, policy: Policy, manner: Manner, seed: int) -> None:
        self.policy = policy
        self.manner = manner
        self.chance: Chance = Chance(seed)

    def sit(self, game: Game, options: Options, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        memory = self.manner.memory
        seed = int(self.chance.below(SEEDS)) if memory else 0
        self.knowledge = knowledge(game, options, seat, memory, seed)

    def hear(self, event: Event) -> None:
        self.knowledge.hear(event)

    def choose(self, view: View, legal: list[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        plain = self.game.sampler(view, self.knowledge)
        sampler = own_turn(plain, view, self.seat, self.policy)
        try:
            world = sampler.sample(self.chance)
            noticed = glance(world, self.policy, self.manner.glances, self.chance)
            if len(noticed) == 1:
                return self.game.move_of(world, self.seat, noticed[0])
            seed = int(self.chance.below(SEEDS))
            search = Compare(sampler, self.policy, seed, self.manner.sight)
            search.only(noticed)
            search.more(self.manner.pictures * len(noticed))
        except NeverMyTurn:
            return legal[int(self.chance.below(len(legal)))]
        seen = {tried.code: tried.value for tried in search.report()}
        # Sorting keeps the order of equals, and the obvious stands first.
        code = max(noticed, key=lambda one: seen[one])
        return self.game.move_of(world, self.seat, code)
