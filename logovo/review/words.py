"""A review in sentences, in Russian or English: for the terminal and for pages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from logovo.core.rulebook import Fact
from logovo.games import game
from logovo.review.report import (
    UNSOUND,
    Account,
    Certainty,
    Decision,
    Review,
    came_badly,
    came_well,
)
from logovo.text.catalogue import named, texts
from logovo.text.parser import parse
from logovo.text.resolve import Resolver

WORTH_SAYING: Final = 0.5  # points of a hundred


@cache
def resolver(lang: str) -> Resolver:
    source = files("logovo.review") / "text" / f"{lang}.ftl"
    return Resolver(lang, parse(source.read_text(encoding="utf-8")))


class Words:
    """What one review says."""

    def __init__(self, told: Review, lang: str) -> None:
        self.told = told
        self.game = game(told.game)
        self.texts = texts(lang, told.game)
        self.resolver = resolver(lang)

    def say(self, id: str, **facts: Fact) -> str:
        return self.resolver.format(id, facts)

    def title(self) -> str:
        return self.say("title", game=self.texts.title())

    def points(self, part: int) -> str:
        """Of a hundred, with their sign."""
        return f"{100 * part / self.told.scale:+.0f}"

    def account(self, account: Account) -> str:
        luck = 100 * account.luck / self.told.scale
        kind = "none" if abs(luck) < WORTH_SAYING else "cost" if luck < 0 else "gave"
        return self.say(
            "account",
            name=self.told.names[account.seat],
            sound=account.sound,
            decisions=account.decisions,
            kind=kind,
            luck=f"{abs(luck):.0f}",
        )

    def moment(self, at: int) -> str:
        """What a step did to the chance that it moved most."""
        told, step = self.told, self.told.steps[at]
        gained = [after - before for before, after in zip(*told.curve[at : at + 2], strict=True)]
        whom = max(range(len(gained)), key=lambda seat: abs(gained[seat]))
        made = next((one for one in told.decisions if one.entry == step.entry), None)
        id = "moment-luck" if made is not None else "moment-clock"
        if step.seat >= 0 and abs(step.choice[whom]) >= abs(step.luck[whom]):
            id = "moment-own" if step.seat == whom else "moment-choice"
        return self.say(
            id,
            entry=step.entry,
            name=told.names[step.seat] if step.seat >= 0 else "",
            played=self.move(made.played) if made is not None else "",
            whom=told.names[whom],
            change=self.points(gained[whom]),
        )

    def verdict(self, made: Decision) -> str:
        """Nothing where nothing is clear. Where foresight and hindsight part, it says so, and
        what lay there."""
        seen, lay = made.foresight, made.hindsight
        if seen is None or lay is None:
            return ""
        said: list[str] = []
        if seen.verdict in UNSOUND:
            said.append(self.sentence(seen.verdict, made, seen.best, seen.loss, seen.error))
            if came_well(seen, lay):
                said.append(self.say("came-well"))
        elif came_badly(seen, lay):
            said.append(self.sentence("came-badly", made, lay.best, lay.loss, lay.error))
        if said and made.because is not None:
            said.append(self.say("because", line=self.certainty(made.because)))
        return " ".join(said)

    def known(self, made: Decision) -> list[str]:
        """What could have been known there, a line a place."""
        return [self.certainty(one) for one in made.known]

    def certainty(self, one: Certainty) -> str:
        facts: dict[str, Fact] = {"seat": one.seat, "at": one.at}
        place = self.texts.say(f"hidden-{one.kind}", named(facts, self.told.names))
        things = [
            self.texts.say("hidden-thing", {"thing": thing.word, "count": thing.count})
            for thing in one.things
        ]
        # Rounded down: what is not sure is never called a hundred.
        share = int(100 * one.share)
        return self.texts.say(
            "hidden-line", {"place": place, "things": ", ".join(things), "share": share}
        )

    def sentence(self, id: str, made: Decision, best: str, loss: float, error: float) -> str:
        return self.say(
            id,
            entry=made.entry,
            name=self.told.names[made.seat],
            played=self.move(made.played),
            best=self.move(best),
            loss=f"{100 * loss:.0f}",
            error=f"{100 * error:.0f}",
        )

    def move(self, text: str) -> str:
        return self.texts.move(self.game.parse_move(text), self.told.names)
