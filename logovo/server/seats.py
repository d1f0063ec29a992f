"""Changes of seats and status: each takes a copy of the record and alters it, or says no."""

from __future__ import annotations

import unicodedata

from logovo.bots.registry import LEVELS
from logovo.games import game
from logovo.server.errors import No
from logovo.server.records import Record, SeatRecord, new_epoch
from logovo.server.wire.commands import DoSetup
from logovo.server.wire.http import SeatWish
from logovo.server.wire.nouns import Settings


def one_line(text: str) -> str:
    """What may be shown of a text: printable, in one line, trimmed. Markup is left as text."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    return "".join(letter for letter in spaced if letter.isprintable())


def clean_name(name: str) -> str:
    clean = one_line(name)
    if not 1 <= len(clean) <= 24:
        raise No("bad-name")
    return clean


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise No("bad-level", {"level": level, "allowed": ", ".join(LEVELS)})
    return level


def check_settings(settings: Settings) -> Settings:
    check_level(settings.keeper)
    if settings.seconds and settings.days:
        raise No("options-clash", {"first": "seconds", "second": "days"})
    return settings


def wished(wish: SeatWish, name: str) -> SeatRecord:
    match wish.kind:
        case "me":
            return SeatRecord("human", name, epoch=new_epoch())
        case "bot":
            return SeatRecord("bot", level=check_level(wish.level))
        case "open" | "closed":
            return SeatRecord(wish.kind)


def seat_at(record: Record, seat: int) -> SeatRecord:
    if seat >= record.players:
        raise No("no-seat", {"seat": seat})
    return record.seats[seat]


def is_free(record: Record, seat: SeatRecord) -> bool:
    """Whether the host may give the seat to somebody else."""
    return seat.kind != "human" or (record.status != "lobby" and seat.left)


def check_lobby(record: Record) -> None:
    if record.status != "lobby":
        raise No("not-lobby")


def check_not_over(record: Record) -> None:
    if record.status == "over":
        raise No("not-playing")


def join(record: Record, wanted: int | None, name: str) -> int:
    """Sit down; the seat taken."""
    check_not_over(record)
    for i, seat in enumerate(record.seats):
        if seat.kind == "open" and wanted in (None, i):
            record.seats[i] = SeatRecord("human", name, epoch=new_epoch())
            return i
    if wanted is not None:
        seat_at(record, wanted)
        raise No("seat-taken", {"seat": wanted})
    raise No("no-seat")


def leave(record: Record, seat: int) -> None:
    """In the lobby the seat opens. In play a bot keeps it until its player comes back."""
    check_not_over(record)
    if record.status == "lobby":
        record.seats[seat] = SeatRecord("open")
    else:
        record.seats[seat].left = True
    if record.host_seat == seat:
        others = [i for i, one in enumerate(record.seats) if one.kind == "human" and not one.left]
        record.host_seat = others[0] if others else -1


def open_seat(record: Record, seat: int) -> None:
    check_not_over(record)
    if not is_free(record, seat_at(record, seat)):
        raise No("seat-taken", {"seat": seat})
    record.seats[seat] = SeatRecord("open")


def close_seat(record: Record, seat: int) -> None:
    check_lobby(record)
    if seat_at(record, seat).kind == "human":
        raise No("seat-taken", {"seat": seat})
    record.seats[seat] = SeatRecord("closed")


def seat_bot(record: Record, seat: int, level: str) -> None:
    check_not_over(record)
    if not is_free(record, seat_at(record, seat)):
        raise No("seat-taken", {"seat": seat})
    record.seats[seat] = SeatRecord("bot", level=check_level(level))


def kick(record: Record, seat: int) -> None:
    """The token is void at once."""
    check_not_over(record)
    if seat_at(record, seat).kind != "human" or seat == record.host_seat:
        raise No("no-seat", {"seat": seat})
    if record.status == "lobby":
        record.seats[seat] = SeatRecord("open")
    else:
        record.seats[seat].epoch = new_epoch()
        record.seats[seat].left = True


def set_up(record: Record, do: DoSetup) -> None:
    """Other players, options or settings, before the first card is dealt."""
    check_lobby(record)
    players = record.players if do.players is None else do.players
    for seat in record.seats[players:]:
        if seat.kind == "human":
            raise No("seat-taken", {"seat": record.seats.index(seat)})
    options = record.options if do.options is None else {**record.options, **do.options}
    record.options = game(record.game).options(players, options).values
    record.seats = record.seats[:players]
    while record.players < players:
        record.seats.append(SeatRecord("open"))
    if do.settings is not None:
        record.settings = check_settings(do.settings)


def start(record: Record, fill: str | None, now: int) -> None:
    check_lobby(record)
    for i, seat in enumerate(record.seats):
        if seat.kind in ("open", "closed"):
            if fill is None:
                raise No("seats-open", {"seat": i})
            record.seats[i] = SeatRecord("bot", level=check_level(fill))
    record.names = [seat.name or f"bot {seat.level}" for seat in record.seats]
    record.status = "playing"
    record.resumed = now
    record.ruleset = game(record.game).ruleset


def pause(record: Record) -> None:
    if record.status != "playing":
        raise No("paused" if record.status == "paused" else "not-playing")
    record.status = "paused"


def resume(record: Record, now: int) -> None:
    if record.status != "paused":
        raise No("not-playing")
    record.status = "playing"
    record.resumed = now
