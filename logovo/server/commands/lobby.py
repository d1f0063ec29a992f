"""Changes of seats, settings and status: each alters the record it is given, a copy, or refuses."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from typing import Final, NoReturn

from logovo.bots.characters import CHARACTERS, PLAIN
from logovo.bots.registry import LEVELS
from logovo.core.seats import seat_word
from logovo.games import game
from logovo.server.commands.names import distinct
from logovo.server.process.errors import RequestError
from logovo.server.store.record import Record, SeatRecord, new_epoch
from logovo.server.table import clocks
from logovo.server.table.timeline import Timeline
from logovo.wire.commands import DoSetup
from logovo.wire.http import SeatWish
from logovo.wire.nouns import Settings

HOST: Final = "host"
"""The value of an option that means whoever keeps the table."""


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise RequestError("bad-level", {"level": level, "allowed": ", ".join(LEVELS)})
    return level


def new_bot(others: Iterable[SeatRecord], level: str, character: str = "") -> SeatRecord:
    """A bot beside these. Who is not named is whoever is not there yet."""
    check_level(level)
    if character not in ("", PLAIN, *CHARACTERS):
        allowed = ", ".join((*CHARACTERS, PLAIN))
        raise RequestError("bad-level", {"level": character, "allowed": allowed})
    here = {seat.character for seat in others}
    free = [one for one in CHARACTERS if one not in here]
    if not character:
        character = secrets.choice(free) if free else PLAIN
    return SeatRecord("bot", level=level, character=character)


def check_settings(settings: Settings) -> Settings:
    check_level(settings.keeper)
    if settings.seconds and settings.days:
        raise RequestError("options-clash", {"first": "seconds", "second": "days"})
    return settings


def all_wished(wishes: Sequence[SeatWish], name: str) -> list[SeatRecord]:
    """Seats of a new table: those with a name of their own first, then whoever else comes."""
    seats = [wished(wish, name) for wish in wishes]
    for at, wish in enumerate(wishes):
        if wish.kind == "bot" and not wish.character:
            seats[at] = new_bot(seats, wish.level)
    return seats


def wished(wish: SeatWish, name: str) -> SeatRecord:
    match wish.kind:
        case "me":
            return SeatRecord("human", name, epoch=new_epoch())
        case "bot":
            return new_bot((), wish.level, wish.character or PLAIN)
        case "open" | "closed":
            return SeatRecord(wish.kind)


def seat_at(record: Record, seat: int) -> SeatRecord:
    if seat >= record.players:
        raise RequestError("no-seat", {"seat": seat})
    return record.seats[seat]


def check_lobby(record: Record) -> None:
    if record.status != "lobby":
        raise RequestError("not-lobby")


def check_not_over(record: Record) -> None:
    if record.status == "over":
        raise RequestError("not-playing")


def join(record: Record, wanted: int | None, name: str) -> int:
    """Sit down; the seat taken."""
    check_not_over(record)
    for i, seat in enumerate(record.seats):
        if seat.kind == "open" and wanted in (None, i):
            record.seats[i] = SeatRecord("human", epoch=new_epoch())
            rename(record, i, name)
            if record.host_seat < 0 and not record.host_epoch:
                record.host_seat = i  # whoever kept the table has left it to nobody
            return i
    return refuse_seat(record, wanted)


def refuse_seat(record: Record, wanted: int | None) -> NoReturn:
    """At a table without an empty seat, or one that must look like it."""
    if wanted is not None:
        seat_at(record, wanted)
        raise RequestError("seat-taken", {"seat": wanted})
    raise RequestError("no-seat")


def rename(record: Record, seat: int, name: str) -> None:
    """Nobody is called like somebody else at the table."""
    others = [one.name for i, one in enumerate(record.seats) if i != seat]
    record.seats[seat].name = distinct(name, others)


def leave(record: Record, seat: int) -> None:
    """The seat opens; somebody else keeps the table if that was the host."""
    record.reseat(seat, SeatRecord("open"))
    if record.host_seat == seat and not pass_host_on(record):
        record.host_seat = -1


def pass_host_on(record: Record, among: Collection[int] | None = None) -> bool:
    """Let another person keep the table; False if there is none."""
    for i, one in enumerate(record.seats):
        here = among is None or i in among
        if here and i != record.host_seat and one.kind == "human" and not one.left:
            record.host_seat = i
            record.host_epoch = ""
            return True
    return False


def open_seat(record: Record, seat: int) -> None:
    if seat_at(record, seat).kind == "human":
        raise RequestError("seat-taken", {"seat": seat})
    record.seats[seat] = SeatRecord("open")


def close_seat(record: Record, seat: int) -> None:
    check_lobby(record)
    if seat_at(record, seat).kind == "human":
        raise RequestError("seat-taken", {"seat": seat})
    record.seats[seat] = SeatRecord("closed")


def seat_bot(record: Record, seat: int, level: str, character: str = "") -> None:
    if seat_at(record, seat).kind == "human":
        raise RequestError("seat-taken", {"seat": seat})
    record.seats[seat] = new_bot(beside(record, seat), level, character)


def beside(record: Record, seat: int) -> list[SeatRecord]:
    """The other seats."""
    return [one for i, one in enumerate(record.seats) if i != seat]


def kick(record: Record, seat: int) -> None:
    """The token is void at once."""
    if seat_at(record, seat).kind != "human" or seat == record.host_seat:
        raise RequestError("no-seat", {"seat": seat})
    record.reseat(seat, SeatRecord("open"))


def set_up(record: Record, do: DoSetup) -> None:
    """Other players, options or settings, before the first card is dealt."""
    check_lobby(record)
    players = record.players if do.players is None else do.players
    for seat in record.seats[players:]:
        if seat.kind == "human":
            raise RequestError("seat-taken", {"seat": record.seats.index(seat)})
    options = record.options if do.options is None else {**record.options, **do.options}
    record.options = game(record.game).options(players, options).values
    record.seats = record.seats[:players]
    while record.players < players:
        record.seats.append(SeatRecord("open"))
    if do.settings is not None:
        record.settings = check_settings(do.settings)


def start(record: Record, fill: str | None) -> None:
    """Close the seats: who plays, and what, is settled."""
    check_lobby(record)
    for i, seat in enumerate(record.seats):
        if seat.kind in ("open", "closed"):
            if fill is None:
                raise RequestError("seats-open", {"seat": i})
            record.seats[i] = new_bot(record.seats, fill)
    name_the_host(record)
    record.names = [written_name(i, seat) for i, seat in enumerate(record.seats)]
    record.ruleset = game(record.game).ruleset


def begin(record: Record, now: int) -> None:
    record.status = "playing"
    record.resumed = record.phase_resumed = now


def written_name(seat: int, one: SeatRecord) -> str:
    """What the log calls a seat; clients call one without a name something of their own."""
    if one.kind == "bot":
        return f"bot {one.level}"
    return one.name or f"player {seat + 1}"


def name_the_host(record: Record) -> None:
    """Where an option says `host`, name the seat: the rules do not know where the host sits."""
    if record.host_seat < 0:
        return
    values = dict(record.options)
    for choice in game(record.game).choices:
        if choice.free and HOST in choice.values and values[choice.key] == HOST:
            values[choice.key] = seat_word(record.host_seat)
    record.options = values


def pause(record: Record, now: int) -> None:
    if record.status != "playing":
        raise RequestError("paused" if record.status == "paused" else "not-playing")
    record.status = "paused"
    record.paused = now


def resume(record: Record, timeline: Timeline | None, now: int) -> None:
    if record.status != "paused":
        raise RequestError("not-playing")
    record.status = "playing"
    clocks.go_on(record, timeline, now)
