"""What one viewer is shown. Everything he gets is built here, from his view and told events."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from logovo import __version__
from logovo.core.log import CLAIM
from logovo.core.outcome import Outcome
from logovo.core.plain import plain
from logovo.core.seats import TABLE, Seat
from logovo.server.clocks import clock_of
from logovo.server.errors import wire_facts
from logovo.server.fold import Fold, Kept, bit
from logovo.server.records import Record
from logovo.server.store.rows import UNDO
from logovo.server.wire.messages import Past, Step
from logovo.server.wire.nouns import (
    Blocked,
    Claim,
    EventFacts,
    Moves,
    OutcomeInfo,
    Preview,
    SeatInfo,
    TableInfo,
    View,
)

ENGINE = __version__


def plain_view(fold: Fold, observer: int) -> View:
    return cast(View, plain(fold.view(observer)))


def told(fold: Fold, kept: Kept, observer: int, again: bool) -> list[EventFacts]:
    """The events as this observer hears them. `again`: told a second time, so without
    those the game shows only once, unless it is over."""
    game = fold.game
    heard = [game.told_to(event, Seat(observer)) for event in kept.events]
    if again and not fold.state.is_over():
        heard = [event for event in heard if not game.fleeting(event)]
    return [cast(EventFacts, plain(event)) for event in heard]


def claims_of(fold: Fold) -> list[Claim]:
    board = fold.live.claims
    return [] if board is None else [Claim(seat, text) for seat, text in board.shown()]


def moves_of(fold: Fold, seat: int, blocked: bool) -> Moves | None:
    """What is asked of a seat, and why the rest of what it might try is not allowed."""
    game, state = fold.game, fold.state
    if seat < 0 or not game.is_asked(state, Seat(seat)):
        return None
    legal = game.legal(state, Seat(seat))
    refused: list[Blocked] = []
    previews: list[Preview] = []
    if blocked:
        for move in legal:
            foreseen = game.preview(state, Seat(seat), move)
            if foreseen:
                previews.append(Preview(str(move), wire_facts(foreseen)))
        for move in game.candidates(state, Seat(seat)):
            refusal = game.forbids(state, Seat(seat), move)
            if refusal is not None:
                facts = wire_facts(refusal.facts)
                refused.append(Blocked(str(move), refusal.rule.id, facts))
    texts = [str(move) for move in legal]
    return Moves(texts, game.is_partial(state, Seat(seat)), refused, previews)


def step_of(
    record: Record,
    fold: Fold,
    kept: Kept,
    observer: int,
    blocked: bool,
    undo: bool,
    linger: float,
    now: int,
) -> Step:
    """The newest entry as a numbered message."""
    claim = Claim(kept.row.seat, kept.row.text) if kept.row.kind == CLAIM else None
    return Step(
        v=fold.version(observer),
        events=told(fold, kept, observer, again=False),
        view=plain_view(fold, observer),
        moves=moves_of(fold, observer, blocked),
        undo=undo,
        claim=claim,
        claims=None if fold.live.claims is None else claims_of(fold),
        undone=kept.row.kind == UNDO,
        linger=linger,
        clock=clock_of(record, fold, now),
    )


def linger_of(fold: Fold, kept: Kept) -> float:
    """How long everybody is shown this. By the public face of events, so it tells nothing."""
    game = fold.game
    return max((game.linger(game.told_to(event, TABLE)) for event in kept.events), default=0.0)


def missed_by(fold: Fold, observer: int, since: int | None) -> tuple[list[Past], bool]:
    """The versions after `since`, and whether some of them are no longer known."""
    now = fold.version(observer)
    if since is None or since > now:
        return [], True
    wanted = now - since
    found = [kept for kept in fold.past if kept.row.seen & bit(observer)]
    gap = wanted > len(found)
    missed: list[Past] = []
    for i, kept in enumerate(found[len(found) - min(wanted, len(found)) :]):
        row = kept.row
        missed.append(
            Past(
                v=now - min(wanted, len(found)) + i + 1,
                events=told(fold, kept, observer, again=True),
                claim=Claim(row.seat, row.text) if row.kind == CLAIM else None,
                undone=row.kind == UNDO,
            )
        )
    return missed, gap


def outcome_info(outcome: Outcome) -> OutcomeInfo:
    winners = [int(seat) for seat in outcome.winners]
    return OutcomeInfo(list(outcome.places), list(outcome.scores), winners, outcome.reason.id)


def table_info(
    record: Record,
    here: set[int],
    kept: set[int],
    onlookers: int,
    outcome: OutcomeInfo | None,
) -> TableInfo:
    seats = [
        SeatInfo(
            seat=i,
            kind=seat.kind,
            name=seat.name,
            level=seat.level if seat.kind == "bot" else "",
            here=seat.kind == "bot" or i in here,
            kept=seat.kind == "human" and (seat.left or i in kept),
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
    )


def before_the_end(info: TableInfo) -> TableInfo:
    """For onlookers who have not yet been shown that the game is over."""
    return replace(info, status="playing", outcome=None, next="")
