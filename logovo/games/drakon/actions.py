"""Drakon for researchers: 1,812 numbers. `moves/numbers.py` says which is which."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.chance import Chance
from logovo.core.door import Door
from logovo.core.journal import Journal
from logovo.core.moves import Move, Moves
from logovo.core.options import Options
from logovo.core.state import State
from logovo.core.views import View
from logovo.games.drakon import fields, legality, observations, spelling
from logovo.games.drakon.asks import ASK_ACTION
from logovo.games.drakon.effects.apply import refill_long
from logovo.games.drakon.moves import DrakonMove, Refill, code_of, move_of, numbers
from logovo.games.drakon.state import Drakon
from logovo.games.drakon.views import DrakonView


@final
class DrakonDoor(Door):
    def __init__(self, options: Options) -> None:
        super().__init__(numbers.NUMBERS, fields.fields(options.players))

    def list_into(self, state: State, seat: i64, draft: Moves, out: Moves) -> None:
        assert isinstance(state, Drakon)
        if draft.size > 0 and draft.get(0) == numbers.DWARF:
            list_order(state, seat, draft, out)
            return
        codes = self.codes
        if state.asks.kind() == ASK_ACTION:
            if draft.size > 0 and draft.get(0) < numbers.SHIFT:
                spelling.list_squares(state, draft, out)
                return
            codes.clear()
            legality.add_actions(state, seat, codes)
        else:
            state.legal_into(codes)
        out.clear()
        if draft.size == 0 and state.asks.kind() == ASK_ACTION:
            spelling.list_placings(state, seat, out)
        self.stamp += 1
        stamp = self.stamp
        stamps = self.stamps
        depth = draft.size
        for i in range(codes.size):
            code = codes.get(i)
            if depth > 0 and numbers.number_at(state, code, 0) != draft.get(0):
                continue
            if depth > 1 and not self.begins_with(state, code, draft):
                continue
            number = numbers.number_at(state, code, depth)
            if number >= 0 and stamps[number] != stamp:
                stamps[number] = stamp
                out.add(number)

    def number_at(self, state: State, code: i64, at: i64) -> i64:
        assert isinstance(state, Drakon)
        return numbers.number_at(state, code, at)

    def is_whole(self, state: State, draft: Moves) -> bool:
        return numbers.is_whole(draft)

    def play(self, state: State, seat: i64, draft: Moves, chance: Chance, journal: Journal) -> None:
        assert isinstance(state, Drakon)
        if draft.get(0) == numbers.DWARF:
            refill_long(state, seat, order_of(draft), chance, journal)
        else:
            state.apply(numbers.code_of_draft(state, draft), chance, journal)

    def spell(self, state: State, seat: i64, move: Move) -> list[int]:
        assert isinstance(state, Drakon) and isinstance(move, DrakonMove)
        if isinstance(move, Refill):
            chambers = [numbers.CHAMBER + int(chamber) for chamber in move.chambers]
            return [numbers.DWARF, *chambers, numbers.DONE]
        code = code_of(state, move)
        found: list[int] = []
        number = numbers.number_at(state, code, 0)
        while number >= 0:
            found.append(int(number))
            number = numbers.number_at(state, code, len(found))
        return found

    def read(self, state: State, seat: i64, draft: Moves) -> Move:
        assert isinstance(state, Drakon)
        if draft.get(0) == numbers.DWARF:
            return Refill(tuple([str(int(chamber)) for chamber in order_of(draft)]))
        return move_of(state, numbers.code_of_draft(state, draft))

    def word(self, number: int) -> str:
        return numbers.word_of(number)

    def write(self, state: State, observer: i64, draft: Moves, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Drakon)
        observations.write(state, observer, draft, out, at)

    def encode(self, view: View) -> list[int]:
        assert isinstance(view, DrakonView)
        return fields.encode(view)


def order_of(draft: Moves) -> list[i64]:
    """The chambers of a Dwarf's order."""
    return [draft.get(i) - numbers.CHAMBER for i in range(i64(1), draft.size - 1)]


def list_order(state: Drakon, seat: i64, draft: Moves, out: Moves) -> None:
    """drakon.dwarf: any chambers of the hand in any order."""
    out.clear()
    for i in range(state.held(seat)):
        number = numbers.CHAMBER + state.hand(seat, i)
        if not draft.has(number):
            out.add(number)
    out.add(numbers.DONE)
