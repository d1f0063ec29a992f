"""A page for players of every game in each language, out of the game's own sentences."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from logovo.core.game import Game
from logovo.core.rulebook import Fact, Rule
from logovo.games import GAMES
from logovo.lessons.script import book_of
from logovo.lessons.words import lesson_messages
from logovo.text.catalogue import LANGS, Texts, texts
from logovo.text.parser import parse
from logovo.text.resolve import Resolver

HERE: Final = Path(__file__).parent


def words(lang: str) -> Resolver:
    return Resolver(lang, parse((HERE / f"{lang}.ftl").read_text(encoding="utf-8")))


def write_players(into: Path) -> list[str]:
    """All of them, below `play/<language>/`; their places."""
    made = []
    for lang in LANGS:
        for game in GAMES.values():
            place = f"play/{lang}/{game.key}.md"
            (into / place).parent.mkdir(parents=True, exist_ok=True)
            (into / place).write_text(page(game, lang), encoding="utf-8")
            made.append(place)
    return made


def page(game: Game, lang: str) -> str:
    told, said = texts(lang, game.key), words(lang)
    title = told.title()
    picture = game.key if lang == "en" else f"{game.key}-{lang}"
    players: dict[str, Fact] = {"least": game.least, "most": game.most, "game": game.key}
    lines = [
        f"# {title}",
        "",
        told.say("game", None, "about"),
        "",
        said.format("players", players),
        "",
        f"![{title}](../../pictures/{picture}.png)",
        "",
        *chapters(game, told),
        f"## {said.format('options', {})}",
        "",
        *options(game, told, said),
        "",
        f"![{title}](../../pictures/{game.key}.webp)",
        "",
        said.format("more", {"game": game.key}),
        "",
    ]
    return "\n".join(lines)


def chapters(game: Game, told: Texts) -> Iterator[str]:
    """Rule by rule in the order of the rulebook; what is in no chapter comes last."""
    heard = Resolver(told.lang, lesson_messages(game, told.lang))
    rules = {rule.id.partition(".")[2]: rule for rule in game.rules}
    for chapter in book_of(game.key).chapters:
        yield f"## {heard.format(f'chapter-{chapter.id}', {})}"
        yield ""
        yield heard.format(f"chapter-{chapter.id}", {}, "about")
        yield ""
        for name in chapter.rules:
            yield from one_rule(rules[name], told)


def one_rule(rule: Rule, told: Texts) -> Iterator[str]:
    yield f"### {told.rule_title(rule)} {{#{rule.id.partition('.')[2]}}}"
    yield ""
    yield told.rule(rule)
    yield ""


def options(game: Game, told: Texts, said: Resolver) -> Iterator[str]:
    yield said.format("options-head", {})
    yield "|---|---|---|"
    for choice in game.choices:
        values = ", ".join(told.option(choice.key, value) for value in choice.values)
        about = told.say(f"option-{choice.key}", None, "about").replace("\n", " ")
        yield f"| {told.option(choice.key)} | {values}{' …' if choice.free else ''} | {about} |"
