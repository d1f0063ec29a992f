"""A position read back: the inverse of `dump`. What it says is checked in `checks.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.bits import BIT
from logovo.core.positions import Reading
from logovo.games.vampires.asks import GIVE, PUT, WORDS
from logovo.games.vampires.checks import check
from logovo.games.vampires.components import (
    COLOURS,
    EMPTY,
    GARLIC,
    GARLIC_EACH,
    GRAVE_COUNT,
    GRAVES,
    LIDS,
    MOST_PLAYERS,
    NO_GIFT,
    STAKES,
    STAKES_LIMIT,
    TURNS_CAP,
    grave_named,
    rats_for,
)
from logovo.games.vampires.positions import ENDINGS, SHOWN, inside_text
from logovo.games.vampires.state import VampiresState, set_yard
from logovo.games.vampires.views import mask_of

KEYS: Final = (
    "players",
    "open-notes",
    "shared-win",
    "barred-ever",
    "laps-round",
    "colours",
    "graves",
    "seen",
    "reserve",
    "rats-out",
    "rows",
    "path-stakes",
    "turn",
    "stirred",
    "turn-seat",
    "opener",
    "ask",
    "last",
    "plague",
    "gifts",
    "ever",
    "lately",
    "rival",
    "barred",
    "ending",
)
ROW_KEYS: Final = ("vampires", "left", "closed", "garlic", "stakes")
LAST_KEYS: Final = ("seat", "grave", "lid", "inside", "put")
PLAGUE_KEYS: Final = ("grave", "owner", "stopped", "has-opened", "open")
GIFTS_KEYS: Final = ("receiver", "giver", "left", "vampire")


def load(position: dict[str, object]) -> VampiresState:
    read = Reading(position, KEYS)
    players = read.number("players", 2, MOST_PLAYERS)
    state = VampiresState(players)
    state.open_notes = read.flag("open-notes")
    state.shared_win = read.flag("shared-win")
    state.barred_ever = read.flag("barred-ever")
    state.laps_round = read.flag("laps-round")
    in_play = colours(read, "colours")
    if len(set(in_play)) != len(in_play):
        raise read.bad("colours", "named-twice")
    state.colours = sum([1 << colour for colour in in_play])
    lay_graves(state, read)
    state.seen = graves(read, "seen")
    reserve = colours(read, "reserve")
    state.reserve = vec[u8]([u8(colour) for colour in reserve])
    state.reserve_left = len(reserve)
    state.rats_out = read.number("rats-out", 0, rats_for(players))
    lay_rows(state, read)
    state.path_stakes = read.number("path-stakes", 0, STAKES)
    state.turn = read.number("turn", 1, TURNS_CAP)
    state.stirred = read.number("stirred", 0, int(state.turn))
    state.turn_seat = read.number("turn-seat", 0, players - 1)
    state.opener = read.number("opener", 0, players - 1)
    state.ask = WORDS.index(read.word("ask", WORDS))
    state.ending = ENDINGS.index(read.word("ending", ENDINGS))
    load_last(state, part(read, "last", LAST_KEYS))
    load_plague(state, part(read, "plague", PLAGUE_KEYS))
    gifts = part(read, "gifts", GIFTS_KEYS)
    load_gifts(state, gifts)
    if (gifts is not None) != (state.ask == GIVE or state.ask == PUT):
        raise read.bad("gifts", "not-asked")
    state.ever = masks(read, "ever")
    state.lately = masks(read, "lately")
    state.rival = masks(read, "rival")
    state.barred = graves(read, "barred")
    state.asked = asked(state)
    check(state)
    return state


# --- parts ----------------------------------------------------------------


def lay_graves(state: VampiresState, read: Reading) -> None:
    yard: i64 = 0
    for name, text in read.texts("graves").items():
        grave: i64 = grave_named(name)
        words = text.split(" ", 1)
        if grave < 0 or words[0] not in LIDS:
            raise read.bad("graves", "unknown-word")
        inside = EMPTY if len(words) == 1 else inside_read(read, "graves", words[1], state)
        yard |= BIT[grave]
        state.set_grave(grave, LIDS.index(words[0]), inside)
    set_yard(state, yard)


def inside_read(read: Reading, key: str, text: str, state: VampiresState) -> int:
    """`empty`, `vampire`, or `garlic` with the seat that owns it."""
    for inside in range(GARLIC + int(state.players)):
        if inside_text(inside) == text:
            return inside
    raise read.bad(key, "unknown-word")


def lay_rows(state: VampiresState, read: Reading) -> None:
    rows = read.rows("rows", ROW_KEYS)
    if len(rows) != state.players:
        raise read.bad("rows", "one-for-each-player")
    for seat in range(len(rows)):
        row = rows[seat]
        vampires = colours(row, "vampires")
        if len(vampires) > GRAVE_COUNT:
            raise row.bad("vampires", "too-many")
        state.sizes[seat] = len(vampires)
        state.lefts[seat] = row.number("left", 0, len(vampires))
        state.closeds[seat] = row.number("closed", 0, len(vampires))
        state.garlic[seat] = row.number("garlic", 0, GARLIC_EACH)
        state.stakes[seat] = row.number("stakes", 0, STAKES_LIMIT)
        for place in range(len(vampires)):
            state.set_vampire(seat, place, vampires[place])


def load_last(state: VampiresState, last: Reading | None) -> None:
    if last is None:
        return
    state.spot = GRAVES.index(last.word("grave", GRAVES))
    state.spot_seat = last.number("seat", 0, int(state.players) - 1)
    state.spot_inside = inside_read(last, "inside", last.text("inside"), state)
    state.spot_put = inside_read(last, "put", last.text("put"), state)
    state.spot_lid = SHOWN.index(last.word("lid", SHOWN))


def load_plague(state: VampiresState, plague: Reading | None) -> None:
    if plague is None:
        return
    state.rat_grave = GRAVES.index(plague.word("grave", GRAVES))
    state.owner = plague.number("owner", 0, int(state.players) - 1)
    state.stopped = plague.number("stopped", 0, int(state.players) - 1)
    state.has_opened = plague.flag("has-opened")
    state.plague_open = graves(plague, "open")


def load_gifts(state: VampiresState, gifts: Reading | None) -> None:
    if gifts is None:
        return
    state.receiver = gifts.number("receiver", 0, int(state.players) - 1)
    state.giver = gifts.number("giver", 0, int(state.players) - 1)
    state.gifts_left = gifts.number("left", 0, MOST_PLAYERS)
    word = gifts.word("vampire", (*COLOURS, ""))
    state.gift = COLOURS.index(word) if word else NO_GIFT


def part(read: Reading, key: str, keys: tuple[str, ...]) -> Reading | None:
    value = read.values[key]
    return None if value is None else Reading(value, keys, f"{key}.")


def colours(read: Reading, key: str) -> list[int]:
    return [COLOURS.index(word) for word in read.words(key, COLOURS)]


def graves(read: Reading, key: str) -> i64:
    words = read.words(key, GRAVES)
    if len(set(words)) != len(words):
        raise read.bad(key, "named-twice")
    return mask_of(words)


def masks(read: Reading, key: str) -> vec[i64]:
    """Two lists of graves, for two seats."""
    out = vec[i64]([0, 0])
    lists = read.items(key)
    if len(lists) != 2:
        raise read.bad(key, "not-two-lists")
    for seat in range(2):
        out[seat] = graves(Reading({key: lists[seat]}, (key,)), key)
    return out


def asked(state: VampiresState) -> i64:
    if state.ask == GIVE:
        return state.giver
    return state.receiver if state.ask == PUT else state.opener
