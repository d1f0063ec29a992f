"""Random games through the people's door, seat by seat, with everybody's knowledge kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from logovo.core.chance import Chance
from logovo.core.errors import BadOption, OptionsClash
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import TABLE, Seat
from logovo.core.table import Table, open_table
from logovo.core.views import Knowledge

NAMES: Final = ("Anna", "Boris", "Clara", "David", "Eva", "Felix", "Galya", "Henry", "Inga", "Jan")


def everyone(players: int) -> tuple[Seat, ...]:
    """All observers: onlookers first, then the seats."""
    return (TABLE, *(Seat(i) for i in range(players)))


def some_options(game: Game, chance: Chance, *, plain: bool = False) -> Options:
    """A random number of players and, unless `plain`, a random mix of settings."""
    for _attempt in range(200):
        players = game.least + int(chance.below(game.most - game.least + 1))
        chosen: dict[str, str] = {}
        if not plain:
            for choice in game.choices:
                if chance.below(2) == 0:
                    chosen[choice.key] = choice.values[int(chance.below(len(choice.values)))]
        try:
            return game.options(players, chosen)
        except (OptionsClash, BadOption):
            continue
    raise AssertionError(f"{game.key}: 200 random settings all clash")


class Party:
    """A table and what every observer has learnt at it."""

    def __init__(self, game: Game, options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.table: Table = open_table(game, options, list(NAMES[: options.players]), seed)
        self.observers = everyone(options.players)
        self.knowledge: dict[Seat, Knowledge] = {
            observer: game.knowledge(options, observer) for observer in self.observers
        }
        self.tell(self.table.opening)

    def tell(self, events: list[Event]) -> None:
        for observer in self.observers:
            for event in events:
                self.knowledge[observer].hear(self.game.told_to(event, observer))

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Play a move and tell everybody what they may hear of it."""
        events = self.table.play(seat, move)
        self.tell(events)
        return events

    def pick(self, chance: Chance) -> tuple[Seat, Move]:
        """A random legal move of a random seat that owes one."""
        awaited = self.game.awaited(self.table.state)
        seat = awaited[int(chance.below(len(awaited)))]
        moves = self.game.legal(self.table.state, seat)
        assert moves, f"{self.game.key}: seat {seat} is asked and has no move"
        return seat, moves[int(chance.below(len(moves)))]


def walk(game: Game, options: Options, seed: int, limit: int) -> Iterator[Party]:
    """One random game: the party before every move, and once more at the end."""
    party = Party(game, options, seed)
    chance = Chance(seed + 1)
    for _step in range(limit):
        yield party
        if party.table.state.is_over():
            return
        seat, move = party.pick(chance)
        party.play(seat, move)
    yield party
