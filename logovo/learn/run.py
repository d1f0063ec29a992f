"""A run of training: a folder in which everything is kept, so that it can be stopped at any time.

p2.npz        the course with two players as it stands: weights, and how Adam moves them
p2.jsonl      its exams, a line each: the curve
p2-trials-0001.npz  what an apprentice tried for its first update, and so on
larder.model  networks of all table sizes in the folder, as they stand: what ships
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np

from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.games import game as game_of
from logovo.learn.apprentice import Apprentice
from logovo.learn.course import Course
from logovo.learn.exam import Exam, examine
from logovo.learn.features import FAR
from logovo.learn.pupil import Recipe
from logovo.models.files import Head, OldModel, Shape, packed

RUN: Final = re.compile(r"p[0-9]+\.npz")
EXAM_SEED: Final = 1 << 40
"""Deals of exams are none of those it learns from."""


class OtherRun(LogovoError):
    """What lies in the folder was begun otherwise."""

    def __init__(self, path: str, what: str) -> None:
        super().__init__("other-run", {"path": path, "what": what})


@dataclass(frozen=True)
class Mark:
    """One exam of a run."""

    updates: int
    decisions: int
    games: int
    seconds: float  # of one processor, of playing and learning
    undecided: float
    wrong: float
    won: float
    off: float
    deals: int
    fair: float
    moved: float = 0.0  # of the policy, or what it won by every decision it had not learnt from


class TrainingRun:
    """One course in its folder. Raises OtherRun or OldModel if one lies there that this
    cannot go on with."""

    def __init__(self, key: str, recipe: Recipe, folder: Path) -> None:
        self.game: Game = game_of(key)
        self.recipe, self.folder = recipe, folder
        self.kept = folder / f"p{recipe.players}.npz"
        self.curve = folder / f"p{recipe.players}.jsonl"
        self.seconds = 0.0
        self.course = Apprentice(self.game, recipe) if recipe.worlds else Course(self.game, recipe)
        if self.kept.exists():
            self.take_up()

    # --- keeping ----------------------------------------------------------------

    def keep(self) -> None:
        """All or nothing: a run that is ended here finds the file as it was before."""
        course = self.course
        told = {
            "game": self.game.key,
            "ruleset": self.game.ruleset,
            "recipe": asdict(self.recipe),
            "updates": course.updates,
            "decisions": course.decisions,
            "games": course.games,
            "steps": course.adam.steps,
            "seconds": self.seconds,
        }
        arrays = {f"w{i}": part for i, part in enumerate(course.weights)}
        arrays |= {f"m{i}": part for i, part in enumerate(course.adam.means)}
        arrays |= {f"s{i}": part for i, part in enumerate(course.adam.squares)}
        self.folder.mkdir(parents=True, exist_ok=True)
        fresh = self.kept.with_suffix(".new")
        with fresh.open("wb") as file:
            np.savez(file, allow_pickle=False, told=np.array(json.dumps(told)), **arrays)
        os.replace(fresh, self.kept)

    def take_up(self) -> None:
        course = self.course
        with np.load(self.kept, allow_pickle=False) as kept:
            told = json.loads(str(kept["told"]))
            if told["game"] != self.game.key or told["recipe"] != asdict(self.recipe):
                raise OtherRun(str(self.kept), self.difference(told))
            if told["ruleset"] != self.game.ruleset:
                raise OldModel(self.game.key, told["ruleset"], self.game.ruleset)
            for i in range(len(course.weights)):
                course.weights[i][:] = kept[f"w{i}"]
                course.adam.means[i][:] = kept[f"m{i}"]
                course.adam.squares[i][:] = kept[f"s{i}"]
        course.updates, course.adam.steps = told["updates"], told["steps"]
        course.decisions, course.games = told["decisions"], told["games"]
        self.seconds = told["seconds"]
        course.hand_over()
        course.take_up_beside(self.folder)

    def difference(self, told: dict[str, object]) -> str:
        theirs, ours = told["recipe"], asdict(self.recipe)
        if told["game"] != self.game.key or not isinstance(theirs, dict):
            return "game"
        return ", ".join(name for name in ours if ours[name] != theirs.get(name))

    # --- going on ---------------------------------------------------------------

    def go_on(
        self, updates: int, every: int, deals: int, show: Callable[[int], None]
    ) -> Iterator[Mark]:
        """Until so many updates have been made in all, with an exam after every so many."""
        course = self.course
        while course.updates < updates:
            began = process_time()
            losses = course.update(1 - course.updates / updates)
            self.seconds += process_time() - began
            course.keep_beside(self.folder)
            show(course.updates)
            if course.updates % every and course.updates < updates:
                continue
            exam = self.exam(deals)
            mark = Mark(
                course.updates,
                course.decisions,
                course.games,
                round(self.seconds, 1),
                round(losses.undecided, 4),
                round(losses.wrong, 5),
                *(round(exam.won, 4), round(exam.off, 4), exam.deals, round(exam.fair, 4)),
                round(losses.moved, 5),
            )
            self.keep()
            with self.curve.open("a") as file:
                file.write(json.dumps(asdict(mark)) + "\n")
            yield mark

    def exam(self, deals: int) -> Exam:
        course = self.course
        return examine(self.game, course.options, course.learner, course.others, deals, EXAM_SEED)

    def marks(self) -> list[Mark]:
        if not self.curve.exists():
            return []
        return [Mark(**json.loads(line)) for line in self.curve.read_text().splitlines()]

    # --- the model --------------------------------------------------------------

    def shape(self) -> Shape:
        features, recipe = self.course.features, self.recipe
        return Shape(
            recipe.players,
            recipe.hidden,
            int(self.course.door.actions),
            int(self.course.door.width),
            (),
            FAR,
            tuple(features.numbers.tolist()),
            tuple(features.mean.tolist()),
            tuple(features.spread.tolist()),
            tuple(features.kind_at.tolist()),
            tuple(features.kind.tolist()),
        )

    def weights(self) -> bytes:
        return b"".join(part.astype("<f2").tobytes() for part in self.course.weights)

    def sheet(self) -> dict[str, object]:
        """What is the same for everybody who repeats the run; times are not."""
        course = self.course
        return {
            "recipe": asdict(self.recipe),
            "updates": course.updates,
            "decisions": course.decisions,
            "games": course.games,
        }


def runs_in(key: str, folder: Path) -> list[TrainingRun]:
    """All that lie in a folder, each with its own recipe; raises OtherRun where one is of another
    game."""
    found: list[TrainingRun] = []
    for path in sorted(folder.glob("p[0-9]*.npz")):
        if RUN.fullmatch(path.name) is None:
            continue  # trials
        with np.load(path, allow_pickle=False) as kept:
            told = json.loads(str(kept["told"]))
        if told["game"] != key:
            raise OtherRun(str(path), "game")
        found.append(TrainingRun(key, Recipe(**told["recipe"]), folder))
    return sorted(found, key=lambda run: run.recipe.players)


def model_of(runs: list[TrainingRun]) -> bytes:
    """The file that ships, with networks of all these runs of one game."""
    game = runs[0].game
    sheet: dict[str, object] = {f"p{run.recipe.players}": run.sheet() for run in runs}
    head = Head(game.key, game.ruleset, sheet, tuple(run.shape() for run in runs))
    return packed(head, b"".join(run.weights() for run in runs))
