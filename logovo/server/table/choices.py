"""What is asked of a seat, and why the rest of what it might try is not allowed.

A game may have hundreds of answers and as many reasons against others: more work than may be done
in one go, for everybody else waits meanwhile. So it is done in pieces, while the move is stored,
and found ready when the move is shown.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator, Iterable
from typing import Final, TypeAlias, final

from logovo.core.game import Game
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.server.process.errors import wire_facts
from logovo.server.table.timeline import Timeline
from logovo.wire.nouns import Blocked, MovesInfo, Preview

Listing: TypeAlias = Generator[None, None, MovesInfo | None]
Eyes: TypeAlias = tuple[int, bool]
"""A seat, and whether it asks for reasons."""
SOME: Final = 20
"""Moves that are looked at before the clock is."""
LONG: Final = 0.001
"""Seconds after which others are served: every break costs a turn of the loop."""


@final
class Piece:
    """Work that is done in one go: how long it has taken so far."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.begun = time.perf_counter()

    def is_long(self) -> bool:
        """Whether others should have their turn now."""
        return time.perf_counter() - self.begun > LONG


def listing(game: Game, state: State, number: int, blocked: bool, piece: Piece) -> Listing:
    seat = Seat(number)
    if number < 0 or not game.is_asked(state, seat):
        return None
    legal = game.legal(state, seat)
    texts = [str(move) for move in legal]
    refused: list[Blocked] = []
    previews: list[Preview] = []
    if blocked:
        if piece.is_long():
            yield
        for move, text in zip(legal, texts, strict=True):
            foreseen = game.preview(state, seat, move)
            if foreseen:
                previews.append(Preview(text, wire_facts(foreseen)))
        allowed = set(texts)  # nothing forbids these: half of what there is to ask about
        if piece.is_long():
            yield
        candidates = game.candidates(state, seat)
        if piece.is_long():
            yield
        for i, move in enumerate(candidates):
            if i % SOME == SOME - 1 and piece.is_long():
                yield
            text = str(move)
            if text in allowed:
                continue
            refusal = game.forbids(state, seat, move)
            if refusal is not None:
                facts = wire_facts(refusal.facts)
                refused.append(Blocked(text, refusal.rule.id, facts))
    return MovesInfo(texts, game.is_partial(state, seat), refused, previews)


def moves_in(game: Game, state: State, seat: int, blocked: bool) -> MovesInfo | None:
    """All of it in one go."""
    pieces = listing(game, state, seat, blocked, Piece())
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            found: MovesInfo | None = end.value
            return found


@final
class Choices:
    """Of one table, as it stands: found once for all who share a seat."""

    def __init__(self) -> None:
        self.stand = (0, 0)
        self.found: dict[Eyes, MovesInfo | None] = {}

    def of(self, timeline: Timeline, seat: int, blocked: bool) -> MovesInfo | None:
        self.turn_page(timeline)
        eyes = (seat, blocked)
        if eyes not in self.found:
            self.found[eyes] = moves_in(timeline.game, timeline.state, seat, blocked)
        return self.found[eyes]

    async def prepare(self, timeline: Timeline, everybody: Iterable[Eyes]) -> None:
        """Between two pieces all else is served. Nobody may change the table meanwhile."""
        self.turn_page(timeline)
        piece = Piece()
        for eyes in everybody:
            if eyes in self.found:
                continue
            if not timeline.game.is_asked(timeline.state, Seat(eyes[0])):
                self.found[eyes] = None
                continue
            pieces = listing(timeline.game, timeline.state, *eyes, piece)
            while True:
                try:
                    next(pieces)
                except StopIteration as end:
                    self.found[eyes] = end.value
                    break
                await asyncio.sleep(0)
                piece.begin()

    def turn_page(self, timeline: Timeline) -> None:
        """Choices of another stand are void."""
        stand = (timeline.generation, len(timeline.table.log.entries))
        if stand != self.stand:
            self.stand = stand
            self.found = {}
