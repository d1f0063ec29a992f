"""Laws about sampled worlds: they look like the real one, and they could really be."""

from __future__ import annotations

from logovo.core.chance import Chance
from logovo.core.errors import BadPosition
from logovo.core.game import Game
from logovo.core.moves import Move
from logovo.core.plain import canonical
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import asked
from logovo.testkit.walks import Party


def sampled_world(party: Party, observer: Seat, chance: Chance) -> State:
    game = party.game
    seen = game.view(party.table.state, observer)
    return game.sample_world(seen, party.knowledge[observer], chance)


def looks_the_same(party: Party, observer: Seat, world: State) -> None:
    """The observer cannot tell it from the real one: same view, same moves, same answers."""
    game, state = party.game, party.table.state
    ours, theirs = canonical(game.view(state, observer)), canonical(game.view(world, observer))
    assert ours == theirs, f"observer {observer} sees\n{theirs}\ninstead of\n{ours}"
    assert game.census(world) == game.census(state), "the sampled box does not add up"
    assert game.is_asked(world, observer) == game.is_asked(state, observer)
    if not game.is_asked(state, observer):
        return
    assert game.legal(world, observer) == game.legal(state, observer)
    for move in game.candidates(state, observer):
        ours, theirs = answer(game, state, observer, move), answer(game, world, observer, move)
        assert ours == theirs, f"{move}: {theirs} instead of {ours}"
    for move in game.legal(state, observer):
        ours, theirs = (canonical(game.preview(s, observer, move)) for s in (state, world))
        assert ours == theirs, f"the preview of {move} tells a secret: {ours}, {theirs}"
    ours, theirs = (str(game.default_move(s, observer, Chance(5))) for s in (state, world))
    assert ours == theirs, "the default move tells a secret"


def answer(game: Game, state: State, seat: Seat, move: Move) -> str:
    refusal = game.refusal(state, seat, move)
    return "" if refusal is None else canonical([refusal.rule, refusal.facts])


def could_be(party: Party, observer: Seat, world: State) -> None:
    """The rules can lead to it: it is over only if the real one is, it asks the seats that
    the real one asks, and it loads as a position. `load` refuses a position in which the
    rules would already have ended the game or the round, and an ask without its cause."""
    game, state = party.game, party.table.state
    assert world.is_over() == state.is_over(), "over in one world only"
    awaited = game.awaited(state)
    _word, known = asked(game.view(state, observer))
    if set(known) == set(awaited):  # else the rules hide whom the table waits for
        theirs = game.awaited(world)
        assert theirs == awaited, f"observer {observer} imagines {theirs} asked, not {awaited}"
    position = game.dump(world)
    try:
        again = game.load(position)
    except BadPosition as bad:
        raise AssertionError(f"observer {observer} imagines {bad}: {canonical(position)}") from bad
    assert canonical(game.dump(again)) == canonical(position), "a sampled world loads as another"
    assert game.awaited(again) == game.awaited(world)
