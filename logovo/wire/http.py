"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from logovo.wire.nouns import (
    Character,
    Clock,
    EventFacts,
    Facts,
    GivenName,
    Hex,
    Level,
    Saying,
    SeatNumber,
    Settings,
    TableInfo,
    TokenText,
    View,
)

OptionText: TypeAlias = Annotated[str, Meta(max_length=200)]


class ChoiceInfo(Struct, frozen=True):
    """An option of a game; the first value is the default."""

    key: str
    values: list[str]
    free: bool  # other values are possible too; the game checks them
    seat: bool  # these other values are seats: p1, p2 …


class GameInfo(Struct, frozen=True):
    key: str
    ruleset: int
    least: int  # players
    most: int
    choices: list[ChoiceInfo]


class House(Struct, frozen=True):
    """`GET /api/games`: what can be played here."""

    engine: str
    games: list[GameInfo]
    levels: list[str]  # of bots, weakest first
    phrases: list[str]  # quick phrases; texts are `phrase-<id>`
    characters: list[str] = field(default_factory=list)  # of bots; names are the client's
    reach: str = ""  # where other devices find this house; empty if only this machine can


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "closed", "bot"]
    level: Level = "easy"
    character: Character = ""  # of a bot; empty: whoever comes, `plain`: nobody in particular


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`. `seats` has one wish for each player; nobody need be `me`."""

    game: Annotated[str, Meta(max_length=40)]
    name: GivenName
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[OptionText, OptionText], Meta(max_length=40)] = field(
        default_factory=dict
    )
    settings: Settings = Settings()
    start: bool = False  # at once, when no seat is open
    commit: Hex | None = None  # of one's own seat; with `start` the number is waited for


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/join`: sit down on an open seat, or on the one named."""

    name: GivenName
    seat: SeatNumber | None = None


class CodeInfo(Struct, frozen=True):
    """`POST /api/tables/{id}/code`: six letters to be read out, and until when they are good."""

    letters: str
    until: int


class CodeWish(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/code`: the letters as somebody has typed them."""

    letters: Annotated[str, Meta(min_length=1, max_length=40)]


class CodeFound(Struct, frozen=True):
    table: str


class Seated(Struct, frozen=True):
    """Answer to opening and joining. Whoever has the token has the seat."""

    table: TableInfo
    token: str
    seat: int
    host: bool
    invite: str  # path of the invitation: /t/<table>
    link: str  # path of this seat: /t/<table>#<token>


class OpenTables(Struct, frozen=True):
    """`GET /api/tables`: listed tables with an open seat."""

    tables: list[TableInfo]


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/mine`: the tokens a client keeps. A body, because addresses get logged."""

    tokens: Annotated[list[TokenText], Meta(max_length=100)]


class MyTable(Struct, frozen=True):
    token: str
    seat: int
    host: bool
    table: TableInfo
    your_turn: bool
    clock: Clock


class MyTables(Struct, frozen=True):
    """Tables in order of urgency; `lost` are tokens that no longer open anything."""

    tables: list[MyTable]
    lost: list[str]


class OwnSeat(Struct, frozen=True):
    """What is kept of a seat's person: their name, what they said, what they played."""

    table: str
    game: str
    created: int
    seat: int
    name: str
    moves: list[str]
    talk: list[Saying]


class OwnData(Struct, frozen=True):
    """`POST /api/mine/export`: of all tokens that still open something."""

    seats: list[OwnSeat]


class Forgotten(Struct, frozen=True):
    """`POST /api/mine/forget`: the tokens whose name and talk are gone, and those whose game is
    still going on: ask again after its end."""

    done: list[str]
    kept: list[str]


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """The table after `at` entries of its log. `views` holds one view, or with everything
    open one for each seat; `move` is told for the seat's own moves and when all is open. `scores`
    are those that were hidden in play, of a game that was played to its end."""

    at: int
    kind: str
    events: list[EventFacts]
    views: list[View]
    seat: int = -1
    move: str = ""
    scores: list[int] = []


class ReplayPage(Struct, frozen=True):
    """`GET /api/tables/{id}/replay?eyes=table|open|0…&first=0&count=50`."""

    table: TableInfo
    eyes: str
    length: int
    steps: list[ReplayStep]


class Imported(Struct, frozen=True):
    """`POST /api/logs`: the table made of a log file."""

    table: TableInfo


class Health(Struct, frozen=True):
    """`GET /health/ready`: whether this process can serve."""

    ready: bool
    engine: str


class Problem(Struct, frozen=True):
    """Body of every answer that is not 2xx. `sentence` is English; clients translate
    `error-<code>` with the facts, or the rule's `.refused` where `rule` is given."""

    code: str
    sentence: str
    facts: Facts = field(default_factory=dict)
    rule: str = ""
