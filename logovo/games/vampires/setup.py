"""Set-up: lids on the graves, garlic and stakes, a row of vampires for everybody."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.bits import BIT
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.games.vampires.components import (
    ALL_GRAVES,
    COLOURS,
    EACH_COLOUR,
    EMPTY,
    GRAVE_COUNT,
    RAT,
    TWO_COLOURS,
    TWO_GRAVES,
    centre_graves,
    in_a_row,
    rats_for,
)
from logovo.games.vampires.effects.turns import begin_turn
from logovo.games.vampires.events import Started
from logovo.games.vampires.options import first_named, marked_graves
from logovo.games.vampires.state import VampiresState, colours_of, set_yard


def setup(options: Options, chance: Chance, journal: Journal) -> VampiresState:
    # vampires.stakes-setup, vampires.garlic-setup: a fresh state has 13 stakes on the path
    # and three unused garlic before everybody.
    state = VampiresState(options.players)
    state.open_notes = options.is_on("open-notes")
    state.shared_win = options.is_on("shared-win")
    state.barred_ever = options.get("barred") == "ever"
    state.laps_round = options.get("plague-laps") == "round"
    if options.players == 2:
        state.colours = lot(len(COLOURS), TWO_COLOURS, chance)  # vampires.two-colours
    set_yard(state, graves_in_play(options, chance))
    lay_lids(state, chance)
    deal(state, chance)
    first = first_player(options, chance)
    if journal.loud:
        journal.add(Started(Seat(first), colours_of(state)))
    begin_turn(state, first, journal)
    return state


def graves_in_play(options: Options, chance: Chance) -> i64:
    # vampires.two-graves, vampires.opt-two-graves: all 60, or the 40 agreed on for two.
    if options.players > 2:
        return ALL_GRAVES
    chosen = options.get("two-graves")
    if chosen == "centre":
        return centre_graves()
    if chosen == "lot":
        return lot(GRAVE_COUNT, TWO_GRAVES, chance)
    return marked_graves(chosen)


def lot(of: i64, wanted: i64, chance: Chance) -> i64:
    """`wanted` of the first `of` numbers by lot, as a mask."""
    numbers = vec[u8]([u8(0)] * of)
    for i in range(of):
        numbers[i] = u8(i)
    chance.shuffle(numbers, of)
    mask: i64 = 0
    for i in range(wanted):
        mask |= BIT[i64(numbers[i])]
    return mask


def ten_of_each(state: VampiresState) -> vec[u8]:
    """Ten of every colour in play: the vampires, and the coloured lids."""
    colours = [colour for colour in range(len(COLOURS)) if (state.colours >> colour) & 1 != 0]
    pile = vec[u8]([u8(0)] * (EACH_COLOUR * len(colours)))
    at = 0
    for colour in colours:
        for _i in range(EACH_COLOUR):
            pile[at] = u8(colour)
            at += 1
    return pile


def lay_lids(state: VampiresState, chance: Chance) -> None:
    # vampires.lids-setup, vampires.two-lids: a reserve unseen, rats among the others.
    rats: i64 = rats_for(int(state.players))
    lids = ten_of_each(state)
    chance.shuffle(lids, len(lids))
    on_board: i64 = len(lids) - rats
    state.reserve = lids[on_board:]
    state.reserve_left = rats
    for i in range(rats):
        lids[on_board + i] = u8(RAT)
    chance.shuffle(lids, len(lids))
    for i in range(i64(len(lids))):
        state.set_grave(state.yard_list[i], i64(lids[i]), EMPTY)


def deal(state: VampiresState, chance: Chance) -> None:
    # vampires.deal, vampires.row: evenly, in a row, two open at each end.
    vampires = ten_of_each(state)
    chance.shuffle(vampires, len(vampires))
    each: i64 = in_a_row(int(state.players))
    for seat in range(state.players):
        state.sizes[seat] = each
        state.lefts[seat] = 2
        state.closeds[seat] = each - 4
        for place in range(each):
            state.set_vampire(seat, place, i64(vampires[seat * each + place]))


def first_player(options: Options, chance: Chance) -> i64:
    # vampires.first-player, vampires.opt-first: who woke up latest, or by lot.
    named: i64 = first_named(options)
    return chance.below(options.players) if named < 0 else named
