"""What tokens, dragons and whole tables are worth to one player of gold."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from logovo.core import bags
from logovo.games.gold import heaps, scoring, worths
from logovo.games.gold.components import (
    BLUE,
    DRAGONS,
    HIDDEN,
    KNIGHTS,
    PLACES,
    RED,
    THIEF,
    WHITE,
    WIZARD,
    majority_points,
)
from logovo.games.gold.lines import has_knight, power, seats_in, wizards_in
from logovo.games.gold.prospects import rivals
from logovo.games.gold.table import GoldTable

POINT: Final = 1000  # everything is weighed in thousandths of a point
FAR: Final = 1_000_000_000_000
HIDDEN_WORTH: Final = 1900  # of a token nobody has seen yet
COLOUR: Final = 700  # for each colour that is one ahead of the next set
ACTION_CARD: Final = 1800  # of an action card drawn for a red token
THEFT: Final = 1700  # of a token stolen at random
PICKED: Final = 3500  # of a token picked from an open stash


# --- what tokens are worth -------------------------------------------------------------


def worth(state: GoldTable, heap: i64) -> i64:
    """A stash as its owner sees it: coins as they count, stones by their prospects."""
    total = scoring.coins(state, heap) * POINT
    if scoring.is_coins_only(state, heap):
        return total
    award = majority_points(state.players) * POINT
    least: i64 = 99
    for kind in range(BLUE, WHITE + 1):
        n = heaps.count(heap, kind)
        if n < least:
            least = n
        if n > 0:
            square = n * n
            total += award * square // (square + rivals(state, kind))
    for kind in range(BLUE, WHITE + 1):
        if heaps.count(heap, kind) > least:
            total += COLOUR
    return total + least * 5 * POINT


def gain(state: GoldTable, seat: i64, heap: i64) -> i64:
    """What the heap adds to the seat's own stash."""
    mine = state.stash[seat]
    return worth(state, mine + heap) - worth(state, mine)


def open_worth(heap: i64) -> i64:
    """What a heap is worth to somebody whose stash is unknown."""
    return worths.worth(heap) * POINT


# --- dragons ---------------------------------------------------------------------------


def promise(state: GoldTable, seat: i64, place: i64, strength: i64, joining: i64) -> i64:
    """What the seat may expect of a dragon: its share of the hoard by the chance that the
    dragon falls. `joining` has the bits of the knights that come with `strength`."""
    line = state.line(place)
    mine = power_of(state, line, seat) + strength
    if mine == 0:
        return 0
    total = power(line, state.swords) + strength
    need = state.strength(place)
    others = power(line, state.swords) - power_of(state, line, seat)
    fighters = count_bits(seats_in(line) | (1 << seat))
    hoard = gain(state, seat, state.tokens(place)) + HIDDEN[state.dragon(place)] * HIDDEN_WORTH
    wizard = joining & (1 << WIZARD) != 0 or has_knight(line, seat * KNIGHTS + WIZARD)
    thief = joining & (1 << THIEF) != 0 or has_knight(line, seat * KNIGHTS + THIEF)
    if total >= need:
        if others == 0:
            return hoard + reds_bonus(state, seat, place, wizard, 1)
        share = hoard // fighters
        # The first to choose does better than the rest.
        if mine * fighters > total:
            share += share // 6
        else:
            share -= share // 8
        share += reds_bonus(state, seat, place, wizard, fighters)
        if thief:
            if wizard:
                share += PICKED
            else:
                share += THEFT
        share -= thieves_of_others(line, seat) * THEFT // fighters
        return share
    # Somebody may still come, and the dragon may outlast the game.
    expected = hoard * 100 // (fighters * 100 + 60)
    chance_of = 30 + 60 * total // need
    return expected * chance_of // 100


def reds_bonus(state: GoldTable, seat: i64, place: i64, wizard: bool, fighters: i64) -> i64:
    """What the seat's wizard adds for the reds that lie open."""
    if not wizard:
        return 0
    reds = heaps.count(state.tokens(place), RED)
    # gold.wizards-many, gold.wizard-cards: another wizard there spoils it.
    is_only_one = wizards_in(state.line(place)) & ~(i64(1) << seat) == 0
    if state.advanced:
        if is_only_one or state.each_wizard:
            return reds * ACTION_CARD // fighters
        return 0
    if fighters > 1 and is_only_one:
        return reds * POINT * (fighters - 1) // fighters
    return 0


def power_of(state: GoldTable, line: i64, seat: i64) -> i64:
    total: i64 = 0
    while line != 0:
        knight = (line & 31) - 1
        if knight // KNIGHTS == seat:
            total += knight % KNIGHTS + 1
            if (state.swords >> knight) & 1:
                total += 2
        line >>= 5
    return total


def thieves_of_others(line: i64, seat: i64) -> i64:
    n: i64 = 0
    while line != 0:
        knight = (line & 31) - 1
        if knight % KNIGHTS == THIEF and knight // KNIGHTS != seat:
            n += 1
        line >>= 5
    return n


def count_bits(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


# --- where a rollout stops -----------------------------------------------------------------------


def standing(state: GoldTable, seat: i64) -> float:
    """The chance to win, from points, prospects and knights at dragons."""
    if state.is_over():
        return scoring.reward(state, seat)
    mine = prospects(state, seat)
    best: i64 = -FAR
    for other in range(state.players):
        if other != seat:
            theirs = prospects(state, other)
            if theirs > best:
                best = theirs
    # What is still to come blurs the lead.
    left = float(DRAGONS - state.slain)
    scale = 5000.0 + 900.0 * left
    return 1.0 / (1.0 + math.exp(float(best - mine) / scale))


def prospects(state: GoldTable, seat: i64) -> i64:
    """In a full world: coins, sets begun, majorities by the lead there is, knights out."""
    heap = state.stash[seat]
    total = scoring.coins(state, heap) * POINT
    if not scoring.is_coins_only(state, heap):
        total += scoring.sets(state, heap) * POINT
        award = majority_points(state.players) * POINT
        for kind in range(BLUE, WHITE + 1):
            total += award * lead_in(state, seat, kind) // 100
            if heaps.count(heap, kind) > 0:
                total += COLOUR
    for place in range(PLACES):
        if not state.is_empty(place):
            total += promise(state, seat, place, 0, 0) * 2 // 3
    total += count_bits(state.up_of(seat)) * 300
    return total + bags.size(state.hands[seat]) * POINT


def lead_in(state: GoldTable, seat: i64, kind: i64) -> i64:
    """The chance to end with most of a colour, in percent: cubes against cubes."""
    mine = heaps.count(state.stash[seat], kind)
    if mine == 0:
        return 0
    total: i64 = 0
    for other in range(state.players):
        n = heaps.count(state.stash[other], kind)
        total += n * n * n
    return 100 * mine * mine * mine // (total + 2)
