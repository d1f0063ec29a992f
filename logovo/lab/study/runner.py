"""Plays what is missing of a study and adds up what there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logovo.lab.study.counts import Counts
from logovo.lab.study.estimates import known_enough
from logovo.lab.study.executors import Executor, here
from logovo.lab.study.folder import RunFolder
from logovo.lab.study.parts import Part, all_parts, parts_of
from logovo.lab.study.spec import Cell, Study, cells


class CellProgress:
    """The parts of one cell, added up in their order. Whether enough is known is asked after each
    part in turn, so the answer does not depend on which of them came back first."""

    def __init__(self, study: Study, cell: Cell) -> None:
        self.cell = cell
        self.target = study.target
        self.counts = Counts()
        # One name at a time: a list of all would grow with the games that are planned.
        self.names = (part.name for part in parts_of(study, cell))
        self.awaited = next(self.names, None)
        self.waiting: dict[str, Counts] = {}
        self.decided = False

    def take(self, part: Part, counts: Counts) -> None:
        self.waiting[part.name] = counts
        while not self.decided and self.awaited in self.waiting:
            self.counts.add(self.waiting.pop(self.awaited))
            self.awaited = next(self.names, None)
            self.decided = bool(self.target) and known_enough(self.counts, self.target)

    def take_rest(self) -> None:
        """What lies behind a gap, once nobody will fill it."""
        for counts in self.waiting.values():
            self.counts.add(counts)
        self.waiting = {}

    @property
    def is_done(self) -> bool:
        return self.decided or self.awaited is None


class Runner:
    def __init__(self, study: Study, folder: RunFolder) -> None:
        self.study = study
        self.folder = folder
        self.progress = [CellProgress(study, cell) for cell in cells(study)]
        self.games = 0
        self.resumed = 0

    def run(self, executor: Executor = here) -> Iterator[int]:
        """Games played so far, after every part. Leaving early loses nothing that was kept."""
        for _runner in run_together([self], executor):
            yield self.games

    def load(self) -> None:
        """Take in what there is; what is missing is passed over, also in the middle."""
        for _part in self.missing():
            pass
        for progress in self.progress:
            progress.take_rest()

    def missing(self) -> Iterator[Part]:
        """What nobody has played yet; parts of decided cells are not asked for any more."""
        for part in all_parts(self.study):
            if self.progress[part.cell].is_done:
                continue
            counts = self.folder.part(part.name)
            if counts is None:
                yield part
            else:
                self.resumed += counts.games
                self.take(part, counts)

    def take(self, part: Part, counts: Counts) -> None:
        self.games += counts.games
        self.progress[part.cell].take(part, counts)

    @property
    def whole(self) -> bool:
        return all(progress.is_done for progress in self.progress)

    def planned(self) -> int:
        return sum(part.games for part in all_parts(self.study))


def run_together(runners: Sequence[Runner], executor: Executor) -> Iterator[Runner]:
    """One study after another by the same processes; whose part it was, after every part."""
    given: dict[int, tuple[Runner, Part]] = {}

    def missing() -> Iterator[Part]:
        for runner in runners:
            for part in runner.missing():
                given[id(part)] = runner, part
                yield part

    for part, counts in executor(missing()):
        runner, _part = given.pop(id(part))
        runner.folder.keep_part(part.name, counts)
        runner.take(part, counts)
        yield runner
