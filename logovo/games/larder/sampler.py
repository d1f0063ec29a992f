"""Worlds one observer cannot tell from the real one.

What counts as evidence: every card seen, wherever it went; every card pulled, seen or not, with
each card of the hand as likely as another; and the rules, by which a hand that shows cards had
them. What a seat chose among the moves it had says nothing here: any two worlds in which all
that happened was allowed differ only by how likely their deal and the luck since were. Two
things are left out. As long as nothing has been pulled in a round, a play after a draw makes the
sampler forget what earlier plays of that hand say about the cards that stayed behind. And of the
plays of a round only the last `MOST_PLAYS` count so. After very many unseen pulls some stories
stand for others, each as often as it is due (`sieve`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from logovo.core.bags import count, size, some
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.piles import blank_pile
from logovo.core.views import Sampler
from logovo.games.larder import asks
from logovo.games.larder.components import CHAOS, DECK, HINDRANCES, KINDS, TRICKS, hindrance_named
from logovo.games.larder.guesses import Guess, Lot, full_box
from logovo.games.larder.knowledge import LarderKnowledge
from logovo.games.larder.legality import swap_into
from logovo.games.larder.reading import table_of
from logovo.games.larder.rounds import packed, shuffled
from logovo.games.larder.state import Larder, Player
from logovo.games.larder.views import LarderView

MOST_TRIES: Final = 100
"""A deal is turned down so often at most; then it stands."""
FINE: Final = 1 << 30
"""Weights are compared as whole numbers up to this."""


@final
class Story:
    """A guess made ready for dealing: flat numbers instead of lots and plays."""

    def __init__(self, guess: Guess, table: Larder, observer: i64) -> None:
        self.upto: i64 = 0  # the weights of this story and all before it, of FINE
        self.hands = vec[i64]([0] * table.players)  # bags of what is certain
        self.is_possible = True
        self.pool = blank_pile(DECK)  # every card that could lie anywhere
        self.pool_size: i64 = 0
        self.fill_pool(guess, table, observer)
        # Cards to be dealt, lot by lot; a bit of `stayed` for each play a lot sat out.
        lots, plays = guess.lots, guess.plays
        if not self.is_complete(guess, table):
            lots, plays = self.bare_lots(table), []
        self.lots: i64 = len(lots)
        self.lot_seat = vec[i64]([lot.seat for lot in lots])
        self.lot_size = vec[i64]([lot.size for lot in lots])
        self.lot_stayed = vec[i64]([lot.stayed for lot in lots])
        self.lot_bag = vec[i64]([0] * len(lots))  # what a sample deals
        self.unnamed: i64 = 0  # cards in all lots
        for lot in lots:
            self.unnamed += lot.size
        self.plays: i64 = len(plays)
        self.play_kind = vec[i64]([play.kind for play in plays])
        self.play_shown = vec[i64]([play.shown for play in plays])
        self.play_later = vec[i64]([play.later for play in plays])

    def fill_pool(self, guess: Guess, table: Larder, observer: i64) -> None:
        unseen = full_box() - table.discard - table.gone
        for seat in range(table.players):
            me = table.seats[seat]
            hand = me.hand if seat == observer else guess.held[seat]
            self.hands[seat] = hand
            if size(hand) > me.hand_size:
                self.is_possible = False
            for kind in range(i64(KINDS)):
                n = count(hand, kind) + count(me.open, kind)
                if n > count(unseen, kind):
                    self.is_possible = False
                    n = count(unseen, kind)
                unseen -= some(kind, n)
        for kind in range(i64(KINDS)):
            for _i in range(count(unseen, kind)):
                self.pool[self.pool_size] = u8(kind)
                self.pool_size += 1

    def is_complete(self, guess: Guess, table: Larder) -> bool:
        """Whether the story knows of every unnamed card; not if part of the round was missed."""
        for seat in range(table.players):
            unnamed = table.seats[seat].hand_size - size(self.hands[seat])
            for lot in guess.lots:
                if lot.seat == seat:
                    unnamed -= lot.size
            if unnamed != 0:
                return False
        return True

    def bare_lots(self, table: Larder) -> list[Lot]:
        found: list[Lot] = []
        for seat in range(table.players):
            unnamed = table.seats[seat].hand_size - size(self.hands[seat])
            if unnamed > 0:
                found.append(Lot(seat, unnamed, 0))
        return found

    def deal(self, chance: Chance) -> None:
        """Fill the lots from the top of the pool."""
        pool = self.pool
        left = self.pool_size
        shuffle_top(pool, left, self.unnamed, chance)
        for i in range(self.lots):
            bag: i64 = 0
            for _i in range(self.lot_size[i]):
                left -= 1
                bag += some(i64(pool[left]), 1)
            self.lot_bag[i] = bag

    def stands(self, chance: Chance) -> bool:
        """Whether a deal is kept: once in as many times as there were ways to choose the cards
        of each play (see `guesses`)."""
        for i in range(self.plays):
            kind = self.play_kind[i]
            more: i64 = 0
            for j in range(self.lots):
                if (self.lot_stayed[j] >> i) & 1 != 0:
                    more += count(self.lot_bag[j], kind)
            if more > 0:
                shown = self.play_shown[i]
                later = self.play_later[i]
                if chance.below(choices(later + more + shown, shown)) >= choices(
                    later + shown, shown
                ):
                    return False
        return True


@final
class LarderSampler(Sampler):
    """A template holds all that is certain; each sample deals the unseen rest into it."""

    def __init__(self, seen: LarderView, knowledge: LarderKnowledge) -> None:
        self.observer: i64 = seen.observer
        self.template: Larder = table_of(seen, knowledge.options)
        self.template.gone = knowledge.gone
        self.forgotten: i64 = seen.gone - size(knowledge.gone)  # gone, but not remembered
        self.closed: i64 = 0  # cards in all reserves that nobody knows
        for me in self.template.seats:
            self.closed += me.closed_size
        self.stories: list[Story] = []
        self.tricks = blank_pile(7)  # still to come
        self.tricks_size: i64 = 0
        self.hindrances = blank_pile(7)  # never seen: above those that have been
        self.hindrances_size: i64 = 0
        self.under: i64 = 0
        self.chosen = vec[i64]([0] * seen.players)  # whose swap has been chosen in secret
        self.any_chosen = False
        self.moves = Moves()
        self.tell_stories(knowledge)
        self.fill_piles(seen, knowledge)
        if seen.ask == asks.WORDS[asks.SWAP]:
            self.fill_swaps(seen)

    # --- once ---------------------------------------------------------------

    def tell_stories(self, knowledge: LarderKnowledge) -> None:
        """One who missed part of the round may know nothing that fits; then hands are open."""
        so_far = 0.0
        for guess in knowledge.guesses:
            story = Story(guess, self.template, self.observer)
            if story.is_possible:
                so_far += guess.weight
                story.upto = i64(int(so_far * FINE))
                self.stories.append(story)
        if len(self.stories) == 0:
            self.stories.append(
                Story(Guess(int(self.template.players)), self.template, self.observer)
            )
        last = self.stories[len(self.stories) - 1]
        if last.upto == 0:
            last.upto = 1
        for seat in range(self.template.players):  # right as long as there is one story
            self.template.seats[seat].hand = self.stories[0].hands[seat]

    def fill_piles(self, seen: LarderView, knowledge: LarderKnowledge) -> None:
        """Tricks and hindrances nobody has seen yet; seen hindrances lie under them in order."""
        state = self.template
        if state.has_tricks:
            for trick in range(len(TRICKS)):
                if TRICKS[trick] not in seen.tricks:
                    self.tricks[self.tricks_size] = u8(trick + 1)
                    self.tricks_size += 1
        if not state.hindrances:
            return
        followed = [player.hindrance for player in seen.seats]
        if seen.chaos:
            followed.append(HINDRANCES[CHAOS].word)
        under = [word for word in knowledge.under if word not in followed]
        self.under = packed([hindrance_named(word) for word in under])
        for number in range(1, len(HINDRANCES)):
            if HINDRANCES[number].word not in followed + under:
                self.hindrances[self.hindrances_size] = u8(number)
                self.hindrances_size += 1

    def fill_swaps(self, seen: LarderView) -> None:
        for seat in range(seen.players):
            if seat not in seen.awaited_seats and not (seat == self.observer and seen.swap != ""):
                self.chosen[seat] = 1
                self.any_chosen = True

    # --- thousands of times -------------------------------------------------

    def sample(self, chance: Chance) -> Larder:
        story = self.pick_story(chance)
        hidden = self.closed + self.forgotten
        if story.plays == 0:
            shuffle_top(story.pool, story.pool_size, story.unnamed + hidden, chance)
        else:
            story = self.kept_story(story, chance)
            shuffle_top(story.pool, story.pool_size - story.unnamed, hidden, chance)
        world = self.template.clone()
        pool = story.pool
        left = story.pool_size
        if len(self.stories) > 1:
            for seat in range(world.players):
                world.seats[seat].hand = story.hands[seat]
        for i in range(story.lots):
            bag: i64 = 0
            for _i in range(story.lot_size[i]):
                left -= 1
                bag += some(i64(pool[left]), 1)
            world.seats[story.lot_seat[i]].hand += bag
        for seat in range(world.players):
            left = deal_closed(world.seats[seat], pool, left)
        for _i in range(self.forgotten):
            left -= 1
            world.gone += some(i64(pool[left]), 1)
        shuffle_bottom(pool, left, world.trouble_size, chance)
        world.deck = pool[:left]  # a copy
        if self.tricks_size > 0:
            world.trick_pile = shuffled(self.tricks, self.tricks_size, chance)
        if world.hindrances:
            above = shuffled(self.hindrances, self.hindrances_size, chance)
            world.hindrance_pile = above | self.under << (4 * self.hindrances_size)
        if self.any_chosen:
            self.guess_swaps(world, chance)
        return world

    def kept_story(self, story: Story, chance: Chance) -> Story:
        """A story whose lots are dealt, lying at the top of its pool, in a way that stands."""
        story.deal(chance)
        tries = 1
        while tries < MOST_TRIES and not story.stands(chance):
            story = self.pick_story(chance)
            story.deal(chance)
            tries += 1
        return story

    def pick_story(self, chance: Chance) -> Story:
        stories = self.stories
        n = len(stories)
        if n == 1:
            return stories[0]
        at = chance.below(stories[n - 1].upto)
        for i in range(n):
            if at < stories[i].upto:
                return stories[i]
        return stories[n - 1]

    def guess_swaps(self, world: Larder, chance: Chance) -> None:
        """Any choice the imagined hand allows."""
        for seat in range(world.players):
            if self.chosen[seat] != 0:
                me = world.seats[seat]
                swap_into(me, self.moves)
                me.swap = self.moves.get(chance.below(self.moves.size))


def shuffle_top(pool: vec[u8], size: i64, n: i64, chance: Chance) -> None:
    """Let any cards of the pool come to lie in its last n places."""
    last = size - 1
    for _i in range(n):
        j = chance.below(last + 1)
        kept = pool[last]
        pool[last] = pool[j]
        pool[j] = kept
        last -= 1


def shuffle_bottom(pool: vec[u8], size: i64, n: i64, chance: Chance) -> None:
    """The same for the first n places: a deck begins with its trouble pile. The undealt cards
    after it need no order."""
    for i in range(n):
        j = i + chance.below(size - i)
        kept = pool[i]
        pool[i] = pool[j]
        pool[j] = kept


def deal_closed(me: Player, pool: vec[u8], left: i64) -> i64:
    """Say what the closed cards are; how much of the pool remains."""
    marks = me.closed_at
    shift: i64 = 0
    while marks != 0:
        if (marks & 15) != 0:  # a marked place is worth 1 so far
            left -= 1
            me.closed_at += i64(pool[left]) << shift
        marks >>= 4
        shift += 4
    return left


def choices(n: i64, k: i64) -> i64:
    """In how many ways k of n cards can be chosen."""
    found: i64 = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found
