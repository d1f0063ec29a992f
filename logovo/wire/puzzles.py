"""Puzzles as they are sent: the position through the seat's eyes, and the answer after a try."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from logovo.wire.coach import Measure
from logovo.wire.http import ReplayStep
from logovo.wire.nouns import MovesInfo, Notation
from logovo.wire.reviews import MoveText

PuzzleKind: TypeAlias = Literal["move", "memory", "role"]
"""Find the best move; find the grave that was shown; say who is mad."""


class PuzzleCard(Struct, frozen=True):
    id: str
    game: str
    kind: PuzzleKind
    grade: int  # 1 to 3, the hardest last
    players: int


class PuzzleShelf(Struct, frozen=True):
    """`GET /api/puzzles`: all the house has, a game's easy ones first, and that of the day."""

    puzzles: list[PuzzleCard]
    today: str


class PuzzlePage(Struct, frozen=True):
    """`GET /api/puzzles/{id}`: what the seat has seen, the last step being the position. `moves` is
    what it may play; for a role nothing is played, and the answer is a seat: `p1`, `p2` …"""

    card: PuzzleCard
    seat: int
    options: dict[str, str]
    steps: list[ReplayStep]
    moves: MovesInfo | None


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/puzzles/{id}`: a move in notation, or a seat. With `reveal` the whole answer comes
    whether it is right or not."""

    answer: Notation
    reveal: bool = False


class PuzzleMove(Struct, frozen=True):
    """A move or, for a role, a seat: what it brought in so many worlds, with the standard error of
    what it lacks; for a role how likely it is; for memory 1 where the grave fits."""

    move: MoveText | None
    seat: int
    won: float
    worlds: int
    error: float
    right: bool


class PuzzleAnswer(Struct, frozen=True):
    """`tried` holds the answers first. Before the answer is told it has at most the move that was
    tried."""

    right: bool
    told: bool
    tried: list[PuzzleMove] = field(default_factory=list)
    measure: Measure = "games"
    worlds: int = 0
    reason: str = ""
    obvious: str = ""  # the move a quick player would have made
