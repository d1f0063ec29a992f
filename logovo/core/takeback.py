"""Whether a move may be taken back: only if nobody, its player included, was shown anything new.

There is no list of harmless moves; the game itself is asked. We imagine worlds that onlookers,
and the player, could not tell from the real one before the move. If the move can be played in
each of them and looks the same in each, then everything it showed could be foreseen.

The answer must not tell a secret either: an undo that is offered in one world and not in
another would tell the two apart. So it depends only on what its player knows: their own view
and knowledge, the public ones, and what both were shown. The real state is never asked. Nobody
else may hear more of the move than onlookers do; whoever knows more than they do could then
foresee it as well.

What is fleeting is shown for a moment and must be remembered. A move that shows it again is
never taken back, however well a perfect memory could foresee it; nor is one that covers what
lay open, for the table as it was before would show that again.
"""

from __future__ import annotations

from typing import Final, final

from logovo.core.chance import Chance, replaying
from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.core.story import heard
from logovo.core.views import FORESEEN, NEWS, Knowledge, View

FEW: Final = 4
"""Worlds for each of the two who look, enough to offer an undo after a move. All that is told is
compared in each of them, but the whole view, which costs most, in the first one only. A player who
hears no more of the move than onlookers do looks at one: their worlds are among those of onlookers,
where the same was heard."""
MANY: Final = 24
"""The same when the undo is asked for."""


@final
class Memories:
    """What onlookers and every seat have learnt from the events told to them."""

    def __init__(self, game: Game, options: Options, only_public: bool = False) -> None:
        self.game = game
        self.observers: list[Seat] = [TABLE]
        if not only_public:
            self.observers += [Seat(i) for i in range(options.players)]
        self.knowledge: dict[Seat, Knowledge] = {}
        for observer in self.observers:
            self.knowledge[observer] = game.knowledge(options, observer)

    def hear(self, events: list[Event], told: dict[Seat, list[Event]] | None = None) -> None:
        """`told`: to some or all, as far as somebody has told them already."""
        for observer in self.observers:
            mine = told.get(observer) if told is not None else None
            knowledge = self.knowledge[observer]
            for event in heard(self.game, events, observer) if mine is None else mine:
                knowledge.hear(event)


@final
class Played:
    """A move just played, and the table before and after it."""

    def __init__(
        self, seat: Seat, move: Move, before: State, after: State, events: list[Event], luck: bool
    ) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.before: Final = before
        self.after: Final = after
        self.events: Final = events
        self.luck: Final = luck  # whether chance was asked
        # What was seen before and is seen after it, as far as somebody has looked, and what was
        # told of it, as far as somebody was told.
        self.views_before: dict[Seat, View] = {}
        self.views_after: dict[Seat, View] = {}
        self.told: dict[Seat, list[Event]] = {}


def may_take_back(
    game: Game, played: Played, knowledge: dict[Seat, Knowledge], seed: int, worlds: int
) -> bool:
    """`knowledge` is what everybody knew before the move; `worlds` are imagined for each of the
    two who look. With the same seed a player who knows the same gets the same answer."""
    if is_out_of_question(game, played):
        return False
    chance = Chance(seed)
    public = told_of(game, played, TABLE)
    for observer in (TABLE, played.seat):
        told = told_of(game, played, observer)
        sampler = game.sampler(seen_before(game, played, observer), knowledge[observer])
        once = worlds <= FEW and observer != TABLE and told == public
        for i in range(1 if once else worlds):
            world = sampler.sample(chance)
            if not sounds_same_in(game, world, played, observer, told):
                return False
            if worlds > FEW or i == 0:
                if game.view(world, observer) != seen_after(game, played, observer):
                    return False
    return True


def foreseen(game: Game, played: Played, public: Knowledge) -> int:
    """What the game itself can say of the move, from what its player and onlookers were told and
    what onlookers knew before it: enough to offer an undo, or not to."""
    told, own = told_of(game, played, TABLE), told_of(game, played, played.seat)
    said = game.foreseen(public, played.seat, told, own)
    return NEWS if said == FORESEEN and is_out_of_question(game, played) else said


def is_out_of_question(game: Game, played: Played) -> bool:
    """Whether it can be said without knowing what anybody knows: nothing need be imagined."""
    if played.luck or played.after.is_over():
        return True
    if game.is_partial(played.before, played.seat):
        # A move the game did not list (an offer at a market) says what its player holds, and
        # worlds in which they do not may be too rare to be imagined.
        return True
    for event in played.events:
        if game.fleeting(event) or game.covers(event):
            return True
    return False


def told_of(game: Game, played: Played, observer: Seat) -> list[Event]:
    told = played.told.get(observer)
    if told is None:
        told = played.told[observer] = heard(game, played.events, observer)
    return told


def seen_before(game: Game, played: Played, observer: Seat) -> View:
    view = played.views_before.get(observer)
    if view is None:
        view = played.views_before[observer] = game.view(played.before, observer)
    return view


def seen_after(game: Game, played: Played, observer: Seat) -> View:
    view = played.views_after.get(observer)
    if view is None:
        view = played.views_after[observer] = game.view(played.after, observer)
    return view


def sounds_same_in(
    game: Game, world: State, played: Played, observer: Seat, told: list[Event]
) -> bool:
    """Play the move in this world: whether the observer hears the same of it. They do not if it
    cannot be played there, asks for luck, or tells another seat more than it tells onlookers."""
    journal = Journal(True)
    if game.refusal(world, played.seat, played.move) is not None:
        return False
    try:
        game.play(world, played.seat, played.move, replaying([]), journal)
    except LogovoError:
        return False
    events = journal.take()
    if observer == TABLE and tells_somebody_more(game, events, played.seat, int(world.players)):
        return False
    return heard(game, events, observer) == told


def tells_somebody_more(game: Game, events: list[Event], seat: Seat, players: int) -> bool:
    """Whether a seat other than the player's hears more than onlookers."""
    for event in events:
        public = game.told_to(event, TABLE)
        for other in range(players):
            if other != seat and game.told_to(event, Seat(other)) != public:
                return True
    return False
