"""`logovo verify`: whether the luck of a finished game was fixed before it began."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, Final

import typer

from logovo.cli.common import Lang
from logovo.cli.replay import read_text
from logovo.cli.voice import Voice, console, house_lang, voice
from logovo.core.errors import BadLog, LogovoError, OtherRuleset
from logovo.core.log import read_log
from logovo.core.table import replay
from logovo.games import game
from logovo.verify import Flaw, Unreadable, Verdict
from logovo.verify import verify as check

FORGED: Final = 1
NOT_VERIFIABLE: Final = 3


def verify(
    file: Annotated[Path, typer.Argument(help="the log of a game, as a table has kept it")],
    commit: Annotated[
        str, typer.Option(help="the commitment of the house, as you noted it before the game")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="everything, for programs")] = False,
    lang: Lang = "",
) -> None:
    """Check that the luck of a game was fixed before it. Exit code 0: it was; 1: something does
    not fit; 3: it cannot be checked; 2: no log."""
    said = voice(lang or house_lang())
    text = read_text(file)
    try:
        verdict = check(text, commit.strip().lower())
    except Unreadable:
        raise BadLog(1, "not-a-log") from None
    rules = ""
    if verdict.result == "fair":
        verdict, rules = by_the_rules(text, verdict)
    if as_json:
        typer.echo(json.dumps({**asdict(verdict), "rules": rules}, ensure_ascii=False))
    else:
        for line in sentences(said, verdict, rules):
            console.print(line, markup=False, soft_wrap=True)
    if verdict.result != "fair":
        raise typer.Exit(FORGED if verdict.result == "forged" else NOT_VERIFIABLE)


def by_the_rules(text: str, verdict: Verdict) -> tuple[Verdict, str]:
    """Whether the rules really asked for these draws: how many, and of how many outcomes each."""
    try:
        log = read_log(text)
        replay(game(log.header.game), log)
    except OtherRuleset:
        return verdict, "other"
    except BadLog as wrong:
        line = wrong.facts.get("line", 1)
        finding = Flaw("rules", line if isinstance(line, int) else 1)
        return replace(verdict, result="forged", findings=(finding,)), "broken"
    except LogovoError:
        return replace(verdict, result="forged", findings=(Flaw("rules", 1),)), "broken"
    return verdict, "kept"


def sentences(said: Voice, verdict: Verdict, rules: str) -> list[str]:
    names = verdict.names

    def named(seats: tuple[int, ...]) -> str:
        return ", ".join(names[seat] for seat in seats)

    if verdict.result == "not-verifiable":
        return [said.say("verify-not-verifiable")]
    if verdict.result == "forged":
        lines = [said.say("verify-forged")]
        return lines + [wrong(said, one, names) for one in verdict.findings]
    draws, house = verdict.draws, verdict.house
    if verdict.added:
        lines = [said.say("verify-fair", draws=draws, names=named(verdict.added), house=house)]
    else:
        lines = [said.say("verify-house-only", draws=draws, house=house)]
    if verdict.left_out:
        lines.append(said.say("verify-left-out", names=named(verdict.left_out)))
    if not verdict.finished:
        lines.append(said.say("verify-unfinished"))
    return [*lines, said.say(f"verify-rules-{rules}")]


def wrong(said: Voice, one: Flaw, names: tuple[str, ...]) -> str:
    return said.say(
        f"verify-wrong-{one.code}",
        line=one.line,
        name=names[one.seat] if 0 <= one.seat < len(names) else "",
        other=names[one.other] if 0 <= one.other < len(names) else "",
        draw=one.draw,
        expected=one.expected,
        found=one.found,
    )
