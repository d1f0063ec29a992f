"""Results of a study in the terminal."""

from __future__ import annotations

from rich.table import Table

from logovo.cli.voice import Voice, console
from logovo.lab.study.estimates import Estimate
from logovo.lab.study.results import CellResult, StudyResult


def show_result(said: Voice, result: StudyResult) -> None:
    study = result.manifest.study
    console.print(
        said.say("study-head", name=study.name, game=study.game, games=f"{result.games:,}")
    )
    shares = Table(said.say("study-table"), said.say("games"), said.say("bot"), said.say("wins"))
    for cell in result.cells:
        for number, (bot, share) in enumerate(cell.shares.items()):
            head = (cell.label, f"{cell.games:,}") if number == 0 else ("", "")
            shares.add_row(*head, bot, percent(share))
    console.print(shares)
    if any(cell.differences for cell in result.cells):
        pairs = Table(said.say("study-table"), said.say("study-difference"), said.say("study-gain"))
        for cell in result.cells:
            for name, found in cell.differences.items():
                style = "bold" if found.clear else "dim"
                pairs.add_row(
                    cell.label, f"{name}: {signed(found)}", f"×{found.gain:.1f}", style=style
                )
        console.print(pairs)
    seats = Table(said.say("study-table"), said.say("seat"), said.say("length-head"))
    for cell in result.cells:
        seats.add_row(cell.label, "  ".join(percent(one) for one in cell.seats), length(cell))
    console.print(seats)
    console.print(said.say("study-note"), style="dim", markup=False)


def percent(found: Estimate) -> str:
    return f"{100 * found.mean:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


def signed(found: Estimate) -> str:
    return f"{100 * found.mean:+.1f} ({100 * found.low:+.1f} … {100 * found.high:+.1f})"


def length(cell: CellResult) -> str:
    if cell.length is None:
        return ""
    return f"{cell.length['mean']:.1f} ± {cell.length['deviation']:.1f}"
