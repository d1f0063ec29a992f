"""The looks a position must pass to be a puzzle, the cheap ones first.

A quick look at the moves the policy shortlists also decides what is played. A second one at the
same moves is given up as soon as its leader wavers. A closer one is at every legal move, and the
last one has ten times the worlds of that. Each look imagines fresh worlds, so that no move is
called good because it was lucky.
"""

from __future__ import annotations

from typing import Final

from logovo.bots.worlds import NeverMyTurn
from logovo.coach.imagining import Imagined
from logovo.core.chance import Chance
from logovo.core.moves import Move
from logovo.puzzles.positions import FoundPosition, kept
from logovo.puzzles.puzzle import MOVE, Proof, Puzzle, TriedMove

QUICK: Final = 16  # worlds of the first look
SECOND: Final = 96
CLOSER: Final = 128
TIMES: Final = 10  # the last look has so many times the worlds of the closer one
PROMISING: Final = 0.08  # games won that the first look must see between the best and the rest
MARGIN: Final = 0.06  # games won by which the answer must be ahead of every other move
ERRORS: Final = 4.0  # standard errors by which it must be, at the last look
EARLIER: Final = 2.0  # the same at the looks before
WAVERING: Final = 0.8  # a leader of the second look that is ahead by fewer is given up
SETTLED: Final = 32  # worlds before it may be
DOUBT: Final = (
    2.0  # standard errors by which a move must be ahead to be played instead of the policy's
)
MOST_LEGAL: Final = 120
MOST_HOPEFUL: Final = 8  # moves that are not hopeless at the closer look: few candidates
SHOWN: Final = 12  # moves kept with the proof


def first_look(position: FoundPosition, compared: bool = True) -> tuple[Move, bool]:
    """What to play, and whether the position may be a puzzle: a clear best move that is not what
    the quick policy plays. Where none can be, the policy plays and nothing is compared."""
    game, state, seat = position.game, position.table.state, position.mind.seat
    legal = game.legal(state, seat)
    if len(legal) == 1:
        return legal[0], False
    try:
        imagined = position.imagine(0)
        obvious = imagined.obvious()
        if not compared or len(legal) > MOST_LEGAL or game.is_partial(state, seat):
            return obvious, False
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
    return chosen, ahead >= PROMISING and best != obvious


def puzzle_at(position: FoundPosition) -> Puzzle | None:
    """The second look, the closer one and the last one."""
    game, state, seat = position.game, position.table.state, position.mind.seat
    legal = game.legal(state, seat)
    imagined = position.imagine(1)
    obvious = imagined.obvious()
    second = imagined.compare(
        imagined.shortlist(), SECOND, until=lambda trials: is_wavering(trials, obvious)
    )
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


def is_wavering(trials: Imagined, obvious: Move) -> bool:
    """Whether the second look can be given up: more worlds would hardly make it a puzzle."""
    best, second = trials.ranked()[:2]
    gap, error = trials.behind(best, second)
    return len(trials.values[best]) >= SETTLED and (best == obvious or gap < WAVERING * error)


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
