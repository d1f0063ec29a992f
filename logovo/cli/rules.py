"""`logovo games` and `logovo rules`: what there is to play, and how."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

import logovo
from logovo.cli.common import Lang
from logovo.cli.voice import NoFile, UnknownRule, console, house_lang, voice
from logovo.core.game import Game
from logovo.core.rulebook import Rule
from logovo.games import GAMES, game
from logovo.testkit.trace import Trace, trace
from logovo.text.catalogue import texts

GAP = 1


def games(lang: Lang = "") -> None:
    """The games of the house with their players and options."""
    said = voice(lang or house_lang())
    for key, found in GAMES.items():
        told = texts(said.lang, key)
        players = said.say("players", least=found.least, most=found.most)
        console.print(f"[bold]{told.title()}[/bold]  [dim]{key} · {players}[/dim]")
        console.print("  " + told.say("game", None, "about"), markup=False)
        for choice in found.choices:
            values = " / ".join(choice.values) + (" / …" if choice.free else "")
            console.print(
                f"  [cyan]{choice.key}[/cyan] {values}  [dim]{told.option(choice.key)}[/dim]"
            )
        console.print()


def rules(
    key: Annotated[str, typer.Argument(metavar="[GAME]", help="all games if left out")] = "",
    rule: Annotated[str, typer.Argument(help="one rule by its id")] = "",
    lang: Lang = "",
    trace: Annotated[
        bool, typer.Option("--trace", help="rule → code → test → text; fails on a gap")
    ] = False,
) -> None:
    """The rules of a game in the words of the house."""
    said = voice(lang or house_lang())
    chosen = [game(key)] if key else list(GAMES.values())
    if trace:
        gaps = [gap for found in chosen for gap in print_trace(found, len(chosen) == 1)]
        for gap in gaps:
            console.print(gap, style="red", markup=False)
        raise typer.Exit(GAP if gaps else 0)
    for found in chosen:
        wanted = [one(found, rule)] if rule else list(found.rules)
        told = texts(said.lang, found.key)
        if not rule:
            console.print(Markdown(f"# {told.title()}"))
        for item in wanted:
            console.print(f"[bold]{told.rule_title(item)}[/bold]  [dim]{item.id}[/dim]")
            console.print(told.rule(item), markup=False)
            console.print()


def one(found: Game, id: str) -> Rule:
    for rule in found.rules:
        if id in (rule.id, rule.id.partition(".")[2]):
            return rule
    raise UnknownRule(id, found.key)


def print_trace(found: Game, at_length: bool) -> list[str]:
    tests = Path(logovo.__file__).parent.parent / "tests"
    if not tests.is_dir():
        raise NoFile(str(tests), "the rule trace needs the project's sources")
    traced = trace(found, tests)
    if at_length:
        console.print(as_table(traced))
    gaps = traced.gaps()
    console.print(f"{found.key}: {len(traced.rules)} rules, {len(gaps)} gaps")
    return gaps


def as_table(traced: Trace) -> Table:
    table = Table("rule", "code", "tests", "texts", title=None)
    for rule in traced.rules.values():
        table.add_row(
            f"{rule.id} [dim]{rule.tag}[/dim]",
            "\n".join(rule.code[:4]) or "[red]none[/red]",
            "\n".join(rule.tests[:4]) or "[red]none[/red]",
            " ".join(rule.texts) or "[red]none[/red]",
        )
    return table
