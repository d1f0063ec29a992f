"""Positions: every one met in play loads, and nothing that could not lie on a table does."""

from __future__ import annotations

import copy
import random

import pytest

from logovo.core.chance import Chance
from logovo.core.errors import BadPosition
from logovo.core.journal import SILENT, Journal
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.games.drakon import asks
from logovo.games.drakon.game import GAME
from logovo.games.drakon.state import Drakon
from tests.drakon.build import play, table

SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"heroes": "on"}),
    (4, {"heroes": "on", "teams": "on", "knight-shield": "always"}),
    (2, {"heroes": "on", "goal": "escape", "escape-needs": "8-gold", "barbarian-push": "any"}),
    (6, {"heroes": "on", "goal": "fixed5", "start-pattern": "P3"}),
    (4, {"teams": "on", "goal": "escape"}),
]

Position = dict[str, object]


def walked(state: Drakon, chance: Chance, steps: int) -> list[Position]:
    """Positions along a random game whose heroes like to walk."""
    found: list[Position] = []
    moves = Moves()
    for _step in range(steps):
        found.append(GAME.dump(state))
        if state.is_over():
            break
        state.legal_into(moves)
        codes = [int(moves.get(i)) for i in range(moves.size)]
        if chance.below(2) == 0:
            walks = [code for code in codes if "place" not in str(GAME.move_of(state, P1, code))]
            codes = walks or codes
        state.apply(codes[int(chance.below(len(codes)))], chance, SILENT)
    return found


P1 = Seat(0)


@pytest.mark.parametrize(("players", "chosen"), SETTINGS)
def test_every_position_of_play_loads(players: int, chosen: dict[str, str]) -> None:
    kinds: set[int] = set()
    for seed in range(3):
        chance = Chance(seed)
        state = GAME.setup(GAME.options(players, chosen), chance, SILENT)
        for position in walked(state, chance, 150):
            assert GAME.dump(GAME.load(position)) == position
            stack = position["asks"]
            assert isinstance(stack, list)
            kinds |= {row[0] for row in stack}
    assert len(kinds) >= 8


# --- what cannot be ----------------------------------------------------------


def changed(state: Drakon, **values: object) -> Position:
    position = GAME.dump(state)
    for key, value in values.items():
        assert key in position
        position[key] = value
    return position


def asking(state: Drakon, *rows: list[int]) -> Position:
    return changed(state, asks=[[*row, *[0] * (6 - len(row))] for row in rows])


def test_a_game_that_was_won_does_not_go_on() -> None:
    state = table(coins={"p1": [3, 3, 3]}, hands={"p1": [1]})
    rich = changed(state, coins=[[1, 0, 3], [0, 0, 0]], hoard=[7, 12, 5])
    with pytest.raises(BadPosition, match="won"):
        GAME.load(rich)
    state = table(coins={"p1": [1, 1, 1, 1]}, hands={"p1": [1]}, goal="fixed5")
    with pytest.raises(BadPosition, match="won"):
        GAME.load(changed(state, coins=[[5, 0, 0], [0, 0, 0]], hoard=[3, 12, 8]))


@pytest.mark.parametrize(
    ("turns", "stir", "idle"),
    [(300, 299, 0), (25, 0, 0), (24, -1, 0), (2, 0, 2), (0, 1, 0), (0, -1, 1)],
)
def test_a_game_that_stands_still_does_not_go_on(turns: int, stir: int, idle: int) -> None:
    state = table(hands={"p1": [1], "p2": [2]})
    with pytest.raises(BadPosition):
        GAME.load(changed(state, turns=turns, stir=stir, idle=idle))


def test_turns_go_round() -> None:
    state = table(players=3, hands={"p1": [1], "p2": [2]})
    with pytest.raises(BadPosition, match="turn"):
        GAME.load(changed(state, turn=1, asks=[[asks.ASK_ACTION, 1, 0, 0, 0, 0]]))


