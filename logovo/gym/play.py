"""One game played by numbers: what the coats of PettingZoo, Gymnasium and OpenSpiel share."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i16

import logovo.roster as roster
from logovo.core.chance import Chance
from logovo.core.door import Door
from logovo.core.game import Game
from logovo.core.journal import SILENT, Event, Journal
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.games import game as game_of

Row: TypeAlias = npt.NDArray[np.int16]
Mask: TypeAlias = npt.NDArray[np.int8]

ROSTER = roster.ROSTER  # that every game is known once this is imported


class IllegalAction(ValueError):
    """A number that cannot be chosen now. The game is as before."""


def table_for(key: str, players: int, options: dict[str, str] | None) -> tuple[Game, Options]:
    """The game and its settings, checked; 0 players for the fewest. Raises UnknownGame,
    BadPlayers, BadOption or OptionsClash."""
    game = game_of(key)
    return game, game.options(players or game.least, options or {})


class Play:
    """A game from its set-up on. Drafts are kept here: a state knows only whole moves."""

    def __init__(self, game: Game, options: Options, door: Door, seed: int, loud: bool) -> None:
        self.game = game
        self.options = options
        self.door = door
        self.chance = Chance(seed)
        self.journal = Journal(True) if loud else SILENT
        self.state: State = game.setup(options, self.chance, self.journal)
        self.draft = Moves()
        self.listed = Moves()
        self.buffer = vec[i16]([i16(0)] * int(door.width))
        self.row: Row = np.frombuffer(memoryview(self.buffer), dtype=np.int16)
        self.seat = Seat(-1)
        self.look()

    def look(self) -> None:
        """Find out who decides now and among which numbers."""
        if self.state.is_over():
            self.seat = Seat(-1)
            self.listed.clear()
            return
        if self.draft.size == 0:
            self.seat = Seat(int(self.state.decider()))
        self.door.list_into(self.state, self.seat, self.draft, self.listed)

    def is_over(self) -> bool:
        return self.seat < 0

    def numbers(self) -> list[int]:
        """What may be chosen now."""
        return self.listed.as_list()

    def mask(self) -> Mask:
        mask = np.zeros(int(self.door.actions), np.int8)
        mask[self.numbers()] = 1
        return mask

    def observe(self, observer: Seat) -> Row:
        draft = self.draft if observer == self.seat else NO_DRAFT
        self.door.write(self.state, observer, draft, self.buffer, 0)
        return self.row.copy()

    def check(self, action: int) -> None:
        """Raise IllegalAction, with the rule that forbids it where there is one."""
        if not self.listed.has(action):
            raise IllegalAction(self.why_not(action))

    def why_not(self, action: int) -> str:
        if not 0 <= action < self.door.actions:
            return f"action {action}: there are {int(self.door.actions)}, counted from 0"
        word = self.door.word(action)
        rule = self.rule_against(action)
        where = f"forbidden by {rule}" if rule else "not among the legal ones, see the action mask"
        return f"action {action} ({word}) of p{self.seat + 1}: {where}"

    def rule_against(self, action: int) -> str:
        """The id of the rule, if the number would have made a whole move."""
        draft = Moves()
        for i in range(int(self.draft.size)):
            draft.add(self.draft.get(i))
        draft.add(action)
        try:
            if not self.door.is_whole(self.state, draft):
                return ""
            move = self.door.read(self.state, self.seat, draft)
            refusal = self.game.refusal(self.state, self.seat, move)
        except (IndexError, KeyError, AssertionError):  # no move of any position
            return ""
        return refusal.rule.id if refusal else ""

    def step(self, action: int) -> bool:
        """Choose a number; True if a move was played by it. Raises IllegalAction."""
        self.check(action)
        self.draft.add(action)
        whole = self.door.is_whole(self.state, self.draft)
        if whole:
            self.door.play(self.state, self.seat, self.draft, self.chance, self.journal)
            self.draft.clear()
        self.look()
        return whole

    def take_events(self) -> list[Event]:
        return self.journal.take()

    def worths(self) -> list[float]:
        """How well each seat stands, less the average of the table: the rewards, at the end."""
        rewards = [self.state.reward(seat) for seat in range(self.options.players)]
        average = sum(rewards) / len(rewards)
        return [reward - average for reward in rewards]


NO_DRAFT = Moves()


def bounds(door: Door) -> tuple[Row, Row]:
    """The least and the greatest value of every number of an observation."""
    low = [field.low for field in door.fields for _i in range(field.size)]
    high = [field.high for field in door.fields for _i in range(field.size)]
    return np.array(low, np.int16), np.array(high, np.int16)
