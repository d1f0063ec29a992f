"""What each kind of command does: from a checked message to a change of the table."""

from __future__ import annotations

from typing import Final, assert_never

from logovo.core.errors import LogovoError
from logovo.server import play, seats
from logovo.server.changes import Change
from logovo.server.errors import No, no_of
from logovo.server.live import Live
from logovo.server.records import Record, SeatRecord, new_epoch, new_id
from logovo.server.viewer import Viewer
from logovo.server.wire import commands as wire
from logovo.server.wire.nouns import Saying

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "thinking",
    "hurry",
    "your-turn",
    "one-moment",
    "rematch",
    "bye",
)


def plan(live: Live, viewer: Viewer, command: wire.Command, now: int) -> Change:
    """Work out a command; raises No. Only moves, claims and undo touch the fold."""
    try:
        return planned(live, viewer, command.do, command.base, now)
    except LogovoError as error:
        raise no_of(error) from None


def planned(live: Live, viewer: Viewer, do: wire.AnyDo, base: int, now: int) -> Change:
    match do:
        case wire.DoMove():
            seat = viewer.check_seated()
            live.check_fresh(seat, base)
            return play.move(live, seat, do.text, now, viewer.blocked)
        case wire.DoUndo():
            return play.undo(live, viewer.check_seated(), now)
        case wire.DoClaim():
            return play.claim(live, viewer.check_seated(), do.text, now)
        case wire.DoSay():
            text = seats.one_line(do.text)
            if not text:
                raise No("malformed", {"why": "nothing to say"})
            return talk(live, viewer, text, "", now)
        case wire.DoPhrase():
            if do.phrase not in PHRASES:
                raise No("unknown-phrase", {"phrase": do.phrase})
            return talk(live, viewer, "", do.phrase, now)
        case wire.DoName() | wire.DoLeave():
            return Change(record=own(live, viewer, do))
        case wire.DoRematch():
            return rematch(live, viewer, now)
        case wire.DoStart():
            viewer.check_host()
            record = live.record.copy()
            seats.start(record, do.fill, now)
            return begin(live, record, now)
        case _:
            viewer.check_host()
            kicked = do.seat if isinstance(do, wire.DoKick) else -1
            return Change(record=hosted(live, do, now), kicked=kicked)


def own(live: Live, viewer: Viewer, do: wire.DoName | wire.DoLeave) -> Record:
    seat = viewer.check_seated()
    record = live.record.copy()
    if isinstance(do, wire.DoName):
        record.seats[seat].name = seats.clean_name(do.name)
    else:
        seats.leave(record, seat)
    record.rev += 1
    return record


def hosted(
    live: Live,
    do: wire.DoSetup
    | wire.DoOpen
    | wire.DoClose
    | wire.DoBot
    | wire.DoKick
    | wire.DoPause
    | wire.DoResume,
    now: int,
) -> Record:
    record = live.record.copy()
    match do:
        case wire.DoSetup():
            seats.set_up(record, do)
        case wire.DoOpen():
            seats.open_seat(record, do.seat)
        case wire.DoClose():
            seats.close_seat(record, do.seat)
        case wire.DoBot():
            seats.seat_bot(record, do.seat, do.level)
        case wire.DoKick():
            seats.kick(record, do.seat)
        case wire.DoPause():
            seats.pause(record)
        case wire.DoResume():
            seats.resume(record, now)
        case _:
            assert_never(do)
    record.rev += 1
    return record


def begin(live: Live, record: Record, now: int) -> Change:
    """The first entry: the set-up with its luck."""
    record.rev += 1
    live.begin(record)
    return Change(kept=live.folded.set_up(now), record=record)


def talk(live: Live, viewer: Viewer, text: str, phrase: str, now: int) -> Change:
    if not viewer.talk.take():
        raise No("too-fast", {"seconds": viewer.talk.seconds()})
    room = viewer.room
    name = live.record.seats[viewer.seat].name if viewer.seat >= 0 else viewer.name
    n = live.said[room] + 1
    return Change(saying=Saying(n, room, viewer.seat, name, now, text, phrase))


def rematch(live: Live, viewer: Viewer, now: int) -> Change:
    """The same people, options and settings at a new table. Asked twice, it is one table."""
    if not viewer.host:
        viewer.check_seated()
    if live.record.status != "over" or live.record.imported:
        raise No("not-over")
    if live.record.next:
        return Change()
    old = live.record
    new = Record(
        id=new_id(),
        game=old.game,
        ruleset=old.ruleset,
        options=old.options,
        settings=old.settings,
        seats=[again(seat) for seat in old.seats],
        created=now,
        host_seat=old.host_seat,
        host_epoch=new_epoch() if old.host_epoch else "",
    )
    record = old.copy()
    record.next = new.id
    record.rev += 1
    return Change(record=record, new_table=new)


def again(seat: SeatRecord) -> SeatRecord:
    if seat.kind == "human" and not seat.left:
        return SeatRecord("human", seat.name, epoch=new_epoch(), was=seat.epoch)
    if seat.kind == "bot":
        return SeatRecord("bot", level=seat.level)
    return SeatRecord("open")
