"""What the server says on the socket."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

from logovo.wire.coach import Hinted
from logovo.wire.nouns import (
    ClaimInfo,
    Clock,
    EventFacts,
    Facts,
    MovesInfo,
    NoteInfo,
    RefusalInfo,
    Saying,
    StandIn,
    TableInfo,
    View,
    You,
)


class Past(Struct, frozen=True, omit_defaults=True):
    """A version the client missed. What is shown only once is not in it any more."""

    v: int
    events: list[EventFacts] = field(default_factory=list)
    claim: ClaimInfo | None = None
    undone: bool = False
    stand_in: StandIn | None = None


class Snapshot(Struct, frozen=True, tag="snapshot", tag_field="t"):
    """Everything the viewer may know now. `view` is null in the lobby. `missed` is the
    tail since the version the client named, oldest first; `gap` says that it is not whole,
    because the client named none, an unknown one, or was away too long."""

    v: int
    engine: str
    you: You
    table: TableInfo
    view: View | None
    moves: MovesInfo | None
    undo: bool  # the viewer's last move may be taken back
    claims: list[ClaimInfo]
    clock: Clock
    missed: list[Past]
    gap: bool
    talk: list[Saying]
    notes: list[NoteInfo] = field(default_factory=list)  # the newest of all, oldest first


class Step(Struct, frozen=True, omit_defaults=True, tag="step", tag_field="t"):
    """The next version: the events as told to the viewer and the view after them. What is left
    out has its default; absent `view` and `claims` are unchanged. Whatever undo was offered
    before lapses."""

    v: int
    events: list[EventFacts] = field(default_factory=list)
    view: View | None = None
    moves: MovesInfo | None = None
    claim: ClaimInfo | None = None
    claims: list[ClaimInfo] | None = None
    undone: bool = False  # a move was taken back; nothing it did has happened
    linger: float = 0.0  # seconds the table shows this before it plays on
    clock: Clock | None = None
    stand_in: StandIn | None = None  # a bot or the clock has moved in a player's name


class UndoOffer(Struct, frozen=True, tag="undo", tag_field="t"):
    """The viewer's own move, shown by version `v`, may be taken back until the next step."""

    v: int


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


class Noted(Struct, frozen=True, tag="note", tag_field="t"):
    """Somebody has come, gone or been replaced; `v` is the viewer's version now."""

    note: NoteInfo


class Because(Struct, frozen=True, omit_defaults=True, tag="because", tag_field="t"):
    """Answer to `why`: `ok` if the move may be played now, else the rule or the error."""

    id: str
    ok: bool
    refused: RefusalInfo | None = None
    code: str = ""
    sentence: str = ""
    facts: Facts = field(default_factory=dict)


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    at: int
    now: int


class Rematch(Struct, frozen=True, tag="rematch", tag_field="t"):
    """A rematch is open. A seat's player gets their new token; an onlooker an empty one."""

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
    Snapshot
    | Step
    | UndoOffer
    | Result
    | TableNews
    | Talk
    | Noted
    | Because
    | Hinted
    | Pong
    | Rematch
    | Trouble
    | Bye
)
