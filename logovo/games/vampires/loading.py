"""A position read back, and every way in which it cannot be a table. It inverts `dump`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.bits import BIT
from logovo.core.errors import BadPosition
from logovo.core.positions import Reading
from logovo.games.vampires.components import (
    COLOURS,
    EACH_COLOUR,
    GARLIC_EACH,
    GRAVE_COUNT,
    GRAVES,
    LIDS,
    MOST_PLAYERS,
    RAT,
    STAKES,
    STAKES_LIMIT,
    TURNS_CAP,
    TWO_COLOURS,
    TWO_GRAVES,
    grave_named,
    rats_for,
)
from logovo.games.vampires.kinds import (
    ASK_WORDS,
    EMPTY,
    GARLIC,
    GIVE,
    GOING,
    LEFT,
    MATCH,
    MISS,
    NO_GIFT,
    NO_GRAVE,
    OVER,
    PLAGUE,
    PUT,
    RIGHT,
    VAMPIRE,
)
from logovo.games.vampires.legality import plague_graves
from logovo.games.vampires.positions import ENDINGS, SHOWN, census, inside_text
from logovo.games.vampires.state import VampiresState, set_yard
from logovo.games.vampires.views import mask_of

KEYS: Final = (
    "players",
    "open-notes",
    "shared-win",
    "barred-ever",
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
PLAGUE_KEYS: Final = ("grave", "owner", "stopped", "open")
GIFTS_KEYS: Final = ("receiver", "giver", "left", "vampire")


def load(position: dict[str, object]) -> VampiresState:
    read = Reading(position, KEYS)
    players = read.number("players", 2, MOST_PLAYERS)
    state = VampiresState(players)
    state.open_notes = read.flag("open-notes")
    state.shared_win = read.flag("shared-win")
    state.barred_ever = read.flag("barred-ever")
    state.colours = sum([1 << colour for colour in set(colours(read, "colours"))])
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
    state.ask = ASK_WORDS.index(read.word("ask", ASK_WORDS))
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
    check_box(state)
    check_rows(state)
    check_ask(state)
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
    return mask_of(read.words(key, GRAVES))


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


# --- checks ---------------------------------------------------------------


def check_box(state: VampiresState) -> None:
    """As many of everything as in the box, and rats where they may be."""
    in_play = [c for c in range(len(COLOURS)) if (state.colours >> c) & 1 != 0]
    two = state.players == 2
    if len(in_play) != (TWO_COLOURS if two else len(COLOURS)):
        raise BadPosition("colours")
    if len(state.yard_list) != (TWO_GRAVES if two else GRAVE_COUNT):
        raise BadPosition("graves: how many")
    for each in used_colours(state):
        if each not in in_play:
            raise BadPosition("a colour that is not in play")
    found = census(state)
    for name, count in found.items():
        if name.startswith(("lid", "vampire")):
            wanted = EACH_COLOUR
        elif name.startswith("garlic"):
            wanted = GARLIC_EACH
        else:
            wanted = STAKES if name == "stake" else rats_for(int(state.players))
        if count != wanted:
            raise BadPosition(f"{name}: {count}, not {wanted}")
    open_rats = 0
    for each in state.yard_list:
        if state.lid(each) == RAT:
            open_rats += 1 if each == state.rat_grave else 0
            if state.inside(each) != EMPTY:
                raise BadPosition("a rat covers something")
    # vampires.rat-chain: a lid of the reserve for every rat on the board.
    if state.reserve_left != rats_for(int(state.players)) - state.rats_out:
        raise BadPosition("reserve")
    if (state.rat_grave != NO_GRAVE) != (open_rats == 1):
        raise BadPosition("plague without a rat")
    if state.seen & ~state.yard != 0:
        raise BadPosition("seen")


def used_colours(state: VampiresState) -> list[int]:
    found = [int(state.reserve[i]) for i in range(state.reserve_left)]
    found += [int(state.lid(each)) for each in state.yard_list if state.lid(each) != RAT]
    for seat in range(state.players):
        found += [int(state.vampire(seat, i)) for i in range(state.sizes[seat])]
    if state.gift != NO_GIFT:
        found.append(int(state.gift))
    return found


def check_rows(state: VampiresState) -> None:
    for seat in range(state.players):
        size, left, closed = state.sizes[seat], state.lefts[seat], state.closeds[seat]
        if closed == 0 and left != size:
            raise BadPosition("rows: all open, so all count on the left")
        if closed > 0 and (left < 2 or size - left - closed < 2):
            raise BadPosition("rows: two must be open at each end")
        if state.stakes[seat] == STAKES_LIMIT and state.ask != GIVE and state.ask != PUT:
            if state.ask != OVER:
                raise BadPosition("stakes")
        if size == 0 and state.ask != OVER and not state.shared_win:
            raise BadPosition("rows: somebody has won")


def check_ask(state: VampiresState) -> None:
    """What is asked must be what the table has come to."""
    ask = state.ask
    if (ask == OVER) != (state.ending != GOING):
        raise BadPosition("ending")
    if ask == PLAGUE:
        turn = (state.owner + state.stopped) % state.players
        if state.rat_grave == NO_GRAVE or plague_graves(state) == 0 or turn != state.opener:
            raise BadPosition("plague")
    elif ask < PLAGUE:
        if state.rat_grave != NO_GRAVE or state.opener != state.turn_seat:
            raise BadPosition("ask")
    elif ask == MATCH or ask == MISS:
        check_opening(state)
    elif ask == GIVE or ask == PUT:
        check_gifts(state)
    if state.rat_grave == NO_GRAVE and state.plague_open != 0:
        raise BadPosition("plague")


def check_opening(state: VampiresState) -> None:
    if state.spot == NO_GRAVE or (state.yard >> state.spot) & 1 == 0:
        raise BadPosition("last")
    if state.lid(state.spot) != state.spot_lid or state.inside(state.spot) != EMPTY:
        raise BadPosition("last")
    if state.sizes[state.opener] == 0 or state.spot_seat != state.opener:
        raise BadPosition("last")
    ends = (state.end_vampire(state.opener, LEFT), state.end_vampire(state.opener, RIGHT))
    if (state.ask == MATCH) != (state.spot_lid in ends):
        raise BadPosition("match or miss")
    if state.ask == MISS and state.garlic[state.opener] == 0:
        raise BadPosition("no garlic to lay")


def check_gifts(state: VampiresState) -> None:
    if state.spot == NO_GRAVE or (state.yard >> state.spot) & 1 == 0:
        raise BadPosition("last")
    if state.giver == state.receiver or state.receiver != state.opener:
        raise BadPosition("gifts")
    giving = state.ask == GIVE
    if giving != (state.gift == NO_GIFT):
        raise BadPosition("gifts")
    if giving and (state.gifts_left == 0 or state.sizes[state.giver] < 2):
        raise BadPosition("gifts")
    if state.spot_inside >= GARLIC and state.inside(state.spot) != state.spot_inside:
        raise BadPosition("gifts")
    if state.spot_inside < GARLIC and state.stakes[state.receiver] != STAKES_LIMIT:
        raise BadPosition("gifts")
    if state.spot_inside == VAMPIRE and state.inside(state.spot) != VAMPIRE:
        raise BadPosition("gifts")
