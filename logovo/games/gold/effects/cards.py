"""Action cards at work: windows, playing, cancelling, and what each card does."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core import bags
from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.gold import heaps
from logovo.games.gold.asks import BETWEEN, CARD, CUT_LAID, HOARD, SHARES, YIELD
from logovo.games.gold.cards import fits
from logovo.games.gold.components import (
    BALL,
    CARD_WORDS,
    CLOAK,
    HORN,
    KNIGHTS,
    PLACES,
    POWDER,
    RECALL,
    RING,
    SACK,
    SEAL,
    STONE,
    SWORD,
    WAND,
    dragon_word,
    knight_word,
    place_word,
)
from logovo.games.gold.effects.draws import draw_tokens
from logovo.games.gold.effects.steps import (
    ASK_ACTIVE,
    CARD_DONE,
    CHOOSE,
    DIVIDE,
    KEEP_SHARES,
    NEXT_TURN,
    STEAL,
    THIEVES,
    WAIT,
)
from logovo.games.gold.effects.turns import slay_or, turn_up
from logovo.games.gold.events import (
    CardCancelled,
    CardPlayed,
    ChoiceReordered,
    Cloaked,
    DragonsExchanged,
    DragonWeakened,
    GameGoesOn,
    GameWaits,
    KnightRecalled,
    SharesSwapped,
    StashSeen,
    StoneShown,
    SwordRaised,
    TokenExchanged,
)
from logovo.games.gold.lines import has_knight, without
from logovo.games.gold.moves import (
    card_move,
)
from logovo.games.gold.moves.codes import (
    card_of,
    first_target,
    second_target,
    target_of,
)
from logovo.games.gold.table import (
    DRAGON_AT,
    LINE_AT,
    PLACE_WIDTH,
    POTIONS_AT,
    TOKENS_AT,
    GoldTable,
)


def open_window(state: GoldTable, window: i64, journal: Journal) -> bool:
    """Whether anybody is asked. All learn that the game waits, none for whom."""
    if not ask_window(state, window, 0):
        return False
    if journal.loud:
        journal.add(GameWaits())
    return True


def ask_window(state: GoldTable, window: i64, offset: i64) -> bool:
    # gold.action-window: ask the next fitting holder, clockwise from the active player.
    for step in range(offset, state.players):
        seat = (state.active + step) % state.players
        if fits(state, window, seat):
            state.asks.push(window, seat, step, 0, 0, 0)
            return True
    return False


def ask_about(state: GoldTable, code: i64, player: i64, offset: i64) -> bool:
    """Window `card`: any player but its player."""
    for step in range(offset, state.players):
        seat = (state.active + step) % state.players
        if seat != player and fits(state, CARD, seat):
            state.asks.push(CARD, seat, step, code, player, 0)
            return True
    return False


def window_over(window: i64) -> i64:
    """The step that follows a window in which nobody plays any more."""
    if window == BETWEEN:
        return NEXT_TURN
    if window == HOARD:
        return DIVIDE
    if window == CUT_LAID:
        return CHOOSE
    if window == SHARES:
        return KEEP_SHARES
    return STEAL


def skip(state: GoldTable, chance: Chance, journal: Journal) -> i64:
    """The asked holder plays nothing: on to the next. No event: nobody may learn of it."""
    asks = state.asks
    window = asks.kind()
    offset = asks.a() + 1
    if window == CARD:
        code = asks.b()
        player = asks.c()
        asks.pop()
        if ask_about(state, code, player, offset):
            return WAIT
        if journal.loud:
            journal.add(GameGoesOn())
        return resolve(state, code, player, chance, journal)
    asks.pop()
    if ask_window(state, window, offset):
        return WAIT
    if journal.loud:
        journal.add(GameGoesOn())
    return window_over(window)


def card_done(state: GoldTable, chance: Chance, journal: Journal) -> i64:
    """A card is settled: the window in which it was played goes on with the same seat."""
    asks = state.asks
    window = asks.kind()
    if window < BETWEEN:
        asks.pop()
        return ASK_ACTIVE
    # `skip` goes on behind the present seat, so step back by one.
    asks.set_number(0, asks.a() - 1)
    return skip(state, chance, journal)


def play_card(state: GoldTable, seat: i64, code: i64, chance: Chance, journal: Journal) -> i64:
    # gold.action-play: shown, and on the played pile even if cancelled.
    card = card_of(code)
    state.hands[seat] -= bags.some(card, 1)
    state.played += bags.some(card, 1)
    if journal.loud:
        shown = card_move(int(card), int(code))
        journal.add(
            CardPlayed(
                Seat(int(seat)), shown.card, shown.seats, shown.places, shown.knight, shown.token
            )
        )
    if ask_about(state, code, seat, 0):
        if journal.loud:
            journal.add(GameWaits())
        return WAIT
    return resolve(state, code, seat, chance, journal)


def resolve(state: GoldTable, code: i64, player: i64, chance: Chance, journal: Journal) -> i64:
    """Nobody cancels: the card takes effect. The window it was played in is on top."""
    card = card_of(code)
    if card == WAND:
        return cancel(state, player, journal)
    if card == RING:
        swap_shares(state, first_target(code), second_target(code), journal)
    elif card == POWDER:
        return exchange_dragons(state, first_target(code), second_target(code), journal)
    elif card == STONE:
        # gold.card-stone: the victim picks, and no thief looks.
        state.asks.pop()
        state.asks.push(YIELD, player, 0, 0, 0, 0)
        if journal.loud:
            journal.add(StoneShown(Seat(int(player))))
        return WAIT
    elif card == SWORD:
        state.sword_on = True
        if journal.loud:
            journal.add(SwordRaised(Seat(int(player))))
    elif card == RECALL:
        recall(state, player * KNIGHTS + target_of(code), journal)
    elif card == BALL:
        look(state, player, target_of(code), journal)
    elif card == CLOAK:
        # gold.card-cloak: this thief names another victim, if there is one.
        state.cloaked |= i64(1) << player
        state.victim = -1
        state.asks.pop()
        if journal.loud:
            journal.add(Cloaked(Seat(int(player))))
        return THIEVES
    elif card == SACK:
        use_sack(state, player, target_of(code), chance, journal)
    elif card == HORN:
        # gold.card-horn: all face-down knights.
        turn_up(state, player, state.down_of(player), journal)
    elif card == SEAL:
        seal(state, player, journal)
    else:
        return weaken(state, target_of(code), journal)
    return CARD_DONE


def cancel(state: GoldTable, player: i64, journal: Journal) -> i64:
    # gold.card-wand: the card asked about below has no effect.
    code = state.asks.b()
    owner = state.asks.c()
    state.asks.pop()
    if journal.loud:
        word = CARD_WORDS[card_of(code)]
        journal.add(CardCancelled(Seat(int(player)), word, Seat(int(owner))))
    return CARD_DONE


def swap_shares(state: GoldTable, first: i64, second: i64, journal: Journal) -> None:
    # gold.card-ring: two participants exchange the shares just taken.
    difference = state.share_of(first) ^ state.share_of(second)
    state.taken ^= difference << (4 * first)
    state.taken ^= difference << (4 * second)
    if journal.loud:
        journal.add(SharesSwapped((Seat(int(first)), Seat(int(second)))))


def exchange_dragons(state: GoldTable, first: i64, second: i64, journal: Journal) -> i64:
    # gold.card-powder: dragons with tokens and weakness change places, knights stay.
    swap_field(state, first, second, DRAGON_AT)
    swap_field(state, first, second, TOKENS_AT)
    swap_field(state, first, second, POTIONS_AT)
    if journal.loud:
        places = (place_word(first), place_word(second))
        dragons = (dragon_word(state.dragon(first)), dragon_word(state.dragon(second)))
        journal.add(DragonsExchanged(places, dragons))
    # Both places are tested; at most one can fall.
    if state.lack(first) > 0:
        return slay_or(state, second, CARD_DONE)
    return slay_or(state, first, CARD_DONE)


def swap_field(state: GoldTable, first: i64, second: i64, what: i64) -> None:
    kept = state.places[first * PLACE_WIDTH + what]
    state.places[first * PLACE_WIDTH + what] = state.places[second * PLACE_WIDTH + what]
    state.places[second * PLACE_WIDTH + what] = kept


def weaken(state: GoldTable, place: i64, journal: Journal) -> i64:
    # gold.card-weak: slain at once if its knights now suffice; then the turn goes on.
    at = place * PLACE_WIDTH + POTIONS_AT
    state.places[at] += 1
    if journal.loud:
        dragon = dragon_word(state.dragon(place))
        journal.add(DragonWeakened(place_word(place), dragon, int(state.strength(place))))
    return slay_or(state, place, CARD_DONE)


def recall(state: GoldTable, knight: i64, journal: Journal) -> None:
    # gold.card-recall: back face up; a sword's bonus is lost.
    for place in range(PLACES):
        line = state.line(place)
        if has_knight(line, knight):
            state.set_place(place, LINE_AT, without(line, knight))
            state.up |= i64(1) << knight
            state.swords &= ~(i64(1) << knight)
            if journal.loud:
                seat = Seat(int(knight // KNIGHTS))
                journal.add(KnightRecalled(seat, knight_word(knight), place_word(place)))
            return


def look(state: GoldTable, player: i64, other: i64, journal: Journal) -> None:
    # gold.card-ball: its player alone sees.
    if journal.loud:
        heap = state.stash[other]
        journal.add(
            StashSeen(
                Seat(int(player)),
                Seat(int(other)),
                int(heaps.size(heap)),
                heaps.heap_words(heap),
            )
        )


def use_sack(state: GoldTable, player: i64, kind: i64, chance: Chance, journal: Journal) -> None:
    # gold.card-sack: draw first, then put the named token in.
    drawn = draw_tokens(state, 1, chance)
    state.stash[player] += drawn - heaps.some(kind, 1)
    state.bag += heaps.some(kind, 1)
    if journal.loud:
        words = heaps.heap_words(drawn)
        journal.add(TokenExchanged(Seat(int(player)), words[0], heaps.LETTERS[kind]))


def seal(state: GoldTable, player: i64, journal: Journal) -> None:
    # gold.card-seal: first to choose, the others keep their order.
    order = player
    at: i64 = 1
    for rank in range(state.fighters):
        seat = (state.choosing >> (4 * rank)) & 15
        if seat != player:
            order |= seat << (4 * at)
            at += 1
    state.choosing = order
    if journal.loud:
        seats = [Seat(int((order >> (4 * rank)) & 15)) for rank in range(int(state.fighters))]
        journal.add(ChoiceReordered(tuple(seats)))
