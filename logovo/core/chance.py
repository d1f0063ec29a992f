"""Where luck comes from. The rules ask for it; they never own a generator."""

from __future__ import annotations

import secrets
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core import fair
from logovo.core.errors import BadLog, LogovoError
from logovo.core.keeping import keep

M32: Final = 0xFFFFFFFF

LIVE: Final = 0  # from the seed, unrecorded: simulation and search
RECORDING: Final = 1  # from the seed, every result kept
SECRET: Final = 2  # from the machine's entropy, every result kept: practice and old tables
REPLAYING: Final = 3  # results read back from a log; anything else is an error
RIGGED: Final = 4  # results given by a test, then from the seed
ASKING: Final = 5  # results given by whoever walks the tree of chances; for more it stops and asks
FAIR: Final = 6  # from a stream that was fixed before the game, every result kept: live tables


class LuckAsked(LogovoError):
    """Luck that nobody has decided yet: one of so many outcomes, all equally likely. What was
    being played has been left in the middle: play it again on a copy with one result more."""

    def __init__(self, outcomes: int) -> None:
        super().__init__("luck-asked", {"outcomes": outcomes})
        self.outcomes: Final = outcomes


@final
class Chance:
    """One source of luck. The same numbers interpreted and compiled.

    xoroshiro64+ on two 32-bit words; every intermediate stays below 2**62, because
    compiled integers wrap and interpreted ones grow.
    """

    def __init__(self, seed: i64) -> None:
        self.s0: i64 = 0
        self.s1: i64 = 1
        self.mode: i64 = LIVE
        self.tape: list[int] = []
        self.at: i64 = 0
        self.key: bytes = b""  # of a fair stream; `at` is then the number of its next draw
        self.ranges: list[int] = []  # how many outcomes each result was one of
        self.reseed(seed)

    def reseed(self, seed: i64) -> None:
        # Two rounds of a 32-bit mixer, so that neighbouring seeds start far apart.
        self.s0 = mix32((seed & M32) ^ 0x9E3779B9)
        self.s1 = mix32(((seed >> 32) & 0x3FFFFFFF) ^ self.s0 ^ 0x5DEECE66)
        if self.s0 == 0 and self.s1 == 0:
            self.s1 = 1

    def below(self, n: i64) -> i64:
        """A uniform number of range(n); n at most 2**30."""
        if self.mode != LIVE:
            return self.below_on_tape(n)
        return self.drawn(n)

    def drawn(self, n: i64) -> i64:
        s0 = self.s0
        s1 = self.s1
        r = (s0 + s1) & M32
        s1 ^= s0
        self.s0 = (((s0 << 26) | (s0 >> 6)) ^ s1 ^ (s1 << 9)) & M32
        self.s1 = ((s1 << 13) | (s1 >> 19)) & M32
        return (r * n) >> 32

    def below_on_tape(self, n: i64) -> i64:
        mode = self.mode
        if mode == RECORDING or mode == SECRET:
            result = self.drawn(n) if mode == RECORDING else i64(secrets.randbelow(int(n)))
            self.tape.append(int(result))
            return result
        if mode == FAIR:
            result = i64(fair.draw(self.key, int(self.at), int(n)))
            self.at += 1
            self.tape.append(int(result))
            self.ranges.append(int(n))
            return result
        if self.at >= len(self.tape):
            if mode == REPLAYING:
                raise BadLog(0, "chance-missing")
            if mode == ASKING:
                raise LuckAsked(int(n))
            self.tape.append(int(self.drawn(n)))
        result = i64(self.tape[self.at])
        self.at += 1
        if result < 0 or result >= n:
            raise BadLog(0, "chance-out-of-range")
        if mode == REPLAYING:
            self.ranges.append(int(n))
        return result

    def shuffle(self, items: vec[u8], n: i64) -> None:
        """Shuffle the first n items."""
        i = n - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1

    def take_tape(self) -> list[int]:
        """The results handed out since the last call."""
        if self.mode >= REPLAYING and self.mode != FAIR:
            taken = self.tape[: self.at]
            self.tape = self.tape[self.at :]
            self.at = 0
            return taken
        taken = self.tape
        self.tape = []
        return taken

    def take_ranges(self) -> list[int]:
        """Of how many outcomes each of those results was one, where a log must say so."""
        taken = self.ranges
        self.ranges = []
        return taken

    def feed(self, tape: list[int]) -> None:
        """Give a replaying source the results of the next move."""
        self.tape = tape
        self.at = 0

    def is_spent(self) -> bool:
        """Whether a replaying or rigged source has handed out all its results."""
        return self.at >= len(self.tape)


def mix32(x: i64) -> i64:
    """Spread the bits of a 32-bit number."""
    for _i in range(2):
        x = ((x ^ (x >> 16)) * 0x2C1B3C6D) & M32
        x = ((x ^ (x >> 12)) * 0x297A2D39) & M32
        x ^= x >> 15
    return x


def recording(seed: i64) -> Chance:
    chance = Chance(seed)
    chance.mode = RECORDING
    return chance


def secret() -> Chance:
    """For tables without a fair stream: nobody can compute the next card from those seen."""
    chance = Chance(0)
    chance.mode = SECRET
    return chance


def fair_stream(key: bytes, at: int) -> Chance:
    """For tables whose luck was fixed before the game: from draw number `at` on."""
    chance = Chance(0)
    chance.mode = FAIR
    chance.key = key
    chance.at = at
    return chance


def replaying(tape: list[int]) -> Chance:
    chance = Chance(0)
    chance.mode = REPLAYING
    chance.feed(tape)
    return chance


def rigged(results: list[int], seed: i64 = 0) -> Chance:
    """For tests: these results first, then whatever the seed gives."""
    chance = Chance(seed)
    chance.mode = RIGGED
    chance.feed(results)
    return chance


def asking(results: list[int]) -> Chance:
    """For trees of chances: these results, and then `LuckAsked` with the number of outcomes."""
    chance = Chance(0)
    chance.mode = ASKING
    chance.feed(results)
    return chance


def no_seed(chance: Chance) -> tuple[object, ...]:
    return (0,)


keep(Chance, no_seed)
