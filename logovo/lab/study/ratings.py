"""Ratings of bots from finished tables: Plackett–Luce by openskill, with bootstrap intervals.

Tables are rated in a shuffled order that follows from the seed. A reference bot is held at the
middle of the scale, so that ratings of different studies can be put beside each other. Needs the
extra `lab`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Final

import msgspec

from logovo.core.errors import LogovoError
from logovo.lab.study.counts import add_all, count

MIDDLE: Final = 1000.0
SCALE: Final = 40.0
"""Points for one of openskill's: an even table lies about 1,000."""
MOST_TABLES: Final = 2_000
RESAMPLES: Final = 30
REFERENCE: Final = "random"


class NoRatings(LogovoError):
    def __init__(self, why: str) -> None:
        super().__init__("no-ratings", {"why": why})


class Rated(msgspec.Struct, frozen=True):
    bot: str
    points: float
    low: float
    high: float
    tables: int
    above_next: bool  # clearly: their intervals of the difference leave 0 out


Table = tuple[tuple[int, str], ...]


def tables_of(ranks: dict[str, int]) -> list[tuple[Table, int]]:
    """Each way a table of different bots finished, and how often."""
    found = []
    for text, times in sorted(ranks.items()):
        rows = [row.split(":", 1) for row in text.split(" ")]
        table = tuple((int(place), bot) for place, bot in rows)
        if len({bot for _place, bot in table}) > 1:
            found.append((table, times))
    return found


def merged(all_ranks: Iterable[dict[str, int]]) -> dict[str, int]:
    whole: dict[str, int] = {}
    for ranks in all_ranks:
        add_all(whole, ranks)
    return whole


def rate(
    ranks: dict[str, int], seed: int = 1, step: Callable[[], None] = lambda: None
) -> list[Rated]:
    """The ladder, strongest first. Raises NoRatings if no two different bots met."""
    tables = tables_of(ranks)
    if not tables:
        raise NoRatings("no-tables")
    luck = random.Random(seed)
    runs = []
    for _resample in range(RESAMPLES):
        runs.append(points(drawn(tables, luck)))
        step()
    bots = sorted({bot for table, _times in tables for _place, bot in table})
    bots.sort(key=lambda bot: -mean([run[bot] for run in runs]))
    seen: dict[str, int] = {}
    for table, times in tables:
        for bot in {bot for _place, bot in table}:
            count(seen, bot, times)
    ladder = []
    for place, bot in enumerate(bots):
        mine = sorted(run[bot] for run in runs)
        below = bots[place + 1] if place + 1 < len(bots) else None
        clear = below is not None and quantile([run[bot] - run[below] for run in runs], 0.025) > 0
        low, high = quantile(mine, 0.025), quantile(mine, 0.975)
        ladder.append(Rated(bot, mean(mine), low, high, seen[bot], clear))
    return ladder


def drawn(tables: list[tuple[Table, int]], luck: random.Random) -> list[Table]:
    """As many tables as were played, at most MOST_TABLES, drawn with replacement."""
    weights = [times for _table, times in tables]
    return luck.choices(
        [table for table, _times in tables], weights, k=min(MOST_TABLES, sum(weights))
    )


def points(tables: list[Table]) -> dict[str, float]:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoRatings("pip install 'logovo[lab]'") from None
    model = PlackettLuce()
    ratings = {bot: model.rating() for table in tables for _place, bot in table}
    for table in tables:
        # A bot that sits twice meets itself: only its best seat is rated.
        best: dict[str, int] = {}
        for place, bot in table:
            best.setdefault(bot, place)
        names = list(best)
        rated = model.rate([[ratings[bot]] for bot in names], ranks=[best[bot] for bot in names])
        for bot, (after,) in zip(names, rated, strict=True):
            ratings[bot] = after
    middle = ratings[REFERENCE].mu if REFERENCE in ratings else model.rating().mu
    return {bot: MIDDLE + SCALE * (rating.mu - middle) for bot, rating in ratings.items()}


def pairwise(ranks: dict[str, int]) -> dict[tuple[str, str], tuple[float, int]]:
    """For every two bots: how often a seat of the first ended above one of the second, of how
    many meetings; ties count half."""
    found: dict[tuple[str, str], tuple[float, int]] = {}
    for table, times in tables_of(ranks):
        for (place, one), (other_place, other) in combinations(table, 2):
            if one == other:
                continue
            above = 0.5 if place == other_place else float(place < other_place)
            for key, share in (((one, other), above), ((other, one), 1 - above)):
                won, met = found.get(key, (0.0, 0))
                found[key] = (won + share * times, met + times)
    return found


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, round(part * (len(ordered) - 1))))]
