"""What a bot makes of the others' behaviour, where it matters who they are."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from logovo.core.journal import Event
from logovo.core.state import State
from logovo.core.views import Knowledge


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """Listens like knowledge does, but guesses: it draws conclusions that may be wrong."""

    def hear(self, event: Event) -> None:
        """Take in an event as told to this seat."""
        raise NotImplementedError

    def hear_claim(self, seat: int, text: str) -> None:
        """Somebody has said something; most games have no such talk."""

    def weigh(self, knowledge: Knowledge) -> None:
        """Put what is believed into the knowledge, before a sampler is made of it."""
        raise NotImplementedError

    def judges(self) -> bool:
        """Whether `likelihood` has anything to say about the present worlds."""
        return False

    def likelihood(self, world: State) -> float:
        """How likely the others' deeds are if this world is the true one, against worlds in
        which nothing speaks against them: 0 to 1."""
        return 1.0


def weight_of(hand: i64, weights: vec[float], at: i64) -> float:
    """Of a bag of cards, each by the weight of its kind; those of the first kind are at `at`."""
    found = 1.0
    while hand > 0:
        for _i in range(hand & 15):
            found *= weights[at]
        hand >>= 4
        at += 1
    return found
