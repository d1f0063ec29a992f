"""Whether beliefs are right: cards that a seat holds after a deed, in worlds and in truth.

python -m bench.deeds larder --players 3 --seconds 60
python -m bench.deeds gold --players 4 --seconds 60 --option advanced=on

Greedy players play; whenever a seat has done something of a kind, an observer draws worlds with and
without its belief. A row for each deed and card: how often the seat has at least one of them in the
sampler's worlds, in those that are weighed by the belief, and in truth. Cards that the observer
knows to be there count too.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from logovo.core.bags import count
from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.table import Table, open_table
from logovo.core.views import Sampler
from logovo.games import game
from logovo.games.gold.components import CARD_WORDS
from logovo.games.gold.events import TurnBegan
from logovo.games.gold.game import ours
from logovo.games.larder.components import WORDS
from logovo.games.larder.events import Drew, Laid, Skipped, Took
from logovo.games.larder.state import Larder
from logovo.search.beliefs import belief
from logovo.search.believing import Believing
from logovo.search.policies import greedy

WORLDS: Final = 20
KINDS: Final = {"larder": WORDS, "gold": CARD_WORDS}
DEEDS: Final = {Skipped: "skipped", Laid: "laid", Took: "took", Drew: "drew"}


@dataclass
class Row:
    """Of one deed and one card."""

    plain: float = 0.0
    believed: float = 0.0
    true: int = 0


@dataclass
class Rows:
    moments: int = 0
    rows: dict[str, Row] = field(default_factory=dict)


def hand_of(world: State, seat: Seat) -> int:
    if isinstance(world, Larder):
        return int(world.seats[seat].hand)
    return int(ours(world).hands[seat])


class Deeds:
    """What seats have just done, told by the events: at the end of a move."""

    def __init__(self) -> None:
        self.active = -1

    def of(self, events: list[Event]) -> Iterator[tuple[Seat, str]]:
        for event in events:
            if isinstance(event, (Skipped, Laid, Took, Drew)):
                yield event.seat, DEEDS[type(event)]
            elif isinstance(event, TurnBegan):
                if self.active >= 0:
                    yield Seat(self.active), "had a turn"
                self.active = event.seat


def play_on(table: Table, moves: Moves, luck: Chance) -> list[Event]:
    """By the greedy policy; where several are asked at once, by chance."""
    played, state = table.game, table.state
    awaited = played.awaited(state)
    if [int(seat) for seat in awaited] != [int(state.decider())]:
        legal = played.legal(state, awaited[0])
        return table.play(awaited[0], legal[int(luck.below(len(legal)))])
    policy = greedy(played.key)
    assert policy is not None
    state.legal_into(moves)
    code = int(policy.choose(state, moves, luck))
    return table.play(awaited[0], played.move_of(state, awaited[0], code))


def share(sampler: Sampler, seat: Seat, kinds: int, luck: Chance) -> list[float]:
    found = [0.0] * kinds
    for _world in range(WORLDS):
        hand = hand_of(sampler.sample(luck), seat)
        for kind in range(kinds):
            found[kind] += (count(hand, kind) > 0) / WORLDS
    return found


def watch(key: str, options: Options, seed: int, until: float, found: dict[str, Rows]) -> None:
    """One game, with one seat as the observer."""
    played, words = game(key), KINDS[key]
    table, luck = open_table(played, options, [""] * options.players, seed), Chance(seed)
    observer = Seat(seed % options.players)
    knowledge, reading = played.knowledge(options, observer), belief(key, options, observer)
    assert reading is not None
    deeds, moves, events = Deeds(), Moves(), table.opening
    while time.monotonic() < until:
        for event in events:
            knowledge.hear(played.told_to(event, observer))
            reading.hear(played.told_to(event, observer))
        seen = dict(deeds.of(events))
        if table.state.is_over():
            return
        for seat, deed in seen.items():
            if seat == observer or hand_of(table.state, seat) == 0 or luck.below(3):
                continue
            reading.weigh(knowledge)
            sampler = played.sampler(played.view(table.state, observer), knowledge)
            plain = share(sampler, seat, len(words), luck)
            believed = share(Believing(sampler, reading), seat, len(words), luck)
            rows = found.setdefault(deed, Rows())
            rows.moments += 1
            for kind, word in enumerate(words):
                row = rows.rows.setdefault(word, Row())
                row.plain += plain[kind]
                row.believed += believed[kind]
                row.true += count(hand_of(table.state, seat), kind) > 0
        events = play_on(table, moves, luck)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game", choices=tuple(KINDS))
    reader.add_argument("--players", type=int, default=3)
    reader.add_argument("--seconds", type=float, default=60.0)
    reader.add_argument("--option", action="append", default=[], help="key=value")
    asked = reader.parse_args()
    chosen = dict(option.split("=", 1) for option in asked.option)
    options = game(asked.game).options(asked.players, chosen)
    found: dict[str, Rows] = {}
    until, seed = time.monotonic() + asked.seconds, 0
    while time.monotonic() < until:
        watch(asked.game, options, seed, until, found)
        seed += 1
    print("| after | card | worlds | weighed | true |\n|---|---|---|---|---|")
    for deed, rows in found.items():
        n = rows.moments
        for word, row in rows.rows.items():
            shares = (row.plain, row.believed, row.true)
            print(
                f"| {deed} | {word} |", " | ".join(f"{100 * one / n:.1f} %" for one in shares), "|"
            )
        gaps = [
            (abs(row.plain - row.true), abs(row.believed - row.true)) for row in rows.rows.values()
        ]
        plain, believed = (sum(side) / n / len(gaps) for side in zip(*gaps, strict=True))
        print(f"| {deed}, {n} times | mean error | {plain:.3f} | {believed:.3f} | |")


if __name__ == "__main__":
    main()
