"""A quick, sensible vampires player: buries what it can where it recalls, explores, blocks."""

from __future__ import annotations

import math
from typing import Final, cast

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games.vampires.asks import GIVE, MATCH, MISS, OPEN, PLAGUE, PUT
from logovo.games.vampires.components import LEFT, RIGHT, STAKES_LIMIT
from logovo.games.vampires.moves import (
    LAY,
    LEAVE,
    STOP,
    burying,
    giving,
    is_opening,
    opened_grave,
    putting,
)
from logovo.games.vampires.state import VampiresState
from logovo.search.policies.vampires.sorts import keep_one_of_each
from logovo.search.policies.vampires.worth import (
    FITS,
    GARLICKY,
    IDLE,
    UNSEEN,
    Recall,
    behind,
    harm_of,
    kind_of,
    leads,
)
from logovo.search.policy import Policy

LEAD: Final = 3.0  # vampires ahead that make a lead of about three to one


class Greedy(Policy):
    def __init__(self) -> None:
        self.recall = Recall()

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        table = cast(VampiresState, state)
        ask = table.ask
        if ask == MATCH:
            return self.bury(table, moves)
        if ask == MISS:
            return self.on_miss(table)
        self.recall.look(table)
        if ask == GIVE:
            return giving(self.worse_end(table, table.giver))
        if ask == PUT:
            return putting(self.worse_end(table, table.receiver))
        return self.open_or_stop(table, moves, chance)

    def shortlist(self, state: State, moves: Moves) -> None:
        """A sure burial is worth more than any other opening, and a match is never left. Of
        graves that can only hurt none is looked at, unless nothing else is left."""
        table = cast(VampiresState, state)
        if table.ask == MATCH:
            moves.size -= 1  # `leave` comes last
        elif table.ask <= PLAGUE:
            keep_one_of_each(table, moves)

    def value(self, state: State, seat: i64) -> float:
        """At the end who has won; before, how far the seat is ahead of the others' mean."""
        table = cast(VampiresState, state)
        if table.is_over():
            return table.final_reward(seat)
        total: i64 = 0
        for other in range(table.players):
            total += table.sizes[other]
        mine = table.sizes[seat]
        mean = float(total - mine) / float(table.players - 1)
        return 1.0 / (1.0 + math.exp((float(mine) - mean) / LEAD))

    # --- opening ----------------------------------------------------------

    def open_or_stop(self, table: VampiresState, moves: Moves, chance: Chance) -> i64:
        """A recalled match first; then an unseen grave if that pays; else stop, or the least
        harm if the seat must open one."""
        seat = table.opener
        best: i64 = -1
        best_worth: i64 = -1
        unseen: i64 = 0
        pick: i64 = -1
        least: i64 = -1
        least_harm: i64 = GARLICKY + 2
        for i in range(moves.size):
            code = moves.get(i)
            if not is_opening(code):
                continue
            grave = opened_grave(code)
            kind = kind_of(table, grave)
            if kind == FITS:
                worth = self.worth(table, seat, table.lid(grave))
                if worth > best_worth:
                    best_worth = worth
                    best = code
            elif kind == UNSEEN:
                unseen += 1
                if unseen == 1 or chance.below(unseen) == 0:
                    pick = code
            elif best < 0:
                harm = harm_of(table, seat, kind)
                if harm < least_harm:
                    least_harm = harm
                    least = code
        if best >= 0:
            return best
        if pick >= 0 and (self.pays(table, seat) or (table.ask == OPEN and least_harm > IDLE)):
            return pick
        if table.ask != OPEN:
            return STOP
        return least if least >= 0 else pick

    def pays(self, table: VampiresState, seat: i64) -> bool:
        """Whether an unseen grave is likelier to fit than to hurt: a stake costs a third of
        the gifts it may bring. Who is behind while nothing moves takes any risk."""
        if table.turn - table.stirred > 2 * table.players and not leads(table, seat):
            return True
        # Both are shares of the unseen graves; lids of the reserve make no difference here.
        harm = self.recall.lurking * (table.players - 1)
        if table.stakes[seat] + 1 < STAKES_LIMIT:
            harm //= 3
        return self.recall.fitting(table, seat) > harm

    # --- the row ----------------------------------------------------------

    def worth(self, table: VampiresState, seat: i64, colour: i64) -> i64:
        """What burying this colour opens up: the more, if the next of that end has a place."""
        best: i64 = 0
        for end in range(2):
            if table.end_vampire(seat, end) == colour:
                second = behind(table, seat, end)
                if second >= 0 and self.recall.free[second] > 0:
                    best = 1
        return best

    def bury(self, table: VampiresState, moves: Moves) -> i64:
        """Always; if both ends match, the better one."""
        if moves.size > 2:
            self.recall.look(table)
            if self.is_right_better(table):
                return burying(RIGHT)
        return moves.get(0)

    def is_right_better(self, table: VampiresState) -> bool:
        """Of two ends that match: which has the better vampire behind it."""
        free = self.recall.free
        left = behind(table, table.opener, LEFT)
        right = behind(table, table.opener, RIGHT)
        return left >= 0 and right >= 0 and free[right] > free[left]

    def on_miss(self, table: VampiresState) -> i64:
        """Garlic where somebody else could bury soon and the seat itself could not."""
        seat = table.opener
        lid = table.spot_lid
        for end in range(2):
            if behind(table, seat, end) == lid:
                return LEAVE
        for other in range(table.players):
            if other == seat:
                continue
            for end in range(2):
                if table.end_vampire(other, end) == lid or behind(table, other, end) == lid:
                    return LAY
        return LEAVE

    def worse_end(self, table: VampiresState, seat: i64) -> i64:
        """The end whose vampire is harder to bury: that one is given, or covered by a gift."""
        left = self.recall.hope(table.end_vampire(seat, LEFT))
        right = self.recall.hope(table.end_vampire(seat, RIGHT))
        if right < left:
            return RIGHT
        return LEFT
