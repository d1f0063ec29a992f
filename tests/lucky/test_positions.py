"""Positions that could lie on a table load and play on; all others are refused by name."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator

import pytest

from logovo.core.chance import Chance
from logovo.core.errors import BadPosition
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.plain import canonical
from logovo.core.seats import TABLE, Seat
from logovo.games.lucky.game import GAME
from logovo.games.lucky.state import Lucky
from logovo.search.policies.lucky import Greedy
from logovo.testkit.laws import sampled_world
from logovo.testkit.walks import Party, some_options, walk
from tests.lucky.build import Desk, dealt
from tests.lucky.test_goals import FORK, TWO_TIES

Position = dict[str, object]

ROW = "T2 @1,0, T2 @2,0, T2 @3,0, T3 @4,0"
LINKED_FORK = FORK + ", B1 @3,1"


def tie() -> Desk:
    desk = dealt(LINKED_FORK, "T3", "G P1 P2")
    desk.play("lay T3 @4,0")
    return desk


def choice() -> Desk:
    """Diggers 2, 1 and 3 take gold in this order; the first of them has done so."""
    desk = dealt(ROW, "T5", "P1 G P2")
    desk.play("lay T5 @5,0")
    desk.play(desk.legal()[0])
    return desk


def turn() -> Desk:
    desk = dealt(ROW, "T5", "G P1 P2")
    desk.play("lay T5 @5,0")
    return desk


def put(position: Position, path: str, value: object) -> None:
    """`seats.1.role` = value."""
    *way, last = path.split(".")
    here: object = position
    for step in way:
        here = here[int(step)] if isinstance(here, list) else child(here, step)
    if isinstance(here, list):
        here[int(last)] = value
    else:
        assert isinstance(here, dict)
        here[last] = value


def child(value: object, key: str) -> object:
    assert isinstance(value, dict)
    return value[key]


@pytest.mark.parametrize("made", [turn, tie, choice])
def test_what_was_played_loads(made: Callable[[], Desk]) -> None:
    position = GAME.dump(made().state)
    assert canonical(GAME.dump(GAME.load(position))) == canonical(position)


@pytest.mark.parametrize(
    ("made", "path", "value", "why"),
    [
        (turn, "options", {"goal-step": "9"}, "options: unknown-choice"),
        (turn, "turn", 0, "turn: out-of-order"),
        (turn, "first", 1, "turn: out-of-order"),
        (turn, "last_played", -1, "last_played: none"),
        (turn, "ask", "gold", "shown: out-of-time"),
        (turn, "ask", "pit", "tied: out-of-time"),
        (turn, "ask", "", "shown: out-of-time"),
        (turn, "shown", True, "shown: out-of-time"),
        (turn, "tied", "g1", "tied: out-of-time"),
        (turn, "fresh", ["g2"], "fresh: out-of-time"),
        (turn, "goals.1.open", False, "goals[1].turned: nothing-to-turn"),
        (turn, "goals.2.open", True, "goals: open-but-not-reached"),
        (turn, "goals.2.turned", True, "goals[2].turned: nothing-to-turn"),
        (turn, "forest.0", "T2 @1,5", "forest: cut-off"),
        (turn, "forest.0", "T2 @0,1", "forest: does-not-fit"),
        (turn, "forest.0", "T2 @50,0", "forest: too-far"),
        (turn, "seats.0.looked", ["g1"], "seats: too-many-looked"),
        (turn, "seats.0.gained", 1, "seats[0].gained: wrong-number"),
        (turn, "takers", [0], "offer: out-of-time"),
        (turn, "takers", [0, 0], "takers: named-twice"),
        (tie, "tied", "g1", "tied: not-reached"),
        (tie, "last_played", 0, "last_played: not-who-laid"),
        (tie, "turn", 0, "turn: out-of-order"),
        (choice, "turn", 2, "turn: out-of-order"),
        (choice, "takers", [0], "takers: out-of-order"),
        (choice, "takers", [0, 1, 2], "turn: out-of-order"),
        (choice, "seats.1.gained", 0, "seats[1].gained: out-of-time"),
        (choice, "goals.1.open", False, "deck: wrong-number"),
        (choice, "last_played", 0, "last_played: not-who-laid"),
    ],
)
def test_what_no_play_leads_to(
    made: Callable[[], Desk], path: str, value: object, why: str
) -> None:
    position = copy.deepcopy(GAME.dump(made().state))
    put(position, path, value)
    with pytest.raises(BadPosition) as raised:
        GAME.load(position)
    assert raised.value.facts["why"] == why


@pytest.mark.rule("lucky.goal-gold")
def test_a_round_that_is_over_asks_for_no_card() -> None:
    position = GAME.dump(turn().state)
    swap_goals(position, 0, 1)
    put(position, "goals.1.turned", False)
    with pytest.raises(BadPosition):
        GAME.load(position)


@pytest.mark.rule("lucky.goal-turn")
def test_a_tied_goal_is_a_pit() -> None:
    position = GAME.dump(tie().state)
    swap_goals(position, 0, 1)
    with pytest.raises(BadPosition) as raised:
        GAME.load(position)
    assert raised.value.facts["why"] == "ask: round-is-over"


@pytest.mark.rule("lucky.goal-turn")
def test_pits_laid_before_a_tie_lie_as_they_must() -> None:
    desk = dealt(TWO_TIES + ", B1 @3,1", "T3", "P1 P2 G", goal_step="2")
    desk.play("lay T3 @4,0")
    position = GAME.dump(desk.state)
    position["tied"] = "g2"
    with pytest.raises(BadPosition) as raised:
        GAME.load(position)
    assert raised.value.facts["why"] == "tied: another-is-first"
    desk.play("turn g1 0")
    again = GAME.load(GAME.dump(desk.state))
    assert canonical(GAME.dump(again)) == canonical(GAME.dump(desk.state))


def swap_goals(position: Position, one: int, other: int) -> None:
    goals = position["goals"]
    assert isinstance(goals, list)
    goals[one]["card"], goals[other]["card"] = goals[other]["card"], goals[one]["card"]


@pytest.mark.rule("lucky.end-exhausted")
def test_a_round_that_nobody_can_go_on_with_is_over() -> None:
    for desk in played_out(range(40)):
        position = GAME.dump(desk.state)
        if desk.state.is_over() and not any(goal.open for goal in desk.seen().goals):
            for row in items(position["seats"]):
                row["gained"] = 0
            position["ask"], position["shown"] = "turn", False
            with pytest.raises(BadPosition):
                GAME.load(position)
            return
    raise AssertionError("no game ran out of cards")


def items(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value


def played_out(seeds: range) -> Iterator[Desk]:
    """Random games of three, at their ends."""
    for seed in seeds:
        chance, moves = Chance(seed), Moves()
        state = GAME.setup(GAME.options(3, {}), chance, SILENT)
        while not state.is_over():
            state.legal_into(moves)
            state.apply(moves.get(chance.below(moves.size)), chance, SILENT)
        yield Desk(state)


# --- imagined worlds -----------------------------------------------------------------


def test_imagined_worlds_load_and_ask_the_same() -> None:
    """A world that loads is one in which the rules have not ended the round already."""
    for seed in range(4):
        chance = Chance(seed)
        options = some_options(GAME, chance)
        for step, party in enumerate(walk(GAME, options, seed, GAME.longest(options) + 1)):
            if step % 13 == seed or GAME.view(party.table.state, TABLE).ask != "turn":
                worlds_load(party, chance)


def test_worlds_imagined_while_gold_is_handed_on_load() -> None:
    """Random players seldom find the gold; these look for it."""
    greedy, moves, checked = Greedy(), Moves(), 0
    for seed in range(5):
        chance = Chance(seed)
        party = Party(GAME, GAME.options(3 + seed, {}), seed)
        while not party.table.state.is_over():
            state = party.table.state
            if GAME.view(state, TABLE).ask == "gold":
                worlds_load(party, chance)
                checked += 1
            state.legal_into(moves)
            code = int(greedy.choose(state, moves, chance))
            seat = GAME.awaited(state)[0]
            party.play(seat, GAME.move_of(state, seat, code))
    assert checked > 10


@pytest.mark.rule("lucky.goal-turn")
def test_worlds_imagined_at_a_tie_load() -> None:
    desk, chance = dealt(TWO_TIES + ", B1 @3,1", "T3", "P1 P2 G", goal_step="2"), Chance(2)
    for move in ("lay T3 @4,0", "turn g1 0"):
        desk.play(move)
        for observer in (-1, 0, 1, 2):
            knowledge = GAME.knowledge(desk.state.options, Seat(observer))
            sampler = GAME.sampler(GAME.view(desk.state, Seat(observer)), knowledge)
            for _world in range(10):
                world = sampler.sample(chance)
                assert GAME.awaited(GAME.load(GAME.dump(world))) == GAME.awaited(desk.state)


def worlds_load(party: Party, chance: Chance) -> None:
    state = party.table.state
    for observer in party.observers:
        world = sampled_world(party, observer, chance)
        assert GAME.awaited(world) == GAME.awaited(state)
        again = GAME.load(GAME.dump(world))
        assert canonical(GAME.dump(again)) == canonical(GAME.dump(world))


# --- mutations -----------------------------------------------------------------------


WORDS = ("turn", "pit", "gold", "", "lucky", "mad", "g1", "g2", "g3", "G", "P1", "P2", "T3 @1,0")


def lists_in(value: object) -> list[list[object]]:
    found: list[list[object]] = []
    if isinstance(value, list):
        found.append(value)
    parts = list(value.values()) if isinstance(value, dict) else value
    for part in parts if isinstance(parts, list) else []:
        found += lists_in(part)
    return found


def objects_in(value: object) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    if isinstance(value, dict):
        found.append(value)
    parts = list(value.values()) if isinstance(value, dict) else value
    for part in parts if isinstance(parts, list) else []:
        found += objects_in(part)
    return found


def mutate(position: Position, chance: Chance) -> None:
    """Change a value, or move, swap, drop or double a part."""
    if chance.below(2) == 0:
        rows = objects_in(position)
        row = rows[int(chance.below(len(rows)))]
        key = list(row)[int(chance.below(len(row)))]
        row[key] = another(row[key], chance)
        return
    piles = [pile for pile in lists_in(position) if pile]
    pile = piles[int(chance.below(len(piles)))]
    at = int(chance.below(len(pile)))
    other = piles[int(chance.below(len(piles)))]
    to = int(chance.below(len(other)))
    match int(chance.below(5)):
        case 0:
            pile.pop(at)
        case 1:
            pile.append(copy.deepcopy(pile[at]))
        case 2:
            other.insert(to, pile.pop(at))
        case 3:
            pile[at], other[to] = other[to], pile[at]
        case _:
            pile[at] = another(pile[at], chance)


def another(value: object, chance: Chance) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + int(chance.below(5)) - 2
    return WORDS[int(chance.below(len(WORDS)))]


def plays_to_its_end(state: Lucky, chance: Chance) -> None:
    moves, box = Moves(), GAME.census(state)
    for _step in range(GAME.longest(state.options)):
        if state.is_over():
            break
        state.legal_into(moves)
        assert moves.size > 0, "nothing to play"
        state.apply(moves.get(chance.below(moves.size)), chance, SILENT)
    assert state.is_over() and GAME.census(state) == box


def fuzz(games: int, every: int, tries: int) -> tuple[int, int]:
    """Mutate positions of random games; how many were tried, and how many of them loaded."""
    tried = loaded = 0
    chance = Chance(games)
    for desk in positions(games, every):
        for _try in range(tries):
            position = copy.deepcopy(GAME.dump(desk.state))
            for _change in range(1 + int(chance.below(2))):
                mutate(position, chance)
            tried += 1
            try:
                state = GAME.load(position)
            except BadPosition:
                continue
            loaded += 1
            plays_to_its_end(state, chance)
    return tried, loaded


def positions(games: int, every: int) -> Iterator[Desk]:
    """Moments of random games, and of rounds that end at a pit or at the gold."""
    yield from (turn(), tie(), choice())
    for seed in range(games):
        chance, moves, steps = Chance(seed), Moves(), 0
        state = GAME.setup(some_options(GAME, chance), chance, SILENT)
        while not state.is_over():
            if steps % every == 0:
                yield Desk(state)
            state.legal_into(moves)
            state.apply(moves.get(chance.below(moves.size)), chance, SILENT)
            steps += 1
        yield Desk(state)


def test_mutated_positions_are_refused_or_play_to_their_end() -> None:
    tried, loaded = fuzz(games=8, every=29, tries=8)
    assert tried > 400 and loaded > 20, "some changes leave a position that could be"
