"""What the numbers of an observation mean, and the observation made from a view."""

from __future__ import annotations

from typing import Final

from logovo.core.door import Field
from logovo.core.seats import Seat
from logovo.games.gold.asks import ASK_WORDS
from logovo.games.gold.components import (
    CARD_COUNTS,
    CARD_KINDS,
    CARD_WORDS,
    DRAGONS,
    KNIGHTS,
    MOST_TURNS,
    OPEN_OFFERS,
    PLACES,
    TOKENS,
)
from logovo.games.gold.events import UNKNOWN
from logovo.games.gold.heaps import KINDS, LETTERS
from logovo.games.gold.views import GoldView, Place, Player

UP: Final = 1  # where a knight is: face up, face down, or at a place
DOWN: Final = 2
AT: Final = 3
MOST_CARDS: Final = sum(CARD_COUNTS)
MOST_OFFERS: Final = 96
RESUMES: Final = ("", "turn", "between")


def fields(players: int) -> tuple[Field, ...]:
    """Seats, places, dragons, kinds, cards and shares are counted from 1, 0 for none; tokens are
    counted by kind, in the order K G S R B E P Y W."""
    kinds, cards = int(KINDS), int(CARD_KINDS)
    found = [
        Field("ask", len(ASK_WORDS), 0, 1),  # or the window that is open
        Field("over", 1, 0, 1),
        Field("me", players, 0, 1, True),
        Field("asked", 1, 0, 1, True),  # the observer; in a window nobody else knows
        Field("stash", kinds, 0, TOKENS, True),
        Field("cards", cards, 0, MOST_CARDS, True),
        Field("gloves", 1, 0, 1, True),  # worn by the observer and not yet shown
        Field("turn", 1, 0, 2 * MOST_TURNS),
        Field("skips", 1, 0, 2 * MOST_TURNS),
        Field("slain", 1, 0, int(DRAGONS)),
        Field("deck", 1, 0, int(DRAGONS)),
        Field("market-to-come", 1, 0, 1),
        Field("bag", 1, 0, TOKENS),
        Field("resume", 2, 0, players),  # 1 turn, 2 between; the seat
        Field("played", cards, 0, MOST_CARDS),
        Field("action-deck", 1, 0, MOST_CARDS),
        Field("sword-on", 1, 0, 1),
        Field("pending", 7, 0, MOST_CARDS),  # the last card: seat, card, 2 seats, 2 places, knight
        Field("pending-token", 1, 0, kinds, True),
        Field("pending-cards", 1, 0, MOST_CARDS),
        Field("battle", 5, 0, 64),  # place, line position of the thief, thief, victim, gloved kind
        Field("victim-stash", kinds, 0, TOKENS, True),  # while the thief picks
        Field("hoard", kinds, 0, TOKENS),
        Field("shares", players * kinds, 0, TOKENS),
        Field("takers", players, 0, players),
        Field("offers-last", 1, 0, MOST_OFFERS),
        Field("offers-most", 1, 0, MOST_OFFERS),
    ]
    for place in range(int(PLACES)):
        name = f"@{place + 1}."
        found += [
            Field(name + "dragon", 1, 0, int(DRAGONS)),
            Field(name + "strength", 1, 0, 32),
            Field(name + "potions", 1, 0, MOST_CARDS),
            Field(name + "hidden", 1, 0, 32),
            Field(name + "power", 1, 0, 64),
            Field(name + "tokens", kinds, 0, TOKENS),
        ]
    for seat in range(players):
        name = f"p{seat + 1}."
        found += [
            Field(name + "awaited", 1, 0, 1),
            Field(name + "active", 1, 0, 1),
            Field(name + "stash", 1, 0, TOKENS),  # how many
            Field(name + "cards", 1, 0, MOST_CARDS),
            Field(name + "points", 1, 0, 1000),  # at the end
            Field(name + "knights", int(KNIGHTS), 0, 6),  # 1 up, 2 down, 3 to 6 at a place
            Field(name + "order", int(KNIGHTS), 0, 24),  # in the line of the place
            Field(name + "swords", int(KNIGHTS), 0, 1),
            Field(name + "spoils", kinds, 0, TOKENS),
            Field(name + "rank", 1, 0, players),  # in the battle
            Field(name + "choice", 1, 0, players),
            Field(name + "cloaked", 1, 0, 1),
            Field(name + "ready", 1, 0, 1),  # at the market
            Field(name + "offers-made", 1, 0, MOST_OFFERS),
        ]
        for offer in range(OPEN_OFFERS):
            found += [
                Field(f"{name}offer{offer + 1}", 2, 0, MOST_OFFERS),  # its number, to whom
                Field(f"{name}offer{offer + 1}.give", kinds, 0, TOKENS),
                Field(f"{name}offer{offer + 1}.get", kinds, 0, TOKENS),
            ]
    found += [
        Field("draft", 2, 0, players + 2, True),  # 1 a cut, 2 giving, 3 wanting; to whom
        Field("draft.give", kinds, 0, TOKENS, True),  # or the token to be laid next
        Field("draft.get", kinds, 0, TOKENS, True),
        Field("draft.shares", players * kinds, 0, TOKENS, True),
    ]
    return tuple(found)


