"""Refusals tell the truth: what a refusal says would be accepted is accepted.

A sentence that names what may be played instead fills its names from facts with agreed names,
and then this law checks them in every position of every game:

    accepted_<field>   the values that this field of the move may have, one or a tuple
    least_<field>      the smallest such number, and most_<field> the largest
    accepted_moves     whole moves in notation, one or a tuple
    fits               the cards that would suit, whatever else forbids them

Named values are all there are: no legal move of the same class has another one. A value that
the seat could try (a card in hand, a place in view) is accepted in at least one move. A word
called like a field of the move speaks of the move: it is what the move says there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from logovo.core.game import Game
from logovo.core.moves import Move
from logovo.core.plain import facts_of
from logovo.core.rulebook import Fact, Refusal
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.testkit.walks import Party

MOVES: Final = "accepted_moves"
FITS: Final = "fits"
CARD: Final = "card"
BOUNDS: Final = ("accepted", "least", "most")
UNKNOWN: Final = "unknown"


def what_is_named_is_accepted(party: Party) -> None:
    """Every refusal that the seats asked now could meet."""
    game, state = party.game, party.table.state
    for seat in game.awaited(state):
        tried = game.candidates(state, seat)
        legal = game.legal(state, seat)
        for move in tried:
            refusal = game.refusal(state, seat, move)
            if refusal is not None:
                for lie in lies(game, state, seat, move, refusal, tried, legal):
                    raise AssertionError(f"{move}: {refusal} {lie}")


def lies(
    game: Game,
    state: State,
    seat: Seat,
    move: Move,
    refusal: Refusal,
    tried: list[Move],
    legal: list[Move],
) -> Iterator[str]:
    """What the facts of a refusal say that is not so, told in words."""
    own = facts_of(move)
    alike = [other for other in tried if type(other) is type(move)]
    accepted = [other for other in legal if type(other) is type(move)]
    for name, fact in refusal.facts.items():
        bound, _line, field = name.partition("_")
        if name == MOVES:
            for text in several(fact):
                if game.refusal(state, seat, game.parse_move(str(text))) is not None:
                    yield f"names {text}, which is refused too"
        elif isinstance(fact, str) and fact not in (own.get(name, fact), UNKNOWN):
            yield f"speaks of {name} {fact}, the move of {own[name]}"
        elif bound in BOUNDS and field and field not in own:
            yield f"names {name}, but the move has no {field}"
        elif name == FITS and CARD in own:
            yield from misfits(game, state, seat, several(fact), alike, accepted)
        elif bound == "accepted" and field:
            yield from wrong_values(field, several(fact), alike, accepted)
        elif bound in BOUNDS and field:
            yield from wrong_bound(bound, field, fact, alike, accepted)


def several(fact: Fact) -> tuple[int | str, ...]:
    return fact if isinstance(fact, tuple) else (fact,)


def wrong_values(
    field: str, named: tuple[int | str, ...], alike: list[Move], accepted: list[Move]
) -> Iterator[str]:
    may_be = {facts_of(other)[field] for other in accepted}
    could_try = {facts_of(other)[field] for other in alike}
    for value in named:
        if value in could_try and value not in may_be:
            yield f"names {value}, which is refused too"
    for missing in may_be.difference(named):
        yield f"leaves out {missing}, which is accepted"


def misfits(
    game: Game,
    state: State,
    seat: Seat,
    named: tuple[int | str, ...],
    alike: list[Move],
    accepted: list[Move],
) -> Iterator[str]:
    """No refusal of a card says that this card fits, and all cards that may be played do."""
    for missing in {facts_of(other)[CARD] for other in accepted}.difference(named):
        yield f"leaves out {missing}, which is accepted"
    for other in alike:
        refusal = game.refusal(state, seat, other)
        card = facts_of(other)[CARD]
        if refusal is not None and FITS in refusal.facts and card in named:
            yield f"names {card}, which is refused too"


def wrong_bound(
    bound: str, field: str, fact: Fact, alike: list[Move], accepted: list[Move]
) -> Iterator[str]:
    edge = number(fact)
    may_be = {number(facts_of(other)[field]) for other in accepted}
    could_try = {number(facts_of(other)[field]) for other in alike}
    if edge is None:
        yield f"names {fact} as a bound, which is no number"
        return
    if edge in could_try and edge not in may_be:
        yield f"names {edge}, which is refused too"
    for value in may_be:
        if value is not None and (value < edge if bound == "least" else value > edge):
            yield f"says {bound} {edge}, but {value} is accepted"


def number(fact: Fact) -> int | None:
    """Numbers are also cards that are called by their number; other cards have no bound."""
    if isinstance(fact, int):
        return fact
    return int(fact) if isinstance(fact, str) and fact.isdecimal() else None
