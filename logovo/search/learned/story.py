"""What was decided while a network played: columns that NumPy can look at, to learn from."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.moves import Moves
from logovo.core.state import State


@final
class Story:
    """A place for each decision: the row seen, the seat, the game, the numbers it chose among
    (`numbers` from `starts[i]`, so many as `counts[i]`), which of them was chosen and which the
    hint named (-1: none), how likely the choice was, and what the network expected. For each game
    what every seat got. A game that does not fit any more is left out."""

    def __init__(self, room: i64, width: i64, players: i64, games: i64) -> None:
        self.room: i64 = room
        self.width: i64 = width
        self.players: i64 = players
        self.most_numbers: i64 = room * 24
        self.rows: vec[i16] = vec[i16]([i16(0)] * (room * width))
        self.seats: vec[i64] = vec[i64]([0] * room)
        self.games: vec[i64] = vec[i64]([0] * room)
        self.starts: vec[i64] = vec[i64]([0] * room)
        self.counts: vec[i64] = vec[i64]([0] * room)
        self.numbers: vec[i64] = vec[i64]([0] * (room * 24))
        self.chosen: vec[i64] = vec[i64]([0] * room)
        self.hints: vec[i64] = vec[i64]([0] * room)
        self.odds: vec[float] = vec[float]([0.0] * room)
        self.values: vec[float] = vec[float]([0.0] * room)
        self.rewards: vec[float] = vec[float]([0.0] * (games * players))
        self.most_games: i64 = games
        self.clear()

    def clear(self) -> None:
        self.size: i64 = 0
        self.used: i64 = 0  # of `numbers`
        self.played: i64 = 0  # games
        self.begun: i64 = 0  # where the game at hand begins
        self.begun_used: i64 = 0
        self.full: bool = False

    def note(
        self,
        row: vec[i16],
        seat: i64,
        listed: Moves,
        chosen: i64,
        hint: i64,
        odds: float,
        value: float,
    ) -> None:
        at = self.size
        if self.full or at >= self.room or self.used + listed.size > self.most_numbers:
            self.full = True
            return
        width = self.width
        rows = self.rows
        for i in range(width):
            rows[at * width + i] = row[i]
        self.seats[at] = seat
        self.games[at] = self.played
        self.starts[at] = self.used
        self.counts[at] = listed.size
        for i in range(listed.size):
            self.numbers[self.used + i] = listed.get(i)
        self.used += listed.size
        self.chosen[at] = chosen
        self.hints[at] = hint
        self.odds[at] = odds
        self.values[at] = value
        self.size = at + 1

    def end_game(self, state: State) -> None:
        """The game at hand is over, or will never be: then it is left out."""
        if self.full or not state.is_over():
            self.size = self.begun
            self.used = self.begun_used
            return
        for seat in range(self.players):
            self.rewards[self.played * self.players + seat] = state.reward(seat)
        self.played += 1
        if self.played >= self.most_games:
            self.full = True
        self.begun = self.size
        self.begun_used = self.used
