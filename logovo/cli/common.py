"""Arguments that several commands share."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import typer

from logovo.cli.voice import BadNumber, BadSetting
from logovo.games import GAMES

GameKey: TypeAlias = Annotated[str, typer.Argument(help=" ".join(GAMES))]
Lang: TypeAlias = Annotated[str, typer.Option(help="ru or en; the terminal's own if left out")]
Settings: TypeAlias = Annotated[
    list[str], typer.Option("--option", help="key=value, as `logovo games` lists them; repeatable")
]
Seed: TypeAlias = Annotated[int, typer.Option(help="the same seed gives the same luck")]
Bots: TypeAlias = Annotated[
    str,
    typer.Option(
        help="random, greedy, search:5000, search:800ms, easy, medium, hard, master, module:Class"
    ),
]

Json: TypeAlias = Annotated[bool, typer.Option("--json", help="for programs")]

NO_SETTINGS: Final[list[str]] = []


def chosen(settings: list[str]) -> dict[str, str]:
    """`--option a=b` as a table; raises BadSetting."""
    found: dict[str, str] = {}
    for text in settings:
        key, equals, value = text.partition("=")
        if not equals or not key or key in found:
            raise BadSetting(text)
        found[key] = value
    return found


def listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def at_least(name: str, value: int, least: int) -> int:
    if not least <= value <= 10**12:
        raise BadNumber(name, value)
    return value
