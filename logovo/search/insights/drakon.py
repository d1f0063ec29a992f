"""Drakon as a pupil sees it: coins, what each hero has before it, and the best moves as the quick
policy counts them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.door import Door, Field
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.state import State
from logovo.games.drakon.asks import ASK_ACTION, ASK_WORDS
from logovo.games.drakon.components import (
    BOX,
    CHAMBERS,
    COINS_IN_ALL,
    HOARD_POOL,
)
from logovo.games.drakon.moves import codes
from logovo.games.drakon.state import Drakon
from logovo.games.drakon.walking import exits
from logovo.search.insights import drakon_sorts
from logovo.search.insights.drakon_sorts import KINDS, Fronts
from logovo.search.policies.drakon import Greedy
from logovo.search.policies.drakon_worth import SEEN_AHEAD, is_next_to, openings, prospects

MOST: Final = 1000  # points that are told apart
MANY: Final = 9999
ASKS: Final = len(ASK_WORDS)
OF_A_SEAT: Final = 12


def fields(players: int) -> tuple[Field, ...]:
    found = [
        Field("ask", ASKS, 0, 1),
        Field("hand", KINDS, 0, CHAMBERS, True),  # chambers of each kind
        Field("gold", 4, 0, 3 * COINS_IN_ALL, True),  # in all, and coins by value
        Field("best", 3, -MOST, MOST, True),  # way, placing; from where the hero stands
        Field("hoard", 1, 0, MANY),
        Field("pile", 1, 0, MANY),
        Field("turns", 1, 0, MANY),
        Field("idle", 1, 0, MANY),
        Field("figure", 1, 0, 1),  # it is in the maze
        Field("draft", 2, 0, KINDS + 1, True),  # before whom or a way; the kind of chamber
    ]
    for seat in range(players):
        name = f"p{seat + 1}."
        found += [
            Field(name + "awaited", 1, 0, 1),
            Field(name + "waits", 1, 0, players),
            Field(name + "stands", 1, 0, KINDS),  # in a chamber of this kind
            Field(name + "held", 1, 0, CHAMBERS),
            Field(name + "coins", 1, 0, MANY),
            Field(name + "ways", 2, 0, 4),  # out of the chamber; into the void
            Field(name + "ahead", 2, -MOST, MOST),  # one step, some steps
            Field(name + "drakon", 2, 0, 1),  # may step to it; it may step here
            Field(name + "with", 1, 0, 1),  # another hero
        ]
    return tuple(found)


@final
class DrakonInsight(Door):
    def __init__(self, options: Options) -> None:
        super().__init__(drakon_sorts.NUMBERS, fields(options.players))
        self.sorts = True
        self.fronts: Final = Fronts()
        self.greedy: Final = Greedy()
        self.moves: Final = Moves()

    def consider(self, state: State) -> None:
        assert isinstance(state, Drakon)
        self.fronts.look(state)

    def number_at(self, state: State, code: i64, at: i64) -> i64:
        assert isinstance(state, Drakon)
        return drakon_sorts.number_at(state, self.fronts, self.greedy, code, at)

    def write(self, state: State, observer: i64, draft: Moves, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Drakon)
        kind = state.asks.kind()
        for ask in range(i64(ASKS)):
            out[at + ask] = i16(ask == kind)
        at = write_own(state, observer, out, at + ASKS)
        decides = state.asks.seat() == observer
        for i in range(i64(3)):
            out[at + i] = 0
        if decides and kind == ASK_ACTION:
            self.write_best(state, observer, out, at)
        at += 3
        out[at] = i16(state.coin_count(HOARD_POOL))
        out[at + 1] = i16(state.pile_size)
        out[at + 2] = i16(min(state.turns, i64(MANY)))
        out[at + 3] = i16(min(state.idle, i64(MANY)))
        out[at + 4] = i16(state.figure >= 0)
        out[at + 5] = 0
        out[at + 6] = 0
        if draft.size > 0 and draft.get(0) < drakon_sorts.REST:
            out[at + 5] = i16(draft.get(0) // KINDS + 1)
            out[at + 6] = i16(draft.get(0) % KINDS + 1)
        at += 7
        for seat in range(state.players):
            at = write_seat(state, seat, decides, out, at)

    def write_best(self, table: Drakon, seat: i64, out: vec[i16], at: i64) -> None:
        """What the quick policy weighs."""
        greedy = self.greedy
        moves = self.moves
        waiting = prospects(table, seat, i64(table.stands[seat]), SEEN_AHEAD)
        greedy.gather_placings(table, seat)
        best: i64 = -MOST
        for i in range(greedy.kept.size):
            best = max(best, greedy.placing_worth(table, seat, greedy.kept.get(i), waiting))
        out[at + 1] = within(best)
        out[at + 2] = within(waiting)
        best = -MOST
        table.legal_into(moves)
        i = moves.size - 1
        # Ways and abilities stand behind the placings.
        while i >= 0 and codes.kind_of(moves.get(i)) != codes.PLACE:
            best = max(best, greedy.worth(table, moves.get(i)))
            i -= 1
        out[at] = within(best)


def within(points: i64) -> i16:
    return i16(max(-i64(MOST), min(i64(MOST), points)))


def write_own(table: Drakon, seat: i64, out: vec[i16], at: i64) -> i64:
    for kind in range(i64(KINDS)):
        out[at + kind] = 0
    for i in range(table.held(seat)):
        kind = at + i64(BOX.kind[table.hand(seat, i)])
        out[kind] = i16(i64(out[kind]) + 1)
    at += KINDS
    pool = table.pool(seat)
    out[at] = i16(table.gold(pool))
    for value in range(i64(3)):
        out[at + 1 + value] = i16(table.coins[pool * 3 + value])
    return at + 4


def write_seat(table: Drakon, seat: i64, decides: bool, out: vec[i16], at: i64) -> i64:
    """What lies ahead is counted by what the decider knows, so only the decider is told."""
    maze = table.maze
    here = i64(table.stands[seat])
    waits = seat - table.turn
    if waits < 0:
        waits += table.players
    out[at] = i16(table.asks.seat() == seat)
    out[at + 1] = i16(waits)
    out[at + 2] = i16(i64(BOX.kind[here]) + 1)
    out[at + 3] = i16(table.held(seat))
    out[at + 4] = i16(table.coin_count(table.pool(seat)))
    ways = exits(maze, here, False)
    out[at + 5] = i16((ways & 1) + ((ways >> 1) & 1) + ((ways >> 2) & 1) + ((ways >> 3) & 1))
    out[at + 6] = i16(openings(maze, here))
    out[at + 7] = 0
    out[at + 8] = 0
    if decides:
        out[at + 7] = within(prospects(table, seat, here, 1))
        out[at + 8] = within(prospects(table, seat, here, SEEN_AHEAD))
    out[at + 9] = 0
    out[at + 10] = 0
    if table.figure >= 0 and table.figure != here:
        out[at + 9] = i16(is_next_to(maze, here, table.figure))
        out[at + 10] = i16(is_next_to(maze, table.figure, here))
    out[at + 11] = 0
    for other in range(table.players):
        if other != seat and i64(table.stands[other]) == here:
            out[at + 11] = 1
    return at + OF_A_SEAT
