"""The reason of an answer, named as a coach would name it."""

from __future__ import annotations

from dataclasses import replace

from logovo.coach.advice import reason_of
from logovo.coach.imagining import Imagination
from logovo.puzzles.puzzle import ROLE, Posed, Puzzle

SEED = 1


def explained(posed: Posed) -> Puzzle:
    """The puzzle with the reason of its first answer; a role needs none."""
    puzzle, game, seat = posed.puzzle, posed.game, posed.seat
    if puzzle.kind == ROLE:
        return puzzle
    view = game.view(posed.table.state, seat)
    imagined = Imagination(game, posed.table.options, seat, view, posed.mind, SEED)
    reason = reason_of(imagined, game.parse_move(puzzle.answers[0]))
    return replace(puzzle, proof=replace(puzzle.proof, reason=reason))
