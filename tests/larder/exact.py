"""An exact filter for the hands of others: every deal that is possible, weighed.

It knows nothing of guesses and stories: it keeps all hands the others may hold, card by card,
and goes through what the observer is told. A world weighs what its deal and the luck since are
worth; what a seat chose weighs nothing, except that it must have been possible.
"""

from __future__ import annotations

from math import exp, lgamma, log

from logovo.core.journal import Event
from logovo.core.seats import Seat
from logovo.games.larder.components import COPIES, KINDS, bag_of, bag_words, kind_named
from logovo.games.larder.events import (
    Drew,
    Fetched,
    Laid,
    Pulled,
    Removed,
    RoundStalled,
    RoundWon,
    Swapped,
    Took,
    TurnedUp,
)
from logovo.games.larder.game import GAME
from logovo.games.larder.state import Larder

Hands = tuple[int, ...]
"""A bag for every seat; that of the observer is left empty: it lies open."""


def of(bag: int, kind: int) -> int:
    return (bag >> 4 * kind) & 15


def cards(kind: int, n: int) -> int:
    return n << 4 * kind


class Filter:
    def __init__(self, state: Larder, observer: Seat) -> None:
        self.observer = observer
        self.is_over = False
        seen = GAME.view(state, observer)
        self.visible = int(bag_of(seen.discard))
        for player in seen.seats:
            opened = tuple(stack.open for stack in player.stacks if stack.open)
            self.visible += int(bag_of(opened))
        self.visible += int(state.seats[observer].hand) + int(state.gone)
        self.worlds: dict[Hands, float] = {(0,) * seen.players: 1.0}
        for player in seen.seats:
            if player.seat != observer:
                for _i in range(player.hand_size):
                    self.draw(player.seat)

    def hear(self, event: Event) -> None:
        """An event as told to the observer."""
        if isinstance(event, Laid):
            self.show(event.seat, event.card, event.count - event.reserve)
        elif isinstance(event, Removed):
            self.show(event.seat, event.card, 4)
        elif isinstance(event, Swapped):
            self.show(event.seat, event.given, 1)
            self.pick_up(event.seat, (event.taken,))
        elif isinstance(event, Took):
            self.pick_up(event.seat, event.cards)
        elif isinstance(event, Fetched):
            self.pick_up(event.seat, (event.card,))
        elif isinstance(event, TurnedUp):
            self.reveal(kind_named(event.card))
        elif isinstance(event, Drew):
            for card in event.cards:
                if event.seat == self.observer:
                    self.reveal(kind_named(card))
                else:
                    self.draw(event.seat)
        elif isinstance(event, Pulled):
            self.pull(event)
        elif isinstance(event, (RoundWon, RoundStalled)):
            self.is_over = True

    def pool(self, hands: Hands) -> list[int]:
        total = [COPIES - of(self.visible, kind) for kind in range(KINDS)]
        return [n - sum(of(bag, kind) for bag in hands) for kind, n in enumerate(total)]

    def draw(self, seat: Seat) -> None:
        """Some unseen card comes to a hand."""
        found: dict[Hands, float] = {}
        for hands, weight in self.worlds.items():
            pool = self.pool(hands)
            for kind in range(KINDS):
                if pool[kind] > 0:
                    add(found, moved(hands, kind, -1, seat), weight * pool[kind] / sum(pool))
        self.worlds = found

    def reveal(self, kind: int) -> None:
        """This unseen card comes to light."""
        found: dict[Hands, float] = {}
        for hands, weight in self.worlds.items():
            pool = self.pool(hands)
            if pool[kind] > 0:
                found[hands] = weight * pool[kind] / sum(pool)
        self.worlds = found
        self.visible += cards(kind, 1)

    def show(self, seat: Seat, card: str, n: int) -> None:
        """Equal cards of a hand are shown: only who has them could do it."""
        if seat == self.observer or n == 0:
            return
        kind = kind_named(card)
        found: dict[Hands, float] = {}
        for hands, weight in self.worlds.items():
            if of(hands[seat], kind) >= n:
                after = hands
                for _i in range(n):
                    after = moved(after, kind, seat, -1)
                add(found, after, weight)
        self.worlds = found
        self.visible += cards(kind, n)

    def pick_up(self, seat: Seat, words: tuple[str, ...]) -> None:
        """Cards in sight come to a hand."""
        if seat == self.observer:
            return
        bag = int(bag_of(words))
        self.visible -= bag
        self.worlds = {
            tuple(hand + bag * (i == seat) for i, hand in enumerate(hands)): weight
            for hands, weight in self.worlds.items()
        }

    def pull(self, event: Pulled) -> None:
        giver, taker = event.from_seat, event.seat
        if giver == self.observer:
            self.pick_up(taker, (event.card,))
            return
        found: dict[Hands, float] = {}
        for hands, weight in self.worlds.items():
            size = len(bag_words(hands[giver]))
            for kind in range(KINDS):
                n = of(hands[giver], kind)
                if n > 0 and (taker != self.observer or kind == kind_named(event.card)):
                    to = -1 if taker == self.observer else taker
                    add(found, moved(hands, kind, giver, to), weight * n / size)
        self.worlds = found
        if taker == self.observer:
            self.visible += cards(kind_named(event.card), 1)

    def chances(self, kind: int) -> dict[tuple[int, ...], float]:
        """How many of a kind each hand has, and how likely that is."""
        found: dict[tuple[int, ...], float] = {}
        total = sum(self.worlds.values())
        for hands, weight in self.worlds.items():
            add(found, tuple(of(hand, kind) for hand in hands), weight / total)
        return found


def moved(hands: Hands, kind: int, giver: int, taker: int) -> Hands:
    changed = list(hands)
    if giver >= 0:
        changed[giver] -= cards(kind, 1)
    if taker >= 0:
        changed[taker] += cards(kind, 1)
    return tuple(changed)


def add(found: dict[Hands, float], key: Hands, weight: float) -> None:
    found[key] = found.get(key, 0.0) + weight


def hands_of(world: Larder, observer: Seat) -> Hands:
    return tuple(0 if i == observer else int(me.hand) for i, me in enumerate(world.seats))


def chi_square(counts: dict[Hands, int], chances: dict[Hands, float], n: int) -> float:
    """How likely so great a difference is by chance; cells of fewer than 5 are joined."""
    cells: list[tuple[float, float]] = []
    rare, rarely = 0.0, 0.0
    for key, chance in chances.items():
        if chance * n >= 5:
            cells.append((counts.get(key, 0), chance * n))
        else:
            rare, rarely = rare + counts.get(key, 0), rarely + chance * n
    if rarely >= 5 or not cells:
        cells.append((rare, rarely))
    elif rarely > 0:
        last, expected = cells.pop()
        cells.append((last + rare, expected + rarely))
    if len(cells) < 2:
        return 1.0
    value = sum((count - expected) ** 2 / expected for count, expected in cells)
    return upper_gamma((len(cells) - 1) / 2, value / 2)


def upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function, by its series."""
    if x <= 0:
        return 1.0
    term, total, k = 1 / a, 1 / a, a
    while term > total * 1e-12:
        k += 1
        term *= x / k
        total += term
    return max(0.0, 1 - total * exp(-x + a * log(x) - lgamma(a)))
