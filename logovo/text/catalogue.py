"""The sentences of one game in one language: what tables, terminals and tests say aloud."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from logovo.core.errors import LogovoError, Refused
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.outcome import Outcome
from logovo.core.plain import facts_of, is_seat_fact, kind_of
from logovo.core.rulebook import Fact, Refusal, Rule
from logovo.core.seats import TABLE, Seat
from logovo.games import game, package_name
from logovo.text.parser import parse
from logovo.text.resolve import Resolver
from logovo.text.syntax import Message

LANGS: Final = ("ru", "en")
"""The first is the house language."""


@cache
def messages(lang: str, key: str) -> dict[str, Message]:
    """The messages of one game; of the house itself for the key ""."""
    package = package_name(game(key)) if key else "logovo.text"
    return parse((files(package) / "text" / f"{lang}.ftl").read_text(encoding="utf-8"))


@cache
def texts(lang: str, key: str = "") -> Texts:
    """The catalogue of a game, on top of the house's own sentences."""
    found = dict(messages(lang, ""))
    if key:
        found.update(messages(lang, key))
    return Texts(lang, key, found)


class Texts:
    def __init__(self, lang: str, key: str, found: dict[str, Message]) -> None:
        self.lang: Final = lang
        self.key: Final = key
        self.resolver: Final = Resolver(lang, found)

    def say(self, id: str, facts: dict[str, Fact] | None = None, attribute: str = "") -> str:
        return self.resolver.format(id, {} if facts is None else facts, attribute)

    def title(self) -> str:
        return self.say("game")

    def word(self, word: str, case: str = "") -> str:
        return self.resolver.word(word, case)

    def event(self, event: Event, names: Sequence[str], reader: Seat = TABLE) -> str:
        """What happened, said to the reader as "you" where they had part in it."""
        id, facts = f"event-{kind_of(event)}", facts_of(event)
        forms = (form for form in forms_for(facts, reader) if self.resolver.has(id, form))
        return self.say(id, named(facts, names), next(forms, ""))

    def move(self, move: Move, names: Sequence[str]) -> str:
        """A button's label."""
        return self.say(f"move-{kind_of(move)}", named(facts_of(move), names))

    def ask(self, word: str, seats: Sequence[Seat], names: Sequence[str], reader: Seat) -> str:
        """The status line: who must do what."""
        facts = named({"seats": tuple(seats)}, names)
        attribute = "you" if reader in seats and reader != TABLE else ""
        return self.say(f"ask-{word}", facts, attribute)

    def rule(self, rule: Rule) -> str:
        return self.say(rule_message(rule.id))

    def rule_title(self, rule: Rule) -> str:
        return self.say(rule_message(rule.id), None, "title")

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why not: the rule's own sentence for this case, else the rule itself."""
        id = rule_message(refusal.rule.id)
        attribute = "refused" if self.resolver.has(id, "refused") else ""
        return self.say(id, named(refusal.facts, names), attribute)

    def error(self, error: LogovoError, names: Sequence[str] = ()) -> str:
        if isinstance(error, Refused):
            return self.refusal(error.refusal, names)
        return self.say(f"error-{error.code}", error.facts)

    def option(self, key: str, value: str = "") -> str:
        """The name of an option, or of one of its values."""
        if not value:
            return self.say(f"option-{key}")
        id = f"option-{key}-{value}"
        return self.say(id) if self.resolver.has(id) else self.word(value)

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        winners = ", ".join(names[seat] for seat in outcome.winners)
        facts: dict[str, Fact] = {
            "winners": winners,
            "count": len(outcome.winners),
            "reason": self.rule_title(outcome.reason),
        }
        return self.say("game-won", facts)


def forms_for(facts: dict[str, Fact], reader: Seat) -> tuple[str, ...]:
    """The attributes that speak to this reader, the best first; none for those not concerned.

    `you`: the reader is the `seat`, or one of the `seats` or `winner_seats`. `to-you`: they
    are the other seat, the `…_seat`. `yourself`: both at once.
    """
    if reader == TABLE:
        return ()
    groups = (facts.get("seats"), facts.get("winner_seats"))
    acts = facts.get("seat") == reader or any(
        isinstance(group, tuple) and reader in group for group in groups
    )
    other = any(key.endswith("_seat") and value == reader for key, value in facts.items())
    if acts:
        return ("yourself", "you") if other else ("you",)
    return ("to-you",) if other else ()


def rule_message(rule_id: str) -> str:
    return "rule-" + rule_id.partition(".")[2]


def named(facts: dict[str, Fact], names: Sequence[str]) -> dict[str, Fact]:
    """The facts with players' names in the place of seats."""
    return {
        key: _names(value, names) if is_seat_fact(key) else value for key, value in facts.items()
    }


def _names(value: Fact, names: Sequence[str]) -> Fact:
    if isinstance(value, tuple):
        return tuple(str(_names(item, names)) for item in value)
    if isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    return "–" if value == -1 else str(value)
