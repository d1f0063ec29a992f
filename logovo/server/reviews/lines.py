"""What the server and a reviewing process say to each other, a line of JSON each."""

from __future__ import annotations

from msgspec import Struct

from logovo.review.report import Decision, Review, ReviewBudget


class ReviewRequest(Struct, frozen=True):
    """A log file to review. `known` was judged by a process that died before it was done."""

    log: str
    budget: ReviewBudget
    known: list[Decision]


class ReviewLine(Struct, frozen=True, omit_defaults=True):
    """News of a review: how far it is, a decision just judged, or at last the whole."""

    done: int = 0
    total: int = 0
    made: Decision | None = None
    review: Review | None = None
    error: str = ""
