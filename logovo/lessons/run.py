"""A lesson being played: the real rules from its first position, with the luck and the others as
written. It holds no more than a state, so whoever has the learner's moves can play it again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from logovo.core.chance import Chance, rigged
from logovo.core.errors import BadNotation, Refused
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.options import Options
from logovo.core.rulebook import Refusal
from logovo.core.seats import Seat, parse_seat
from logovo.core.state import State
from logovo.games import game as game_of
from logovo.lessons.fields import BadLesson
from logovo.lessons.script import ANY, DEFAULT, STAR, Lesson, ScriptStep


class Astray(Exception):
    """The rules allow the move, but the lesson is about another one."""


@dataclass(frozen=True)
class LessonMoment:
    """What one move brought: the events, told in full, and the state after them."""

    events: list[Event]
    state: State


@final
class Run:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game: Game = game_of(lesson.game)
        self.seat = Seat(lesson.seat)
        self.at = 0
        self.tried: Refusal | None = None  # what the last step showed: a move and why not
        self.options: Options = self.game.options(lesson.players, lesson.table_options)
        self.opening: list[Event] = []
        if lesson.position is not None:
            self.state: State = self.game.load(lesson.position)
        else:
            journal = Journal(True)
            self.state = self.game.setup(self.options, Chance(lesson.seed), journal)
            self.opening = journal.take()

    @property
    def step(self) -> ScriptStep | None:
        """The step the learner stands before; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    def wanted(self) -> list[str]:
        """The moves that lead on, in notation; none where there is only something to read."""
        step = self.step
        if step is None:
            return []
        if step.refused:
            return [text for text in step.play if not text.endswith(STAR)]
        if not any(text == ANY or text.endswith(STAR) for text in step.play):
            return list(step.play)
        legal = [str(move) for move in self.game.legal(self.state, self.seat)]
        return [text for text in legal if suits(text, step)]

    def take(self, text: str) -> list[LessonMoment]:
        """The learner has read the step ("") or makes a move. Raises Astray, Refused or
        BadNotation, and then nothing has changed."""
        step = self.step
        if step is None or (text == "") != (not step.play):
            raise Astray
        self.tried = None
        chance = rigged(list(step.luck), self.lesson.seed + self.at)
        moments: list[LessonMoment] = []
        if text:
            moments += self.learner(step, text, chance)
        for line in step.then:
            moments.append(self.other(line, chance))
        self.at += 1
        return moments

    def learner(self, step: ScriptStep, text: str, chance: Chance) -> list[LessonMoment]:
        move = self.game.parse_move(text)
        refusal = self.game.refusal(self.state, self.seat, move)
        if refusal is not None and refusal.rule.id == step.refused and suits(text, step):
            self.tried = refusal
            return []
        if refusal is not None:
            raise Refused(refusal)
        if not suits(str(move), step):
            raise Astray
        return [self.play(self.seat, text, chance)]

    def other(self, line: str, chance: Chance) -> LessonMoment:
        who, _space, text = line.partition(" ")
        seat = parse_seat(who)
        if seat is None or seat == self.seat or not text:
            raise BadLesson(self.lesson.key, f"{line!r} is no move of another seat")
        if text == DEFAULT:
            text = str(self.game.default_move(self.state, seat, chance))
        return self.play(seat, text, chance)

    def play(self, seat: Seat, text: str, chance: Chance) -> LessonMoment:
        """On a copy, so that a broken line leaves the lesson where it was."""
        move = self.game.parse_move(text)
        state = self.state.clone()
        refusal = self.game.refusal(state, seat, move)
        if refusal is not None:
            raise BadLesson(self.lesson.key, f"{seat} {text}: {refusal.rule.id}")
        journal = Journal(True)
        self.game.play(state, seat, move, chance, journal)
        self.state = state
        return LessonMoment(journal.take(), state)

    def refusal(self, text: str) -> Refusal | None:
        """Why the learner may not play this now."""
        try:
            move = self.game.parse_move(text)
        except BadNotation:
            return None
        return self.game.refusal(self.state, self.seat, move)


def suits(text: str, step: ScriptStep) -> bool:
    """Whether a step wants this move."""
    for wanted in step.play:
        if wanted in (ANY, text) or (wanted.endswith(STAR) and text.startswith(wanted[:-1])):
            return True
    return False


def canonical(lesson: Lesson) -> list[str]:
    """What the learner does if they always do the first thing that is wanted."""
    run = Run(lesson)
    done: list[str] = []
    while run.step is not None:
        done.append((run.wanted() or [""])[0])
        run.take(done[-1])
    return done
