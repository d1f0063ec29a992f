"""An exact filter: every world that could be, played along move by move, against the sampler.

Few lids and few vampires are hidden here, so all worlds can be listed. By the rules each is as
likely as any other before the first move, and what everybody is told strikes some out. What is
left must be what the sampler deals, each as often as any other.

`python -m tests.vampires.exact 500` plays so many games and says how many positions differ.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from librt.vecs import vec
from mypy_extensions import u8

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.moves import Move
from logovo.core.plain import canonical
from logovo.core.seats import TABLE, Seat
from logovo.games.vampires.components import COLOURS, LIDS, grave_named
from logovo.games.vampires.game import GAME, ours
from logovo.games.vampires.knowledge import VampiresKnowledge
from logovo.games.vampires.state import VampiresState
from tests.vampires.build import LETTERS, table

SAMPLES_EACH = 12  # for every world that is left


@dataclass(frozen=True)
class Case:
    """Closed vampires are small letters of the rows. Of the hidden lids the last is the reserve,
    the others lie on the graves, a rat among them."""

    rows: tuple[str, ...]
    graves: tuple[str, ...]
    hidden: tuple[str, ...]


CASES = {
    "three": Case(
        ("RGyWB", "GBrYK", "WKYRG"),
        ("a1", "b1", "a2", "b2"),
        ("red", "rat", "green", "red", "blue"),
    ),
    "four": Case(
        ("RGyWBR", "GByYK", "WKkRG", "YB"), ("c3", "c4", "h8"), ("yellow", "rat", "red", "white")
    ),
    "two": Case(
        ("RYbWB", "YBrRW"), ("c2", "c3", "d2", "g6"), ("red", "rat", "white", "red", "blue")
    ),
}


def first_world(case: Case) -> VampiresState:
    """All other graves have been seen by everybody."""
    laid = dict(zip(case.graves, case.hidden, strict=False))
    out = 3 if len(case.rows) == 2 else 5
    scene = table(list(case.rows), laid, rats_out=out, reserve=[case.hidden[-1]])
    state = scene.state
    for grave in state.yard_list:
        if LIDS[state.lid(grave)] != "rat" and int(grave) not in map(grave_named, case.graves):
            state.seen |= 1 << int(grave)
    return ours(GAME.load(GAME.dump(state)))


def all_worlds(case: Case, first: VampiresState) -> Iterator[VampiresState]:
    """Every way to lay the hidden lids and the closed vampires, each once."""
    places = [
        (seat, at) for seat, row in enumerate(case.rows) for at, c in enumerate(row) if c.islower()
    ]
    closed = [COLOURS.index(LETTERS[case.rows[seat][at].upper()]) for seat, at in places]
    for lids in sorted(set(permutations(case.hidden))):
        if lids[-1] == "rat":
            continue  # vampires.lids-setup: no rat lies in the reserve
        for vampires in sorted(set(permutations(closed))):
            world = first.clone()
            for name, lid in zip(case.graves, lids, strict=False):
                world.set_grave(grave_named(name), LIDS.index(lid), 0)
            world.reserve = vec[u8]([u8(LIDS.index(lids[-1]))])
            for (seat, at), colour in zip(places, vampires, strict=True):
                world.set_vampire(seat, at, colour)
            yield world


def knowing(case: Case, first: VampiresState, players: int) -> VampiresKnowledge:
    """One who has seen all graves but the hidden ones."""
    knowledge = VampiresKnowledge(GAME.options(players, {}))
    for grave in first.yard_list:
        if (first.seen >> grave) & 1:
            knowledge.lids[grave] = first.lid(grave)
            knowledge.insides[grave] = first.inside(grave)
    return knowledge


def told(world: VampiresState, seat: Seat, move: Move) -> str:
    """Play the move; everything all are told and see of it."""
    journal = Journal(True)
    GAME.play(world, seat, move, Chance(1), journal)
    return canonical([journal.take(), GAME.view(world, TABLE)])


def choice(case: Case, state: VampiresState, seat: Seat, chance: Chance) -> Move:
    """A random move; every second opening is of a grave that was hidden at first."""
    moves = GAME.legal(state, seat)
    wanted = [move for move in moves if str(move)[5:] in case.graves]
    if wanted and chance.below(2) == 0:
        moves = wanted
    return moves[int(chance.below(len(moves)))]


@dataclass(frozen=True)
class Check:
    """One position: how likely such a deviation is by chance, and worlds that could not be."""

    worlds: int
    impossible: int
    chance: float
    after: str  # what was told before it


def compare(case: Case, seed: int, steps: int) -> Iterator[Check]:
    """One random game, the sampler against the filter after every third move."""
    chance = Chance(seed)
    first = first_world(case)
    players = len(case.rows)
    knowledge = knowing(case, first, players)
    worlds = list(all_worlds(case, first))
    real = worlds[int(chance.below(len(worlds)))].clone()
    for step in range(steps):
        if real.is_over() or len(worlds) == 1:
            return
        seat = Seat(int(real.decider()))
        move = choice(case, real, seat, chance)
        journal = Journal(True)
        GAME.play(real, seat, move, chance, journal)
        events = journal.take()
        heard = canonical([events, GAME.view(real, TABLE)])
        worlds = [world for world in worlds if told(world, seat, move) == heard]
        for event in events:
            knowledge.hear(event)
        if step % 3 == 0 and not real.is_over() and len(worlds) > 1:
            yield check(case, real, knowledge, worlds, chance, str(move).split()[0])


def hidden(case: Case, world: VampiresState) -> tuple[int, ...]:
    """What a world has where all worlds may differ."""
    found = [int(world.graves[grave_named(name)]) for name in case.graves]
    found += [int(world.reserve[i]) for i in range(world.reserve_left)]
    for seat in range(world.players):
        found += [int(world.vampire(seat, at)) for at in range(world.sizes[seat])]
    return tuple(found)


def check(
    case: Case,
    real: VampiresState,
    knowledge: VampiresKnowledge,
    worlds: list[VampiresState],
    chance: Chance,
    after: str,
) -> Check:
    sampler = GAME.sampler(GAME.view(real, TABLE), knowledge)
    true = {hidden(case, world) for world in worlds}
    assert len(true) == len(worlds), "two worlds are the same"
    some = ours(sampler.sample(chance))
    assert canonical(GAME.dump(some)) in {canonical(GAME.dump(world)) for world in worlds}
    drawn = Counter(
        hidden(case, ours(sampler.sample(chance))) for _i in range(SAMPLES_EACH * len(worlds))
    )
    impossible = sum(count for world, count in drawn.items() if world not in true)
    deviation = sum((drawn[world] - SAMPLES_EACH) ** 2 / SAMPLES_EACH for world in true)
    return Check(len(worlds), impossible, tail(deviation, len(worlds) - 1), after)


def tail(deviation: float, freedom: int) -> float:
    """How likely chi-square is as large as this (Wilson and Hilferty's approximation)."""
    spread = 2.0 / (9.0 * freedom)
    z = ((deviation / freedom) ** (1.0 / 3.0) - (1.0 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(z / math.sqrt(2.0))


if __name__ == "__main__":
    for name, case in CASES.items():
        found = [one for seed in range(int(sys.argv[1])) for one in compare(case, seed, 40)]
        by_move = Counter(one.after for one in found)
        sys.stdout.write(
            f"{name}: {len(found)} positions after {dict(by_move)}, "
            f"{sum(one.impossible for one in found)} impossible worlds, "
            f"p < 0.01 in {sum(one.chance < 0.01 for one in found)}, "
            f"p < 0.001 in {sum(one.chance < 0.001 for one in found)}\n"
        )
