"""Ways in which the action cards nobody shows may have been dealt, each as likely as any other.

Every card drawn unseen is a slot, and so is every card left in the deck. All ways to put the unseen
cards into the slots were equally likely; the evidence (evidence.py) rules most of them out. So the
deals are walked through at random: cards change places, two or three at a time, as long as nothing
that was seen is contradicted. That walk visits all deals it can reach equally often.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core import bags
from logovo.core.chance import Chance
from logovo.games.gold.components import CARD_KINDS, MOST_PLAYERS
from logovo.games.gold.evidence import ALL_CARDS, DRAW, NONE, PLAY, SOME, UNSEEN, CardEvidence, Row

WIDTH: Final = 3  # numbers of a row: its kind, seat or seats, slot or card or cards
STEPS: Final[i64] = 10  # exchanges for each hidden card between two worlds, and so many more
MORE_STEPS: Final[i64] = 20
FIRST_STEPS: Final[i64] = 40  # before the first world
MOST_STEPS: Final[i64] = 20_000  # to find a deal that agrees with everything seen
MANY: Final[i64] = 1000
FIELD: Final = 15  # of a bag


@final
class Deals:
    """`present` is what must be so now beyond what was heard."""

    def __init__(self, story: Story, present: list[Row]) -> None:
        self.cards = vec[i64]([i64(card) for card in story.cards])  # per slot
        # Slots nobody has seen, deck after deck; `held` are those of them that lie in hands.
        self.loose = vec[i64]([i64(slot) for slot in story.loose])
        self.held = vec[i64]([i64(slot) for slot in story.held])
        self.from_deck = vec[i64]([i64(at) for at in story.from_deck])  # per slot, into `loose`
        self.to_deck = vec[i64]([i64(at) for at in story.to_deck])
        self.barred = vec[i64]([i64(cards) for cards in story.barred])  # per slot, a mask
        rows = [packed(row) for row in story.rows + present]
        self.rows = vec[i64]([number for row in rows for number in row])
        self.hands = vec[i64]([0] * MOST_PLAYERS)
        self.wrong: i64 = -1  # what the deal contradicts; -1 before the first one

    def deal(self, chance: Chance) -> None:
        """One more way: `hands` are what everybody holds now."""
        steps = STEPS * len(self.held) + MORE_STEPS
        if self.wrong < 0:
            self.shuffle(chance)
            self.wrong = self.contradicted(MANY)
            self.settle(chance)
            steps = FIRST_STEPS * len(self.held)
        if len(self.held) != 0:
            for _step in range(steps):
                self.exchange(chance)
        self.contradicted(MANY)

    def shuffle(self, chance: Chance) -> None:
        for at in range(len(self.loose)):
            slot = self.loose[at]
            low = self.from_deck[slot]
            self.swap(slot, self.loose[low + chance.below(at - low + 1)])

    def settle(self, chance: Chance) -> None:
        """Take steps that contradict no more than before until nothing is contradicted."""
        for _step in range(MOST_STEPS):
            if self.wrong == 0 or len(self.held) == 0:
                return
            self.exchange(chance)

    def exchange(self, chance: Chance) -> None:
        """Two cards change places, or three, unless that would contradict more."""
        first = self.held[chance.below(len(self.held))]
        low = self.from_deck[first]
        many = self.to_deck[first] - low
        second = self.loose[low + chance.below(many)]
        third = second
        if chance.below(4) == 0:
            third = self.loose[low + chance.below(many)]
        if first == second or first == third:
            return
        self.swap(first, second)
        self.swap(second, third)
        wrong = MANY
        if self.is_open(first) and self.is_open(second) and self.is_open(third):
            wrong = self.contradicted(self.wrong)
        if wrong <= self.wrong:
            self.wrong = wrong
            return
        self.swap(second, third)
        self.swap(first, second)

    def swap(self, one: i64, other: i64) -> None:
        cards = self.cards
        kept = cards[one]
        cards[one] = cards[other]
        cards[other] = kept

    def is_open(self, slot: i64) -> bool:
        """Whether the card there was not shown to be elsewhere by a single row."""
        return (self.barred[slot] >> self.cards[slot]) & 1 == 0

    def contradicted(self, most: i64) -> i64:
        """How much of what was seen cannot be with this deal; more than `most` is not counted
        to the end. Fills `hands`."""
        hands = self.hands
        for seat in range(MOST_PLAYERS):
            hands[seat] = 0
        rows = self.rows
        wrong: i64 = 0
        at: i64 = 0
        while at < len(rows) and wrong <= most:
            kind = rows[at]
            seat = rows[at + 1]
            what = rows[at + 2]
            at += WIDTH
            if kind == DRAW:
                hands[seat] += bags.some(self.cards[what], 1)
            elif kind == PLAY:
                if bags.count(hands[seat], what) != 0:
                    hands[seat] -= bags.some(what, 1)
                else:
                    wrong += 1
            else:
                holding = holders(hands, seat, what)
                if kind == NONE:
                    wrong += holding
                elif holding == 0:
                    wrong += 1
        return wrong


def holders(hands: vec[i64], seats: i64, cards: i64) -> i64:
    """How many of these seats hold one of these cards, given as filled fields of a bag."""
    n: i64 = 0
    seat: i64 = 0
    while seats != 0:
        if seats & 1 and hands[seat] & cards != 0:
            n += 1
        seats >>= 1
        seat += 1
    return n


def packed(row: Row) -> tuple[i64, i64, i64]:
    """A row as `contradicted` reads it: masks of cards as filled fields of a bag."""
    kind, seat, what, _deck = row
    if kind == NONE or kind == SOME:
        cards: i64 = 0
        for card in range(CARD_KINDS):
            if (what >> card) & 1:
                cards += bags.some(card, FIELD)
        return i64(kind), i64(seat), cards
    return i64(kind), i64(seat), i64(what)


class Story:
    """The evidence laid out in slots, for hands of these sizes and a deck of this size."""

    def __init__(
        self, evidence: CardEvidence, own: int, sizes: list[int], deck_size: int, played: int
    ) -> None:
        self.rows: list[Row] = []
        self.cards: list[int] = []
        self.loose: list[int] = []
        self.held: list[int] = []
        self.from_deck: list[int] = []
        self.to_deck: list[int] = []
        self.barred: list[int] = []
        rows, decks = completed(evidence, own, sizes, played)
        if not adds_up(rows, decks, deck_size):
            rows, decks = unheard(evidence.observer, own, sizes, played)
        slots: list[tuple[int, int]] = []  # card or UNSEEN, deck
        for kind, seat, what, deck in rows:
            if kind == DRAW:
                if what == UNSEEN:
                    self.held.append(len(slots))
                self.rows.append((DRAW, seat, len(slots), deck))
                slots.append((what, deck))
            else:
                self.rows.append((kind, seat, what, deck))
        self.barred = barred_cards(rows) + [0] * deck_size
        slots.extend([(UNSEEN, len(decks) - 1)] * deck_size)
        self.cards = [card for card, _deck in slots]
        self.from_deck = [0] * len(slots)
        self.to_deck = [0] * len(slots)
        for deck in range(len(decks)):
            self.fill(deck, decks[deck], slots)

    def fill(self, deck: int, bag: int, slots: list[tuple[int, int]]) -> None:
        """Put the cards of a deck that nobody has seen into its slots, in any order."""
        low = len(self.loose)
        for slot in range(len(slots)):
            card, origin = slots[slot]
            if origin == deck:
                if card == UNSEEN:
                    self.loose.append(slot)
                else:
                    bag -= int(bags.some(card, 1))
        at = low
        for card in range(int(CARD_KINDS)):
            for _i in range(int(bags.count(bag, card))):
                self.cards[self.loose[at]] = card
                at += 1
        for slot in self.loose[low:]:
            self.from_deck[slot] = low
            self.to_deck[slot] = at


def barred_cards(rows: list[Row]) -> list[int]:
    """Per slot a mask of the cards that its seat was later shown not to hold and had not played
    in between."""
    found: list[int] = []
    for at in range(len(rows)):
        kind, seat, _card, _deck = rows[at]
        if kind != DRAW:
            continue
        barred = 0
        played = 0
        for later, seats, what, _from in rows[at + 1 :]:
            if later == PLAY and seats == seat:
                played |= 1 << what
            elif later == NONE and (seats >> seat) & 1:
                barred |= what & ~played
        found.append(barred)
    return found


def completed(
    evidence: CardEvidence, own: int, sizes: list[int], played: int
) -> tuple[list[Row], list[int]]:
    """Rows and decks that lead to these hands. Who began to listen in the middle of a game, at a
    built position, takes the cards already there for the first ones drawn."""
    rows = evidence.so_far()
    missing = sizes[:]
    known = own
    for kind, seat, what, _deck in rows:
        if kind == PLAY:
            missing[seat] += 1
            if seat == evidence.observer:
                known += int(bags.some(what, 1))
        elif kind == DRAW:
            missing[seat] -= 1
            if what != UNSEEN:
                known -= int(bags.some(what, 1))
    if not any(missing):
        return rows, evidence.decks
    early: list[Row] = []
    for seat in range(len(missing)):
        if seat != evidence.observer:
            early.extend([(DRAW, seat, UNSEEN, 0)] * missing[seat])
    early.extend([(DRAW, evidence.observer, card, 0) for card in cards_in(known)])
    decks = evidence.decks[:]
    decks[0] -= played - evidence.played
    return early + rows, decks


def adds_up(rows: list[Row], decks: list[int], deck_size: int) -> bool:
    """Whether every deck has as many cards as were drawn from it or are left."""
    drawn = [0] * len(decks)
    drawn[-1] = deck_size
    for kind, _seat, _what, deck in rows:
        if kind == DRAW:
            drawn[deck] += 1
    return drawn == [int(bags.size(deck)) for deck in decks]


def unheard(observer: int, own: int, sizes: list[int], played: int) -> tuple[list[Row], list[int]]:
    """Nothing was heard that leads here: everybody has just drawn what they hold."""
    rows: list[Row] = [(DRAW, observer, card, 0) for card in cards_in(own)]
    for seat in range(len(sizes)):
        if seat != observer:
            rows.extend([(DRAW, seat, UNSEEN, 0)] * sizes[seat])
    return rows, [ALL_CARDS - played]


def cards_in(bag: int) -> list[int]:
    found: list[int] = []
    for card in range(int(CARD_KINDS)):
        found.extend([card] * int(bags.count(bag, card)))
    return found
