"""Playing on in a world that fits what was known: made of a view and knowledge, and playable."""

from __future__ import annotations

import json

import pytest

from logovo.core.chance import Chance, recording
from logovo.core.errors import BadLog, BadPosition
from logovo.core.game import Game
from logovo.core.journal import SILENT
from logovo.core.log import MOVE, WORLD, Entry, Log
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.core.table import Table, replay
from logovo.games import GAMES, game
from logovo.review import ReviewBudget, review
from logovo.review.story import fitting_world, mind_at, moments
from logovo.server.bots.request import Line, ThinkRequest
from logovo.server.bots.worker import Followed
from tests.review.recorded import PLAYERS, needs_speed, recorded

WORLDS = 12


def decisions(log: Log) -> list[int]:
    """A handful of places to play on from, all over the game."""
    moves = [at for at, entry in enumerate(log.entries) if entry.kind == MOVE]
    return moves[3 :: max(1, len(moves) // 5)]


def written(played: Game, state: State) -> str:
    return json.dumps(played.dump(state), ensure_ascii=False)


def practice(played: Game, log: Log, at: int, world: str) -> Table:
    """The beginning of a game, then another world."""
    begun = Log(log.header)
    for entry in [*log.entries[:at], Entry(WORLD, TABLE, world, [])]:
        begun.add(entry)
    table = replay(played, begun)
    table.chance = recording(at)
    return table


@pytest.mark.parametrize("key", GAMES)
def test_the_world_looks_the_same_to_its_seat_and_differs_behind(key: str) -> None:
    played, log = game(key), recorded(key)
    differs = 0
    for at in decisions(log):
        seat = Seat(log.entries[at].seat)
        view, mind = mind_at(played, log, at, seat)
        true = next(moment for moment in moments(played, log) if moment.entry == at).before
        for number in range(WORLDS):
            world = fitting_world(played, view, mind, Chance(number))
            assert played.view(world, seat) == view
            assert played.is_asked(world, seat)
            differs += played.dump(world) != played.dump(true)
    assert differs > 0, "what is hidden is guessed, not looked up"


@pytest.mark.parametrize("key", GAMES)
def test_it_is_made_of_nothing_but_what_the_seat_was_told(key: str) -> None:
    """The same view and the same told events give the same world, whatever really lay there."""
    played, log = game(key), recorded(key)
    at = decisions(log)[2]
    seat = Seat(log.entries[at].seat)
    view, mind = mind_at(played, log, at, seat)
    twin = fitting_world(played, view, mind, Chance(5))
    again = fitting_world(played, played.view(twin, seat), mind, Chance(9))
    assert played.dump(again) == played.dump(fitting_world(played, view, mind, Chance(9)))


@pytest.mark.parametrize("key", GAMES)
def test_bots_play_on_in_it_and_the_log_is_whole(key: str) -> None:
    needs_speed()
    played, log = game(key), recorded(key)
    for at in decisions(log):
        seat = Seat(log.entries[at].seat)
        view, mind = mind_at(played, log, at, seat)
        world = fitting_world(played, view, mind, Chance(at))
        table = practice(played, log, at, written(played, world))
        followed = Followed(ThinkRequest(1, "t", 0, key, PLAYERS[key], {}, 0, "", 0, []))
        sent = 0
        while not table.state.is_over():
            for entry in table.log.entries[sent:]:
                followed.follow(Line(entry.kind, entry.seat, entry.text, entry.chance))
            sent = len(table.log.entries)
            mover = played.awaited(table.state)[0]
            level = "search:16" if sent < at + 40 else "greedy"
            table.play_text(mover, followed.choose(mover, level))
        assert replay(played, table.log).log.write() == table.log.write()
    told = review(table.log, ReviewBudget(worlds=4, rollouts=1, iterations=4))
    assert told.decisions[0].entry == at + 1, "what was played before is another game"
    assert all(
        account.first + account.own + account.others + account.luck == account.result
        for account in told.accounts
    )


def test_a_world_of_another_table_is_refused_and_changes_nothing() -> None:
    played, log = game("larder"), recorded("larder")
    at = decisions(log)[0]
    other = played.setup(played.options(3, {}), Chance(1), SILENT)
    for text in ("no json", "[]", "{}", written(played, other)):
        with pytest.raises(BadLog) as refused:
            practice(played, log, at, text)
        assert refused.value.facts == {"line": at + 2, "why": "bad-position"}
    view, mind = mind_at(played, log, at, Seat(log.entries[at].seat))
    fits = written(played, fitting_world(played, view, mind, Chance(1)))
    table = practice(played, log, at, fits)
    before = played.dump(table.state)
    with pytest.raises(BadPosition):
        table.imagine(written(played, replay(played, log).state))
    assert played.dump(table.state) == before
