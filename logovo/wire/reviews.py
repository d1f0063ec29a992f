"""A review as it is sent: what was decided, how good that was, what luck did."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from logovo.wire.nouns import Facts, GivenName, Level, SeatNumber, TableInfo

Verdict: TypeAlias = Literal["", "best", "as-good", "inaccuracy", "mistake", "blunder"]
"""Empty where the difference is not clear: then nothing is said."""


class MoveText(Struct, frozen=True):
    """A move: its notation, and what `move-<kind>` of the game's texts is filled with."""

    text: str
    kind: str
    facts: Facts


class JudgedMove(Struct, frozen=True):
    """The played move against the best one found; `loss` and its standard `error` are parts of
    a whole win."""

    verdict: Verdict
    best: MoveText
    loss: float
    error: float


class LyingThing(Struct, frozen=True):
    """At least so many of a thing, by its word in the game's texts; 0: none of it."""

    thing: str
    count: int


class LyingThere(Struct, frozen=True):
    """Things at a hidden place, in a `share` of the worlds that fit what a seat knew; 1 is all of
    them. `hidden-<kind>` of the game's texts names the place."""

    kind: str
    seat: int  # whose place it is; -1 for nobody's
    at: str
    things: list[LyingThing]
    share: float


class JudgedDecision(Struct, frozen=True):
    """`entry` is its place in the log: replay step `entry - 1` shows what lay before it."""

    entry: int
    seat: int
    played: MoveText
    foresight: JudgedMove | None  # by what the seat knew; null where there was nothing to decide
    hindsight: JudgedMove | None  # by what really lay there
    because: LyingThere | None = None  # what lay there, where foresight and hindsight part


class ReviewMoment(Struct, frozen=True):
    """An entry that decided the game: it moved the chance of `whom_seat` by `change`."""

    entry: int
    by: Literal["own", "choice", "luck"]
    seat: int  # who decided; -1 for the clock
    whom_seat: int
    change: int


class SeatAccount(Struct, frozen=True):
    """first + own + others + luck == result, exactly."""

    seat: int
    first: int
    own: int
    others: int
    luck: int
    result: int
    decisions: int  # that were not forced
    sound: int  # of these, neither an inaccuracy nor worse


class ReviewPage(Struct, frozen=True):
    """`POST` or `GET /api/tables/{id}/review?after=E`. Decisions come as they are judged, those
    after entry E; the rest is there once `ready`. Chances and their changes are whole numbers of
    1/`scale`."""

    table: TableInfo
    ready: bool
    done: int
    total: int  # 0 while it waits for its turn
    decisions: list[JudgedDecision]
    scale: int = 0
    # Every seat's chance to win, before the deal and after each of the `entries`.
    curve: list[list[int]] = field(default_factory=list)
    entries: list[int] = field(default_factory=list)
    accounts: list[SeatAccount] = field(default_factory=list)
    moments: list[ReviewMoment] = field(default_factory=list)


class CouldKnow(Struct, frozen=True):
    """`GET /api/tables/{id}/review/{entry}`: what the one who decided there could have known."""

    entry: int
    seat: int
    known: list[LyingThere]


class Practice(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/practice`: play on, against bots, from the decision that is entry
    `at` of a finished game, on the seat that made it or another. `world`: with what really lay
    there, or in a world that fits what the seat saw and knew."""

    at: Annotated[int, Meta(ge=1, le=1_000_000)]
    seat: SeatNumber
    name: GivenName
    level: Level = "easy"
    world: Literal["true", "fitting"] = "true"
