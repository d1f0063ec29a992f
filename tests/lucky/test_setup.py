"""Roles, forest, hands and gold before the first turn."""

from __future__ import annotations

import pytest

from logovo.core.chance import Chance
from logovo.core.errors import BadOption, BadPlayers, OtherRuleset
from logovo.core.journal import SILENT, Journal
from logovo.core.log import Header, Log
from logovo.core.seats import TABLE, Seat
from logovo.core.table import open_table, replay
from logovo.games.lucky.events import RoleDealt
from logovo.games.lucky.game import GAME
from logovo.games.lucky.state import Lucky
from logovo.games.lucky.telling import told_to
from tests.lucky.build import lay_out

TABLE_OF_ROLES = {
    3: (1, 3),
    4: (1, 4),
    5: (2, 5),
    6: (2, 6),
    7: (3, 5),
    8: (3, 6),
    9: (3, 7),
    10: (4, 7),
}


def begin(players: int, seed: int = 1, **options: str) -> Lucky:
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    return GAME.setup(GAME.options(players, chosen), Chance(seed), SILENT)


@pytest.mark.rule("lucky.rounds")
def test_three_rounds_are_played_and_roles_dealt_again() -> None:
    first = lay_out("T1", "T1", "T1", deck="", broken="1 lamp, 2 boots, 3 boots")
    first.play("pass T1")
    assert first.state.round == 2, "nobody could play"
    last = lay_out("T1", "T1", "T1", round=3, deck="", broken="1 lamp, 2 boots, 3 boots")
    last.play("pass T1")
    assert last.state.is_over() and last.state.round == 3


@pytest.mark.rule("lucky.roles-table")
@pytest.mark.parametrize("players", TABLE_OF_ROLES)
def test_role_cards_by_the_table(players: int) -> None:
    mad, lucky = TABLE_OF_ROLES[players]
    census = GAME.census(begin(players))
    assert (census["mad"], census["lucky"]) == (mad, lucky)


@pytest.mark.rule("lucky.roles-deal")
def test_only_the_owner_sees_a_role() -> None:
    journal = Journal(True)
    GAME.setup(GAME.options(3, {}), Chance(1), journal)
    dealt = [event for event in journal.take() if isinstance(event, RoleDealt)]
    assert [event.seat for event in dealt] == [0, 1, 2]
    for event in dealt:
        assert told_to(event, event.seat) == event
        for other in (TABLE, Seat((event.seat + 1) % 3)):
            assert told_to(event, other) == RoleDealt(event.seat, "unknown")


@pytest.mark.rule("lucky.roles-aside")
def test_roles_aside_are_unseen() -> None:
    state = begin(5)
    for observer in range(-1, 5):
        assert GAME.view(state, Seat(observer)).aside == ("unknown", "unknown")


@pytest.mark.rule("lucky.entrance")
def test_the_entrance_is_open_to_all_sides() -> None:
    desk = lay_out("T3", "", "")
    assert [move for move in desk.legal() if move.startswith("lay")] == [
        "lay T3 @0,-1",
        "lay T3 @-1,0",
        "lay T3 @1,0",
        "lay T3 @0,1",
    ]


@pytest.mark.rule("lucky.goals")
def test_three_closed_goals_one_of_gold() -> None:
    found = set()
    for seed in range(30):
        state = begin(4, seed)
        goals = GAME.view(state, TABLE).goals
        assert [(goal.x, goal.y) for goal in goals] == [(6, 3), (6, 0), (6, -3)]
        assert {goal.card for goal in goals} == {"unknown"}
        cards = [int(state.goal_card(goal)) for goal in range(3)]
        assert sorted(cards) == [0, 1, 2]
        found.add(cards.index(0))
    assert found == {0, 1, 2}


@pytest.mark.rule("lucky.deck")
@pytest.mark.parametrize(
    ("players", "hand", "left"),
    [
        (3, 6, 49),
        (4, 6, 43),
        (5, 6, 37),
        (6, 5, 37),
        (7, 5, 32),
        (8, 4, 35),
        (9, 4, 31),
        (10, 4, 27),
    ],
)
def test_hands_and_deck(players: int, hand: int, left: int) -> None:
    seen = GAME.view(begin(players), TABLE)
    assert [seat.cards for seat in seen.seats] == [hand] * players
    assert seen.deck == left


@pytest.mark.rule("lucky.gold-deck")
def test_all_gold_lies_in_the_bank() -> None:
    census = GAME.census(begin(4))
    assert [census[f"gold-{value}"] for value in (1, 2, 3)] == [16, 8, 4]
    assert GAME.view(begin(4), TABLE).gold_deck == 28


@pytest.mark.rule("lucky.first-player")
@pytest.mark.rule("lucky.opt-first")
def test_the_first_player_by_lot_or_named() -> None:
    assert {int(begin(3, seed).turn) for seed in range(20)} == {0, 1, 2}
    assert {int(begin(3, seed, first_player="host").turn) for seed in range(9)} == {0}
    assert {int(begin(3, seed, first_player="p2").turn) for seed in range(9)} == {1}
    with pytest.raises(BadOption):
        GAME.options(3, {"first-player": "p4"})
    with pytest.raises(BadOption):
        GAME.options(3, {"first-player": "eldest"})


@pytest.mark.rule("lucky.opt-roles")
def test_classic_roles_have_a_digger_less() -> None:
    for players, lucky in ((5, 4), (6, 5), (7, 5)):
        assert GAME.census(begin(players, roles="classic"))["lucky"] == lucky


@pytest.mark.rule("lucky.opt-gap")
def test_seven_free_columns() -> None:
    assert [goal.x for goal in GAME.view(begin(3, gap="7"), TABLE).goals] == [8, 8, 8]


@pytest.mark.rule("lucky.opt-goal-step")
def test_goals_two_rows_apart() -> None:
    seen = GAME.view(begin(3, goal_step="2"), TABLE)
    assert [goal.y for goal in seen.goals] == [2, 0, -2]


def test_three_to_ten_play() -> None:
    for players in (2, 11):
        with pytest.raises(BadPlayers):
            GAME.options(players, {})


def test_a_log_of_the_former_rules_is_named() -> None:
    # Under ruleset 1 the goals lay closer together and a tied pit was chosen blind.
    table = open_table(GAME, GAME.options(3, {}), ["Anna", "Boris", "Clara"], 1)
    header = table.log.header
    former = Header(header.game, 1, header.players, header.options, header.names)
    with pytest.raises(OtherRuleset) as raised:
        replay(GAME, Log(former))
    assert raised.value.facts == {"game": "lucky", "written": 1, "ours": 2}
