"""Positions changed at random: each is refused, or is played to its end like any other.

python -m tests.larder.test_mutations 20000     so many mutations
"""

from __future__ import annotations

import copy
import sys
from collections import Counter
from collections.abc import Iterator

from logovo.core.chance import Chance
from logovo.core.errors import BadPosition
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.seats import TABLE, Seat
from logovo.core.state import playout
from logovo.games.larder import asks
from logovo.games.larder.components import TRICKS, WORDS
from logovo.games.larder.game import GAME
from logovo.testkit.walks import some_options

STRAY: tuple[object, ...] = (None, -1, 0, 1, 2, 3, 7, 21, 300, 10**9, True, "", "keep", [], {}, 1.5)
Path = tuple[str | int, ...]


def positions(seed: int) -> Iterator[dict[str, object]]:
    """Those of a random game."""
    chance, moves = Chance(seed), Moves()
    state = GAME.setup(some_options(GAME, chance), chance, SILENT)
    for _step in range(400):
        yield GAME.dump(state)
        if state.is_over():
            return
        for _skip in range(1 + int(chance.below(9))):
            if not state.is_over():
                state.legal_into(moves)
                state.apply(moves.get(chance.below(moves.size)), chance, SILENT)


def places(value: object, path: Path = ()) -> Iterator[Path]:
    """Every place in a position."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from places(item, (*path, i))


def at(value: object, path: Path) -> object:
    for step in path:
        if isinstance(value, list) and isinstance(step, int):
            value = value[step]
        else:
            assert isinstance(value, dict)
            value = value[step]
    return value


def mutated(position: dict[str, object], chance: Chance) -> dict[str, object]:
    """Change, swap, drop or repeat something, once or a few times."""
    changed = copy.deepcopy(position)
    for _i in range(1 + int(chance.below(3))):
        paths = list(places(changed))
        path = paths[int(chance.below(len(paths)))]
        holder, key, old = at(changed, path[:-1]), path[-1], at(changed, path)
        way = int(chance.below(6))
        if isinstance(holder, dict):
            if way == 0:
                del holder[key]
            else:
                holder[key] = another(old, chance)
        elif isinstance(holder, list) and isinstance(key, int):
            if way == 0:
                del holder[key]
            elif way == 1:
                holder.insert(key, copy.deepcopy(old))
            elif way == 2:
                other = int(chance.below(len(holder)))
                holder[key], holder[other] = holder[other], holder[key]
            elif way == 3:
                exchange(changed, paths, path, chance)
            else:
                holder[key] = another(old, chance)
    return changed


def another(old: object, chance: Chance) -> object:
    """Something of the same sort, or something stray."""
    if chance.below(12) == 0:
        return STRAY[int(chance.below(len(STRAY)))]
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return old + int(chance.below(5)) - 2
    if isinstance(old, str):
        words = (*asks.WORDS, *WORDS, *TRICKS, "on", "off", "p2")
        return words[int(chance.below(len(words)))]
    return old


def exchange(changed: object, paths: list[Path], path: Path, chance: Chance) -> None:
    """A card changes places with another one: the box stays full."""
    cards = [p for p in paths if at(changed, p) in WORDS and isinstance(p[-1], int)]
    if path in cards:
        other = cards[int(chance.below(len(cards)))]
        one, two = at(changed, path), at(changed, other)
        for place, card in ((path, two), (other, one)):
            holder = at(changed, place[:-1])
            assert isinstance(holder, list) and isinstance(place[-1], int)
            holder[place[-1]] = card


def play_on(position: dict[str, object], seed: int) -> bool:
    """Whether it is a position; then it is played to its end, with a full box."""
    try:
        state = GAME.load(copy.deepcopy(position))
    except BadPosition:
        return False
    dumped = GAME.dump(state)
    assert GAME.dump(GAME.load(dumped)) == dumped
    box, longest = GAME.census(state), GAME.longest(state.options)
    for seat in (TABLE, *(Seat(i) for i in range(int(state.players)))):
        GAME.view(state, seat)
    for seat in GAME.awaited(state):
        listed = GAME.legal(state, seat)
        assert listed and GAME.default_move(state, seat, Chance(1)) in listed
        for move in GAME.candidates(state, seat):
            assert (GAME.refusal(state, seat, move) is None) == (move in listed)
    steps = playout(state, Chance(seed), Moves(), longest)
    assert state.is_over() and steps < longest, f"{steps} decisions and no end"
    assert GAME.census(state) == box
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
    return True


def run(mutations: int, seed: int) -> Counter[bool]:
    found: Counter[bool] = Counter()
    chance = Chance(seed)
    while sum(found.values()) < mutations:
        seed += 1
        for position in positions(seed):
            if sum(found.values()) < mutations and chance.below(4) == 0:
                for _i in range(4):
                    found[play_on(mutated(position, chance), seed)] += 1
    return found


def test_every_position_of_a_game_loads() -> None:
    for seed in range(12):
        for position in positions(seed):
            assert GAME.dump(GAME.load(position)) == position


def test_mutated_positions_are_refused_or_played_to_their_end() -> None:
    found = run(300, 3)
    assert found[False] > 100 and found[True] > 40, found


if __name__ == "__main__":
    sys.stdout.write(f"{run(int(sys.argv[1]), 1000)}\n")
