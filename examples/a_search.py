"""A search of one's own: every legal move is tried in the same imagined worlds.

A sampler makes worlds out of a view and of what the seat has heard, never out of the real table,
so a search cannot cheat. `logovo.Search` is a tree search that is used in the same way.

python examples/a_search.py
"""

from __future__ import annotations

from logovo import Chance, Knowledge, Move, Search, Seat, Table, Uniform, game, open_table
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.state import playout

WORLDS = 10


def values(table: Table, seat: Seat, known: Knowledge, worlds: int) -> dict[Move, float]:
    """What each legal move brings when all play on at random."""
    played, luck, moves = table.game, Chance(1), Moves()
    sampler = played.sampler(played.view(table.state, seat), known)
    totals = dict.fromkeys(played.legal(table.state, seat), 0.0)
    for _world in range(worlds):
        world = sampler.sample(luck)
        for move in totals:
            twin = world.clone()
            twin.apply_by(seat, played.code_of(twin, seat, move), luck, SILENT)
            playout(twin, luck, moves, played.longest(table.options))
            totals[move] += twin.reward(seat)
    return {move: total / worlds for move, total in totals.items()}


def opening(key: str) -> tuple[Table, Seat, Knowledge]:
    """A fresh table, whoever is asked first, and what that seat has been told."""
    played = game(key)
    table = open_table(played, played.options(3, {}), ["Anna", "Boris", "Clara"], seed=7)
    seat = played.awaited(table.state)[0]
    known = played.knowledge(table.options, seat)
    for event in table.opening:
        known.hear(played.told_to(event, seat))
    return table, seat, known


if __name__ == "__main__":
    table, seat, known = opening("lucky")
    found = values(table, seat, known, WORLDS)
    for move, value in sorted(found.items(), key=lambda item: -item[1])[:5]:
        print(f"{value:.3f}  {move}")
    sampler = table.game.sampler(table.game.view(table.state, seat), known)
    tree = Search(sampler, Uniform(), seed=1)
    tree.more(WORLDS * len(found))
    print("the tree search plays", table.game.move_of(table.state, seat, int(tree.best())))
