"""A hint follows from what its seat may know, and gives reasons that exist."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from logovo.coach.advice import CoachBudget, advise
from logovo.core.chance import Chance
from logovo.core.errors import BadLog
from logovo.core.game import Game
from logovo.core.log import ASKED, HINT, Entry, read_log
from logovo.core.plain import canonical
from logovo.core.table import Table, open_table, replay
from logovo.games import GAMES, game
from logovo.review.report import UNSOUND
from logovo.review.story import Mind, fresh_minds, moments, tell
from logovo.search.reasons import BY_GAME, reason_for
from logovo.text.catalogue import LANGS, texts

SMALL = CoachBudget(steps=300, worlds=4)
PLAYERS = {"larder": 3, "drakon": 2, "gold": 3, "lucky": 4, "vampires": 3}


def decisions(key: str, count: int, seed: int = 5) -> Iterator[tuple[Game, Table, Mind]]:
    """Every eighth decision of a game played at random, and what the asked seat knows."""
    played = game(key)
    options = played.options(PLAYERS[key], {})
    table = open_table(played, options, [""] * options.players, seed)
    minds = fresh_minds(played, options)
    tell(played, minds, table.opening)
    luck, number = Chance(seed), 0
    while count and not table.state.is_over():
        seat = played.awaited(table.state)[0]
        legal = played.legal(table.state, seat)
        number += len(legal) > 1
        if len(legal) > 1 and table.state.decider() == seat and number % 8 == 1:
            count -= 1
            yield played, table, minds[seat]
        move = legal[int(luck.below(len(legal)))]
        tell(played, minds, table.play(seat, move))


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_the_same_in_worlds_the_seat_cannot_tell_apart(key: str) -> None:
    """Non-interference: swap the true position for an imagined one, and no byte changes."""
    different = advised = 0
    for played, table, mind in decisions(key, 12 if key == "gold" else 6):
        seat, state, options = mind.seat, table.state, table.options
        twin = played.sample_world(played.view(state, seat), mind.knowledge, Chance(11))
        different += canonical(played.dump(twin)) != canonical(played.dump(state))
        ours, theirs = (
            advise(played, options, seat, played.view(world, seat), mind, 3, SMALL)
            for world in (state, twin)
        )
        assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)
        advised += bool(ours.moves)
    assert different > 0
    assert advised > 0


@pytest.mark.parametrize("key", GAMES)
def test_reasons_are_named_have_both_texts_and_tell_no_secret(key: str) -> None:
    """Every name has a sentence in both languages; in worlds alike to the seat a move has the same
    reason."""
    names = BY_GAME[key].names
    for lang in LANGS:
        for name in names:
            assert texts(lang, key).say(f"reason-{name}").strip(), f"{lang}: {name}"
    given = set()
    for played, table, mind in decisions(key, 12, seed=8):
        seat, state = mind.seat, table.state
        twin = played.sample_world(played.view(state, seat), mind.knowledge, Chance(2))
        for move in played.legal(state, seat):
            found = reason_for(key, state, played.code_of(state, seat, move))
            assert found in (*names, ""), found
            assert found == reason_for(key, twin, played.code_of(twin, seat, move)), str(move)
            given.add(found)
    assert len(given - {""}) >= 2


def test_the_best_move_comes_first_and_the_others_are_measured_against_it() -> None:
    played, table, mind = next(decisions("larder", 1))
    view = played.view(table.state, mind.seat)
    told = advise(played, table.options, mind.seat, view, mind, 1, CoachBudget(4000, 64))
    legal = [str(move) for move in played.legal(table.state, mind.seat)]
    assert sorted(one.move for one in told.moves) == sorted(legal)
    best = told.moves[0]
    assert (best.loss, best.verdict) == (0.0, "")
    assert best.reason
    for one in told.moves:
        assert 0.0 <= one.won <= 1.0
        if one.verdict in UNSOUND:
            assert one.loss > 2 * one.error


def test_a_hint_stands_in_the_log_and_moves_nothing() -> None:
    played = game("larder")
    table = open_table(played, played.options(2, {}), ["Anna", "Boris"], 4)
    seat = played.awaited(table.state)[0]
    before = canonical(played.dump(table.state))
    table.hint(seat, ASKED)
    assert canonical(played.dump(table.state)) == before
    table.play(seat, played.legal(table.state, seat)[0])
    log = read_log(table.log.write())
    assert [entry.kind for entry in log.entries] == ["setup", HINT, "move"]
    again = replay(played, log)
    assert canonical(played.dump(again.state)) == canonical(played.dump(table.state))
    assert [moment.kind for moment in moments(played, log)] == ["move"]


@pytest.mark.parametrize(("seat", "how"), [(0, "peek"), (7, ASKED), (-1, ASKED)])
def test_a_bad_hint_in_a_log_is_refused(seat: int, how: str) -> None:
    played = game("larder")
    table = open_table(played, played.options(2, {}), ["Anna", "Boris"], 4)
    with pytest.raises(BadLog):
        table.apply(Entry(HINT, seat, how, []))
    assert len(table.log.entries) == 1
