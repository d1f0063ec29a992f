"""The laws against peeking: taking a move back teaches nothing, and what is fleeting is gone."""

from __future__ import annotations

from logovo.core.chance import Chance, recording
from logovo.core.game import Game
from logovo.core.journal import Journal
from logovo.core.moves import Move
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.core.story import heard, heard_again
from logovo.core.takeback import FEW, MANY, Played, foreseen, may_take_back
from logovo.core.views import FORESEEN, UNSAID
from logovo.testkit.laws import sampled_world
from logovo.testkit.walks import Party

GLANCE = 4
"""Worlds imagined for each observer to see whether a move could have looked otherwise."""
THOROUGH = 32
"""The same where it could. The answer itself comes from a sample of worlds, so what was as good
as sure may count as foreseen; what would have come otherwise in half of the worlds may not."""


def undo_teaches_nothing(party: Party, seat: Seat, move: Move, seed: int) -> int:
    """If a move may be taken back, nobody was shown what they could not already read; and
    whether it may be is the same in a world its player cannot tell from the real one. Returns
    1 if the move may be taken back."""
    game, state = party.game, party.table.state
    played = play(game, state.clone(), seat, move, seed)
    offered = is_offered(party, played, seed)
    world = sampled_world(party, seat, Chance(seed))
    twin = play(game, world, seat, move, seed)
    if looks_alike(game, played, twin, seat):
        too = is_offered(party, twin, seed)
        assert offered == too, f"undo of {move} is offered in one of two worlds alike to {seat}"
    sure = offered and may_take_back(game, played, party.knowledge, seed + 1, MANY)
    if foreseen(game, played, party.knowledge[TABLE]) == FORESEEN:
        assert sure, f"{move} is said to be foreseen, but not in all worlds"
    if not sure:
        return 0
    for observer in party.observers:
        for event in heard(game, played.events, observer):
            assert not game.fleeting(event), f"undo of {move} shows {event} once more"
            assert not game.covers(event), f"undo of {move} shows what {event} has covered"
        if surprises(party, played, observer, seed, GLANCE) > 0:
            share = surprises(party, played, observer, seed, THOROUGH) / THOROUGH
            assert share < 0.5, f"{observer} learns something from {move}, which may be taken back"
    return 1


def is_offered(party: Party, played: Played, seed: int) -> bool:
    """As a table does it: by what the game says, or else by a few worlds."""
    said = foreseen(party.game, played, party.knowledge[TABLE])
    if said != UNSAID:
        return said == FORESEEN
    return may_take_back(party.game, played, party.knowledge, seed, FEW)


def fleeting_is_gone(party: Party, seat: Seat, move: Move, seed: int) -> int:
    """Told again while the game runs, a move's events hold nothing fleeting, and observers
    agree on what is: one who hears less of an event forgets it all the same. Returns the
    number of fleeting events."""
    game = party.game
    played = play(game, party.table.state.clone(), seat, move, seed)
    gone = [event for event in played.events if game.fleeting(event)]
    for observer in party.observers:
        for event in played.events:
            told = game.told_to(event, observer)
            same = game.fleeting(told) == game.fleeting(event)
            assert same, f"{event} and {told}, as {observer} hears it: only one is fleeting"
            same = game.covers(told) == game.covers(event)
            assert same, f"{event} and {told}, as {observer} hears it: only one covers something"
        again = heard_again(game, played.events, observer, False)
        assert not any(game.fleeting(event) for event in again)
        assert len(again) == len(played.events) - len(gone)
    return len(gone)


def surprises(party: Party, played: Played, observer: Seat, seed: int, worlds: int) -> int:
    """In how many worlds the observer imagines the move is impossible or looks otherwise."""
    game, found = party.game, 0
    for i in range(worlds):
        world = sampled_world(party, observer, Chance(seed + i))
        if game.refusal(world, played.seat, played.move) is not None:
            found += 1
        else:
            foreseen = play(game, world, played.seat, played.move, seed)
            found += int(not looks_alike(game, played, foreseen, observer))
    return found


def play(game: Game, state: State, seat: Seat, move: Move, seed: int) -> Played:
    """Play a move on this state, which is kept as it was in `before`."""
    before, journal, chance = state.clone(), Journal(True), recording(seed)
    game.play(state, seat, move, chance, journal)
    luck = len(chance.take_tape()) > 0
    return Played(seat, move, before, state, journal.take(), luck)


def looks_alike(game: Game, one: Played, two: Played, observer: Seat) -> bool:
    """Whether the observer is shown the same of both."""
    told = heard(game, one.events, observer) == heard(game, two.events, observer)
    return told and game.view(one.after, observer) == game.view(two.after, observer)
