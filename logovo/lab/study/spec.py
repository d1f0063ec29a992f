"""What a study asks: a small TOML file, read with a named error for everything that is wrong."""

from __future__ import annotations

import tomllib
from itertools import combinations, product
from pathlib import Path
from typing import Final

import msgspec

from logovo.bots.outside import any_bot
from logovo.core.errors import LogovoError
from logovo.games import game
from logovo.lab.arena import Plan
from logovo.lab.match import quick_policies

LINEUPS: Final = ("mixed", "duel", "self", "round")
MOST_CELLS: Final = 2_000
MOST_GAMES: Final = 10**10


class BadStudy(LogovoError):
    """`what` is the setting that is wrong, `why` says how."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__("bad-study", {"what": what[:80], "why": why[:200]})


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`lineup` says who sits together: all bots in turn (mixed), one of each against a table of
    each other (duel), every bot among its like (self), or every choice of different bots that fills
    the table (round). `paired` plays each deal once for every
    rotation of the seats. `until` stops a cell as soon as its shares are that certain. `settings`
    lists the settings to try where `vary` would try all that can be combined. `watch` is how many
    games of a cell are looked into for their character (`watch.py`)."""

    name: str
    game: str
    bots: tuple[str, ...] = ("greedy",)
    players: tuple[int, ...] = ()
    games: int = 1_000
    seed: int = 1
    lineup: str = "mixed"
    paired: bool = True
    until: str = ""
    keep_logs: int = 0
    options: dict[str, str] = {}
    vary: dict[str, tuple[str, ...]] = {}
    settings: tuple[dict[str, str], ...] = ()
    watch: int = 0

    @property
    def target(self) -> float:
        """Half the width of the wanted interval, 0 for none."""
        return float(self.until.removesuffix("%")) / 100 if self.until else 0.0


class Cell(msgspec.Struct, frozen=True):
    """One table of a study: a number of players, a setting, a lineup."""

    number: int
    players: int
    chosen: dict[str, str]
    bots: tuple[str, ...]

    def plan(self, study: Study) -> Plan:
        # Cells with the same number share their deals: what differs is the setting alone.
        return Plan(study.game, self.players, self.bots, study.seed, self.chosen)

    @property
    def label(self) -> str:
        settings = " ".join(f"{key}={value}" for key, value in sorted(self.chosen.items()))
        return f"{self.players}p {','.join(dict.fromkeys(self.bots))} {settings}".strip()


def read_study(path: Path) -> Study:
    """Raises BadStudy, or what the game says about its options and bots."""
    try:
        study = parse_study(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadStudy(str(path), error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise BadStudy(str(path), "is not text in UTF-8") from None
    return study


def parse_study(text: str) -> Study:
    try:
        study = msgspec.convert(tomllib.loads(text), Study)
    except tomllib.TOMLDecodeError as error:
        raise BadStudy("TOML", str(error)) from None
    except msgspec.ValidationError as error:
        raise BadStudy("setting", str(error)) from None
    return checked(study)


def checked(study: Study) -> Study:
    """The study with its player counts filled in; everything is tried before hours are spent."""
    played = game(study.game)
    if not study.name or not all(c.isalnum() or c in "-_." for c in study.name):
        raise BadStudy("name", "letters, digits, - _ . only")
    if study.lineup not in LINEUPS:
        raise BadStudy("lineup", f"{study.lineup}: one of {', '.join(LINEUPS)}")
    if not 1 <= study.games <= MOST_GAMES:
        raise BadStudy("games", f"1 to {MOST_GAMES:,}")
    if not 0 <= study.seed < 1 << 63 or study.keep_logs < 0 or study.watch < 0:
        raise BadStudy("seed, keep_logs, watch", "not negative")
    if study.settings and study.vary:
        raise BadStudy("settings", "not together with vary")
    if not study.bots or (study.lineup in ("duel", "round") and len(set(study.bots)) < 2):
        raise BadStudy("bots", "at least one, and two different ones for duel and round")
    try:
        in_range = not study.until or 0.0005 <= study.target <= 0.5
    except ValueError:
        in_range = False
    if not in_range:
        raise BadStudy("until", f"{study.until}: a percentage from 0.05% to 50%")
    if overlap := study.options.keys() & study.vary.keys():
        raise BadStudy("vary", f"{', '.join(sorted(overlap))}: also under options")
    filled = msgspec.structs.replace(study, players=study.players or (played.least,))
    for cell in cells(filled):
        cell.plan(filled).check()
        if study.watch and not quick_policies(
            [any_bot(bot, played, 0, cell.players) for bot in cell.bots]
        ):
            raise BadStudy("watch", "random and greedy only")
    return filled


def cells(study: Study) -> list[Cell]:
    """Every table the study plays, in a fixed order."""
    tried = study.settings or tuple(
        dict(zip(study.vary, values, strict=True)) for values in product(*study.vary.values())
    )
    settings = [{**study.options, **one} for one in tried]
    found: list[Cell] = []
    for players, chosen in product(study.players, settings):
        for bots in lineups(study, players):
            found.append(Cell(len(found), players, chosen, bots))
            if len(found) > MOST_CELLS:
                raise BadStudy("vary", f"more than {MOST_CELLS:,} tables")
    return found


def lineups(study: Study, players: int) -> list[tuple[str, ...]]:
    if study.lineup == "self":
        return [(bot,) for bot in dict.fromkeys(study.bots)]
    if study.lineup == "duel":
        names = tuple(dict.fromkeys(study.bots))
        return [
            (one, *[other] * (players - 1))
            for at, one in enumerate(names)
            for after, other in enumerate(names)
            # With two players one against the other is the other against the one.
            if one != other and (players > 2 or at < after)
        ]
    if study.lineup == "round":
        names = tuple(dict.fromkeys(study.bots))
        return list(combinations(names, min(players, len(names))))
    return [study.bots]
