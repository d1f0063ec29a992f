"""What one observer sees, remembers and may imagine. Base classes; each game fills them."""

from __future__ import annotations

from copy import deepcopy
from typing import Final

from mypy_extensions import mypyc_attr

from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.keeping import made_of_fields
from logovo.core.seats import Seat
from logovo.core.state import State

ASK: Final = "ask"
AWAITED: Final = "awaited_seats"
UNSAID: Final = 0
FORESEEN: Final = 1
NEWS: Final = 2
"""Whether a move showed anybody something new, as far as a game can tell (`Game.foreseen`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewPart:
    """A part of a view: a frozen dataclass. Compiled, it cannot be made without its fields, so it
    says how it is pickled."""

    def __reduce__(self) -> tuple[object, ...]:
        return made_of_fields(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """The picture before one observer. Each game has one frozen dataclass, built up from
    nothing by `view(state, observer)`, made of numbers, words, tuples and such dataclasses.

    Every game's view has these fields first:

        observer: Seat           who looks; TABLE for onlookers
        players: int
        ask: str                 the word for what is being decided; "" when over
        awaited_seats: tuple[Seat, ...]   whom the table waits for, as far as the observer may know
        over: bool
    """

    def __reduce__(self) -> tuple[object, ...]:
        return made_of_fields(self)


def asked(view: View) -> tuple[str, tuple[Seat, ...]]:
    """What is being decided and, as far as the observer may know, by whom.

    Read by name: a base class that declared these fields would turn them into defaults of
    the compiled dataclasses derived from it.
    """
    return str(getattr(view, ASK)), tuple(getattr(view, AWAITED))


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What one seat has learnt so far, beyond what its view shows now."""

    def hear(self, event: Event) -> None:
        """Take in an event as told to this seat."""
        raise NotImplementedError

    def is_costly(self) -> bool:
        """Whether a sampler may take more than a few milliseconds to make: whoever must not keep
        others waiting has it made elsewhere."""
        return False

    def clone(self) -> Knowledge:
        """A knowledge that goes its own way from here on."""
        return deepcopy(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Worlds one observer cannot tell from the real one. Made once for a decision out of
    a view and knowledge, then asked thousands of times by search."""

    def sample(self, chance: Chance) -> State:
        raise NotImplementedError
