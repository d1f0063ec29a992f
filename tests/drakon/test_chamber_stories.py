"""Stories of hidden chambers are as likely as they say: counted over many random courses."""

from __future__ import annotations

import random

from logovo.games.drakon.chamber_stories import (
    BURIED,
    DRAWN,
    IN_PILE,
    LAID,
    LIFTED,
    SUNK,
    TAKEN,
    ChamberStories,
    step,
)
from logovo.games.drakon.components import CHAMBERS, HAND

SEATS = 3
ME = 0


class Course:
    """Chambers moved about at random, and what seat 0 can tell of it."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        deck = self.luck.sample(range(1, CHAMBERS), CHAMBERS - 1)
        self.hands = [[deck.pop() for _chamber in range(HAND)] for _seat in range(SEATS)]
        self.pile = deck
        self.board: list[int] = []
        self.stories = ChamberStories(SEATS)
        for chamber in self.hands[ME]:
            self.stories.stories[0].unnamed[ME] -= 1
            self.stories.stories[0].join_hand(ME, chamber)

    def pick(self, seat: int) -> int:
        return self.hands[seat].pop(self.luck.randrange(len(self.hands[seat])))

    def draw(self, seat: int) -> None:
        chamber = self.pile.pop(0)
        self.hands[seat].append(chamber)
        self.stories.go_on(step(DRAWN, seat, 0, chamber if seat == ME else 0))

    def go_on(self) -> None:
        seat = self.luck.randrange(SEATS)
        kind = self.luck.choice(("lay", "lay", "lift", "take", "take", "bury", "sink"))
        if kind == "lay" or not self.board:
            self.board.append(self.pick(seat))
            self.stories.go_on(step(LAID, seat, 0, self.board[-1]))
            self.draw(seat)
        elif kind == "lift":
            lifted = self.board.pop(self.luck.randrange(len(self.board)))
            self.board.append(self.pick(seat))
            self.stories.go_on(step(LAID, seat, 0, self.board[-1]))
            self.stories.go_on(step(LIFTED, seat, 0, lifted))
            self.hands[seat].append(lifted)
        elif kind == "take":
            other = (seat + 1 + self.luck.randrange(SEATS - 1)) % SEATS
            if len(self.hands[other]) > 1:
                taken = self.pick(other)
                self.hands[seat].append(taken)
                seen = taken if ME in (seat, other) else 0
                self.stories.go_on(step(TAKEN, seat, other, seen))
        elif kind == "bury":
            self.pile.append(self.pick(seat))
            self.stories.go_on(step(BURIED, seat, 0, self.pile[-1] if seat == ME else 0))
            self.draw(seat)
        else:
            self.pile.append(self.board.pop(self.luck.randrange(len(self.board))))
            self.stories.go_on(step(SUNK, 0, 0, self.pile[-1]))

    def is_home(self, chamber: int, home: int) -> bool:
        return chamber in (self.pile if home == IN_PILE else self.hands[home])


def test_of_all_that_is_said_with_odds_p_a_share_p_is_true() -> None:
    said = [0.0] * 10
    doubt = [0.0] * 10
    true = [0] * 10
    for seed in range(250):
        course = Course(seed)
        for _step in range(20):
            course.go_on()
        stories = course.stories.stories
        assert stories and abs(sum(story.odds for story in stories) - 1.0) < 1e-9
        for chamber in range(1, CHAMBERS):
            for home in (1, 2, IN_PILE):
                odds = sum(story.odds for story in stories if int(story.home[chamber]) == home)
                if 0.0 < odds < 0.999_999:
                    which = int(odds * 10)
                    said[which] += odds
                    doubt[which] += odds * (1 - odds)
                    true[which] += course.is_home(chamber, home)
    assert sum(doubt) > 50.0
    for which in range(10):
        assert abs(said[which] - true[which]) <= 4 * doubt[which] ** 0.5 + 1, (which, said, true)
    total = sum(doubt) ** 0.5
    assert abs(sum(said) - sum(true)) <= 4 * total


def test_a_story_never_rules_out_the_truth() -> None:
    for seed in range(1000, 1060):
        course = Course(seed)
        for _step in range(20):
            course.go_on()
        assert any(
            all(
                course.is_home(chamber, int(story.home[chamber]))
                for chamber in range(1, CHAMBERS)
                if int(story.home[chamber]) in (0, 1, 2, IN_PILE)
            )
            for story in course.stories.stories
        )
