"""`logovo bench`: how fast the rules and the search are on this machine, on one core."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from dataclasses import asdict
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Annotated

import typer
from rich.table import Table

import logovo
from logovo.cli.about import about
from logovo.cli.checks import is_compiled
from logovo.cli.common import NO_SETTINGS, Json, Lang, Settings, chosen
from logovo.cli.voice import console, errors, house_lang, voice
from logovo.core.game import Game
from logovo.games import GAMES, game
from logovo.lab.bench import Figures, measure

ROWS = ("decisions", "games", "driven", "clones", "worlds", "searched", "guided")


def bench(
    key: Annotated[str, typer.Argument(metavar="[GAME]", help="all games if left out")] = "",
    players: Annotated[int, typer.Option(help="4, or the most the game has")] = 0,
    option: Settings = NO_SETTINGS,
    seconds: Annotated[float, typer.Option(help="for each figure")] = 2.0,
    alone: Annotated[
        bool, typer.Option("--alone", help="do not compare with interpreted code")
    ] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Decisions, clones, sampled worlds and search iterations a second, on one core."""
    said = voice(lang or house_lang())
    settings = chosen(option)
    chosen_games = [game(key)] if key else list(GAMES.values())
    found: dict[str, Figures] = {}
    for one in chosen_games:
        size = players or min(4, one.most)
        options = one.options(size, settings)
        errors.print(f"{one.key}, {size} …", style="dim")
        found[one.key] = measure(one, options, seconds)
    if as_json:
        plain = {name: asdict(figures) for name, figures in found.items()}
        told = about(options=settings, players=players, seconds=seconds)
        told["rulesets"] = {one.key: one.ruleset for one in chosen_games}
        console.print_json(json.dumps({"run": told, **plain}))
        return
    slow: dict[str, dict[str, float]] = {}
    if is_compiled() and not alone:
        errors.print(said.say("bench-interpreted"), style="dim")
        slow = interpreted(chosen_games, players, option)
    for name, figures in found.items():
        console.print(as_table(said.say("bench-figure"), name, figures, slow.get(name, {})))
    for line in beside_open_spiel(found, seconds):
        console.print(line)
    console.print(said.say("bench-note", how="compiled" if is_compiled() else "interpreted"))


def as_table(head: str, name: str, figures: Figures, slow: dict[str, float]) -> Table:
    table = Table(f"{name}: {head}", "1/s", "µs")
    if slow:
        table.add_column("× interpreted")
    for row in ROWS:
        value = float(getattr(figures, row))
        cells = [row, f"{value:,.0f}", f"{1e6 / value:,.2f}"]
        if slow:
            cells.append(f"{value / slow[row]:,.1f}")
        table.add_row(*cells)
    return table


def interpreted(games: list[Game], players: int, option: list[str]) -> dict[str, dict[str, float]]:
    """The same measurement, shorter, over a copy of the sources without the compiled modules."""
    house = Path(logovo.__file__).parent
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "logovo"
        shutil.copytree(house, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "web"))
        for one in games:
            command = [sys.executable, "-m", "logovo.cli", "bench", one.key, "--json"]
            command += ["--seconds", "0.5", "--players", str(players)]
            command += [part for text in option for part in ("--option", text)]
            done = subprocess.run(
                command,
                env={**os.environ, "PYTHONPATH": folder},
                cwd=folder,
                capture_output=True,
                text=True,
                check=True,
            )
            found[one.key] = json.loads(done.stdout)[one.key]
    return found


def beside_open_spiel(found: dict[str, Figures], seconds: float) -> list[str]:
    """OpenSpiel's hearts and leduc driven from Python in the same way, as ratios, if it is here."""
    if find_spec("pyspiel") is None:
        return []
    pyspiel = import_module("pyspiel")
    lines = []
    for name in ("hearts", "leduc_poker"):
        theirs = pyspiel.load_game(name)
        dice, steps, began = random.Random(1), 0, process_time()
        while process_time() - began < seconds:
            state = theirs.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(dice.choice(state.chance_outcomes())[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(dice.random() * len(legal))])
                    steps += 1
        rate = steps / (process_time() - began)
        ratios = ", ".join(f"{key} ×{ours.driven / rate:.1f}" for key, ours in found.items())
        lines.append(f"open_spiel {name}: {rate:,.0f} decisions/s driven from Python; {ratios}")
    return lines
