"""Why a move may not be played: the rule and the facts for its sentence. Must agree with
`legality.legal_into`. Everything here depends only on what the asked seat may know."""

from __future__ import annotations

from typing import assert_never

from mypy_extensions import i64

from logovo.core.moves import Move
from logovo.core.rulebook import Refusal, Rule
from logovo.games.gold import cards, heaps, moves
from logovo.games.gold import rulebook as rules
from logovo.games.gold.asks import (
    ACCUSE,
    BETWEEN,
    CARD,
    CUT,
    CUT_LAID,
    HOARD,
    IDLE,
    MARKET,
    PICK,
    ROB,
    ROBBED,
    SHARES,
    TAKE,
    TURN,
    YIELD,
)
from logovo.games.gold.components import (
    BALL,
    CARD_WORDS,
    CLOAK,
    GLOVES,
    HORN,
    OPEN_OFFERS,
    POWDER,
    RECALL,
    RING,
    SACK,
    SEAL,
    STONE,
    SWORD,
    WAND,
)
from logovo.games.gold.moves import (
    Accept,
    Accuse,
    Cut,
    Decline,
    Offer,
    Pick,
    PlayCard,
    Ready,
    Rob,
    Send,
    Skip,
    Take,
    Trust,
    Withdraw,
    place_number,
)
from logovo.games.gold.table import OFFER_GET, OFFER_TO, GoldTable


def forbids(state: GoldTable, seat: int, move: Move) -> Refusal | None:
    kind = int(state.asks.kind())
    known = moves.known(move)
    if not suits(kind, known):
        # Not what is being decided now: the rule of the present decision says what is.
        return Refusal(rule_of_ask(state, kind))
    match known:
        case Send():
            return forbids_send(state, seat, known)
        case Cut():
            return forbids_cut(state, known)
        case Take():
            if known.share > state.fighters or state.is_share_taken(known.share - 1):
                return Refusal(rules.CHOOSE, {"share": known.share})
            return None
        case Rob():
            if known.victim_seat >= state.players or not state.is_prey(known.victim_seat):
                return Refusal(rules.THIEF, {"seat": known.victim_seat})
            return None
        case Pick():
            if heaps.count(state.stash[state.victim], token_kind(known.token)) == 0:
                rule = rules.THIEF_WIZARD if kind == PICK else rules.CARD_STONE
                return Refusal(rule, {"token": known.token})
            return None
        case Offer():
            return forbids_offer(state, seat, known)
        case Accept() | Decline() | Withdraw():
            return forbids_answer(state, seat, known)
        case PlayCard():
            return forbids_card(state, seat, kind, known)
        case Accuse():
            if known.accused_seat == seat or not state.is_fighter(known.accused_seat):
                return Refusal(rules.ACCUSE, {"seat": known.accused_seat})
            return None
        case Ready() | Skip() | Trust():
            return None
        case _:
            assert_never(known)


def suits(kind: int, move: moves.GoldMove) -> bool:
    """Whether this is a move of the kind being asked for."""
    match move:
        case Send():
            return kind == TURN
        case Cut():
            return kind == CUT
        case Take():
            return kind == TAKE
        case Rob():
            return kind == ROB
        case Pick():
            return kind == PICK or kind == YIELD
        case Offer() | Accept() | Decline() | Withdraw() | Ready():
            return kind == MARKET
        case PlayCard():
            # Cards have a sentence of their own wherever they do not fit.
            return kind != MARKET
        case Skip():
            return kind >= IDLE and kind != ACCUSE
        case Accuse() | Trust():
            return kind == ACCUSE
        case _:
            assert_never(move)


def rule_of_ask(state: GoldTable, kind: int) -> Rule:
    if kind == TURN:
        return rules.MUST_SEND
    if kind == CUT:
        return rules.DIVIDER
    if kind == TAKE:
        return rules.CHOOSE
    if kind == ROB:
        return rules.THIEF_MUST
    if kind == PICK:
        return rules.THIEF_WIZARD
    if kind == YIELD:
        return rules.CARD_STONE
    if kind == MARKET:
        return rules.MARKET_GOODS
    if kind == IDLE:
        return rules.NO_KNIGHT
    return rules.ACCUSE if kind == ACCUSE else rules.ACTION_WINDOW


def forbids_send(state: GoldTable, seat: int, move: Send) -> Refusal | None:
    knight = int(move.knight) - 1
    if (state.up_of(seat) >> knight) & 1 == 0 or state.is_empty(place_number(move.place)):
        return Refusal(rules.SEND, {"knight": move.knight, "place": move.place})
    return None


