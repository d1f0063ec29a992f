"""A process that reviews one game and ends: it yields to the processes in which bots think."""

from __future__ import annotations

import os
import sys
import traceback
from typing import BinaryIO, Final

import msgspec

from logovo.core.log import read_log
from logovo.review import review
from logovo.review.report import Decision
from logovo.server.reviews.lines import ReviewLine, ReviewRequest

NICENESS: Final = 15
"""Bots have 5: where they compete for a core, a bot gets nine tenths of it."""


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    def tell(line: ReviewLine) -> None:
        sink.write(msgspec.json.encode(line) + b"\n")
        sink.flush()

    def advance(done: int, total: int) -> None:
        tell(ReviewLine(done, total))

    def hear(made: Decision) -> None:
        tell(ReviewLine(made=made))

    request = msgspec.json.decode(source.readline(), type=ReviewRequest)
    known = {made.entry: made for made in request.known}
    try:
        told = review(read_log(request.log), request.budget, advance, hear, known)
    except Exception:
        tell(ReviewLine(error=traceback.format_exc(limit=-4)))
        return
    tell(ReviewLine(review=told))


if __name__ == "__main__":
    os.nice(NICENESS)
    # Whatever else is printed must not get into the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, answers)
