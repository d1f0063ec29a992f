"""What the wire speaks of: tables, seats, moves, clocks, reasons."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

Facts: TypeAlias = dict[str, int | str | list[int | str]]
"""What a sentence is filled with; names as in `docs/adding-a-game.md`."""

AnyJson: TypeAlias = Annotated[object, Meta(extra_json_schema={"description": "any JSON"})]

View: TypeAlias = dict[str, AnyJson]
"""A game's view as plain JSON; its shape is the game's own (`logovo/games/<key>/views.py`)."""

EventFacts: TypeAlias = dict[str, AnyJson]
"""An event as told to the viewer: `kind` and its facts; `fleeting` if it is to be forgotten after
its moment, `secret` if it tells what the screen hides on purpose (both only when true)."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
GivenName: TypeAlias = Annotated[str, Meta(max_length=24)]
"""Of somebody who sits down; who gives none is called something in the reader's language."""
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Character: TypeAlias = Annotated[str, Meta(max_length=24)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
TokenText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""Thirty-two bytes: a number somebody adds to the luck, or a commitment to one."""

Status: TypeAlias = Literal["lobby", "starting", "playing", "paused", "over"]
SeatKind: TypeAlias = Literal["open", "closed", "human", "bot"]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is kept, beside the game's own options. Zero means none."""

    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0  # a live clock for each move
    days: Annotated[int, Meta(ge=0, le=30)] = 0  # an asynchronous table: days for each move
    grace: Annotated[int, Meta(ge=0, le=3600)] = 60  # before a bot keeps an absent seat
    keeper: Level = "easy"  # level of that bot
    onlookers: bool = True  # whether anybody with the link may watch
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds onlookers lag behind
    listed: bool = False  # shown among the open tables on the front page


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""  # of a bot
    character: str = ""  # of a bot that is somebody; names and faces are the client's
    here: bool = False  # somebody with this seat's token is connected
    kept: bool = False  # its player is away and a bot keeps the seat
    left: bool = False  # its player has handed it to a bot, and may take it back
    out: bool = False  # the host has unseated its player, and may let them back


class OutcomeInfo(Struct, frozen=True):
    places: list[int]
    scores: list[int]
    winner_seats: list[int]
    reason: str  # id of the rule that ended the game


class OfferInfo(Struct, frozen=True):
    """The host would give a seat of a running game to somebody new. That shows what the seat
    holds, so everybody who sits here must agree."""

    seat: int
    waiting_seats: list[int]  # who has not said anything yet


class SeatHints(Struct, frozen=True):
    """How often a seat had a hint: asked for, or kept ready to warn."""

    seat: int
    asked: int
    warned: int


class FairSeat(Struct, frozen=True):
    """A player who has committed to a number for the luck of the table."""

    seat: int
    commit: str
    opened: bool = False  # the number has arrived; if not when play begins, it is left out


class FairInfo(Struct, frozen=True):
    """What fixes the luck of a table before its first card (`docs/fairness.md`)."""

    house: str  # the commitment of the house to its own secret
    seats: list[FairSeat]
    until: int = 0  # while the table is starting: until when numbers are waited for


class TableInfo(Struct, frozen=True):
    """What everybody with the link may know about a table."""

    id: str
    game: str
    ruleset: int
    players: int
    options: dict[str, str]
    settings: Settings
    status: Status
    seats: list[SeatInfo]
    host_seat: int  # -1: the host only watches
    created: int  # milliseconds since 1970, like every time on the wire
    onlookers: int = 0
    next: str = ""  # the table of the rematch
    outcome: OutcomeInfo | None = None
    ended: bool = False  # the host has broken the game off: over, without an outcome
    offer: OfferInfo | None = None
    hints: list[SeatHints] = field(default_factory=list)
    fair: FairInfo | None = None  # null: the deal cannot be checked


class RefusalInfo(Struct, frozen=True):
    """Why a move may not be played: the rule and the facts of its sentence."""

    rule: str
    facts: Facts


class Blocked(Struct, frozen=True):
    """A move the viewer might try, and the rule that forbids it."""

    move: str
    rule: str
    facts: Facts


class Preview(Struct, frozen=True):
    """What a legal move would bring, as far as the viewer can know it."""

    move: str
    facts: Facts


class MovesInfo(Struct, frozen=True):
    """What is asked of the viewer's own seat. Absent when nothing is asked."""

    legal: list[str]
    partial: bool = False  # `legal` holds proposals only; other moves may be tried
    blocked: list[Blocked] = field(default_factory=list)
    previews: list[Preview] = field(default_factory=list)  # of those moves that have one


class Clock(Struct, frozen=True):
    """Server times. A deadline says when the table plays on by itself, not for whom."""

    now: int
    deadline: int = 0  # of the move clock; 0 for none
    phase: int = 0  # of the game's own clock; 0 for none


class ClaimInfo(Struct, frozen=True):
    seat: int
    text: str


class StandIn(Struct, frozen=True):
    """A move that was not made by the seat's own player, who was away or slow."""

    seat: int
    by: Literal["bot", "clock"]


NoteKind: TypeAlias = Literal[
    "left",  # handed the seat to a bot
    "back",  # took it back
    "unseated",  # by the host
    "let-back",  # by the host; they may sit down again
    "offered",  # the host would give the seat to somebody new
    "agreed",  # `seat` has nothing against it
    "declined",
    "opened",  # all have agreed: whoever comes by link may take it
    "sat",  # somebody new sits there
    "bot",  # a bot of `level` sits there
    "host",  # keeps the table from now on
    "paused",
    "resumed",
    "ended",  # the host has broken the game off
    "no-number",  # of `seat` none came in time: what it committed to is not in the luck
]


class NoteInfo(Struct, frozen=True, omit_defaults=True):
    """A line of the chronicle that is not part of the game: who sat where, and since when."""

    n: int  # 1, 2, 3 … at this table
    v: int  # the viewer's version when it happened
    at: int
    kind: NoteKind
    seat: int = -1
    name: str = ""  # of the person then; empty for bots
    level: str = ""  # of a bot


Room: TypeAlias = Literal["players", "onlookers"]


class Saying(Struct, frozen=True):
    """A line of talk. `phrase` is one of the translated quick phrases, `text` free words."""

    n: int  # gap-free within the room
    room: Room
    seat: int
    name: str
    at: int
    text: str = ""
    phrase: str = ""


class You(Struct, frozen=True):
    """Who the server takes the client for."""

    seat: int  # -1 for an onlooker
    host: bool
    room: Room
