"""The observation written straight from the table, the same as `fields.encode` of the view."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.moves import Moves
from logovo.core.squares import CELLS, SIDE
from logovo.games.lucky import asks, hands, purses
from logovo.games.lucky.cells import MASK, REACHED, STANDING
from logovo.games.lucky.components import GOAL_MASKS, GOALS, KINDS, MOST_IN_HAND, PATH_CARDS
from logovo.games.lucky.fields import CARD_WIDTH, ENTRANCE, GOAL
from logovo.games.lucky.moves import numbers, x_of, y_of
from logovo.games.lucky.moves.numbers import MIDDLE
from logovo.games.lucky.state import Lucky


def write(state: Lucky, observer: i64, draft: Moves, out: vec[i16], at: i64) -> None:
    players = state.players
    ask = state.ask
    for i in range(i64(asks.OVER) + 1):
        out[at + i] = i16(i == ask)
    at += asks.OVER + 1
    for seat in range(players):
        out[at + seat] = i16(seat == observer)
    at = write_own(state, observer, out, at + players)
    out[at] = i16(state.round)
    out[at + 1] = i16(state.deck_left)
    out[at + 2] = i16(state.discard_size)
    out[at + 3] = i16(purses.size(state.bank))
    out[at + 4] = i16(purses.size(state.offer))
    out[at + 5] = i16(state.aside)
    out[at + 6] = 0
    if state.is_shown:
        out[at + 6] = i16(state.aside_mad)
    out[at + 7] = 0
    if ask == asks.PIT:
        out[at + 7] = i16(state.tied_goal + 1)
    at = write_goals(state, out, at + 8)
    for seat in range(players):
        at = write_seat(state, seat, out, at)
    at = write_forest(state, out, at)
    write_draft(draft, out, at)


def blank(out: vec[i16], at: i64, n: i64) -> i64:
    for i in range(at, at + n):
        out[i] = 0
    return at + n


def write_purse(purse: i64, out: vec[i16], at: i64) -> i64:
    out[at] = i16(purses.count(purse, 1))
    out[at + 1] = i16(purses.count(purse, 2))
    out[at + 2] = i16(purses.count(purse, 3))
    return at + 3


def write_own(state: Lucky, observer: i64, out: vec[i16], at: i64) -> i64:
    """Hand, role, gold, and what was seen by dust: nobody else's business."""
    blank(out, at, KINDS + MOST_IN_HAND + 2 + 3 + 3 + GOALS)
    if observer < 0:
        return at + KINDS + MOST_IN_HAND + 8 + GOALS
    hand = state.hands[observer]
    for i in range(hands.size(hand)):
        kind = hands.card(hand, i)
        out[at + kind] = i16(i64(out[at + kind]) + 1)
        out[at + KINDS + i] = i16(kind + 1)
    at += KINDS + MOST_IN_HAND
    out[at + i64(state.is_mad(observer))] = 1
    at = write_purse(state.gold[observer], out, at + 2)
    if state.ask == asks.CHOICE and state.turn == observer:
        write_purse(state.offer, out, at)
    at += 3
    for goal in range(i64(GOALS)):
        if state.has_looked(observer, goal):
            out[at + goal] = i16(state.goal_card(goal) + 1)
    return at + GOALS


def write_goals(state: Lucky, out: vec[i16], at: i64) -> i64:
    forest = state.forest
    for goal in range(i64(GOALS)):
        cell = forest.goals[goal]
        card = state.goal_card(goal)
        is_open = forest.is_face_up(cell)
        # lucky.goal-turn: a tied pit is turned up before the layer says how it lies.
        is_tied = state.ask == asks.PIT and forest.lead(cell) != 0
        out[at + goal] = i16((state.fresh >> goal) & 1)
        out[at + GOALS + goal] = 0
        if is_open or is_tied or state.is_shown:
            out[at + GOALS + goal] = i16(card + 1)
        out[at + 2 * GOALS + goal] = i16(is_open)
        out[at + 3 * GOALS + goal] = i16(is_tied)
        is_turned = is_open and forest.cells[cell] & MASK != GOAL_MASKS[card]
        out[at + 4 * GOALS + goal] = i16(is_turned)
    return at + 5 * GOALS


def write_seat(state: Lucky, seat: i64, out: vec[i16], at: i64) -> i64:
    out[at] = i16(state.turn == seat)
    out[at + 1] = i16(state.first == seat)
    out[at + 2] = i16(state.last_played == seat)
    out[at + 3] = i16((state.takers >> seat) & 1)
    out[at + 4] = i16(state.is_shown and not state.is_mad(seat))
    out[at + 5] = i16(state.is_shown and state.is_mad(seat))
    out[at + 6] = i16(hands.size(state.hands[seat]))
    broken = state.broken_of(seat)
    out[at + 7] = i16(broken & 1)
    out[at + 8] = i16((broken >> 1) & 1)
    out[at + 9] = i16((broken >> 2) & 1)
    out[at + 10] = i16(purses.size(state.gold[seat]))
    for goal in range(i64(GOALS)):
        out[at + 11 + goal] = i16(state.has_looked(seat, goal))
    return at + 11 + GOALS


def write_forest(state: Lucky, out: vec[i16], at: i64) -> i64:
    forest = state.forest
    clear_forest(out, at, forest.laid_n)
    out[at + MIDDLE.cell_of(0, 0)] = ENTRANCE
    row = at + CELLS
    for i in range(forest.laid_n):
        cell = forest.laid[i]
        word = forest.cells[cell]
        place = forest.place(cell)
        x = x_of(place)
        y = y_of(place)
        content = i16(forest.content(cell))
        shown = MIDDLE.cell_of(x, y)
        if shown >= 0:
            out[at + shown] = content
        out[row] = i16(x)
        out[row + 1] = i16(y)
        out[row + 2] = content
        out[row + 3] = i16(word & REACHED != 0)
        out[row + 4] = i16(word & STANDING != 0)
        row += CARD_WIDTH
    for goal in range(i64(GOALS)):
        place = forest.place(forest.goals[goal])
        out[at + MIDDLE.cell_of(x_of(place), y_of(place))] = i16(GOAL + goal)
    return at + CELLS + PATH_CARDS * CARD_WIDTH


def clear_forest(out: vec[i16], at: i64, kept: i64) -> None:
    """Take up the cards of the observation that was written here before; the list of them says
    where they lay. The first `kept` rows of the list will be written anew anyway."""
    row = at + CELLS
    for i in range(i64(PATH_CARDS)):
        if out[row + 2] == 0:
            return
        shown = MIDDLE.cell_of(i64(out[row]), i64(out[row + 1]))
        if shown >= 0:
            out[at + shown] = 0
        if i >= kept:
            blank(out, row, CARD_WIDTH)
        row += CARD_WIDTH


def write_draft(draft: Moves, out: vec[i16], at: i64) -> None:
    """A path or a fire whose place is still to be spelled."""
    blank(out, at, 3)
    if draft.size > 0 and draft.get(0) <= numbers.FIRE:
        out[at] = i16(draft.get(0) - numbers.LAY + 1)
        out[at + 1] = i16((MIDDLE.x_of(draft, 1) - MIDDLE.west) // SIDE)
        out[at + 2] = i16((MIDDLE.y_of(draft, 1) - MIDDLE.south) // SIDE)
