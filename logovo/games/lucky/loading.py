"""Setting up a table from a position; what cannot be on a table is refused by name."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from logovo.core.errors import BadPosition
from logovo.core.options import Options
from logovo.core.positions import Reading
from logovo.games.lucky import asks, hands, purses, rounds
from logovo.games.lucky.components import (
    GOAL_CARDS,
    GOAL_MASKS,
    GOAL_MASKS_TURNED,
    GOAL_WORDS,
    GOALS,
    GOLD_COUNTS,
    KIND_COUNTS,
    KIND_WORDS,
    KINDS,
    ROLE_WORDS,
    ROUNDS,
    TOOLS,
)
from logovo.games.lucky.moves import LayPath, is_near, parsed, place_at
from logovo.games.lucky.positions import census
from logovo.games.lucky.setup import blank
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


def load(read: Reading, options: Options) -> Lucky:
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
    state.bank = purses.purse_of(read.numbers("bank", 1, 3))
    state.offer = purses.purse_of(read.numbers("offer", 1, 3))
    for seat in read.numbers("takers", 0, last):
        state.takers |= 1 << seat
    check(state, read)
    return state


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
        for tool in row.words("broken", TOOLS):
            state.broken |= 1 << (3 * seat + TOOLS.index(tool))
        for goal in row.words("looked", GOAL_WORDS):
            state.dusted |= 1 << (3 * seat + GOAL_WORDS.index(goal))
        state.gold[seat] = purses.purse_of(row.numbers("gold", 1, 3))
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
        mask = GOAL_MASKS_TURNED[card] if rows[goal].flag("turned") else GOAL_MASKS[card]
        masks.append(int(mask))
    for word in read.words("fresh", GOAL_WORDS):
        state.fresh |= 1 << GOAL_WORDS.index(word)
    fresh = int(state.fresh)
    if fresh & ~opened:
        raise read.bad("fresh", "not-open")
    state.tied_goal = max(0, ("", *GOAL_WORDS).index(read.word("tied", ("", *GOAL_WORDS))) - 1)
    places: list[int] = []
    variants: list[int] = []
    for line in read.items("forest"):
        path = parsed(["lay", *line.split(" ")]) if isinstance(line, str) else None
        if not isinstance(path, LayPath) or not is_near(path.x, path.y):
            raise read.bad("forest", "no-card")
        places.append(int(place_at(path.x, path.y)))
        variants.append(KIND_WORDS.index(path.card) * 2 + int(path.turned))
    taken = {int(state.forest.place(state.forest.goals[goal])) for goal in range(GOALS)}
    taken.add(int(place_at(0, 0)))
    if len(set(places)) != len(places) or taken & set(places) or len(places) > 40:
        raise read.bad("forest", "same-place")
    state.forest.restore(places, variants, opened & ~fresh, masks)
    for goal in range(GOALS):
        if fresh & (1 << goal):
            state.forest.open_goal(goal, masks[goal])


def check(state: Lucky, read: Reading) -> None:
    """The box adds up, and somebody can answer what is asked."""
    expected = {KIND_WORDS[kind]: KIND_COUNTS[kind] for kind in range(KINDS)}
    expected.update({"S": 1, "G": 1, "P1": 1, "P2": 1})
    expected.update({f"gold-{i + 1}": GOLD_COUNTS[i] for i in range(3)})
    expected["mad"] = rounds.mad_used(state.options)
    expected["lucky"] = rounds.lucky_used(state.options)
    found = census(state)
    for word, number in expected.items():
        if found.get(word, 0) != number:
            raise BadPosition(f"{word}: {found.get(word, 0)} instead of {number}")
    if state.ask == asks.TURN and state.hands[state.turn] == 0:
        raise read.bad("turn", "empty-hand")
    if state.ask == asks.PIT and state.forest.is_face_up(state.forest.goals[state.tied_goal]):
        raise read.bad("tied", "open-goal")
    if state.ask == asks.CHOICE:
        if purses.size(state.offer) < 2 or (state.takers >> state.turn) & 1 == 0:
            raise read.bad("offer", "nothing-to-choose")
    elif state.offer != 0 or state.takers != 0:
        raise read.bad("offer", "out-of-time")
    if state.is_shown != (state.ask == asks.CHOICE or state.ask == asks.OVER):
        raise read.bad("shown", "out-of-time")
