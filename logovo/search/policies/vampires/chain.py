"""In which order a row is best buried: all ways through the vampires that lie open."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.games.vampires.components import EMPTY, LEFT, NEIGHBOURS, NO_GRAVE, RAT, RIGHT
from logovo.games.vampires.state import VampiresState
from logovo.search.policies.vampires.worth import KINDS, Recall

BURIED: Final = 1000  # points for a vampire buried …
SURE: Final = 300  # … and for ends that every hidden lid would fit
EMPTIED: Final = 100000  # nothing beats a row without vampires
CLOSED_FITS: Final = 7  # one of so many lids fits a vampire that is not yet turned up


@final
class Chain:
    """Burials in a row, one after the other, as far as graves are recalled and open vampires
    reach. `places` are the empty graves left, by colour."""

    def __init__(self) -> None:
        self.places = vec[i64]([0] * KINDS)
        self.hidden = vec[i64]([0] * KINDS)
        self.all_hidden: i64 = 0

    def prepare(self, table: VampiresState, recall: Recall) -> None:
        """Count the graves that may be opened: in a plague only the rat's closed neighbours."""
        places = self.places
        self.all_hidden = 0
        for colour in range(KINDS):
            self.hidden[colour] = recall.hidden_lids[colour]
            self.all_hidden += recall.hidden_lids[colour]
            places[colour] = recall.free[colour]
        if table.rat_grave == NO_GRAVE:
            return
        for colour in range(KINDS):
            places[colour] = 0
        near = NEIGHBOURS[table.rat_grave] & table.yard & table.seen & ~table.plague_open
        yard = table.yard_list
        for i in range(i64(len(yard))):
            grave = yard[i]
            if (near >> grave) & 1 != 0 and table.inside(grave) == EMPTY:
                lid = table.lid(grave)
                if lid != RAT:
                    places[lid] += 1

    def after(self, table: VampiresState, seat: i64, end: i64) -> i64:
        """Points for what follows once the vampire of this end is in its grave, which is no
        longer among the places."""
        last = table.sizes[seat] - 1
        if end == LEFT:
            return self.best(table, seat, 1, last)
        return self.best(table, seat, 0, last - 1)

    def best(self, table: VampiresState, seat: i64, first: i64, last: i64) -> i64:
        """The most points that the row from the first to the last vampire can bring."""
        if first > last:
            return EMPTIED
        best = self.rest(table, seat, first, last)
        places = self.places
        for end in range(2):
            at = first
            if end == RIGHT:
                at = last
            if (end == RIGHT and first == last) or not is_open(table, seat, at):
                continue
            colour = table.vampire(seat, at)
            if places[colour] == 0:
                continue
            places[colour] -= 1
            if end == LEFT:
                points = BURIED + self.best(table, seat, first + 1, last)
            else:
                points = BURIED + self.best(table, seat, first, last - 1)
            places[colour] += 1
            if points > best:
                best = points
        return best

    def rest(self, table: VampiresState, seat: i64, first: i64, last: i64) -> i64:
        """How likely an unseen grave fits what is left: two colours at the ends are better than
        one."""
        if self.all_hidden == 0:
            return 0
        met: i64 = 0
        points: i64 = 0
        for end in range(2):
            at = first
            if end == RIGHT:
                at = last
            if not is_open(table, seat, at):
                points += self.all_hidden * SURE // CLOSED_FITS
                continue
            colour = table.vampire(seat, at)
            if (met >> colour) & 1 == 0:
                met |= BIT[colour]
                points += self.hidden[colour] * SURE
        return points // self.all_hidden


def is_open(table: VampiresState, seat: i64, at: i64) -> bool:
    """Whether the vampire at this place of the row lies open."""
    left = table.lefts[seat]
    return at < left or at >= left + table.closeds[seat]
