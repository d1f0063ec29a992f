"""One stream, whoever draws from it: processes in turn, a table loaded again, moves taken back."""

from __future__ import annotations

import random

import msgspec
import pytest

from logovo.core.seats import Seat
from logovo.games import GAMES, game
from logovo.server.process.now import now_ms
from logovo.server.store.record import RECORD, Record, SeatRecord
from logovo.server.store.rows import EntryRow
from logovo.server.table.live_table import LiveTable
from logovo.server.table.projection import table_info
from logovo.verify import verify
from logovo.wire.nouns import Settings
from tests.verify.games import some_fair

MOST = 120
"""Rows of a table: a move that is taken back costs as much as all before it."""


def record_of(key: str, players: int) -> Record:
    played = game(key)
    return Record(
        id="table",
        game=key,
        ruleset=played.ruleset,
        options=played.options(players, {}).values,
        settings=Settings(),
        seats=[SeatRecord("human", f"p{i}", epoch=str(i)) for i in range(players)],
        created=now_ms(),
        status="playing",
        names=[f"p{i}" for i in range(players)],
        fair=some_fair("table", tuple(range(players)), (1,)),
    )


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_table_passed_around_draws_one_stream(key: str) -> None:
    dice = random.Random(key)
    record = record_of(key, 3)
    tables = [LiveTable(record, [], 0), LiveTable(record, [], 0)]
    rows: list[EntryRow] = [tables[0].begin(record, 0).row]
    tables[1] = LiveTable(record, rows, 0)
    undone = 0
    while not tables[0].timeline.state.is_over() and len(rows) < MOST:
        at = dice.randrange(2)
        here, there = tables[at].timeline, tables[1 - at].timeline
        seat = dice.choice(tables[at].awaited())
        kept = here.move(seat, dice.choice(here.game.legal(here.state, Seat(seat))), 0)
        new = [kept.row]
        # What a table allows: nothing that asked for luck is ever taken back.
        if not kept.row.chance and not here.state.is_over() and dice.randrange(6) == 0:
            new.append(here.undo(seat, 0).row)
            undone += 1
        rows += new
        for row in new:
            there.take(row)
        if dice.randrange(20) == 0:
            tables[at] = LiveTable(record, rows, 0)
    for live in [*tables, LiveTable(record, rows, 0)]:
        log = live.timeline.table.log
        assert record.fair is not None
        log.fair = record.fair.opened()
        verdict = verify(log.write())
        assert (verdict.result, verdict.findings) == ("fair", ())
        assert (verdict.added, verdict.left_out) == ((0, 2), (1,))
    assert undone > 0


def test_luck_that_was_taken_back_would_come_again() -> None:
    """It cannot be by the rules of undo; if it could, nobody would fish another card by it."""
    record = record_of("gold", 3)
    dice = random.Random(1)
    live = LiveTable(record, [], 0)
    live.begin(record, 0)
    timeline = live.timeline
    drawn = 0
    while drawn < 2:
        seat = int(timeline.game.awaited(timeline.state)[0])
        move = dice.choice(timeline.game.legal(timeline.state, Seat(seat)))
        first = timeline.move(seat, move, 0).row.chance
        if first:
            timeline.undo(seat, 0)
            assert timeline.move(seat, move, 0).row.chance == first
            drawn += 1


def test_a_table_of_before_plays_on_and_says_so() -> None:
    """A record without a stream, as an older release stored it."""
    record = record_of("larder", 2)
    record.fair = None
    stored = msgspec.json.encode(record)
    assert b"fair" not in stored
    old = RECORD.decode(stored)
    live = LiveTable(old, [], 0)
    rows = [live.begin(old, 0).row]
    again = LiveTable(old, rows, 0).timeline
    seat = int(again.game.awaited(again.state)[0])
    again.move(seat, again.game.legal(again.state, Seat(seat))[0], 0)
    assert table_info(old, set(), set(), 0, None).fair is None
    assert verify(again.table.log.write()).result == "not-verifiable"


def test_a_record_does_not_print_its_secrets() -> None:
    record = record_of("larder", 2)
    assert record.fair is not None
    printed = repr(record) + str(record.fair) + f"{record.fair.pledges}"
    assert record.fair.commit in printed
    assert record.fair.secret not in printed
    assert record.fair.pledges[0].secret not in printed
    # And yet both are stored.
    assert RECORD.decode(msgspec.json.encode(record)).fair == record.fair
