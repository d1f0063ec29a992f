"""A log reads back as it was written, and knows when somebody has been at it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logovo.core.chance import Chance
from logovo.core.errors import BadLog, OtherRuleset, Refused, UnknownGame
from logovo.core.log import Entry, Header, Log, read_log
from logovo.core.plain import canonical
from logovo.core.rulebook import GAME_OVER
from logovo.core.seats import Seat
from logovo.core.table import Table, open_table, replay
from logovo.games import GAMES, game
from logovo.testkit.walks import Party

KEY = "larder"


def finished() -> Table:
    party = Party(game(KEY), game(KEY).options(2, {}), 5)
    chance = Chance(6)
    while not party.table.state.is_over():
        party.play(*party.pick(chance))
    return party.table


def small_log() -> Log:
    log = Log(Header("x", 1, 2, {"a": "b"}, ["Анна", "Boris\u2028\x85\r"]))
    log.add(Entry("setup", -1, "", [3, 1]))
    log.add(Entry("move", 1, "lay 7", []))
    return log


def test_it_reads_back_as_written() -> None:
    text = small_log().write()
    assert read_log(text).write() == text


def test_a_finished_game_replays_to_the_same_table() -> None:
    table = finished()
    again = replay(table.game, read_log(table.log.write()))
    assert canonical(table.game.dump(again.state)) == canonical(table.game.dump(table.state))
    assert again.log.is_finished()


def test_after_the_end_everything_is_refused() -> None:
    table = finished()
    before = table.log.write()
    with pytest.raises(Refused) as refused:
        table.play_text(Seat(0), "take")
    assert refused.value.refusal.rule is GAME_OVER
    assert table.log.write() == before


@given(st.data())
def test_any_change_is_noticed(data: st.DataObject) -> None:
    text = small_log().write()
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from('0123456789abcxyz{}[]",: \n'))
    changed = text[:at] + letter + text[at + 1 :]
    if json_lines(changed) == json_lines(text):
        return
    with pytest.raises(BadLog):
        read_log(changed)


def json_lines(text: str) -> object:
    try:
        return [json.loads(line) for line in text.splitlines()] if text.endswith("\n") else None
    except ValueError:
        return None


def test_a_missing_line_or_half_a_line_is_noticed() -> None:
    text = finished().log.write()
    lines = text.splitlines(keepends=True)
    for broken in ("".join(lines[:5] + lines[6:]), text[:-20], "", "hello\n", "[]\n"):
        with pytest.raises(BadLog):
            read_log(broken)


def test_a_log_that_was_signed_again_must_still_follow_the_rules() -> None:
    table = finished()
    log = Log(table.log.header)
    for i, entry in enumerate(table.log.entries):
        log.add(Entry(entry.kind, 1 - entry.seat, entry.text, entry.chance) if i == 4 else entry)
    with pytest.raises(BadLog):
        replay(table.game, read_log(log.write()))


def test_luck_that_was_changed_is_noticed() -> None:
    table = finished()
    for extra in ([7], [10**9]):
        log = Log(table.log.header)
        first = table.log.entries[0]
        log.add(Entry(first.kind, first.seat, first.text, first.chance + extra))
        with pytest.raises(BadLog):
            replay(table.game, log)


def test_luck_that_is_missing_or_out_of_range_is_named_with_its_line() -> None:
    table = finished()
    entries = table.log.entries
    later = next(i for i, one in enumerate(entries) if i and one.chance)
    for at, change in ((0, []), (0, [10**9]), (later, []), (later, [10**9])):
        log = Log(table.log.header)
        for i, one in enumerate(entries):
            chance = [*one.chance[:-1], *change] if i == at else one.chance
            log.add(Entry(one.kind, one.seat, one.text, chance))
        with pytest.raises(BadLog) as bad:
            replay(table.game, log)
        assert bad.value.facts["line"] == at + 2, "the first is of the game itself"


def test_another_ruleset_is_named() -> None:
    log = Log(Header(KEY, 999, 2, {}, ["a", "b"]))
    log.add(Entry("setup", -1, "", []))
    with pytest.raises(OtherRuleset):
        replay(GAMES[KEY], log)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame):
        game("chess")


def test_the_same_seed_gives_the_same_table() -> None:
    one, other = (open_table(game(KEY), game(KEY).options(3, {}), ["a", "b", "c"], 9) for _ in "ab")
    assert one.log.write() == other.log.write()
