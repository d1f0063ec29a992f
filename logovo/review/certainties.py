"""What could have been known, and what lay there that nobody could know: read off imagined worlds.

Both look at the same things: what lies at which hidden place in how many of the worlds that fit a
seat's view and knowledge.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from logovo.review.hidden import Lots, Place
from logovo.review.report import Certainty, Thing

SHARP: Final = 0.95  # of the worlds: so much is as good as known
UNFORESEEN: Final = 0.5  # what is likelier was to be reckoned with
SUPPORT: Final = 8  # worlds in which a thing must lie there before anything follows from it
TELLING: Final = 2.5  # standard errors: many things are looked at, some differ by chance


def sharp_in(worlds: Sequence[Lots]) -> tuple[Certainty, ...]:
    """What nearly all worlds agree on, place by place; first what is beyond doubt."""
    found: list[Certainty] = []
    for place in sorted({place for lots in worlds for place in lots}, key=order):
        sure: list[Thing] = []
        likely: list[Thing] = []
        least = 1.0
        for word in sorted({word for lots in worlds for word in lots.get(place, ())}):
            counts = sorted((lots.get(place, NOTHING)[word] for lots in worlds), reverse=True)
            if counts[-1] > 0:
                sure.append(Thing(word, counts[-1]))
            agreed = math.ceil(SHARP * len(worlds))
            if counts[agreed - 1] > counts[-1]:
                likely.append(Thing(word, counts[agreed - 1]))
                least = min(least, share_of(counts, counts[agreed - 1]))
        if sure:
            found.append(certainty(place, sure, 1.0))
        if likely:
            found.append(certainty(place, likely, least))
    return tuple(sorted(found, key=lambda one: -one.share))


NOTHING: Final[Counter[str]] = Counter()


def share_of(counts: Sequence[int], least: int) -> float:
    return sum(count >= least for count in counts) / len(counts)


def certainty(place: Place, things: Sequence[Thing], share: float) -> Certainty:
    return Certainty(place.kind, place.seat, place.at, tuple(things), share)


def order(place: Place) -> tuple[str, int, str]:
    return place.kind, int(place.seat), place.at


def unforeseen(
    truth: Lots, worlds: Sequence[Lots], gaps: Sequence[float], sign: float
) -> Certainty | None:
    """Of what really lay there and could not be known, the thing that moves a difference between
    two moves most: in worlds with it, the gap is clearly larger (or smaller, by the sign)."""
    everywhere = sum(gaps) / len(gaps)
    spread = math.sqrt(sum((gap - everywhere) ** 2 for gap in gaps) / max(1, len(gaps) - 1))
    best: Certainty | None = None
    most = TELLING
    for place, thing in things_in(truth, worlds):
        where = [i for i, lots in enumerate(worlds) if has(lots, place, thing)]
        share = len(where) / len(worlds)
        if len(where) < SUPPORT or share > UNFORESEEN:
            continue
        effect = sign * (sum(gaps[i] for i in where) / len(where) - everywhere)
        if spread > 0 and effect > 0:
            # Of several the clearest, not the largest: rare things differ most by chance.
            clear = effect * math.sqrt(len(where)) / spread
            if clear > most:
                best, most = certainty(place, [thing], share), clear
    return best


def things_in(truth: Lots, worlds: Sequence[Lots]) -> Iterator[tuple[Place, Thing]]:
    """Everything that lies at a place in truth; then what somebody might hold and does not. Where
    one thing lies, that says it all."""
    places = sorted(truth.items(), key=lambda item: order(item[0]))
    for place, lot in places:
        for word in sorted(lot):
            yield place, Thing(word, lot[word])
    for place, lot in places:
        if place.seat >= 0 and lot.total() != 1:
            for word in sorted({word for lots in worlds for word in lots.get(place, ())}):
                if not lot[word]:
                    yield place, Thing(word, 0)


def has(lots: Lots, place: Place, thing: Thing) -> bool:
    """None of a thing means none; else at least so many of it."""
    count = lots.get(place, NOTHING)[thing.word]
    return count >= thing.count if thing.count else count == 0
