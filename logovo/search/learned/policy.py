"""A policy that a network plays, with the game's own quick policy as its adviser.

Moves are spelled as the researchers' door spells them (`core/door.py`), number by number, and the
network is asked for each. It sees the observation of its seat and what the adviser would play, and
has learnt how far to trust it: without any weights it plays as the adviser does.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.chance import Chance
from logovo.core.door import END, Door
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.search.learned.network import Network
from logovo.search.learned.story import Story
from logovo.search.policy import Policy

FINE: Final = 1 << 30
NO_HINT: Final = -1


@final
class Learned(Policy):
    """One network, for one number of players."""

    def __init__(self, door: Door, network: Network, adviser: Policy) -> None:
        self.door: Final = door
        self.network: Final = network
        self.adviser: Final = adviser
        self.row: vec[i16] = vec[i16]([i16(0)] * door.width)
        self.draft: Moves = Moves()
        self.codes: Moves = Moves()
        self.listed: Moves = Moves()
        self.stamps: vec[i64] = vec[i64]([0] * door.actions)
        self.stamp: i64 = 0
        self.likings: vec[float] = vec[float]([0.0] * door.actions)
        self.story: Story | None = None  # kept while it learns

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        """What it likes most; while a story is kept, anything as often as it likes it."""
        if moves.size == 1:
            return moves.get(0)
        own = self.adviser.choose(state, moves, chance)
        seat = state.decider()
        door = self.door
        draft = self.draft
        codes = self.codes
        draft.clear()
        codes.copy_from(moves)
        door.consider(state)
        while codes.size > 1:
            depth = draft.size
            if not self.list_numbers(state, depth):
                break
            hint: i64 = NO_HINT
            if own >= 0:
                hint = door.number_at(state, own, depth)
            number = self.listed.get(0)
            if self.listed.size > 1:
                door.write(state, seat, draft, self.row, 0)
                self.network.look(self.row, seat)
                number = self.listed.get(self.pick(seat, hint, chance))
            if number != hint:
                own = -1
            draft.add(number)
            self.keep_only(state, number, depth)
        if own >= 0:
            return own
        if codes.size > 1 and door.sorts:
            own = self.adviser.choose(state, codes, chance)
            if codes.has(own):
                return own
        return codes.get(0)

    def value(self, state: State, seat: i64) -> float:
        if state.is_over():
            return state.reward(seat)
        self.draft.clear()
        self.door.write(state, seat, self.draft, self.row, 0)
        self.network.look(self.row, seat)
        return self.network.value()

    def list_numbers(self, state: State, depth: i64) -> bool:
        """The numbers that the moves left may go on with, each once. False if the door does not
        spell them from codes (cuts and offers of gold, orders of drakon's Dwarf): the adviser then
        decides among them."""
        self.stamp += 1
        stamps = self.stamps
        listed = self.listed
        listed.clear()
        for i in range(self.codes.size):
            number = self.door.number_at(state, self.codes.get(i), depth)
            if number == END:
                return False
            if stamps[number] != self.stamp:
                stamps[number] = self.stamp
                listed.add(number)
        return True

    def keep_only(self, state: State, number: i64, depth: i64) -> None:
        codes = self.codes
        kept: i64 = 0
        for i in range(codes.size):
            code = codes.get(i)
            if self.door.number_at(state, code, depth) == number:
                codes.items[kept] = code
                kept += 1
        codes.size = kept

    def pick(self, seat: i64, hint: i64, chance: Chance) -> i64:
        """The place of the number chosen among those listed."""
        likings = self.likings
        listed = self.listed
        network = self.network
        best: i64 = 0
        hinted: i64 = NO_HINT
        for i in range(listed.size):
            likings[i] = network.liking(listed.get(i))
            if listed.get(i) == hint:
                hinted = i
                likings[i] += network.trust()
            if likings[i] > likings[best]:
                best = i
        story = self.story
        if story is None:
            return best
        most = likings[best]
        total = 0.0
        for i in range(listed.size):
            likings[i] = math.exp(likings[i] - most)
            total += likings[i]
        left = total * float(chance.below(FINE)) / float(FINE)
        chosen: i64 = 0
        while chosen < listed.size - 1 and left >= likings[chosen]:
            left -= likings[chosen]
            chosen += 1
        odds = likings[chosen] / total
        story.note(self.row, seat, listed, chosen, hinted, odds, network.value())
        return chosen
