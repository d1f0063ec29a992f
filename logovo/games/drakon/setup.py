"""The table at the beginning: Start, shuffled chambers, hands, hoard, heroes."""

from __future__ import annotations

from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.core.journal import Journal
from logovo.core.options import Options
from logovo.core.piles import blank_pile
from logovo.core.seats import Seat
from logovo.games.drakon import asks
from logovo.games.drakon.components import CHAMBERS, HAND, HERO_WORDS, PATTERN_WORDS
from logovo.games.drakon.effects.apply import run
from logovo.games.drakon.events import Dealt, FirstPlayer, HeroTaken
from logovo.games.drakon.options import GOALS
from logovo.games.drakon.state import Drakon, bare_table


def table_for(options: Options) -> Drakon:
    """A bare table with the host's settings."""
    # drakon.start-tile: Start and all heroes on it; drakon.hoard: every coin face down;
    # drakon.figure-aside: no figure yet.
    state = bare_table(options.players, PATTERN_WORDS.index(options.get("start-pattern")))
    state.goal = GOALS.index(options.get("goal"))
    state.escape_by_gold = options.get("escape-needs") == "8-gold"
    state.heroes = options.is_on("heroes")
    if options.is_on("teams"):
        # drakon.team-seats: seats 0 and players / 2 are mates, and so on round the table.
        state.pools = state.players >> 1
    state.push_any = options.get("barbarian-push") == "any"
    state.shield_always = options.get("knight-shield") == "always"
    return state


def setup(options: Options, chance: Chance, journal: Journal) -> Drakon:
    state = table_for(options)
    deal(state, chance, journal)
    state.first = chance.below(state.players)  # drakon.first-player
    state.turn = state.first
    if journal.loud:
        journal.add(FirstPlayer(Seat(int(state.first))))
    state.asks.push(asks.JOB_BEGIN, state.first, 0, 0, 0, 0)
    if state.heroes:
        deal_heroes(state, chance, journal)
    else:
        # drakon.hero-figure: in turn order; the last pushed is asked first.
        for step in range(state.players):
            seat = (state.first + state.players - 1 - step) % state.players
            state.asks.push(asks.ASK_HERO, seat, 0, 0, 0, 0)
    run(state, chance, journal)
    return state


def deal(state: Drakon, chance: Chance, journal: Journal) -> None:
    """Four chambers each, the rest is the pile."""
    # drakon.deal
    deck = blank_pile(CHAMBERS - 1)
    for i in range(i64(CHAMBERS - 1)):
        deck[i] = u8(i + 1)
    chance.shuffle(deck, CHAMBERS - 1)
    for i in range(i64(CHAMBERS - 1)):
        state.put_under(i64(deck[i]))
    for seat in range(state.players):
        for _i in range(i64(HAND)):
            state.gain_chamber(seat, state.draw())
        if journal.loud:
            hand = tuple([str(int(state.hand(seat, i))) for i in range(i64(HAND))])
            journal.add(Dealt(Seat(int(seat)), hand))


def deal_heroes(state: Drakon, chance: Chance, journal: Journal) -> None:
    """Six figures at random."""
    # drakon.heroes-dealt
    figures = blank_pile(len(HERO_WORDS))
    for i in range(i64(len(HERO_WORDS))):
        figures[i] = u8(i)
    chance.shuffle(figures, len(HERO_WORDS))
    for seat in range(state.players):
        state.hero[seat] = figures[seat]
        if journal.loud:
            journal.add(HeroTaken(Seat(int(seat)), HERO_WORDS[int(figures[seat])]))
