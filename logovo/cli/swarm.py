"""`logovo swarm`: measure a running server with many clients."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer
from rich.table import Table

from logovo.cli.voice import console


def swarm(
    server: Annotated[str, typer.Argument(help="Address of the server.")] = "http://127.0.0.1:8321",
    game: Annotated[str, typer.Option(help="Game to play.")] = "larder",
    tables: Annotated[int, typer.Option(help="Tables to open.", min=1)] = 50,
    seats: Annotated[int, typer.Option(help="Players at each.", min=1)] = 4,
    pace: Annotated[
        float, typer.Option(help="Moves a second at each table; 0 as fast as it goes.", min=0)
    ] = 1.0,
    seconds: Annotated[float, typer.Option(help="How long to play.", min=1, max=3600)] = 20,
    idle: Annotated[int, typer.Option(help="Onlookers who only watch.", min=0)] = 0,
    people: Annotated[
        bool, typer.Option(help="Ask for undo and for reasons, as browsers do and bots do not.")
    ] = False,
    pid: Annotated[
        int, typer.Option(help="Process id of the server, to weigh its memory.", min=0)
    ] = 0,
) -> None:
    """Play many tables at once against a server and print what it bears.

    The server must allow it: start it with --tables-per-hour, --requests-per-minute and
    --sockets-per-address high enough.
    """
    from logovo.client.swarm import Swarm, SwarmPlan

    plan = SwarmPlan(server, game, tables, seats, pace, seconds, idle, pid, people)
    report = asyncio.run(Swarm(plan).run())
    shown = Table("figure", "value", title=f"{game} on {server}")
    moves = len(report.acks)
    rows = [
        ("tables", str(report.tables)),
        ("connected seats", str(report.seats)),
        ("idle onlookers", str(report.idle)),
        ("moves", f"{moves} in {report.seconds:.1f} s"),
        ("moves a second", f"{moves / max(report.seconds, 0.001):.1f}"),
        ("acknowledged p50", f"{report.quantile(0.5):.1f} ms"),
        ("acknowledged p99", f"{report.quantile(0.99):.1f} ms"),
        ("refused", ", ".join(f"{n} {code}" for code, n in report.refused.items()) or "none"),
        ("connections lost", str(report.lost)),
    ]
    if moves and report.server_cpu:
        rows.append(("server CPU a move", f"{1000 * report.server_cpu / moves:.2f} ms"))
    if moves:
        rows.append(("swarm CPU a move", f"{1000 * report.own_cpu / moves:.2f} ms"))
    memory = report.memory
    if memory.get("before"):
        table = (memory["tables"] - memory["before"]) / max(1, report.tables)
        rows.append(("server memory", f"{memory['after'] / 1e6:.0f} MB"))
        rows.append(("memory per table with its seats", f"{table / 1e3:.0f} kB"))
        if report.idle:
            each = (memory["idle"] - memory["tables"]) / report.idle
            rows.append(("memory per idle connection", f"{each / 1e3:.1f} kB"))
    for name, value in rows:
        shown.add_row(name, value)
    console.print(shown)
