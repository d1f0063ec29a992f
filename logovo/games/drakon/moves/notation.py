"""Moves read from text: the exact inverse of `str(move)`."""

from __future__ import annotations

from typing import Final

from logovo.core.errors import BadNotation
from logovo.core.seats import Seat, parse_seat
from logovo.games.drakon.components import (
    CHAMBERS,
    DIRECTION_WORDS,
    HERO_WORDS,
    MOST_PLAYERS,
)
from logovo.games.drakon.moves import typed as moves
from logovo.games.drakon.moves.typed import DrakonMove

FARTHEST: Final = 16000

SINGLE: Final[dict[str, DrakonMove]] = {
    "end": moves.EndTurn(),
    "pass": moves.Pass(),
    "jump": moves.Jump(),
    "stay": moves.Stay(),
    "drakon stay": moves.FigureStays(),
    "knight": moves.Shield(),
    "allow": moves.Allow(),
    "draw": moves.Draw(),
    "enough": moves.Enough(),
}


def parse_move(text: str) -> DrakonMove:
    """Raises BadNotation for what is no move of this game."""
    single = SINGLE.get(text)
    if single is not None:
        return single
    found = _parse(text.split(" "))
    if found is None or str(found) != text:
        raise BadNotation(text)
    return found


def _parse(words: list[str]) -> DrakonMove | None:
    match words:
        case ["hero", hero] if hero in HERO_WORDS:
            return moves.TakeHero(hero)
        case ["place", chamber, turning, square]:
            laid, turned, spot = _chamber(chamber), _turning(turning), _square(square)
            if laid and turned >= 0 and spot is not None:
                return moves.Place(laid, turned, spot[0], spot[1])
        case ["move", *rest]:
            return _walk(rest)
        case ["wizard", *rest] if _is_way(rest):
            return moves.WizardWalk(tuple(rest))
        case ["amazon", *rest]:
            return _amazon(rest)
        case ["barbarian", who, *rest]:
            return _push(_seat(who), rest)
        case ["control", who, *rest]:
            return _control(_seat(who), rest)
        case ["dwarf", *rest] if all(_chamber(word) for word in rest):
            return moves.Refill(tuple(rest)) if len(set(rest)) == len(rest) else None
        case ["thief", "steal", who]:
            seat = _seat(who)
            return None if seat is None else moves.ThiefSteal(seat)
        case ["thief", "swap", ("1" | "2" | "3") as value]:
            return moves.ThiefSwap(int(value))
        case ["map", who]:
            seat = _seat(who)
            return None if seat is None else moves.TakeChamber(seat)
        case _:
            return _parse_square(words)
    return None


def _parse_square(words: list[str]) -> DrakonMove | None:
    """The moves that name a square first."""
    spot = _square(words[1]) if len(words) > 1 else None
    if spot is None:
        return None
    x, y = spot
    match words:
        case ["figure", _]:
            return moves.SetFigure(x, y)
        case ["destroy", _]:
            return moves.Destroy(x, y)
        case ["drakon", _]:
            return moves.MoveFigure(x, y)
        case ["float", _, turning] if _turning(turning) >= 0:
            return moves.Float(x, y, _turning(turning))
        case ["shift", _, chamber, turning] if _chamber(chamber) and _turning(turning) >= 0:
            return moves.Shift(x, y, chamber, _turning(turning))
        case ["rotate", _, ("+1" | "+2" | "+3") as quarters]:
            return moves.Rotate(x, y, int(quarters))
        case _:
            return None


def _walk(rest: list[str]) -> DrakonMove | None:
    if _is_way(rest):
        return moves.Walk(tuple(rest))
    spot = _only_square(rest)
    return None if spot is None else moves.Leap(spot[0], spot[1])


def _amazon(rest: list[str]) -> DrakonMove | None:
    if _is_way(rest):
        return moves.AmazonWalk(tuple(rest))
    spot = _only_square(rest)
    return None if spot is None else moves.AmazonLeap(spot[0], spot[1])


def _push(seat: Seat | None, rest: list[str]) -> DrakonMove | None:
    if seat is None:
        return None
    if _is_way(rest):
        return moves.Push(seat, tuple(rest))
    spot = _only_square(rest)
    return None if spot is None else moves.PushLeap(seat, spot[0], spot[1])


def _control(seat: Seat | None, rest: list[str]) -> DrakonMove | None:
    if seat is None:
        return None
    if _is_way(rest):
        return moves.Control(seat, tuple(rest))
    spot = _only_square(rest)
    return None if spot is None else moves.ControlLeap(seat, spot[0], spot[1])


def _is_way(words: list[str]) -> bool:
    return len(words) in (1, 2) and all(word in DIRECTION_WORDS for word in words)


def _only_square(words: list[str]) -> tuple[int, int] | None:
    return _square(words[0]) if len(words) == 1 else None


def _square(word: str) -> tuple[int, int] | None:
    parts = word[1:].split(",")
    if not word.startswith("@") or len(parts) != 2:
        return None
    x, y = _number(parts[0]), _number(parts[1])
    if x is None or y is None:
        return None
    return x, y


def _number(word: str) -> int | None:
    digits = word[1:] if word.startswith("-") else word
    if not digits.isascii() or not digits.isdigit() or len(digits) > 5:
        return None
    number = int(word)
    return number if abs(number) <= FARTHEST else None


def _chamber(word: str) -> str:
    """The word itself if it names a chamber other than Start, else ""."""
    if (
        word.isascii()
        and word.isdigit()
        and word[0] != "0"
        and len(word) <= 2
        and int(word) < CHAMBERS
    ):
        return word
    return ""


def _turning(word: str) -> int:
    """-1 if it is none."""
    return int(word[1]) if word in ("r0", "r1", "r2", "r3") else -1


def _seat(word: str) -> Seat | None:
    seat = parse_seat(word)
    return seat if seat is not None and seat < MOST_PLAYERS else None
