"""What a balance report knows, as plain values: `--json` prints it."""

from __future__ import annotations

import msgspec

from logovo.games import game
from logovo.lab.arena import SHARE
from logovo.lab.balance.measures import OptionShift, Value, mean, measures, share, shift
from logovo.lab.balance.plan import THINKER, base_of, usual_players
from logovo.lab.balance.skill import needed
from logovo.lab.stats import Spread
from logovo.lab.study.counts import Counts
from logovo.lab.study.estimates import bot_share, lengths
from logovo.lab.study.manifest import Machine
from logovo.lab.study.runner import Runner
from logovo.lab.study.watch import LOOKS


class TableResult(msgspec.Struct, frozen=True):
    """One number of players with one setting. `same` says that the bots played the very games of
    the setting it is compared with; `curve` is the later winner's chance, look by look."""

    players: int
    chosen: dict[str, str]
    games: int
    watched: int
    values: dict[str, Value]
    shifts: dict[str, OptionShift]
    same: bool
    order: list[Value]
    curve: list[Value]
    king_rate: Value | None
    middle_half: tuple[int, int]
    lengths: dict[int, int]
    games_needed: int


class ThinkingGain(msgspec.Struct, frozen=True):
    bot: str
    players: int
    games: int
    won: Value
    games_needed: int


class Balance(msgspec.Struct, frozen=True):
    game: str
    ruleset: int
    version: str
    seed: int
    machine: Machine
    command: tuple[str, ...]
    usual: int
    whole: bool
    tables: list[TableResult]
    thinking: ThinkingGain | None

    def base(self, players: int) -> TableResult:
        return next(t for t in self.tables if t.players == players and not t.chosen)

    @property
    def bases(self) -> list[TableResult]:
        return [table for table in self.tables if not table.chosen]

    @property
    def settings(self) -> list[TableResult]:
        """Those of which something is known."""
        return [table for table in self.tables if table.chosen and table.watched]

    @property
    def tells(self) -> bool:
        """Whether enough has been played to say something about every number of players."""
        return all(table.watched and "skill" in table.values for table in self.bases)


def balance_of(key: str, runners: dict[str, Runner]) -> Balance:
    """From however much of the studies has been played."""
    tables: list[TableResult] = []
    for name, runner in runners.items():
        if name.startswith("play-"):
            skill = runners[name.replace("play", "skill")]
            tables += table_results(runner, skill)
    first = next(iter(runners.values()))
    manifest = first.folder.manifest()
    assert manifest is not None, "an open folder"
    return Balance(
        key,
        manifest.ruleset,
        manifest.version,
        manifest.study.seed,
        manifest.machine,
        manifest.command,
        usual_players(game(key)),
        all(runner.whole for runner in runners.values()),
        tables,
        thinking_of(runners["thinking"]) if "thinking" in runners else None,
    )


def table_results(play: Runner, skill: Runner) -> list[TableResult]:
    found: list[TableResult] = []
    counted = [progress.counts for progress in play.progress]
    for progress, strength in zip(play.progress, skill.progress, strict=True):
        counts, cell = progress.counts, progress.cell
        values = measures(counts, strength.counts)
        at = [one.chosen for one in found].index(base_of(cell.chosen)) if cell.chosen else 0
        found.append(
            TableResult(
                cell.players,
                cell.chosen,
                counts.games,
                counts.traits["leads"].n if "leads" in counts.traits else 0,
                values,
                shifts_of(values, found[at].values) if cell.chosen else {},
                bool(cell.chosen) and counts == counted[at],
                order_of(counts, cell.players),
                curve_of(counts),
                king_rate(counts),
                middle_half(lengths(counts)),
                dict(sorted(counts.lengths.items())),
                needed(values["skill"].mean, cell.players) if "skill" in values else 0,
            )
        )
    return found


def order_of(counts: Counts, players: int) -> list[Value]:
    """How often each wins, from whoever began."""
    won = [counts.order_wins.get(place, 0) / SHARE for place in range(players)]
    return [share(one, counts.games) for one in won]


def shifts_of(values: dict[str, Value], before: dict[str, Value]) -> dict[str, OptionShift]:
    return {name: shift(name, before[name], values[name]) for name in values if name in before}


def curve_of(counts: Counts) -> list[Value]:
    names = [f"winner{look:02d}" for look in range(LOOKS)]
    return [mean(counts.traits[name], 1000) for name in names if name in counts.traits]


def king_rate(counts: Counts) -> Value | None:
    """Of the decisions of seats without hope, how many settle who else wins."""
    if "hopeless" not in counts.traits or not counts.traits["hopeless"].sum:
        return None
    return share(counts.traits["kings"].sum, counts.traits["hopeless"].sum)


def middle_half(found: Spread | None) -> tuple[int, int]:
    return (0, 0) if found is None else (found.quarter, found.three_quarters)


def thinking_of(runner: Runner) -> ThinkingGain | None:
    counts, cell = runner.progress[0].counts, runner.progress[0].cell
    if not counts.games:
        return None
    won = bot_share(counts, THINKER)
    value = Value(won.mean, won.low, won.high, won.error, 0.0)
    return ThinkingGain(THINKER, cell.players, counts.games, value, needed(won.mean, cell.players))
