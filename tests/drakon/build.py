"""Tables for the tests, written as the ledger writes them: `8r0@0,-1 9r0@0,-2`."""

from __future__ import annotations

import re

from logovo.core.chance import Chance, rigged
from logovo.core.journal import Event, Journal
from logovo.core.seats import Seat, parse_seat
from logovo.games.drakon import asks
from logovo.games.drakon.components import CHAMBERS, COINS, HERO_WORDS
from logovo.games.drakon.game import GAME
from logovo.games.drakon.state import Drakon

LYING = re.compile(r"(\d+)r(\d)@(-?\d+),(-?\d+)")
SQUARE = re.compile(r"@(-?\d+),(-?\d+)")


def table(
    board: str = "",
    *,
    players: int = 2,
    hands: dict[str, list[int]] | None = None,
    coins: dict[str, list[int]] | None = None,
    at: dict[str, str] | None = None,
    figure: str = "",
    rest: str = "pile",
    heroes: dict[str, str] | None = None,
    turn: str = "p1",
    **options: str,
) -> Drakon:
    """A table at the action of `turn`. Chambers named nowhere are the `rest`: the pile in
    order of number, a seat's hand, or `far`: on the table, each alone, out of reach."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    if heroes:
        chosen["heroes"] = "on"
    values = GAME.options(players, chosen).values
    laid = {0: [0, 0, 0, 0]}
    for chamber, turning, x, y in LYING.findall(board):
        laid[int(chamber)] = [int(chamber), int(turning), int(x), int(y)]
    held = [sorted((hands or {}).get(f"p{seat + 1}", [])) for seat in range(players)]
    used = set(laid) | {chamber for hand in held for chamber in hand}
    left = [chamber for chamber in range(CHAMBERS) if chamber not in used]
    pile: list[int] = []
    if rest == "pile":
        pile = left
    elif rest == "far":
        for i, chamber in enumerate(left):
            laid[chamber] = [chamber, 0, 100 + 2 * i, 50]
    else:
        held[seat_of(rest)] = sorted(held[seat_of(rest)] + left)
    pools = players // 2 if chosen.get("teams") == "on" else players
    purses = [[0, 0, 0] for _pool in range(pools)]
    for name, purse in (coins or {}).items():
        for value in purse:
            purses[seat_of(name) % pools][value - 1] += 1
    where = {(row[2], row[3]): row[0] for row in laid.values()}
    named = heroes or {}
    free = [h for h in range(len(HERO_WORDS)) if HERO_WORDS[h] not in named.values()]
    figures = [
        HERO_WORDS.index(named[f"p{s + 1}"]) if f"p{s + 1}" in named else free.pop()
        for s in range(players)
    ]
    return GAME.load(
        {
            "players": players,
            "options": dict(values),
            "board": sorted(laid.values()),
            "figure": where[square(figure)] if figure else -1,
            "stands": [where[square((at or {}).get(f"p{s + 1}", "@0,0"))] for s in range(players)],
            "heroes": figures,
            "used": 0,
            "hands": held,
            "pile": pile,
            "coins": purses,
            "hoard": [COINS[v] - sum(purse[v] for purse in purses) for v in range(3)],
            "first": seat_of(turn),
            "turn": seat_of(turn),
            "turns": 0,
            "stir": -1,
            "idle": 0,
            "forced": 0,
            "acted": [],
            "ended": -1,
            "winners": 0,
            "asks": [[asks.ASK_ACTION, seat_of(turn), 0, 0, 0, 0]],
        }
    )


def seat_of(word: str) -> Seat:
    seat = parse_seat(word)
    assert seat is not None
    return seat


def square(text: str) -> tuple[int, int]:
    found = SQUARE.fullmatch(text)
    assert found is not None, text
    return int(found[1]), int(found[2])


def decider(state: Drakon) -> str:
    return f"p{int(state.decider()) + 1}"


def ask(state: Drakon) -> str:
    return asks.ASK_WORDS[int(state.asks.kind())]


def play(state: Drakon, *texts: str, luck: list[int] | None = None) -> list[Event]:
    """Play moves of whoever decides; `luck` is what chance gives first."""
    chance = rigged(luck) if luck is not None else Chance(7)
    journal = Journal(True)
    for text in texts:
        seat = Seat(int(state.decider()))
        move = GAME.parse_move(text)
        refusal = GAME.refusal(state, seat, move)
        assert refusal is None, f"{text}: {refusal}"
        GAME.play(state, seat, move, chance, journal)
    return journal.take()


def refused(state: Drakon, text: str) -> str:
    """The rule that forbids it, without the key; "" if it may be played."""
    refusal = GAME.refusal(state, Seat(int(state.decider())), GAME.parse_move(text))
    return "" if refusal is None else refusal.rule.id.removeprefix("drakon.")


def facts(state: Drakon, text: str) -> dict[str, object]:
    refusal = GAME.refusal(state, Seat(int(state.decider())), GAME.parse_move(text))
    assert refusal is not None
    return dict(refusal.facts)


def legal(state: Drakon, *kinds: str) -> list[str]:
    """The listed moves whose first word is one of these; all if none is given."""
    listed = [str(move) for move in GAME.legal(state, Seat(int(state.decider())))]
    return [text for text in listed if not kinds or text.split()[0] in kinds]


def at(state: Drakon, name: str) -> str:
    """Where a seat's hero stands."""
    spot = GAME.view(state, Seat(-1)).seats[seat_of(name)].at
    return f"@{spot.x},{spot.y}"


def figure_at(state: Drakon) -> str:
    spot = GAME.view(state, Seat(-1)).figure
    return "" if spot is None else f"@{spot.x},{spot.y}"


def coins(state: Drakon, name: str) -> int:
    return int(state.coin_count(state.pool(seat_of(name))))


def gold(state: Drakon, name: str) -> int:
    return int(state.gold(state.pool(seat_of(name))))


def hoard(state: Drakon) -> int:
    return int(state.coin_count(6))


def hand(state: Drakon, name: str) -> list[int]:
    seat = seat_of(name)
    return [int(state.hand(seat, i)) for i in range(int(state.held(seat)))]


def pile(state: Drakon) -> list[int]:
    found = GAME.dump(state)["pile"]
    assert isinstance(found, list)
    return found


def chamber_at(state: Drakon, text: str) -> str:
    """`8r1` as it lies; "" for a free square."""
    for lying in GAME.view(state, Seat(-1)).board:
        if (lying.x, lying.y) == square(text):
            return f"{lying.chamber}r{lying.turning}"
    return ""


def winners(state: Drakon) -> list[str]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return [f"p{seat + 1}" for seat in outcome.winners]


def reason(state: Drakon) -> str:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.reason.id.removeprefix("drakon.")
