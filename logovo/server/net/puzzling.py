"""A puzzle as a player gets it: views and events of one seat. What lies hidden stays here."""

from __future__ import annotations

from collections import OrderedDict
from datetime import UTC, datetime
from threading import Lock
from typing import Final, final

from logovo.coach.imagining import GAMES_WON, measure_of
from logovo.core.errors import LogovoError
from logovo.core.log import Entry
from logovo.core.plain import canonical
from logovo.core.seats import Seat, parse_seat
from logovo.games import GAMES
from logovo.puzzles.puzzle import MEMORY, ROLE, Posed, Puzzle, TriedMove, pose
from logovo.puzzles.shelf import shipped
from logovo.server.net.replaying import replayed, shown
from logovo.server.process.errors import RequestError, request_error
from logovo.server.table.choices import moves_in
from logovo.server.table.judged import move_text
from logovo.wire import puzzles as wire
from logovo.wire.http import ReplayStep

STEPS: Final = 8  # shown before the position, where nothing need be remembered
KEPT: Final = 64
KINDS: Final[dict[str, wire.PuzzleKind]] = {"move": "move", "memory": "memory", "role": "role"}


@final
class Puzzler:
    """The house's puzzles, set up once each; the longest unused are forgotten."""

    def __init__(self) -> None:
        self.posed: OrderedDict[str, Posed] = OrderedDict()
        self.lock = Lock()  # puzzles are set up in threads

    def shelf(self, now: datetime | None = None) -> wire.PuzzleShelf:
        cards = [card(puzzle) for key in GAMES for puzzle in shipped(key).puzzles]
        return wire.PuzzleShelf(cards, today(cards, now or datetime.now(UTC)))

    def pose(self, id: str) -> Posed:
        """Raises unknown-puzzle, or other-ruleset for one of older rules."""
        with self.lock:
            posed = self.posed.pop(id, None) or self.set_up(id)
            self.posed[id] = posed
            if len(self.posed) > KEPT:
                self.posed.popitem(last=False)
            return posed

    def set_up(self, id: str) -> Posed:
        found = next((one for key in GAMES if (one := shipped(key).find(id))), None)
        if found is None:
            raise RequestError("unknown-puzzle", {"id": id[:40]})
        try:
            return pose(found)
        except LogovoError as error:
            raise request_error(error) from None

    def page(self, id: str) -> wire.PuzzlePage:
        posed = self.pose(id)
        puzzle, table = posed.puzzle, posed.table
        asked = puzzle.kind != ROLE
        moves = moves_in(posed.game, table.state, posed.seat, True) if asked else None
        return wire.PuzzlePage(
            card(puzzle), puzzle.seat, table.options.values, steps_of(posed), moves
        )

    def answer(self, id: str, given: wire.PuzzleTry) -> wire.PuzzleAnswer:
        """Raises what a table would raise for a move that is not allowed."""
        posed = self.pose(id)
        puzzle, proof = posed.puzzle, posed.puzzle.proof
        wanted = checked(posed, given.answer)
        right = wanted in puzzle.answers
        told = right or given.reveal
        listed = [one for one in proof.tried if told or one.move == wanted]
        return wire.PuzzleAnswer(
            right=right,
            told=told,
            tried=[tried(posed, one) for one in listed],
            measure="games" if measure_of(puzzle.game) == GAMES_WON else "round",
            worlds=proof.worlds,
            reason=proof.reason if told else "",
            obvious=proof.obvious if told else "",
        )


def card(puzzle: Puzzle) -> wire.PuzzleCard:
    return wire.PuzzleCard(puzzle.id, puzzle.game, KINDS[puzzle.kind], puzzle.grade, puzzle.players)


def today(cards: list[wire.PuzzleCard], now: datetime) -> str:
    """The same for everybody all day, and none again before all others had their day; "" where
    there are no puzzles. Names of puzzles are as good as drawn by lot, so games take turns."""
    ids = sorted(one.id for one in cards)
    return ids[now.toordinal() % len(ids)] if ids else ""


def checked(posed: Posed, text: str) -> str:
    """The answer in the notation it is kept in; raises RequestError for what is none."""
    if posed.puzzle.kind == ROLE:
        seat = parse_seat(text)
        if seat is None or seat >= posed.puzzle.players or seat == posed.seat:
            raise RequestError("bad-notation", {"text": text[:80]})
        return text
    game = posed.game
    try:
        move = game.parse_move(text)
        refusal = game.refusal(posed.table.state, posed.seat, move)
    except LogovoError as error:
        raise request_error(error) from None
    if refusal is not None:
        raise RequestError("refused", rule=refusal.rule.id)
    return str(move)


def tried(posed: Posed, one: TriedMove) -> wire.PuzzleMove:
    is_role = posed.puzzle.kind == ROLE
    seat = parse_seat(one.move) if is_role else None
    move = None if is_role else move_text(posed.game, one.move)
    right = one.move in posed.puzzle.answers
    return wire.PuzzleMove(
        move, -1 if seat is None else seat, one.won, one.worlds, one.error, right
    )


def steps_of(posed: Posed) -> list[ReplayStep]:
    """The story as the seat saw it: all of it where it is the puzzle, else its end. Entries of
    which the seat learnt nothing are no steps: their number may be a secret."""
    puzzle = posed.puzzle
    seat = int(posed.seat)
    found: list[ReplayStep] = []
    before = ""
    for at, table, entry, events in replayed(puzzle.log()):
        step = shown(table, at, entry, events, seat, [])
        picture = canonical(table.game.view(table.state, Seat(seat)))
        if not found or is_seen(step, entry, seat) or picture != before:
            found.append(step)
        before = picture
    whole = puzzle.kind in (MEMORY, ROLE)
    return [
        ReplayStep(n, one.kind, one.events, one.views, one.seat, one.move)
        for n, one in enumerate(found if whole else found[-STEPS:])
    ]


def is_seen(step: ReplayStep, entry: Entry, seat: int) -> bool:
    return bool(step.events) or entry.seat == seat
