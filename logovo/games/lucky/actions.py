"""Lucky for researchers: 1,311 numbers. `moves/numbers.py` says which is which."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.door import Door
from logovo.core.moves import Move, Moves
from logovo.core.options import Options
from logovo.core.state import State
from logovo.core.views import View
from logovo.games.lucky import asks, fields, observations, spelling
from logovo.games.lucky.moves import code_of, move_of, numbers
from logovo.games.lucky.state import Lucky
from logovo.games.lucky.views import LuckyView


@final
class LuckyDoor(Door):
    def __init__(self, options: Options) -> None:
        super().__init__(numbers.NUMBERS, fields.fields(options.players))

    def list_into(self, state: State, seat: i64, draft: Moves, out: Moves) -> None:
        assert isinstance(state, Lucky)
        if state.ask != asks.TURN:
            super().list_into(state, seat, draft, out)
        elif draft.size == 0:
            spelling.list_first(state, out)
        else:
            spelling.list_places(state, draft, out)

    def number_at(self, state: State, code: i64, at: i64) -> i64:
        return numbers.number_at(code, at)

    def is_whole(self, state: State, draft: Moves) -> bool:
        return numbers.is_whole(draft)

    def code_of(self, state: State, draft: Moves) -> i64:
        return numbers.code_of_draft(draft)

    def spell(self, state: State, seat: i64, move: Move) -> list[int]:
        code = code_of(move)
        found: list[int] = []
        number = numbers.number_at(code, 0)
        while number >= 0:
            found.append(int(number))
            number = numbers.number_at(code, len(found))
        return found

    def read(self, state: State, seat: i64, draft: Moves) -> Move:
        return move_of(int(numbers.code_of_draft(draft)))

    def word(self, number: int) -> str:
        return numbers.word_of(number)

    def write(self, state: State, observer: i64, draft: Moves, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Lucky)
        observations.write(state, observer, draft, out, at)

    def encode(self, view: View) -> list[int]:
        assert isinstance(view, LuckyView)
        return fields.encode(view)
