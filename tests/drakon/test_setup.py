"""The table before the first turn."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.errors import BadOption, BadPlayers, OptionsClash, OtherRuleset
from logovo.core.journal import Journal
from logovo.core.log import Entry, Header, Log
from logovo.core.seats import TABLE, Seat
from logovo.core.table import replay
from logovo.games.drakon.components import BOX, DECK, KIND_WORDS, PATTERN_WORDS
from logovo.games.drakon.events import FirstPlayer
from logovo.games.drakon.game import GAME
from logovo.games.drakon.state import Drakon
from tests.drakon.build import at, chamber_at, hand, hoard, legal, pile, play, refused, table


def opened(players: int, seed: int = 1, **options: str) -> Drakon:
    return GAME.setup(GAME.options(players, options), Chance(seed), Journal(False))


@pytest.mark.rule("drakon.start-tile")
def test_start_lies_in_the_middle_with_all_heroes() -> None:
    state = opened(3)
    assert chamber_at(state, "@0,0") == "0r0"
    assert [at(state, f"p{n}") for n in (1, 2, 3)] == ["@0,0"] * 3


@pytest.mark.rule("drakon.deal")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_four_chambers_each_and_the_rest_is_the_pile(players: int) -> None:
    state = opened(players)
    hands = [hand(state, f"p{n + 1}") for n in range(players)]
    assert [len(held) for held in hands] == [4] * players
    assert sorted([c for held in hands for c in held] + pile(state)) == list(range(1, 72))
    shown = GAME.view(state, Seat(0)).seats
    assert [tile.chamber for tile in shown[0].hand] == [str(c) for c in hands[0]]
    assert {tile.chamber for tile in shown[1].hand} == {"unknown"}


def test_chambers_are_those_of_the_ledger() -> None:
    """An independent transcription: the first and last number of each kind and pattern."""
    said = (
        "blank 1-1 2-3 4-5 6-7 -; find 8-11 12-13 14-15 16-17 -; lose 18-18 19-19 20-20 21-21 -;"
        "steal-clockwise 22-23 24-24 - 25-25 -; steal-counterclockwise 26-27 - 28-28 29-29 -;"
        "destroy 30-30 31-31 32-32 33-33 -; drakon-moves 34-34 35-35 36-36 37-38 -;"
        "escape 39-39 40-40 - 41-41 -; floating 42-42 43-43 - 44-44 -; harp 45-45 - 46-46 47-47 -;"
        "shift 48-48 49-49 50-50 51-51 -; map 52-52 53-53 - 54-54 -;"
        "mind-control 55-55 56-56 57-57 58-58 -; rotate 59-59 60-60 61-61 62-62 -;"
        "wind - 63-63 64-64 65-65 -; key - - - - 66-68; teleport - - - - 69-71"
    )
    seen = 0
    for row in said.split(";"):
        kind, *spans = row.split()
        for pattern, span in zip(("P1", "P2C", "P2S", "P3", "P0"), spans, strict=True):
            if span == "-":
                continue
            first, last = (int(n) for n in span.split("-"))
            for chamber in range(first, last + 1):
                assert KIND_WORDS[int(BOX.kind[chamber])] == kind
                assert PATTERN_WORDS[int(BOX.pattern[chamber])] == pattern
                seen += 1
    assert seen == 71
    assert [sum(row[n] for row in DECK) for n in range(1, 6)] == [19, 15, 13, 18, 6]


@pytest.mark.rule("drakon.hero-figure")
def test_everybody_takes_another_hero() -> None:
    state = opened(2)
    assert len(legal(state)) == 6
    play(state, "hero thief")
    assert refused(state, "hero thief") == "hero-figure"
    assert len(legal(state)) == 5
    play(state, "hero knight")
    assert refused(state, "thief swap 1") == "hero-figure"


@pytest.mark.rule("drakon.hoard")
def test_all_coins_are_the_hoard() -> None:
    state = opened(4)
    assert hoard(state) == 28
    census = GAME.census(state)
    assert [census[f"coin {value}"] for value in (1, 2, 3)] == [8, 12, 8]
    assert GAME.view(state, Seat(0)).hoard == 28


@pytest.mark.rule("drakon.coins-face-down")
def test_the_number_of_coins_is_open_their_values_are_not() -> None:
    state = table(coins={"p1": [3, 1]}, hands={"p1": [1]})
    assert GAME.view(state, Seat(0)).pools[0].coins == ("coin-1", "coin-3")
    for observer in (Seat(1), TABLE):
        assert GAME.view(state, observer).pools[0].coins == ("unknown", "unknown")


@pytest.mark.rule("drakon.first-player")
def test_chance_says_who_begins() -> None:
    begun = set()
    for seed in range(30):
        journal = Journal(True)
        state = GAME.setup(GAME.options(3, {}), Chance(seed), journal)
        told = [event for event in journal.take() if isinstance(event, FirstPlayer)]
        assert [event.seat for event in told] == [state.decider()]
        begun.add(int(state.decider()))
    assert begun == {0, 1, 2}


@pytest.mark.rule("drakon.heroes-dealt")
def test_with_heroes_the_figures_are_dealt() -> None:
    state = opened(6, heroes="on")
    assert sorted(int(hero) for hero in state.hero) == [0, 1, 2, 3, 4, 5]
    assert GAME.view(state, TABLE).ask == "action"


@pytest.mark.rule("drakon.team-seats")
def test_mates_sit_opposite() -> None:
    four, six = opened(4, teams="on"), opened(6, teams="on")
    assert [int(four.pool(seat)) for seat in range(4)] == [0, 1, 0, 1]
    assert [int(six.pool(seat)) for seat in range(6)] == [0, 1, 2, 0, 1, 2]
    for players in (2, 3, 5):
        with pytest.raises(OptionsClash):
            GAME.options(players, {"teams": "on"})


def test_the_start_pattern_is_an_option() -> None:
    state = table(start_pattern="P2S", hands={"p1": [8]})
    assert refused(state, "place 8 r3 @1,0") == ""
    assert refused(state, "place 8 r2 @0,-1") == "no-facing-arrows"


def test_foreign_settings_are_named() -> None:
    with pytest.raises(BadOption):
        GAME.options(2, {"goal": "gold11"})
    with pytest.raises(BadPlayers):
        GAME.options(7, {})


def test_a_log_of_the_first_ruleset_is_told_apart() -> None:
    log = Log(Header("drakon", 1, 2, {}, ["a", "b"]))
    log.add(Entry("setup", -1, "", []))
    with pytest.raises(OtherRuleset):
        replay(GAME, log)
