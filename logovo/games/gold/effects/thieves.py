"""Thieves, after the shares are taken."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.gold import heaps, lines
from logovo.games.gold.asks import PICK, ROB
from logovo.games.gold.components import KNIGHTS, THIEF
from logovo.games.gold.effects.steps import HOME, THIEVES, WAIT
from logovo.games.gold.events import StashSeen, TokenStolen, VictimNamed
from logovo.games.gold.lines import has_knight, knight_in, seats_in, wizards_in
from logovo.games.gold.table import GoldTable


def next_thief(state: GoldTable) -> i64:
    line = state.line(state.place)
    while True:
        knight = knight_in(line, state.rob_at)
        if knight < 0:
            return HOME
        if is_thiefs_moment(state, line, knight):
            state.thief = knight // KNIGHTS
            # gold.thief-must: a duty while somebody there owns a token.
            for rank in range(state.fighters):
                if state.is_prey(state.seat_ranked(rank)):
                    state.asks.push(ROB, state.thief, 0, 0, 0, 0)
                    return WAIT
        state.rob_at += 1


def is_thiefs_moment(state: GoldTable, line: i64, knight: i64) -> bool:
    """Whether the owner of this knight, at position `rob_at` of the line, steals now."""
    # gold.thief-order: the owners as they joined, by their first knight in the line; with the
    # option as their thief cards came.
    if state.thief_cards:
        return knight % KNIGHTS == THIEF
    owner = knight // KNIGHTS
    earlier = line & (BIT[state.rob_at * lines.BITS] - 1)
    return (seats_in(earlier) >> owner) & 1 == 0 and has_knight(line, owner * KNIGHTS + THIEF)


def name_victim(state: GoldTable, victim: i64, journal: Journal) -> None:
    state.asks.pop()
    state.victim = victim
    if journal.loud:
        journal.add(VictimNamed(Seat(int(state.thief)), Seat(int(victim))))


def steal(state: GoldTable, chance: Chance, journal: Journal) -> i64:
    # gold.thief: at random; gold.thief-wizard: looks and picks.
    heap = state.stash[state.victim]
    if (wizards_in(state.line(state.place)) >> state.thief) & 1:
        state.asks.push(PICK, state.thief, 0, 0, 0, 0)
        if journal.loud:
            journal.add(
                StashSeen(
                    Seat(int(state.thief)),
                    Seat(int(state.victim)),
                    int(heaps.size(heap)),
                    heaps.heap_words(heap),
                )
            )
        return WAIT
    return hand_over(state, heaps.pick_from(heap, chance), journal)


def hand_over(state: GoldTable, kind: i64, journal: Journal) -> i64:
    """The token changes owners; on to the next thief."""
    state.stash[state.victim] -= heaps.some(kind, 1)
    state.stash[state.thief] += heaps.some(kind, 1)
    if journal.loud:
        thief = Seat(int(state.thief))
        journal.add(TokenStolen(thief, Seat(int(state.victim)), heaps.LETTERS[kind]))
    state.rob_at += 1
    state.thief = -1
    state.victim = -1
    return THIEVES
