"""Finding puzzles: bots that compare play a game, and positions with one clear answer are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.options import Options
from logovo.core.table import open_table
from logovo.puzzles.looks import first_look, puzzle_at
from logovo.puzzles.positions import FoundPosition
from logovo.puzzles.puzzle import Puzzle
from logovo.review.story import fresh_minds, tell

FROM_A_GAME: Final = 3  # puzzles, so that no deal is met too often
SPECIAL_FROM_A_GAME: Final = 1
SEEDS: Final = 1 << 30
LATEST_START: Final = 36  # decisions before a special kind is looked for, so that records differ


Seek = Callable[[FoundPosition], Puzzle | None]
"""Looks for a special kind of puzzle at every decision after a few; the first one found in a game
is kept."""


def find_in_game(
    game: Game, options: Options, seed: int, seek: Seek | None, best_moves: bool = True
) -> Iterator[Puzzle]:
    """Play one game and yield what is found; the same seed gives the same. Without best moves to
    look for nothing is compared: the quick policy plays, and a game takes no time."""
    luck = Chance(seed)
    table = open_table(game, options, [""] * options.players, seed)
    minds = fresh_minds(game, options)
    tell(game, minds, table.opening)
    number, found = 0, 0 if best_moves else FROM_A_GAME
    special = 0 if seek is not None else SPECIAL_FROM_A_GAME
    start = int(luck.below(LATEST_START))
    while not table.state.is_over() and number < game.longest(options):
        if found >= FROM_A_GAME and special >= SPECIAL_FROM_A_GAME:
            return
        awaited = game.awaited(table.state)
        seat = awaited[int(luck.below(len(awaited)))]
        position = FoundPosition(game, table, minds[seat], int(luck.below(SEEDS)))
        move, is_promising = first_look(position, found < FROM_A_GAME)
        puzzles = [puzzle_at(position)] if is_promising else []
        found += sum(1 for puzzle in puzzles if puzzle is not None)
        if seek is not None and special < SPECIAL_FROM_A_GAME and number >= start:
            puzzles.append(seek(position))
            special += puzzles[-1] is not None
        yield from (puzzle for puzzle in puzzles if puzzle is not None)
        tell(game, minds, table.play(seat, move))
        number += 1
