"""A game as OpenSpiel walks it: positions that never change, with nodes for luck.

What nobody changes may be shared: a clone of a position is the position itself. Playing on works on
a copy of the table with luck that asks (`core/chance.py`); where it asks, the position is a chance
node, and whoever decides plays the move again with one result more.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i16

from logovo.core.chance import Chance, LuckAsked, asking
from logovo.core.door import Door
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.plain import canonical
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Sampler
from logovo.games import game as game_of

SEEDS: Final = 1024
"""Seeded luck: so many different outcomes has a move that meets luck, unless said otherwise."""
NO_DRAFT: Final = Moves()

Kept: TypeAlias = tuple[dict[str, object], list[int], dict[int, str]]
"""An imagined world in plain values: its dump, the numbers drafted, everybody's story."""


class SharedGame:
    """What all positions of one game share."""

    def __init__(self, game: Game, options: Options, seeds: int) -> None:
        self.game = game
        self.options = options
        self.seeds = seeds  # 0 for luck that is asked for draw by draw
        self.door: Door = game.door(options)
        self.buffer = vec[i16]([i16(0)] * int(self.door.width))
        self.nothing = memoryview(vec[i16]([i16(0)] * int(self.door.width)))
        self.players = options.players


class Told:
    """What was told so far: a chain, the last part first. Each part is put into words for a seat
    only when that seat is asked for its information state."""

    def __init__(
        self, before: Told | None, events: list[Event], seat: Seat, numbers: tuple[int, ...]
    ) -> None:
        self.before = before
        self.events = events
        self.seat = seat  # who has chosen
        self.numbers = numbers
        self.words: dict[int, str] = {}

    def to(self, game: Game, seat: Seat) -> str:
        """The whole story as this seat knows it: a line for each event and each own choice."""
        parts: list[str] = []
        node: Told | None = self
        while node is not None and seat not in node.words:
            parts.append(node.part(game, seat))
            node = node.before
        if node is not None:
            parts.append(node.words[seat])
        story = "".join(reversed(parts))
        self.words = {**self.words, seat: story}
        return story

    def part(self, game: Game, seat: Seat) -> str:
        lines = [f"{canonical(game.told_to(event, seat))}\n" for event in self.events]
        if self.seat == seat:
            lines.insert(0, f"> {' '.join(map(str, self.numbers))}\n")
        return "".join(lines)


class ImaginedStory(Told):
    """The story of a world that was imagined: as it was for whoever imagined it (`words`), and for
    the others what they would see. Only the searches that ask for it pay for the others' part."""

    def __init__(self, world: State, words: dict[int, str]) -> None:
        super().__init__(None, [], Seat(-1), ())
        self.world = world
        self.words = words

    def part(self, game: Game, seat: Seat) -> str:
        return f"{canonical(game.view(self.world, seat))}\n"


class Path:
    """The numbers and outcomes that led to a position: a chain, the last first."""

    def __init__(self, before: Path | None, action: int) -> None:
        self.before = before
        self.action = action


class Root:
    """Where a path begins that does not begin with the set-up: a world that was imagined."""

    def __init__(self, told: ImaginedStory, draft: Moves) -> None:
        self.told = told
        self.draft = draft

    def kept(self, game: Game, players: int) -> Kept:
        words = {seat: self.told.to(game, Seat(seat)) for seat in range(players)}
        return game.dump(self.told.world), self.draft.as_list(), words


