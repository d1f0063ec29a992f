"""Setting up a table from a position. What cannot be read, or does not make up the box, is
refused by name here; whether play could lead there is asked in `soundness.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.errors import BadOption, BadPosition, OptionsClash
from logovo.core.options import Options
from logovo.core.positions import Reading
from logovo.games.lucky import asks, hands, purses, rounds
from logovo.games.lucky.components import (
    GOAL_CARDS,
    GOAL_MASKS,
    GOAL_MASKS_TURNED,
    GOAL_WORDS,
    GOALS,
    GOLD,
    GOLD_CARDS,
    GOLD_COUNTS,
    KIND_COUNTS,
    KIND_WORDS,
    KINDS,
    LEAST,
    MOST,
    PATH_CARDS,
    ROLE_WORDS,
    ROUNDS,
    TOOLS,
)
from logovo.games.lucky.effects.goals import EITHER, position
from logovo.games.lucky.moves import LayPath, parsed, place_at
from logovo.games.lucky.positions import census
from logovo.games.lucky.setup import blank
from logovo.games.lucky.soundness import check
from logovo.games.lucky.state import Lucky

KEYS: Final = (
    "players",
    "options",
    "round",
    "first",
    "ask",
    "turn",
    "last_played",
    "shown",
    "seats",
    "aside",
    "forest",
    "goals",
    "tied",
    "fresh",
    "deck",
    "discard",
    "bank",
    "offer",
    "takers",
)
SEAT_KEYS: Final = ("role", "hand", "broken", "looked", "gold", "gained")
GOAL_KEYS: Final = ("card", "open", "turned")


def load(position: dict[str, object], choose: Callable[[int, dict[str, str]], Options]) -> Lucky:
    """Raises BadPosition for what cannot lie on a table; `choose` checks the options."""
    read = Reading(position, KEYS)
    players = read.number("players", LEAST, MOST)
    try:
        options = choose(players, read.texts("options"))
    except (BadOption, OptionsClash):
        raise read.bad("options", "unknown-choice") from None
    state = set_up(read, options)
    check(state)
    return state


def set_up(read: Reading, options: Options) -> Lucky:
    """Everything in its place, whether or not play could lead there. The box adds up."""
    state = blank(options)
    last = options.players - 1
    state.round = read.number("round", 1, ROUNDS)
    state.first = read.number("first", 0, last)
    state.ask = asks.WORDS.index(read.word("ask", asks.WORDS))
    state.turn = read.number("turn", 0, last)
    state.last_played = read.number("last_played", -1, last)
    state.is_shown = read.flag("shown")
    load_seats(state, read)
    aside = read.words("aside", ROLE_WORDS)
    state.aside = len(aside)
    state.aside_mad = aside.count("mad")
    load_forest(state, read)
    deck = [KIND_WORDS.index(word) for word in read.words("deck", KIND_WORDS)]
    state.deck = vec[u8]([u8(kind) for kind in deck])
    state.deck_left = len(deck)
    thrown = read.words("discard", KIND_WORDS)
    for kind in range(KINDS):
        if thrown.count(KIND_WORDS[kind]) > KIND_COUNTS[kind]:
            raise read.bad("discard", "too-many")
    for word in thrown:
        state.throw(KIND_WORDS.index(word))
    state.bank = load_purse(read, "bank")
    state.offer = load_purse(read, "offer")
    takers = read.numbers("takers", 0, last)
    if len(set(takers)) != len(takers):
        raise read.bad("takers", "named-twice")
    for seat in takers:
        state.takers |= 1 << seat
    check_box(state)
    return state


def load_purse(read: Reading, key: str) -> i64:
    values = read.numbers(key, 1, 3)
    if len(values) > GOLD_CARDS:
        raise read.bad(key, "too-many")
    return purses.purse_of(values)


def distinct(read: Reading, key: str, words: tuple[str, ...]) -> tuple[str, ...]:
    found = read.words(key, words)
    if len(set(found)) != len(found):
        raise read.bad(key, "named-twice")
    return found


def load_seats(state: Lucky, read: Reading) -> None:
    rows = read.rows("seats", SEAT_KEYS)
    if len(rows) != state.players:
        raise read.bad("seats", "wrong-number")
    for seat in range(len(rows)):
        row = rows[seat]
        if row.word("role", ROLE_WORDS) == "mad":
            state.mad |= 1 << seat
        hand = [KIND_WORDS.index(word) for word in row.words("hand", KIND_WORDS)]
        if len(hand) > state.hand_cards:
            raise row.bad("hand", "too-many")
        state.hands[seat] = hands.hand_of(hand)
        for tool in distinct(row, "broken", TOOLS):
            state.broken |= 1 << (3 * seat + TOOLS.index(tool))
        for goal in distinct(row, "looked", GOAL_WORDS):
            state.dusted |= 1 << (3 * seat + GOAL_WORDS.index(goal))
        state.gold[seat] = load_purse(row, "gold")
        state.gains |= row.number("gained", 0, 4) << (3 * seat)


def load_forest(state: Lucky, read: Reading) -> None:
    rows = read.rows("goals", GOAL_KEYS)
    if sorted([row.word("card", GOAL_CARDS) for row in rows]) != sorted(GOAL_CARDS):
        raise read.bad("goals", "wrong-cards")
    opened = 0
    masks: list[int] = []
    for goal in range(GOALS):
        card = GOAL_CARDS.index(rows[goal].text("card"))
        state.goals |= card << (2 * goal)
        if rows[goal].flag("open"):
            opened |= 1 << goal
        if rows[goal].flag("turned") and (card == GOLD or not opened & (1 << goal)):
            raise rows[goal].bad("turned", "nothing-to-turn")
        mask = GOAL_MASKS_TURNED[card] if rows[goal].flag("turned") else GOAL_MASKS[card]
        masks.append(int(mask))
    for word in distinct(read, "fresh", GOAL_WORDS):
        state.fresh |= 1 << GOAL_WORDS.index(word)
    fresh = int(state.fresh)
    if fresh & ~opened:
        raise read.bad("fresh", "not-open")
    tied = read.word("tied", ("", *GOAL_WORDS))
    if (tied != "") != (state.ask == asks.PIT):
        raise read.bad("tied", "out-of-time")
    state.tied_goal = GOAL_WORDS.index(tied) if tied else 0
    places: list[int] = []
    variants: list[int] = []
    for line in read.items("forest"):
        path = parsed(["lay", *line.split(" ")]) if isinstance(line, str) else None
        if not isinstance(path, LayPath):
            raise read.bad("forest", "no-card")
        # A card touches a chain of face-up cards when it is laid: so far and no further.
        if abs(path.x) + abs(path.y) > PATH_CARDS + GOALS:
            raise read.bad("forest", "too-far")
        places.append(int(place_at(path.x, path.y)))
        variants.append(KIND_WORDS.index(path.card) * 2 + int(path.turned))
    taken = {int(state.forest.place(state.forest.goals[goal])) for goal in range(GOALS)}
    taken.add(int(place_at(0, 0)))
    if len(set(places)) != len(places) or taken & set(places) or len(places) > PATH_CARDS:
        raise read.bad("forest", "same-place")
    state.forest.restore(places, variants, opened & ~fresh, masks)
    for goal in range(GOALS):
        if fresh & (1 << goal):
            # lucky.goal-turn: the card just laid has reached it, and it lies as it must.
            way = int(position(state, goal))
            if state.forest.lead(state.forest.goals[goal]) == 0 or state.goal_card(goal) == GOLD:
                raise read.bad("fresh", "not-a-pit-reached")
            if way != EITHER and way != int(rows[goal].flag("turned")):
                raise read.bad("fresh", "lies-the-wrong-way")
            state.forest.open_goal(goal, masks[goal])


def check_box(state: Lucky) -> None:
    expected = {KIND_WORDS[kind]: KIND_COUNTS[kind] for kind in range(KINDS)}
    expected.update({"S": 1, "G": 1, "P1": 1, "P2": 1})
    expected.update({f"gold-{i + 1}": GOLD_COUNTS[i] for i in range(3)})
    expected["mad"] = rounds.mad_used(state.options)
    expected["lucky"] = rounds.lucky_used(state.options)
    found = census(state)
    for word, number in expected.items():
        if found.get(word, 0) != number:
            raise BadPosition(f"{word}: {found.get(word, 0)} instead of {number}")
