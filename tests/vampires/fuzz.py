"""Positions changed at random: each is refused by name, or plays to its end with a full box.

`python -m tests.vampires.fuzz 100000` tries so many and says what became of them.
"""

from __future__ import annotations

import copy
import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias, TypeVar

from logovo.core.chance import Chance
from logovo.core.errors import BadPosition
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.seats import TABLE
from logovo.core.state import State
from logovo.games.vampires.components import COLOURS, GRAVES
from logovo.games.vampires.game import GAME
from logovo.testkit.walks import some_options

WORDS = (
    *COLOURS,
    *("rat", "unknown", "", "won", "stalled", "capped", "empty", "vampire", "red vampire"),
    *("garlic 0", "blue garlic 1", "open", "go-on", "plague", "match", "miss", "give", "put"),
)

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
T = TypeVar("T")


def pick(chance: Chance, items: list[T]) -> T:
    return items[int(chance.below(len(items)))]


def holders(value: Json) -> Iterator[list[Json] | dict[str, Json]]:
    """The object itself and every list and object in it that is not empty."""
    if isinstance(value, (list, dict)) and value:
        yield value
        for inner in value if isinstance(value, list) else value.values():
            yield from holders(inner)


def other(value: Json, chance: Chance) -> Json:
    """Something else in the place of a value."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return pick(chance, [value + 1, value - 1, 0, 1, 3, int(chance.below(1001))])
    if isinstance(value, str):
        return pick(chance, [*WORDS, *GRAVES] if chance.below(2) else list(WORDS))
    if value is None or chance.below(4) == 0:
        return pick(chance, [None, [], 0, "", {}])
    return value


def mutate(position: Json, chance: Chance) -> None:
    """One change somewhere: another value, two swapped, one dropped or doubled."""
    holder = pick(chance, list(holders(position)))
    how = int(chance.below(5))
    if isinstance(holder, dict):
        one, two = pick(chance, list(holder)), pick(chance, list(holder))
        if how < 3:
            holder[one] = other(holder[one], chance)
        else:
            holder[one], holder[two] = holder[two], holder[one]
        return
    at, to = int(chance.below(len(holder))), int(chance.below(len(holder)))
    if how == 0:
        holder[at] = other(holder[at], chance)
    elif how == 1:
        holder[at], holder[to] = holder[to], holder[at]
    elif how == 2:
        del holder[at]
    elif how == 3:
        holder.insert(to, copy.deepcopy(holder[at]))
    else:
        holder.append(pick(chance, list(GRAVES)))


def moments(options: Options, seed: int, every: int) -> Iterator[State]:
    """States of one random game, some steps apart, and the last."""
    chance, moves = Chance(seed), Moves()
    state = GAME.setup(options, chance, SILENT)
    while not state.is_over():
        yield state
        for _step in range(1 + int(chance.below(every))):
            if not state.is_over():
                state.legal_into(moves)
                state.apply(moves.get(chance.below(moves.size)), chance, SILENT)
    yield state


def plays_to_its_end(state: State, longest: int, chance: Chance) -> None:
    """Random moves: the box stays full, what is on the table reads back, and it ends."""
    box = GAME.census(state)
    moves = Moves()
    for step in range(longest):
        if state.is_over():
            break
        assert GAME.awaited(state)
        state.legal_into(moves)
        assert moves.size > 0
        state.apply(moves.get(chance.below(moves.size)), chance, SILENT)
        if step < 8 or chance.below(64) == 0:
            position = GAME.dump(state)
            assert GAME.dump(GAME.load(position)) == position
    assert state.is_over()
    assert GAME.census(state) == box
    assert GAME.outcome(state) is not None
    GAME.view(state, TABLE)


def fuzz(count: int, seed: int) -> Counter[str]:
    """What became of so many changed positions."""
    chance, found = Chance(seed), Counter[str]()
    while found.total() < count:
        options = some_options(GAME, chance)
        for state in moments(options, int(chance.below(10**9)), 40):
            found[try_one(state, options, chance)] += 1
            if found.total() >= count:
                break
    return found


def try_one(state: State, options: Options, chance: Chance) -> str:
    position: dict[str, Json] = json.loads(json.dumps(GAME.dump(state)))
    before = json.dumps(position)
    for _change in range(1 + int(chance.below(2))):
        mutate(position, chance)
    changed = json.dumps(position)
    try:
        loaded = GAME.load(dict(position))
    except BadPosition:
        return "refused"
    try:
        plays_to_its_end(loaded, GAME.longest(options), chance)
    except Exception as wrong:
        raise AssertionError(f"{wrong!r}\n{before}\n{changed}") from wrong
    return "unchanged" if changed == before else "played"


if __name__ == "__main__":
    sys.stdout.write(f"{fuzz(int(sys.argv[1]), int(sys.argv[2] if sys.argv[2:] else 1))}\n")
