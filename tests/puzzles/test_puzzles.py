"""Puzzles that are shipped still stand; those that do not are named; a hunt goes on."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from logovo.core.errors import OtherRuleset
from logovo.core.plain import plain
from logovo.core.seats import seat_word
from logovo.games import GAMES, game
from logovo.games.lucky.state import Lucky
from logovo.puzzles import looks
from logovo.puzzles.hunt import hunt, kept_in
from logovo.puzzles.puzzle import (
    MEMORY,
    MOVE,
    ROLE,
    BadPuzzle,
    Puzzle,
    pose,
    read_puzzle,
    write_puzzle,
)
from logovo.puzzles.shelf import SHIPPED, packed, pick, read_all, shipped
from logovo.search.reasons import BY_GAME
from logovo.server.net.puzzling import Puzzler
from logovo.server.process.errors import RequestError
from logovo.wire.puzzles import PuzzleTry
from tests.review.recorded import needs_speed

LARGEST = 300_000
DATA = Path(looks.__file__).parent / "data"


def first(key: str = "larder") -> Puzzle:
    return shipped(key).puzzles[0]


@pytest.mark.parametrize("key", GAMES)
def test_every_shipped_puzzle_stands(key: str) -> None:
    """It loads, its seat is asked, its moves are legal, its proof says what it must."""
    puzzles = shipped(key).puzzles
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    for puzzle in puzzles:
        posed = pose(puzzle)
        proof = puzzle.proof
        assert proof.tried[0].move == puzzle.answers[0]
        assert proof.reason in (*BY_GAME[key].names, "")
        if puzzle.kind == ROLE:
            assert proof.tried[0].won > 0.85
            continue
        legal = {str(move) for move in posed.game.legal(posed.table.state, posed.seat)}
        assert set(puzzle.answers) <= legal
        if puzzle.kind == MOVE:
            assert proof.worlds == looks.CLOSER * looks.TIMES
            assert proof.margin >= looks.MARGIN
            assert proof.margin >= looks.ERRORS * proof.error
            assert proof.obvious not in puzzle.answers
    if puzzles:
        assert (DATA / f"{key}.jsonl.gz").stat().st_size < LARGEST


@pytest.mark.parametrize("key", list(GAMES))
def test_the_house_ships_sixty_and_easy_ones_too(key: str) -> None:
    puzzles = shipped(key).puzzles
    assert len(puzzles) >= SHIPPED
    assert min(Counter(puzzle.grade for puzzle in puzzles).values()) >= 10
    assert len({puzzle.grade for puzzle in puzzles}) == 3


def test_a_puzzle_of_other_rules_is_named_and_a_broken_one_too() -> None:
    puzzle = first()
    with pytest.raises(OtherRuleset):
        pose(replace(puzzle, ruleset=puzzle.ruleset + 1))
    other = (puzzle.seat + 1) % puzzle.players
    for broken in (
        replace(puzzle, seat=other),
        replace(puzzle, seat=99),
        replace(puzzle, answers=("remove 9",)),
        replace(puzzle, answers=()),
        replace(puzzle, kind="riddle"),
        replace(puzzle, rows=()),
    ):
        with pytest.raises(BadPuzzle):
            pose(broken)
    with pytest.raises(BadPuzzle):
        read_puzzle('{"game":"larder"}')
    with pytest.raises(BadPuzzle, match="line 2"):
        read_all(write_puzzle(puzzle) + "\nnot a puzzle\n")
    assert read_puzzle(write_puzzle(puzzle)) == puzzle


def test_a_player_gets_what_the_seat_saw_and_no_answer() -> None:
    puzzler, puzzle = Puzzler(), first()
    page = puzzler.page(puzzle.id)
    posed = pose(puzzle)
    seen = plain(posed.game.view(posed.table.state, posed.seat))
    assert msgspec.json.encode(page.steps[-1].views[0]) == msgspec.json.encode(seen)
    assert page.moves is not None
    assert all(len(step.views) == 1 for step in page.steps)
    assert all(step.seat in (-1, puzzle.seat) for step in page.steps)
    sent = msgspec.json.encode(page)
    for secret in (b'"proof"', b'"rows"', b'"chance"', b'"answers"', b'"reason"'):
        assert secret not in sent

    wrong = next(move for move in page.moves.legal if move not in puzzle.answers)
    tried = puzzler.answer(puzzle.id, PuzzleTry(wrong))
    assert not tried.right
    assert not tried.told
    assert not tried.reason
    assert all(not one.right for one in tried.tried)
    assert puzzler.answer(puzzle.id, PuzzleTry(wrong, reveal=True)).told
    right = puzzler.answer(puzzle.id, PuzzleTry(puzzle.answers[0]))
    assert right.right
    assert right.tried[0].right
    assert len(right.tried) > 1


@pytest.mark.parametrize(
    ("id", "answer", "code"),
    [
        ("", "dance", "bad-notation"),
        ("", "remove 9", "refused"),
        ("0123456789", "take", "unknown-puzzle"),
    ],
)
def test_a_bad_answer_is_named(id: str, answer: str, code: str) -> None:
    with pytest.raises(RequestError) as refused:
        Puzzler().answer(id or first().id, PuzzleTry(answer))
    assert refused.value.code == code


def test_the_puzzle_of_the_day_is_the_same_all_day_and_another_the_next() -> None:
    puzzler = Puzzler()
    days = [
        puzzler.shelf(datetime(2026, 11, day, hour, tzinfo=UTC)).today
        for day in range(1, 11)
        for hour in (0, 23)
    ]
    assert days[::2] == days[1::2]
    assert len(set(days)) == len(days) // 2
    assert set(days) <= {one.id for one in puzzler.shelf().puzzles}


def test_the_same_puzzles_give_the_same_file_and_none_is_taken_twice() -> None:
    puzzles = list(shipped("larder").puzzles)
    assert packed(puzzles) == packed(puzzles)
    some = pick([*puzzles, *puzzles], 20)
    assert len({puzzle.id for puzzle in some}) == 20
    assert len({puzzle.grade for puzzle in some}) == 3


def test_a_hunt_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    needs_speed()
    played = game("larder")
    counts: list[tuple[int, int]] = []

    def go(name: str, games: int) -> list[str]:
        found = hunt(
            played, range(3, 3 + games), tmp_path / name, 2, {}, lambda *told: counts.append(told)
        )
        return [puzzle.id for puzzle in found]

    whole = go("whole", 3)
    assert whole
    first_part = go("parts", 1)
    with (tmp_path / "parts").open("a") as file:
        file.write('{"game":"lard')  # the power went out here
    assert first_part + go("parts", 3) == whole
    assert go("parts", 3) == []
    assert kept_in(tmp_path / "parts") == kept_in(tmp_path / "whole")
    assert counts[-1] == (3, len(whole))


@pytest.mark.parametrize(("key", "kind"), [("vampires", MEMORY), ("lucky", ROLE)])
def test_special_kinds_are_found_without_comparing(tmp_path: Path, key: str, kind: str) -> None:
    found = list(hunt(game(key), range(9), tmp_path / key, 0, {}, lambda *_told: None, False))
    assert found
    assert {puzzle.kind for puzzle in found} == {kind}
    assert {puzzle.proof.worlds for puzzle in found} == {0}
    for puzzle in found:
        assert puzzle.answers[0] == puzzle.proof.tried[0].move
        pose(puzzle)


def test_a_role_that_is_guessed_is_true() -> None:
    """Whoever is asked for really is mad in that game, and nobody else is: no other answer would
    have been right as well."""
    roles = [puzzle for puzzle in shipped("lucky").puzzles if puzzle.kind == ROLE]
    assert len(roles) >= 40
    for puzzle in roles:
        state = pose(puzzle).table.state
        assert isinstance(state, Lucky)
        mad = [seat_word(seat) for seat in range(puzzle.players) if state.is_mad(seat)]
        assert mad == list(puzzle.answers)
