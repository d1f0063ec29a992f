"""Hush for researchers: the codes of its moves are small enough to be their numbers."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from examples.hush import fields, moves, observations
from examples.hush.state import Hush
from examples.hush.views import HushView
from logovo.core.door import Door
from logovo.core.moves import Move, Moves
from logovo.core.options import Options
from logovo.core.state import State
from logovo.core.views import View


@final
class HushDoor(Door):
    def __init__(self, options: Options) -> None:
        super().__init__(moves.most_codes(options.players), fields.fields(options.players))

    def spell(self, state: State, seat: i64, move: Move) -> list[int]:
        return [moves.code_of(moves.ours(move))]

    def read(self, state: State, seat: i64, draft: Moves) -> Move:
        return moves.move_of(int(draft.get(0)))

    def word(self, number: int) -> str:
        return str(moves.move_of(number))

    def write(self, state: State, observer: i64, draft: Moves, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Hush)
        observations.write(state, observer, out, at)

    def encode(self, view: View) -> list[int]:
        assert isinstance(view, HushView)
        return fields.encode(view)
