"""Simulated games straight into Parquet, by the fast door: any number in constant memory.

`plays` has a row for each decision, `results` one for each seat. Games are those that `sim` and an
unpaired study play with the same seed. What a code means is said by `Game.move_of` in its position;
for moves in words keep logs instead (`data.py`). Needs the extra `lab`.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from logovo.bots.outside import any_bot
from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.games import game
from logovo.lab.arena import Plan
from logovo.lab.match import quick_policies, result_of
from logovo.lab.study.data import NoLab
from logovo.lab.study.folder import CannotKeep
from logovo.lab.study.spec import BadStudy
from logovo.search.playouts import Plays, record_by

if TYPE_CHECKING:
    import polars

ROWS: Final = 250_000
"""Decisions in a file: what is held in memory at once. A million at a time took a fifth longer: the
system hands out large pieces of memory anew for every file."""

STREAM: Final[dict[str, tuple[tuple[str, str, str], ...]]] = {
    "plays": (
        ("game_id", "Int64", "number of the game"),
        ("ply", "Int32", "0 for the first decision of the game"),
        ("seat", "Int8", "who decided, 0 for p1"),
        ("legal", "Int32", "how many codes there were"),
        ("code", "Int64", "the code played"),
    ),
    "results": (
        ("game_id", "Int64", "number of the game"),
        ("seat", "Int8", "0 for p1"),
        ("bot", "String", "who sat there"),
        ("place", "Int8", "1 for winners; ties share a place"),
        ("score", "Int64", "in the game's own unit"),
    ),
}


class Recorder:
    """Rows of finished games until there are enough for a file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = 0
        self.clear()

    def clear(self) -> None:
        self.plays = Plays()
        self.numbers: list[int] = []
        self.lengths: list[int] = []
        self.results: list[tuple[int, int, str, int, int]] = []

    def flush(self) -> None:
        """Both tables of the games so far; a file is there whole or not at all."""
        if not self.numbers:
            return
        import polars

        games = polars.DataFrame({"game_id": self.numbers, "n": self.lengths})
        rows = sum(self.lengths)
        # Taken as they lie in memory: a million numbers of Python would cost more than their games.
        columns = (
            ("seat", self.plays.seats, polars.Int8),
            ("legal", self.plays.legal, polars.Int32),
            ("code", self.plays.codes, polars.Int64),
        )
        plays = games.select(
            polars.col("game_id").repeat_by("n").explode(),
            polars.int_ranges(0, "n", dtype=polars.Int32).explode().alias("ply"),
        ).with_columns(
            polars.Series(name, [written.getvalue()])
            .bin.reinterpret(dtype=polars.Array(kind, rows))
            .explode()
            for name, written, kind in columns
        )
        kinds = [polars.Int64, polars.Int8, polars.String, polars.Int8, polars.Int64]
        names = [name for name, _kind, _words in STREAM["results"]]
        results = polars.DataFrame(
            self.results, schema=dict(zip(names, kinds, strict=True)), orient="row"
        )
        for table, frame in (("plays", plays), ("results", results)):
            self.write(table, frame)
        self.files += 1
        self.clear()

    def write(self, table: str, frame: polars.DataFrame) -> None:
        target = self.folder / table / f"part-{self.files:05d}.parquet"
        partial = target.with_suffix(".partial")
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            # Least and most of every column would cost a fifth of the writing, and tell little:
            # games lie in their order.
            frame.write_parquet(partial, compression="zstd", compression_level=1, statistics=False)
            partial.replace(target)
        except OSError as error:
            partial.unlink(missing_ok=True)
            raise CannotKeep(target, error.strerror or str(error)) from None


def stream(plan: Plan, games: int, folder: Path) -> Iterator[int]:
    """Plays and writes; games so far. Raises BadStudy for bots that do not play by a policy."""
    if find_spec("polars") is None:
        raise NoLab
    plan.check()
    played = game(plan.key)
    options = played.options(plan.players, plan.chosen)
    policies = {bot: quick_policies([any_bot(bot, played, 0, plan.players)]) for bot in plan.bots}
    if not all(policies.values()):
        raise BadStudy("bots", "random and greedy only")
    recorder, moves, limit = Recorder(folder), Moves(), played.longest(options)
    for number in range(games):
        seats, seed = plan.seats(number), plan.seed_of(number)
        chance = Chance(seed)
        state = played.setup(options, chance, SILENT)
        first = int(state.decider())
        seated = [policies[bot][0] for bot in seats]
        decisions = int(record_by(state, seated, chance, moves, limit, recorder.plays))
        outcome = result_of(played, state, decisions, first, seed).outcome
        recorder.numbers.append(number)
        recorder.lengths.append(decisions)
        for seat, bot in enumerate(seats):
            found = (number, seat, bot, outcome.places[seat], outcome.scores[seat])
            recorder.results.append(found)
        if len(recorder.plays.seats) >= ROWS:
            recorder.flush()
        yield number + 1
    recorder.flush()
