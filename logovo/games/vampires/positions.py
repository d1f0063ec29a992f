"""A whole table as plain JSON, and the count of the box: for tests, puzzles and reports."""

from __future__ import annotations

from typing import Final

from logovo.games.vampires.asks import GIVE, PUT, WORDS
from logovo.games.vampires.components import (
    COLOURS,
    GARLIC,
    GRAVES,
    INSIDE_WORDS,
    LIDS,
    NO_GIFT,
    NO_GRAVE,
    RAT,
    VAMPIRE,
)
from logovo.games.vampires.state import VampiresState, colours_of
from logovo.games.vampires.views import names

SHOWN: Final = (*LIDS, "unknown")
"""Lids as a position and the last opening name them; by UNTURNED the last is not seen."""

ENDINGS: Final = ("", "won", "stalled", "capped")


def dump(state: VampiresState) -> dict[str, object]:
    """Graves read `red`, `red vampire`, `blue garlic 2` (of seat 2); the reserve has its top
    last, a row its vampires from left to right."""
    return {
        "players": int(state.players),
        "open-notes": state.open_notes,
        "shared-win": state.shared_win,
        "barred-ever": state.barred_ever,
        "laps-round": state.laps_round,
        "colours": list(colours_of(state)),
        "graves": {GRAVES[g]: grave_text(state, int(g)) for g in state.yard_list},
        "seen": list(names(state.seen)),
        "reserve": [COLOURS[state.reserve[i]] for i in range(state.reserve_left)],
        "rats-out": int(state.rats_out),
        "rows": [row(state, seat) for seat in range(int(state.players))],
        "path-stakes": int(state.path_stakes),
        "turn": int(state.turn),
        "stirred": int(state.stirred),
        "turn-seat": int(state.turn_seat),
        "opener": int(state.opener),
        "ask": WORDS[state.ask],
        "last": last(state),
        "plague": plague(state),
        "gifts": gifts(state),
        "ever": [list(names(mask)) for mask in state.ever],
        "lately": [list(names(mask)) for mask in state.lately],
        "rival": [list(names(mask)) for mask in state.rival],
        "barred": list(names(state.barred)),
        "ending": ENDINGS[state.ending],
    }


def inside_text(inside: int) -> str:
    if inside >= GARLIC:
        return f"{INSIDE_WORDS[GARLIC]} {inside - GARLIC}"
    return INSIDE_WORDS[inside]


def grave_text(state: VampiresState, grave: int) -> str:
    lid = LIDS[state.lid(grave)]
    inside = int(state.inside(grave))
    return lid if inside == 0 else f"{lid} {inside_text(inside)}"


def row(state: VampiresState, seat: int) -> dict[str, object]:
    return {
        "vampires": [COLOURS[state.vampire(seat, i)] for i in range(state.sizes[seat])],
        "left": int(state.lefts[seat]),
        "closed": int(state.closeds[seat]),
        "garlic": int(state.garlic[seat]),
        "stakes": int(state.stakes[seat]),
    }


def last(state: VampiresState) -> dict[str, object] | None:
    if state.spot == NO_GRAVE:
        return None
    return {
        "seat": int(state.spot_seat),
        "grave": GRAVES[state.spot],
        "lid": SHOWN[state.spot_lid],
        "inside": inside_text(int(state.spot_inside)),
        "put": inside_text(int(state.spot_put)),
    }


def plague(state: VampiresState) -> dict[str, object] | None:
    if state.rat_grave == NO_GRAVE:
        return None
    return {
        "grave": GRAVES[state.rat_grave],
        "owner": int(state.owner),
        "stopped": int(state.stopped),
        "has-opened": state.has_opened,
        "open": list(names(state.plague_open)),
    }


def gifts(state: VampiresState) -> dict[str, object] | None:
    if state.ask != GIVE and state.ask != PUT:
        return None
    return {
        "receiver": int(state.receiver),
        "giver": int(state.giver),
        "left": int(state.gifts_left),
        "vampire": COLOURS[state.gift] if state.gift != NO_GIFT else "",
    }


def census(state: VampiresState) -> dict[str, int]:
    """Lids, vampires, garlic and stakes wherever they lie."""
    found: dict[str, int] = {"rat": int(state.rats_out), "stake": int(state.path_stakes)}
    for word in colours_of(state):
        found["lid " + word] = 0
        found["vampire " + word] = 0
    for i in range(state.reserve_left):
        found["lid " + COLOURS[state.reserve[i]]] += 1
    if state.gift != NO_GIFT:
        found["vampire " + COLOURS[state.gift]] += 1
    for seat in range(int(state.players)):
        found["stake"] += int(state.stakes[seat])
        found[f"garlic {seat}"] = int(state.garlic[seat])
        for place in range(state.sizes[seat]):
            found["vampire " + COLOURS[state.vampire(seat, place)]] += 1
    for number in state.yard_list:
        grave = int(number)
        lid = int(state.lid(grave))
        inside = int(state.inside(grave))
        if lid == RAT:
            found["rat"] += 1
        else:
            found["lid " + LIDS[lid]] += 1
        if inside == VAMPIRE:
            found["vampire " + LIDS[lid]] += 1
        elif inside >= GARLIC:
            found[f"garlic {inside - GARLIC}"] += 1
    return found
