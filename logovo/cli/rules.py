"""`logovo games` and `logovo rules`: what there is to play, and how."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

import logovo
from logovo.cli.common import Lang
from logovo.cli.voice import NoFile, UnknownRule, console, house_lang, voice
from logovo.core.game import Game
from logovo.core.rulebook import Rule
from logovo.games import GAMES, game
from logovo.testkit.trace import Trace, package_of, trace
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
        bool, typer.Option("--trace", help="rule → code → test → text → lesson; fails on a gap")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="the trace for programs")] = False,
) -> None:
    """The rules of a game in the words of the house."""
    said = voice(lang or house_lang())
    chosen = [game(key)] if key else list(GAMES.values())
    if trace:
        show_traces({found.key: traced(found) for found in chosen}, as_json)
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


def traced(found: Game) -> Trace:
    """Over the sources of the project, also where an installed copy runs."""
    root = project_root(found)
    package = root / "logovo" / "games" / found.key
    return trace(found, root / "tests", package if package.is_dir() else None)


def project_root(found: Game) -> Path:
    """Where the game's tests are: beside the package that runs, above the present folder, or
    around the environment that runs it."""
    starts = [package_of(found), Path.cwd(), Path(sys.prefix), Path(logovo.__file__)]
    for start in starts:
        for folder in (start, *start.parents):
            if (folder / "tests" / found.key).is_dir() and (folder / "logovo").is_dir():
                return folder
    raise NoFile(str(Path("tests") / found.key), "the rule trace needs the project's sources")


def show_traces(traces: dict[str, Trace], as_json: bool) -> None:
    """Every place whole, one a line; fails if anything is missing."""
    gaps = [gap for trace in traces.values() for gap in trace.gaps()]
    if as_json:
        plain = {
            key: {
                "rules": {id: asdict(rule) for id, rule in trace.rules.items()},
                "gaps": trace.gaps(),
            }
            for key, trace in traces.items()
        }
        sys.stdout.write(json.dumps(plain, ensure_ascii=False, indent=1) + "\n")
        raise typer.Exit(GAP if gaps else 0)
    for key, found in traces.items():
        if len(traces) == 1:
            for line in lines_of(found):
                console.print(line, soft_wrap=True)
        console.print(f"{key}: {len(found.rules)} rules, {len(found.gaps())} gaps")
    for gap in gaps:
        console.print(gap, style="red", markup=False, soft_wrap=True)
    raise typer.Exit(GAP if gaps else 0)


def lines_of(trace: Trace) -> Iterator[str]:
    for rule in trace.rules.values():
        yield f"[bold]{rule.id}[/bold] [dim]{rule.tag} · {' '.join(rule.texts)}[/dim]"
        for name, places in (("code", rule.code), ("test", rule.tests)):
            for place in places or ["[red]none[/red]"]:
                yield f"  [cyan]{name}[/cyan]  {place}"
        for place in rule.taught:
            yield f"  [cyan]taught[/cyan]  {place}"
