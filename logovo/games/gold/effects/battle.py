"""A slain dragon is wound up: hoard, wizard, cut, choice; later knights home, new dragon."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.seats import Seat
from logovo.games.gold import cuts, heaps, lines
from logovo.games.gold.asks import CUT, TAKE
from logovo.games.gold.components import (
    DECK_AT_MARKET,
    HIDDEN,
    KNIGHTS,
    NO_DRAGON,
    PLACES,
    RED,
    dragon_word,
    knight_word,
    place_word,
)
from logovo.games.gold.effects.draws import draw_cards, draw_tokens, lay_dragon
from logovo.games.gold.effects.ending import finish
from logovo.games.gold.effects.steps import DIVIDE, HOME, THIEVES, WAIT
from logovo.games.gold.effects.turns import flip
from logovo.games.gold.events import (
    DragonGone,
    DragonSlain,
    HoardCut,
    HoardLaid,
    HoardTaken,
    KnightsHome,
    NothingToCut,
    RedsTaken,
    ShareKept,
    ShareLaid,
    ShareTaken,
)
from logovo.games.gold.lines import seats_in, strength_of, wizards_in
from logovo.games.gold.table import ENDED_ALL_SLAIN, ENDED_DECK, NO_HEAPS, TOKENS_AT, GoldTable


def slay(state: GoldTable, chance: Chance, journal: Journal) -> i64:
    # gold.order: hidden tokens and wizard come first.
    place = state.place
    line = state.line(place)
    state.skips = 0
    rank_fighters(state, line)
    dragon = state.dragon(place)
    if journal.loud:
        seats = tuple([Seat(int(state.seat_ranked(rank))) for rank in range(state.fighters)])
        journal.add(DragonSlain(place_word(place), dragon_word(dragon), seats))
    state.spoils = NO_HEAPS
    # gold.hidden-tokens: open to all.
    hidden = draw_tokens(state, HIDDEN[dragon], chance)
    state.hoard = state.tokens(place) + hidden
    state.set_place(place, TOKENS_AT, 0)
    if journal.loud:
        journal.add(HoardLaid(heaps.heap_words(hidden), heaps.heap_words(state.hoard)))
    if state.fighters == 1:
        take_all(state, line, chance, journal)
        return HOME
    wizards = wizards_in(line)
    # gold.wizards-many: two or more take nothing beforehand. gold.wizard-cards: nor does one
    # in the advanced game.
    if not state.advanced and wizards != 0 and wizards & (wizards - 1) == 0:
        take_reds(state, number_of_bit(wizards), journal)
    return DIVIDE


def rank_fighters(state: GoldTable, line: i64) -> None:
    # gold.participants, gold.contribution, gold.rank.
    sums = contributions(line, state.swords)
    ranks: i64 = 0
    fighters: i64 = 0
    seen: i64 = 0
    left = line
    while left != 0:
        seat = ((left & lines.FIELD) - 1) // KNIGHTS
        left >>= lines.BITS
        if (seen >> seat) & 1:
            continue
        seen |= i64(1) << seat
        # Taken by their first knight, so an equal later comer goes behind.
        mine = (sums >> (8 * seat)) & 255
        spot = fighters
        while spot > 0:
            above = (ranks >> (4 * (spot - 1))) & 15
            if (sums >> (8 * above)) & 255 >= mine:
                break
            spot -= 1
        low = ranks & ((i64(1) << (4 * spot)) - 1)
        ranks = low | (seat << (4 * spot)) | ((ranks >> (4 * spot)) << (4 * (spot + 1)))
        fighters += 1
    state.ranks = ranks
    state.choosing = ranks
    state.fighters = fighters


def contributions(line: i64, swords: i64) -> i64:
    """Eight bits per seat: what the knights of that seat in the line add up to."""
    sums: i64 = 0
    while line != 0:
        knight = (line & lines.FIELD) - 1
        sums += strength_of(knight, swords) << (8 * (knight // KNIGHTS))
        line >>= lines.BITS
    return sums


def number_of_bit(mask: i64) -> i64:
    number: i64 = 0
    while mask >> number != 1:
        number += 1
    return number


def take_all(state: GoldTable, line: i64, chance: Chance, journal: Journal) -> None:
    # gold.solo: the whole hoard; no cut, no theft.
    seat = state.seat_ranked(0)
    hoard = state.hoard
    state.hoard = 0
    state.stash[seat] += hoard
    note_spoils(state, seat, hoard)
    if journal.loud:
        journal.add(HoardTaken(Seat(int(seat)), heaps.heap_words(hoard)))
    if state.advanced and wizards_in(line) != 0:
        # gold.wizard-cards: a solo slayer too.
        draw_cards(state, seat, heaps.count(hoard, RED), chance, journal)


def note_spoils(state: GoldTable, seat: i64, heap: i64) -> None:
    """The first to get something of this dragon."""
    state.spoils = cuts.blank()
    state.spoils[seat] = heap


def take_reds(state: GoldTable, seat: i64, journal: Journal) -> None:
    # gold.wizard-red: all reds before the cut.
    n = heaps.count(state.hoard, RED)
    if n == 0:
        return
    state.hoard -= heaps.some(RED, n)
    state.stash[seat] += heaps.some(RED, n)
    note_spoils(state, seat, heaps.some(RED, n))
    if journal.loud:
        journal.add(RedsTaken(Seat(int(seat)), int(n)))


def divide(state: GoldTable, journal: Journal) -> i64:
    if state.hoard == 0:
        # gold.cut-nothing: the thieves still act.
        if journal.loud:
            journal.add(NothingToCut())
        return THIEVES
    # The ask keeps what is proposed, so that it is worked out only once.
    state.asks.push(CUT, state.divider(), cuts.survey(state.hoard, state.fighters), 0, 0, 0)
    return WAIT


def lay_cut(state: GoldTable, journal: Journal) -> None:
    """`state.shares` has just been filled: the hoard is on the table in shares."""
    state.asks.pop()
    state.hoard = 0
    if journal.loud:
        journal.add(HoardCut(Seat(int(state.divider())), int(state.fighters)))
        for share in range(int(state.fighters)):
            journal.add(ShareLaid(share + 1, heaps.heap_words(state.shares[share])))


def choose(state: GoldTable, journal: Journal) -> bool:
    # gold.choose: ask the next in order; the last one gets what is left. True when all
    # have a share.
    seat = state.chooser()
    if state.chosen < state.fighters - 1:
        state.asks.push(TAKE, seat, 0, 0, 0, 0)
        return False
    give_share(state, seat, number_of_bit(state.free_shares()), journal)
    return True


def give_share(state: GoldTable, seat: i64, share: i64, journal: Journal) -> None:
    state.taken |= (share + 1) << (4 * seat)
    state.chosen += 1
    if journal.loud:
        tokens = heaps.heap_words(state.shares[share])
        journal.add(ShareTaken(Seat(int(seat)), int(share) + 1, tokens))


def keep_shares(state: GoldTable, chance: Chance, journal: Journal) -> i64:
    """The shares join the stashes; wizards draw action cards in the advanced game."""
    spoils = state.spoils[:]  # a copy of the table may share the old ones
    state.spoils = spoils
    shares = state.shares
    stash = state.stash
    for rank in range(state.fighters):
        seat = state.seat_ranked(rank)
        share = shares[state.share_of(seat) - 1]
        stash[seat] += share
        spoils[seat] += share
        if journal.loud and state.advanced:
            journal.add(ShareKept(Seat(int(seat)), heaps.heap_words(share)))
    if state.advanced:
        wizards = wizards_in(state.line(state.place))
        # gold.wizard-cards: with several wizards nobody draws, unless by option each does.
        if state.each_wizard or wizards & (wizards - 1) == 0:
            for rank in range(state.fighters):
                seat = state.seat_ranked(rank)
                if (wizards >> seat) & 1:
                    # gold.wizard-cards-only: the reds of this share, no others.
                    reds = heaps.count(state.shares[state.share_of(seat) - 1], RED)
                    draw_cards(state, seat, reds, chance, journal)
    state.shares = NO_HEAPS
    state.taken = 0
    state.chosen = 0
    return THIEVES


def go_home(state: GoldTable, journal: Journal) -> None:
    # gold.knights-home, gold.flip, gold.dragon-out.
    place = state.place
    line = state.line(place)
    home: i64 = 0
    left = line
    while left != 0:
        home |= i64(1) << ((left & lines.FIELD) - 1)
        left >>= lines.BITS
    state.down |= home
    state.swords &= ~home
    fighters = seats_in(line)
    for seat in range(state.players):
        if (fighters >> seat) & 1:
            if journal.loud:
                words = [
                    knight_word(k)
                    for k in range(KNIGHTS - 1, -1, -1)
                    if (home >> (seat * KNIGHTS + k)) & 1
                ]
                journal.add(KnightsHome(Seat(int(seat)), tuple(words)))
            flip(state, seat, journal)
    if journal.loud:
        journal.add(DragonGone(place_word(place), dragon_word(state.dragon(place))))
    state.lay(place, NO_DRAGON, 0)
    state.slain += 1
    forget_battle(state)


def forget_battle(state: GoldTable) -> None:
    state.fighters = 0
    state.ranks = 0
    state.choosing = 0
    state.chosen = 0
    state.rob_at = 0
    state.thief = -1
    state.victim = -1
    state.cloaked = 0


def is_market_next(state: GoldTable) -> bool:
    # gold.market-when: seven of the deck's dragons have come, the eighth is awaited.
    return state.deck_size() == DECK_AT_MARKET


def lay_next(state: GoldTable, chance: Chance, journal: Journal) -> i64:
    # gold.replace: the next dragon, if there is one, and the ends of the game.
    place = state.place
    state.place = -1
    if state.deck == 0:
        # gold.end-all-slain: the place stays empty; over when the last one is slain.
        for other in range(PLACES):
            if not state.is_empty(other):
                return state.after
        finish(state, ENDED_ALL_SLAIN, journal)
        return WAIT
    lay_dragon(state, place, chance, journal)
    if state.deck == 0 and not state.all_slain:
        # gold.end-deck: as soon as the last dragon has been laid out.
        finish(state, ENDED_DECK, journal)
        return WAIT
    return state.after
