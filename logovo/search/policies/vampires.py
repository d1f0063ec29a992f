"""A quick, sensible vampires player: buries what it can where it recalls, explores, blocks.

It uses of a table only what its seat may know: rows, garlic and stakes before the players,
public counts, and of the graves those in `state.seen`, whose lids all have looked at. In the
real game that is what a perfect memory holds. In a sampled world `seen` holds what the sampler
was told to recall, so a forgetful player's greed is limited by his own memory, and in
rollouts everybody is taken to recall what the searching seat recalls. Lids and contents of
all other graves in the world at hand are never looked at.
"""

from __future__ import annotations

import math
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games.vampires.components import (
    COLOURS,
    EACH_COLOUR,
    GARLIC_EACH,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    RAT,
    STAKES_LIMIT,
)
from logovo.games.vampires.kinds import (
    EMPTY,
    GIVE,
    LEFT,
    MATCH,
    MISS,
    NO_GIFT,
    NO_GRAVE,
    OPEN,
    PLAGUE,
    PUT,
    RIGHT,
    VAMPIRE,
)
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
from logovo.search.policy import Policy

KINDS: Final = len(COLOURS)

# What a recalled grave is to the one who looks for a place.
FITS: Final = 0  # empty, and an end has its colour
UNSEEN: Final = 1
IDLE: Final = 2  # empty, of no use now
TAKEN: Final = 3  # a vampire: a stake
GARLICKY: Final = 4
BARRED: Final = 5
SORTS: Final = 6
FITTING: Final = SORTS + KINDS  # from SORTS up to here: those that fit, by colour
WANTED: Final = FITTING + KINDS  # up to here: idle ones that another could use, by colour …
ALL_SORTS: Final = WANTED + KINDS  # … and the same that are barred to the rival once opened

LEAD: Final = 3.0  # vampires ahead that make a lead of about three to one


