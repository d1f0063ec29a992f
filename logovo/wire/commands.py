"""What a client says on the socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from logovo.wire.coach import Hint
from logovo.wire.http import OptionText
from logovo.wire.nouns import (
    Character,
    Hex,
    Level,
    Name,
    Notation,
    SeatNumber,
    Settings,
    TableId,
)

CommandId: TypeAlias = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{8,64}$")]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**40)]


class Do(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of everything a command can ask for."""


class DoMove(Do, frozen=True, tag="move"):
    """Play a move of one's own seat, in notation."""

    text: Notation


class DoUndo(Do, frozen=True, tag="undo"):
    """Take back one's own last move, while it has revealed nothing and nobody moved since."""


class DoClaim(Do, frozen=True, tag="claim"):
    """Say something structured in public, in games that have claims."""

    text: Notation


class DoSay(Do, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class DoPhrase(Do, frozen=True, tag="phrase"):
    phrase: Annotated[str, Meta(min_length=1, max_length=24)]


class DoName(Do, frozen=True, tag="name"):
    """Change one's own name."""

    name: Name


class DoLeave(Do, frozen=True, tag="leave"):
    """Give up one's seat: it opens in the lobby. Later a bot keeps it until `return`."""


class DoReturn(Do, frozen=True, tag="return"):
    """Take back the seat one has handed to a bot."""


class DoSetup(Do, frozen=True, tag="setup"):
    """Host, in the lobby: other players, options or settings. What is absent stays."""

    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Annotated[dict[OptionText, OptionText], Meta(max_length=40)] | None = None
    settings: Settings | None = None


class DoOpen(Do, frozen=True, tag="open"):
    """Host: whoever comes by link may take this seat. In play it is a proposal: the seat holds
    what nobody new may see, unless everybody who sits at the table agrees."""

    seat: SeatNumber


class DoAgree(Do, frozen=True, tag="agree"):
    """Answer such a proposal. One `no` ends it; the host's own takes it back."""

    seat: SeatNumber
    yes: bool


class DoClose(Do, frozen=True, tag="close"):
    """Host, in the lobby: nobody may take this empty seat."""

    seat: SeatNumber


class DoBot(Do, frozen=True, tag="bot"):
    """Host: a bot takes this seat (in the lobby, or an opened seat during play)."""

    seat: SeatNumber
    level: Level = "easy"
    character: Character = ""


class DoKick(Do, frozen=True, tag="kick"):
    """Host: unseat a player. In the lobby the seat opens and its token is void; in play a bot
    keeps it, and the token opens nothing until the host lets its player back."""

    seat: SeatNumber


class DoLetBack(Do, frozen=True, tag="let-back"):
    """Host, in play: whoever was unseated may sit down again, with the token they have."""

    seat: SeatNumber


class DoStart(Do, frozen=True, tag="start"):
    """Host: begin. `fill` gives every empty seat to a bot of that level."""

    fill: Level | None = None


class DoCommit(Do, frozen=True, tag="commit"):
    """In the lobby: fix a number of one's own for the luck of the table, by its hash."""

    commit: Hex


class DoReveal(Do, frozen=True, tag="reveal"):
    """While the table is starting: tell the house the number one has committed to."""

    secret: Hex


class DoPause(Do, frozen=True, tag="pause"):
    """Host: clocks, bots and moves rest."""


class DoResume(Do, frozen=True, tag="resume"):
    """Host: play on."""


class DoEnd(Do, frozen=True, tag="end"):
    """Host: break the game off. It is over and nobody has won."""


class DoRematch(Do, frozen=True, tag="rematch"):
    """A new table with the same seats, options and settings, once this one is over."""


AnyDo: TypeAlias = (
    DoMove
    | DoUndo
    | DoClaim
    | DoSay
    | DoPhrase
    | DoName
    | DoLeave
    | DoReturn
    | DoSetup
    | DoOpen
    | DoAgree
    | DoClose
    | DoBot
    | DoKick
    | DoLetBack
    | DoStart
    | DoCommit
    | DoReveal
    | DoPause
    | DoResume
    | DoEnd
    | DoRematch
)


class Hello(Struct, frozen=True, tag="hello", tag_field="t", forbid_unknown_fields=True):
    """The first message on a socket. Without a token one watches. With the last version
    seen (`v`) the missing tail comes, otherwise a snapshot."""

    table: TableId
    token: Annotated[str, Meta(max_length=400)] = ""
    v: Version | None = None
    said: Version = 0  # number of the last line of talk seen
    name: Annotated[str, Meta(max_length=24)] = ""  # of an onlooker, for their talk
    blocked: bool = True  # whether blocked candidates are wanted; bots save the work


class Command(Struct, frozen=True, tag="cmd", tag_field="t", forbid_unknown_fields=True):
    """One intent of the user. The same id sent again gets the first answer again."""

    id: CommandId
    base: Version  # the version the user was looking at
    do: AnyDo


class Why(Struct, frozen=True, tag="why", tag_field="t", forbid_unknown_fields=True):
    """Ask whether a move could be played now, and which rule forbids it."""

    id: CommandId
    text: Notation


class Ping(Struct, frozen=True, tag="ping", tag_field="t", forbid_unknown_fields=True):
    at: int = field(default=0)  # the client's time, sent back


FromClient: TypeAlias = Hello | Command | Why | Hint | Ping
