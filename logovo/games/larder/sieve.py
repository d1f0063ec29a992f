"""Fewer stories that say the same as many: how a listener copes with pull after pull.

Which worlds are possible depends only on the cards that a story names in each hand. What else
tells stories apart (who sat out which play) only makes worlds more or less likely. So thinning
goes by names: stories that name the same cards are stood for by some of them, at least one,
which weigh what all of them weighed. The true story may go, but the true hands stay possible.

Only where there are too many sets of names for that, some of the unlikely ones go, too, and
others take over their weight. Then what comes to light later can contradict nearly all that was
kept; the listener recalls the round and sifts it more finely. In one of 400 random games even that
left the true hands out for a while (seed 386, five players, tricks from the first round).
"""

from __future__ import annotations

from typing import Final, final

from logovo.core.chance import Chance
from logovo.games.larder.guesses import Guess

MOST_NAMES: Final = 2000
"""So many sets of named cards are told apart at first; random games of six with a pull in every
other turn reach it in one of a hundred."""
FINEST: Final = 10 * MOST_NAMES
"""So many, for one who recalls the round."""
FEW: Final = 100
"""So few stories that others, which were dropped, may be as likely."""
LIKELY: Final = 1.0 / 500.0
"""A story of this weight is kept as it is."""
ENOUGH: Final = 1000
"""So few stories need no thinning."""
FINENESS: Final = 1 << 30

Names = tuple[int, ...]


@final
class Sieve:
    """The luck only chooses which stories stand for others."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.luck = Chance(1)
        self.has_dropped = False  # a set of names, and has not recalled the round since

    def may_have_lost(self, left: int) -> bool:
        """Whether sifting more finely would show more than the stories that are left."""
        return self.has_dropped and left < FEW and self.most < FINEST

    def sift(self, guesses: list[Guess]) -> list[Guess]:
        """Equal stories joined, impossible ones gone, weights adding up to 1, the likeliest
        first; empty if none was possible."""
        if len(guesses) == 1 and guesses[0].weight > 0.0:
            guesses[0].weight = 1.0
            return guesses
        joined: dict[Names, Guess] = {}
        total = 0.0
        for guess in guesses:
            if guess.weight > 0.0:
                total += guess.weight
                key = guess.key()
                if key in joined:
                    joined[key].weight += guess.weight
                else:
                    joined[key] = guess
        found = list(joined.values())
        for guess in found:
            guess.weight /= total
        if len(found) > ENOUGH:
            found = self.thinned(found)
        found.sort(key=weight_of, reverse=True)
        return found

    def thinned(self, found: list[Guess]) -> list[Guess]:
        groups: dict[Names, list[Guess]] = {}
        for guess in found:
            names = guess.names()
            if names in groups:
                groups[names].append(guess)
            else:
                groups[names] = [guess]
        if len(groups) > self.most:
            self.has_dropped = True
            return self.some_of(list(groups.values()))
        kept: list[Guess] = []
        for group in groups.values():
            unlikely: list[Guess] = []
            for guess in group:
                if guess.weight < LIKELY:
                    unlikely.append(guess)
                else:
                    kept.append(guess)
            kept.extend(self.drawn(unlikely, LIKELY))
        return kept

    def some_of(self, groups: list[list[Guess]]) -> list[Guess]:
        """One story for each set of names, and not of all of those."""
        found: list[Guess] = []
        for group in groups:
            found.extend(self.drawn(group, 1.0))
        least = 1.0 / float(self.most)
        kept = [guess for guess in found if guess.weight >= least]
        kept.extend(self.drawn([guess for guess in found if guess.weight < least], least))
        return kept

    def drawn(self, unlikely: list[Guess], least: float) -> list[Guess]:
        """As few of them as can weigh about `least` each, every one with the chance it is due."""
        total = 0.0
        for guess in unlikely:
            total += guess.weight
        step = total / float(int(total / least) + 1)
        reached = step * float(self.luck.below(FINENESS)) / float(FINENESS)
        kept: list[Guess] = []
        for guess in unlikely:
            reached += guess.weight
            guess.weight = 0.0
            while reached >= step:  # once, unless one of them is heavier than a step
                reached -= step
                guess.weight += step
            if guess.weight > 0.0:
                kept.append(guess)
        return kept


def weight_of(guess: Guess) -> float:
    return guess.weight