class Greedy(Policy):
    def __init__(self) -> None:
        self.free = vec[i64]([0] * KINDS)  # recalled empty graves by colour
        self.hidden_lids = vec[i64]([0] * KINDS)  # lids nobody recalls, by colour
        self.lurking: i64 = 0  # vampires and garlic in graves nobody recalls
        self.wanted: i64 = 0  # colours that others could bury soon, as a mask
        self.is_orderly = False  # takes the first unseen grave, not any

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        table = cast(VampiresState, state)
        ask = table.ask
        if ask == MATCH:
            return self.bury(table, moves)
        if ask == MISS:
            return self.on_miss(table)
        self.look(table)
        if ask == GIVE:
            return giving(self.worse_end(table, table.giver))
        if ask == PUT:
            return putting(self.worse_end(table, table.receiver))
        return self.open_or_stop(table, moves, chance)

    def shortlist(self, state: State, moves: Moves) -> None:
        """A sure burial is worth more than any other opening, and a match is never left. Of
        graves that are all the same to him only the first is worth a branch, of those that
        can only hurt none, unless nothing else is left. What another could use is worth a
        look: garlic may go there, or the bar of two players."""
        table = cast(VampiresState, state)
        if table.ask == MATCH:
            moves.size -= 1  # `leave` comes last
            return
        if table.ask > PLAGUE:
            return
        self.wanted = self.wanted_by_others(table)
        met: i64 = 0  # sorts of graves listed, as a mask
        least: i64 = MOST_NEIGHBOURS + 1  # unseen neighbours of unseen graves
        most: i64 = -1
        for i in range(moves.size):
            if is_opening(moves.get(i)):
                grave = opened_grave(moves.get(i))
                sort = self.sort(table, grave)
                met |= BIT[sort]
                if sort == UNSEEN:
                    near = unseen_beside(table, grave)
                    if near < least:
                        least = near
                    if near > most:
                        most = near
        self.keep_one_of_each(table, moves, self.worth_a_look(table, met), least, most)

    def worth_a_look(self, table: VampiresState, met: i64) -> i64:
        """Of the sorts met those that deserve a branch, as a mask."""
        fitting = (met >> SORTS) & (BIT[KINDS] - 1)
        if fitting != 0:
            return fitting << SORTS
        keep = met & (BIT[UNSEEN] | ~(BIT[FITTING] - 1))
        if table.ask != OPEN:
            return keep
        keep |= met & BIT[IDLE]  # to open one is the only way to pass
        if keep == 0:
            return met
        return keep

    def keep_one_of_each(
        self, table: VampiresState, moves: Moves, keep: i64, least: i64, most: i64
    ) -> None:
        """One grave of each of these sorts, and stopping unless there is something to bury.
        Unseen graves differ by their neighbours, which matter if it is a rat: two are kept."""
        met: i64 = 0
        kept: i64 = 0
        for i in range(moves.size):
            code = moves.get(i)
            if is_opening(code):
                grave = opened_grave(code)
                sort = self.sort(table, grave)
                if (keep >> sort) & 1 == 0:
                    continue
                if sort == UNSEEN:
                    near = unseen_beside(table, grave)
                    if near == most:
                        most = -1
                    elif near == least:
                        least = -1
                    else:
                        continue
                elif (met >> sort) & 1 != 0:
                    continue
                met |= BIT[sort]
            elif (keep >> SORTS) & (BIT[KINDS] - 1) != 0:
                continue
            moves.items[kept] = code
            kept += 1
        moves.size = kept

    def wanted_by_others(self, table: VampiresState) -> i64:
        """Colours at the ends of the others' rows or next to them, as a mask."""
        mask: i64 = 0
        for other in range(table.players):
            if other != table.opener:
                for end in range(2):
                    mask |= BIT[table.end_vampire(other, end)]
                    behind = self.behind(table, other, end)
                    if behind >= 0:
                        mask |= BIT[behind]
        return mask

    def value(self, state: State, seat: i64) -> float:
        """At the end who has won; before, how far he is ahead of the others' mean."""
        table = cast(VampiresState, state)
        if table.is_over():
            return table.final_reward(seat)
        total: i64 = 0
        for other in range(table.players):
            total += table.sizes[other]
        mine = table.sizes[seat]
        mean = float(total - mine) / float(table.players - 1)
        return 1.0 / (1.0 + math.exp((float(mine) - mean) / LEAD))

    def sort(self, table: VampiresState, grave: i64) -> i64:
        """Graves of one sort are the same to him: those of use to anybody differ by colour."""
        kind = self.kind(table, grave)
        if kind == FITS:
            return SORTS + table.lid(grave)
        if kind == IDLE and (self.wanted >> table.lid(grave)) & 1 != 0:
            if table.players == 2 and (table.ever[1 - table.opener] >> grave) & 1 != 0:
                return WANTED + table.lid(grave)
            return FITTING + table.lid(grave)
        return kind

    # --- opening ----------------------------------------------------------

    def open_or_stop(self, table: VampiresState, moves: Moves, chance: Chance) -> i64:
        """A recalled match first; then an unseen grave if that pays; else stop, or the least
        harm if he must open one."""
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
            kind = self.kind(table, grave)
            if kind == FITS:
                worth = self.worth(table, seat, table.lid(grave))
                if worth > best_worth:
                    best_worth = worth
                    best = code
            elif kind == UNSEEN:
                unseen += 1
                if unseen == 1 or (not self.is_orderly and chance.below(unseen) == 0):
                    pick = code
            elif best < 0:
                harm = self.harm(table, seat, kind)
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

    def kind(self, table: VampiresState, grave: i64) -> i64:
        """What he recalls of this grave."""
        if (table.barred >> grave) & 1 != 0 and table.rat_grave == NO_GRAVE:
            return BARRED
        if (table.seen >> grave) & 1 == 0:
            return UNSEEN
        inside = table.inside(grave)
        if inside == VAMPIRE:
            return TAKEN
        if inside != EMPTY:
            return GARLICKY
        lid = table.lid(grave)
        seat = table.opener
        if table.end_vampire(seat, LEFT) == lid or table.end_vampire(seat, RIGHT) == lid:
            return FITS
        return IDLE

    def harm(self, table: VampiresState, seat: i64, kind: i64) -> i64:
        """How bad it is to open a grave that does not help. The last stake is the worst."""
        if kind == TAKEN or kind == BARRED:
            if table.stakes[seat] + 1 == STAKES_LIMIT:
                return GARLICKY + 1
            return TAKEN
        return kind

    def pays(self, table: VampiresState, seat: i64) -> bool:
        """Whether an unseen grave is likelier to fit than to hurt: a stake costs a third of
        the gifts it may bring. Who is behind while nothing moves takes any risk."""
        if table.turn - table.stirred > 2 * table.players and not self.leads(table, seat):
            return True
        left = table.end_vampire(seat, LEFT)
        right = table.end_vampire(seat, RIGHT)
        fitting = self.hidden_lids[left]
        if right != left:
            fitting += self.hidden_lids[right]
        # Both are shares of the unseen graves; lids of the reserve make no difference here.
        harm = self.lurking * (table.players - 1)
        if table.stakes[seat] + 1 < STAKES_LIMIT:
            harm //= 3
        return fitting > harm

    def leads(self, table: VampiresState, seat: i64) -> bool:
        """Whether a standstill would be his: nobody has fewer vampires."""
        for other in range(table.players):
            if table.sizes[other] < table.sizes[seat]:
                return False
        return True

    def look(self, table: VampiresState) -> None:
        """Count what is recalled."""
        free = self.free
        hidden = self.hidden_lids
        in_rows: i64 = 0
        buried: i64 = 0
        garlic: i64 = 0
        all_vampires: i64 = 0
        for colour in range(KINDS):
            free[colour] = 0
            hidden[colour] = 0
            if (table.colours >> colour) & 1 != 0:
                hidden[colour] = EACH_COLOUR
                all_vampires += EACH_COLOUR
        yard = table.yard_list
        seen = table.seen
        for i in range(i64(len(yard))):
            grave = yard[i]
            if (seen >> grave) & 1 == 0:
                continue
            lid = table.lid(grave)
            if lid == RAT:
                continue
            hidden[lid] -= 1
            inside = table.inside(grave)
            if inside == EMPTY:
                free[lid] += 1
            elif inside == VAMPIRE:
                buried += 1
            else:
                garlic += 1
        for seat in range(table.players):
            in_rows += table.sizes[seat]
            garlic += table.garlic[seat]
        if table.gift != NO_GIFT:
            in_rows += 1
        self.lurking = all_vampires - in_rows - buried + GARLIC_EACH * table.players - garlic

    # --- the row ----------------------------------------------------------

    def worth(self, table: VampiresState, seat: i64, colour: i64) -> i64:
        """What burying this colour opens up: the more, if the next of that end has a place."""
        best: i64 = 0
        for end in range(2):
            if table.end_vampire(seat, end) == colour:
                behind = self.behind(table, seat, end)
                if behind >= 0 and self.free[behind] > 0:
                    best = 1
        return best

    def behind(self, table: VampiresState, seat: i64, end: i64) -> i64:
        """The open vampire behind an end; -1 if there is none."""
        size = table.sizes[seat]
        if size < 2:
            return -1
        if end == LEFT:
            return table.vampire(seat, 1)
        return table.vampire(seat, size - 2)

    def bury(self, table: VampiresState, moves: Moves) -> i64:
        """Always; of two ends the one with the better vampire behind it."""
        first = moves.get(0)
        if moves.size < 3:
            return first
        self.look(table)
        left = self.behind(table, table.opener, LEFT)
        right = self.behind(table, table.opener, RIGHT)
        if left >= 0 and right >= 0 and self.free[right] > self.free[left]:
            return burying(RIGHT)
        return first

    def on_miss(self, table: VampiresState) -> i64:
        """Garlic where somebody else could bury soon and he himself could not."""
        seat = table.opener
        lid = table.spot_lid
        for end in range(2):
            if self.behind(table, seat, end) == lid:
                return LEAVE
        for other in range(table.players):
            if other == seat:
                continue
            for end in range(2):
                if table.end_vampire(other, end) == lid or self.behind(table, other, end) == lid:
                    return LAY
        return LEAVE

    def worse_end(self, table: VampiresState, seat: i64) -> i64:
        """The end whose vampire is harder to bury: that one is given, or covered by a gift."""
        left = self.hope(table.end_vampire(seat, LEFT))
        right = self.hope(table.end_vampire(seat, RIGHT))
        if right < left:
            return RIGHT
        return LEFT

    def hope(self, colour: i64) -> i64:
        """How easily a colour is buried: recalled graves count most."""
        return self.free[colour] * 16 + self.hidden_lids[colour]


@final
class Rollout(Greedy):
    """The same for comparing moves in imagined worlds. Lids are dealt at random there, so the
    first unseen grave is as good as any; and whatever was played before, the same grave comes
    next, so that differences are not a matter of luck."""

    def __init__(self) -> None:
        super().__init__()
        self.is_orderly = True
        self.rounds: i64 = 2

    def compares(self) -> bool:
        return True

    def horizon(self, state: State) -> i64:
        table = cast(VampiresState, state)
        return table.turn + self.rounds * table.players

    def is_beyond(self, state: State, horizon: i64) -> bool:
        return cast(VampiresState, state).turn >= horizon


def unseen_beside(table: VampiresState, grave: i64) -> i64:
    """How many neighbours of a grave nobody has looked into."""
    rest = NEIGHBOURS[grave] & table.yard & ~table.seen
    n: i64 = 0
    while rest != 0:
        rest &= rest - 1
        n += 1
    return n
