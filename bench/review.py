"""How honest the review is: calibration of its curve, blunders planted in strong games, cost.

python -m bench.review calibration larder --games 1000
python -m bench.review planted larder --games 20 --bot search:2000
python -m bench.review steady larder --every 8 --bot search:1000
python -m bench.review cost larder --bot search:500
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from bench.review_games import Blunder, Recorder
from logovo.core.chance import Chance
from logovo.core.log import MOVE, Log, read_log
from logovo.games import game
from logovo.review.chances import Chances
from logovo.review.division import chance_before
from logovo.review.report import BLUNDER, MISTAKE, UNSOUND, Judged, ReviewBudget
from logovo.review.run import budget_for, review
from logovo.review.story import moments
from logovo.review.verdicts import Judge, limits_of

T = TypeVar("T")
BINS = 10


# --- is a chance of 30 % won in 30 of a hundred? -----------------------------------------------


def chances_seen(
    key: str, players: int, bot: str, rollouts: int, points: int, seed: int
) -> list[tuple[float, float]]:
    """Of one game: at so many points, the chance of one seat and the share of the win it got.
    Points of one game hang together, so a few from many games say more than all of a few."""
    log = Recorder(key, players, bot, seed, plant=False).play()
    played, pick = game(key), Chance(seed)
    longest = played.longest(played.options(players, {}))
    chances = Chances(played, players, longest, rollouts, seed)
    story = list(moments(played, log, listen=False))
    result = chances.result(story[-1].after)
    seen: list[tuple[float, float]] = []
    for _point in range(points):
        at, seat = int(pick.below(len(story))), int(pick.below(players))
        said = chance_before(chances, story, at)[seat]
        seen.append((said / chances.scale, result[seat] / chances.scale))
    return seen


def calibration(asked: argparse.Namespace) -> None:
    rollouts = asked.rollouts or budget_for(asked.key).rollouts
    job = partial(chances_seen, asked.key, asked.players, asked.bot, rollouts, asked.points)
    bins: list[list[tuple[float, float]]] = [[] for _bin in range(BINS)]
    for seen in in_turn(job, asked):
        for said, won in seen:
            bins[min(BINS - 1, int(said * BINS))].append((said, won))
    total = sum(map(len, bins))
    off, cells = 0.0, []
    for found in bins:
        n = max(1, len(found))
        said, won = sum(s for s, _w in found) / n, sum(w for _s, w in found) / n
        off += abs(said - won) * len(found)
        cells.append(f"{said:.2f} {won:.2f}" if found else "–")
    print(
        f"| {asked.key} | {asked.players} | {asked.bot} | {asked.games} | {total:,} "
        f"| {off / max(1, total):.4f} | {' | '.join(cells)} |",
        flush=True,
    )


# --- planted blunders --------------------------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """One decision as the review sees it; `cost` is that of a planted blunder, -1 for own moves."""

    cost: float
    verdict: str
    loss: float
    error: float


def recorded(
    key: str, players: int, bot: str, keep: Path | None, seed: int
) -> tuple[Log, list[Blunder]]:
    """A game with planted blunders: played now, or kept from another run."""
    kept = keep / f"{key}-{players}-{bot.replace(':', '-')}-{seed}.json" if keep else None
    if kept is not None and kept.exists():
        read = json.loads(kept.read_text())
        return read_log(read["log"]), [Blunder(**one) for one in read["planted"]]
    made = Recorder(key, players, bot, seed, plant=True)
    log = made.play()
    if kept is not None:
        told = {"log": log.write(), "planted": [asdict(one) for one in made.planted]}
        kept.write_text(json.dumps(told))
    return log, made.planted


def looked_at(
    key: str, players: int, bot: str, keep: Path | None, worlds: int, seed: int
) -> list[Seen]:
    log, blunders = recorded(key, players, bot, keep, seed)
    cost = {one.entry: one.cost for one in blunders}
    played = game(key)
    longest = played.longest(played.options(players, {}))
    iterations = budget_for(key).iterations
    judge = Judge(Chances(played, players, longest, 1, seed), worlds, iterations)
    found: list[Seen] = []
    for moment in moments(played, log):
        if moment.kind != MOVE or judge.is_forced(moment):
            continue
        told = judge.foresight(moment)
        if told is not None:
            planted = cost.get(moment.entry, -1.0)
            found.append(Seen(planted, told.verdict, told.loss, told.error))
    return found


def planted(asked: argparse.Namespace) -> None:
    limits = limits_of(asked.key)
    worlds = asked.worlds or budget_for(asked.key).worlds
    job = partial(looked_at, asked.key, asked.players, asked.bot, asked.keep, worlds)
    seen: list[Seen] = []
    games = 0
    for found in in_turn(job, asked):
        seen += found
        games += 1
        if asked.raw:  # after every game, for whoever stops before the last
            asked.raw.write_text(json.dumps([asdict(one) for one in seen]))
    costly = [one for one in seen if one.cost > limits.mistake]
    own = [one for one in seen if one.cost < 0]
    noticed = sum(one.verdict in UNSOUND for one in costly)
    called = sum(one.verdict in (MISTAKE, BLUNDER) for one in own)
    noted = sum(one.verdict in UNSOUND for one in own)
    print(
        f"| {asked.key} | {asked.players} | {asked.bot} | {games} | {len(seen) - len(own)} "
        f"| {len(costly)} | {noticed / max(1, len(costly)):.1%} | {len(own)} "
        f"| {called / max(1, len(own)):.1%} | {noted / max(1, len(own)):.1%} |",
        flush=True,
    )


# --- what four times the budget says, and cost ------------------------------------------------


def four_times(usual: ReviewBudget) -> ReviewBudget:
    return replace(usual, worlds=4 * usual.worlds, iterations=4 * usual.iterations)


Twice = tuple[Judged, Judged]


def judged_twice(
    key: str, players: int, bot: str, keep: Path | None, every: int, seed: int
) -> list[Twice]:
    """One decision in `every` of a game with planted blunders, at the usual budget and, in other
    worlds, at four times as much."""
    log, _blunders = recorded(key, players, bot, keep, seed)
    played, usual = game(key), budget_for(key)
    longest = played.longest(played.options(players, {}))
    judges = [
        Judge(Chances(played, players, longest, 1, seed + at), each.worlds, each.iterations)
        for at, each in enumerate((usual, four_times(usual)))
    ]
    found: list[Twice] = []
    for number, moment in enumerate(moments(played, log)):
        if moment.kind != MOVE or number % every or judges[0].is_forced(moment):
            continue
        once, again = (judge.foresight(moment) for judge in judges)
        if once is not None and again is not None:
            found.append((once, again))
    return found


def steady(asked: argparse.Namespace) -> None:
    job = partial(judged_twice, asked.key, asked.players, asked.bot, asked.keep, asked.every)
    twice = [one for found in in_turn(job, asked) for one in found]
    words = [(once.verdict, again.verdict) for once, again in twice]
    moved = [abs(once.loss - again.loss) for once, again in twice]
    both = [abs(o.loss - a.loss) for o, a in twice if o.verdict in UNSOUND and a.verdict in UNSOUND]
    counts = (
        len(twice),
        sum(once != again for once, again in words),
        sum(once in UNSOUND for once, _again in words),
        sum(once in UNSOUND and again not in UNSOUND for once, again in words),
        sum(once not in UNSOUND and again in UNSOUND for once, again in words),
    )
    print(
        f"| {asked.key} | {asked.bot} | {asked.games} | {' | '.join(map(str, counts))} "
        f"| {sum(moved) / max(1, len(moved)):.3f} | {sum(both) / max(1, len(both)):.3f} |",
        flush=True,
    )


def costs(key: str, players: int, bot: str, seed: int) -> tuple[float, int]:
    """Core-seconds of a whole review at the usual budget, and its decisions."""
    log = Recorder(key, players, bot, seed, plant=False).play()
    began = time.process_time()
    told = review(log, budget_for(key))
    return time.process_time() - began, len(told.decisions)


def cost(asked: argparse.Namespace) -> None:
    found = list(in_turn(partial(costs, asked.key, asked.players, asked.bot), asked))
    took = sorted(one[0] for one in found)
    print(
        f"| {asked.key} | {asked.players} | {asked.bot} | {len(found)} "
        f"| {sum(one[1] for one in found) // len(found)} "
        f"| {took[len(took) // 2]:.1f} ({took[0]:.1f}–{took[-1]:.1f}) |",
        flush=True,
    )


def in_turn(job: Callable[[int], T], asked: argparse.Namespace) -> Iterator[T]:
    """For every seed; on as many cores as asked for."""
    seeds: Iterable[int] = range(asked.seed, asked.seed + asked.games)
    if asked.cores == 1:
        yield from map(job, seeds)
        return
    with multiprocessing.Pool(asked.cores) as pool:
        yield from pool.imap_unordered(job, seeds)


WHAT = {"calibration": calibration, "planted": planted, "steady": steady, "cost": cost}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("what", choices=tuple(WHAT))
    reader.add_argument("key")
    reader.add_argument("--players", type=int, default=4)
    reader.add_argument("--games", type=int, default=1)
    reader.add_argument("--bot", default="greedy")
    reader.add_argument("--rollouts", type=int, default=0, help="0: those of the usual budget")
    reader.add_argument("--worlds", type=int, default=0, help="0: those of the usual budget")
    reader.add_argument("--points", type=int, default=8, help="of the curve, from each game")
    reader.add_argument("--every", type=int, default=4, help="decisions: one of so many is tried")
    reader.add_argument("--keep", type=Path, help="a folder for games with planted blunders")
    reader.add_argument("--raw", type=Path, help="where every planted and own move is listed")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--cores", type=int, default=1)
    asked = reader.parse_args()
    WHAT[asked.what](asked)


if __name__ == "__main__":
    main()
