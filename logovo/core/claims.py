"""Public structured talk next to the moves. Only games with claims have a board of them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from logovo.core.journal import Event
from logovo.core.rulebook import Fact, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class ClaimBoard:
    """What the seats have claimed so far, newest per speaker and subject. It never
    touches the state of play."""

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Why this claim may not be made now. Raises BadNotation if it is no claim."""
        raise NotImplementedError

    def make(self, seat: int, text: str) -> None:
        raise NotImplementedError

    def hear(self, event: Event) -> None:
        """Turns and round ends wipe or renew allowances; fed with public events."""
        raise NotImplementedError

    def sentence(self, seat: int, text: str) -> tuple[str, dict[str, Fact]]:
        """The message of the game's texts that says this claim, and its facts."""
        raise NotImplementedError

    def shown(self) -> list[tuple[int, str]]:
        """(speaker, claim notation) in the order made."""
        raise NotImplementedError
