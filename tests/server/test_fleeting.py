"""What is shown for a moment only is marked on the wire, and gone from every stream after it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.plain import canonical, kind_of
from logovo.core.seats import TABLE, Seat
from logovo.games import GAMES
from logovo.server.commands import moves
from logovo.server.net.replaying import replay_steps
from logovo.server.table import projection
from logovo.server.table.live_table import LiveTable
from logovo.server.table.timeline import StoredStep
from logovo.server.table.viewer import Viewer
from logovo.wire.commands import Hello
from logovo.wire.nouns import EventFacts, Settings
from tests.server.leaks import START, new_record, nobody, nothing

FORGETFUL = ["gold", "vampires"]
DELAY = 60


def watched(live: LiveTable, seat: int) -> Viewer:
    viewer = Viewer(nothing, nobody, 1 << 30)
    viewer.seat = seat
    viewer.hold()
    live.viewers.add(viewer)
    return viewer


def played(live: LiveTable, most: int) -> Iterator[StoredStep]:
    """Random moves, each shown to the viewers of the table."""
    dice = random.Random(4)
    for at in range(most):
        if live.timeline.state.is_over():
            return
        seat = dice.choice(live.awaited())
        move = dice.choice(live.timeline.game.legal(live.timeline.state, Seat(seat)))
        kept = moves.move(live, seat, move, START + at).kept
        assert kept is not None
        live.fan_out(kept, START + at)
        yield kept


def opened(key: str, delay: int = 0) -> LiveTable:
    record = new_record(GAMES[key], 3, {})
    record.settings = Settings(delay=delay)
    live = LiveTable(record, [], START)
    live.begin(record, START)
    return live


def events_in(viewer: Viewer) -> list[EventFacts]:
    return [event for text in viewer.waiting for event in json.loads(text).get("events", [])]


@pytest.mark.parametrize("key", list(GAMES))
async def test_the_key_is_there_for_exactly_what_the_game_says(key: str) -> None:
    live = opened(key)
    game = live.timeline.game
    viewers = [watched(live, seat) for seat in (0, int(TABLE))]
    marked = 0
    for kept in played(live, 60):
        for viewer in viewers:
            sent = events_in(viewer)[-len(kept.events) :] if kept.events else []
            wanted = [
                game.fleeting(event) and not live.timeline.state.is_over() for event in kept.events
            ]
            assert [event.get("fleeting") for event in sent] == [one or None for one in wanted]
            marked += sum(wanted)
    assert marked > 0 or key not in FORGETFUL


@pytest.mark.parametrize("key", FORGETFUL)
async def test_whoever_comes_back_is_not_told_it_again(key: str) -> None:
    live = opened(key)
    game = live.timeline.game
    shown: set[str] = set()
    for kept in played(live, 60):
        if live.timeline.state.is_over():
            break
        shown |= {kind_of(event) for event in kept.events if game.fleeting(event)}
        for seat in (-1, 0, 1, 2):
            viewer = Viewer(nothing, nobody, 10)
            viewer.seat = seat
            for since in (None, 0, max(0, live.timeline.version(seat) - 1)):
                hello = Hello(live.record.id, v=since)
                missed = live.snapshot(viewer, hello, [], START).missed
                told = [event for past in missed for event in past.events]
                assert not {str(event["kind"]) for event in told} & shown
                assert not any("fleeting" in event for event in told)
    assert shown


@pytest.mark.parametrize("key", FORGETFUL)
async def test_onlookers_do_not_lag_where_something_must_be_remembered(key: str) -> None:
    """A player could watch their own table a minute later in a second window: neither what was
    told nor a picture of the past may come then."""
    live = opened(key, DELAY)
    game = live.timeline.game
    late, prompt = watched(live, int(TABLE)), watched(live, 0)
    live.pending = [] if live.timeline.memory else [live.timeline.past[0].row]
    gone = 0
    for kept in played(live, 40):
        gone += sum(game.fleeting(event) for event in kept.events)
        if not live.timeline.memory:
            continue
        now = projection.plain_view(live.timeline, int(TABLE))
        assert canonical(json.loads(late.waiting[-1])["view"]) == canonical(now)
        assert live.snapshot(late, Hello(live.record.id), [], START).view == now
        assert live.pending == []
    assert gone > 0
    assert not live.timeline.state.is_over()
    versions = [json.loads(text)["v"] for text in late.waiting]
    assert versions == list(range(versions[0], versions[0] + len(versions)))
    assert len(events_in(late)) >= len(events_in(prompt))
    heard = len(late.waiting)
    live.show_delayed(START + DELAY * 1000 + 10_000)
    assert len(late.waiting) == heard


async def test_a_table_of_memory_that_is_loaded_again_does_not_lag() -> None:
    live = opened("vampires", DELAY)
    rows = [live.timeline.past[0].row] + [kept.row for kept in played(live, 20)]
    again = LiveTable(live.record, rows, START)
    viewer = watched(again, int(TABLE))
    assert again.pending == []
    assert again.snapshot(viewer, Hello(live.record.id), [], START).view == projection.plain_view(
        live.timeline, int(TABLE)
    )


async def test_onlookers_of_other_games_lag_as_the_host_wishes() -> None:
    live = opened("larder", DELAY)
    late = watched(live, int(TABLE))
    live.pending = [live.timeline.past[0].row]
    moves_made = len(list(played(live, 20)))
    assert list(late.waiting) == []
    assert len(live.pending) == moves_made + 1
    live.show_delayed(START + DELAY * 1000 + 10_000)
    assert len(late.waiting) > 0


@pytest.mark.parametrize("key", FORGETFUL)
async def test_a_replay_of_a_game_broken_off_does_not_hold_it(key: str) -> None:
    live = opened(key)
    game = live.timeline.game
    gone = {kind_of(e) for kept in played(live, 40) for e in kept.events if game.fleeting(e)}
    log = live.timeline.table.log
    assert gone
    assert not log.is_finished()
    for eyes in (None, -1, 0):
        told = [event for step in replay_steps(log, eyes, 0, 100) for event in step.events]
        assert not {str(event["kind"]) for event in told} & gone


class Hiding(Game):
    """A game with a screen that hides a role from whoever looks over a shoulder."""

    def __init__(self) -> None:
        super().__init__("hiding", 1, 2, 4, (), ())

    def secret(self, event: Event, observer: Seat) -> bool:
        return observer == Seat(1)


def test_what_the_screen_hides_is_marked_for_the_one_it_is_told_to() -> None:
    event = next(iter(opened("larder").timeline.past)).events[0]
    game = Hiding()
    plain = projection.event_facts(game, event, Seat(0), over=False)
    assert "secret" not in plain
    assert projection.event_facts(game, event, Seat(1), over=False) == {**plain, "secret": True}
    # After the end everything is open.
    assert canonical(projection.event_facts(game, event, Seat(1), over=True)) == canonical(plain)


def test_facts_told_to_one_never_reach_another() -> None:
    """Facts are shared by those who are told one and the same event. Events that are made anew for
    every listener may take each other's place in memory: each must still get its own."""
    live = opened("larder")
    observers = (TABLE, Seat(0), Seat(1), Seat(2))
    for kept in live.timeline.past:
        known: projection.Told = {}
        shared = [projection.told(live.timeline, kept, one, True, known) for one in observers]
        alone = [projection.told(live.timeline, kept, one, True) for one in observers]
        assert canonical(shared) == canonical(alone)
