"""Worlds a seat cannot tell from the real one, many a second.

Coins and chambers are drawn with the odds they have after all that the seat was told, counted
exactly (`coin_odds`, `chamber_stories`): nobody had enough gold to have won before. Left out is
what only taste could tell: which chamber a player lays or puts away, which coin the Thief names,
when an ability is used, count as chosen at random. A skip tells nothing about a hand, because
a hand with a chamber can always place it.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.core.options import Options
from logovo.core.views import Sampler
from logovo.games.drakon.chamber_stories import (
    ON_BOARD,
    RING_MASK,
    SOMEWHERE,
    ChamberStories,
    ChamberStory,
)
from logovo.games.drakon.coin_odds import NEVER, POOL_BITS, POOLS, CoinOdds
from logovo.games.drakon.components import CHAMBERS, HOARD_POOL, MOST_PLAYERS
from logovo.games.drakon.knowledge import DrakonKnowledge, gold_to_win, value_of
from logovo.games.drakon.reading import table_of
from logovo.games.drakon.state import VALUES, Drakon
from logovo.games.drakon.views import DrakonView


@final
class DrakonSampler(Sampler):
    def __init__(self, view: DrakonView, knowledge: DrakonKnowledge) -> None:
        self.template = table_of(view)
        self.observer: i64 = view.observer
        knowledge.catch_up()
        chambers = knowledge.chambers
        if not chambers.is_possible() or not agrees_on_chambers(chambers.stories[0], view):
            chambers = chambers_seen_in(view)
        coins = knowledge.coins
        if not coins.is_possible() or not agrees_on_coins(coins, view):
            coins = coins_seen_in(view)
        self.chambers = chambers.lots()
        self.coins = coins.lots()

    def sample(self, chance: Chance) -> Drakon:
        world = self.template.clone()
        self.deal_chambers(world, chance)
        self.deal_coins(world, chance)
        return world

    def deal_chambers(self, world: Drakon, chance: Chance) -> None:
        story = self.chambers.draw(chance)
        hidden = vec[u8]([0] * CHAMBERS)
        n: i64 = 0
        for chamber in range(i64(1), i64(CHAMBERS)):
            home = i64(story.home[chamber])
            if home == SOMEWHERE:
                hidden[n] = u8(chamber)
                n += 1
            elif home < MOST_PLAYERS and home != self.observer:
                world.gain_chamber(home, chamber)
        chance.shuffle(hidden, n)
        for seat in range(world.players):
            if seat != self.observer:
                for _i in range(i64(story.unnamed[seat])):
                    n -= 1
                    world.gain_chamber(seat, i64(hidden[n]))
        for i in range(story.size):
            chamber = i64(story.pile[(story.top + i) & RING_MASK])
            if chamber == 0:
                n -= 1
                chamber = i64(hidden[n])
            world.put_under(chamber)

    def deal_coins(self, world: Drakon, chance: Chance) -> None:
        division = self.coins.draw(chance)
        count = self.coins.count
        coins = world.coins
        for pool in range(i64(POOLS)):
            ones = division & 15
            twos = (division >> 4) & 15
            division >>= POOL_BITS
            at = pool * VALUES
            coins[at] = u8(ones)
            coins[at + 1] = u8(twos)
            coins[at + 2] = u8(count[pool] - ones - twos)


def agrees_on_chambers(story: ChamberStory, view: DrakonView) -> bool:
    """Whether the story has followed this very table from its beginning."""
    if story.size != view.pile:
        return False
    for player in view.seats:
        if story.held(player.seat) != len(player.hand):
            return False
        if player.seat == view.observer:
            for tile in player.hand:
                if int(story.home[int(tile.chamber)]) != view.observer:
                    return False
    laid = [chamber for chamber in range(CHAMBERS) if int(story.home[chamber]) == ON_BOARD]
    return laid == [int(lying.chamber) for lying in view.board]


def agrees_on_coins(odds: CoinOdds, view: DrakonView) -> bool:
    if int(odds.count[HOARD_POOL]) != view.hoard:
        return False
    some = next(iter(odds.odds))
    for number in range(len(view.pools)):
        words = view.pools[number].coins
        if int(odds.count[number]) != len(words):
            return False
        for value in range(1, VALUES + 1):
            seen = len([word for word in words if value_of(word) == value])
            if seen > 0 and int(odds.coins_of(some, number, value)) != seen:
                return False
    return True


def chambers_seen_in(view: DrakonView) -> ChamberStories:
    """For a seat that has just sat down: what lies open and its own hand."""
    stories = ChamberStories(view.players)
    story = stories.stories[0]
    for lying in view.board:
        story.home[int(lying.chamber)] = ON_BOARD
    for player in view.seats:
        story.unnamed[player.seat] = u8(len(player.hand))
        if player.seat == view.observer:
            story.unnamed[player.seat] = 0
            for tile in player.hand:
                story.join_hand(player.seat, int(tile.chamber))
    story.size = view.pile
    return stories


def coins_seen_in(view: DrakonView) -> CoinOdds:
    """The same for coins: any division in which nobody has won, as long as nobody has."""
    goal = NEVER if view.over else gold_to_win(Options(view.players, dict(view.options)))
    odds = CoinOdds(goal)
    hidden: list[int] = []
    for number in range(len(view.pools)):
        for word in view.pools[number].coins:
            value = value_of(word)
            if value == 0:
                hidden.append(number)
            else:
                odds.move(HOARD_POOL, number, value, False)
    for number in hidden:
        odds.move(HOARD_POOL, number, 0, False)
    return odds
