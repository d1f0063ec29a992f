"""A file of networks for one game: small, plain, and read without any library.

    logovo model 1
    {"game": …, "ruleset": …, "sheet": {…}, "networks": [{…}, …], "sha256": …}
    weights: half-precision floats, little-endian, network after network

One line of JSON says everything but the weights: which game under which rules, a data sheet (how it
was trained, how strong it was), and for each table size which numbers of an observation the network
looks at (`Inputs`). Weights lie in the order of `Network.take`. `sha256` is of the weights.
"""

from __future__ import annotations

import hashlib
import json
import math
import struct
from dataclasses import asdict, dataclass, field
from typing import Final

import msgspec

from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.search.insights import insight
from logovo.search.learned.columns import own_first
from logovo.search.learned.network import Inputs, Network

MAGIC: Final = b"logovo model 1\n"
HALF: Final = 2  # bytes
LARGEST: Final = 64 << 20
"""Bytes of a file: those that ship have a few hundred thousand."""
MOST_HIDDEN: Final = 4096
KINDS: Final = range(-(1 << 15), 1 << 15)
"""Names of things, as they can stand in an observation."""


class BadModel(LogovoError):
    """A file that is no model, damaged, or of another shape than the game."""

    def __init__(self, why: str) -> None:
        super().__init__("bad-model", {"why": why})


class OldModel(LogovoError):
    """What was learnt under other rules is not played under these."""

    def __init__(self, game: str, written: int, ours: int) -> None:
        super().__init__("old-model", {"game": game, "written": written, "ours": ours})


@dataclass(frozen=True)
class Shape:
    """One network: for how many players, how large, and what it looks at."""

    players: int
    hidden: int
    actions: int
    width: int  # of an observation
    without: tuple[str, ...]
    far: float
    numbers: tuple[int, ...]
    means: tuple[float, ...]
    spreads: tuple[float, ...]
    kind_at: tuple[int, ...]
    kinds: tuple[int, ...]

    def sizes(self) -> tuple[int, ...]:
        """How many weights each part has, in the order of `Network.take`."""
        inputs, hidden, actions = len(self.numbers) + len(self.kinds), self.hidden, self.actions
        layers = (inputs * hidden, hidden, hidden * hidden, hidden, actions * hidden, actions)
        return (*layers, hidden + 1, hidden + 1)

    def wrong(self) -> str:
        """What cannot be; empty if all can. A file may have come from anywhere, and what is
        said here decides how much memory is taken and where compiled code looks."""
        if not 1 <= self.hidden <= MOST_HIDDEN or self.actions < 1:
            return "a network of an impossible size"
        if not len(self.numbers) == len(self.means) == len(self.spreads):
            return "amounts without their mean or spread"
        if len(self.kind_at) != len(self.kinds):
            return "kinds without their place"
        if any(not 0 <= at < self.width for at in (*self.numbers, *self.kind_at)):
            return "a place outside of what is seen"
        if any(kind not in KINDS for kind in self.kinds):
            return "a kind that cannot be seen"
        if not all(map(math.isfinite, (self.far, *self.means, *self.spreads))):
            return "an amount without an end"
        return "a spread of nothing" if 0.0 in self.spreads else ""


@dataclass(frozen=True)
class Head:
    game: str
    ruleset: int
    sheet: dict[str, object]
    networks: tuple[Shape, ...]
    sha256: str = field(default="")


@dataclass(frozen=True)
class Model:
    """Weights are kept as bytes until somebody plays with them."""

    head: Head
    weights: bytes

    def network(self, game: Game, players: int) -> Network | None:
        """The network for a table of this size; None if there is none. Raises OldModel, and
        BadModel if the game's door has another shape than the one it was trained at."""
        head, at = self.head, 0
        if head.game != game.key:
            raise BadModel(f"of {head.game}, not of {game.key}")
        if head.ruleset != game.ruleset:
            raise OldModel(game.key, head.ruleset, game.ruleset)
        for shape in head.networks:
            size = sum(shape.sizes())
            if shape.players == players:
                floats = struct.unpack_from(f"<{size}e", self.weights, at * HALF)
                if not all(map(math.isfinite, floats)):
                    raise BadModel("a weight without an end")
                return network_of(game, shape, list(floats))
            at += size
        return None

    @property
    def sizes(self) -> tuple[int, ...]:
        """Of the tables it can play at."""
        return tuple(shape.players for shape in self.head.networks)


def network_of(game: Game, shape: Shape, floats: list[float]) -> Network:
    door = insight(game, game.options(shape.players, {}))
    if (int(door.width), int(door.actions)) != (shape.width, shape.actions):
        raise BadModel(
            f"trained with {shape.width} numbers seen and {shape.actions} to choose from"
        )
    columns = own_first(door.fields, shape.players, shape.without)
    if any(at >= len(columns[0]) for at in (*shape.numbers, *shape.kind_at)):
        raise BadModel("a place outside of what is seen")
    inputs = Inputs(
        columns,
        list(shape.numbers),
        list(shape.means),
        list(shape.spreads),
        list(shape.kind_at),
        list(shape.kinds),
        shape.far,
    )
    network = Network(inputs, shape.hidden, shape.actions)
    parts: list[list[float]] = []
    at = 0
    for size in shape.sizes():
        parts.append(floats[at : at + size])
        at += size
    network.take(parts)
    return network


def packed(head: Head, weights: bytes) -> bytes:
    """The whole file."""
    plain = {**asdict(head), "sha256": hashlib.sha256(weights).hexdigest()}
    return MAGIC + json.dumps(plain, sort_keys=True).encode() + b"\n" + weights


def unpacked(data: bytes) -> Model:
    """Raises BadModel."""
    if len(data) > LARGEST:
        raise BadModel("it is larger than models are")
    if not data.startswith(MAGIC):
        raise BadModel("it does not begin as models do")
    line, newline, weights = data[len(MAGIC) :].partition(b"\n")
    try:
        head = msgspec.json.decode(line, type=Head)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise BadModel(str(wrong)) from wrong
    for shape in head.networks:
        if why := shape.wrong():
            raise BadModel(why)
    if not newline or hashlib.sha256(weights).hexdigest() != head.sha256:
        raise BadModel("its weights are damaged")
    if len(weights) != HALF * sum(sum(shape.sizes()) for shape in head.networks):
        raise BadModel("its weights are too few or too many")
    return Model(head, weights)
