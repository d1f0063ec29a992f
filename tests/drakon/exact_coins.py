"""The coins of an observer by brute force: all histories, in fractions, from told events alone.

Written against the rules, not against the sampler: it knows nothing of `coin_odds`.
"""

from __future__ import annotations

from fractions import Fraction
from math import erfc, exp, pi, sqrt

from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.games.drakon.events import CoinFound, CoinLost, CoinsSwapped, CoinStolen
from logovo.games.drakon.game import GAME
from logovo.games.drakon.state import Drakon

Division = tuple[tuple[int, int, int], ...]  # per pool, and last the hoard
BOX = (8, 12, 8)


class AllHistories:
    def __init__(self, options: Options) -> None:
        teams = options.is_on("teams")
        self.pools = options.players // 2 if teams else options.players
        self.goal = 0
        if options.get("goal") == "gold10":
            self.goal = 20 if teams else 10
        self.ransom = 0
        if options.get("goal") == "escape" and options.get("escape-needs") == "8-gold":
            self.ransom = 16 if teams else 8
        start: Division = ((0, 0, 0),) * self.pools + (BOX,)
        self.odds: dict[Division, Fraction] = {start: Fraction(1)}

    def hear(self, event: Event) -> None:
        hoard = self.pools
        match event:
            case CoinFound():
                self.draw(hoard, event.seat % self.pools, event.coin)
            case CoinLost():
                self.draw(event.seat % self.pools, hoard, event.coin)
            case CoinStolen():
                self.draw(event.from_seat % self.pools, event.seat % self.pools, event.coin)
            case CoinsSwapped():
                self.swap(event.seat % self.pools, event.gave, event.got)
            case _:
                return
        if self.goal:
            self.odds = {
                division: odds
                for division, odds in self.odds.items()
                if all(worth(pool) < self.goal for pool in division[:-1])
            }
        self.norm()

    def norm(self) -> None:
        total = sum(self.odds.values())
        self.odds = {division: odds / total for division, odds in self.odds.items()}

    def learn_poor(self, seat: int) -> None:
        """A hero reached a way out on its own and the game goes on."""
        if self.ransom:
            pool = seat % self.pools
            self.odds = {d: odds for d, odds in self.odds.items() if worth(d[pool]) < self.ransom}
            self.norm()

    def draw(self, source: int, target: int, word: str) -> None:
        after: dict[Division, Fraction] = {}
        for division, odds in self.odds.items():
            for value in (1, 2, 3):
                there = division[source][value - 1]
                if there and word in ("unknown", f"coin-{value}"):
                    moved = transfer(division, source, target, value)
                    chance = Fraction(there, sum(division[source]))
                    after[moved] = after.get(moved, Fraction(0)) + odds * chance
        self.odds = after

    def swap(self, pool: int, gave: str, got: str) -> None:
        after: dict[Division, Fraction] = {}
        hoard = self.pools
        for division, odds in self.odds.items():
            owned = [value for value in (1, 2, 3) if division[pool][value - 1]]
            for named in owned:
                if gave not in ("unknown", f"coin-{named}"):
                    continue
                for drawn in (1, 2, 3):
                    there = division[hoard][drawn - 1]
                    if not there or got not in ("unknown", f"coin-{drawn}"):
                        continue
                    moved = transfer(division, hoard, pool, drawn)
                    moved = transfer(moved, pool, hoard, named)
                    chance = Fraction(there, sum(division[hoard])) / len(owned)
                    after[moved] = after.get(moved, Fraction(0)) + odds * chance
        self.odds = after


def transfer(division: Division, source: int, target: int, value: int) -> Division:
    heaps = [list(heap) for heap in division]
    heaps[source][value - 1] -= 1
    heaps[target][value - 1] += 1
    return tuple([(heap[0], heap[1], heap[2]) for heap in heaps])


def worth(heap: tuple[int, int, int]) -> int:
    return heap[0] + 2 * heap[1] + 3 * heap[2]


def division_of(state: Drakon) -> Division:
    position = GAME.dump(state)
    pools, hoard = position["coins"], position["hoard"]
    assert isinstance(pools, list) and isinstance(hoard, list)
    return tuple([(heap[0], heap[1], heap[2]) for heap in [*pools, hoard]])


def p_value(counts: dict[Division, int], odds: dict[Division, Fraction]) -> float:
    """Pearson's test; rare divisions are counted as one. 0 if an impossible one was drawn."""
    if any(division not in odds for division in counts):
        return 0.0
    drawn = sum(counts.values())
    cells: list[tuple[float, int]] = []
    rare, rare_count = 0.0, 0
    for division, share in odds.items():
        expected = float(share) * drawn
        if expected >= 5:
            cells.append((expected, counts.get(division, 0)))
        else:
            rare += expected
            rare_count += counts.get(division, 0)
    if rare >= 5 or not cells:
        cells.append((rare, rare_count))
    elif rare > 0:
        expected, count = cells.pop()
        cells.append((expected + rare, count + rare_count))
    if len(cells) == 1:
        return 1.0
    square = sum((count - expected) ** 2 / expected for expected, count in cells)
    return chi_square_above(square, len(cells) - 1)


def chi_square_above(x: float, freedom: int) -> float:
    """The probability of a larger chi-square, by the closed form for whole degrees."""
    half = x / 2
    if freedom % 2 == 0:
        term, total = 1.0, 1.0
        for k in range(1, freedom // 2):
            term *= half / k
            total += term
        return exp(-half) * total
    term, total = sqrt(half) / (sqrt(pi) / 2), 0.0
    for k in range(1, (freedom - 1) // 2 + 1):
        total += term
        term *= half / (k + 0.5)
    return erfc(sqrt(half)) + exp(-half) * total
