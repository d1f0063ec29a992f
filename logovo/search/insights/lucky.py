"""Mad Lucky as a pupil sees it: how far the path is, what the hand can do to it, and who could
still play."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.door import Door, Field
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.state import State
from logovo.games.lucky import asks, hands, purses
from logovo.games.lucky.components import (
    DECK_CARDS,
    GOALS,
    GOLD_CARDS,
    KINDS,
    MOST_IN_HAND,
    ROUNDS,
    TOOLS,
)
from logovo.games.lucky.legality import list_paths, ways_of
from logovo.games.lucky.moves import codes
from logovo.games.lucky.state import Lucky
from logovo.search.insights import lucky_sorts
from logovo.search.policies.lucky_distance import FAR, Distance

FARTHEST: Final = 15  # whatever is farther is too far
OWN: Final = 12  # numbers about the path
OF_A_SEAT: Final = 13


def fields(players: int) -> tuple[Field, ...]:
    found = [
        Field("ask", asks.OVER, 0, 1),
        Field("mad", 1, 0, 1, True),
        Field("near", 2, 0, FAR),  # how far the path is, and another end of it
        Field("aims", 3, 0, GOALS, True),  # closed goals that may have the gold; sure; looked at
        Field("laid", 1, 0, DECK_CARDS),
        Field("best", 1, 0, FAR, True),  # how far it can be when the hand has been played
        Field("worst", 1, 0, FAR, True),
        Field("ways", 2, 0, DECK_CARDS * DECK_CARDS, True),  # lays that bring nearer; that spoil
        Field("open", 1, 0, GOALS),
        Field("round", 1, 0, ROUNDS),
        Field("deck", 1, 0, DECK_CARDS),
        Field("hand", KINDS, 0, MOST_IN_HAND, True),
        Field("nuggets", 1, 0, 3 * GOLD_CARDS, True),
        Field("draft", 1, 0, lucky_sorts.LAYS + 1, True),  # what the card to be chosen is to do
    ]
    for seat in range(players):
        name = f"p{seat + 1}."
        found += [
            Field(name + "turn", 1, 0, 1),
            Field(name + "waits", 1, 0, 2 * FAR),
            Field(name + "last-played", 1, 0, 1),
            Field(name + "cards", 1, 0, MOST_IN_HAND),
            Field(name + "tools", len(TOOLS), 0, 1),  # broken
            Field(name + "broken", 2, 0, len(TOOLS)),  # how many; any
            Field(name + "gold", 1, 0, GOLD_CARDS),
            Field(name + "looked", GOALS, 0, 1),
        ]
    return tuple(found)


@final
class LuckyInsight(Door):
    def __init__(self, options: Options) -> None:
        super().__init__(lucky_sorts.NUMBERS, fields(options.players))
        self.sorts = True
        self.aims: Final = Distance()
        self.lays: Final = Moves()

    def consider(self, state: State) -> None:
        assert isinstance(state, Lucky)
        if state.ask == asks.TURN:
            self.aims.look(state)

    def number_at(self, state: State, code: i64, at: i64) -> i64:
        assert isinstance(state, Lucky)
        return lucky_sorts.number_at(state, self.aims, code, at)

    def write(self, state: State, observer: i64, draft: Moves, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Lucky)
        for ask in range(i64(asks.OVER)):
            out[at + ask] = i16(ask == state.ask)
        at = self.write_path(state, observer, out, at + asks.OVER)
        out[at] = i16(bits_of(state.forest.open_goals))
        out[at + 1] = i16(state.round)
        out[at + 2] = i16(state.deck_left)
        at += 3
        for kind in range(i64(KINDS)):
            out[at + kind] = 0
        hand = state.hands[observer]
        for i in range(hands.size(hand)):
            kind = at + hands.card(hand, i)
            out[kind] = i16(i64(out[kind]) + 1)
        at += KINDS
        out[at] = i16(purses.nuggets(state.gold[observer]))
        out[at + 1] = 0
        if draft.size > 0:
            out[at + 1] = i16(draft.get(0) % lucky_sorts.SORTS + 1)
        at += 2
        for seat in range(state.players):
            at = write_seat(state, seat, out, at)

    def write_path(self, table: Lucky, observer: i64, out: vec[i16], at: i64) -> i64:
        """Who is not asked has no hand to play and looks at the path as all do."""
        aims = self.aims
        is_asked = table.ask == asks.TURN and table.turn == observer
        if is_asked:
            aims.look(table)
        else:
            aims.look_openly(table.forest)
        near = min(aims.near, i64(FARTHEST))
        out[at] = i16(table.is_mad(observer))
        out[at + 1] = i16(near)
        out[at + 2] = i16(min(aims.next_near, i64(FARTHEST)))
        out[at + 3] = i16(aims.count)
        out[at + 4] = i16(aims.is_certain)
        out[at + 5] = 0
        for goal in range(i64(GOALS)):
            out[at + 5] = i16(i64(out[at + 5]) + i64(table.has_looked(observer, goal)))
        out[at + 6] = i16(table.forest.laid_n)
        best = near
        worst = near
        nearer: i64 = 0
        spoilt: i64 = 0
        lays = self.lays
        lays.clear()
        if is_asked and table.broken_of(observer) == 0:
            list_paths(table, ways_of(hands.kinds(table.hands[observer])), lays)
        for i in range(lays.size):
            code = lays.get(i)
            cell = table.forest.cell(codes.place_of(code))
            after = aims.after_joining(table.forest, cell, codes.variant_of(code))
            after = min(after, i64(FARTHEST))
            nearer += i64(after < near)
            spoilt += i64(after > near)
            best = min(best, after)
            worst = max(worst, after)
        out[at + 7] = i16(best)
        out[at + 8] = i16(worst)
        out[at + 9] = i16(nearer)
        out[at + 10] = i16(spoilt)
        return at + OWN - 1


def write_seat(table: Lucky, seat: i64, out: vec[i16], at: i64) -> i64:
    waits = seat - table.turn
    if waits < 0:
        waits += table.players
    out[at] = i16(table.turn == seat)
    out[at + 1] = i16(waits)
    out[at + 2] = i16(table.last_played == seat)
    out[at + 3] = i16(hands.size(table.hands[seat]))
    broken = table.broken_of(seat)
    for tool in range(i64(len(TOOLS))):
        out[at + 4 + tool] = i16((broken >> tool) & 1)
    out[at + 7] = i16(bits_of(broken))
    out[at + 8] = i16(broken != 0)
    out[at + 9] = i16(purses.size(table.gold[seat]))
    for goal in range(i64(GOALS)):
        out[at + 10 + goal] = i16(table.has_looked(seat, goal))
    return at + OF_A_SEAT


def bits_of(three: i64) -> i64:
    return (three & 1) + ((three >> 1) & 1) + ((three >> 2) & 1)
