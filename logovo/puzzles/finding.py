"""Finding puzzles: bots that compare play a game, and positions with one clear answer are kept.

A position must pass four looks: a quick one at the moves the policy shortlists (which also decides
what is played), a second one at the same moves, a closer one at every legal move, and a last one
with ten times the worlds of the closer one. Each look imagines fresh worlds, so that no move is
called good because it was lucky.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from logovo.bots.worlds import NeverMyTurn
from logovo.coach.imagining import Imagination, Imagined
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.table import Table, open_table
from logovo.puzzles.puzzle import MOVE, Proof, Puzzle, Row, TriedMove
from logovo.review.story import Mind, fresh_minds, tell

QUICK: Final = 16  # worlds of the first look
SECOND: Final = 96
CLOSER: Final = 128
TIMES: Final = 10  # the last look has so many times the worlds of the closer one
PROMISING: Final = 0.08  # games won that the first look must see between the best and the rest
MARGIN: Final = 0.06  # games won by which the answer must be ahead of every other move
ERRORS: Final = 4.0  # standard errors by which it must be, at the last look
EARLIER: Final = 2.0  # the same at the looks before
DOUBT: Final = (
    2.0  # standard errors by which a move must be ahead to be played instead of the policy's
)
MOST_LEGAL: Final = 120
MOST_HOPEFUL: Final = 8  # moves that are not hopeless at the closer look: few candidates
FROM_A_GAME: Final = 3  # puzzles, so that no deal is met too often
SPECIAL_FROM_A_GAME: Final = 1
SEEDS: Final = 1 << 30
SHOWN: Final = 12  # moves kept with the proof


@dataclass(frozen=True)
class FoundPosition:
    """A decision in a game under way."""

    game: Game
    table: Table
    mind: Mind
    seed: int

    def imagine(self, look: int) -> Imagination:
        """Fresh worlds for each look."""
        game, seat = self.game, self.mind.seat
        view = game.view(self.table.state, seat)
        return Imagination(game, self.table.options, seat, view, self.mind, self.seed * 8 + look)

    def luck(self) -> Chance:
        return Chance(self.seed)


Seek = Callable[[FoundPosition], Puzzle | None]
"""Looks for a special kind of puzzle at every decision; the first one found in a game is kept."""


def find_in_game(game: Game, options: Options, seed: int, seek: Seek | None) -> Iterator[Puzzle]:
    """Play one game and yield what is found; the same seed gives the same."""
    luck = Chance(seed)
    table = open_table(game, options, [""] * options.players, seed)
    minds = fresh_minds(game, options)
    tell(game, minds, table.opening)
    found = special = number = 0
    while not table.state.is_over() and number < game.longest(options):
        awaited = game.awaited(table.state)
        seat = awaited[int(luck.below(len(awaited)))]
        position = FoundPosition(game, table, minds[seat], int(luck.below(SEEDS)))
        move, is_promising = first_look(position)
        puzzles = [puzzle_at(position)] if is_promising and found < FROM_A_GAME else []
        found += sum(1 for puzzle in puzzles if puzzle is not None)
        if seek is not None and special < SPECIAL_FROM_A_GAME:
            puzzles.append(seek(position))
            special += puzzles[-1] is not None
        yield from (puzzle for puzzle in puzzles if puzzle is not None)
        tell(game, minds, table.play(seat, move))
        number += 1


def first_look(position: FoundPosition) -> tuple[Move, bool]:
    """What to play, and whether the position may be a puzzle: a clear best move that is not what
    the quick policy plays."""
    game, state, seat = position.game, position.table.state, position.mind.seat
    legal = game.legal(state, seat)
    if len(legal) == 1:
        return legal[0], False
    try:
        imagined = position.imagine(0)
        obvious = imagined.obvious()
        listed = imagined.shortlist()
        moves = listed if obvious in listed else [obvious, *listed]
        if len(moves) == 1:
            return obvious, False
        trials = imagined.compare(moves, QUICK)
    except NeverMyTurn:
        return game.default_move(state, seat, Chance(position.seed)), False
    best, second = trials.ranked()[:2]
    gap, error = trials.behind(best, obvious)
    chosen = best if gap > DOUBT * error else obvious
    ahead = trials.mean(best) - trials.mean(second)
    may_be = ahead >= PROMISING and best != obvious and len(legal) <= MOST_LEGAL
    return chosen, may_be and not game.is_partial(state, seat)


def puzzle_at(position: FoundPosition) -> Puzzle | None:
    """The second look, the closer one and the last one."""
    game, state, seat = position.game, position.table.state, position.mind.seat
    legal = game.legal(state, seat)
    imagined = position.imagine(1)
    obvious = imagined.obvious()
    second = imagined.compare(imagined.shortlist(), SECOND)
    best = second.ranked()[0]
    if best == obvious or not is_clear(second, best, EARLIER):
        return None
    closer = position.imagine(2).compare(legal, CLOSER)
    hopeful = [move for move in legal if len(closer.values[move]) == len(closer.values[best])]
    if len(hopeful) > MOST_HOPEFUL or not is_clear(closer, best, EARLIER):
        return None
    last = position.imagine(3).compare(legal, CLOSER * TIMES, least=2)
    if not is_clear(last, best, ERRORS):
        return None
    proof = proof_of(last, best, obvious)
    return kept(position, MOVE, grade_of(proof, len(hopeful)), (str(best),), proof)


def kept(
    position: FoundPosition, kind: str, grade: int, answers: tuple[str, ...], proof: Proof
) -> Puzzle:
    game, table = position.game, position.table
    return Puzzle(
        game=game.key,
        ruleset=game.ruleset,
        players=table.options.players,
        options=changed(game, table.options),
        seat=int(position.mind.seat),
        kind=kind,
        grade=grade,
        answers=answers,
        proof=proof,
        rows=rows_of(table),
    )


def is_clear(trials: Imagined, best: Move, errors: float) -> bool:
    """Ahead of every other move, by enough and by more than chance would put it."""
    for move in trials.values:
        if move != best:
            gap, error = trials.behind(best, move)
            if gap < MARGIN or gap < errors * error:
                return False
    return True


def proof_of(trials: Imagined, best: Move, obvious: Move) -> Proof:
    """The answer first, then the others as they did."""
    listed = [best, *(move for move in trials.ranked() if move != best)]
    gap, error = trials.behind(best, listed[1])
    tried = tuple(
        TriedMove(
            str(move),
            round(trials.mean(move), 4),
            len(trials.values[move]),
            round(trials.behind(best, move)[1], 4),
        )
        for i, move in enumerate(listed)
        if i < SHOWN or move == obvious
    )
    return Proof(len(trials.values[best]), round(gap, 4), round(error, 4), str(obvious), tried)


def grade_of(proof: Proof, hopeful: int) -> int:
    """The narrower the lead and the more rivals, the harder."""
    hard = (proof.margin < 0.16) + (proof.margin < 0.28) + (hopeful > 4)
    return min(3, 1 + hard)


def rows_of(table: Table) -> tuple[Row, ...]:
    return tuple((one.kind, one.seat, one.text, list(one.chance)) for one in table.log.entries)


def changed(game: Game, options: Options) -> dict[str, str]:
    """Only what differs from the default."""
    usual = game.options(options.players, {}).values
    return {key: value for key, value in options.values.items() if usual.get(key) != value}
