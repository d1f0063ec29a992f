"""What is played for a seat that is away."""

from __future__ import annotations

from logovo.core.chance import Chance
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.games.vampires.asks import GIVE, MATCH, MISS, OPEN, PUT
from logovo.games.vampires.components import GRAVES, LEFT
from logovo.games.vampires.moves import ENDS, Give, Leave, Open, Put, Stop
from logovo.games.vampires.state import VampiresState


def default_move(state: VampiresState, seat: Seat, chance: Chance) -> Move:
    # vampires.default-move: a grave by lot, and otherwise what changes least.
    ask = state.ask
    if ask == OPEN:
        graves = state.yard_list
        return Open(GRAVES[graves[chance.below(len(graves))]])
    if ask == MATCH or ask == MISS:
        return Leave()
    if ask == GIVE:
        return Give(ENDS[LEFT])
    return Put(ENDS[LEFT]) if ask == PUT else Stop()
