"""What a balance report found, in sentences, in Russian or English."""

from __future__ import annotations

from typing import Final

from logovo.core.rulebook import Fact
from logovo.lab.balance.measures import NOTICED, OptionShift, Value
from logovo.lab.balance.results import Balance, TableResult
from logovo.lab.balance.skill import MOST
from logovo.lab.study.results import cohens_h
from logovo.lab.study.watch import SECONDS
from logovo.lab.study.words import resolver
from logovo.text.catalogue import texts

LARGE: Final = 0.5
Z99: Final = 2.576
EARLY, LATE = 0.6, 0.9
FEW_GAMES, MANY_GAMES = 5, 30
PERCENT: Final = ("first", "forced", "decided", "kings", "skill")
"""Measures that are told of a hundred."""


class BalanceWords:
    def __init__(self, found: Balance, lang: str) -> None:
        self.found = found
        self.lang = lang
        self.resolver = resolver(lang)
        self.texts = texts(lang, found.game)

    def say(self, id: str, **facts: Fact) -> str:
        return self.resolver.format(id, facts)

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{round(value, digits) + 0.0:,.{digits}f}"  # never -0.0
        return text.replace(",", " ").replace(".", ",") if self.lang == "ru" else text

    def told(self, name: str, value: float) -> str:
        """A measure in its own unit."""
        if name in PERCENT:
            return self.number(100 * value)
        return self.number(value, 0 if abs(value) >= 100 else 1)

    def title(self) -> str:
        return self.say("balance-title", game=self.texts.title())

    def head(self) -> str:
        tables = self.found.tables
        return self.say(
            "balance-head",
            games=self.number(sum(table.games for table in tables), 0),
            watched=self.number(sum(table.watched for table in tables), 0),
            version=self.found.version,
            ruleset=self.found.ruleset,
            seed=str(self.found.seed),
        )

    def sections(self) -> list[tuple[str, list[str]]]:
        """Headings and what stands under them."""
        usual = self.found.base(self.found.usual)
        found = [
            ("balance-seats", self.seats()),
            ("balance-lengths", self.lengths(usual)),
            ("balance-drama", self.drama(usual)),
            ("balance-luck", self.luck(usual)),
            ("balance-kings", self.kings(usual)),
            ("balance-options", [self.setting(table) for table in self.found.settings]),
        ]
        if not self.found.whole:
            found.insert(0, ("report-findings", [self.say("report-unfinished")]))
        return found

    def seats(self) -> list[str]:
        clear = [table for table in self.found.bases if is_uneven(table)]
        if not clear:
            widest = max(half_width(table.values["first"]) for table in self.found.bases)
            return [self.say("balance-first-even", within=self.number(100 * widest))]
        rest = [table for table in self.found.bases if table not in clear]
        said = [self.first(table) for table in clear]
        if rest:
            counts = ", ".join(str(table.players) for table in rest)
            said.append(self.say("balance-first-rest", players=counts))
        return said

    def first(self, table: TableResult) -> str:
        value, fair = table.values["first"], 1 / table.players
        return self.say(
            "balance-first",
            players=table.players,
            **self.interval(value),
            fair=self.number(100 * fair),
            size=size(cohens_h(value.mean, fair)),
        )

    def interval(self, value: Value) -> dict[str, Fact]:
        """A share of a hundred, with its interval."""
        return {
            "share": self.number(100 * value.mean),
            "low": self.number(100 * value.low),
            "high": self.number(100 * value.high),
        }

    def lengths(self, table: TableResult) -> list[str]:
        fewest, crowd = self.found.bases[0], self.found.bases[-1]
        return [
            self.say(
                "balance-length",
                players=table.players,
                decisions=self.number(table.values["length"].mean, 0),
                low=table.middle_half[0],
                high=table.middle_half[1],
                minutes=self.minutes(table),
                free=SECONDS[0],
                forced=SECONDS[1],
            ),
            self.say(
                "balance-length-range",
                few=fewest.players,
                many=crowd.players,
                least=self.number(fewest.values["length"].mean, 0),
                most=self.number(crowd.values["length"].mean, 0),
                short=self.minutes(fewest),
                long=self.minutes(crowd),
            ),
            self.say(
                "balance-choice",
                forced=self.told("forced", table.values["forced"].mean),
                moves=self.told("branching", table.values["branching"].mean),
            ),
        ]

    def minutes(self, table: TableResult) -> str:
        return self.number(table.values["minutes"].mean, 0)

    def drama(self, table: TableResult) -> list[str]:
        decided, leads = table.values["decided"], table.values["leads"]
        when = "early" if decided.mean < EARLY else "late" if decided.mean > LATE else "middle"
        return [
            self.say(
                "balance-leads",
                players=table.players,
                leads=self.number(leads.mean),
                low=self.number(leads.low),
                high=self.number(leads.high),
            ),
            self.say("balance-decided", **self.interval(decided), when=when),
            self.say(
                "balance-half-way",
                half=self.number(100 * table.curve[len(table.curve) // 2].mean, 0),
                last=self.number(100 * table.curve[-1].mean, 0),
            ),
        ]

    def luck(self, table: TableResult) -> list[str]:
        said = [
            self.say(
                "balance-skill",
                rivals=table.players - 1,
                **self.interval(table.values["skill"]),
                fair=self.number(100 / table.players),
            ),
            self.needed(table.games_needed),
        ]
        thinking = self.found.thinking
        if thinking is not None:
            said.append(
                self.say(
                    "balance-thinking",
                    bot=thinking.bot,
                    rivals=thinking.players - 1,
                    games=thinking.games,
                    **self.interval(thinking.won),
                    fair=self.number(100 / thinking.players),
                )
            )
            if thinking.won.low <= 1 / thinking.players:
                said.append(self.say("balance-thinking-even"))
            else:
                said.append(self.needed(thinking.games_needed))
        return said

    def needed(self, games: int) -> str:
        if not games:
            return self.say("balance-needed-many", games=MOST)
        verdict = "skill" if games <= FEW_GAMES else "luck" if games > MANY_GAMES else "both"
        return self.say("balance-needed", games=games, verdict=verdict)

    def kings(self, table: TableResult) -> list[str]:
        if "kings" not in table.values:
            return [self.say("balance-kings-two")]
        said = [self.say("balance-kings-share", **self.interval(table.values["kings"]))]
        if table.king_rate is not None:
            said.append(self.say("balance-kings-rate", **self.interval(table.king_rate)))
        return said

    def option(self, table: TableResult, whole: bool = True) -> str:
        """The setting by its last option; if wanted with those it needs before it."""
        chosen = list(table.chosen.items())[0 if whole else -1 :]
        named = (f"{self.texts.option(key)}: {self.texts.option(key, one)}" for key, one in chosen)
        return " + ".join(named)

    def setting(self, table: TableResult) -> str:
        option = self.option(table)
        if table.players != self.found.usual:
            option = self.say("balance-at-table", option=option, players=table.players)
        if table.same:
            return self.say("balance-option-same", option=option)
        noticed = {name: one for name, one in table.shifts.items() if one.noticed}
        if not noticed:
            return self.say("balance-option-little", option=option)
        ordered = sorted(noticed, key=lambda name: -abs(noticed[name].effect))
        shifts = "; ".join(self.shift(table, name, noticed[name]) for name in ordered)
        return self.say("balance-option-shifts", option=option, shifts=shifts)

    def shift(self, table: TableResult, name: str, found: OptionShift) -> str:
        after = table.values[name].mean
        return self.say(
            f"balance-shift-{name}",
            way="up" if found.mean > 0 else "down",
            before=self.told(name, after - found.mean),
            after=self.told(name, after),
            effect=self.number(abs(found.effect)),
        )


def is_uneven(table: TableResult) -> bool:
    """By 99 %, not 95: one looks at every number of players."""
    value, fair = table.values["first"], 1 / table.players
    return abs(value.mean - fair) > Z99 * value.error


def half_width(value: Value) -> float:
    return (value.high - value.low) / 2


def size(effect: float) -> str:
    """Who has it, and whether one would notice."""
    way = "better" if effect > 0 else "worse"
    if abs(effect) < NOTICED / 2:
        return f"hardly-{way}"
    return f"clearly-{way}" if abs(effect) < LARGE else f"far-{way}"
