"""Vampires for researchers: 69 numbers, each a whole move; they are the codes of `moves`."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.door import Door
from logovo.core.moves import Move, Moves
from logovo.core.options import Options
from logovo.core.state import State
from logovo.core.views import View
from logovo.games.vampires import fields, moves, observations
from logovo.games.vampires.state import VampiresState
from logovo.games.vampires.views import VampiresView


@final
class VampiresDoor(Door):
    def __init__(self, options: Options) -> None:
        super().__init__(moves.CODES, fields.fields(options.players))

    def list_into(self, state: State, seat: i64, draft: Moves, out: Moves) -> None:
        state.legal_into(out)

    def spell(self, state: State, seat: i64, move: Move) -> list[int]:
        return [moves.code_of(move)]

    def read(self, state: State, seat: i64, draft: Moves) -> Move:
        return moves.move_of(int(draft.get(0)))

    def word(self, number: int) -> str:
        return str(moves.move_of(number))

    def write(self, state: State, observer: i64, draft: Moves, out: vec[i16], at: i64) -> None:
        assert isinstance(state, VampiresState)
        observations.write(state, observer, out, at)

    def encode(self, view: View) -> list[int]:
        assert isinstance(view, VampiresView)
        return fields.encode(view)
