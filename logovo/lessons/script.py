"""A lesson as it is written down: `games/<key>/lessons/<lesson>.toml`.

    position = "turn"        # lessons/positions/turn.json, as `Game.dump` writes it
    seed = 7                 # instead of a position: a deal that follows from this number
    players = 3              # only with a seed
    seat = 0                 # whose place the learner takes
    options = { tricks = "on" }   # a variant: offered when a host turns this on

    [[steps]]
    id = "lay"               # says `lesson-<lesson>-<step>`; `.else` for a legal move not wanted
    light = ["discard", "hand:7"]  # places of the board, `data-place`
    play = ["lay 7 1"]       # what leads on; "lay 7 *" for all that begin so, "any" for every
                             # legal move; left out: there is only something to read
    refused = "key.rule"     # the rule that forbids `play` here: the learner tries it, hears why
    then = ["p2 take"]       # what the others do after it; `p2 ?` is that seat's default move
    luck = [3, 0]            # the results of chance that this step meets first
    tells = ["laid"]         # events the learner is told of in this step, in this order
    teaches = ["key.rule"]

`lessons/index.toml` has the order of the lessons and the chapters of the rulebook.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from logovo.core.game import Game
from logovo.games import game as game_of
from logovo.games import package_name
from logovo.lessons.fields import BadLesson, Fields

ANY: Final = "any"
DEFAULT: Final = "?"
STAR: Final = "*"


@dataclass(frozen=True)
class ScriptStep:
    id: str
    light: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    refused: str = ""
    then: tuple[str, ...] = ()
    luck: tuple[int, ...] = ()
    tells: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    game: str
    key: str
    seat: int
    players: int
    seed: int
    position: dict[str, object] | None
    options: dict[str, str]  # of the variant it is about
    table_options: dict[str, str]  # of the table it is played at
    steps: tuple[ScriptStep, ...]

    def rules(self) -> list[str]:
        """What it teaches, each rule once, in order."""
        return list(dict.fromkeys(rule for step in self.steps for rule in step.teaches))

    def is_variant(self) -> bool:
        return bool(self.options)


@dataclass(frozen=True)
class Chapter:
    """A part of the rulebook. `figures` are `<lesson>:<step>`; `options` marks a variant."""

    id: str
    rules: tuple[str, ...]
    figures: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Book:
    """All lessons of a game in the order to take them, and the chapters of its rulebook."""

    game: str
    lessons: dict[str, Lesson]
    chapters: tuple[Chapter, ...]


@cache
def book_of(key: str) -> Book:
    """Raises BadLesson for what is not written as it must be."""
    return book_of_game(game_of(key))


def book_of_game(game: Game) -> Book:
    """The same, also for a game from outside of the house; without lessons it is empty."""
    key = game.key
    folder = files(package_name(game)) / "lessons"
    if not (folder / "index.toml").is_file():
        return Book(key, {}, ())
    index = Fields("index", tomllib.loads(text(folder, "index.toml")))
    lessons = {name: read(key, name, folder) for name in index.words("lessons")}
    chapters = tuple(chapter(part) for part in index.parts("chapters"))
    index.done()
    return Book(key, lessons, chapters)


def chapter(part: Fields) -> Chapter:
    found = Chapter(
        part.word("id"), part.words("rules"), part.words("figures"), part.table("options")
    )
    part.done()
    return found


def read(game: str, key: str, folder: Traversable) -> Lesson:
    fields = Fields(key, tomllib.loads(text(folder, f"{key}.toml")))
    position: dict[str, object] | None = None
    name, players = fields.word("position", ""), fields.number("players", 0)
    options = fields.table("options")
    chosen = options
    if name:
        position = json.loads(text(folder / "positions", f"{name}.json"))
        whole = Fields(name, position or {})
        players, chosen = whole.number("players", 0), options | whole.table("options")
    lesson = Lesson(
        game,
        key,
        fields.number("seat", 0),
        players,
        fields.number("seed", 0),
        position,
        options,
        chosen,
        tuple(step(part) for part in fields.parts("steps")),
    )
    fields.done()
    return lesson


def step(part: Fields) -> ScriptStep:
    found = ScriptStep(
        part.word("id"),
        part.words("light"),
        part.words("play"),
        part.word("refused", ""),
        part.words("then"),
        part.numbers("luck"),
        part.words("tells"),
        part.words("teaches"),
    )
    part.done()
    return found


def text(folder: Traversable, name: str) -> str:
    file = folder / name
    if not file.is_file():
        raise BadLesson(name, "no such file")
    return file.read_text(encoding="utf-8")