@pytest.mark.parametrize(
    "kind",
    [kind for kind in range(len(asks.ASK_WORDS)) if kind != asks.ASK_ACTION],
)
def test_an_ask_needs_its_cause(kind: int) -> None:
    state = table("34r0@0,-1 1r1@1,0", hands={"p1": [2], "p2": [3]}, figure="@1,0")
    for rows in (
        ([kind, 0],),
        ([asks.JOB_AFTER, 0, 1], [kind, 0]),
        ([asks.JOB_AFTER, 0, 0], [asks.JOB_DRAW, 0], [kind, 0]),
        ([asks.JOB_AFTER, 0, 1], [kind, 1]),
    ):
        with pytest.raises(BadPosition):
            GAME.load(asking(state, *rows))


def test_asks_lie_on_the_stack_once() -> None:
    state = table("30r0@0,-1 1r1@1,0", hands={"p1": [2], "p2": [3]})
    play(state, "move north")
    rows = GAME.dump(state)["asks"]
    assert isinstance(rows, list)
    assert GAME.dump(GAME.load(asking(state, *rows))) == GAME.dump(state)
    for wrong in (
        [*rows, rows[-1]],
        [rows[0], *rows],
        rows[1:],
        rows[:1],
        [*rows[:1], [asks.ASK_MAP, 0]],
        [*rows[:1], [asks.ASK_DESTROY, 1]],
        [*rows[:1], [asks.ASK_DESTROY, 0, 5]],
    ):
        with pytest.raises(BadPosition):
            GAME.load(asking(state, *wrong))


def test_no_chamber_asks_twice_in_a_turn() -> None:
    state = table("30r0@0,-1 1r1@1,0", hands={"p1": [2], "p2": [3]})
    play(state, "move north")
    with pytest.raises(BadPosition):
        GAME.load(changed(state, acted=[]))
    with pytest.raises(BadPosition):
        GAME.load(changed(state, acted=[[0, 30], [0, 30]]))
    with pytest.raises(BadPosition):
        GAME.load(changed(state, acted=[[0, 30], [1, 1]]))


def test_nobody_stands_with_the_figure_but_on_start() -> None:
    state = table("34r0@0,-1 1r1@1,0", hands={"p1": [2], "p2": [3]}, figure="@1,0")
    GAME.load(changed(state, figure=0))
    with pytest.raises(BadPosition, match="figure"):
        GAME.load(changed(state, stands=[0, 1]))


def test_counters_come_with_heroes_only() -> None:
    state = table(hands={"p1": [1]})
    with pytest.raises(BadPosition, match="used"):
        GAME.load(changed(state, used=1))
    with pytest.raises(BadPosition, match="heroes"):
        GAME.load(changed(state, heroes=[6, 1]))


def test_an_end_is_the_end_it_says() -> None:
    state = table("8r0@0,-1", coins={"p1": [3, 3, 3]})
    play(state, "move north")
    assert state.is_over()
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
    for wrong in (
        changed(state, winners=2),
        changed(state, winners=3),
        changed(state, ended=1),
        changed(state, ended=4),
        changed(state, ended=5),
        changed(state, ended=-1),
        changed(state, turn=1),
        asking(state, [asks.ASK_ACTION, 0]),
    ):
        with pytest.raises(BadPosition):
            GAME.load(wrong)


@pytest.mark.parametrize("key", ["board", "stands", "pile", "coins", "acted", "asks", "turns"])
def test_numbers_beyond_all_bounds_are_refused(key: str) -> None:
    state = table("30r0@0,-1 1r1@1,0", hands={"p1": [2], "p2": [3]})
    play(state, "move north")
    huge = 10**30
    value = GAME.dump(state)[key]
    if isinstance(value, list) and isinstance(value[-1], list):
        for at in range(len(value[-1])):
            row = [*value[-1][:at], huge, *value[-1][at + 1 :]]
            with pytest.raises(BadPosition):
                GAME.load(changed(state, **{key: [*value[:-1], row]}))
    else:
        wrong = [huge, *value[1:]] if isinstance(value, list) else huge
        with pytest.raises(BadPosition):
            GAME.load(changed(state, **{key: wrong}))


