"""A finished log taken apart: every position that was decided in, and what each seat knew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event
from logovo.core.log import CLAIM, END, HINT, MOVE, WORLD, Entry, Log
from logovo.core.options import Options
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.core.table import Replay
from logovo.core.views import Knowledge, View
from logovo.search.belief import Belief
from logovo.search.beliefs import belief


@dataclass
class Mind:
    """All one seat has learnt by listening."""

    seat: Seat
    knowledge: Knowledge
    belief: Belief | None
    decisions: int = 0  # made so far

    def hear(self, event: Event) -> None:
        self.knowledge.hear(event)
        if self.belief is not None:
            self.belief.hear(event)


@dataclass(frozen=True)
class PastMoment:
    """One entry of the log: the true positions around it, and what its seat saw and knew
    before it. `drew` is the number of draws of luck it made."""

    entry: int
    kind: str
    seat: Seat
    text: str
    before: State
    after: State
    drew: int
    view: View | None
    mind: Mind | None


def moments(game: Game, log: Log, listen: bool = True) -> Iterator[PastMoment]:
    """Every entry that moved the table; in a practice game, from the world on in which it was
    played. A mind is only good until the next moment is asked
    for, because it goes on listening. Without `listen` there are no minds: quicker, for
    whoever needs true positions only."""
    fold = Replay(game, log)
    options = fold.table.options
    minds = fresh_minds(game, options) if listen else []
    tell(game, minds, fold.table.opening)
    worlds = [at for at, entry in enumerate(log.entries) if entry.kind == WORLD]
    begin = worlds[-1] if worlds else 0
    while fold.has_more():
        at = fold.at
        entry = log.entries[at]
        if entry.kind == END:
            return
        if entry.kind == HINT:
            fold.step()
            continue
        if entry.kind == WORLD:
            fold.step()
            minds = public_minds(game, log, at) if listen else []
            continue
        if entry.kind == CLAIM:
            fold.step()
            tell_claim(minds, entry)
            continue
        seat = Seat(entry.seat)
        before = fold.table.state.clone()
        view = game.view(before, seat) if seat >= 0 and listen else None
        events = fold.step()
        after = fold.table.state.clone()
        decider = minds[seat] if seat >= 0 and listen else None
        drew = len(entry.chance)
        if at > begin:
            yield PastMoment(at, entry.kind, seat, entry.text, before, after, drew, view, decider)
        if decider is not None:
            decider.decisions += 1
        tell(game, minds, events)


def mind_at(game: Game, log: Log, at: int, seat: Seat) -> tuple[View, Mind]:
    """What one seat saw and knew before entry `at`."""
    fold = Replay(game, log)
    options = fold.table.options
    mind = fresh_minds(game, options)[seat]
    tell(game, [mind], fold.table.opening)
    while fold.at < at:
        entry = log.entries[fold.at]
        events = fold.step()
        if entry.kind == WORLD:
            mind = public_minds(game, log, fold.at - 1)[seat]
        if entry.kind == CLAIM:
            tell_claim([mind], entry)
        tell(game, [mind], events)
        mind.decisions += entry.kind == MOVE and entry.seat == seat
    return game.view(fold.table.state, seat), mind


def public_minds(game: Game, log: Log, at: int) -> list[Mind]:
    """What everybody heard before entry `at`, where the world was exchanged: what only one of
    them was told was of another world."""
    fold = Replay(game, log)
    minds = fresh_minds(game, fold.table.options)
    events = fold.table.opening
    while fold.at <= at:
        tell_all(game, minds, events)
        entry = log.entries[fold.at]
        events = fold.step()
        if entry.kind == CLAIM:
            tell_claim(minds, entry)
    return minds


def fitting_world(game: Game, view: View, mind: Mind, chance: Chance) -> State:
    """A world that fits what a seat saw and knew, made of nothing else."""
    if mind.belief is not None:
        mind.belief.weigh(mind.knowledge)
    return game.sample_world(view, mind.knowledge, chance)


def fresh_minds(game: Game, options: Options) -> list[Mind]:
    return [fresh_mind(game, options, Seat(i)) for i in range(options.players)]


def fresh_mind(game: Game, options: Options, seat: Seat) -> Mind:
    return Mind(seat, game.knowledge(options, seat), belief(game.key, options, seat))


def tell(game: Game, minds: list[Mind], events: list[Event]) -> None:
    for mind in minds:
        for event in events:
            mind.hear(game.told_to(event, mind.seat))


def tell_all(game: Game, minds: list[Mind], events: list[Event]) -> None:
    for event in events:
        heard = game.told_to(event, TABLE)
        for mind in minds:
            mind.hear(heard)


def tell_claim(minds: list[Mind], entry: Entry) -> None:
    for mind in minds:
        if mind.belief is not None:
            mind.belief.hear_claim(Seat(entry.seat), entry.text)
