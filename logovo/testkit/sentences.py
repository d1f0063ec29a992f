"""Every move, event, refusal, ask and rule has a text in both languages, with the same
placeholders; an event speaks to the one who acts as "you"."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Final

from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.plain import kind_name
from logovo.core.views import asked
from logovo.games import package_name
from logovo.testkit.walks import NAMES, Party
from logovo.text.catalogue import LANGS, messages, rule_message, texts
from logovo.text.syntax import Message, variables


def shape(found: dict[str, Message]) -> dict[str, list[str]]:
    """Ids and attributes with the variables each asks for; case forms are a language's own."""
    out: dict[str, list[str]] = {}
    for message in found.values():
        if message.id.startswith("-"):
            continue
        out[message.id] = sorted(variables(message.value))
        if not message.id.startswith("word-"):
            for name, pattern in message.attributes.items():
                out[f"{message.id}.{name}"] = sorted(variables(pattern))
    return out


def missing_texts(game: Game) -> list[str]:
    """What a reader would not find, told in lines; empty when all is there."""
    gaps: list[str] = []
    ru, en = (shape(messages(lang, game.key)) for lang in ("ru", "en"))
    for id in sorted(ru.keys() | en.keys()):
        if ru.get(id) != en.get(id):
            gaps.append(f"{id}: ru asks for {ru.get(id)}, en for {en.get(id)}")
    wanted = ["game", "game.about"]
    for rule in game.rules:
        wanted += [rule_message(rule.id), rule_message(rule.id) + ".title"]
    for choice in game.choices:
        wanted += [f"option-{choice.key}", f"option-{choice.key}.about"]
        if choice.values != ("off", "on"):
            wanted += [f"option-{choice.key}-{value}" for value in choice.values]
    gaps += [f"{id}: no text" for id in wanted if id not in ru]
    for kind, facts in told_kinds(game).items():
        if kind not in ru:
            gaps.append(f"{kind}: no text")
        if kind.startswith("event-") and "seat" in facts and f"{kind}.you" not in ru:
            gaps.append(f"{kind}.you: no text")
        for form in ("", *FORMS):
            id = kind + form
            if extra := set(ru.get(id, ())) - (facts - addressed(form, facts)):
                gaps.append(f"{id}: asks for {sorted(extra)}, has {sorted(facts)}")
    return gaps


FORMS: Final = (".you", ".to-you", ".yourself")


def addressed(form: str, facts: set[str]) -> set[str]:
    """The facts that are the reader, whom a sentence of this form does not name."""
    own = {"seat"} if form in (".you", ".yourself") else set()
    other = {fact for fact in facts if fact.endswith("_seat")}
    return own | other if form in (".to-you", ".yourself") else own


def told_kinds(game: Game) -> dict[str, set[str]]:
    """Message ids of all event and move classes of a game with the facts they bring."""
    found: dict[str, set[str]] = {}
    for part, base in (("events", Event), ("moves", Move)):
        module = import_module(f"{package_name(game)}.{part}")
        for item in vars(module).values():
            if not isinstance(item, type) or not issubclass(item, base):
                continue
            told: object = item
            if is_dataclass(told):
                facts = {field.name for field in fields(told)}
                found[f"{part[:-1]}-{kind_name(item.__name__)}"] = facts
    return found


def say_everything(party: Party) -> None:
    """The status line, the labels of all moves and the reasons for all refusals, aloud."""
    game, state = party.game, party.table.state
    for lang in LANGS:
        catalogue = texts(lang, game.key)
        for seat in game.awaited(state):
            word, _seats = asked(game.view(state, seat))
            catalogue.ask(word, (seat,), NAMES, seat)
            for move in game.candidates(state, seat):
                catalogue.move(move, NAMES)
                refusal = game.refusal(state, seat, move)
                if refusal is not None:
                    catalogue.refusal(refusal, NAMES)
