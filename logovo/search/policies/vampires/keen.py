"""A keener vampires player for the rollouts of a search: it plans its burials, looks for rats
where a plague brings most, and weighs whom garlic would stop.

Lids are dealt at random in imagined worlds, so luck need not choose the grave; and whatever was
played before, the same grave comes next, so that differences are not a matter of luck.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games.vampires.asks import OPEN, PLAGUE
from logovo.games.vampires.components import LEFT, NO_GRAVE, RIGHT
from logovo.games.vampires.moves import LAY, LEAVE, STOP, is_opening, opened_grave
from logovo.games.vampires.state import VampiresState
from logovo.search.policies.vampires.chain import Chain
from logovo.search.policies.vampires.greedy import Greedy
from logovo.search.policies.vampires.outlook import Outlook
from logovo.search.policies.vampires.sorts import keep_waiting_or_garlic
from logovo.search.policies.vampires.worth import (
    FITS,
    GARLICKY,
    IDLE,
    KINDS,
    UNSEEN,
    behind,
    bits_in,
    harm_of,
    kind_of,
    unseen_beside,
)

# How much garlic in a grave is worth, by what it does to the others. The numbers were found by
# playing many thousands of games against the greedy player.
AT_END: Final = 4  # an end of another row would fit there
BEHIND: Final = 1  # the vampire behind an end would
EQUAL: Final = 4  # each counts so many times, if both have as many vampires; more for who leads
OTHER_GRAVE: Final = 4  # for every other recalled grave of the colour, which helps them as well
ENOUGH: Final = 4  # from here on garlic is laid
OWN: Final = -100  # the seat could use the grave itself
HARM: Final = 1000  # a kind of harm outweighs what garlic may do

CLEARLY_BETTER: Final = 0.75
ROUNDS: Final = 2  # after which a guess is made
GUESSED: Final = 0.014  # by how much guesses err about two moves of a decision, in wins
TO_THE_END: Final = 0
FEW: Final = 16  # unseen graves, from which on garlic and waiting may decide the game


@final
class Rollout(Greedy):
    def __init__(self) -> None:
        super().__init__()
        self.chain = Chain()
        self.outlook = Outlook()
        self.codes = vec[i64]([0] * KINDS)  # the first opening that fits, by colour

    # --- how to search with it --------------------------------------------

    def compares(self) -> bool:
        return True

    def doubt(self) -> float:
        return CLEARLY_BETTER

    def horizon(self, state: State) -> i64:
        """To the end of the game: who has fewer vampires some rounds later says too little
        about who wins, because it does not count what all have learnt."""
        return TO_THE_END

    def is_beyond(self, state: State, horizon: i64) -> bool:
        """A guess is made where a turn begins, while there is something to find out."""
        if horizon == TO_THE_END:
            return False
        table = cast(VampiresState, state)
        return table.turn >= horizon and table.ask == OPEN and table.yard & ~table.seen != 0

    def error(self) -> float:
        return GUESSED

    def guess_at(self, state: State) -> i64:
        table = cast(VampiresState, state)
        return table.turn + ROUNDS * table.players

    def guess(self, state: State, seat: i64) -> float:
        table = cast(VampiresState, state)
        if table.is_over():
            return table.final_reward(seat)
        return self.outlook.chance_of(table, seat)

    def second_look(self, state: State, moves: Moves) -> None:
        """Once few graves are unseen: whether to wait, with a match as well, and whether to take
        a vampire for a grave that garlic blocks."""
        table = cast(VampiresState, state)
        if bits_in(table.yard & ~table.seen) > FEW:
            moves.size = 0
        elif table.ask <= PLAGUE:
            keep_waiting_or_garlic(table, moves)

    # --- opening ----------------------------------------------------------

    def open_or_stop(self, table: VampiresState, moves: Moves, chance: Chance) -> i64:
        """As the greedy one, but the best order of burials, of unseen graves the one with the
        most unseen neighbours, and of idle ones the one where garlic hurts most."""
        seat = table.opener
        fits: i64 = 0
        pick: i64 = -1
        pick_near: i64 = -1
        least: i64 = -1
        least_harm: i64 = (GARLICKY + 2) * HARM
        for i in range(moves.size):
            code = moves.get(i)
            if not is_opening(code):
                continue
            grave = opened_grave(code)
            kind = kind_of(table, grave)
            if kind == FITS:
                lid = table.lid(grave)
                if (fits >> lid) & 1 == 0:
                    fits |= BIT[lid]
                    self.codes[lid] = code
            elif kind == UNSEEN:
                near = unseen_beside(table, grave)
                if near > pick_near:
                    pick_near = near
                    pick = code
            elif fits == 0:
                harm = harm_of(table, seat, kind) * HARM
                if kind == IDLE and table.garlic[seat] > 0:
                    harm -= self.blocking(table, seat, table.lid(grave))
                if harm < least_harm:
                    least_harm = harm
                    least = code
        if fits != 0:
            return self.best_fit(table, seat, fits)
        idle_at_most = IDLE * HARM + HARM // 2
        if pick >= 0 and (
            self.pays(table, seat) or (table.ask == OPEN and least_harm > idle_at_most)
        ):
            return pick
        if table.ask != OPEN:
            return STOP
        return least if least >= 0 else pick

    def best_fit(self, table: VampiresState, seat: i64, fits: i64) -> i64:
        """The opening with which the longest chain begins."""
        chain = self.chain
        chain.prepare(table, self.recall)
        best: i64 = -1
        most: i64 = -1
        for end in range(2):
            colour = table.end_vampire(seat, end)
            if (fits >> colour) & 1 != 0:
                chain.places[colour] -= 1
                points = chain.after(table, seat, end)
                chain.places[colour] += 1
                if points > most:
                    most = points
                    best = self.codes[colour]
        return best

    # --- what was found ---------------------------------------------------

    def is_right_better(self, table: VampiresState) -> bool:
        """From which end the longer chain goes on."""
        chain = self.chain
        chain.prepare(table, self.recall)
        if table.rat_grave == NO_GRAVE:
            chain.places[table.spot_lid] -= 1  # the grave at hand has been seen by now
        seat = table.opener
        return chain.after(table, seat, RIGHT) > chain.after(table, seat, LEFT)

    def on_miss(self, table: VampiresState) -> i64:
        self.recall.look(table)
        if self.blocking(table, table.opener, table.spot_lid) >= ENOUGH:
            return LAY
        return LEAVE

    def blocking(self, table: VampiresState, seat: i64, lid: i64) -> i64:
        """What garlic in a grave with this lid does to the others: most to those who need it
        now and have few vampires left."""
        size = table.sizes[seat]
        worth = -OTHER_GRAVE * (self.recall.free[lid] - 1)
        for other in range(table.players):
            need: i64 = 0
            for end in range(2):
                if table.end_vampire(other, end) == lid:
                    need += AT_END
                elif behind(table, other, end) == lid:
                    need += BEHIND
            if need == 0:
                continue
            if other == seat:
                return OWN
            weight = size - table.sizes[other] + EQUAL
            if weight < 1:
                weight = 1
            worth += need * weight
        return worth
