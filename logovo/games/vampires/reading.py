"""A view read back into a table: all that lies open, with closed things still to be filled in."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.games.vampires.asks import OPEN, OVER, WORDS
from logovo.games.vampires.components import (
    COLOURS,
    EMPTY,
    GARLIC,
    GARLIC_EACH,
    GRAVE_COUNT,
    INSIDE_WORDS,
    LIDS,
    NO_GIFT,
    NO_GRAVE,
    RAT,
    SILENT_TURNS_END,
    UNTURNED,
    grave_named,
)
from logovo.games.vampires.knowledge import FRESH, UNKNOWN, VampiresKnowledge
from logovo.games.vampires.scoring import CAPPED, GOING, STALLED, WON
from logovo.games.vampires.state import VampiresState, set_yard
from logovo.games.vampires.views import Opening, Row, VampiresView, mask_of


def table_of(view: VampiresView, knowledge: VampiresKnowledge) -> VampiresState:
    """The table as the observer sees it. Closed graves are still bare of lids, closed
    vampires without colour."""
    state = VampiresState(view.players)
    state.open_notes = knowledge.open_notes
    state.shared_win = knowledge.shared_win
    state.barred_ever = knowledge.barred_ever
    state.laps_round = knowledge.laps_round
    state.colours = sum([1 << COLOURS.index(word) for word in view.colours])
    set_yard(state, mask_of(view.lidded) | mask_of(tuple([g.grave for g in view.open])))
    state.reserve_left = view.reserve
    state.rats_out = view.rats_out
    for row in view.rows:
        lay_row(state, row)
    state.path_stakes = view.path_stakes
    state.turn = view.turn
    state.stirred = view.turn - view.quiet
    state.turn_seat = view.turn_seat
    state.opener = view.opener_seat
    state.ask = WORDS.index(view.ask)
    state.asked = view.awaited_seats[0] if view.awaited_seats else 0
    state.ending = ending(view)
    show_last(state, view.last)
    show_plague(state, view)
    show_gifts(state, view)
    show_marks(state, view, knowledge)
    return state


def lay_row(state: VampiresState, row: Row) -> None:
    seat = row.seat
    size = len(row.left) + row.closed + len(row.right)
    state.sizes[seat] = size
    state.lefts[seat] = len(row.left)
    state.closeds[seat] = row.closed
    state.garlic[seat] = row.garlic
    state.stakes[seat] = row.stakes
    for place in range(len(row.left)):
        state.set_vampire(seat, place, COLOURS.index(row.left[place]))
    for place in range(len(row.right)):
        at = len(row.left) + row.closed + place
        state.set_vampire(seat, at, COLOURS.index(row.right[place]))


def ending(view: VampiresView) -> i64:
    if not view.over:
        return GOING
    for row in view.rows:
        if len(row.left) + row.closed == 0:
            return WON
    return STALLED if view.quiet >= SILENT_TURNS_END * view.players else CAPPED


def show_last(state: VampiresState, last: Opening | None) -> None:
    if last is None:
        return
    state.spot = grave_named(last.grave)
    state.spot_seat = last.seat
    state.spot_put = inside_of(last.put, last.seat)
    if last.lid == "unknown":
        state.spot_lid = UNTURNED
    else:
        state.spot_lid = LIDS.index(last.lid)
        state.spot_inside = inside_of(last.inside, last.inside_seat)


def inside_of(word: str, seat: int) -> int:
    inside = INSIDE_WORDS.index(word)
    return inside + seat if inside == GARLIC else inside


def show_plague(state: VampiresState, view: VampiresView) -> None:
    if view.plague is None:
        return
    state.rat_grave = grave_named(view.plague.grave)
    state.owner = view.plague.owner_seat
    state.stopped = len(view.plague.stopped_seats)
    state.has_opened = view.plague.has_opened
    state.plague_open = mask_of(tuple([g.grave for g in view.open])) & ~BIT[state.rat_grave]


def show_gifts(state: VampiresState, view: VampiresView) -> None:
    if view.gifts is None:
        return
    state.receiver = view.gifts.seat
    state.giver = view.gifts.giver_seat
    state.gifts_left = view.gifts.left
    state.gift = COLOURS.index(view.gifts.vampire) if view.gifts.vampire else NO_GIFT


def show_marks(state: VampiresState, view: VampiresView, knowledge: VampiresKnowledge) -> None:
    """Whose graves were opened when, as far as it is recalled."""
    state.ever = knowledge.ever[:]
    state.lately = knowledge.lately[:]
    state.rival = knowledge.rival[:]
    state.barred = mask_of(view.barred) if knowledge.open_notes else knowledge.barred
    if state.players == 2:
        mark_what_is_seen(state)


def mark_what_is_seen(state: VampiresState) -> None:
    """What the view itself shows of this turn, also to one who came late or has forgotten."""
    turned = state.spot_lid != UNTURNED
    this_turn = state.ask != OPEN and (state.ask != OVER or state.ending == WON or not turned)
    if this_turn and state.rat_grave == NO_GRAVE:
        bit = BIT[state.spot]
        if turned:
            state.ever[state.opener] |= bit
            state.lately[state.opener] |= bit
            state.rival[1 - state.opener] |= bit
        else:
            state.barred |= bit
    for seat in range(2):
        state.ever[seat] |= state.barred


def recall(view: VampiresView, knowledge: VampiresKnowledge) -> tuple[list[int], list[int]]:
    """Per grave the lid and the content as far as they are seen now or recalled."""
    lids = [int(lid) for lid in knowledge.lids]
    insides = [int(inside) for inside in knowledge.insides]
    if knowledge.open_notes:
        for grave in range(GRAVE_COUNT):
            # Whatever was ever opened is written down, the rest has never been touched.
            lids[grave] = FRESH if lids[grave] == FRESH else UNKNOWN
            insides[grave] = EMPTY
    last = view.last
    if last is not None and last.lid != "unknown":
        grave = grave_named(last.grave)
        lids[grave] = FRESH if last.lid == LIDS[RAT] else LIDS.index(last.lid)
        insides[grave] = left_inside(view, last)
    for shown in view.open + view.notes:
        grave = grave_named(shown.grave)
        lids[grave] = LIDS.index(shown.lid)
        insides[grave] = inside_of(shown.inside, shown.inside_seat)
    return lids, insides


def left_inside(view: VampiresView, last: Opening) -> int:
    """What lies in the grave opened last, now that it is closed."""
    if last.inside == INSIDE_WORDS[GARLIC]:
        if ending(view) == WON:
            return inside_of(last.inside, last.inside_seat)  # won by a gift: it still lies there
        return EMPTY  # its owner has it back
    if last.put == INSIDE_WORDS[EMPTY]:
        return INSIDE_WORDS.index(last.inside)
    inside = inside_of(last.put, last.seat)
    if inside >= GARLIC and view.rows[last.seat].garlic == GARLIC_EACH:
        return EMPTY  # vampires.stall-garlic has sent it home
    return inside
