"""What a host may set when opening a table."""

from __future__ import annotations

from typing import Final, final


@final
class Choice:
    """One setting. The first value is the default. `free` says that further values are
    possible besides those listed, checked by the game (a list of graves); `seat` that these
    further values are the seats of the table (`p1`, `p2` …), so that names can be offered."""

    def __init__(
        self, key: str, values: tuple[str, ...], free: bool = False, seat: bool = False
    ) -> None:
        self.key: Final = key
        self.values: Final = values
        self.free: Final = free or seat
        self.seat: Final = seat


@final
class Options:
    """The number of players and a value for every choice of the game: already checked."""

    def __init__(self, players: int, values: dict[str, str]) -> None:
        self.players: Final = players
        self.values: Final = values

    def get(self, key: str) -> str:
        return self.values[key]

    def is_on(self, key: str) -> bool:
        return self.values[key] == "on"

    def number(self, key: str) -> int:
        return int(self.values[key])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Options)
            and self.players == other.players
            and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.players, tuple(sorted(self.values.items()))))

    def __reduce__(self) -> tuple[object, ...]:
        return Options, (self.players, self.values)

    def __repr__(self) -> str:
        return f"Options({self.players}, {self.values!r})"


OFF_ON: Final = ("off", "on")
