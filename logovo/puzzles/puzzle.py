"""A puzzle: the beginning of a game, the seat that is asked, the answer and its proof.

A line of JSON each. The log beginning holds what is hidden, so a puzzle never leaves the server as
it is: players are shown the seat's view.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

import msgspec

from logovo.core.errors import LogovoError, OtherRuleset
from logovo.core.game import Game
from logovo.core.log import CLAIM, SETUP, Entry, Header, Log
from logovo.core.seats import Seat
from logovo.core.table import Replay, Table
from logovo.games import game as game_of
from logovo.review.story import Mind, fresh_minds, tell

MOVE: Final = "move"  # find the best move
MEMORY: Final = "memory"  # the same, by what was shown and must be remembered
ROLE: Final = "role"  # who is who, by a record of moves
KINDS: Final = (MOVE, MEMORY, ROLE)
GRADES: Final = (1, 2, 3)

Row: TypeAlias = tuple[str, int, str, list[int]]
"""An entry of a log: kind, seat, text, luck."""


class BadPuzzle(LogovoError):
    """A kept puzzle that does not fit the rules it names."""

    def __init__(self, id: str, why: str) -> None:
        super().__init__("bad-puzzle", {"id": id[:40], "why": why})


@dataclass(frozen=True)
class TriedMove:
    """A move, the share of imagined games it won, in how many worlds it was tried, and the
    standard error of what it lacks against the answer in the same worlds."""

    move: str
    won: float
    worlds: int
    error: float


@dataclass(frozen=True)
class Proof:
    """`obvious` is what the quick policy plays there. The first `tried` is the answer. Where
    nothing was compared `worlds` is 0: for a role `tried` holds seats, and `won` how likely each
    is; for memory the graves that were shown, and whether they fit."""

    worlds: int
    margin: float  # over the second best
    error: float  # its standard error
    obvious: str
    tried: tuple[TriedMove, ...]
    reason: str = ""  # the consideration of the policy that carries the answer


@dataclass(frozen=True)
class Puzzle:
    game: str
    ruleset: int
    players: int
    options: dict[str, str]
    seat: int
    kind: str
    grade: int
    answers: tuple[str, ...]
    proof: Proof
    rows: tuple[Row, ...]

    @cached_property
    def id(self) -> str:
        """Follows from the position and the seat, so that the same one is never kept twice."""
        text = msgspec.json.encode([self.game, self.seat, self.kind, self.rows])
        return hashlib.sha256(text).hexdigest()[:10]

    def log(self) -> Log:
        names = [""] * self.players
        log = Log(Header(self.game, self.ruleset, self.players, self.options, names))
        for kind, seat, text, chance in self.rows:
            log.add(Entry(kind, seat, text, list(chance)))
        return log


def read_puzzle(line: str | bytes) -> Puzzle:
    """Raises BadPuzzle for what is no puzzle."""
    try:
        return msgspec.json.decode(line, type=Puzzle)
    except msgspec.MsgspecError as error:
        raise BadPuzzle("", str(error)[:120]) from None


def write_puzzle(puzzle: Puzzle) -> str:
    return msgspec.json.encode(puzzle).decode()


@dataclass(frozen=True)
class Posed:
    """A puzzle set up: the table as it stands, and what the asked seat knows."""

    puzzle: Puzzle
    table: Table
    mind: Mind

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def seat(self) -> Seat:
        return Seat(self.puzzle.seat)


def pose(puzzle: Puzzle) -> Posed:
    """Play the beginning; raises OtherRuleset, BadLog, or BadPuzzle where nothing is asked of
    the seat or an answer is not allowed."""
    game = game_of(puzzle.game)
    if puzzle.ruleset != game.ruleset:
        raise OtherRuleset(puzzle.game, puzzle.ruleset, game.ruleset)
    if puzzle.kind not in KINDS or puzzle.grade not in GRADES or not puzzle.answers:
        raise BadPuzzle(puzzle.id, "kind, grade or answer")
    if not puzzle.rows or puzzle.rows[0][0] != SETUP or not 0 <= puzzle.seat < puzzle.players:
        raise BadPuzzle(puzzle.id, "no set-up, or no such seat")
    log = puzzle.log()
    fold = Replay(game, log)
    minds = fresh_minds(game, fold.table.options)
    mind = minds[puzzle.seat]
    tell(game, [mind], fold.table.opening)
    while fold.has_more():
        entry = log.entries[fold.at]
        events = fold.step()
        if entry.kind == CLAIM and mind.belief is not None:
            mind.belief.hear_claim(Seat(entry.seat), entry.text)
        tell(game, [mind], events)
    posed = Posed(puzzle, fold.table, mind)
    check(posed)
    return posed


def check(posed: Posed) -> None:
    puzzle, game = posed.puzzle, posed.game
    if puzzle.kind == ROLE:
        if any(answer not in seat_words(puzzle.players) for answer in puzzle.answers):
            raise BadPuzzle(puzzle.id, "no such seat")
        return
    if not game.is_asked(posed.table.state, posed.seat):
        raise BadPuzzle(puzzle.id, "the seat is not asked")
    for text in (*puzzle.answers, *(tried.move for tried in puzzle.proof.tried)):
        if game.refusal(posed.table.state, posed.seat, game.parse_move(text)) is not None:
            raise BadPuzzle(puzzle.id, f"not allowed: {text}")


def seat_words(players: int) -> tuple[str, ...]:
    return tuple(f"p{seat + 1}" for seat in range(players))
