"""A hint as it is asked for and sent: at a table where all others are bots."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from logovo.wire.nouns import Facts
from logovo.wire.reviews import MoveText, Verdict

Measure: TypeAlias = Literal["games", "round"]
"""What `won` counts: imagined games won, or the standing at the end of the round, 0 to 1."""


class Hint(Struct, frozen=True, tag="hint", tag_field="t", forbid_unknown_fields=True):
    """What would you do? With `warn` the client keeps the answer back until a clearly worse move is
    tried. Both are noted in the record."""

    id: Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{8,64}$")]
    warn: bool = False


class HintMove(Struct, frozen=True):
    """A move, what it brought, how much less that is than the best one's with the standard error of
    the difference, and a reason (`reason-<reason>` of the game's texts) or none."""

    move: MoveText
    won: float
    loss: float
    error: float
    verdict: Verdict
    reason: str


class Hinted(Struct, frozen=True, omit_defaults=True, tag="hinted", tag_field="t"):
    """The answer to a hint, for the viewer's version `v`: the moves tried, the best first, or the
    code of an error. No moves and no code: there is nothing to choose."""

    id: str
    v: int
    measure: Measure = "games"
    moves: list[HintMove] = field(default_factory=list)
    worlds: int = 0
    code: str = ""
    sentence: str = ""
    facts: Facts = field(default_factory=dict)
