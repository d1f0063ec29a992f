"""A review: its sums are exact, it is the same every time, and foresight sees no secrets."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from logovo.core.chance import Chance
from logovo.core.log import MOVE, Log
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Sampler
from logovo.games import GAMES, game
from logovo.review import ReviewBudget, Unfinished, review
from logovo.review.chances import Chances
from logovo.review.page import page
from logovo.review.report import (
    AS_GOOD,
    BEST,
    BLUNDER,
    INACCURACY,
    MISTAKE,
    UNSAID,
    UNSOUND,
    Decision,
    Judged,
    Review,
)
from logovo.review.story import PastMoment, moments
from logovo.review.verdicts import AGAIN, Judge, Thresholds, is_suspect, verdict_of
from logovo.review.words import Words
from logovo.text.catalogue import LANGS
from tests.review.recorded import PLAYERS, needs_speed, recorded

SMALL = ReviewBudget(worlds=8, rollouts=4, iterations=16)


@pytest.fixture(scope="module", params=list(GAMES))
def told(request: pytest.FixtureRequest) -> Review:
    needs_speed()
    return review(recorded(request.param), SMALL)


def test_parts_add_up_to_the_result_exactly(told: Review) -> None:
    winners = [account for account in told.accounts if account.result]
    assert sum(account.result for account in winners) == told.scale
    for account in told.accounts:
        assert account.first + account.own + account.others + account.luck == account.result
        assert account.result == told.curve[-1][account.seat]
    for before, after, step in zip(told.curve, told.curve[1:], told.steps, strict=False):
        for seat in range(len(told.names)):
            assert after[seat] - before[seat] == step.choice[seat] + step.luck[seat]


def test_chances_of_all_seats_add_up_to_one_at_every_point(told: Review) -> None:
    assert all(sum(point) == told.scale for point in told.curve)
    assert all(0 <= chance <= told.scale for point in told.curve for chance in point)


def test_where_no_luck_was_drawn_none_is_told(told: Review) -> None:
    log = recorded(told.game)
    for step in told.steps[1:]:
        if not log.entries[step.entry].chance:
            assert not any(step.luck)


def test_the_same_seed_gives_the_same_review(told: Review) -> None:
    assert review(recorded(told.game), SMALL) == told


def test_a_review_broken_off_goes_on_where_it_was(told: Review) -> None:
    """Decisions are handed out as they are judged; with half of them kept, only the others are
    judged again, and the whole is the same."""
    heard: list[Decision] = []
    half = {made.entry: made for made in told.decisions[: len(told.decisions) // 2]}
    again = review(recorded(told.game), SMALL, hear=heard.append, known=half)
    assert again == told
    assert heard == list(told.decisions)
    assert all(heard[at] is made for at, made in enumerate(half.values()))


def test_every_decision_is_there_and_forced_ones_are_not_judged(told: Review) -> None:
    log = recorded(told.game)
    moves = [at for at, entry in enumerate(log.entries) if entry.kind == "move"]
    assert [made.entry for made in told.decisions] == moves
    for made in told.decisions:
        assert (made.foresight is None) >= made.forced
    assert any(made.foresight is not None for made in told.decisions)


@pytest.mark.parametrize("lang", LANGS)
def test_it_speaks_both_languages(told: Review, lang: str) -> None:
    words = Words(told, lang)
    lines = [words.account(account) for account in told.accounts]
    lines += [words.moment(at) for at in told.moments]
    lines += [words.verdict(made) for made in told.decisions]
    lines += [line for made in told.decisions for line in words.known(made)]
    assert all("{" not in line and "???" not in line for line in lines)
    written = page(told, lang)
    assert written.count("<polyline") == len(told.names)
    assert all(line.split(";")[0] in written for line in lines[: len(told.accounts)])
    json.dumps(told.plain())


def cut(log: Log, entries: int) -> Log:
    shorter = Log(log.header)
    for entry in log.entries[:entries]:
        shorter.add(entry)
    return shorter


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    log = recorded("gold")
    with pytest.raises(Unfinished):
        review(cut(log, len(log.entries) - 1), SMALL)


@pytest.mark.parametrize("key", GAMES)
def test_foresight_is_the_same_in_worlds_the_seat_cannot_tell_apart(key: str) -> None:
    """Non-interference: swap the true position for an imagined one, and nothing changes."""
    needs_speed()
    played, log = game(key), recorded(key)
    options = played.options(PLAYERS[key], {})
    chances = Chances(played, PLAYERS[key], played.longest(options), 1, 5)
    judge = Judge(chances, 8, 16)
    compared = 0
    for at, moment in enumerate(moments(played, log)):
        if moment.mind is None or moment.view is None or judge.is_forced(moment):
            continue
        if at % 7:
            continue
        other = played.sample_world(moment.view, moment.mind.knowledge, Chance(at))
        twin = PastMoment(
            moment.entry, moment.kind, moment.seat, moment.text, other, other, 0,
            played.view(other, moment.seat), moment.mind,
        )  # fmt: skip
        assert judge.foresight(twin) == judge.foresight(moment)
        compared += 1
    assert compared > 0


def test_a_verdict_needs_a_clear_difference() -> None:
    limits = Thresholds(0.03, 0.07, 0.15)
    assert verdict_of(0.20, 0.02, False, limits) == BLUNDER
    assert verdict_of(0.10, 0.02, False, limits) == MISTAKE
    assert verdict_of(0.05, 0.02, False, limits) == INACCURACY
    assert verdict_of(0.20, 0.11, False, limits) == UNSAID
    assert verdict_of(0.01, 0.01, False, limits) == AS_GOOD
    assert verdict_of(-0.10, 0.02, True, limits) == BEST


def test_progress_is_told_and_ends_whole() -> None:
    seen: list[tuple[int, int]] = []
    review(
        recorded("gold"),
        ReviewBudget(worlds=4, rollouts=1, iterations=4),
        lambda done, total: seen.append((done, total)),
    )
    assert [done for done, _total in seen] == list(range(1, len(seen) + 1))
    assert seen[-1][0] == seen[-1][1]


def test_slips_are_found() -> None:
    needs_speed()
    told = review(recorded("larder"), ReviewBudget(worlds=64, rollouts=2, iterations=200))
    bad = [made for made in told.decisions if made.foresight and made.foresight.verdict == BLUNDER]
    assert bad, "one decision in six was a slip"
    assert all(made.foresight is not None and made.foresight.best != made.played for made in bad)


# --- the second look ----------------------------------------------------------------------------


def test_a_suspicion_needs_no_clear_difference_yet() -> None:
    limits = Thresholds(0.03, 0.07, 0.15)
    assert is_suspect(Judged(UNSAID, "best", 0.05, 0.03, ()), limits)
    assert not is_suspect(Judged(UNSAID, "best", 0.05, 0.04, ()), limits)
    assert not is_suspect(Judged(AS_GOOD, "best", 0.02, 0.005, ()), limits)


class Persuaded(Judge):
    """The search says this much."""

    gap = 0.0

    def search_gap(
        self,
        seat: Seat,
        rival: Move,
        played: Move,
        sampler: Sampler,
        chance: Chance,
        patience: int,
    ) -> float:
        return self.gap


WORLDS = 64
ALL = 10_000
SOME = 0.125  # of a win: more than a mistake, less than a blunder

JudgedBy = Callable[[float, float, int], tuple[Judged, int]]


@pytest.fixture
def judged_by(monkeypatch: pytest.MonkeyPatch) -> JudgedBy:
    def run(gap: float, by: float, against: int) -> tuple[Judged, int]:
        """The first decision of a recorded game, and in how many worlds it was looked at: in the
        first so many the played move is worse by so much than all others, then better."""
        played = game("gold")
        options = played.options(PLAYERS["gold"], {})
        judge = Persuaded(
            Chances(played, options.players, played.longest(options), 1, 5), WORLDS, 16
        )
        judge.gap = gap
        story = moments(played, recorded("gold"))
        moment = next(one for one in story if one.kind == MOVE and not judge.is_forced(one))
        worlds: list[int] = []  # by their luck

        def once(_self: Chances, _world: State, _seat: Seat, move: Move, luck_seed: int) -> float:
            if luck_seed not in worlds:
                worlds.append(luck_seed)
            is_better = (str(move) == moment.text) == (len(worlds) > against)
            return by if is_better else 0.0

        monkeypatch.setattr(Chances, "once", once)
        found = judge.foresight(moment)
        assert found is not None
        return found, len(worlds)

    return run


def test_nothing_is_held_against_a_move_that_the_search_thinks_as_good(
    judged_by: JudgedBy,
) -> None:
    told, worlds = judged_by(0.0, SOME, ALL)
    assert (told.verdict, told.loss, worlds) == (UNSAID, SOME, WORLDS)


def test_what_is_said_comes_from_worlds_of_its_own(judged_by: JudgedBy) -> None:
    """Every world of the first look speaks against the move, every one of the second for it."""
    told, worlds = judged_by(1.0, SOME, WORLDS)
    assert told.verdict not in UNSOUND
    assert told.loss == 0.0
    assert WORLDS < worlds <= (1 + AGAIN) * WORLDS
    told, worlds = judged_by(1.0, SOME, ALL)
    assert (told.verdict, worlds) == (MISTAKE, (1 + AGAIN) * WORLDS)


def test_where_the_first_look_leaves_no_doubt_there_is_no_second(judged_by: JudgedBy) -> None:
    told, worlds = judged_by(1.0, 1.0, ALL)
    assert (told.verdict, told.loss) == (BLUNDER, 1.0)
    assert worlds <= WORLDS
