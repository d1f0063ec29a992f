"""Play through the fast door by policies: rollouts of a search, and whole games."""

from __future__ import annotations

from typing import final

from librt.strings import BytesWriter, write_i32_le, write_i64_le
from mypy_extensions import i32, i64, u8

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.search.policy import Policy


def play_by(state: State, policies: list[Policy], chance: Chance, moves: Moves, limit: i64) -> i64:
    """Play to the end (or the limit) by one policy a seat; return how many decisions."""
    steps: i64 = 0
    while steps < limit and not state.is_over():
        state.legal_into(moves)
        policy = policies[state.decider()]
        state.apply(policy.choose(state, moves, chance), chance, SILENT)
        steps += 1
    return steps


@final
class Plays:
    """Columns of numbers as the machine holds them, a place for each decision: who decided (one
    byte), among how many codes (four), and the code played (eight)."""

    def __init__(self) -> None:
        self.seats: BytesWriter = BytesWriter()
        self.legal: BytesWriter = BytesWriter()
        self.codes: BytesWriter = BytesWriter()


def record_by(
    state: State, policies: list[Policy], chance: Chance, moves: Moves, limit: i64, plays: Plays
) -> i64:
    """The same game as `play_by` plays, with every decision added to `plays`."""
    seats, legal, codes = plays.seats, plays.legal, plays.codes
    steps: i64 = 0
    while steps < limit and not state.is_over():
        state.legal_into(moves)
        seat = state.decider()
        code = policies[seat].choose(state, moves, chance)
        seats.append(u8(seat))
        write_i32_le(legal, i32(moves.size))
        write_i64_le(codes, code)
        state.apply(code, chance, SILENT)
        steps += 1
    return steps


def roll_out(
    state: State, policy: Policy, horizon: i64, chance: Chance, moves: Moves, limit: i64
) -> i64:
    """Play by one policy as far as it wants to look, to the game's end or the limit; return how
    many decisions."""
    steps: i64 = 0
    while steps < limit and not state.is_over() and not policy.is_beyond(state, horizon):
        state.legal_into(moves)
        state.apply(policy.choose(state, moves, chance), chance, SILENT)
        steps += 1
    return steps
