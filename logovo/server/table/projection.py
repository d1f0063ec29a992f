"""What one viewer is shown. Everything they get is built here, from their view and told events."""

from __future__ import annotations

from typing import TypeAlias, cast

from msgspec.structs import replace

from logovo import __version__
from logovo.bots.characters import PLAIN
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.log import ASKED, CLAIM, WARNED
from logovo.core.outcome import Outcome
from logovo.core.plain import plain
from logovo.core.seats import TABLE, Seat
from logovo.core.story import heard_again
from logovo.server.store.record import Note, Record, SeatRecord
from logovo.server.store.rows import UNDO
from logovo.server.table.timeline import StoredStep, Timeline, bit
from logovo.server.table.viewer import Viewer
from logovo.wire.messages import Past, Step
from logovo.wire.nouns import (
    ClaimInfo,
    Clock,
    EventFacts,
    FairInfo,
    FairSeat,
    MovesInfo,
    NoteInfo,
    OfferInfo,
    OutcomeInfo,
    SeatHints,
    SeatInfo,
    StandIn,
    TableInfo,
    View,
)

ENGINE = __version__


def plain_view(timeline: Timeline, observer: int) -> View:
    return cast(View, plain(timeline.view(observer)))


def shown_view(timeline: Timeline, observer: int) -> View:
    """As it is: the encoder writes a view, which is made of numbers, words and dataclasses, as
    `plain` would, in half the time."""
    return cast(View, timeline.view(observer))


Told: TypeAlias = dict[int, tuple[Event, EventFacts]]
"""Facts of events that are told alike to many, by the event's identity. The event is kept with
them: an identity passes on once its owner is gone, and the next one may be another seat's."""


def told(
    timeline: Timeline, kept: StoredStep, observer: int, again: bool, known: Told | None = None
) -> list[EventFacts]:
    """The events as this observer hears them. `again`: told a second time, so without those
    the game shows only once, unless it is over. `known`: what others were just told."""
    game, over = timeline.game, timeline.state.is_over()
    seat = Seat(observer)
    if again:
        events = heard_again(game, kept.events, seat, over)
    else:
        events = timeline.heard(kept, observer)
    return [event_facts(game, event, seat, over, known) for event in events]


def event_facts(
    game: Game, event: Event, observer: Seat, over: bool, known: Told | None = None
) -> EventFacts:
    """An event as told to an observer. While the game runs it says, too, whether it is to be
    forgotten after its moment, and whether it tells what the screen hides on purpose."""
    kept = None if known is None else known.get(id(event))
    if kept is not None:
        facts = kept[1]
    else:
        facts = cast(EventFacts, plain(event))
        if not over and game.fleeting(event):
            facts["fleeting"] = True
        if known is not None:
            known[id(event)] = (event, facts)
    if not over and game.secret(event, observer):
        return {**facts, "secret": True}
    return facts


def claims_of(timeline: Timeline) -> list[ClaimInfo]:
    board = timeline.table.claims
    return [] if board is None else [ClaimInfo(seat, text) for seat, text in board.shown()]


def step_of(
    timeline: Timeline,
    kept: StoredStep,
    observer: int,
    moves: MovesInfo | None,
    linger: float,
    clock: Clock,
    late: bool = False,
    known: Told | None = None,
) -> Step:
    """The newest entry as a numbered message. `late`: its moment has passed."""
    claim = ClaimInfo(kept.row.seat, kept.row.text) if kept.row.kind == CLAIM else None
    return Step(
        v=timeline.version(observer),
        events=told(timeline, kept, observer, late, known),
        view=shown_view(timeline, observer),
        moves=moves,
        claim=claim,
        claims=None if timeline.table.claims is None else claims_of(timeline),
        undone=kept.row.kind == UNDO,
        linger=linger,
        clock=clock,
        stand_in=stand_in(kept, observer),
    )


def linger_of(timeline: Timeline, kept: StoredStep) -> float:
    """How long everybody is shown this. By the public face of events, so it tells nothing."""
    return longest_look(timeline.game, timeline.heard(kept, TABLE))


def longest_look(game: Game, public: list[Event]) -> float:
    """At events as onlookers hear them."""
    return max([game.linger(event) for event in public], default=0.0)


