"""The puzzles of a game as they lie in a file, a line each, and those the house ships."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Final

from logovo.puzzles.puzzle import GRADES, BadPuzzle, Puzzle, read_puzzle, write_puzzle

SUFFIX: Final = ".jsonl.gz"
SHIPPED: Final = 60


@dataclass(frozen=True)
class Shelf:
    """Puzzles in the order they are offered: the easy ones first."""

    puzzles: tuple[Puzzle, ...]

    def find(self, id: str) -> Puzzle | None:
        return self.by_id.get(id)

    @cached_property
    def by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}


@cache
def shipped(key: str) -> Shelf:
    """The house's puzzles of a game; none for a game that has no file."""
    source = files("logovo.puzzles") / "data" / f"{key}{SUFFIX}"
    if not source.is_file():
        return Shelf(())
    return Shelf(tuple(read_all(gzip.decompress(source.read_bytes()).decode())))


def read_all(text: str) -> list[Puzzle]:
    """Raises BadPuzzle with the number of the line."""
    found: list[Puzzle] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(read_puzzle(line))
        except BadPuzzle as error:
            raise BadPuzzle(f"line {number}", str(error.facts["why"])) from None
    return found


def packed(puzzles: list[Puzzle]) -> bytes:
    """As a file to ship; the same puzzles give the same bytes."""
    text = "".join(write_puzzle(puzzle) + "\n" for puzzle in puzzles)
    return gzip.compress(text.encode(), mtime=0)


def pick(found: list[Puzzle], count: int) -> list[Puzzle]:
    """The clearest of every sort in turn, so that no sort crowds out the others; easy ones first.
    A sort is what is asked, how hard, and with what kind of move it is answered."""
    sorts: dict[tuple[str, int, str, int], list[Puzzle]] = {}
    for puzzle in {puzzle.id: puzzle for puzzle in found}.values():
        verb = puzzle.answers[0].split(" ")[0] if puzzle.kind != "role" else ""
        sorts.setdefault((puzzle.kind, puzzle.grade, verb, puzzle.players), []).append(puzzle)
    for group in sorts.values():
        group.sort(key=lambda puzzle: (len(puzzle.rows) > 150, -clearness(puzzle), puzzle.id))
    chosen: list[Puzzle] = []
    while len(chosen) < count and any(sorts.values()):
        for sort in sorted(sorts):
            if sorts[sort] and len(chosen) < count:
                chosen.append(sorts[sort].pop(0))
    assert all(puzzle.grade in GRADES for puzzle in chosen)
    return sorted(chosen, key=lambda puzzle: (puzzle.grade, -clearness(puzzle), puzzle.id))


def clearness(puzzle: Puzzle) -> float:
    """How many standard errors the answer is ahead."""
    return puzzle.proof.margin / max(puzzle.proof.error, 0.001)
