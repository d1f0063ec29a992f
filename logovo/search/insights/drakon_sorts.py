"""Sorts of moves in drakon: before whom a chamber is laid, what a hero enters and what lies ahead,
and of everything else how good the quick policy thinks it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.door import END
from logovo.games.drakon.components import BOX, KIND_WORDS, MOST_PLAYERS, START
from logovo.games.drakon.maze import FIRST_CHAMBER, VOID
from logovo.games.drakon.moves import codes
from logovo.games.drakon.state import Drakon
from logovo.games.drakon.walking import goal_of
from logovo.search.policies.drakon import Greedy
from logovo.search.policies.drakon_worth import SEEN_AHEAD, onward, prospects

KINDS: Final = len(KIND_WORDS)  # of chambers
SIDES: Final = 4

PLACE: Final = 0  # + kind + KINDS * (1 before the own hero, 2 before others, 3 before both)
ENTER: Final = PLACE + 4 * KINDS  # + kind, or where Drakon is
REST: Final = ENTER + KINDS + 1  # + how good it seems + GRADES * what it is
GRADES: Final = 7
ONWARD: Final = REST + GRADES * (codes.ENOUGH + 1)  # of a placing: what the next step would bring
AHEAD: Final = ONWARD + 3  # of a way
NUMBERS: Final = AHEAD + 4


@final
class Fronts:
    """Squares that arrows under heroes point at, and what they are to the decider."""

    def __init__(self) -> None:
        self.places = vec[i64]([0] * (MOST_PLAYERS * SIDES))
        self.whose = vec[i64]([0] * (MOST_PLAYERS * SIDES))
        self.size: i64 = 0

    def look(self, table: Drakon) -> None:
        self.size = 0
        seat = table.asks.seat()
        maze = table.maze
        for hero in range(table.players):
            here = i64(table.stands[hero])
            arrows = maze.arrows(here)
            for d in range(i64(SIDES)):
                if (arrows >> d) & 1 == 0:
                    continue
                place = i64(maze.at[here]) + maze.step(d)
                held = i64(maze.window[place])
                if held < FIRST_CHAMBER and held != VOID:
                    self.places[self.size] = place
                    self.whose[self.size] = 1 if table.pool(hero) == table.pool(seat) else 2
                    self.size += 1

    def of(self, place: i64) -> i64:
        """0 for a square before nobody, 1 the decider, 2 others, 3 both."""
        found: i64 = 0
        for i in range(self.size):
            if self.places[i] == place:
                found |= self.whose[i]
        return found


def number_at(table: Drakon, fronts: Fronts, greedy: Greedy, code: i64, at: i64) -> i64:
    kind = codes.kind_of(code)
    if kind == codes.HERO or kind == codes.REFILL or at > 1:
        return END
    if kind == codes.PLACE:
        return place_number(table, fronts, code, at)
    if kind == codes.MOVE:
        return enter_number(table, code, at)
    if at > 0:
        return END
    return REST + kind * GRADES + grade(greedy.worth(table, code))


def place_number(table: Drakon, fronts: Fronts, code: i64, at: i64) -> i64:
    maze = table.maze
    place = maze.place(codes.second_of(code))
    whose = fronts.of(place)
    chamber = codes.first_of(code)
    if at == 0:
        return PLACE + whose * KINDS + i64(BOX.kind[chamber])
    if whose == 0:
        return END
    arrows = i64(BOX.arrows[maze.pattern(chamber) * 4 + codes.turning_of(code)])
    best = onward(table, table.asks.seat(), place, arrows)
    if best < 0:
        return ONWARD
    return ONWARD + (1 if best < 40 else 2)


def enter_number(table: Drakon, code: i64, at: i64) -> i64:
    seat = table.asks.seat()
    chamber = goal_of(table.maze, i64(table.stands[seat]), codes.first_of(code))
    if at == 0:
        if chamber == table.figure:
            return ENTER + KINDS
        return ENTER + i64(BOX.kind[chamber])
    if chamber == table.figure:
        chamber = START
    best = prospects(table, seat, chamber, SEEN_AHEAD)
    if best < 0:
        return AHEAD
    if best < 30:
        return AHEAD + 1
    return AHEAD + (2 if best < 90 else 3)


def grade(worth: i64) -> i64:
    if worth < 0:
        return 0 if worth <= -80 else (1 if worth <= -30 else 2)
    if worth == 0:
        return 3
    return 4 if worth <= 30 else (5 if worth <= 80 else 6)
