"""What can lie on a table: the box is complete, a battle has its cause, whoever is asked is asked
for a reason, and nothing is there that the rules would already have settled."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core import bags
from logovo.core.errors import BadPosition
from logovo.core.moves import Moves
from logovo.games.gold import ask_checks, heaps, lines
from logovo.games.gold.asks import BETWEEN, MARKET
from logovo.games.gold.components import (
    CARD_COUNTS,
    CARD_KINDS,
    CARD_WORDS,
    CLOAK,
    DECK_AT_MARKET,
    DRAGONS,
    KNIGHTS,
    LEAST_STRENGTH,
    MOST_TURNS,
    NO_DRAGON,
    OPEN_OFFERS,
    PLACES,
    POTION,
    STRENGTHS,
    TOKEN_COUNTS,
    VISIBLE,
)
from logovo.games.gold.effects.battle import rank_fighters
from logovo.games.gold.effects.steps import CARD_DONE
from logovo.games.gold.effects.turns import least_lacking
from logovo.games.gold.positions import census
from logovo.games.gold.state import GoldState
from logovo.games.gold.table import (
    ENDED_ALL_SLAIN,
    ENDED_DECK,
    ENDED_STALL,
    GOES_ON,
    OFFER_GET,
    OFFER_GIVE,
    OFFER_NUMBER,
    OFFER_SLOTS,
    OFFER_TO,
    GoldTable,
)


def check(state: GoldState) -> None:
    """Raises BadPosition for what cannot be."""
    check_box(state)
    check_dragons(state)
    check_end(state)
    check_lines(state)
    check_skips(state)
    if not state.advanced:
        check_basic(state)
    if state.place >= 0 and state.asks.kind() != MARKET:
        check_battle(state)
    else:
        check_no_battle(state)
    if state.asks.kind() == MARKET:
        check_market(state)
    else:
        require(is_market_closed(state), "market: closed")
    if state.ended == GOES_ON:
        ask_checks.check_asks(state)
        listed = Moves()
        state.legal_into(listed)
        require(listed.size > 0, "asks: unanswerable")


def require(holds: bool, why: str) -> None:
    if not holds:
        raise BadPosition(why)


def check_box(state: GoldState) -> None:
    counted = census(state)
    spoils = [0] * int(heaps.KINDS)
    for kind in range(heaps.KINDS):
        letter = heaps.LETTERS[kind]
        require(counted[letter] == TOKEN_COUNTS[kind], f"tokens: {letter}")
        for seat in range(state.players):
            spoils[kind] += int(heaps.count(state.spoils[seat], kind))
        require(spoils[kind] <= TOKEN_COUNTS[kind], f"spoils: {letter}")
    require(counted["dragons"] == DRAGONS, "dragons: not-eighteen")
    require(state.up & state.down == 0, "knights: both-sides-up")
    standing = state.up | state.down
    for place in range(PLACES):
        for knight in lines.as_list(state.line(place)):
            standing |= i64(1) << knight
    everybody = (i64(1) << (state.players * KNIGHTS)) - 1
    require(
        counted["knights"] == state.players * KNIGHTS and standing == everybody,
        "knights: not-each-once",
    )
    for card in range(CARD_KINDS):
        expected = CARD_COUNTS[card] if state.advanced else 0
        require(counted.get(CARD_WORDS[card], 0) == expected, f"cards: {CARD_WORDS[card]}")


def check_dragons(state: GoldState) -> None:
    """Each dragon once; four lie open as long as the deck has others."""
    seen = state.deck
    empty = 0
    for place in range(PLACES):
        dragon = state.dragon(place)
        if dragon == NO_DRAGON:
            empty += 1
            require(state.tokens(place) == 0 and state.potions(place) == 0, "places: nothing-there")
            continue
        require((seen >> dragon) & 1 == 0, "dragons: twice")
        seen |= i64(1) << dragon
        require(heaps.size(state.tokens(place)) <= VISIBLE[dragon], "places: too-many-tokens")
        potions = state.potions(place)
        # gold.card-weak: a dragon of strength 1 cannot be weakened.
        before = STRENGTHS[dragon] - POTION * (potions - 1)
        require(potions == 0 or before > LEAST_STRENGTH, "places: too-many-potions")
    if state.asks.kind() == MARKET:
        # gold.market-when
        require(empty == 1 and state.deck_size() == DECK_AT_MARKET, "market: not-yet-or-over")
        require(state.place >= 0 and state.is_empty(state.place), "market: no-place")
    else:
        require(empty == 0 or state.deck == 0, "places: empty")


def check_end(state: GoldState) -> None:
    """Over if and only if the rules have ended it."""
    if state.ended == GOES_ON:
        require(state.asks.depth > 0, "asks: nobody")
        require(state.deck != 0 or state.all_slain, "ended: deck-out")
        require(any(not state.is_empty(place) for place in range(PLACES)), "ended: all-slain")
        return
    require(state.asks.depth == 0, "asks: over")
    require(state.place < 0, "battle: over")
    is_open = any(not state.is_empty(place) for place in range(PLACES))
    if state.ended == ENDED_DECK:
        require(state.deck == 0 and not state.all_slain and is_open, "ended: deck-out")
    elif state.ended == ENDED_ALL_SLAIN:
        require(state.deck == 0 and state.all_slain and not is_open, "ended: all-slain")
    else:
        assert state.ended == ENDED_STALL
        require(state.turns == MOST_TURNS and is_open, "ended: stall")
        require(state.deck != 0 or state.all_slain, "ended: stall")


def check_lines(state: GoldState) -> None:
    # gold.slain: where knights suffice, the dragon has fallen.
    for place in range(PLACES):
        if place != state.place and not state.is_empty(place):
            require(state.lack(place) > 0, "places: slain")


def check_skips(state: GoldState) -> None:
    """gold.no-knight: who has just skipped has all knights at dragons."""
    if state.skips == 0:
        return
    require(state.place < 0, "skips: battle")
    last = state.active
    if state.ended != GOES_ON or state.asks.as_lists()[0][0] == BETWEEN:
        last += 1
    for step in range(state.skips):
        seat = (last - 1 - step + 2 * state.players) % state.players
        require(state.up_of(seat) == 0 and state.down_of(seat) == 0, "skips: knights-at-home")


def check_basic(state: GoldState) -> None:
    """gold.actions-dealt: no action cards, nor what they leave behind."""
    require(state.swords == 0 and not state.sword_on, "sword_on: basic-game")
    require(state.cloaked == 0 and state.gloved == 0, "battle: basic-game")
    require(state.choosing == state.ranks, "choosing: basic-game")
    for place in range(PLACES):
        require(state.potions(place) == 0, "potions: basic-game")


def check_battle(state: GoldState) -> None:
    """The fighters are those at the dragon, ranked by the rules, and the dragon has fallen."""
    place = state.place
    line = state.line(place)
    require(line != 0, "battle: nobody")
    again = state.clone()
    rank_fighters(again, line)
    require(again.ranks == state.ranks and again.fighters == state.fighters, "ranks: not-so")
    require(state.fighters >= 2, "ranks: alone")
    require(state.tokens(place) == 0, "places: hoard-laid")
    if state.lack(place) > 0:
        # gold.stuck: all skipped, so all knights are at dragons.
        require(state.up | state.down == 0, "battle: not-slain")
        require(place == least_lacking(state), "battle: not-slain")
        require(state.after != CARD_DONE, "after: nobody-skipped")
    require(is_order_of_choice(state), "choosing: not-so")
    if state.cloaked:
        # gold.card-cloak: there is one, and it has just been shown.
        require(state.cloaked & (state.cloaked - 1) == 0, "cloaked: one-cloak")
        require(bags.count(state.played, CLOAK) != 0, "cloaked: not-played")
        require(lines.seats_in(line) & state.cloaked != 0, "cloaked: no-fighter")


def is_order_of_choice(state: GoldTable) -> bool:
    """By rank, or with one who is neither first nor the divider moved to the front."""
    ranks = [int(state.seat_ranked(rank)) for rank in range(int(state.fighters))]
    choosing = [int((state.choosing >> (4 * rank)) & 15) for rank in range(len(ranks))]
    if choosing == ranks:
        return True
    first = choosing[0]
    # gold.card-seal
    return first in ranks[1:-1] and choosing[1:] == [seat for seat in ranks if seat != first]


def check_no_battle(state: GoldState) -> None:
    require(state.fighters == 0 and state.hoard == 0, "battle: none")
    require(state.chosen == 0 and state.taken == 0, "battle: none")
    require(state.thief < 0 and state.victim < 0 and state.rob_at == 0, "battle: none")
    require(state.cloaked == 0 and state.gloved == 0 and state.culprit < 0, "battle: none")


# --- the market ------------------------------------------------------------------------------


def is_market_closed(state: GoldState) -> bool:
    for slot in range(OFFER_SLOTS):
        if state.offer(slot, OFFER_NUMBER) != 0:
            return False
    return state.ready == 0 and state.made == 0 and state.last_offer == 0 and state.market_at == 0


def check_market(state: GoldState) -> None:
    waiting = 0
    made = 0
    alive = False
    for seat in range(state.players):
        made += int(state.made_by(seat))
        require(state.made_by(seat) <= state.market_offers, "made: too-many")
        if not state.is_ready(seat):
            waiting += 1
            alive = alive or state.made_by(seat) < state.market_offers or state.has_offer(seat)
    # gold.market-ends
    require(waiting >= 2 and alive, "market: over")
    require(state.last_offer == made, "last_offer: not-so")
    numbers: set[int] = set()
    for slot in range(OFFER_SLOTS):
        number = int(state.offer(slot, OFFER_NUMBER))
        if number:
            check_offer(state, slot)
            require(number not in numbers, "offers: number-twice")
            numbers.add(number)


def check_offer(state: GoldState, slot: int) -> None:
    seat = slot // OPEN_OFFERS
    number = state.offer(slot, OFFER_NUMBER)
    to = state.offer(slot, OFFER_TO)
    require(number <= state.last_offer, "offers: number")
    # gold.offer, gold.ready
    require(to != seat and not state.is_ready(seat) and not state.is_ready(to), "offers: partner")
    nothing = state.offer(slot, OFFER_GIVE) == 0 and state.offer(slot, OFFER_GET) == 0
    require(not nothing, "offers: nothing")
    earlier = slot % OPEN_OFFERS
    require(state.made_by(seat) > earlier, "offers: not-made")
    if earlier:
        before = state.offer(slot - 1, OFFER_NUMBER)
        require(0 < before < number, "offers: slot")
