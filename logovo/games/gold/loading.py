"""A state out of a position; see `positions` for its keys. What cannot be on a table is
refused with BadPosition."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core import bags
from logovo.core.errors import BadNotation
from logovo.core.options import Options
from logovo.core.positions import Reading
from logovo.games.gold import checks, cuts, heaps, lines, moves, options
from logovo.games.gold.asks import ASK_WORDS, CARD, CUT, MARKET
from logovo.games.gold.components import (
    CARD_COUNTS,
    CARD_KINDS,
    CARD_WORDS,
    DRAGONS,
    HIDDEN,
    KNIGHTS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    MOST_TURNS,
    NO_DRAGON,
    OPEN_OFFERS,
    PLACES,
    TOKEN_COUNTS,
    VISIBLE,
    dragon_word,
)
from logovo.games.gold.effects.ending import END_WORDS
from logovo.games.gold.effects.steps import CARD_DONE, TURN_OVER
from logovo.games.gold.positions import NEXT, RESUME
from logovo.games.gold.setup import set_options
from logovo.games.gold.state import GoldState
from logovo.games.gold.table import (
    DRAGON_AT,
    LINE_AT,
    MADE_BITS,
    NO_HEAPS,
    NO_OFFERS,
    OFFER_WIDTH,
    POTIONS_AT,
    TOKENS_AT,
)

KEYS: Final = (
    "players",
    "options",
    "active",
    "turns",
    "skips",
    "slain",
    "ended",
    "bag",
    "deck",
    "places",
    "seats",
    "action_deck",
    "played",
    "sword_on",
    "battle",
    "market",
    "asks",
)
PLACE_KEYS: Final = ("dragon", "tokens", "line", "potions")
SEAT_KEYS: Final = ("stash", "up", "down", "cards", "spoils")
BATTLE_KEYS: Final = (
    "place",
    "after",
    "hoard",
    "shares",
    "ranks",
    "choosing",
    "chosen",
    "taken",
    "thief_at",
    "thief",
    "victim",
    "cloaked",
    "gloved",
    "culprit",
)
MARKET_KEYS: Final = ("ready", "made", "last_offer", "offers")
OFFER_KEYS: Final = ("slot", "number", "to", "give", "get")
ASK_KEYS: Final = ("ask", "seat", "at", "card", "by")

KNIGHT_WORDS: Final = ("1", "2", "3", "4")
DRAGON_WORDS: Final = tuple([dragon_word(i) for i in range(DRAGONS + 1)])
MOST_OFFERS: Final = 96


def load(position: dict[str, object]) -> GoldState:
    read = Reading(position, KEYS)
    players = read.number("players", LEAST_PLAYERS, MOST_PLAYERS)
    state = GoldState(players)
    state.unshare()
    set_options(state, options_of(read, players))
    last = players - 1
    state.active = read.number("active", 0, last)
    state.turns = read.number("turns", 1, MOST_TURNS)
    state.skips = read.number("skips", 0, last)
    state.slain = read.number("slain", 0, DRAGONS)
    state.ended = END_WORDS.index(read.word("ended", END_WORDS))
    state.bag = heap_at(read, "bag")
    for word in different(read, "deck", DRAGON_WORDS[:DRAGONS]):
        state.deck |= i64(1) << DRAGON_WORDS.index(word)
    read_places(state, read)
    read_seats(state, read)
    state.action_deck = cards_at(read, "action_deck")
    state.played = cards_at(read, "played")
    state.sword_on = read.flag("sword_on")
    read_battle(state, Reading(read.values["battle"], BATTLE_KEYS, "battle."), last)
    read_market(state, Reading(read.values["market"], MARKET_KEYS, "market."), last)
    for row in read.rows("asks", ASK_KEYS):
        read_ask(state, row, last)
    checks.check(state)
    return state


def options_of(read: Reading, players: int) -> Options:
    values: dict[str, str] = {choice.key: choice.values[0] for choice in options.CHOICES}
    for key, value in read.texts("options").items():
        allowed = [choice.values for choice in options.CHOICES if choice.key == key]
        if not allowed or value not in allowed[0]:
            raise read.bad("options", key)
        values[key] = value
    return Options(players, values)


def different(read: Reading, key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
    words = read.words(key, allowed)
    if len(set(words)) != len(words):
        raise read.bad(key, "twice")
    return words


def different_seats(read: Reading, key: str, last: int) -> list[int]:
    seats = read.numbers(key, 0, last)
    if len(set(seats)) != len(seats):
        raise read.bad(key, "twice")
    return seats


def wish_at(read: Reading, key: str) -> int:
    """gold.offer: one may ask for more than there is in the box."""
    heap = heaps.parse_heap(read.text(key))
    if heap < 0:
        raise read.bad(key, "no-heap")
    return heap


def heap_at(read: Reading, key: str) -> int:
    heap = wish_at(read, key)
    for kind in range(heaps.KINDS):
        if heaps.count(heap, kind) > TOKEN_COUNTS[kind]:
            raise read.bad(key, "too-many")
    return heap


def cards_at(read: Reading, key: str) -> int:
    bag = 0
    words = read.words(key, CARD_WORDS)
    for card in range(CARD_KINDS):
        n = words.count(CARD_WORDS[card])
        if n > CARD_COUNTS[card]:
            raise read.bad(key, "too-many")
        bag += int(bags.some(card, n))
    return bag


def read_places(state: GoldState, read: Reading) -> None:
    rows = read.rows("places", PLACE_KEYS)
    if len(rows) != PLACES:
        raise read.bad("places", "not-four")
    for place in range(PLACES):
        row = rows[place]
        dragon = DRAGON_WORDS.index(row.word("dragon", DRAGON_WORDS))
        state.set_place(place, DRAGON_AT, dragon)
        state.set_place(place, TOKENS_AT, heap_at(row, "tokens"))
        state.set_place(place, POTIONS_AT, row.number("potions", 0, 17))
        line: i64 = 0
        items = row.items("line")
        if len(items) > 12 or (items and dragon == NO_DRAGON):
            raise row.bad("line", "too-many")
        for item in items:
            knight, sword = knight_at(row, item, int(state.players))
            line = lines.joined(line, knight)
            if sword:
                state.swords |= i64(1) << knight
        state.set_place(place, LINE_AT, line)


def knight_at(row: Reading, item: object, players: int) -> tuple[int, bool]:
    """`p1 4` or, with a sword, `p1 4+`."""
    if not isinstance(item, str):
        raise row.bad("line", "not-a-text")
    words = item.removesuffix("+").split(" ")
    seats = [f"p{i + 1}" for i in range(players)]
    if len(words) != 2 or words[0] not in seats or words[1] not in KNIGHT_WORDS:
        raise row.bad("line", "no-knight")
    return seats.index(words[0]) * KNIGHTS + int(words[1]) - 1, item.endswith("+")


def read_seats(state: GoldState, read: Reading) -> None:
    rows = read.rows("seats", SEAT_KEYS)
    if len(rows) != state.players:
        raise read.bad("seats", "not-the-players")
    state.spoils = NO_HEAPS[:]
    for seat in range(len(rows)):
        row = rows[seat]
        state.stash[seat] = heap_at(row, "stash")
        state.spoils[seat] = heap_at(row, "spoils")
        state.hands[seat] = cards_at(row, "cards")
        for word in different(row, "up", KNIGHT_WORDS):
            state.up |= i64(1) << (seat * KNIGHTS + int(word) - 1)
        for word in different(row, "down", KNIGHT_WORDS):
            state.down |= i64(1) << (seat * KNIGHTS + int(word) - 1)


def read_battle(state: GoldState, read: Reading, last: int) -> None:
    words = ("-", "@1", "@2", "@3", "@4")
    state.place = words.index(read.word("place", words)) - 1
    state.after = CARD_DONE if read.word("after", (RESUME, NEXT)) == RESUME else TURN_OVER
    state.hoard = heap_at(read, "hoard")
    ranks = read.numbers("ranks", 0, last)
    choosing = read.numbers("choosing", 0, last)
    shares = read.items("shares")
    if len(set(ranks)) != len(ranks) or sorted(ranks) != sorted(choosing):
        raise read.bad("ranks", "not-each-once")
    if len(shares) != len(ranks):
        raise read.bad("shares", "not-one-each")
    state.fighters = len(ranks)
    if shares:
        state.shares = NO_HEAPS[:]
    for rank in range(len(ranks)):
        state.ranks |= i64(ranks[rank]) << (4 * rank)
        state.choosing |= i64(choosing[rank]) << (4 * rank)
        share = shares[rank]
        heap = heaps.parse_heap(share) if isinstance(share, str) else -1
        if heap < 0:
            raise read.bad("shares", "no-heap")
        state.shares[rank] = heap
    if most_shared(state) < heaps.size(state.hoard) + sum(
        [heaps.size(state.shares[i]) for i in range(len(shares))]
    ):
        raise read.bad("hoard", "too-many")
    state.chosen = read.number("chosen", 0, len(ranks))
    taken = read.numbers("taken", 0, len(ranks))
    if len(taken) != state.players:
        raise read.bad("taken", "not-the-players")
    for seat in range(len(taken)):
        state.taken |= i64(taken[seat]) << (4 * seat)
    state.rob_at = read.number("thief_at", 0, 12)
    state.thief = read.number("thief", -1, last)
    state.victim = read.number("victim", -1, last)
    for seat in different_seats(read, "cloaked", last):
        state.cloaked |= i64(1) << seat
    gloved = read.word("gloved", ("-", *heaps.LETTERS))
    state.gloved = 0 if gloved == "-" else heaps.LETTERS.index(gloved) + 1
    state.culprit = read.number("culprit", -1, last)


def most_shared(state: GoldState) -> i64:
    """What the dragon being wound up may have had."""
    if state.place < 0 or state.is_empty(state.place):
        return 0
    dragon = state.dragon(state.place)
    return VISIBLE[dragon] + HIDDEN[dragon]


def read_market(state: GoldState, read: Reading, last: int) -> None:
    for seat in different_seats(read, "ready", last):
        state.ready |= i64(1) << seat
    made = read.numbers("made", 0, 16)
    if len(made) != state.players:
        raise read.bad("made", "not-the-players")
    for seat in range(len(made)):
        state.made |= i64(made[seat]) << (seat * MADE_BITS)
    state.last_offer = read.number("last_offer", 0, MOST_OFFERS)
    rows = read.rows("offers", OFFER_KEYS)
    state.offers = NO_OFFERS[:]
    for row in rows:
        at = row.number("slot", 0, (last + 1) * OPEN_OFFERS - 1) * OFFER_WIDTH
        if state.offers[at] != 0:
            raise row.bad("slot", "twice")
        state.offers[at] = row.number("number", 1, int(state.last_offer))
        state.offers[at + 1] = row.number("to", 0, last)
        state.offers[at + 2] = heap_at(row, "give")
        state.offers[at + 3] = wish_at(row, "get")


def read_ask(state: GoldState, row: Reading, last: int) -> None:
    kind = ASK_WORDS.index(row.word("ask", ASK_WORDS))
    seat = row.number("seat", -1, -1 if kind == MARKET else last)
    if seat < 0 and kind != MARKET:
        raise row.bad("seat", "out-of-range")
    code = 0
    if kind != CARD and row.text("card"):
        raise row.bad("card", "none-played")
    if kind == CARD:
        try:
            card = moves.parse_move(row.text("card"))
        except BadNotation:
            raise row.bad("card", "no-card") from None
        if not isinstance(card, moves.PlayCard):
            raise row.bad("card", "no-card")
        code = moves.code_of_card(card)
    at = row.number("at", 0, MOST_PLAYERS)
    if kind == CUT:
        if state.fighters < 2 or at != 0:
            raise row.bad("ask", "nobody-to-share")
        at = int(cuts.survey(state.hoard, state.fighters))
    state.asks.push(kind, seat, at, code, row.number("by", 0, last), 0)