def forbids_cut(state: GoldTable, move: Cut) -> Refusal | None:
    if len(move.shares) != state.fighters:
        shares = {"shares": int(state.fighters), "written": len(move.shares)}
        return Refusal(rules.CUT_SHARES, {**shares})
    laid = "".join([share for share in move.shares if share != "-"])
    heap = heaps.parse_heap(laid) if laid else 0
    if heap != state.hoard:
        return Refusal(rules.CUT_COMPLETE, {"hoard": heaps.heap_text(state.hoard)})
    return None


def forbids_offer(state: GoldTable, seat: int, move: Offer) -> Refusal | None:
    if move.to_seat >= state.players or move.to_seat == seat or state.is_ready(move.to_seat):
        return Refusal(rules.OFFER, {"seat": move.to_seat, "why": "partner"})
    give = heaps.parse_heap(move.give)
    if give == 0 and move.get == "-":
        return Refusal(rules.OFFER, {"seat": move.to_seat, "why": "nothing"})
    if not heaps.holds(state.stash[seat], give):
        return Refusal(rules.OFFER, {"seat": move.to_seat, "why": "lacking"})
    if not state.may_offer(seat):
        limits = {"open": OPEN_OFFERS, "most": int(state.market_offers)}
        return Refusal(rules.OFFER_LIMIT, {**limits})
    return None


def forbids_answer(
    state: GoldTable, seat: int, move: Accept | Decline | Withdraw
) -> Refusal | None:
    slot = state.slot_of(move.number)
    mine = slot >= 0 and slot // OPEN_OFFERS == seat
    to_me = slot >= 0 and state.offer(slot, OFFER_TO) == seat
    if isinstance(move, Accept):
        if not to_me:
            return Refusal(rules.ACCEPT, {"number": move.number})
        if not heaps.holds(state.stash[seat], state.offer(slot, OFFER_GET)):
            return Refusal(rules.ACCEPT_SHORT, {"number": move.number})
        return None
    if to_me if isinstance(move, Decline) else mine:
        return None
    why = "own" if mine else "other" if to_me else "none"
    return Refusal(rules.DECLINE, {"number": move.number, "why": why})


def token_kind(letter: str) -> int:
    return heaps.LETTERS.index(letter)


# --- cards ---------------------------------------------------------------------------------


def forbids_card(state: GoldTable, seat: int, window: int, move: PlayCard) -> Refusal | None:
    card = CARD_WORDS.index(move.card)
    if not state.advanced or not cards.has(state, seat, card):
        return Refusal(rules.ACTION_PLAY, {"card": move.card})
    if not opens_for(window, card):
        return Refusal(rules.ACTION_WINDOW, {"card": move.card})
    if may_play(state, seat, card, move):
        return None
    return Refusal(card_rule(card), {"card": move.card})


def opens_for(window: int, card: int) -> bool:
    # gold.action-window: the table of windows.
    if card == RING:
        return window == SHARES
    if card == POWDER:
        return window == BETWEEN
    if card == STONE or card == CLOAK:
        return window == ROBBED
    if card == GLOVES:
        return window == HOARD
    if card == SEAL:
        return window == CUT_LAID
    if card == WAND:
        return window == CARD
    return window == TURN or window == IDLE


def may_play(state: GoldTable, seat: i64, card: int, move: PlayCard) -> bool:
    """The card's own conditions, its targets included."""
    if card == RING:
        first, second = move.seats
        return (
            first != second
            and seat != first
            and seat != second
            and state.is_fighter(first)
            and state.is_fighter(second)
        )
    if card == POWDER:
        one, two = place_number(move.places[0]), place_number(move.places[1])
        return one != two and not state.is_empty(one) and not state.is_empty(two)
    if card == STONE or card == CLOAK:
        return seat == state.victim
    if card == GLOVES:
        held = heaps.count(state.hoard, token_kind(move.token)) != 0
        return held and cards.may_glove(state, seat)
    if card == SWORD:
        return cards.may_raise_sword(state, seat)
    if card == RECALL:
        return (cards.away(state, seat) >> (int(move.knight) - 1)) & 1 == 1
    if card == BALL:
        other = move.seats[0]
        return other < state.players and cards.may_look(state, seat, other)
    if card == SACK:
        return state.bag != 0 and heaps.count(state.stash[seat], token_kind(move.token)) != 0
    if card == HORN:
        return state.down_of(seat) != 0
    if card == SEAL:
        return cards.may_seal(state, seat)
    if card == WAND:
        # gold.card-wand: windows open only for others' cards, and never for the Gloves.
        return True
    return cards.may_weaken(state, place_number(move.places[0]))


def card_rule(card: int) -> Rule:
    return rules.CARD_RULES[card]
