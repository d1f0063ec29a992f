"""The weights of vampires' guesses: who wins, by what a table shows at the start of a turn.

python -m bench.vampires_outlook                two players, then three to six together
python -m bench.vampires_outlook --games 500    fewer games of each size, for a try

All seats play as the rollouts do; every fifth turn is looked at, as long as somebody can still find
a lid out. The share of each seat is fitted as the softmax of its marks (`outlook.py`), by Newton's
method; one game in five is held out, and the squared error that is left of guessing equal shares is
told. Needs NumPy.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.games.vampires.asks import OPEN
from logovo.games.vampires.game import GAME, ours
from logovo.games.vampires.state import VampiresState
from logovo.search.policies.vampires import Rollout
from logovo.search.policies.vampires.outlook import LIDS, MARKS, Outlook
from logovo.search.policies.vampires.worth import KINDS

Numbers = npt.NDArray[np.float64]

EVERY: Final = 5  # turns
HELD_OUT: Final = 5
STEPS: Final = 10
SEEDS: Final = 1_000_000


def starts(state: VampiresState, policy: Rollout, luck: Chance) -> Iterator[None]:
    """Play to the end; a stop at every start of a turn that is looked at."""
    moves, last = Moves(), 0
    while not state.is_over():
        if state.ask == OPEN and state.turn % EVERY == 0 and state.turn != last:
            last = state.turn
            yield
        state.legal_into(moves)
        state.apply(policy.choose(state, moves, luck), luck, SILENT)


def looked_at(outlook: Outlook, state: VampiresState) -> list[list[float]]:
    """Per seat its marks, and the same times the share of lids unknown; none if all are known."""
    outlook.recall.look(state)
    outlook.chain.prepare(state, outlook.recall)
    hidden = sum([int(outlook.recall.hidden_lids[colour]) for colour in range(KINDS)])
    rows = []
    for seat in range(int(state.players)):
        outlook.mark(state, seat, hidden)
        marks = [outlook.marks[i] for i in range(MARKS)]
        rows.append(marks + [mark * hidden / LIDS for mark in marks])
    return rows if hidden else []


def games(players: int, wanted: int) -> tuple[Numbers, Numbers, Numbers]:
    """Tables looked at, how their games ended, and which game it was."""
    options, policy, outlook = GAME.options(players, {}), Rollout(), Outlook()
    tables: list[list[list[float]]] = []
    ends: list[list[float]] = []
    of: list[float] = []
    for number in range(wanted):
        luck = Chance(SEEDS + number)
        state = ours(GAME.setup(options, luck, SILENT))
        before = len(tables)
        for _start in starts(state, policy, luck):
            if rows := looked_at(outlook, state):
                tables.append(rows)
        shares = [state.reward(seat) for seat in range(players)]
        ends += [shares] * (len(tables) - before)
        of += [float(number)] * (len(tables) - before)
    return np.array(tables), np.array(ends), np.array(of)


def guessed(tables: Numbers, weights: Numbers) -> Numbers:
    worth = tables @ weights
    odds: Numbers = np.exp(worth - worth.max(1, keepdims=True))
    shares: Numbers = odds / odds.sum(1, keepdims=True)
    return shares


def fitted(known: list[tuple[Numbers, Numbers]]) -> Numbers:
    """The weights under which what came was likeliest, small ones rather than large."""
    size = 2 * MARKS
    weights: Numbers = np.zeros(size)
    for _step in range(STEPS):
        slope: Numbers = -weights
        bend: Numbers = np.eye(size)
        for tables, ends in known:
            odds = guessed(tables, weights)
            mean = np.einsum("nsk,ns->nk", tables, odds)
            slope = slope + np.einsum("nsk,ns->k", tables, ends - odds)
            bend = bend + np.einsum("nsk,ns,nsl->kl", tables, odds, tables, optimize=True)
            bend = bend - mean.T @ mean
        weights = weights + np.linalg.solve(bend, slope)
    rounded: Numbers = weights.round(2)
    return rounded


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=15_000, help="of each size")
    wanted = reader.parse_args().games
    for sizes in ((2,), (3, 4, 5, 6)):
        seen = {players: games(players, wanted) for players in sizes}
        kept = {players: of % HELD_OUT != 0 for players, (_tables, _ends, of) in seen.items()}
        weights = fitted([(seen[n][0][kept[n]], seen[n][1][kept[n]]) for n in sizes])
        for one, added in zip(weights[:MARKS], weights[MARKS:], strict=True):
            print(f"    ({one}, {added}),")
        for players, (tables, ends, _of) in seen.items():
            out = ~kept[players]
            error = ((ends[out] - guessed(tables[out], weights)) ** 2).sum()
            even = ((ends[out] - 1 / players) ** 2).sum()
            print(f"{players} players: {out.sum()} tables, {error / even:.3f} of the error is left")


if __name__ == "__main__":
    main()