def draft_width(players: int) -> int:
    return 2 + 2 * int(KINDS) + players * int(KINDS)


def tokens(words: tuple[str, ...]) -> list[int]:
    return [words.count(letter) for letter in LETTERS]


def encode(view: GoldView) -> list[int]:
    """The observation, field by field as they are named above."""
    ask = view.window or view.ask
    row = [int(ask == word) for word in ASK_WORDS] + [int(view.over)]
    row += [int(view.observer == seat) for seat in range(view.players)]
    row += [int(view.observer >= 0 and view.observer in view.awaited_seats)]
    own = view.everybody[view.observer] if view.observer >= 0 else None
    row += tokens(own.stash if own else ())
    row += cards(own.cards if own else ())
    row += [len(view.secret_cards), view.turn, view.skips, view.slain, view.deck_size]
    row += [int(view.market_to_come), view.bag_size]
    row += [RESUMES.index(view.resume), view.resume_seat + 1]
    row += cards(view.played) + [view.action_deck_size, int(view.sword_on)]
    row += pending(view) + battle(view)
    market = view.market
    row += [market.offers_made_last, market.offers_most] if market else [0, 0]
    for place in view.places:
        row += place_row(place)
    for player in view.everybody:
        row += seat_row(view, player)
    return row + [0] * draft_width(view.players)


def cards(words: tuple[str, ...]) -> list[int]:
    return [words.count(card) for card in CARD_WORDS]


def place_number(word: str) -> int:
    return int(word[1:])


def pending(view: GoldView) -> list[int]:
    if not view.pending:
        return [0] * 9
    last = view.pending[-1]
    seats = [seat + 1 for seat in last.target_seats] + [0, 0]
    places = [place_number(place) for place in last.places] + [0, 0]
    row = [last.seat + 1, CARD_WORDS.index(last.card) + 1, *seats[:2], *places[:2]]
    row += [int(last.knight or 0)]
    named = last.token and last.token != UNKNOWN
    return [*row, LETTERS.index(last.token) + 1 if named else 0, len(view.pending)]


def battle(view: GoldView) -> list[int]:
    players, kinds = view.players, int(KINDS)
    found = view.battle
    if found is None:
        return [0] * (5 + 2 * kinds + players * kinds + players)
    row = [place_number(found.place), found.thief_at, found.thief_seat + 1, found.victim_seat + 1]
    row += [LETTERS.index(found.token) + 1 if found.token else 0]
    row += tokens(found.victim_stash) + tokens(found.hoard)
    bare = [0] * (players - len(found.shares))
    for share in found.shares:
        row += tokens(share.tokens)
    row += bare * kinds
    return row + [share.taker_seat + 1 for share in found.shares] + bare


def place_row(place: Place) -> list[int]:
    dragon = 0 if place.dragon == "-" else int(place.dragon[1:])
    row = [dragon, place.strength, place.potions, place.hidden, place.power]
    return row + tokens(place.tokens)


def seat_row(view: GoldView, player: Player) -> list[int]:
    seat = player.seat
    in_window = view.window != ""
    row = [int(not in_window and seat in view.awaited_seats), int(seat == view.active_seat)]
    row += [player.stash_size, player.cards_size, player.points]
    row += knights(view, player) + tokens(player.spoils)
    found = view.battle
    row += [found.rank_seats.index(seat) + 1 if found and seat in found.rank_seats else 0]
    row += [found.choice_seats.index(seat) + 1 if found and seat in found.choice_seats else 0]
    row += [int(found is not None and seat in found.cloaked_seats)]
    market = view.market
    row += [int(market is not None and seat in market.ready_seats)]
    row += [market.offers_made[seat] if market else 0]
    return row + offers(view, seat)


def knights(view: GoldView, player: Player) -> list[int]:
    where, order, swords = [0] * int(KNIGHTS), [0] * int(KNIGHTS), [0] * int(KNIGHTS)
    for word in player.face_up:
        where[int(word) - 1] = UP
    for word in player.face_down:
        where[int(word) - 1] = DOWN
    for place in view.places:
        for at, standing in enumerate(place.line):
            if standing.seat == player.seat:
                knight = int(standing.knight) - 1
                where[knight] = AT + place_number(place.place) - 1
                order[knight] = at + 1
                swords[knight] = int(standing.sword)
    return where + order + swords


def offers(view: GoldView, seat: Seat) -> list[int]:
    mine = [o for o in view.market.offers if o.seat == seat] if view.market else []
    row: list[int] = []
    for offer in mine:
        row += [offer.number, offer.to_seat + 1, *tokens(offer.give), *tokens(offer.get)]
    return row + [0] * ((OPEN_OFFERS - len(mine)) * (2 + 2 * int(KINDS)))
