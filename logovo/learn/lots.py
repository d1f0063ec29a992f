"""From a story to lots of decisions: what each was worth, and what could have been chosen."""

from __future__ import annotations

import numpy as np

from logovo.learn.layers import Floats, Places, PlayedLot
from logovo.search.learned.story import Story


def gains_of(story: Story, far_sight: float) -> tuple[Floats, Floats]:
    """For each decision how much better the game went than expected, and what to expect instead.

    A seat's expectation changes from decision to decision and at the end becomes the truth. Each
    change counts for the decisions before it, the less the longer ago they were."""
    size, players = int(story.size), int(story.players)
    seats = np.frombuffer(memoryview(story.seats), np.int64)[:size].tolist()
    games = np.frombuffer(memoryview(story.games), np.int64)[:size].tolist()
    values = np.frombuffer(memoryview(story.values), np.float64)[:size].tolist()
    rewards = np.frombuffer(memoryview(story.rewards), np.float64).tolist()
    gains = [0.0] * size
    next_value: dict[int, float] = {}
    next_gain: dict[int, float] = {}
    for at in range(size - 1, -1, -1):
        seat = games[at] * players + seats[at]
        change = next_value.get(seat, rewards[seat]) - values[at]
        gains[at] = change + far_sight * next_gain.get(seat, 0.0)
        next_value[seat], next_gain[seat] = values[at], gains[at]
    found = np.array(gains, np.float32)
    return found, np.clip(found + np.array(values, np.float32), 0, 1)


class Lots:
    def __init__(
        self, story: Story, seen: Floats, gains: Floats, ends: Floats, actions: int
    ) -> None:
        self.size, self.actions = int(story.size), actions
        self.seen, self.gains, self.ends = seen, gains, ends
        self.starts = np.frombuffer(memoryview(story.starts), np.int64)[: self.size]
        self.counts = np.frombuffer(memoryview(story.counts), np.int64)[: self.size]
        self.numbers = np.frombuffer(memoryview(story.numbers), np.int64)
        odds = np.frombuffer(memoryview(story.odds), np.float64)[: self.size]
        self.odds = np.log(odds + 1e-12).astype(np.float32)
        self.chosen = self.named(np.frombuffer(memoryview(story.chosen), np.int64)[: self.size])
        self.hints = self.named(np.frombuffer(memoryview(story.hints), np.int64)[: self.size])

    def named(self, places: Places) -> Places:
        """Numbers from places among the legal ones; -1 stays -1."""
        found: Places = np.where(places < 0, -1, self.numbers[self.starts + np.maximum(places, 0)])
        return found

    def take(self, at: Places) -> PlayedLot:
        counts = self.counts[at]
        within = np.arange(int(counts.sum())) - np.repeat(counts.cumsum() - counts, counts)
        legal = np.zeros((len(at), self.actions), np.bool_)
        listed = self.numbers[np.repeat(self.starts[at], counts) + within]
        legal[np.repeat(np.arange(len(at)), counts), listed] = True
        return PlayedLot(
            self.seen[at],
            legal,
            self.hints[at],
            self.ends[at],
            self.chosen[at],
            self.odds[at],
            self.gains[at],
        )
