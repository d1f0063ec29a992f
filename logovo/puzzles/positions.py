"""A decision in a game under way, looked at from the seat that owes it."""

from __future__ import annotations

from dataclasses import dataclass

from logovo.coach.imagining import Imagination
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.options import Options
from logovo.core.table import Table
from logovo.puzzles.puzzle import Proof, Puzzle, Row
from logovo.review.story import Mind


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


def rows_of(table: Table) -> tuple[Row, ...]:
    return tuple((one.kind, one.seat, one.text, list(one.chance)) for one in table.log.entries)


def changed(game: Game, options: Options) -> dict[str, str]:
    """Only what differs from the default."""
    usual = game.options(options.players, {}).values
    return {key: value for key, value in options.values.items() if usual.get(key) != value}
