"""Positions changed at random: each is refused as a BadPosition, or plays to its end by the laws.

A mutation is named by its seed alone, so that one which breaks a law can be made again.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, TypeAlias

from logovo.core.chance import Chance
from logovo.core.errors import BadPosition
from logovo.core.game import Game
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.plain import canonical
from logovo.core.state import State
from logovo.testkit.walks import everyone, some_options

PER_POSITION: Final = 16
"""Mutations of one position: walking there costs more than mutating."""
FARTHEST: Final = 400
SELDOM: Final = 4
MOST_CHANGES: Final = 3

Holder: TypeAlias = dict[str, object] | list[object]


@dataclass
class Mutated:
    """What became of the positions tried."""

    tried: int = 0
    refused: int = 0
    played: int = 0

    def add(self, other: Mutated) -> None:
        self.tried += other.tried
        self.refused += other.refused
        self.played += other.played


def try_mutations(game: Game, first: int, after: int, done: Mutated | None = None) -> Mutated:
    """Those with seeds from `first` up to, not including, `after`; counted while they go."""
    done = Mutated() if done is None else done
    started = Start(game, first // PER_POSITION)
    for seed in range(first, after):
        if seed % PER_POSITION == 0:
            started = Start(game, seed // PER_POSITION)
        try:
            done.add(try_mutation(game, started, seed))
        except Exception as broken:
            broken.add_note(f"{game.key} mutation {seed}")
            raise
    return done


class Start:
    """A position somewhere in a random game with random options: what is to be changed."""

    def __init__(self, game: Game, seed: int) -> None:
        chance = Chance(seed)
        self.options = some_options(game, chance)
        state = game.setup(self.options, chance, SILENT)
        self.census = game.census(state)
        self.position = game.dump(walked(state, chance))

    def has_options(self, position: dict[str, object]) -> bool:
        """Whether a changed position still has the options and players of this one."""
        return all(position.get(key) == self.position.get(key) for key in ("options", "players"))


def walked(state: State, chance: Chance) -> State:
    """The state some random moves later; finished games are kept now and then only."""
    moves = Moves()
    for _step in range(int(chance.below(1 + int(chance.below(FARTHEST))))):
        before = state.clone()
        state.legal_into(moves)
        state.apply(moves.get(chance.below(moves.size)), chance, SILENT)
        if state.is_over():
            return state if chance.below(SELDOM) == 0 else before
    return state


def try_mutation(game: Game, started: Start, seed: int) -> Mutated:
    position = mutated(started.position, Chance(seed))
    try:
        state = game.load(position)
    except BadPosition:
        return Mutated(tried=1, refused=1)
    except Exception as wrong:
        wrong.add_note(f"loading {json.dumps(position, ensure_ascii=False)}")
        raise
    try:
        if started.has_options(position):
            census, options = started.census, started.options
        else:
            census, options = game.census(state), options_in(game, state, position)
        play_to_the_end(game, state, census, game.longest(options), seed)
    except Exception as wrong:
        wrong.add_note(f"playing {json.dumps(position, ensure_ascii=False)}")
        raise
    return Mutated(tried=1, played=1)


def options_in(game: Game, state: State, position: dict[str, object]) -> Options:
    """Those of a position that says them; games whose positions do not have no longer games
    with other options."""
    said = position.get("options")
    chosen = {str(key): str(value) for key, value in said.items()} if isinstance(said, dict) else {}
    return game.options(int(state.players), chosen)


def play_to_the_end(game: Game, state: State, full: dict[str, int], bound: int, seed: int) -> None:
    """At random through the fast door, with the laws that need no history."""
    chance, moves, steps = Chance(seed), Moves(), 0
    position = game.dump(state)
    assert canonical(game.dump(game.load(position))) == canonical(position), "loads as another"
    for observer in everyone(int(state.players)):
        game.view(state, observer)
    assert game.census(state) == full, f"{game.census(state)} is not {full}"
    assert state.is_over() == (game.outcome(state) is not None)
    while not state.is_over():
        assert steps < bound, f"not over after {bound} decisions"
        for seat in game.awaited(state) if steps < 2 else ():
            for move in game.legal(state, seat):
                refusal = game.refusal(state, seat, move)
                assert refusal is None, f"{move} is listed but refused by {refusal}"
        state.legal_into(moves)
        assert moves.size > 0, f"no move at step {steps}"
        state.apply(moves.get(chance.below(moves.size)), chance, SILENT)
        steps += 1
    assert game.census(state) == full, f"at the end {game.census(state)} is not {full}"
    assert game.outcome(state) is not None


# --- changing a position ------------------------------------------------------


def mutated(original: dict[str, object], chance: Chance) -> dict[str, object]:
    """A copy with one to three changes; mostly one, for two rarely make up for each other."""
    position: dict[str, object] = json.loads(json.dumps(original))
    for _change in range(1 + int(chance.below(1 + int(chance.below(MOST_CHANGES))))):
        change(position, chance)
    return position


def change(position: dict[str, object], chance: Chance) -> None:
    """One change: of a value, of two values, or of a list."""
    leaves = [place for place in places(position) if not isinstance(of(place), (dict, list))]
    lists = [place for place in places(position) if isinstance(of(place), list)]
    what = int(chance.below(10))
    if what < 5 or not lists:
        holder, key = one(leaves, chance)
        put(holder, key, other_value(of((holder, key)), leaves, chance))
    elif what < 7:
        exchange(one(leaves, chance), leaves, chance)
    else:
        change_list(one(lists, chance), lists, chance)


Place: TypeAlias = tuple[Holder, str | int]


def places(inside: Holder) -> list[Place]:
    """Every value of a position by what holds it and its key there."""
    found: list[Place] = []
    keys: list[str | int] = list(inside) if isinstance(inside, dict) else [*range(len(inside))]
    for key in keys:
        found.append((inside, key))
        value = of((inside, key))
        if isinstance(value, (dict, list)):
            found += places(value)
    return found


def of(place: Place) -> object:
    holder, key = place
    if isinstance(holder, dict):
        return holder[str(key)]
    return holder[int(key)]


def put(holder: Holder, key: str | int, value: object) -> None:
    if isinstance(holder, dict):
        holder[str(key)] = value
    else:
        holder[int(key)] = value


def one(places: list[Place], chance: Chance) -> Place:
    return places[int(chance.below(len(places)))]


def other_value(value: object, leaves: list[Place], chance: Chance) -> object:
    """Something of the same kind, now and then of another."""
    if chance.below(12) == 0:
        return (None, -1, "", True, 1 << 40, [], {})[int(chance.below(7))]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = (value + 1, value - 1, 0, -1, 1, int(chance.below(80)))
        return near[int(chance.below(len(near)))]
    alike = [place for place in leaves if isinstance(of(place), type(value))]
    return of(one(alike, chance)) if alike else value


def exchange(first: Place, leaves: list[Place], chance: Chance) -> None:
    alike = [place for place in leaves if type(of(place)) is type(of(first))]
    second = one(alike, chance)
    kept = of(first)
    put(*first, of(second))
    put(*second, kept)


def change_list(place: Place, lists: list[Place], chance: Chance) -> None:
    """Drop, double, swap or move an item, or reverse all."""
    items = of(place)
    if not isinstance(items, list) or not items:
        return
    at = int(chance.below(len(items)))
    match int(chance.below(5)):
        case 0:
            del items[at]
        case 1:
            items.insert(int(chance.below(len(items) + 1)), json.loads(json.dumps(items[at])))
        case 2:
            other = int(chance.below(len(items)))
            items[at], items[other] = items[other], items[at]
        case 3:
            there = of(one(lists, chance))
            if isinstance(there, list) and not is_within(there, items[at]):
                there.insert(int(chance.below(len(there) + 1)), items.pop(at))
        case _:
            items.reverse()


def is_within(inner: list[object], outer: object) -> bool:
    """Whether a list is, or lies inside, another value: it cannot be moved into itself."""
    if inner is outer:
        return True
    return isinstance(outer, (dict, list)) and any(of(place) is inner for place in places(outer))
