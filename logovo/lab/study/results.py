"""What a study found, as plain values: what `--json` prints and `results.json` keeps."""

from __future__ import annotations

import math
from dataclasses import asdict

import msgspec

from logovo.lab.study.estimates import (
    Estimate,
    bot_share,
    differences,
    lengths,
    seat_shares,
)
from logovo.lab.study.manifest import Manifest
from logovo.lab.study.runner import CellProgress, Runner


class CellResult(msgspec.Struct, frozen=True):
    """`effect` is the largest seat advantage as Cohen's h against a fair share."""

    number: int
    label: str
    players: int
    chosen: dict[str, str]
    bots: tuple[str, ...]
    games: int
    deals: int
    decisions: int
    whole: bool
    decided: bool
    shares: dict[str, Estimate]
    differences: dict[str, Estimate]
    seats: list[Estimate]
    effect: float
    ended_by: dict[str, float]
    length: dict[str, float] | None
    scores: dict[str, dict[int, int]]
    lengths: dict[int, int]
    ranks: dict[str, int]


class StudyResult(msgspec.Struct, frozen=True):
    manifest: Manifest
    whole: bool
    games: int
    cells: list[CellResult]


def result_of(manifest: Manifest, runner: Runner) -> StudyResult:
    found = [cell_result(progress) for progress in runner.progress]
    return StudyResult(manifest, runner.whole, sum(one.games for one in found), found)


def cell_result(progress: CellProgress) -> CellResult:
    cell, counts = progress.cell, progress.counts
    seats = seat_shares(counts, cell.players)
    length = lengths(counts)
    return CellResult(
        number=cell.number,
        label=cell.label,
        players=cell.players,
        chosen=cell.chosen,
        bots=cell.bots,
        games=counts.games,
        deals=counts.deals,
        decisions=counts.decisions,
        whole=progress.is_done,
        decided=progress.decided,
        shares={bot: bot_share(counts, bot) for bot in sorted(counts.bot_seats)},
        differences=differences(counts),
        seats=seats,
        effect=max((abs(cohens_h(one.mean, 1 / cell.players)) for one in seats), default=0.0),
        ended_by={reason: times / counts.games for reason, times in sorted(counts.reasons.items())},
        length=None if length is None else {k: float(v) for k, v in asdict(length).items()},
        scores={bot: dict(sorted(table.items())) for bot, table in sorted(counts.scores.items())},
        lengths=dict(sorted(counts.lengths.items())),
        ranks=dict(sorted(counts.ranks.items())),
    )


def cohens_h(one: float, other: float) -> float:
    """How far apart two shares are, on a scale where 0.2 is small and 0.8 large."""
    return 2 * (math.asin(math.sqrt(one)) - math.asin(math.sqrt(other)))


def results_text(result: StudyResult) -> bytes:
    """The same bytes for the same numbers, whoever played them; the manifest stays outside."""
    found = {"whole": result.whole, "games": result.games, "cells": result.cells}
    return msgspec.json.format(msgspec.json.encode(found), indent=2)
