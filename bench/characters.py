"""Whether a character weakens its level, and how often it is felt.

python -m bench.characters KEEP lucky gold --games 200 --level medium
python -m bench.characters KEEP drakon --level search:200:2glances

One seat is the level with a character, all others the plain level; the same deals are played with
the plain level at that seat, too. Wins in hundredths, paired; the number of games in which the
character played otherwise than its level would have, and in how many of its decisions with a
choice. KEEP holds what was played, and the same command goes on.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import msgspec

from bench.kept import Kept
from logovo.bots.bot import Bot
from logovo.bots.characters import CHARACTERS, PLAIN
from logovo.bots.registry import make_bot
from logovo.bots.seated import SeatedBot, with_character
from logovo.core.chance import Chance
from logovo.games import game
from logovo.lab.match import SEEDS, play_bots
from logovo.lab.stats import Z95, Share


class Played(msgspec.Struct, frozen=True):
    share: float  # of the win of the seat in question
    decided: int  # decisions of that seat with a choice
    swayed: int  # of them, played otherwise than its level would have
    seconds: float


def played(key: str, players: int, level: str, character: str, seed: int) -> Played:
    began, luck = time.process_time(), Chance(seed)
    seat = seed % players
    found = game(key)
    bots: list[Bot] = []
    for at in range(players):
        name = with_character(level, character if at == seat else PLAIN)
        bots.append(make_bot(name, found, int(luck.below(SEEDS)), players))
    winners = play_bots(found, found.options(players, {}), bots, seed).outcome.winners
    one = bots[seat]
    assert isinstance(one, SeatedBot)
    share = 1.0 / len(winners) if seat in winners else 0.0
    spent = round(time.process_time() - began, 3)
    return Played(share, one.decided, one.swayed, spent)


def games(keep: Path, key: str, players: int, level: str, character: str, n: int) -> list[Played]:
    name = f"{key}-{players}-{level.replace(':', '-')}-{character}.jsonl"
    kept = Kept(keep / name, Played)
    while len(kept.lines) < n:
        kept.add(played(key, players, level, character, len(kept.lines) + 1))
    return kept.lines[:n]


def row(key: str, level: str, character: str, lines: list[Played], plain: list[Played]) -> str:
    gaps = [100.0 * (one.share - two.share) for one, two in zip(lines, plain, strict=True)]
    margin = Z95 * stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
    won = Share(sum(one.share for one in lines), len(lines))
    felt = sum(one.swayed > 0 for one in lines)
    decided, swayed = sum(one.decided for one in lines), sum(one.swayed for one in lines)
    spent = sum(one.seconds for one in lines)
    return (
        f"| {key} | {level}@{character} | {len(lines)} | {won} | {mean(gaps):+.1f} ± {margin:.1f} "
        f"| {felt} | {swayed} of {decided} ({100 * swayed / max(1, decided):.1f} %) | {spent:.0f} |"
    )


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("keep", type=Path)
    reader.add_argument("games_asked", nargs="+", metavar="game")
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--players", type=int, default=4)
    reader.add_argument("--level", default="medium")
    reader.add_argument("--characters", nargs="*", choices=CHARACTERS, default=CHARACTERS)
    asked = reader.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    print("| game | bot | games | wins (95 %) | against plain | felt in | decisions | seconds |")
    print("|---|---|---|---|---|---|---|---|")
    for key in asked.games_asked:
        table = (asked.keep, key, asked.players, asked.level)
        plain = games(*table, PLAIN, asked.games)
        for character in asked.characters:
            lines = games(*table, character, asked.games)
            print(row(key, asked.level, character, lines, plain), flush=True)


if __name__ == "__main__":
    main()
