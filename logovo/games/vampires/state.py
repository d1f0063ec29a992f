"""Everything that lies on the table: graves, rows, garlic, stakes, and what is being decided."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.bits import BIT
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.games.vampires.asks import MATCH, OPEN, OVER, PUT
from logovo.games.vampires.components import (
    COLOURS,
    EMPTY,
    GARLIC_EACH,
    GRAVE_COUNT,
    LEFT,
    NO_GIFT,
    NO_GRAVE,
    STAKES,
    UNTURNED,
)
from logovo.games.vampires.effects.apply import apply
from logovo.games.vampires.legality import legal_into
from logovo.games.vampires.scoring import GOING

ROW_ROOM: Final = 64  # a row is a ring: it grows and shrinks at both ends, 60 at most
RING: Final = 63
SPREAD: Final = 4.0  # how many vampires more make a seat's chances about a third


@final
class VampiresState(State):
    """Graves are numbers in board order, sets of graves are masks of 60 bits, seats and
    ends are numbers. All luck is in the set-up, so playing on needs none."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.open_notes = False
        self.shared_win = False
        self.barred_ever = True
        self.laps_round = True  # a plague goes round until nobody opens any more
        self.colours: i64 = 63  # in play, as a mask of colours
        self.yard: i64 = 0  # graves in play, as a mask
        self.yard_list = vec[i64]([])  # the same in board order; never changes
        self.graves = vec[u8]([u8(0)] * GRAVE_COUNT)  # lid + 8 * what lies inside
        self.seen: i64 = 0  # graves whose present lid all have seen from inside
        self.reserve = vec[u8]([])  # never changes; the top is at reserve_left - 1
        self.reserve_left: i64 = 0
        self.rats_out: i64 = 0
        # Rows, a ring for each seat. The outer `lefts` vampires on the left and the outer
        # ones on the right are open, `closeds` between them are not. Once none is closed,
        # all count as open on the left.
        self.rows = vec[u8]([u8(0)] * (players * ROW_ROOM))
        self.heads = vec[i64]([0] * players)
        self.sizes = vec[i64]([0] * players)
        self.lefts = vec[i64]([0] * players)
        self.closeds = vec[i64]([0] * players)
        self.garlic = vec[i64]([GARLIC_EACH] * players)  # unused
        self.stakes = vec[i64]([0] * players)
        self.path_stakes: i64 = STAKES
        self.turn: i64 = 1
        self.stirred: i64 = 0  # the last turn in which a vampire left a row
        self.turn_seat: i64 = 0
        self.ask: i64 = OPEN
        self.asked: i64 = 0
        self.opener: i64 = 0  # who opens graves now: in a plague not always turn_seat
        # The last opening, as it was found, and what was put in.
        self.spot: i64 = NO_GRAVE
        self.spot_seat: i64 = 0
        self.spot_lid: i64 = 0
        self.spot_inside: i64 = EMPTY
        self.spot_put: i64 = EMPTY
        self.rat_grave: i64 = NO_GRAVE  # of the plague; none outside one
        self.owner: i64 = 0
        # How many before the one asked, in a row, have opened nothing when asked; with one
        # lap: how many have had their part of the plague.
        self.stopped: i64 = 0
        self.has_opened = False  # the one asked, since the plague came round to them
        self.plague_open: i64 = 0  # neighbours opened in this plague
        self.receiver: i64 = 0  # of the gifts being given
        self.giver: i64 = 0
        self.gifts_left: i64 = 0
        self.gift: i64 = NO_GIFT  # the colour in hand, between giving and putting
        # Two players, by seat: graves opened in own turns, in the last own turn, and by the
        # rival in their turns since the last own turn. Openings in a plague are in none.
        self.ever = vec[i64]([0, 0])
        self.lately = vec[i64]([0, 0])
        self.rival = vec[i64]([0, 0])
        self.barred: i64 = 0  # to the one in turn
        self.ending: i64 = GOING

    # --- the fast door ----------------------------------------------------

    def decider(self) -> i64:
        if self.ask == OVER:
            return -1
        return self.asked

    def is_over(self) -> bool:
        return self.ask == OVER

    def stage(self) -> i64:
        """Grows every second round: far enough to see what a burial or garlic brings, near
        enough for one vampire to be told from chance."""
        return self.turn // (2 * self.players)

    def legal_into(self, moves: Moves) -> None:
        legal_into(self, moves)

    def apply(self, move: i64, chance: Chance, journal: Journal) -> None:
        apply(self, move, journal)

    def clone(self) -> VampiresState:
        twin = VampiresState(0)
        twin.copy_from(self)
        return twin

    def reward(self, seat: i64) -> float:
        """At the end 1, shared by those who won together; before, a guess by vampires left."""
        if self.ask == OVER:
            return self.final_reward(seat)
        total = 0.0
        for other in range(self.players):
            total += math.exp(float(self.sizes[seat] - self.sizes[other]) / SPREAD)
        return 1.0 / total

    def final_reward(self, seat: i64) -> float:
        fewest = self.sizes[seat]
        sharing: i64 = 0
        for other in range(self.players):
            if self.sizes[other] < fewest:
                return 0.0
            if self.sizes[other] == fewest:
                sharing += 1
        return 1.0 / float(sharing)

    # --- graves -----------------------------------------------------------

    def lid(self, grave: i64) -> i64:
        """The inner side: a colour or RAT."""
        return i64(self.graves[grave]) & 7

    def inside(self, grave: i64) -> i64:
        return i64(self.graves[grave]) >> 3

    def set_grave(self, grave: i64, lid: i64, inside: i64) -> None:
        self.graves[grave] = u8(lid | (inside << 3))

    def open_now(self) -> i64:
        """Graves without their lid on: those of a plague and the one being decided about."""
        mask = self.plague_open
        if self.rat_grave != NO_GRAVE:
            mask |= BIT[self.rat_grave]
        if self.ask >= MATCH and self.ask <= PUT and self.spot_lid != UNTURNED:
            mask |= BIT[self.spot]
        return mask

    # --- rows -------------------------------------------------------------

    def vampire(self, seat: i64, place: i64) -> i64:
        """The colour at this place of the row, counted from the left."""
        return i64(self.rows[seat * ROW_ROOM + ((self.heads[seat] + place) & RING)])

    def set_vampire(self, seat: i64, place: i64, colour: i64) -> None:
        self.rows[seat * ROW_ROOM + ((self.heads[seat] + place) & RING)] = u8(colour)

    def end_vampire(self, seat: i64, end: i64) -> i64:
        # vampires.ends: the outermost one, the only one that counts.
        if end == LEFT:
            return self.vampire(seat, 0)
        return self.vampire(seat, self.sizes[seat] - 1)

    def take_end(self, seat: i64, end: i64) -> bool:
        """Remove the end vampire. True if a closed one behind it is turned up, which is now
        the innermost open one of that end."""
        size = self.sizes[seat] - 1
        closed = self.closeds[seat]
        left = self.lefts[seat]
        turned = False
        self.sizes[seat] = size
        if end == LEFT:
            self.heads[seat] = (self.heads[seat] + 1) & RING
            left -= 1
            # vampires.turn-up: fewer than two open on that end and some closed behind.
            if closed > 0 and left < 2:
                left += 1
                closed -= 1
                turned = True
        elif closed > 0 and size - left - closed < 2:
            closed -= 1
            turned = True
        if closed == 0:
            left = size  # vampires.four-open: all are open and stay so
        self.lefts[seat] = left
        self.closeds[seat] = closed
        return turned

    def turned_up(self, seat: i64, end: i64) -> i64:
        """The colour of the one that `take_end` has just turned up: the second of its end."""
        if end == LEFT:
            return self.vampire(seat, 1)
        return self.vampire(seat, self.sizes[seat] - 2)

    def add_end(self, seat: i64, end: i64, colour: i64) -> None:
        # vampires.gift-open: outside at one end, open; nothing else is turned.
        if end == LEFT:
            self.heads[seat] = (self.heads[seat] - 1) & RING
            self.lefts[seat] += 1
            self.sizes[seat] += 1
            self.set_vampire(seat, 0, colour)
            return
        self.sizes[seat] += 1
        if self.closeds[seat] == 0:
            self.lefts[seat] = self.sizes[seat]
        self.set_vampire(seat, self.sizes[seat] - 1, colour)

    # --- copying ----------------------------------------------------------

    def copy_from(self, other: VampiresState) -> None:
        self.players = other.players
        self.open_notes = other.open_notes
        self.shared_win = other.shared_win
        self.barred_ever = other.barred_ever
        self.laps_round = other.laps_round
        self.colours = other.colours
        self.yard = other.yard
        self.yard_list = other.yard_list
        self.graves = other.graves[:]
        self.seen = other.seen
        self.reserve = other.reserve
        self.reserve_left = other.reserve_left
        self.rats_out = other.rats_out
        self.rows = other.rows[:]
        self.heads = other.heads[:]
        self.sizes = other.sizes[:]
        self.lefts = other.lefts[:]
        self.closeds = other.closeds[:]
        self.garlic = other.garlic[:]
        self.stakes = other.stakes[:]
        self.path_stakes = other.path_stakes
        self.turn = other.turn
        self.stirred = other.stirred
        self.turn_seat = other.turn_seat
        self.ask = other.ask
        self.asked = other.asked
        self.opener = other.opener
        self.spot = other.spot
        self.spot_seat = other.spot_seat
        self.spot_lid = other.spot_lid
        self.spot_inside = other.spot_inside
        self.spot_put = other.spot_put
        self.rat_grave = other.rat_grave
        self.owner = other.owner
        self.stopped = other.stopped
        self.has_opened = other.has_opened
        self.plague_open = other.plague_open
        self.receiver = other.receiver
        self.giver = other.giver
        self.gifts_left = other.gifts_left
        self.gift = other.gift
        self.ever = other.ever[:]
        self.lately = other.lately[:]
        self.rival = other.rival[:]
        self.barred = other.barred
        self.ending = other.ending


def set_yard(state: VampiresState, mask: i64) -> None:
    """Name the graves in play."""
    state.yard = mask
    state.yard_list = vec[i64]([i64(i) for i in range(GRAVE_COUNT) if (mask >> i) & 1 != 0])


def colours_of(state: VampiresState) -> tuple[str, ...]:
    """The colours in play."""
    return tuple([COLOURS[i] for i in range(len(COLOURS)) if (state.colours >> i) & 1 != 0])
