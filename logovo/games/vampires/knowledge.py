"""What a seat with a perfect memory has learnt; what it still cannot know is unknown.

A computer player that forgets derives its own memory from this.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from logovo.core.bits import BIT
from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.views import Knowledge
from logovo.games.vampires.components import (
    EMPTY,
    GARLIC,
    GRAVE_COUNT,
    INSIDE_WORDS,
    LIDS,
    NO_GRAVE,
    VAMPIRE,
    grave_named,
)
from logovo.games.vampires.events import (
    Barred,
    Buried,
    GarlicAllReturned,
    GarlicLaid,
    GarlicReturned,
    Opened,
    PlagueEnded,
    RatFound,
    TurnBegan,
)

UNKNOWN: Final = -1
FRESH: Final = -2  # a lid of the reserve: its colour is unknown, but it is no rat


@mypyc_attr(allow_interpreted_subclasses=True)
class VampiresKnowledge(Knowledge):
    """Per grave the lid and the content as last seen. A grave never opened is empty under an
    unknown lid. All openings are public, so every observer learns the same."""

    def __init__(self, options: Options) -> None:
        self.players: i64 = options.players
        self.open_notes = options.is_on("open-notes")
        self.shared_win = options.is_on("shared-win")
        self.barred_ever = options.get("barred") == "ever"
        self.laps_round = options.get("plague-laps") == "round"
        self.lids = vec[i64]([UNKNOWN] * GRAVE_COUNT)
        self.insides = vec[i64]([EMPTY] * GRAVE_COUNT)
        self.clock: i64 = 0  # openings heard of
        self.when = vec[i64]([-1] * GRAVE_COUNT)  # the clock at the last look
        self.spot: i64 = NO_GRAVE
        self.rat_grave: i64 = NO_GRAVE
        self.ever = vec[i64]([0, 0])  # see state.py
        self.lately = vec[i64]([0, 0])
        self.rival = vec[i64]([0, 0])
        self.barred: i64 = 0

    def hear(self, event: Event) -> None:
        # vampires.own-memory: built from what was shown, never from the table itself.
        if isinstance(event, Opened):
            self.opened(event)
        elif isinstance(event, Buried):
            self.insides[self.spot] = VAMPIRE
        elif isinstance(event, GarlicLaid):
            self.insides[self.spot] = GARLIC + event.seat
        elif isinstance(event, GarlicReturned):
            self.insides[self.spot] = EMPTY
        elif isinstance(event, GarlicAllReturned):
            for grave in range(GRAVE_COUNT):
                if self.insides[grave] >= GARLIC:
                    self.insides[grave] = EMPTY
        elif isinstance(event, RatFound):
            self.rat_grave = self.spot
        elif isinstance(event, PlagueEnded):
            self.lids[self.rat_grave] = FRESH
            self.insides[self.rat_grave] = EMPTY  # all see it closed, also who has forgotten
            self.rat_grave = NO_GRAVE
        elif isinstance(event, TurnBegan):
            self.turn_began(event.seat)
        elif isinstance(event, Barred):
            self.spot = grave_named(event.grave)

    def opened(self, event: Opened) -> None:
        grave: i64 = grave_named(event.grave)
        self.spot = grave
        self.lids[grave] = LIDS.index(event.lid)
        inside: i64 = INSIDE_WORDS.index(event.inside)
        if inside == GARLIC:
            inside += event.inside_seat
        self.insides[grave] = inside
        self.when[grave] = self.clock
        self.clock += 1
        if self.players == 2 and self.rat_grave == NO_GRAVE:
            bit = BIT[grave]
            seat: i64 = event.seat
            self.ever[seat] |= bit
            self.lately[seat] |= bit
            self.rival[1 - seat] |= bit

    def turn_began(self, seat: i64) -> None:
        """What is barred to the one in turn, by the same rule as the table's."""
        if self.players != 2:
            return
        mine = self.ever[seat] if self.barred_ever else self.lately[seat]
        self.barred = mine & self.rival[seat]
        self.lately[seat] = 0
        self.rival[seat] = 0

    def forget(self, grave: i64) -> None:
        """Lose what was known of a grave: for memories that are not perfect."""
        self.lids[grave] = UNKNOWN
        self.insides[grave] = UNKNOWN
        self.when[grave] = -1
        rest = ~BIT[grave]
        for seat in range(2):
            self.ever[seat] &= rest
            self.lately[seat] &= rest
            self.rival[seat] &= rest
        self.barred &= rest
