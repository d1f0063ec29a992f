"""Whether a move may be taken back: it may if nobody, its player included, has learnt
anything by it. Not a list of harmless moves but a question to the game itself.

For every observer we take worlds he could not tell from the real one before the move. If
the move is possible in each of them and looks the same to him in each, then he could have
foreseen all he was shown. After every move a few worlds are looked at, which is enough to
know whether an undo may be offered; when it is asked for, many.
"""

from __future__ import annotations

from typing import Final

from logovo.core.chance import Chance, replaying
from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.table import Replay
from logovo.core.views import Knowledge, View
from logovo.server.fold import Fold

FEW: Final = 2
MANY: Final = 24


def reveals_nothing(
    game: Game, before: State, minds: list[Knowledge], seat: int, text: str, seed: int, worlds: int
) -> bool:
    """`minds` holds what each seat knew before the move."""
    chance = Chance(seed)
    for observer in range(len(minds)):
        shown = looks_like(game, before.clone(), seat, text, observer)
        if shown is None:
            return False
        sampler = game.sampler(game.view(before, Seat(observer)), minds[observer])
        for _world in range(worlds):
            if looks_like(game, sampler.sample(chance), seat, text, observer) != shown:
                return False
    return True


def looks_like(
    game: Game, world: State, seat: int, text: str, observer: int
) -> tuple[list[Event], View] | None:
    """What the observer hears and sees of the move in this world; None if it cannot be
    played there, or asks for luck."""
    journal = Journal(True)
    move = game.parse_move(text)
    if game.refusal(world, Seat(seat), move) is not None:
        return None
    try:
        game.play(world, Seat(seat), move, replaying([]), journal)
    except LogovoError:
        return None
    told = [game.told_to(event, Seat(observer)) for event in journal.take()]
    return told, game.view(world, Seat(observer))


def last_reveals_nothing(fold: Fold, seed: int) -> bool:
    """Whether the last entry, a move, may be taken back; looked at thoroughly."""
    last = fold.live.log.entries[-1]
    before, minds = recalled(fold, len(fold.live.log.entries) - 1)
    return reveals_nothing(fold.game, before, minds, last.seat, last.text, seed, MANY)


def minds_of(fold: Fold) -> list[Knowledge]:
    """What each seat knows now, from the whole log."""
    return recalled(fold, len(fold.live.log.entries))[1]


def recalled(fold: Fold, entries: int) -> tuple[State, list[Knowledge]]:
    """The state after so many entries of the log, and what each seat knew then."""
    game = fold.game
    minds = [game.knowledge(fold.options, Seat(seat)) for seat in range(fold.players)]
    replay = Replay(game, fold.live.log)
    listen(game, minds, replay.table.opening)
    while replay.at < entries:
        listen(game, minds, replay.step())
    return replay.table.state, minds


def listen(game: Game, minds: list[Knowledge], events: list[Event]) -> None:
    for seat in range(len(minds)):
        for event in events:
            minds[seat].hear(game.told_to(event, Seat(seat)))
