"""Hush at the tables of the house: its laws, its bots, its logs, its trace."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.hush.game import GAME, KEY
from examples.hush.plug_in import plug_in
from examples.hush.policy import Greedy
from logovo.core.chance import Chance
from logovo.core.log import read_log
from logovo.core.table import replay
from logovo.lab.arena import Plan, run, total
from logovo.lab.calibration import calibrate
from logovo.roster import unregister
from logovo.testkit.inspect import inspect_game, skim_game
from logovo.testkit.mutations import try_mutations
from logovo.testkit.policies import decides_by_what_it_may_know
from logovo.testkit.sentences import missing_texts
from logovo.testkit.trace import trace
from logovo.testkit.walks import Party


@pytest.fixture(autouse=True)
def _plugged_in() -> Iterator[None]:
    plug_in()
    yield
    unregister(KEY)


@pytest.mark.parametrize("seed", range(20))
def test_all_laws_hold(seed: int) -> None:
    assert inspect_game(GAME, seed).steps > 0
    skim_game(GAME, seed + 1000)


def test_changed_positions_are_refused_or_play_on() -> None:
    done = try_mutations(GAME, 0, 600)
    assert done.refused > done.played > 50


def test_worlds_are_as_likely_as_they_should_be() -> None:
    found = calibrate(GAME, GAME.options(4, {}), 0, 400, 20)
    assert found.overall.n > 1000
    for one in found.overall.bins.values():
        assert abs(one.error) < 0.02 + 4 * one.standard_error, one


def test_every_text_is_there_in_both_languages() -> None:
    assert missing_texts(GAME) == []


def test_every_rule_has_code_a_test_and_a_text() -> None:
    assert trace(GAME, Path(__file__).parent).gaps() == []


def test_the_policy_looks_at_its_own_card_only() -> None:
    assert decides_by_what_it_may_know(GAME, Greedy(), games=40, every=1) > 100


def test_a_search_beats_players_who_do_not_think() -> None:
    tally = total(run(Plan(KEY, 3, ("search:40", "random", "random"), 1), 60, processes=1))
    assert tally.bot_share("search:40").value > 0.5


def test_a_log_replays() -> None:
    party, luck = Party(GAME, GAME.options(3, {"rounds": "3"}), 5), Chance(6)
    while not party.table.state.is_over():
        party.play(*party.pick(luck))
    text = party.table.log.write()
    assert replay(GAME, read_log(text)).log.write() == text
