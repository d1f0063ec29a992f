"""The pieces a study is played in. A piece depends on its number alone, never on who plays it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from logovo.bots.registry import without_clock
from logovo.games import game
from logovo.lab.arena import Plan
from logovo.lab.match import play_match, recorded_match
from logovo.lab.study.counts import Counts, count, rotations
from logovo.lab.study.spec import Cell, Study, cells
from logovo.lab.study.watch import traits_of

FEW_PARTS: Final = 64
LARGEST_PART: Final = 10_000
"""Games. A part of the quickest bots then takes some tenths of a second."""


class Part(msgspec.Struct, frozen=True):
    """Deals `first` up to, not including, `after` of one cell."""

    cell: int
    first: int
    after: int
    plan: Plan
    paired: bool
    recorded: int = 0  # games of the first deals are played at a table and their logs kept
    watched: int = 0  # of so many deals one is looked into; 0 for none

    @property
    def name(self) -> str:
        return f"{self.cell:04d}-{self.first:012d}-{self.after:012d}"

    @property
    def games(self) -> int:
        return (self.after - self.first) * rotations(self.plan, self.paired)


def play_part(part: Part) -> Counts:
    played = game(part.plan.key)
    options = played.options(part.plan.players, part.plan.chosen)
    # Who thinks by the clock would play another game on a slower machine.
    steady = {bot: without_clock(bot, played.key, options.players) for bot in part.plan.bots}
    counts = Counts()
    turns = rotations(part.plan, part.paired)
    for deal in range(part.first, part.after):
        won: dict[str, int] = {}
        for turn in range(turns):
            seats = part.plan.seats(turn if turns > 1 else deal)
            players = [steady[bot] for bot in seats]
            seed = part.plan.seed_of(deal)
            if deal < part.recorded:
                result, log = recorded_match(played, options, players, seed)
                counts.logs[f"{part.cell:04d}-{deal:06d}-{turn}"] = log.write()
            else:
                result = play_match(played, options, players, seed)
                if part.watched and deal % part.watched == 0 and turn == 0:
                    counts.note_traits(traits_of(played, options, players, seed))
            for bot, share in counts.note_game(seats, result).items():
                count(won, bot, share)
        counts.note_deal(won)
    return counts


def parts_of(study: Study, cell: Cell) -> Iterator[Part]:
    """The whole cell in order; where the borders lie depends on the study alone."""
    plan = cell.plan(study)
    deals = -(-study.games // rotations(plan, study.paired))
    size = part_size(deals, rotations(plan, study.paired))
    # Spread over the whole, so that all parts are about as long.
    every = max(1, deals // study.watch) if study.watch else 0
    for first in range(0, deals, size):
        after = min(first + size, deals)
        yield Part(cell.number, first, after, plan, study.paired, study.keep_logs, every)


def part_size(deals: int, turns: int) -> int:
    return max(1, min(LARGEST_PART // turns, -(-deals // FEW_PARTS)))


def all_parts(study: Study) -> Iterator[Part]:
    """Cells take turns, so that an interrupted study knows something of every table."""
    waiting = [parts_of(study, cell) for cell in cells(study)]
    while waiting:
        left = []
        for parts in waiting:
            part = next(parts, None)
            if part is not None:
                yield part
                left.append(parts)
        waiting = left
