"""What was said in rounds of lucky, against the truth: how often it was true, and how much more a
seat is mad after a word than before it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from math import sqrt
from statistics import mean

import msgspec

from logovo.bots.bot import Said
from logovo.games.lucky.claims import parse_claim
from logovo.games.lucky.components import GOAL_WORDS
from logovo.search.beliefs.lucky import SUSPECT, Suspicion


class Word(msgspec.Struct, frozen=True):
    """`suspected` and `trusted` are what an onlooker believed just before it."""

    is_mad: bool  # who speaks
    what: str  # gold, pit, mad or lucky
    is_true: bool
    trusted: float = 1.0  # how likely who speaks is a digger
    suspected: float = -1.0  # how likely who is spoken of is mad; -1 for goals and oneself

    @property
    def is_about_goal(self) -> bool:
        return self.what in ("gold", "pit")


def heard(said: Said, roles: list[bool], golds: list[bool], onlooker: Suspicion) -> Word:
    claim = parse_claim(said.seat, said.text)
    speaker = int(said.seat)
    mad = onlooker.chances()
    trusted = 1.0 - mad[speaker]
    if claim.is_about_goal:
        is_true = golds[GOAL_WORDS.index(claim.subject)] == (claim.what == "gold")
        return Word(roles[speaker], claim.what, is_true, trusted)
    target = int(claim.subject) - 1
    is_true = roles[target] == (claim.what == "mad")
    suspected = -1.0 if target == speaker else mad[target]
    return Word(roles[speaker], claim.what, is_true, trusted, suspected)


def moments(words: Iterable[Word]) -> dict[str, list[tuple[float, float, bool]]]:
    """By kind of word as the beliefs weigh it: believed before, share of the weight, was mad."""
    found: dict[str, list[tuple[float, float, bool]]] = defaultdict(list)
    for word in words:
        if word.is_about_goal or word.suspected < 0.0:
            continue
        kind = "accused" if word.what == "mad" else "vouched"
        is_target_mad = word.is_true == (word.what == "mad")
        found[kind].append((word.suspected, word.trusted, is_target_mad))
        which = "suspect" if word.suspected >= SUSPECT else "other"
        found[f"{kind}-{which}"].append((1.0 - word.trusted, 1.0, word.is_mad))
    return found


def fitting(found: list[tuple[float, float, bool]]) -> float:
    """The weight by which the beliefs before the word become right on the whole."""
    low, high = 0.01, 100.0
    mad = sum(is_mad for _before, _share, is_mad in found)
    for _step in range(60):
        weight = sqrt(low * high)
        expected = 0.0
        for before, share, _is_mad in found:
            used = 1.0 - share + share * weight
            expected += before * used / (before * used + 1.0 - before)
        low, high = (weight, high) if expected < mad else (low, weight)
    return sqrt(low * high)


def tell_fit(words: list[Word]) -> None:
    for kind, found in sorted(moments(words).items()):
        before = mean(moment[0] for moment in found)
        was = mean(moment[2] for moment in found)
        print(
            f"{kind}: {len(found)}, said {before:.3f}, were mad {was:.3f}, "
            f"fitting weight {fitting(found):.2f}"
        )


def tell_truth(name: str, words: list[Word]) -> None:
    """How often each side spoke the truth about goals and about roles."""
    counts = Counter((word.is_mad, word.what, word.is_true) for word in words)
    for is_mad in (False, True):
        who = "Mad Luckies" if is_mad else "diggers"
        told = ", ".join(
            f"{what} {counts[is_mad, what, True]} true {counts[is_mad, what, False]} false"
            for what in ("gold", "pit", "mad", "lucky")
        )
        print(f"{name}, {who}: {told}")
