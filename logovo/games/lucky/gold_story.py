"""What can have become of the gold, as one observer can tell: exact odds over all histories.

The gold cards are a closed bag. Diggers draw some and hand them on, each taking one; Mad Luckies
are paid sums by a fixed rule. For each thing heard there is a table: the odds of every possible
pair of bank and cards being handed on. Going back through the tables draws a whole history.

A digger's choice counts as a move like any other: each value that lies there is as likely.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.games.lucky import purses
from logovo.games.lucky.payments import payment

DRAWN: Final = 0  # so many cards come out of the bank
SEEN: Final = 1  # the observer sees all that is handed on
TAKEN: Final = 2  # a seat keeps one card of it
PAID: Final = 3  # the bank pays a seat

UNSEEN: Final = -1
OFFER: Final = 24  # bits below the cards handed on in a key; the bank is below them
BANK: Final = (1 << 24) - 1
FINE: Final = 1 << 30


def ways_to_choose(n: int, k: int) -> int:
    """How many sets of k there are among n."""
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found


@final
class Step:
    """One thing heard. `purse` is what the observer saw of it, else UNSEEN."""

    def __init__(self, kind: int, seat: int, count: int, purse: int, due: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.count: Final = count
        self.purse: Final = purse
        self.due: Final = due


@final
class GoldStory:
    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.steps: list[Step] = []
        self.tables: list[dict[int, float]] = [{int(purses.full()): 1.0}]
        self.keys: list[int] = []  # the last table as lists, made when a history is drawn
        self.odds: list[float] = []
        self.sizes = [0] * players  # gold cards of each seat
        self.offered = 0  # cards being handed on
        self.round_began = 0  # steps before those of the round paid last

    # --- listening ---------------------------------------------------------------

    def begin_round(self) -> None:
        self.round_began = len(self.steps)

    def draw(self, count: int) -> None:
        self.offered = count
        self.add(Step(DRAWN, -1, count, UNSEEN, 0))

    def see_offer(self, purse: int) -> None:
        self.add(Step(SEEN, -1, 0, purse, 0))

    def take(self, seat: int, value: int) -> None:
        """`value` is 0 if the observer does not see it."""
        self.offered -= 1
        self.sizes[seat] += 1
        self.add(Step(TAKEN, seat, 1, int(purses.one(value)) if value else UNSEEN, 0))

    def pay(self, seat: int, count: int, purse: int, due: int) -> None:
        self.sizes[seat] += count
        self.add(Step(PAID, seat, count, purse, due))

    def add(self, step: Step) -> None:
        self.steps.append(step)
        before = self.tables[-1]
        after: dict[int, float] = {}
        for key, weight in before.items():
            if step.kind == DRAWN:
                spread_draw(after, key, weight, step.count)
            elif step.kind == TAKEN:
                spread_take(after, key, weight, step.purse)
            elif step.kind == PAID:
                paid = int(payment(key & BANK, step.due))
                if int(purses.size(paid)) == step.count and step.purse in (UNSEEN, paid):
                    after[key - paid] = after.get(key - paid, 0.0) + weight
            elif key >> OFFER == step.purse:
                after[key] = weight
        total = sum(after.values())
        if total > 0.0:
            for key in after:
                after[key] /= total
        self.tables.append(after)
        self.keys = []

    # --- answers -----------------------------------------------------------------

    def tells_of(self, sizes: list[int], offered: int) -> bool:
        """Whether this is the story of what lies on the table."""
        return len(self.tables[-1]) > 0 and self.sizes == sizes and self.offered == offered

    def draw_history(self, chance: Chance) -> History:
        """One way it may have been, as likely as it is."""
        found = History(self.players)
        if not self.keys:
            self.keys = list(self.tables[-1].keys())
            self.odds = list(self.tables[-1].values())
        key: i64 = picked(self.keys, self.odds, chance)
        found.bank = key & BANK
        found.offer = key >> OFFER
        at = len(self.steps) - 1
        while at >= 0:
            step = self.steps[at]
            if step.kind == DRAWN:
                key = (key & BANK) + (key >> OFFER)
            elif step.kind != SEEN:
                given = self.given_before(at, int(key), chance)
                if step.kind == TAKEN:
                    key += given << OFFER
                else:
                    key += given
                found.purses[step.seat] += given
                if at >= self.round_began:
                    found.gains[step.seat] += purses.nuggets(given)
            at -= 1
        return found

    def given_before(self, at: int, key: int, chance: Chance) -> i64:
        """The cards that the seat of a step was given, if it led to this key."""
        step, before = self.steps[at], self.tables[at]
        if step.purse != UNSEEN:
            return step.purse
        options: list[int] = []
        weights: list[float] = []
        for given in ONES if step.kind == TAKEN else PAYMENTS[step.count]:
            former = key + (given << OFFER if step.kind == TAKEN else given)
            weight = before.get(former, 0.0)
            if weight == 0.0:
                continue
            if step.kind == TAKEN:
                weight /= float(purses.kinds(former >> OFFER))
            elif int(payment(former & BANK, step.due)) != given:
                continue
            options.append(given)
            weights.append(weight)
        return picked(options, weights, chance)


@final
class History:
    """Where the gold cards are: with the seats, handed on, in the bank."""

    def __init__(self, players: int) -> None:
        self.purses = vec[i64]([0] * players)
        self.gains = vec[i64]([0] * players)  # nuggets of the round paid last
        self.offer: i64 = 0
        self.bank: i64 = 0


def spread_draw(after: dict[int, float], bank: int, weight: float, count: int) -> None:
    """Every handful of cards out of the bank. That all handfuls are of the same number of cards
    out of equally large banks makes their common factor drop out."""
    held = [int(purses.count(bank, value)) for value in (1, 2, 3)]
    for threes in range(min(count, held[2]) + 1):
        for twos in range(min(count - threes, held[1]) + 1):
            ones = count - threes - twos
            if ones > held[0]:
                continue
            ways = ways_to_choose(held[0], ones) * ways_to_choose(held[1], twos)
            ways *= ways_to_choose(held[2], threes)
            offer = ones + (twos << 8) + (threes << 16)
            key = (bank - offer) | (offer << OFFER)
            after[key] = after.get(key, 0.0) + weight * float(ways)


def spread_take(after: dict[int, float], key: int, weight: float, taken: int) -> None:
    offer = key >> OFFER
    share = weight / float(purses.kinds(offer))
    for value in (1, 2, 3):
        card = int(purses.one(value))
        if purses.count(offer, value) > 0 and taken in (UNSEEN, card):
            former = after.get(key - (card << OFFER), 0.0)
            after[key - (card << OFFER)] = former + share


def picked(options: list[int], weights: list[float], chance: Chance) -> int:
    """One of these, by weight."""
    rest = float(chance.below(FINE)) / float(FINE) * sum(weights)
    for i in range(len(options) - 1):
        if rest < weights[i]:
            return options[i]
        rest -= weights[i]
    return options[-1]


def payments_table() -> list[list[int]]:
    """By the number of cards: all purses with which a sum of up to four can be paid."""
    table: list[list[int]] = [[] for _count in range(5)]
    for threes in range(2):
        for twos in range(3):
            for ones in range(5):
                if ones + twos + threes <= 4 and ones + 2 * twos + 3 * threes <= 4:
                    table[ones + twos + threes].append(ones + (twos << 8) + (threes << 16))
    return table


ONES: Final = [int(purses.one(value)) for value in (1, 2, 3)]
PAYMENTS: Final = payments_table()
