"""Every lesson of every game from its first step to its last, on the real board. Size, language,
theme and input rotate over the lessons: each is tried in every game, not with every lesson."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from logovo.games import GAMES
from logovo.lessons.script import Lesson, book_of
from tests.browser.learner import Learner
from tests.browser.person import Person

WAYS = [
    {"size": "phone", "lang": "ru", "theme": "light"},
    {"size": "laptop", "lang": "en", "theme": "dark"},
    {"size": "phone", "lang": "en", "theme": "dark"},
    {"size": "laptop", "lang": "ru", "theme": "light"},
]
LESSONS = [
    pytest.param(lesson, i, id=f"{key}-{lesson.key}")
    for key in GAMES
    for i, lesson in enumerate(book_of(key).lessons.values())
]


@pytest.mark.parametrize(("lesson", "turn"), LESSONS)
def test_a_lesson_from_start_to_end(
    person: Callable[..., Person], pictures: Path, lesson: Lesson, turn: int
) -> None:
    anna = person(**WAYS[turn % len(WAYS)])
    learner = Learner(anna, by_keys=turn % 3 == 2)
    learner.begin(lesson.game, lesson.key)
    for i, step in enumerate(lesson.steps):
        for place in step.light:
            assert learner.lit(place), f"{lesson.key}:{step.id}: nothing is lit at {place}"
        if i == 1:
            anna.picture(pictures, f"lesson-{lesson.game}-{lesson.key}")
            assert anna.overflow() == 0
            assert turn > 1 or anna.violations() == []  # once on each size: it takes seconds
        learner.step(step)
    expect(learner.words()).to_have_attribute("data-at", str(len(lesson.steps)))
    anna.visit(f"/learn/{lesson.game}")
    expect(anna.page.locator(f"[data-lesson-link={lesson.key}] .finished")).to_be_visible()


def test_a_learner_leaves_comes_back_strays_and_repeats(person: Callable[..., Person]) -> None:
    anna = person(lang="en", size="phone")
    anna.visit("/")
    anna.page.click("[data-learn=larder]")
    anna.page.click("[data-begin]")
    learner = Learner(anna)
    anna.page.wait_for_selector("[data-lesson]")
    steps = book_of("larder").lessons["aim"].steps
    for step in steps[:2]:
        learner.step(step)
    # Allowed, but not what the step is about: kindly declined, nothing moves.
    anna.page.click("[data-place='hand:7']")
    anna.page.click("[data-move='lay 7 1']")
    expect(anna.page.locator("[data-astray]")).to_be_visible()
    assert learner.at() == 2
    anna.page.click("[data-place='hand:2']")
    expect(anna.page.locator("[data-answer]")).to_contain_text("5")
    assert learner.at() == 3
    anna.page.reload()
    anna.page.wait_for_selector("[data-at='3']")
    anna.page.click("[data-again]")
    anna.page.wait_for_selector("[data-at='0']")
    anna.page.click("[data-skip]")
    anna.page.wait_for_selector("[data-lesson=equal]")
    anna.visit("/learn/larder")
    assert anna.violations() == []
    assert anna.overflow() == 0
    assert anna.small_targets() == []
