"""The open part of the table read back from a view: where every sampled world starts."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core import bags
from logovo.core.seats import TABLE
from logovo.games.gold import cuts, heaps, lines, moves
from logovo.games.gold.asks import (
    ACCUSE,
    ASK_WORDS,
    BETWEEN,
    CARD,
    CUT,
    CUT_LAID,
    HOARD,
    IDLE,
    MARKET,
    ROBBED,
    SHARES,
    TURN,
)
from logovo.games.gold.components import (
    ALL_DRAGONS,
    CARD_WORDS,
    CLOAK,
    KNIGHTS,
    OPEN_OFFERS,
    PLACES,
    POWDER,
    RING,
    SEAL,
    STONE,
    TOKEN_COUNTS,
)
from logovo.games.gold.effects.steps import CARD_DONE, TURN_OVER
from logovo.games.gold.events import UNKNOWN
from logovo.games.gold.knowledge import GoldKnowledge
from logovo.games.gold.setup import set_options
from logovo.games.gold.state import GoldState
from logovo.games.gold.table import (
    DRAGON_AT,
    ENDED_ALL_SLAIN,
    ENDED_DECK,
    ENDED_STALL,
    LINE_AT,
    MADE_BITS,
    NO_HEAPS,
    NO_OFFERS,
    OFFER_WIDTH,
    POTIONS_AT,
    TOKENS_AT,
    GoldTable,
)
from logovo.games.gold.views import Battle, GoldView, Pending, Player


def table_of(view: GoldView, knowledge: GoldKnowledge) -> GoldState:
    """Everything the observer sees; other stashes and hands empty."""
    state = GoldState(view.players)
    state.unshare()
    set_options(state, knowledge.options)
    state.active = view.active_seat
    state.turns = view.turn
    state.skips = view.skips
    state.slain = view.slain
    state.deck = ALL_DRAGONS & ~knowledge.dragons
    state.sword_on = view.sword_on
    for card in view.played:
        state.played += bags.some(CARD_WORDS.index(card), 1)
    for place in range(PLACES):
        read_place(state, view, place)
    state.spoils = NO_HEAPS[:]
    for player in view.everybody:
        read_player(state, player)
    if view.battle is not None:
        read_battle(state, view.battle)
    read_market(state, view)
    state.after = CARD_DONE if view.resume else TURN_OVER
    if view.over:
        state.ended = how_ended(state, view)
        # All stashes lie open now, so the bag is what is left.
        state.bag = full_box() - open_tokens(view)
        for seat in range(view.players):
            state.bag -= state.stash[seat]
    else:
        for row in asked_rows(state, view):
            state.asks.push(row[0], row[1], row[2], row[3], row[4], 0)
    return state


def read_place(state: GoldTable, view: GoldView, place: int) -> None:
    seen = view.places[place]
    if seen.dragon == "-":
        return
    state.set_place(place, DRAGON_AT, int(seen.dragon[1:]) - 1)
    state.set_place(place, TOKENS_AT, heaps.heap_of(seen.tokens))
    state.set_place(place, POTIONS_AT, seen.potions)
    line: i64 = 0
    for standing in seen.line:
        knight = standing.seat * KNIGHTS + int(standing.knight) - 1
        line = lines.joined(line, knight)
        if standing.sword:
            state.swords |= i64(1) << knight
    state.set_place(place, LINE_AT, line)


def read_player(state: GoldTable, player: Player) -> None:
    for word in player.face_up:
        state.up |= i64(1) << (player.seat * KNIGHTS + int(word) - 1)
    for word in player.face_down:
        state.down |= i64(1) << (player.seat * KNIGHTS + int(word) - 1)
    state.stash[player.seat] = heaps.heap_of(player.stash)
    state.spoils[player.seat] = heaps.heap_of(player.spoils)
    for card in player.cards:
        state.hands[player.seat] += bags.some(CARD_WORDS.index(card), 1)


def read_battle(state: GoldTable, battle: Battle) -> None:
    state.place = moves.place_number(battle.place)
    state.hoard = heaps.heap_of(battle.hoard)
    state.fighters = len(battle.rank_seats)
    for rank in range(len(battle.rank_seats)):
        state.ranks |= i64(battle.rank_seats[rank]) << (4 * rank)
        state.choosing |= i64(battle.choice_seats[rank]) << (4 * rank)
    if battle.shares:
        state.shares = NO_HEAPS[:]
    for share in battle.shares:
        state.shares[share.share - 1] = heaps.heap_of(share.tokens)
        if share.taker_seat >= 0:
            state.taken |= i64(share.share) << (4 * share.taker_seat)
            state.chosen += 1
    state.rob_at = battle.thief_at
    state.thief = battle.thief_seat
    state.victim = battle.victim_seat
    for seat in battle.cloaked_seats:
        state.cloaked |= i64(1) << seat
    if battle.token:
        state.gloved = heaps.LETTERS.index(battle.token) + 1


def read_market(state: GoldTable, view: GoldView) -> None:
    market = view.market
    if market is None:
        return
    # The new dragon is awaited at the only empty place.
    for place in range(PLACES):
        if state.is_empty(place):
            state.place = place
    state.offers = NO_OFFERS[:]
    for seat in market.ready_seats:
        state.ready |= i64(1) << seat
    for seat_number in range(view.players):
        state.made |= i64(market.offers_made[seat_number]) << (seat_number * MADE_BITS)
    state.last_offer = market.offers_made_last
    # The seat that looks decides next, so that a search starts with its own move.
    state.market_at = 0 if view.observer == TABLE else view.observer
    for offer in market.offers:
        slot = offer.seat * OPEN_OFFERS
        while state.offers[slot * OFFER_WIDTH] != 0:
            slot += 1
        put_offer(state.offers, slot, offer.number, offer.to_seat, offer.give, offer.get)


def put_offer(
    offers: vec[i64], slot: int, number: int, to: int, give: tuple[str, ...], get: tuple[str, ...]
) -> None:
    at = slot * OFFER_WIDTH
    offers[at] = number
    offers[at + 1] = to
    offers[at + 2] = heaps.heap_of(give)
    offers[at + 3] = heaps.heap_of(get)


def how_ended(state: GoldTable, view: GoldView) -> i64:
    if view.deck_size > 0:
        return ENDED_STALL
    for place in view.places:
        if place.dragon != "-":
            return ENDED_STALL if state.all_slain else ENDED_DECK
    return ENDED_ALL_SLAIN


def open_tokens(view: GoldView) -> i64:
    """Everything that lies open on the table, not in stashes or bag."""
    heap: i64 = 0
    for place in view.places:
        heap += heaps.heap_of(place.tokens)
    if view.battle is not None:
        heap += heaps.heap_of(view.battle.hoard)
        for share in view.battle.shares:
            heap += heaps.heap_of(share.tokens)
        if view.battle.token:
            heap += heaps.heap_of((view.battle.token,))
    return heap


# --- what is being asked ----------------------------------------------------------------


def asked_rows(state: GoldTable, view: GoldView) -> list[list[int]]:
    """The stack of asks: kind, seat, and three numbers. Hidden seats get a stand-in, which
    the sampler replaces."""
    rows: list[list[int]] = []
    active = int(view.active_seat)
    if view.resume:
        kind = BETWEEN if view.resume == "between" else turn_kind(state)
        rows.append(window_row(state, kind, view.resume_seat))
    if view.pending:
        first = view.pending[0]
        window = window_of(CARD_WORDS.index(first.card))
        kind = turn_kind(state) if window == TURN else window
        rows.append(window_row(state, kind, first.seat))
        for i in range(len(view.pending)):
            asked = view.pending[i + 1].seat if i + 1 < len(view.pending) else view.observer
            row = window_row(state, CARD, asked)
            row[3] = pending_code(view.pending[i])
            row[4] = view.pending[i].seat
            rows.append(row)
        return rows
    if view.window:
        kind = ASK_WORDS.index(view.window)
        if kind == ACCUSE:
            rows.append(window_row(state, HOARD, view.observer))
            row = window_row(state, ACCUSE, view.observer)
            row[2] = rank_of(state, view.observer)
            rows.append(row)
            return rows
        rows.append(window_row(state, kind, view.observer if view.awaited_seats else active))
        return rows
    kind = ASK_WORDS.index(view.ask)
    seat = -1 if kind == MARKET else int(view.awaited_seats[0])
    proposed = int(cuts.survey(state.hoard, state.fighters)) if kind == CUT else 0
    rows.append([kind, seat, proposed, 0, 0])
    return rows


def turn_kind(state: GoldTable) -> int:
    """A player without a face-up knight has no turn but to play a card."""
    return TURN if state.up_of(state.active) != 0 else IDLE


def window_row(state: GoldTable, kind: int, seat: int) -> list[int]:
    if seat == TABLE:
        seat = int(state.active)
    offset = 0 if kind in (TURN, IDLE) else (seat - int(state.active)) % int(state.players)
    return [kind, seat, offset, 0, 0]


def window_of(card: int) -> int:
    """The window in which a card is played."""
    if card == POWDER:
        return BETWEEN
    if card == SEAL:
        return CUT_LAID
    if card == RING:
        return SHARES
    if card == STONE or card == CLOAK:
        return ROBBED
    return TURN


def rank_of(state: GoldTable, seat: int) -> int:
    for rank in range(int(state.fighters)):
        if state.seat_ranked(rank) == seat:
            return rank
    return 0


def pending_code(pending: Pending) -> int:
    token = heaps.LETTERS[0] if pending.token == UNKNOWN else pending.token
    return moves.code_of_card(
        moves.PlayCard(pending.card, pending.target_seats, pending.places, pending.knight, token)
    )


def full_box() -> i64:
    """All 126 tokens."""
    heap: i64 = 0
    for kind in range(heaps.KINDS):
        heap += heaps.some(kind, TOKEN_COUNTS[kind])
    return heap
