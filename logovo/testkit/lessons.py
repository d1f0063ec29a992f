"""Laws of lessons: they can be played as they are written and lead where they say, and whoever
follows them hears every sentence in both languages. A change of rules that breaks a lesson breaks
one of these."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from logovo.core.errors import Refused
from logovo.core.game import Game
from logovo.core.plain import kind_of
from logovo.core.story import heard
from logovo.lessons.run import Astray, LessonMoment, Run, canonical
from logovo.lessons.script import Book, Lesson, ScriptStep, book_of_game
from logovo.lessons.words import lesson_messages, needed
from logovo.text.catalogue import LANGS
from logovo.text.resolve import Resolver

SECONDS: Final = 90
WORDS_A_SECOND: Final = 2.5  # read by somebody who looks at the board, too
SECONDS_A_MOVE: Final = 5
LEAST_LESSONS: Final = 4
MOST_LESSONS: Final = 7


def a_game_is_taught(game: Game) -> None:
    """Four to seven lessons of the game itself; a variant has its own."""
    book = book_of_game(game)
    base = [lesson for lesson in book.lessons.values() if not lesson.is_variant()]
    assert LEAST_LESSONS <= len(base) <= MOST_LESSONS, [lesson.key for lesson in base]
    rules = {rule.id for rule in game.rules}
    for lesson in book.lessons.values():
        assert set(lesson.rules()) <= rules, lesson.key
        ids = [step.id for step in lesson.steps]
        assert len(set(ids)) == len(ids), f"{lesson.key}: two steps of one name"
        assert all(step.light or step.play for step in lesson.steps), lesson.key


def a_lesson_leads_where_it_says(lesson: Lesson) -> None:
    """Along the first way through it, and along every other that a step allows."""
    way = canonical(lesson)
    run = Run(lesson)
    for i, text in enumerate(way):
        step = lesson.steps[i]
        for other in run.wanted()[1:]:
            goes_on(lesson, [*way[:i], other], way)
        strays(lesson, way[:i])
        moments = run.take(text)
        misses = missing(step, list(told(run, moments)))
        assert not misses, f"{lesson.key}:{step.id} does not tell {misses}"


def told(run: Run, moments: list[LessonMoment]) -> Iterator[str]:
    for moment in moments:
        for event in heard(run.game, moment.events, run.seat):
            yield kind_of(event)


def missing(step: ScriptStep, kinds: list[str]) -> list[str]:
    """The promised events that do not come, in the promised order."""
    rest = iter(kinds)
    return [kind for kind in step.tells if kind not in rest]


def goes_on(lesson: Lesson, begun: list[str], way: list[str]) -> None:
    """Another wanted move is as good as the first: the lesson goes on as it would have."""
    run = Run(lesson)
    for text in begun:
        moments = run.take(text)
    step = lesson.steps[len(begun) - 1]
    misses = missing(step, list(told(run, moments)))
    assert not misses, f"{lesson.key}:{step.id} by {begun[-1]} does not tell {misses}"
    for text in way[len(begun) :]:
        wanted = run.wanted()
        assert (text in wanted) if wanted else (text == ""), (
            f"{lesson.key}: no {text} after {begun}"
        )
        run.take(text)


def strays(lesson: Lesson, begun: list[str]) -> None:
    """Whatever else the learner might do is refused or kindly declined, and changes nothing."""
    run = Run(lesson)
    for text in begun:
        run.take(text)
    before = run.game.dump(run.state)
    step, wanted = run.step, run.wanted()
    others = [str(move) for move in run.game.legal(run.state, run.seat)]
    for text in [other for other in others if other not in wanted]:
        try:
            run.take(text)
        except (Astray, Refused):
            continue
        raise AssertionError(f"{lesson.key}:{step} takes {text}")
    assert run.game.dump(run.state) == before


def a_lesson_is_said_in_both_languages(game: Game) -> None:
    book = book_of_game(game)
    wanted = list(needed(book))
    facts: dict[str, set[str]] = {}
    for lang in LANGS:
        found = lesson_messages(game, lang)
        resolver = Resolver(lang, found)
        for id, attribute in wanted:
            assert id in found, f"{lang}: {id} is missing"
            assert resolver.format(id, {}, attribute).strip(), f"{lang}: {id}.{attribute} is empty"
        unused = set(found).difference(id for id, _attribute in wanted)
        assert not unused, f"{lang}: nothing says {sorted(unused)}"
        facts[lang] = {
            f"{id}.{name}" for id, message in found.items() for name in message.attributes
        }
    assert facts[LANGS[0]] == facts[LANGS[1]]


def a_lesson_is_short(game: Game, lesson: Lesson) -> None:
    """At most a minute and a half, in either language."""
    moves = sum(1 for step in lesson.steps if step.play)
    for lang in LANGS:
        resolver = Resolver(lang, lesson_messages(game, lang))
        words = [
            resolver.format(f"lesson-{lesson.key}-{step.id}", {}, "").split()
            for step in lesson.steps
        ]
        seconds = sum(map(len, words)) / WORDS_A_SECOND + moves * SECONDS_A_MOVE
        assert seconds <= SECONDS, f"{lang} {lesson.key}: {seconds:.0f} s"
        longest = max(words, key=len)
        assert len(longest) <= 40, f"{lang} {lesson.key}: a wall of text: {' '.join(longest)}"


def a_book_has_every_rule_once(game: Game) -> None:
    """In the chapters of the rulebook; its figures are steps in which something moves."""
    book = book_of_game(game)
    rules = [f"{game.key}.{id}" for chapter in book.chapters for id in chapter.rules]
    assert sorted(rules) == sorted(rule.id for rule in game.rules)
    for chapter in book.chapters:
        for figure in chapter.figures:
            assert figure_step(book, figure).play, figure
        for key in chapter.options:
            assert game.choice(key) is not None, key


def figure_step(book: Book, figure: str) -> ScriptStep:
    lesson, _colon, id = figure.partition(":")
    return next(step for step in book.lessons[lesson].steps if step.id == id)
