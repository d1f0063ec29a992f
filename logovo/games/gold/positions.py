"""A whole state as plain JSON values, and its components counted. `loading` is the inverse.

players, options            as the host set them
active, turns, skips, slain of the game; ended: why it is over, "" while it goes on
bag, deck                   tokens left, as a heap in notation; dragons still to come
places                      dragon (`-` for none), tokens, line (knights as `p1 4`, with a
                            sword `p1 4+`), potions
seats                       stash, up, down (knights), cards, spoils of the last dragon
action_deck, played         action cards; sword_on: a sword waits for the knight to be sent
battle                      the dragon being wound up (`place` is `-` if there is none)
market                      who is ready, offers made, offers standing by slot; which seat a
                            simulation asks next is no part of the game and left out
asks                        what is being decided, the last one first asked; for a played card
                            its notation and its player
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core import bags
from logovo.games.gold import heaps, lines, moves
from logovo.games.gold.asks import ASK_WORDS, CARD, CUT
from logovo.games.gold.components import (
    DRAGONS,
    KNIGHTS,
    MOST_PLAYERS,
    PLACES,
    dragon_word,
    knight_word,
    place_word,
)
from logovo.games.gold.effects.ending import END_WORDS
from logovo.games.gold.effects.steps import CARD_DONE
from logovo.games.gold.moves import codes
from logovo.games.gold.table import (
    OFFER_GET,
    OFFER_GIVE,
    OFFER_NUMBER,
    OFFER_SLOTS,
    OFFER_TO,
    GoldTable,
)
from logovo.games.gold.views import card_words, knight_words

RESUME: Final = "card"
NEXT: Final = "turn-over"


def dump(state: GoldTable) -> dict[str, object]:
    return {
        "players": int(state.players),
        "options": option_values(state),
        "active": int(state.active),
        "turns": int(state.turns),
        "skips": int(state.skips),
        "slain": int(state.slain),
        "ended": END_WORDS[state.ended],
        "bag": heaps.heap_text(state.bag),
        "deck": [dragon_word(i) for i in range(DRAGONS) if (state.deck >> i) & 1],
        "places": [dump_place(state, place) for place in range(PLACES)],
        "seats": [dump_seat(state, seat) for seat in range(int(state.players))],
        "action_deck": list(card_words(state.action_deck)),
        "played": list(card_words(state.played)),
        "sword_on": state.sword_on,
        "battle": dump_battle(state),
        "market": dump_market(state),
        "asks": [dump_ask(row) for row in state.asks.as_lists()],
    }


def option_values(state: GoldTable) -> dict[str, str]:
    seconds = "none" if state.market_seconds == 0 else str(int(state.market_seconds))
    return {
        "advanced": "on" if state.advanced else "off",
        "end": "all-slain" if state.all_slain else "deck-out",
        "black": "19" if state.lone_black else "7",
        "wizard-cards": "each" if state.each_wizard else "single",
        "thief-order": "cards" if state.thief_cards else "owners",
        "market-offers": str(int(state.market_offers)),
        "market-seconds": seconds,
    }


def dump_place(state: GoldTable, place: i64) -> dict[str, object]:
    line: list[str] = []
    for knight in lines.as_list(state.line(place)):
        sword = "+" if (state.swords >> knight) & 1 else ""
        line.append(f"p{knight // KNIGHTS + 1} {knight_word(knight)}{sword}")
    return {
        "dragon": dragon_word(state.dragon(place)),
        "tokens": heaps.heap_text(state.tokens(place)),
        "line": line,
        "potions": int(state.potions(place)),
    }


def dump_seat(state: GoldTable, seat: int) -> dict[str, object]:
    return {
        "stash": heaps.heap_text(state.stash[seat]),
        "up": list(knight_words(state.up_of(seat))),
        "down": list(knight_words(state.down_of(seat))),
        "cards": list(card_words(state.hands[seat])),
        "spoils": heaps.heap_text(state.spoils[seat]),
    }


def dump_battle(state: GoldTable) -> dict[str, object]:
    fighters = range(int(state.fighters))
    return {
        "place": place_word(state.place) if state.place >= 0 else "-",
        "after": RESUME if state.place >= 0 and state.after == CARD_DONE else NEXT,
        "hoard": heaps.heap_text(state.hoard),
        "shares": [heaps.heap_text(state.shares[i]) for i in fighters],
        "ranks": [int(state.seat_ranked(rank)) for rank in fighters],
        "choosing": [int((state.choosing >> (4 * rank)) & 15) for rank in fighters],
        "chosen": int(state.chosen),
        "taken": [int(state.share_of(seat)) for seat in range(int(state.players))],
        "thief_at": int(state.rob_at),
        "thief": int(state.thief),
        "victim": int(state.victim),
        "cloaked": [seat for seat in range(MOST_PLAYERS) if (state.cloaked >> seat) & 1],
        "gloved": heaps.LETTERS[state.gloved - 1] if state.gloved else "-",
        "culprit": int(state.culprit),
    }


def dump_market(state: GoldTable) -> dict[str, object]:
    offers: list[dict[str, object]] = []
    for slot in range(OFFER_SLOTS):
        if state.offer(slot, OFFER_NUMBER) != 0:
            offers.append(
                {
                    "slot": slot,
                    "number": int(state.offer(slot, OFFER_NUMBER)),
                    "to": int(state.offer(slot, OFFER_TO)),
                    "give": heaps.heap_text(state.offer(slot, OFFER_GIVE)),
                    "get": heaps.heap_text(state.offer(slot, OFFER_GET)),
                }
            )
    everybody = range(int(state.players))
    return {
        "ready": [seat for seat in everybody if state.is_ready(seat)],
        "made": [int(state.made_by(seat)) for seat in everybody],
        "last_offer": int(state.last_offer),
        "offers": offers,
    }


def dump_ask(row: list[int]) -> dict[str, object]:
    card = ""
    if row[0] == CARD:
        card = str(moves.card_move(int(codes.card_of(row[3])), row[3]))
    # What is proposed for a cut follows from the hoard.
    at = 0 if row[0] == CUT else row[2]
    return {"ask": ASK_WORDS[row[0]], "seat": row[1], "at": at, "card": card, "by": row[4]}


def census(state: GoldTable) -> dict[str, int]:
    """Tokens, dragons, knights and action cards wherever they lie."""
    heaped = [state.bag, state.hoard]
    for place in range(PLACES):
        heaped.append(state.tokens(place))
    for seat in range(state.players):
        heaped.append(state.stash[seat])
    if state.hoard == 0:
        for share in range(state.fighters):
            heaped.append(state.shares[share])
    if state.gloved:
        heaped.append(heaps.some(state.gloved - 1, 1))
    # Heap by heap: less than nothing in one of them must not make up for too much in another.
    found: dict[str, int] = {}
    for kind in range(heaps.KINDS):
        found[heaps.LETTERS[kind]] = sum(int(heaps.count(heap, kind)) for heap in heaped)
    dragons = state.deck_size() + state.slain
    knights: i64 = 0
    for place in range(PLACES):
        if not state.is_empty(place):
            dragons += 1
        knights += len(lines.as_list(state.line(place)))
    for knight in range(int(state.players) * KNIGHTS):
        if ((state.up | state.down) >> knight) & 1:
            knights += 1
    found["dragons"] = int(dragons)
    found["knights"] = int(knights)
    cards = state.action_deck + state.played
    for seat in range(state.players):
        cards += state.hands[seat]
    for word in card_words(cards):
        found[word] = int(found.get(word, 0)) + 1
    found["cards"] = int(bags.size(cards))
    return found
