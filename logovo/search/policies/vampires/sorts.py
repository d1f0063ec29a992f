"""Which openings of vampires are worth a branch of a search: one of each sort."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.core.moves import Moves
from logovo.games.vampires.asks import OPEN
from logovo.games.vampires.components import GARLIC, MOST_NEIGHBOURS, MOST_PLAYERS
from logovo.games.vampires.moves import is_opening, opened_grave
from logovo.games.vampires.state import VampiresState
from logovo.search.policies.vampires.worth import (
    FITS,
    GARLICKY,
    IDLE,
    KINDS,
    UNSEEN,
    kind_of,
    unseen_beside,
    wanted_by_others,
)

SORTS: Final = 6  # the kinds of graves, and then these:
FITTING: Final = SORTS + KINDS  # from SORTS up to here: those that fit, by colour
WANTED: Final = FITTING + KINDS  # up to here: idle ones that another could use, by colour;
# and from here on the same that are barred to the rival once opened


def sort_of(table: VampiresState, grave: i64, wanted: i64) -> i64:
    """Graves of one sort are the same to the opener: those of use to anybody differ by colour."""
    kind = kind_of(table, grave)
    if kind == FITS:
        return SORTS + table.lid(grave)
    if kind == IDLE and (wanted >> table.lid(grave)) & 1 != 0:
        if table.players == 2 and (table.ever[1 - table.opener] >> grave) & 1 != 0:
            return WANTED + table.lid(grave)
        return FITTING + table.lid(grave)
    return kind


def keep_one_of_each(table: VampiresState, moves: Moves) -> None:
    """Of graves that are all the same to the opener the first, and stopping unless there is
    something to bury. Unseen graves differ by their neighbours, which matter if it is a rat: one
    with the most and one with the fewest unseen ones are kept."""
    wanted = wanted_by_others(table)
    met: i64 = 0  # sorts of graves listed, as a mask
    least: i64 = MOST_NEIGHBOURS + 1  # unseen neighbours of unseen graves
    most: i64 = -1
    for i in range(moves.size):
        if is_opening(moves.get(i)):
            grave = opened_grave(moves.get(i))
            sort = sort_of(table, grave, wanted)
            met |= BIT[sort]
            if sort == UNSEEN:
                near = unseen_beside(table, grave)
                if near < least:
                    least = near
                if near > most:
                    most = near
    keep = worth_a_look(table, met)
    met = 0
    kept: i64 = 0
    for i in range(moves.size):
        code = moves.get(i)
        if is_opening(code):
            grave = opened_grave(code)
            sort = sort_of(table, grave, wanted)
            if (keep >> sort) & 1 == 0:
                continue
            if sort == UNSEEN:
                near = unseen_beside(table, grave)
                if near == most:
                    most = -1
                elif near == least:
                    least = -1
                else:
                    continue
            elif (met >> sort) & 1 != 0:
                continue
            met |= BIT[sort]
        elif (keep >> SORTS) & (BIT[KINDS] - 1) != 0:
            continue
        moves.items[kept] = code
        kept += 1
    moves.size = kept


def keep_waiting_or_garlic(table: VampiresState, moves: Moves) -> None:
    """Stopping, an idle grave and an unseen one even if something could be buried, and one grave
    of each colour and owner with another's garlic."""
    met: i64 = 0  # kinds of graves listed, as a mask
    blocked: i64 = 0  # by colour and owner
    kept: i64 = 0
    for i in range(moves.size):
        code = moves.get(i)
        if is_opening(code):
            grave = opened_grave(code)
            kind = kind_of(table, grave)
            if kind == GARLICKY:
                owner = table.inside(grave) - GARLIC
                bit = BIT[table.lid(grave) * MOST_PLAYERS + owner]
                # Who has one vampire would win by giving it away.
                if owner == table.opener or table.sizes[owner] < 2 or blocked & bit != 0:
                    continue
                blocked |= bit
            elif (kind == IDLE or kind == UNSEEN) and (met >> kind) & 1 == 0:
                met |= BIT[kind]
            else:
                continue
        moves.items[kept] = code
        kept += 1
    moves.size = kept


def worth_a_look(table: VampiresState, met: i64) -> i64:
    """Of the sorts met those that deserve a branch, as a mask. What another could use does:
    garlic may go there, or the bar of two players."""
    fitting = (met >> SORTS) & (BIT[KINDS] - 1)
    if fitting != 0:
        return fitting << SORTS
    keep = met & (BIT[UNSEEN] | ~(BIT[FITTING] - 1))
    if table.ask != OPEN:
        return keep
    keep |= met & BIT[IDLE]  # to open one is the only way to pass
    if keep == 0:
        return met
    return keep
