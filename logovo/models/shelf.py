"""The models of the house, by game, and policies made of them.

`LOGOVO_MODELS` may name a folder: files there come before those that ship."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from logovo.core.chance import Chance
from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.core.moves import Moves
from logovo.core.state import State
from logovo.models.files import LARGEST, Model, unpacked
from logovo.search.insights import insight
from logovo.search.learned.policy import Learned
from logovo.search.policies import rollout
from logovo.search.policy import Policy

SUFFIX: Final = ".model"
FOLDER: Final = "LOGOVO_MODELS"


class NoModel(LogovoError):
    """Nobody has learnt this game, or not at a table of this size."""

    def __init__(self, game: str, players: int, sizes: tuple[int, ...]) -> None:
        listed = ", ".join(map(str, sizes)) or "-"
        super().__init__("no-model", {"game": game, "players": players, "sizes": listed})


def model(key: str) -> Model | None:
    """None for a game without a model; raises BadModel for a damaged file."""
    folder = os.environ.get(FOLDER, "")
    if folder and (own := Path(folder) / f"{key}{SUFFIX}").is_file():
        with own.open("rb") as file:
            return unpacked(file.read(LARGEST + 1))  # one more is refused by name
    return shipped(key)


@cache
def shipped(key: str) -> Model | None:
    source = files("logovo.models") / "data" / f"{key}{SUFFIX}"
    return unpacked(source.read_bytes()) if source.is_file() else None


def learned(game: Game, players: int, given: Model | None = None) -> Learned:
    """The policy of a model, the one of the house if none is given. Raises NoModel, OldModel or
    BadModel."""
    found = given or model(game.key)
    network = found.network(game, players) if found is not None else None
    if found is None or network is None:
        raise NoModel(game.key, players, found.sizes if found is not None else ())
    door = insight(game, game.options(players, {}))
    return Learned(door, network, rollout(game.key))


def check(game: Game) -> None:
    """Raise NoModel for a game nobody has learnt."""
    if model(game.key) is None:
        raise NoModel(game.key, game.least, ())


class AtAnyTable(Policy):
    """For bots, which are made before anybody knows how many will play."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.by_size: dict[int, Learned] = {}
        check(game)

    def at(self, players: int) -> Learned:
        if players not in self.by_size:
            self.by_size[players] = learned(self.game, players)
        return self.by_size[players]

    def choose(self, state: State, moves: Moves, chance: Chance) -> int:
        return int(self.at(int(state.players)).choose(state, moves, chance))

    def value(self, state: State, seat: int) -> float:
        return self.at(int(state.players)).value(state, seat)
