"""The check itself: what was fixed, what was drawn, and what does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal

from logovo.verify.parts import Broken, Draw, Parts, Player, parts_of, rows_of
from logovo.verify.stream import Stream, commitment

Result = Literal["fair", "forged", "not-verifiable"]
ENOUGH: Final = 8
"""Draws that must fit before another cause is believed."""


@dataclass(frozen=True)
class Flaw:
    """Something that does not fit; what its sentence is filled with."""

    code: str
    line: int = 0
    seat: int = -1
    other: int = -1
    draw: int = 0  # counted from 1
    expected: int = -1
    found: int = -1


@dataclass(frozen=True)
class Verdict:
    result: Result
    findings: tuple[Flaw, ...] = ()
    game: str = ""
    names: tuple[str, ...] = ()
    table: str = ""
    house: str = ""  # the commitment of the house
    draws: int = 0  # that were computed again
    added: tuple[int, ...] = ()  # seats whose number is in the luck
    left_out: tuple[int, ...] = ()  # seats that committed and did not open
    finished: bool = False


def verify(text: str, seen: str = "") -> Verdict:
    """Check a log file; raises Unreadable if it is none. `seen`: the commitment of the house as
    somebody noted it before the game."""
    try:
        parts = parts_of(rows_of(text))
    except Broken as broken:
        return Verdict("forged", (Flaw(broken.code, broken.line),))
    if parts is None:
        return Verdict("not-verifiable")
    findings = commitments(parts, seen)
    opened = [one for one in parts.players if one.secret]
    if parts.secret and not any(one.code == "order" for one in findings):
        findings += wrong_draws(parts, opened)
    return Verdict(
        "forged" if findings else "fair",
        tuple(findings),
        parts.game,
        parts.names,
        parts.table,
        parts.house,
        len(parts.draws) if parts.secret else 0,
        tuple(one.seat for one in opened),
        tuple(one.seat for one in parts.players if not one.secret),
        parts.finished,
    )


def commitments(parts: Parts, seen: str) -> list[Flaw]:
    findings: list[Flaw] = []
    if seen and seen != parts.house:
        findings.append(Flaw("other-commitment"))
    if not parts.secret:
        findings.append(Flaw("withheld"))
    elif commitment("house", bytes.fromhex(parts.secret)) != parts.house:
        findings.append(Flaw("house"))
    seats = [one.seat for one in parts.players]
    if seats != sorted(set(seats)):
        findings.append(Flaw("order"))
    if len({one.commit for one in parts.players}) < len(seats):
        findings.append(Flaw("copied"))
    for one in parts.players:
        if one.secret and commitment("player", bytes.fromhex(one.secret)) != one.commit:
            findings.append(Flaw("player", seat=one.seat))
    return findings


def wrong_draws(parts: Parts, opened: list[Player]) -> list[Flaw]:
    """The first draw that differs, or what was done to the participants if that explains all."""
    at = first_wrong(parts, opened, parts.draws)
    if at is None:
        return []
    if at < ENOUGH:
        cause = other_people(parts, opened)
        if cause is not None:
            return [cause]
    draw = parts.draws[at]
    expected = stream_of(parts, opened).number(at, draw.outcomes)
    wrong = Flaw("draw", line=draw.line, draw=at + 1, expected=expected, found=draw.result)
    return [wrong]


def other_people(parts: Parts, opened: list[Player]) -> Flaw | None:
    """Whether the draws fit if two players change places, or if one added nothing."""
    some = parts.draws[: ENOUGH * 8]
    if len(some) < ENOUGH:
        return None
    for one, two in combinations(opened, 2):
        swapped = {one.seat: two, two.seat: one}
        people = [Player(who.seat, who.commit, swapped.get(who.seat, who).secret) for who in opened]
        if first_wrong(parts, people, some) is None:
            return Flaw("swapped", seat=one.seat, other=two.seat)
    for one in opened:
        people = [who for who in opened if who is not one]
        if first_wrong(parts, people, some) is None:
            return Flaw("not-used", seat=one.seat)
    return None


def first_wrong(parts: Parts, opened: Sequence[Player], draws: Sequence[Draw]) -> int | None:
    stream = stream_of(parts, opened)
    for at, draw in enumerate(draws):
        if stream.number(at, draw.outcomes) != draw.result:
            return at
    return None


def stream_of(parts: Parts, opened: Sequence[Player]) -> Stream:
    people = [(one.seat, bytes.fromhex(one.secret)) for one in opened]
    return Stream(bytes.fromhex(parts.secret), parts.table, people)
