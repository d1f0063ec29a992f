"""Worlds a seat cannot tell from the real one, many a second."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.chance import Chance
from logovo.core.options import Options
from logovo.core.views import Sampler
from logovo.games.drakon import asks, scoring
from logovo.games.drakon.components import CHAMBERS, HERO_WORDS, HOARD_POOL, MOST_PLAYERS, NO_HERO
from logovo.games.drakon.events import UNKNOWN
from logovo.games.drakon.knowledge import DrakonKnowledge
from logovo.games.drakon.legality import can_place
from logovo.games.drakon.maze import square_at
from logovo.games.drakon.memory import ON_BOARD, RING_MASK, SOMEWHERE, ChamberStory, CoinStory
from logovo.games.drakon.setup import table_for
from logovo.games.drakon.state import VALUES, Drakon
from logovo.games.drakon.views import DrakonView
from logovo.games.drakon.walking import can_move

TRIES: Final = 20


@final
class DrakonSampler(Sampler):
    def __init__(self, view: DrakonView, knowledge: DrakonKnowledge) -> None:
        self.template = open_table(view)
        self.observer: i64 = view.observer
        self.own_pool: i64 = -1
        if view.observer >= 0:
            self.own_pool = self.template.pool(view.observer)
        self.chambers = knowledge.chambers
        self.chambers_since = vec[i64]([i64(h) for h in knowledge.chambers_since])
        self.coins = knowledge.coins
        self.coins_since = vec[i64]([i64(h) for h in knowledge.coins_since])
        if not self.agrees(view):
            self.chambers = chambers_seen_in(view)
            self.chambers_since = vec[i64]([])
            self.coins = coins_seen_in(view)
            self.coins_since = vec[i64]([])

    def sample(self, chance: Chance) -> Drakon:
        world = self.world(chance)
        # Somebody else who is asked for an action has one, or he would have been skipped.
        if world.asks.kind() == asks.ASK_ACTION and world.asks.seat() != self.observer:
            seat = world.asks.seat()
            tries = 0
            while tries < TRIES and not (
                can_move(world, i64(world.stands[seat])) or can_place(world, seat)
            ):
                world = self.world(chance)
                tries += 1
        return world

    def world(self, chance: Chance) -> Drakon:
        world = self.template.clone()
        self.deal_chambers(world, chance)
        self.deal_coins(world, chance)
        return world

    def deal_chambers(self, world: Drakon, chance: Chance) -> None:
        story = self.chambers
        if len(self.chambers_since) > 0:
            story = story.copy()
            for i in range(len(self.chambers_since)):
                story.go_on(self.chambers_since[i], chance)
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
        story = self.coins
        if len(self.coins_since) > 0:
            story = story.copy()
            for i in range(len(self.coins_since)):
                story.go_on(self.coins_since[i], chance)
        left1 = i64(story.left[1])
        left2 = i64(story.left[2])
        left3 = i64(story.left[3])
        coins = world.coins
        for pool in range(i64(MOST_PLAYERS + 1)):
            if pool == self.own_pool:
                continue
            at = pool * VALUES
            coins[at] = story.seen[4 * pool + 1]
            coins[at + 1] = story.seen[4 * pool + 2]
            coins[at + 2] = story.seen[4 * pool + 3]
            for _i in range(i64(story.unseen[pool])):
                n = chance.below(left1 + left2 + left3)
                if n < left1:
                    left1 -= 1
                    world.add_coin(pool, 1)
                elif n < left1 + left2:
                    left2 -= 1
                    world.add_coin(pool, 2)
                else:
                    left3 -= 1
                    world.add_coin(pool, 3)

    def agrees(self, view: DrakonView) -> bool:
        """Whether the knowledge has followed this very table from its beginning."""
        chance = Chance(1)
        chambers = self.chambers.copy()
        for i in range(len(self.chambers_since)):
            chambers.go_on(self.chambers_since[i], chance)
        coins = self.coins.copy()
        for i in range(len(self.coins_since)):
            coins.go_on(self.coins_since[i], chance)
        if chambers.size != view.pile or coins.count(HOARD_POOL) != view.hoard:
            return False
        for player in view.seats:
            if chambers.held(player.seat) != len(player.hand):
                return False
            if player.seat == view.observer:
                for tile in player.hand:
                    if int(chambers.home[int(tile.chamber)]) != view.observer:
                        return False
        for pool in range(len(view.pools)):
            if coins.count(pool) != len(view.pools[pool].coins):
                return False
        laid = [i for i in range(CHAMBERS) if int(chambers.home[i]) == ON_BOARD]
        return laid == [int(lying.chamber) for lying in view.board]


def open_table(view: DrakonView) -> Drakon:
    """The table with everything that lies open; other hands and the pile are empty."""
    state = table_for(Options(view.players, dict(view.options)))
    for lying in view.board:
        if lying.chamber == "0":
            state.maze.turn(0, lying.turning)
        else:
            state.maze.put(int(lying.chamber), lying.turning, square_at(lying.x, lying.y))
    if view.figure is not None:
        state.figure = state.maze.chamber_on(square_at(view.figure.x, view.figure.y))
    for player in view.seats:
        chamber = state.maze.chamber_on(square_at(player.at.x, player.at.y))
        state.stands[player.seat] = u8(chamber)
        hero = HERO_WORDS.index(player.hero) if player.hero else NO_HERO
        state.hero[player.seat] = u8(hero)
        if state.heroes and not player.ability:
            state.used |= 1 << player.seat
        if player.seat == view.observer:
            for tile in player.hand:
                state.gain_chamber(player.seat, int(tile.chamber))
    state.coins = vec[u8]([0] * len(state.coins))
    for number in range(len(view.pools)):
        for word in view.pools[number].coins:
            if word != UNKNOWN:
                state.add_coin(number, int(word[-1]))
    state.first = view.first_seat
    state.turn = view.turn_seat
    state.turns = view.turns
    state.stir = view.stir
    state.idle = view.idle
    state.forced = view.forced
    if view.over:
        state.ended = scoring.REASON_WORDS.index(view.ended)
    for seat in view.winner_seats:
        state.winners |= 1 << seat
    state.asks.load([list(row) for row in view.pending])
    return state


def chambers_seen_in(view: DrakonView) -> ChamberStory:
    """For a seat that has just sat down: what lies open and its own hand."""
    story = ChamberStory(view.players)
    for lying in view.board:
        story.home[int(lying.chamber)] = ON_BOARD
    for player in view.seats:
        story.unnamed[player.seat] = u8(len(player.hand))
        if player.seat == view.observer:
            story.unnamed[player.seat] = 0
            for tile in player.hand:
                story.join_hand(player.seat, int(tile.chamber))
    story.size = view.pile
    return story


def coins_seen_in(view: DrakonView) -> CoinStory:
    own = view.seats[view.observer].pool if view.observer >= 0 else -1
    story = CoinStory(own)
    for pool in range(len(view.pools)):
        for word in view.pools[pool].coins:
            story.leave(HOARD_POOL, 0)
            if word == UNKNOWN:
                story.join(pool, 0)
            else:
                story.join(pool, int(word[-1]))
                story.left[int(word[-1])] -= 1
    return story
