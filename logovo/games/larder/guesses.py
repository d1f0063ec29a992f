"""Where cards may have gone that changed hands unseen: the stories that are still possible.

A guess names, for every hand, the cards that are certainly in it if its story is true. The
other cards of a hand are any of the unseen ones. As long as no card has been pulled unseen
there is one guess and it is certain; every pull splits each guess by which card it was.

Unnamed cards are kept in lots, because a play says something about the cards that stayed
behind. If a hand shows a 7, worlds in which it has more 7s could have shown another of them:
each way to choose is one deal, and all of them together weigh no more than one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from logovo.core.bags import count, size, some
from logovo.games.larder.components import COPIES, KINDS

MOST_PLAYS: Final = 24
"""So many plays are remembered for the cards that stayed behind; the oldest are forgotten."""


@final
class Play:
    """`shown` cards of a kind came out of the unnamed cards of a hand; of those that stayed
    behind `later` have since turned out to be of the kind too."""

    def __init__(self, kind: i64, shown: i64, later: i64) -> None:
        self.kind = kind
        self.shown = shown
        self.later = later


@final
class Lot:
    """Unnamed cards of one hand. A bit of `stayed` for each play that they sat out."""

    def __init__(self, seat: i64, size: i64, stayed: i64) -> None:
        self.seat = seat
        self.size = size
        self.stayed = stayed


@final
class Guess:
    """One story. Weights are not normalised."""

    def __init__(self, players: int) -> None:
        self.weight = 1.0
        self.held: list[i64] = [0 for _i in range(players)]  # bags within the hands
        self.pool: i64 = full_box()  # bag of the cards this story has not placed
        self.lots: list[Lot] = []
        self.plays: list[Play] = []

    def copy(self) -> Guess:
        twin = Guess(0)
        twin.weight = self.weight
        twin.held = self.held[:]
        twin.pool = self.pool
        twin.lots = [Lot(lot.seat, lot.size, lot.stayed) for lot in self.lots]
        twin.plays = [Play(play.kind, play.shown, play.later) for play in self.plays]
        return twin

    def names(self) -> tuple[int, ...]:
        """Equal for stories that allow the same worlds, whatever comes."""
        return tuple([int(bag) for bag in self.held])

    def key(self) -> tuple[int, ...]:
        """Equal for stories that make the same worlds as likely as each other."""
        numbers = [int(bag) for bag in self.held]
        numbers.append(int(self.pool))
        for lot in self.lots:
            numbers.extend([int(lot.seat), int(lot.size), int(lot.stayed)])
        for play in self.plays:
            numbers.extend([int(play.kind), int(play.shown), int(play.later)])
        return tuple(numbers)

    def see(self, kind: i64) -> None:
        """An unseen card comes to light by chance."""
        left = count(self.pool, kind)
        if left == 0:
            self.weight = 0.0
            return
        self.weight *= share(left, size(self.pool))
        self.pool -= some(kind, 1)

    def add_unnamed(self, seat: i64, n: i64) -> None:
        """Cards nobody knows come to a hand."""
        self.lots.append(Lot(seat, n, 0))
        self.tidy()

    def lots_of(self, seat: i64) -> list[int]:
        return [i for i in range(len(self.lots)) if self.lots[i].seat == seat]

    def take_out(self, at: int, kind: i64, n: i64) -> None:
        """Cards of a lot turn out to be of a kind and leave it, in any of the ways they can."""
        lot = self.lots[at]
        self.weight *= ways(lot.size, n)
        lot.size -= n
        for i in range(len(self.plays)):
            play = self.plays[i]
            if (lot.stayed >> i) & 1 != 0 and play.kind == kind:
                before = ways(play.later + play.shown, play.shown)
                play.later += n
                self.weight *= before / ways(play.later + play.shown, play.shown)

    def note_play(self, seat: i64, kind: i64, n: i64) -> None:
        """What is left of the unnamed cards of this hand stayed behind."""
        bit = 1 << len(self.plays)
        self.plays.append(Play(kind, n, 0))
        for lot in self.lots:
            if lot.seat == seat:
                lot.stayed |= bit
        self.tidy()

    def join_lots(self, seat: i64) -> None:
        """Forget what earlier plays say about the unnamed cards of this hand."""
        for lot in self.lots:
            if lot.seat == seat:
                lot.stayed = 0
        self.tidy()

    def tidy(self) -> None:
        """No empty lots, equal ones joined, no play that nobody sat out; all in a fixed order."""
        joined: dict[tuple[int, int], Lot] = {}
        of_use: i64 = 0
        for lot in self.lots:
            if lot.size > 0:
                of_use |= lot.stayed
                key = (int(lot.seat), int(lot.stayed))
                if key in joined:
                    joined[key].size += lot.size
                else:
                    joined[key] = lot
        self.lots = [joined[key] for key in sorted(joined)]
        at = 0
        while at < len(self.plays):
            if (of_use >> at) & 1 == 0 or len(self.plays) > MOST_PLAYS:
                self.plays.pop(at)
                of_use = without_bit(of_use, at)
                for lot in self.lots:
                    lot.stayed = without_bit(lot.stayed, at)
            else:
                at += 1


def without_bit(mask: i64, at: i64) -> i64:
    """The mask with one place cut out."""
    low = mask & ((1 << at) - 1)
    return ((mask >> (at + 1)) << at) | low


def full_box() -> i64:
    bag: i64 = 0
    for kind in range(i64(KINDS)):
        bag += some(kind, COPIES)
    return bag


def share(part: i64, whole: i64) -> float:
    return float(part) / float(whole)


def ways(n: i64, k: i64) -> float:
    """In how many ways k of n things can be chosen."""
    found = 1.0
    for i in range(k):
        found = found * float(n - i) / float(i + 1)
    return found


# --- what may have happened -------------------------------------------------


def shown(guess: Guess, seat: i64, kind: i64, n: i64, split: bool) -> list[Guess]:
    """A hand shows equal cards: those known to be there first, the rest out of its unnamed
    ones, if it can. With `split` every way to take them from several lots is a story."""
    named = count(guess.held[seat], kind)
    if named > n:
        named = n
    guess.held[seat] -= some(kind, named)
    more = n - named
    if more == 0:
        return [guess]
    if not split:
        if len(guess.lots_of(seat)) > 1:
            guess.join_lots(seat)
    unnamed: i64 = 0
    for at in guess.lots_of(seat):
        unnamed += guess.lots[at].size
    if more > unnamed or more > count(guess.pool, kind):
        guess.weight = 0.0
        return [guess]
    guess.weight *= ways(count(guess.pool, kind), more) / ways(size(guess.pool), more)
    guess.pool -= some(kind, more)
    found: list[Guess] = []
    for parts in partitions(guess, guess.lots_of(seat), more):
        told = guess.copy()
        for at, part in parts:
            told.take_out(at, kind, part)
        told.note_play(seat, kind, more)
        found.append(told)
    return found


def partitions(guess: Guess, lots: list[int], n: i64) -> list[list[tuple[int, i64]]]:
    """All ways to take n cards from these lots: how many from each."""
    ready: list[list[tuple[int, i64]]] = []
    open_ends: list[tuple[list[tuple[int, i64]], i64]] = [([], n)]
    for at in lots:
        further: list[tuple[list[tuple[int, i64]], i64]] = []
        for parts, left in open_ends:
            for part in range(left + 1):
                if part <= guess.lots[at].size:
                    grown = parts + [(at, i64(part))] if part > 0 else parts
                    if part == left:
                        ready.append(grown)
                    else:
                        further.append((grown, left - part))
        open_ends = further
    return ready


def pulled_unseen(guess: Guess, giver: i64, taker: i64, hand: i64) -> list[Guess]:
    """One of the `hand` cards of a hand is pulled by chance; only the two know which."""
    found: list[Guess] = []
    held = guess.held[giver]
    for kind in range(i64(KINDS)):
        if count(held, kind) > 0:
            told = guess.copy()
            told.weight *= share(count(held, kind), hand)
            told.held[giver] -= some(kind, 1)
            told.held[taker] += some(kind, 1)
            found.append(told)
    for at in guess.lots_of(giver):
        told = guess.copy()
        lot = told.lots[at]
        told.weight *= share(lot.size, hand)
        lot.size -= 1
        told.lots.append(Lot(taker, 1, lot.stayed))
        told.tidy()
        found.append(told)
    return found


def pulled_seen(guess: Guess, giver: i64, taker: i64, hand: i64, kind: i64) -> list[Guess]:
    """The same for one of the two: was it a card known to be there, or an unnamed one?"""
    found: list[Guess] = []
    held = guess.held[giver]
    if count(held, kind) > 0:
        told = guess.copy()
        told.weight *= share(count(held, kind), hand)
        told.held[giver] -= some(kind, 1)
        told.held[taker] += some(kind, 1)
        found.append(told)
    for at in guess.lots_of(giver):
        told = guess.copy()
        told.weight /= float(hand)
        told.see(kind)
        told.take_out(at, kind, 1)
        told.held[taker] += some(kind, 1)
        told.tidy()
        found.append(told)
    return found


# --- all together -----------------------------------------------------------


def certain(guesses: list[Guess], seat: i64) -> i64:
    """The cards that every story has in this hand."""
    bag = guesses[0].held[seat]
    for guess in guesses:
        for kind in range(i64(KINDS)):
            fewer = count(bag, kind) - count(guess.held[seat], kind)
            if fewer > 0:
                bag -= some(kind, fewer)
    return bag
