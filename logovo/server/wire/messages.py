"""What the server says on the socket."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

from logovo.server.wire.nouns import (
    Claim,
    Clock,
    EventFacts,
    Facts,
    Moves,
    Refused,
    Saying,
    TableInfo,
    View,
    You,
)


class Past(Struct, frozen=True, omit_defaults=True):
    """A version the client missed. What is shown only once is not in it any more."""

    v: int
    events: list[EventFacts] = field(default_factory=list)
    claim: Claim | None = None
    undone: bool = False


class Snapshot(Struct, frozen=True, tag="snapshot", tag_field="t"):
    """Everything the viewer may know now. `view` is null in the lobby. `missed` is the
    tail since the version the client named, oldest first; `gap` says that it is not whole,
    because the client named none, an unknown one, or was away too long."""

    v: int
    engine: str
    you: You
    table: TableInfo
    view: View | None
    moves: Moves | None
    undo: bool  # the viewer's last move may be taken back
    claims: list[Claim]
    clock: Clock
    missed: list[Past]
    gap: bool
    talk: list[Saying]


class Step(Struct, frozen=True, omit_defaults=True, tag="step", tag_field="t"):
    """The next version. `{"t":"step","v":n}` alone: something happened that the viewer may
    not see. Otherwise the events as told to him, and the view after them."""

    v: int
    events: list[EventFacts] = field(default_factory=list)
    view: View | None = None
    moves: Moves | None = None
    undo: bool = False  # the viewer's last move may be taken back
    claim: Claim | None = None
    claims: list[Claim] | None = None
    undone: bool = False  # a move was taken back; nothing it did has happened
    linger: float = 0.0  # seconds the table shows this before it plays on
    clock: Clock | None = None


class Result(Struct, frozen=True, omit_defaults=True, tag="res", tag_field="t"):
    """The one answer to a command. `ok` means stored for good; `v` is the viewer's version
    that shows it. Otherwise `code` names the error, and a refusal has its rule and facts."""

    id: str
    ok: bool
    v: int
    code: str = ""
    sentence: str = ""
    facts: Facts = field(default_factory=dict)
    rule: str = ""


class TableNews(Struct, frozen=True, tag="table", tag_field="t"):
    """Seats, presence, settings or status have changed. Unnumbered: the newest counts."""

    table: TableInfo
    clock: Clock


class Talk(Struct, frozen=True, tag="talk", tag_field="t"):
    saying: Saying


class Because(Struct, frozen=True, omit_defaults=True, tag="because", tag_field="t"):
    """Answer to `why`: `ok` if the move may be played now, else the rule or the error."""

    id: str
    ok: bool
    refused: Refused | None = None
    code: str = ""
    sentence: str = ""


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    at: int
    now: int


class Rematch(Struct, frozen=True, tag="rematch", tag_field="t"):
    """A rematch is open. A seat's player gets his new token; an onlooker an empty one."""

    table: str
    token: str


class Trouble(Struct, frozen=True, omit_defaults=True, tag="trouble", tag_field="t"):
    """A message that could not be answered otherwise: malformed, too large, before hello."""

    code: str
    sentence: str
    facts: Facts = field(default_factory=dict)


class Bye(Struct, frozen=True, tag="bye", tag_field="t"):
    """The last message before the server closes. `resume`: come back with your version."""

    code: str
    resume: bool


FromServer: TypeAlias = (
    Snapshot | Step | Result | TableNews | Talk | Because | Pong | Rematch | Trouble | Bye
)
