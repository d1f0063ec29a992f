"""What each kind of command does: from a message that was read to a change of the table."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from logovo.server.commands import lobby, moves, seating, starting
from logovo.server.commands.chronicle import note
from logovo.server.commands.names import clean_name, one_line
from logovo.server.process.errors import RequestError
from logovo.server.store.luck import new_fair
from logovo.server.store.record import Record, SeatRecord, new_epoch, new_id
from logovo.server.table.change import Change
from logovo.server.table.live_table import LiveTable
from logovo.server.table.viewer import Viewer
from logovo.wire import commands as wire
from logovo.wire.nouns import Saying

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


def change_by(live: LiveTable, viewer: Viewer, command: wire.Command, now: int) -> Change:
    """Work a command out; raises RequestError or a named error of the rules. Only moves,
    claims, undo and what begins the game touch the timeline."""
    do = command.do
    live.manners.check(viewer, do)
    match do:
        case wire.DoMove():
            seat = check_playing_oneself(live, viewer)
            live.check_fresh(seat, command.base)
            return moves.move_text(live, seat, do.text, now)
        case wire.DoUndo():
            return moves.undo(live, check_playing_oneself(live, viewer), now)
        case wire.DoClaim():
            return moves.claim(live, check_playing_oneself(live, viewer), do.text, now)
        case wire.DoSay():
            text = one_line(do.text)
            if not text:
                raise RequestError("malformed", {"why": "nothing to say"})
            return talk(live, viewer, text, "", now)
        case wire.DoPhrase():
            if do.phrase not in PHRASES:
                raise RequestError("unknown-phrase", {"phrase": do.phrase})
            return talk(live, viewer, "", do.phrase, now)
        case wire.DoName() | wire.DoLeave() | wire.DoReturn() | wire.DoCommit():
            return Change(record=own(live, viewer, do, now))
        case wire.DoAgree():
            return Change(record=answer(live, viewer, do, now))
        case wire.DoRematch():
            return rematch(live, viewer, now)
        case wire.DoStart():
            viewer.check_host()
            record = live.record.copy()
            lobby.start(record, do.fill)
            return starting.started(live, record, now)
        case wire.DoReveal():
            return starting.reveal(live, viewer.check_seated(), do.secret, now)
        case _:
            viewer.check_host()
            return Change(record=hosted(live, do, now))


def check_playing_oneself(live: LiveTable, viewer: Viewer) -> int:
    """The viewer's seat, unless a bot keeps it at their own wish: two hands on one seat would
    undo each other."""
    seat = viewer.check_seated()
    if live.record.seats[seat].left:
        raise RequestError("handed-over")
    return seat


Own: TypeAlias = wire.DoName | wire.DoLeave | wire.DoReturn | wire.DoCommit


def own(live: LiveTable, viewer: Viewer, do: Own, now: int) -> Record:
    seat = viewer.check_seated()
    record = live.record.copy()
    match do:
        case wire.DoName():
            lobby.check_lobby(record)  # in play a name is who somebody is
            lobby.rename(record, seat, clean_name(do.name))
        case wire.DoCommit():
            starting.commit(record, seat, do.commit)
        case wire.DoReturn():
            seating.take_back(record, live, seat, now)
        case wire.DoLeave():
            lobby.check_not_over(record)
            if record.status == "lobby":
                lobby.leave(record, seat)
            else:
                seating.hand_over(record, live, seat, now)
        case _:
            assert_never(do)
    record.rev += 1
    return record


def answer(live: LiveTable, viewer: Viewer, do: wire.DoAgree, now: int) -> Record:
    """What somebody says to the host's proposal; a host without a seat may only take it back."""
    if not viewer.host:
        viewer.check_seated()
    if viewer.seat < 0 and do.yes:
        raise RequestError("not-seated")
    record = live.record.copy()
    seating.check_begun(record)
    seating.agree(record, live, viewer.seat, do.seat, do.yes, now)
    record.rev += 1
    return record


Hosted: TypeAlias = (
    wire.DoSetup
    | wire.DoOpen
    | wire.DoClose
    | wire.DoBot
    | wire.DoKick
    | wire.DoLetBack
    | wire.DoPause
    | wire.DoResume
    | wire.DoEnd
)


def hosted(live: LiveTable, do: Hosted, now: int) -> Record:
    record = live.record.copy()
    lobby.check_not_over(record)
    if record.status == "starting":
        raise RequestError("not-lobby")
    before = record.status == "lobby"
    match do:
        case wire.DoSetup():
            lobby.set_up(record, do)
        case wire.DoOpen():
            if before:
                lobby.open_seat(record, do.seat)
            else:
                seating.offer(record, live, do.seat, now)
        case wire.DoClose():
            lobby.close_seat(record, do.seat)
        case wire.DoBot():
            if before:
                lobby.seat_bot(record, do.seat, do.level, do.character)
            else:
                seating.seat_bot(record, live, do, now)
        case wire.DoKick():
            if before:
                lobby.kick(record, do.seat)
            else:
                seating.unseat(record, live, do.seat, now)
        case wire.DoLetBack():
            seating.let_back(record, live, do.seat, now)
        case wire.DoPause():
            lobby.pause(record, now)
            note(record, live, now, "paused", record.host_seat)
        case wire.DoResume():
            lobby.resume(record, live.begun, now)
            note(record, live, now, "resumed", record.host_seat)
        case wire.DoEnd():
            seating.end(record, live, now)
        case _:
            assert_never(do)
    record.rev += 1
    return record


def talk(live: LiveTable, viewer: Viewer, text: str, phrase: str, now: int) -> Change:
    room = viewer.room
    name = live.record.seats[viewer.seat].name if viewer.seat >= 0 else viewer.name
    n = live.said[room] + 1
    return Change(saying=Saying(n, room, viewer.seat, name, now, text, phrase))


def rematch(live: LiveTable, viewer: Viewer, now: int) -> Change:
    """The same people, options and settings at a new table. Asked twice, it is one table."""
    if not viewer.host:
        viewer.check_seated()
    if live.record.status != "over" or live.record.imported:
        raise RequestError("not-over")
    if live.record.next:
        return Change()
    old = live.record
    table = new_id()
    new = Record(
        id=table,
        game=old.game,
        ruleset=old.ruleset,
        options=old.options,
        settings=old.settings,
        seats=[again(seat) for seat in old.seats],
        created=now,
        host_seat=old.host_seat,
        host_epoch=new_epoch() if old.host_epoch else "",
        fair=new_fair(table),
    )
    record = old.copy()
    record.next = new.id
    record.rev += 1
    return Change(record=record, new_table=new)


def again(seat: SeatRecord) -> SeatRecord:
    if seat.kind == "human" and not seat.left:
        return SeatRecord("human", seat.name, epoch=new_epoch(), was=seat.epoch)
    if seat.kind == "bot":
        return SeatRecord("bot", level=seat.level, character=seat.character)
    return SeatRecord("open")
