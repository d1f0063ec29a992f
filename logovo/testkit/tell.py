"""One game as text that tells, for each event, who heard what: read by eye, diffed by tests."""

from __future__ import annotations

from collections.abc import Iterator

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import SILENT, Event
from logovo.core.options import Options
from logovo.core.plain import facts_of, kind_of
from logovo.core.rulebook import Fact
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.testkit.walks import Party


def tell(game: Game, options: Options, seed: int, decisions: int, why: str) -> str:
    """A playthrough of so many random decisions, with the reason why it is kept."""
    party = Party(game, options, seed)
    chance = Chance(seed + 1)
    chosen = " ".join(f"{key}={value}" for key, value in options.values.items())
    lines = [f"# {why}", f"game {game.key}  players {options.players}  seed {seed}", chosen, ""]
    lines += heard(party, party.table.opening)
    for number in range(1, decisions + 1):
        if party.table.state.is_over():
            break
        seat, move = party.pick(chance)
        open_moves = len(game.legal(party.table.state, seat))
        lines += ["", f"{number}. {seat_name(seat)}, one of {open_moves}: {move}"]
        lines += heard(party, party.play(seat, move))
    return "\n".join(lines) + "\n"


def heard(party: Party, events: list[Event]) -> Iterator[str]:
    """A line for each way an event is told, and to whom."""
    for event in events:
        ways: dict[str, list[str]] = {}
        for observer in party.observers:
            told = party.game.told_to(event, observer)
            ways.setdefault(line_of(told), []).append(seat_name(observer))
        for text, who in ways.items():
            yield f"   {text:<60} -> {' '.join(who)}".rstrip()


def line_of(event: Event) -> str:
    facts = " ".join(f"{name}={shown(fact)}" for name, fact in facts_of(event).items())
    return f"{kind_of(event)} {facts}".rstrip()


def shown(fact: Fact) -> str:
    if isinstance(fact, tuple):
        return "+".join(str(item) for item in fact) or "-"
    return str(fact)


def seat_name(seat: Seat) -> str:
    return "table" if seat == TABLE else str(seat)


def perft(state: State, depth: int, seed: int = 0) -> int:
    """How many lines of play of that length there are; luck is the same for all."""
    if depth == 0 or state.is_over():
        return 1
    total = 0
    for code in state.legal_codes():
        child = state.clone()
        child.apply(code, Chance(seed), SILENT)
        total += perft(child, depth - 1, seed)
    return total
