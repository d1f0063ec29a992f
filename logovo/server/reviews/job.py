"""One review under way: what it follows from and how far it is."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final, final

from logovo.core.log import Log
from logovo.review import ReviewBudget
from logovo.review.report import Decision, Review
from logovo.server.store.rows import ReviewKey

METHOD: Final = 3
"""Raised when the same budget would give another review, so that kept ones are made again."""


@final
class Job:
    def __init__(self, key: ReviewKey, log: str, budget: ReviewBudget) -> None:
        self.key = key
        self.log = log
        self.budget = budget
        self.done = 0
        self.total = 0
        self.decisions: dict[int, Decision] = {}
        self.review: Review | None = None
        self.failed = False
        self.ended = asyncio.Event()

    def finish(self, review: Review | None) -> None:
        """With the whole, or with None where there is none to be had."""
        self.review = review
        self.failed = review is None
        self.log = ""
        if review is not None:
            self.decisions = {made.entry: made for made in review.decisions}
        self.ended.set()


def key_of(log: Log, text: str, budget: ReviewBudget) -> ReviewKey:
    parts = f"{METHOD}:{budget.worlds}:{budget.rollouts}:{budget.iterations}:{budget.seed}"
    return ReviewKey(hashlib.sha256(text.encode()).hexdigest(), log.header.ruleset, parts)
