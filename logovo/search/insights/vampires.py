"""Vampires as a pupil sees it: what is recalled of graves, counted for each row, and openings by
what the grave is to the opener and to the others."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.door import END, Door, Field
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.state import State
from logovo.games.vampires.asks import GIVE, MATCH, MISS, OVER, PUT
from logovo.games.vampires.components import (
    LEFT,
    NO_GIFT,
    NO_GRAVE,
    RAT,
    RIGHT,
)
from logovo.games.vampires.state import VampiresState
from logovo.search.insights.vampires_sorts import SORTS, sort_of
from logovo.search.policies.vampires.chain import BURIED, EMPTIED
from logovo.search.policies.vampires.outlook import Outlook
from logovo.search.policies.vampires.worth import (
    KINDS,
    behind,
    bits_in,
    unseen_beside,
)

MUCH: Final = 1000
ENOUGH: Final = 100  # no count is as high
FARTHEST: Final = 3000
OF_A_SEAT: Final = 26  # numbers


def fields(players: int) -> tuple[Field, ...]:
    found = [
        Field("ask", OVER, 0, 1),
        Field("unseen", 1, 0, ENOUGH),  # graves
        Field("hidden", 1, 0, ENOUGH),  # coloured lids among them and in the reserve
        Field("lurking", 2, 0, MUCH),  # vampires and garlic in them; of a thousand
        Field("rats-out", 1, 0, ENOUGH),
        Field("path-stakes", 1, 0, ENOUGH),
        Field("quiet", 2, 0, MUCH),  # turns; in rounds
        Field("free", 2, 0, ENOUGH),  # recalled empty graves; of the colour just found
        Field("plague", 2, 0, ENOUGH),  # there is one; unseen neighbours left to open
        Field("gifts", 2, 0, ENOUGH),  # left; in hand
        Field("in-hand", 2, 0, ENOUGH),  # places for the vampire in hand, recalled and hidden
    ]
    for seat in range(players):
        name = f"p{seat + 1}."
        found += [
            Field(name + "waits", 1, 0, ENOUGH),
            Field(name + "size", 2, 0, MUCH),  # and its inverse
            Field(name + "closed", 1, 0, ENOUGH),
            Field(name + "garlic", 1, 0, 3),
            Field(name + "stakes", 1, 0, 3),
            Field(name + "chain", 3, 0, MUCH),  # to be buried at once; all of them; what follows
            Field(name + "left", 1, 0, ENOUGH),  # once those are buried
            Field(name + "fitting", 2, 0, MUCH),  # hidden lids; of a thousand
            Field(name + "ends", 4, 0, ENOUGH),  # left, right: places recalled, lids hidden
            Field(name + "behind", 4, 0, ENOUGH),  # the same, behind them
            Field(name + "after", 2, 0, MUCH),  # buried at once if the left, the right end goes
            Field(name + "alike", 1, 0, 1),  # both ends
            Field(name + "wants", 2, 0, 1),  # the colour just found: at an end, behind one
            Field(name + "standing", 1, -FARTHEST, FARTHEST),  # as rollouts guess it
        ]
    return tuple(found)


@final
class VampiresInsight(Door):
    def __init__(self, options: Options) -> None:
        super().__init__(SORTS, fields(options.players))
        self.sorts = True
        self.outlook: Final = Outlook()
        self.recall: Final = self.outlook.recall
        self.chain: Final = self.outlook.chain

    def number_at(self, state: State, code: i64, at: i64) -> i64:
        assert isinstance(state, VampiresState)
        if at > 0:
            return END
        return sort_of(state, code)

    def write(self, state: State, observer: i64, draft: Moves, out: vec[i16], at: i64) -> None:
        assert isinstance(state, VampiresState)
        recall = self.recall
        recall.look(state)
        hidden: i64 = 0
        free: i64 = 0
        for colour in range(KINDS):
            hidden += recall.hidden_lids[colour]
            free += recall.free[colour]
        for ask in range(i64(OVER)):
            out[at + ask] = i16(ask == state.ask)
        at += OVER
        out[at] = i16(bits_in(state.yard & ~state.seen))
        out[at + 1] = i16(hidden)
        out[at + 2] = i16(recall.lurking)
        out[at + 3] = i16(recall.lurking * MUCH // (hidden + 1))
        out[at + 4] = i16(state.rats_out)
        out[at + 5] = i16(state.path_stakes)
        out[at + 6] = i16(state.turn - state.stirred)
        out[at + 7] = i16((state.turn - state.stirred) // state.players)
        out[at + 8] = i16(free)
        found = self.found(state)
        out[at + 9] = 0
        if found >= 0:
            out[at + 9] = i16(recall.free[found])
        out[at + 10] = i16(state.rat_grave != NO_GRAVE)
        out[at + 11] = 0
        if state.rat_grave != NO_GRAVE:
            out[at + 11] = i16(unseen_beside(state, state.rat_grave))
        out[at + 12] = 0
        if state.ask == GIVE or state.ask == PUT:  # a game may end with gifts still to be given
            out[at + 12] = i16(state.gifts_left)
        out[at + 13] = i16(state.gift != NO_GIFT)
        out[at + 14] = 0
        out[at + 15] = 0
        if state.gift != NO_GIFT:
            out[at + 14] = i16(recall.free[state.gift])
            out[at + 15] = i16(recall.hidden_lids[state.gift])
        at += 16
        for seat in range(state.players):
            at = self.write_seat(state, seat, hidden, found, out, at)

    def found(self, table: VampiresState) -> i64:
        """The colour of the lid in hand; -1 for none."""
        if (table.ask != MATCH and table.ask != MISS) or table.spot_lid >= RAT:
            return -1
        return table.spot_lid

    def write_seat(
        self, table: VampiresState, seat: i64, hidden: i64, found: i64, out: vec[i16], at: i64
    ) -> i64:
        recall = self.recall
        chain = self.chain
        size = table.sizes[seat]
        waits = seat - table.turn_seat
        if waits < 0:
            waits += table.players
        out[at] = i16(waits)
        out[at + 1] = i16(size)
        out[at + 2] = i16(MUCH // (size + 1))
        out[at + 3] = i16(table.closeds[seat])
        out[at + 4] = i16(table.garlic[seat])
        out[at + 5] = i16(table.stakes[seat])
        at += 6
        end_of_seat = at + OF_A_SEAT - 6
        for i in range(at, end_of_seat):
            out[i] = 0
        if size == 0:
            return end_of_seat
        chain.prepare(table, recall)
        points = chain.best(table, seat, 0, size - 1)
        buried = buried_by(points, size)
        out[at] = i16(buried)
        out[at + 1] = i16(buried == size)
        if buried < size:
            out[at + 2] = i16(points % BURIED)
        out[at + 3] = i16(size - buried)
        fitting = recall.fitting(table, seat)
        out[at + 4] = i16(fitting)
        out[at + 5] = i16(fitting * MUCH // (hidden + 1))
        for end in range(2):
            colour = table.end_vampire(seat, end)
            out[at + 6 + end] = i16(recall.free[colour])
            out[at + 8 + end] = i16(recall.hidden_lids[colour])
            second = behind(table, seat, end)
            if second >= 0:
                out[at + 10 + end] = i16(recall.free[second])
                out[at + 12 + end] = i16(recall.hidden_lids[second])
            if colour == found:
                out[at + 17] = 1
            elif second >= 0 and second == found:
                out[at + 18] = 1
            places = chain.places[colour]
            if places > 0:
                chain.places[colour] = places - 1
            out[at + 14 + end] = i16(buried_by(chain.after(table, seat, end), size - 1))
            chain.places[colour] = places
        out[at + 16] = i16(table.end_vampire(seat, LEFT) == table.end_vampire(seat, RIGHT))
        standing = self.outlook.standing(table, seat, hidden) * 100.0
        out[at + 19] = i16(i64(max(-float(FARTHEST), min(float(FARTHEST), standing))))
        return end_of_seat


def buried_by(points: i64, size: i64) -> i64:
    """How many vampires of a row of this size a chain with so many points buries."""
    if points >= EMPTIED:
        return size
    return points // BURIED