class TreePosition:
    """One node of the tree. `tape` is what luck has given to the move being played so far."""

    def __init__(
        self,
        house: SharedGame,
        state: State | None,
        draft: Moves,
        told: Told | None,
        tape: list[int],
        outcomes: int,
        depth: int,
        path: Path | None = None,
        root: Root | None = None,
    ) -> None:
        self.house = house
        self.path = path
        self.root = root
        self.state = state
        self.draft = draft
        self.told = told
        self.tape = tape
        self.outcomes = outcomes  # of luck; 0 where a seat decides or the game is over
        self.depth = depth
        self.seat = -1
        if outcomes == 0 and state is not None and not state.is_over():
            self.seat = int(state.decider())
        self.listed: list[int] | None = None
        self.samplers: dict[Seat, Sampler] = {}

    def __deepcopy__(self, memo: dict[int, object]) -> TreePosition:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Kept as the way that led here: a position is what playing it gives."""
        actions: list[int] = []
        path = self.path
        while path is not None:
            actions.append(path.action)
            path = path.before
        house = self.house
        begun = None if self.root is None else self.root.kept(house.game, house.players)
        given = (house.game.key, house.players, house.options.values, house.seeds)
        return revived, (*given, begun, self.depth - len(actions), actions[::-1])

    # --- asking ---------------------------------------------------------------

    def is_over(self) -> bool:
        return self.outcomes == 0 and self.state is not None and self.seat < 0

    def numbers(self) -> list[int]:
        """What may be chosen, rising."""
        if self.listed is None:
            out = Moves()
            if self.state is not None and self.seat >= 0:
                self.house.door.list_into(self.state, self.seat, self.draft, out)
            self.listed = sorted(out.as_list())
        return self.listed

    def row(self, seat: Seat) -> memoryview:
        """The observation of a seat; all zeros before the set-up. Copy what must last: the next
        row is written to the same place."""
        house = self.house
        if self.state is None:
            return house.nothing
        draft = self.draft if seat == self.seat else NO_DRAFT
        house.door.write(self.state, seat, draft, house.buffer, 0)
        return memoryview(house.buffer)

    def story(self, seat: Seat) -> str:
        """The information state: everything told to the seat, its own choices, and its draft."""
        story = self.told.to(self.house.game, seat) if self.told is not None else ""
        if seat == self.seat and self.draft.size > 0:
            return f"{story}> {' '.join(map(str, self.draft.as_list()))} …\n"
        return story

    def fingerprint(self, seat: Seat) -> bytes:
        return hashlib.blake2b(self.story(seat).encode(), digest_size=16).digest()

    def worths(self) -> list[float]:
        """Returns: 0 while the game goes on, then how well each ended less the average."""
        if not self.is_over() or self.state is None:
            return [0.0] * self.house.players
        rewards = [self.state.reward(seat) for seat in range(self.house.players)]
        average = sum(rewards) / len(rewards)
        return [reward - average for reward in rewards]

    def text(self) -> str:
        """Everything, for people who look for mistakes."""
        table = "" if self.state is None else canonical(self.house.game.dump(self.state))
        return f"{table} draft {self.draft.as_list()} luck {self.tape}"

    # --- playing on -----------------------------------------------------------

    def after(self, action: int) -> TreePosition:
        """The position that a number chosen, or an outcome of luck, leads to."""
        house, path = self.house, Path(self.path, action)
        if self.outcomes:
            if house.seeds:
                return self.played(self.draft, [], Chance(action + SEEDS * self.depth), path)
            tape = [*self.tape, action]
            return self.played(self.draft, tape, asking(tape), path)
        draft = Moves()
        for i in range(int(self.draft.size)):
            draft.add(self.draft.get(i))
        draft.add(action)
        assert self.state is not None
        if house.door.is_whole(self.state, draft):
            return self.played(draft, [], asking([]), path)
        deeper = self.depth + 1
        return TreePosition(house, self.state, draft, self.told, [], 0, deeper, path, self.root)

    def played(
        self, draft: Moves, tape: list[int], chance: Chance, path: Path | None
    ) -> TreePosition:
        """Play the drafted move, or the set-up, as far as luck is given."""
        house, journal, root = self.house, Journal(True), self.root
        deeper = self.depth if path is None else self.depth + 1
        try:
            if self.state is None:
                table = house.game.setup(house.options, chance, journal)
                told = Told(None, journal.take(), Seat(-1), ())
            else:
                seat = Seat(int(self.state.decider()))
                table = self.state.clone()
                house.door.play(table, seat, draft, chance, journal)
                told = Told(self.told, journal.take(), seat, tuple(draft.as_list()))
        except LuckAsked as asked:
            outcomes = house.seeds or asked.outcomes
            state = self.state
            return TreePosition(house, state, draft, self.told, tape, outcomes, deeper, path, root)
        return TreePosition(house, table, NO_DRAFT, told, [], 0, deeper, path, root)

    def resampled(self, seat: Seat, chance: Chance) -> TreePosition:
        """A position the seat cannot tell from this one, in a world drawn by the game's sampler.
        What the others have been told in it is what they would see."""
        house, game = self.house, self.house.game
        assert self.state is not None and self.told is not None
        sampler = self.samplers.get(seat)
        if sampler is None:
            knowledge = game.knowledge(house.options, seat)
            for event in events_of(self.told):
                knowledge.hear(game.told_to(event, seat))
            sampler = game.sampler(game.view(self.state, seat), knowledge)
            self.samplers[seat] = sampler
        world = sampler.sample(chance)
        told = ImaginedStory(world, {seat: self.told.to(game, seat)})
        root = Root(told, self.draft)
        return TreePosition(house, world, self.draft, told, [], 0, self.depth, None, root)


def events_of(told: Told) -> list[Event]:
    parts: list[list[Event]] = []
    node: Told | None = told
    while node is not None:
        parts.append(node.events)
        node = node.before
    return [event for part in reversed(parts) for event in part]


def start(game: Game, options: Options, seeds: int) -> TreePosition:
    """Before the set-up: usually the first node of luck."""
    empty = TreePosition(SharedGame(game, options, seeds), None, NO_DRAFT, None, [], 0, 0)
    return empty.played(NO_DRAFT, [], asking([]), None)


def revived(
    key: str,
    players: int,
    values: dict[str, str],
    seeds: int,
    begun: Kept | None,
    depth: int,
    actions: list[int],
) -> TreePosition:
    """The inverse of `TreePosition.__reduce__`."""
    game = game_of(key)
    options = game.options(players, values)
    position = start(game, options, seeds)
    if begun is not None:
        dump, numbers, words = begun
        draft, state = Moves(), game.load(dump)
        for number in numbers:
            draft.add(number)
        told = ImaginedStory(state, words)
        root = Root(told, draft)
        position = TreePosition(position.house, state, draft, told, [], 0, depth, None, root)
    for action in actions:
        position = position.after(action)
    return position
