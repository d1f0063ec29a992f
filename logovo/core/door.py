"""The researchers' door: a game's moves as small numbers and its views as rows of numbers.

A move is spelled by one number or by a few, each of `range(actions)`; which number means what
never depends on the position. The numbers chosen so far are the draft. An observation is a row of
small integers, the same fields in the same order for every observer of one game.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Move, Moves
from logovo.core.state import State
from logovo.core.views import View

MOST_ACTIONS: Final = 2048
END: Final = -1
"""What `number_at` says behind the last number of a move."""


@final
class Field:
    """A part of an observation: so many numbers from `low` to `high`. What is `private` is 0 for
    everybody who may not know it, and differs between observers; the rest is the public part."""

    def __init__(self, name: str, size: int, low: int, high: int, private: bool = False) -> None:
        self.name: Final = name
        self.size: Final = size
        self.low: Final = low
        self.high: Final = high
        self.private: Final = private

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.size}, {self.low}, {self.high}, {self.private})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Door:
    """One game under one set of options. It keeps no state of any table: one door serves
    thousands. What is below the line each game may override; games whose codes are small enough
    use them as they are and write only `word`, `write` and `encode`."""

    def __init__(self, actions: i64, fields: tuple[Field, ...]) -> None:
        self.actions: i64 = actions
        self.fields: Final = fields
        width: i64 = 0
        for field in fields:
            width += field.size
        self.width: i64 = width
        self.codes: Moves = Moves()
        self.stamps: vec[i64] = vec[i64]([0] * actions)
        self.stamp: i64 = 0
        self.sorts: bool = False  # several moves may be spelled alike

    def list_into(self, state: State, seat: i64, draft: Moves, out: Moves) -> None:
        """The numbers that may come next, each once: those some legal move goes on with."""
        codes = self.codes
        state.legal_for(seat, codes)
        self.consider(state)
        out.clear()
        self.stamp += 1
        stamp = self.stamp
        stamps = self.stamps
        depth = draft.size
        for i in range(codes.size):
            code = codes.get(i)
            if depth > 0 and not self.begins_with(state, code, draft):
                continue
            number = self.number_at(state, code, depth)
            if number != END and stamps[number] != stamp:
                stamps[number] = stamp
                out.add(number)

    def begins_with(self, state: State, code: i64, draft: Moves) -> bool:
        for at in range(draft.size):
            if self.number_at(state, code, at) != draft.get(at):
                return False
        return True

    # --- each game ----------------------------------------------------------

    def consider(self, state: State) -> None:
        """Before somebody asks for the numbers of many codes of one position: what they have in
        common may be worked out once."""

    def number_at(self, state: State, code: i64, at: i64) -> i64:
        """Number `at` (from 0) of the spelling of a legal code; END behind the last."""
        if at == 0:
            return code
        return END

    def is_whole(self, state: State, draft: Moves) -> bool:
        """Whether the draft spells a whole move."""
        return draft.size == 1

    def code_of(self, state: State, draft: Moves) -> i64:
        """The code that a whole draft spells."""
        return draft.get(0)

    def play(self, state: State, seat: i64, draft: Moves, chance: Chance, journal: Journal) -> None:
        """Play a whole draft."""
        state.apply_by(seat, self.code_of(state, draft), chance, journal)

    def spell(self, state: State, seat: i64, move: Move) -> list[int]:
        """The numbers that spell a legal move."""
        raise NotImplementedError

    def read(self, state: State, seat: i64, draft: Moves) -> Move:
        """The move that a whole draft spells: the inverse of `spell`."""
        raise NotImplementedError

    def word(self, number: int) -> str:
        """What a number says, in the words of the notation."""
        raise NotImplementedError

    def write(self, state: State, observer: i64, draft: Moves, out: vec[i16], at: i64) -> None:
        """Write the observation into a buffer, to where zeros or an earlier observation of this
        door lie: boards are wide and mostly empty, and only what has changed is cleared. It reads
        the state, but only what the view shows: a law holds it to `encode`, number by number.
        The draft is the observer's own, or empty."""
        raise NotImplementedError

    def encode(self, view: View) -> list[int]:
        """The same from the view, with an empty draft: what an observation means."""
        raise NotImplementedError


def decode(fields: tuple[Field, ...], row: list[int]) -> dict[str, list[int]]:
    """An observation by the names of its fields."""
    found: dict[str, list[int]] = {}
    at = 0
    for field in fields:
        found[field.name] = [int(value) for value in row[at : at + field.size]]
        at += field.size
    return found


def describe(fields: tuple[Field, ...], row: list[int]) -> str:
    """The same for people: a line for each field that is not all zeros."""
    lines: list[str] = []
    for name, values in decode(fields, row).items():
        if any(values):
            lines.append(f"{name}: {' '.join([str(value) for value in values])}")
    return "\n".join(lines)


def public_part(fields: tuple[Field, ...], row: list[int]) -> list[int]:
    """An observation with 0 for everything private."""
    return _part(fields, row, False)


def private_part(fields: tuple[Field, ...], row: list[int]) -> list[int]:
    """An observation with 0 for everything public."""
    return _part(fields, row, True)


def _part(fields: tuple[Field, ...], row: list[int], private: bool) -> list[int]:
    out: list[int] = []
    for field in fields:
        values = row[len(out) : len(out) + field.size]
        if field.private != private:
            values = [0] * field.size
        out.extend([int(value) for value in values])
    return out
