"""A rule of a game as a value that code can point at, and the refusal that quotes it."""

from __future__ import annotations

from typing import Final, TypeAlias, final

Fact: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]
"""What a sentence can be filled with: a number, a word of the game, or several of them.
A fact called `seat`, `…_seat`, `seats` or `…_seats` holds seats; every other text is a word."""


@final
class Rule:
    """One line of a rules ledger: a stable id and where it comes from (S, R, H, F)."""

    def __init__(self, id: str, tag: str) -> None:
        self.id: Final = id
        self.tag: Final = tag

    def __repr__(self) -> str:
        return f"Rule({self.id!r}, {self.tag!r})"


@final
class Refusal:
    """Why a move may not be played: the rule, and facts for its sentence.

    The facts hold only what the asking seat may know.
    """

    def __init__(self, rule: Rule, facts: dict[str, Fact] | None = None) -> None:
        self.rule: Final = rule
        self.facts: Final[dict[str, Fact]] = {} if facts is None else facts

    def __repr__(self) -> str:
        return f"Refusal({self.rule.id!r}, {self.facts!r})"


NOT_ASKED: Final = Rule("table.not-asked", "R")
"""The game waits for somebody else."""

GAME_OVER: Final = Rule("table.game-over", "R")
"""The game has ended; nothing more is played."""

TABLE_RULES: Final = (NOT_ASKED, GAME_OVER)
"""Rules of every table, whatever the game."""
