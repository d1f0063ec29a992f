"""Moves and verdicts as they are sent: by a review, a hint, the answer to a puzzle."""

from __future__ import annotations

from typing import Final

from logovo.core.game import Game
from logovo.core.plain import facts_of, kind_of
from logovo.review import report
from logovo.server.process.errors import wire_facts
from logovo.wire.reviews import MoveText, Verdict

WORDS: Final[dict[str, Verdict]] = {
    report.UNSAID: "",
    report.BEST: "best",
    report.AS_GOOD: "as-good",
    report.INACCURACY: "inaccuracy",
    report.MISTAKE: "mistake",
    report.BLUNDER: "blunder",
}


def move_text(game: Game, text: str) -> MoveText:
    move = game.parse_move(text)
    return MoveText(text, kind_of(move), wire_facts(facts_of(move)))