def missed_by(timeline: Timeline, observer: int, since: int | None) -> tuple[list[Past], bool]:
    """The versions after `since`, and whether some of them are no longer known."""
    now = timeline.version(observer)
    if since is None or since > now:
        return [], True
    wanted = now - since
    found = [kept for kept in timeline.past if kept.row.seen & bit(observer)]
    gap = wanted > len(found)
    missed: list[Past] = []
    for i, kept in enumerate(found[len(found) - min(wanted, len(found)) :]):
        row = kept.row
        missed.append(
            Past(
                v=now - min(wanted, len(found)) + i + 1,
                events=told(timeline, kept, observer, again=True),
                claim=ClaimInfo(row.seat, row.text) if row.kind == CLAIM else None,
                undone=row.kind == UNDO,
                stand_in=stand_in(kept, observer),
            )
        )
    return missed, gap


def outcome_info(outcome: Outcome) -> OutcomeInfo:
    winners = [int(seat) for seat in outcome.winners]
    return OutcomeInfo(list(outcome.places), list(outcome.scores), winners, outcome.reason.id)


def note_info(note: Note, timeline: Timeline | None, viewer: Viewer) -> NoteInfo:
    """A line about the people, placed among the versions this viewer has."""
    v = 0 if timeline is None else timeline.version_at(viewer.seat, note.seq)
    return NoteInfo(note.n, v, note.at, note.kind, note.seat, note.name, note.level)


def stand_in(kept: StoredStep, observer: int) -> StandIn | None:
    """Who moved for the seat's player, if the observer may know that."""
    row = kept.row
    if not row.by_seen & bit(observer):
        return None
    return StandIn(row.seat, "clock" if row.by == "clock" else "bot")


def offer_info(record: Record) -> OfferInfo | None:
    return None if record.offer is None else OfferInfo(record.offer.seat, record.undecided())


def fair_info(record: Record) -> FairInfo | None:
    """Commitments, and whose number has come. What was committed to is in the log, afterwards."""
    fair = record.fair
    if fair is None:
        return None
    if record.status == "lobby":
        seats = [FairSeat(i, one.commit) for i, one in enumerate(record.seats) if one.commit]
        return FairInfo(fair.commit, seats)
    seats = [FairSeat(one.seat, one.commit, bool(one.secret)) for one in fair.pledges]
    return FairInfo(fair.commit, seats, fair.until if record.status == "starting" else 0)


def shown_character(seat: SeatRecord) -> str:
    """Whom clients draw there; nobody for a plain bot, as at tables of older servers."""
    return seat.character if seat.kind == "bot" and seat.character != PLAIN else ""


def table_info(
    record: Record,
    here: set[int],
    kept: set[int],
    onlookers: int,
    outcome: OutcomeInfo | None,
    hints: list[SeatHints] | None = None,
) -> TableInfo:
    seats = [
        SeatInfo(
            seat=i,
            kind=seat.kind,
            name=seat.name,
            level=seat.level if seat.kind == "bot" else "",
            character=shown_character(seat),
            here=seat.kind == "bot" or i in here,
            kept=seat.kind == "human" and (seat.left or i in kept),
            left=seat.left,
            out=seat.out,
        )
        for i, seat in enumerate(record.seats)
    ]
    return TableInfo(
        id=record.id,
        game=record.game,
        ruleset=record.ruleset,
        players=record.players,
        options=record.options,
        settings=record.settings,
        status=record.status,
        seats=seats,
        host_seat=record.host_seat,
        created=record.created,
        onlookers=onlookers,
        next=record.next,
        outcome=outcome,
        ended=record.ended,
        offer=offer_info(record),
        hints=hints or [],
        fair=fair_info(record),
    )


def hints_of(timeline: Timeline) -> list[SeatHints]:
    """Seats that had a hint, and how often."""
    had = timeline.hints
    seats = sorted({seat for seat, _how in had})
    return [SeatHints(seat, had[seat, ASKED], had[seat, WARNED]) for seat in seats]


def before_the_end(info: TableInfo) -> TableInfo:
    """For onlookers who have not yet been shown that the game is over."""
    return replace(info, status="playing", outcome=None, next="", ended=False)