# --- fuzz --------------------------------------------------------------------


Holder = dict[str, object] | list[object]


def holders(value: object) -> list[Holder]:
    """Everything in a position that holds something."""
    found: list[Holder] = []
    if isinstance(value, dict) and value:
        found.append(value)
        for item in value.values():
            found += holders(item)
    elif isinstance(value, list) and value:
        found.append(value)
        for item in value:
            found += holders(item)
    return found


def mutate(position: Position, luck: random.Random) -> Position:
    """One or two small changes; every part of a position is equally likely."""
    changed = copy.deepcopy(position)
    for _change in range(luck.choice((1, 1, 2))):
        key = luck.choice(sorted(changed))
        inside = holders(changed[key])
        if inside and luck.random() < 0.9:
            disturb(luck.choice(inside), luck)
        elif luck.random() < 0.1:
            del changed[key]
        else:
            changed[key] = other_value(changed[key], luck)
    return changed


def disturb(holder: Holder, luck: random.Random) -> None:
    change = luck.choice(("drop", "double", "swap", "value", "value", "value"))
    if isinstance(holder, dict):
        key = luck.choice(sorted(holder))
        if change == "drop":
            del holder[key]
        else:
            holder[key] = other_value(holder[key], luck)
        return
    at, other = luck.randrange(len(holder)), luck.randrange(len(holder))
    if change == "drop":
        del holder[at]
    elif change == "double":
        holder.insert(other, copy.deepcopy(holder[at]))
    elif change == "swap":
        holder[at], holder[other] = holder[other], holder[at]
    else:
        holder[at] = other_value(holder[at], luck)


def other_value(value: object, luck: random.Random) -> object:
    if isinstance(value, int) and luck.random() < 0.95:
        return luck.choice((value - 1, value + 1, 0, 1, luck.randrange(-2, 80), 10**30))
    if isinstance(value, str) and luck.random() < 0.8:
        return luck.choice(("on", "off", "gold10", "fixed5", "escape", "8-gold", "any", "always"))
    return luck.choice((None, "word", True, [], {}, 0, -1, 1.5))


def fuzz(players: int, chosen: dict[str, str], seed: int, tries: int) -> int:
    """How many mutated positions were taken; each of them was played to its end."""
    luck = random.Random(seed)
    chance = Chance(seed)
    taken = 0
    met: list[Position] = []
    for _try in range(tries):
        if not met:
            state = GAME.setup(GAME.options(players, chosen), chance, SILENT)
            met = [
                p for p in walked(state, chance, 200) if luck.random() < 0.3 or len(asked(p)) > 1
            ]
            luck.shuffle(met)
        position = mutate(met.pop(), luck)
        try:
            state = GAME.load(position)
        except BadPosition:
            continue
        taken += 1
        play_to_the_end(state)
    return taken


def asked(position: Position) -> list[object]:
    stack = position["asks"]
    assert isinstance(stack, list)
    return stack


def play_to_the_end(state: Drakon) -> None:
    before = GAME.census(state)
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
    chance = Chance(5)
    journal = Journal(True)
    moves = Moves()
    steps = 0
    settings = {key: str(value) for key, value in GAME.view(state, P1).options}
    longest = GAME.longest(GAME.options(int(state.players), settings))
    while not state.is_over():
        state.legal_into(moves)
        assert moves.size > 0
        state.apply(moves.get(chance.below(moves.size)), chance, journal)
        steps += 1
        assert steps <= longest
    assert GAME.census(state) == before
    assert GAME.outcome(state) is not None
    GAME.load(GAME.dump(state))


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_mutated_positions_are_refused_or_play_on(number: int) -> None:
    players, chosen = SETTINGS[number]
    assert fuzz(players, chosen, 100 + number, 60) < 60
