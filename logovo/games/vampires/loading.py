"""A position read back, and every way in which it cannot be a table: `dump` is in positions.py."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.errors import BadPosition
from logovo.games.vampires.components import (
    COLOURS,
    EACH_COLOUR,
    GARLIC_EACH,
    GRAVE_COUNT,
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
    INSIDE_WORDS,
    LEFT,
    MATCH,
    MISS,
    NO_GIFT,
    NO_GRAVE,
    OVER,
    PLAGUE,
    PUT,
    RIGHT,
    UNTURNED,
    VAMPIRE,
)
from logovo.games.vampires.legality import plague_graves
from logovo.games.vampires.positions import ENDINGS, census
from logovo.games.vampires.state import VampiresState, set_yard


def load(position: dict[str, object]) -> VampiresState:
    players = number(position, "players", 2, MOST_PLAYERS)
    state = VampiresState(players)
    state.open_notes = flag(position, "open-notes")
    state.shared_win = flag(position, "shared-win")
    state.barred_ever = flag(position, "barred-ever")
    state.colours = sum([1 << colour for colour in colours(position, "colours")])
    lay_graves(state, position)
    state.seen = graves(position, "seen")
    reserve = colours(position, "reserve")
    state.reserve = vec[u8]([u8(colour) for colour in reserve])
    state.reserve_left = len(reserve)
    state.rats_out = number(position, "rats-out", 0, rats_for(players))
    lay_rows(state, position)
    state.path_stakes = number(position, "path-stakes", 0, STAKES)
    state.turn = number(position, "turn", 1, TURNS_CAP)
    state.stirred = number(position, "stirred", 0, int(state.turn))
    state.turn_seat = number(position, "turn-seat", 0, players - 1)
    state.opener = number(position, "opener", 0, players - 1)
    state.ask = one_of(position, "ask", ASK_WORDS)
    state.ending = one_of(position, "ending", ENDINGS)
    load_last(state, part(position, "last"))
    load_plague(state, part(position, "plague"))
    load_gifts(state, part(position, "gifts"))
    state.ever = masks(position, "ever")
    state.lately = masks(position, "lately")
    state.rival = masks(position, "rival")
    state.barred = graves(position, "barred")
    state.asked = asked(state)
    check_box(state)
    check_rows(state)
    check_ask(state)
    return state


# --- parts ----------------------------------------------------------------


def lay_graves(state: VampiresState, position: dict[str, object]) -> None:
    yard: i64 = 0
    found = position.get("graves")
    if not isinstance(found, dict):
        raise BadPosition("graves")
    for name, text in found.items():
        grave: i64 = grave_named(str(name))
        if grave < 0:
            raise BadPosition(f"graves: {str(name)[:20]}")
        words = str(text).split(" ", 1)
        if words[0] not in LIDS:
            raise BadPosition(f"graves: {str(name)[:20]}")
        inside = inside_read(words[1] if len(words) == 2 else INSIDE_WORDS[EMPTY], state.players)
        yard |= i64(1) << grave
        state.set_grave(grave, LIDS.index(words[0]), inside)
    set_yard(state, yard)


def inside_read(text: str, players: i64) -> i64:
    words = text.split(" ")
    if words[0] not in INSIDE_WORDS:
        raise BadPosition(f"inside: {text[:20]}")
    inside: i64 = INSIDE_WORDS.index(words[0])
    if inside != GARLIC:
        return inside
    if len(words) != 2 or words[1] not in ("0", "1", "2", "3", "4", "5"):
        raise BadPosition(f"inside: {text[:20]}")
    if int(words[1]) >= players:
        raise BadPosition(f"inside: {text[:20]}")
    return GARLIC + int(words[1])


def lay_rows(state: VampiresState, position: dict[str, object]) -> None:
    rows = position.get("rows")
    if not isinstance(rows, list) or len(rows) != state.players:
        raise BadPosition("rows")
    for seat in range(len(rows)):
        row = rows[seat]
        if not isinstance(row, dict):
            raise BadPosition("rows")
        vampires = colours(row, "vampires")
        if len(vampires) > GRAVE_COUNT:
            raise BadPosition("rows: too long")
        state.sizes[seat] = len(vampires)
        state.lefts[seat] = number(row, "left", 0, len(vampires))
        state.closeds[seat] = number(row, "closed", 0, len(vampires))
        state.garlic[seat] = number(row, "garlic", 0, GARLIC_EACH)
        state.stakes[seat] = number(row, "stakes", 0, STAKES_LIMIT)
        for place in range(len(vampires)):
            state.set_vampire(seat, place, vampires[place])


def load_last(state: VampiresState, last: dict[str, object] | None) -> None:
    if last is None:
        return
    state.spot = grave(last, "grave")
    state.spot_seat = number(last, "seat", 0, int(state.players) - 1)
    state.spot_inside = inside_read(str(last.get("inside")), state.players)
    state.spot_put = inside_read(str(last.get("put")), state.players)
    if last.get("lid") == "unknown":
        state.spot_lid = UNTURNED
    else:
        state.spot_lid = one_of(last, "lid", LIDS)


def load_plague(state: VampiresState, plague: dict[str, object] | None) -> None:
    if plague is None:
        return
    state.rat_grave = grave(plague, "grave")
    state.owner = number(plague, "owner", 0, int(state.players) - 1)
    state.stopped = number(plague, "stopped", 0, int(state.players) - 1)
    state.plague_open = graves(plague, "open")


def load_gifts(state: VampiresState, gifts: dict[str, object] | None) -> None:
    if gifts is None:
        return
    state.receiver = number(gifts, "receiver", 0, int(state.players) - 1)
    state.giver = number(gifts, "giver", 0, int(state.players) - 1)
    state.gifts_left = number(gifts, "left", 0, MOST_PLAYERS)
    state.gift = one_of(gifts, "vampire", (*COLOURS, ""))
    if state.gift == len(COLOURS):
        state.gift = NO_GIFT


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


# --- fields ---------------------------------------------------------------


def number(found: dict[str, object], key: str, least: int, most: int) -> int:
    value = found.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(key)
    return value


def flag(found: dict[str, object], key: str) -> bool:
    value = found.get(key)
    if not isinstance(value, bool):
        raise BadPosition(key)
    return value


def one_of(found: dict[str, object], key: str, words: tuple[str, ...]) -> int:
    value = found.get(key)
    if not isinstance(value, str) or value not in words:
        raise BadPosition(key)
    return words.index(value)


def word_list(found: dict[str, object], key: str) -> list[str]:
    value = found.get(key)
    if not isinstance(value, list):
        raise BadPosition(key)
    return [str(item) for item in value]


def colours(found: dict[str, object], key: str) -> list[int]:
    out: list[int] = []
    for word in word_list(found, key):
        if word not in COLOURS:
            raise BadPosition(key)
        out.append(COLOURS.index(word))
    return out


def grave(found: dict[str, object], key: str) -> int:
    number = grave_named(str(found.get(key)))
    if number < 0:
        raise BadPosition(key)
    return number


def graves(found: dict[str, object], key: str) -> i64:
    return mask(word_list(found, key), key)


def mask(words: list[str], key: str) -> i64:
    out: i64 = 0
    for word in words:
        number = grave_named(word)
        if number < 0:
            raise BadPosition(key)
        out |= i64(1) << i64(number)
    return out


def masks(found: dict[str, object], key: str) -> vec[i64]:
    value = found.get(key)
    if not isinstance(value, list) or len(value) != 2:
        raise BadPosition(key)
    out = vec[i64]([0, 0])
    for seat in range(2):
        words = value[seat]
        if not isinstance(words, list):
            raise BadPosition(key)
        out[seat] = mask([str(word) for word in words], key)
    return out


def part(found: dict[str, object], key: str) -> dict[str, object] | None:
    value = found.get(key)
    if value is None:
        return None
    if not isinstance(value, dict):
        raise BadPosition(key)
    return {str(name): item for name, item in value.items()}
